import CameraControlsImpl from 'camera-controls'
import { Vector3 } from 'three'
import type { Vec3 } from '../../document/index.ts'
import type { EditorCore } from '../../hooks/EditorContext.tsx'
import { boundsOrOrigin, center } from '../../spatial/index.ts'
import type { Hit } from '../picking.ts'
import type { View } from '../view.ts'

const { ACTION } = CameraControlsImpl

/** Says what the buttons do to the camera for the press that begins now, before the controls see it. */
export function chooseAction(view: View, event: PointerEvent, spaceHeld: boolean): void {
  const controls = view.canvas?.controls
  if (!controls) return
  controls.mouseButtons.left = spaceHeld ? ACTION.TRUCK : ACTION.ROTATE
  controls.mouseButtons.middle = event.shiftKey ? ACTION.TRUCK : ACTION.ROTATE
}

/** Lets an orbit that begins now turn about what is under the pointer, else about what is selected. */
export function orbitAbout({ scene, session }: EditorCore, view: View, hit: Hit | undefined): void {
  const { controls } = view.canvas!
  const { selection } = session.state
  const point: Vec3 | null = hit?.point ?? (selection.length ? center(boundsOrOrigin(scene, selection)) : null)
  if (!point) return
  controls.stop()
  controls.setOrbitPoint(...point)
}

/** Two fingers on a trackpad with Shift pan; without, and pinching, they zoom, which is the controls' own. */
export function panByWheel(view: View, event: WheelEvent): boolean {
  if (!event.shiftKey || event.ctrlKey || !view.canvas) return false
  const { controls } = view.canvas
  const metres = view.metresPerPixel(controls.getTarget(new Vector3()).toArray())
  void controls.truck(event.deltaX * metres, event.deltaY * metres, true)
  return true
}
