import { useFrame, useThree } from '@react-three/fiber'
import type CameraControls from 'camera-controls'
import { useEffect, useMemo, useRef } from 'react'
import type { Camera, PerspectiveCamera, WebGLRenderer } from 'three'
import type { NodeId } from '../document/index.ts'
import { useEditor } from '../hooks/EditorContext.tsx'
import { useSession } from '../hooks/records.ts'
import { Player } from './clips/Player.ts'
import { SELECTION_COLOR } from './colors.ts'
import { useViewport } from './context.tsx'
import { DrawnLists, surfacesOf } from './drawn.ts'
import { Outline } from './outline.ts'
import { Picker } from './picking.ts'
import { SceneView } from './SceneView.ts'
import { useOcclusion } from './use-occlusion.ts'
import { Veil } from './veil.ts'
import { HELPER_LAYER, STAGE_LAYER } from './views/env.ts'
import { highlight } from './views/helpers.ts'

const SELECTED = { color: SELECTION_COLOR, width: 2, opacity: 1, hidden: 0.28 }
const HOVERED = { color: '#ffd9a3', width: 1.5, opacity: 0.55, hidden: 0.12 }

/** Keeps the projection up with the document, and draws the frames. */
export function Projection() {
  const { scene, session } = useEditor()
  const { view, models } = useViewport()
  const { gl, scene: stage, camera, controls, invalidate } = useThree()
  const shading = useSession((state) => state.shading)
  const helpersShown = useSession((state) => state.helpersShown)
  const batching = useSession((state) => state.batching)
  const projection = useMemo(() => new SceneView(scene, models), [scene, models])
  const player = useMemo(() => new Player(scene, session, models, projection), [scene, session, models, projection])
  const drawn = useMemo(() => new DrawnLists(scene, projection), [scene, projection])
  const picker = useMemo(() => new Picker(scene, projection), [scene, projection])
  /** Whether the shadows that there are were thrown by stand-ins. */
  const coarseShadows = useRef(false)
  const occlude = useOcclusion()
  const passes = useMemo(() => ({ outline: new Outline(), veil: new Veil() }), [])

  useEffect(() => {
    projection.rebuild()
    player.follow(session.state.playback)
    for (const id of session.state.selection) mark(projection, id, true)
    gl.info.autoReset = false
    models.connect(gl)
    const offs = [
      scene.onDiff((diff, { phase }) => {
        if (phase === 'commit') return
        projection.apply(diff)
        for (const [id, { after }] of diff.assets) if (!after) models.rest(id)
        player.pose()
        for (const id of session.state.selection) if (diff.nodes.has(id)) mark(projection, id, true)
        gl.shadowMap.needsUpdate = true
        invalidate()
      }),
      session.store.subscribe((now, before) => {
        if (now.playback !== before.playback) {
          player.follow(now.playback)
          gl.shadowMap.needsUpdate = true
          invalidate()
        }
        if (now.selection !== before.selection) {
          for (const id of before.selection) mark(projection, id, false)
          for (const id of now.selection) mark(projection, id, true)
        }
        if (
          now.selection !== before.selection ||
          now.hover !== before.hover ||
          now.hinted !== before.hinted ||
          now.entered !== before.entered
        ) {
          invalidate()
        }
      }),
    ]
    invalidate()
    return () => {
      for (const off of offs) off()
    }
  }, [projection, player, scene, session, models, gl, invalidate])

  useEffect(() => {
    projection.shade(shading)
    gl.shadowMap.needsUpdate = true
    invalidate()
  }, [projection, shading, gl, invalidate])

  useEffect(() => {
    projection.batch(batching)
    gl.shadowMap.needsUpdate = true
    invalidate()
  }, [projection, batching, gl, invalidate])

  useEffect(() => {
    const { outline, veil } = passes
    return () => {
      outline.dispose()
      veil.dispose()
    }
  }, [passes])

  useEffect(() => {
    camera.layers.set(0)
    camera.layers.enable(STAGE_LAYER)
    if (helpersShown) camera.layers.enable(HELPER_LAYER)
    invalidate()
    if (!controls) return
    return view.connect({
      renderer: gl,
      scene: stage,
      camera: camera as PerspectiveCamera,
      controls: controls as unknown as CameraControls,
      picker,
      detail: projection.detail,
      models,
      objectOf: (id) => projection.objectOf(id),
      surfacesOf: (id) => surfacesOf(scene, projection, id),
      materialOf: (id) => projection.materialOf(id),
      player,
      invalidate,
      renderPlain: () => {
        const layers = camera.layers.mask
        camera.layers.set(0)
        gl.render(stage, camera)
        occlude(gl, stage, camera)
        camera.layers.mask = layers
      },
    })
  }, [view, gl, stage, camera, controls, scene, projection, picker, player, models, helpersShown, occlude, invalidate])

  useFrame((_, seconds) => {
    const { detail } = projection
    if (player.tick(seconds)) {
      gl.shadowMap.needsUpdate = true
      invalidate()
    }
    gl.info.reset()
    const start = performance.now()
    const render = () => gl.render(stage, camera)
    if (detail.isCoarse) {
      coarseShadows.current ||= gl.shadowMap.needsUpdate
      detail.coarsely(render)
    } else {
      gl.shadowMap.needsUpdate ||= coarseShadows.current
      coarseShadows.current = false
      render()
      occlude(gl, stage, camera)
    }
    const ms = performance.now() - start
    detail.weigh(gl.info.render.triangles)
    const mark = () => drawMarks(gl, camera)
    // A silhouette looks the same by stand-ins.
    if (detail.isCoarse || detail.isHuge) detail.coarsely(mark)
    else mark()
    view.frameDrawn(ms)
  }, 1)

  function drawMarks(gl: WebGLRenderer, camera: Camera) {
    const { selection, hover, hinted, entered } = session.state
    if (entered !== null) passes.veil.render(gl, camera, drawn.of([entered]))
    const marked = hover === null || selection.includes(hover) ? hinted : [hover, ...hinted]
    if (marked.length) passes.outline.render(gl, camera, drawn.of(marked), HOVERED)
    passes.outline.render(gl, camera, drawn.of(selection), SELECTED)
  }

  return <primitive object={projection.root} />
}

function mark(projection: SceneView, id: NodeId, selected: boolean) {
  const object = projection.objectOf(id)
  if (object) highlight(object, selected)
}
