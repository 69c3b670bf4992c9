import { useFrame, useThree } from '@react-three/fiber'
import type CameraControls from 'camera-controls'
import { useEffect, useMemo } from 'react'
import type { Object3D, PerspectiveCamera } from 'three'
import { useEditor } from '../hooks/EditorContext.tsx'
import { useViewport } from './context.tsx'
import { Outline } from './outline.ts'
import { Picker } from './picking.ts'
import { SceneView } from './SceneView.ts'
import { HELPER_LAYER } from './views/env.ts'

const SELECTION = '#ffb454'

/** Keeps the projection up with the document, and draws the frames. */
export function Projection() {
  const { scene, session } = useEditor()
  const { view, models } = useViewport()
  const { gl, scene: stage, camera, controls, invalidate } = useThree()
  const projection = useMemo(() => new SceneView(scene, models), [scene, models])
  const outline = useMemo(() => new Outline(), [])

  useEffect(() => {
    projection.rebuild()
    gl.info.autoReset = false
    models.connect(gl)
    const offs = [
      scene.onDiff((diff, { phase }) => {
        if (phase === 'commit') return
        projection.apply(diff)
        gl.shadowMap.needsUpdate = true
        invalidate()
      }),
      session.store.subscribe((now, before) => {
        if (now.selection !== before.selection) invalidate()
      }),
    ]
    invalidate()
    return () => {
      for (const off of offs) off()
    }
  }, [projection, scene, session, models, gl, invalidate])

  useEffect(() => () => outline.dispose(), [outline])

  useEffect(() => {
    if (!controls) return
    camera.layers.enable(HELPER_LAYER)
    return view.connect({
      renderer: gl,
      scene: stage,
      camera: camera as PerspectiveCamera,
      controls: controls as unknown as CameraControls,
      picker: new Picker(scene, projection),
      invalidate,
      renderPlain: () => {
        camera.layers.disable(HELPER_LAYER)
        gl.render(stage, camera)
        camera.layers.enable(HELPER_LAYER)
      },
    })
  }, [view, gl, stage, camera, controls, scene, projection, invalidate])

  useFrame(() => {
    gl.info.reset()
    const start = performance.now()
    gl.render(stage, camera)
    const ms = performance.now() - start
    const selected = session.state.selection.map((id) => projection.objectOf(id)).filter((o): o is Object3D => !!o)
    outline.render(gl, stage, camera, selected.filter(isShown), SELECTION)
    view.frameDrawn(ms)
  }, 1)

  return <primitive object={projection.root} />
}

function isShown(object: Object3D): boolean {
  for (let at: Object3D | null = object; at; at = at.parent) if (!at.visible) return false
  return true
}
