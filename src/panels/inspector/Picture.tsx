import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import type { PictureSubject } from '../../hooks/pictures.ts'

/** Milliseconds for which a subject must rest before its picture is drawn anew. */
const REST = 90

interface PictureProps {
  subject: PictureSubject
  /** CSS pixels. */
  width: number
  height: number
  /** Changes whenever the subject may look different. */
  version: unknown
  className?: string
}

/** A small picture of something in the scene. Draws when the subject has come to rest, never in the midst of a drag. */
export function Picture({ subject, width, height, version, className = '' }: PictureProps) {
  const { pictures } = useEditor()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [stale, setStale] = useState(0)
  const key = JSON.stringify(subject)

  useEffect(() => pictures.onStale(() => setStale((n) => n + 1)), [pictures])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` and `stale` say that it may look different
  useEffect(() => {
    const timer = setTimeout(() => {
      const element = canvas.current
      if (element) element.dataset.drawn = String(pictures.draw(JSON.parse(key), element))
    }, REST)
    return () => clearTimeout(timer)
  }, [pictures, key, version, stale])

  const ratio = Math.min(2, window.devicePixelRatio || 1)
  return (
    <canvas
      ref={canvas}
      className={`picture ${className}`}
      width={width * ratio}
      height={height * ratio}
      style={{ '--width': `${width}px`, '--height': `${height}px` } as CSSProperties}
    />
  )
}
