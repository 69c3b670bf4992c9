import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import {
  BoxGeometry,
  BufferGeometry,
  EdgesGeometry,
  Float32BufferAttribute,
  LineBasicMaterial,
  LineSegments,
} from 'three'
import { isShown, type SceneReader } from '../document/index.ts'
import { useEditor } from '../hooks/EditorContext.tsx'
import { useSession } from '../hooks/records.ts'
import { ownBounds } from '../spatial/index.ts'

const UNIT = new EdgesGeometry(new BoxGeometry(1, 1, 1)).attributes.position

/** The bounds of every mesh, in place of its surface, while that shading is chosen. */
export function BoundsBoxes() {
  const { scene } = useEditor()
  const { invalidate } = useThree()
  const shown = useSession((state) => state.shading === 'bounds')
  const lines = useMemo(
    () =>
      new LineSegments(
        new BufferGeometry(),
        new LineBasicMaterial({ color: '#c3c9d4', toneMapped: false, fog: false }),
      ),
    [],
  )
  useEffect(() => {
    lines.visible = shown
    lines.frustumCulled = false
    if (!shown) return
    const draw = () => {
      lines.geometry.dispose()
      lines.geometry = new BufferGeometry().setAttribute('position', boxes(scene))
      invalidate()
    }
    draw()
    return scene.onDiff((_, { phase }) => phase !== 'commit' && draw())
  }, [lines, scene, shown, invalidate])
  return <primitive object={lines} />
}

function boxes(scene: SceneReader): Float32BufferAttribute {
  const points: number[] = []
  for (const node of scene.nodes()) {
    const bounds = isShown(scene, node.id) ? ownBounds(scene, node) : null
    if (!bounds) continue
    const { min, max } = bounds
    for (let i = 0; i < UNIT.count; i++) {
      points.push(
        UNIT.getX(i) < 0 ? min[0] : max[0],
        UNIT.getY(i) < 0 ? min[1] : max[1],
        UNIT.getZ(i) < 0 ? min[2] : max[2],
      )
    }
  }
  return new Float32BufferAttribute(points, 3)
}
