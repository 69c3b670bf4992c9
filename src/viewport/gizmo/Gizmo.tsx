import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { Vector3 } from 'three'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useViewport } from '../context.tsx'
import { gizmoFrame } from './frame.ts'
import type { GizmoTool } from './handles.ts'
import { GizmoModel } from './model.ts'
import { gizmo } from './state.ts'

/** Arrows, rings or cubes about what is selected. What they do is `HandleDrag`'s matter. */
export function Gizmo() {
  const { scene, session } = useEditor()
  const { view } = useViewport()
  const { invalidate, camera } = useThree()
  const model = useMemo(() => new GizmoModel(), [])

  useEffect(() => {
    const offs = [
      gizmo.store.subscribe(() => invalidate()),
      session.store.subscribe((now, before) => {
        if (now.tool !== before.tool || now.space !== before.space || now.pivot !== before.pivot) invalidate()
      }),
    ]
    return () => {
      for (const off of offs) off()
    }
  }, [session, invalidate])

  useEffect(() => () => model.dispose(), [model])

  useFrame(() => {
    const { hover, active, frame: held } = gizmo.store.getState()
    const frame = held ?? gizmoFrame(scene, session)
    const origin = frame?.origin.toArray() ?? [0, 0, 0]
    camera.updateMatrixWorld()
    model.update({
      frame,
      tool: session.state.tool as GizmoTool,
      metresPerPixel: view.metresPerPixel(origin),
      eye: new Vector3(...view.towardsEye(origin)),
      camera: camera.quaternion,
      hover,
      active,
    })
  })

  return <primitive object={model.root} />
}
