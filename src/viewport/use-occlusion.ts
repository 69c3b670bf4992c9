import { useThree } from '@react-three/fiber'
import { useCallback, useEffect, useRef } from 'react'
import type { Camera, Scene, WebGLRenderer } from 'three'
import { useEditor } from '../hooks/EditorContext.tsx'
import { useSettings } from '../hooks/records.ts'
import { sceneBounds } from '../spatial/index.ts'
import type { Occlusion } from './occlusion.ts'

/** Darkens the corners of what was drawn, where the scene wants it. It comes when that is first so. */
export function useOcclusion(): (renderer: WebGLRenderer, stage: Scene, camera: Camera) => void {
  const { scene, session, fail } = useEditor()
  const { invalidate } = useThree()
  const { occlusion: strength = 0 } = useSettings()
  const pass = useRef<Occlusion | null>(null)
  const isWanted = strength > 0

  useEffect(() => {
    if (!isWanted) return
    let stays = true
    const load = async () => {
      const { Occlusion } = await import('./occlusion.ts')
      if (!stays) return
      pass.current = new Occlusion()
      invalidate()
    }
    load().catch((error: Error) => fail('Ambient occlusion', error))
    return () => {
      stays = false
      pass.current?.dispose()
      pass.current = null
      invalidate()
    }
  }, [isWanted, fail, invalidate])

  return useCallback(
    (renderer, stage, camera) => {
      if (!pass.current || session.state.shading !== 'lit') return
      const { min, max } = sceneBounds(scene) ?? { min: [0, 0, 0], max: [1, 1, 1] }
      const diagonal = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2])
      pass.current.render(renderer, stage, camera, diagonal, scene.settings.occlusion ?? 0)
    },
    [scene, session],
  )
}
