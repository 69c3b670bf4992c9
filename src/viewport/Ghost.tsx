import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { BoxGeometry, EdgesGeometry, Group, LineBasicMaterial, LineSegments, Mesh, MeshBasicMaterial } from 'three'
import { ghost } from './ghost.ts'
import { STAGE_LAYER } from './views/env.ts'

/** A box that shows, before it is let go, where what is dragged or chosen will stand, and how large. */
export function Ghost() {
  const { invalidate } = useThree()
  const box = useMemo(makeBox, [])
  useEffect(() => {
    const follow = () => {
      const { box: shown } = ghost.store.getState()
      box.visible = shown !== null
      if (shown) {
        const [width, height, depth] = shown.size.map((n) => Math.max(0.002, n))
        box.scale.set(width, height, depth)
        box.position.set(shown.at[0], shown.at[1] + height / 2, shown.at[2])
      }
      invalidate()
    }
    follow()
    return ghost.store.subscribe(follow)
  }, [box, invalidate])
  return <primitive object={box} />
}

function makeBox(): Group {
  const shape = new BoxGeometry(1, 1, 1)
  const face = new MeshBasicMaterial({ color: '#7aa2ff', transparent: true, opacity: 0.16, depthWrite: false })
  const edge = new LineBasicMaterial({ color: '#a9c3ff', transparent: true, opacity: 0.9, depthWrite: false })
  for (const material of [face, edge]) Object.assign(material, { toneMapped: false, fog: false })
  const box = new Group().add(new Mesh(shape, face), new LineSegments(new EdgesGeometry(shape), edge))
  box.traverse((object) => object.layers.set(STAGE_LAYER))
  box.visible = false
  return box
}
