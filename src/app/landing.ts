import type { Vec3 } from '../document/index.ts'
import type { Editor } from './editor.ts'
import { pointInView } from './point-in-view.ts'

/** Metres from the origin beyond which nothing lands. */
const FARTHEST = 200

/** Where what is dropped would stand: on the surface under the pointer, where that is in the view and not far off. */
export function landing(editor: Editor, event: DragEvent): Vec3 | null {
  const at = pointInView(editor.view, event)
  const point = at && editor.view.surfaceAt(at.x, at.y)?.point
  return point && Math.hypot(...point) < FARTHEST ? point : null
}
