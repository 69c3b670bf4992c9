import { useFrame, useThree } from '@react-three/fiber'
import type CameraControlsImpl from 'camera-controls'
import { useEffect, useRef } from 'react'
import { Matrix4, PerspectiveCamera, Quaternion, Vector3 } from 'three'
import type { Gesture } from '../commands/gesture.ts'
import { type CameraNode, isLocked } from '../document/index.ts'
import { useEditor } from '../hooks/EditorContext.tsx'
import { useSession } from '../hooks/records.ts'
import type { ViewPose } from '../session/session.ts'
import { localFor, worldMatrix } from '../spatial/index.ts'
import { useViewport } from './context.tsx'
import { frameIn } from './overlays/frame.ts'

/** Metres before a camera about which steering turns, where nothing else says. */
const AHEAD = 5

/**
 * Lets the view look through a camera of the scene. While it is steered, moving the view moves that camera, each
 * gesture one step of undo; else moving the view leaves it, from where it stands.
 */
export function Through({ fov }: { fov: number }) {
  const { scene, session, registry, run } = useEditor()
  const { view } = useViewport()
  const { camera, invalidate, size } = useThree()
  const controls = useThree((state) => state.controls) as unknown as CameraControlsImpl | null
  const through = useSession((state) => state.through)
  const before = useRef<ViewPose | null>(null)

  useEffect(() => {
    if (!controls || through === null) return
    before.current = view.pose()
    follow(controls, worldMatrix(scene, through))
    const own = view.canvas?.objectOf(through)
    const showOwn = (shown: boolean) => {
      for (const part of own?.children ?? []) if (!part.userData.node) part.visible = shown
    }
    showOwn(false) // its icon and outline would lie right before the eye
    let gesture: Gesture | null = null
    const leave = () => {
      before.current = null
      session.set({ through: null })
    }
    const start = () => {
      if (!session.state.steering || isLocked(scene, through)) return leave()
      gesture = registry.gesture(`Move ${scene.node(through)?.name}`)
    }
    const change = () => {
      if (!session.state.steering || isLocked(scene, through)) return leave()
      const node = scene.node(through)
      if (!node) return
      const { position, rotation } = localFor(scene, node.parent, pointed(controls))
      const params = { items: [{ node: through, position, rotation }] }
      if (gesture?.isOpen) gesture.run('node.place', params)
      else void run('node.place', params, `steer:${through}`)
    }
    const end = () => {
      gesture?.commit()
      gesture = null
    }
    const { smoothTime, draggingSmoothTime } = controls
    // A camera that is steered stops where the hand stops: what comes to rest later would be outside of the gesture.
    controls.smoothTime = controls.draggingSmoothTime = 0
    controls.addEventListener('controlstart', start)
    controls.addEventListener('control', change)
    controls.addEventListener('controlend', end)
    const off = scene.onDiff((_, { phase }) => {
      // Moved by something else than steering: the next gesture goes on from there.
      if (phase !== 'live' && !gesture && scene.node(through)) follow(controls, worldMatrix(scene, through))
      invalidate()
    })
    return () => {
      end()
      off()
      showOwn(true)
      Object.assign(controls, { smoothTime, draggingSmoothTime })
      controls.removeEventListener('controlstart', start)
      controls.removeEventListener('control', change)
      controls.removeEventListener('controlend', end)
      if (before.current) view.setPose(before.current)
      before.current = null
    }
  }, [controls, through, scene, session, registry, run, view, invalidate])

  useEffect(() => {
    if (through === null && camera instanceof PerspectiveCamera) lens(camera, fov)
    invalidate()
  }, [through, camera, fov, invalidate])

  useFrame(() => {
    const node = through === null ? undefined : scene.node(through)
    if (node?.kind !== 'camera' || !(camera instanceof PerspectiveCamera)) return
    worldMatrix(scene, node.id).decompose(camera.position, camera.quaternion, new Vector3())
    lens(camera, fovIn(node, size))
    camera.updateMatrixWorld()
  })

  return null
}

/** The view's field of view with which the frame within it sees what the camera sees; degrees. */
function fovIn(node: CameraNode, size: { width: number; height: number }): number {
  const frame = frameIn(size)
  const slope = node.projection === 'perspective' ? Math.tan((node.fov * Math.PI) / 360) : node.height / 2 / AHEAD
  return (Math.atan((slope * size.height) / frame.height) * 360) / Math.PI
}

function lens(camera: PerspectiveCamera, fov: number) {
  if (Math.abs(camera.fov - fov) < 1e-6) return
  camera.fov = fov
  camera.updateProjectionMatrix()
}

/** Brings the controls to where a camera stands, so that steering goes on from there. */
function follow(controls: CameraControlsImpl, world: Matrix4) {
  const [position, rotation] = [new Vector3(), new Quaternion()]
  world.clone().decompose(position, rotation, new Vector3())
  const ahead = new Vector3(0, 0, -1).applyQuaternion(rotation).multiplyScalar(AHEAD).add(position)
  void controls.setFocalOffset(0, 0, 0, false)
  void controls.setLookAt(...position.toArray(), ...ahead.toArray(), false)
}

/** The world matrix of a camera that stands and looks as the controls are about to. */
function pointed(controls: CameraControlsImpl): Matrix4 {
  const eye = controls.getPosition(new Vector3(), true)
  const target = controls.getTarget(new Vector3(), true)
  const turn = new Quaternion().setFromRotationMatrix(new Matrix4().lookAt(eye, target, new Vector3(0, 1, 0)))
  return new Matrix4().compose(eye, turn, new Vector3(1, 1, 1))
}
