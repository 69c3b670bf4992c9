import type { Tool } from '../../session/session.ts'

export type GizmoTool = Exclude<Tool, 'select' | 'measure'>

/**
 * A part of the gizmo that can be taken hold of. One axis: an arrow, a ring, a cube. Two: a plane to move over. All
 * three: the ring that moves across the view, or the cube that scales evenly. None: the ring that turns about the view.
 */
export interface Handle {
  tool: GizmoTool
  axes: readonly (0 | 1 | 2)[]
}

const handle = (tool: GizmoTool, ...axes: (0 | 1 | 2)[]): Handle => ({ tool, axes })

export const HANDLES: Record<GizmoTool, readonly Handle[]> = {
  translate: [
    handle('translate', 0, 1, 2),
    handle('translate', 0),
    handle('translate', 1),
    handle('translate', 2),
    handle('translate', 0, 1),
    handle('translate', 1, 2),
    handle('translate', 0, 2),
  ],
  rotate: [handle('rotate', 0), handle('rotate', 1), handle('rotate', 2), handle('rotate')],
  scale: [handle('scale', 0, 1, 2), handle('scale', 0), handle('scale', 1), handle('scale', 2)],
}

/** The axis that a plane stands across. */
export const across = ({ axes }: Handle): 0 | 1 | 2 => ([0, 1, 2] as const).find((i) => !axes.includes(i))!

/** Sizes on the screen, CSS pixels. */
export const SIZES = {
  axisFrom: 20,
  axis: 84,
  planeFrom: 26,
  planeTo: 46,
  ring: 76,
  viewRing: 92,
  /** The ring that moves freely. What is within it belongs to the node: there a drag goes over the ground. */
  free: 13,
  /** Half of the cube that scales evenly. */
  center: 9,
}

/** Axes that point at the eye, and planes and rings seen edge-on, can neither be seen well nor dragged well. */
export const HIDES = { axis: 0.975, plane: 0.2 }
