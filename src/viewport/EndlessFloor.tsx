import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { useEditor } from '../hooks/EditorContext.tsx'
import { Floor } from './floor.ts'

/** A floor without end; its rim follows the scene, once a change is done. */
export function EndlessFloor({ color }: { color: string }) {
  const { scene } = useEditor()
  const { gl, invalidate } = useThree()
  const floor = useMemo(() => new Floor(color), [color])
  useEffect(() => {
    const follow = () => {
      floor.reach(scene)
      gl.shadowMap.needsUpdate = true
      invalidate()
    }
    follow()
    const off = scene.onDiff((_, { phase }) => phase !== 'live' && follow())
    return () => {
      off()
      floor.dispose()
      invalidate()
    }
  }, [floor, scene, gl, invalidate])
  return <primitive object={floor.mesh} />
}
