import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'

/** Tells when the browser takes the WebGL context away, and when it gives it back. */
export function ContextGuard({ onChange }: { onChange(state: 'lost' | 'restored'): void }) {
  const { gl, invalidate } = useThree()
  useEffect(() => {
    const { domElement } = gl
    const lost = (event: Event) => {
      event.preventDefault() // else it is never given back
      onChange('lost')
    }
    const restored = () => {
      gl.shadowMap.needsUpdate = true
      onChange('restored')
      invalidate()
    }
    domElement.addEventListener('webglcontextlost', lost)
    domElement.addEventListener('webglcontextrestored', restored)
    return () => {
      domElement.removeEventListener('webglcontextlost', lost)
      domElement.removeEventListener('webglcontextrestored', restored)
    }
  }, [gl, onChange, invalidate])
  return null
}
