import type { NodeId, SceneReader } from '../../../../document/index.ts'
import { boundsOrOrigin, size } from '../../../../spatial/index.ts'
import { colorFamily } from '../words/colors.ts'
import { headOf, surfaceOf } from './describe.ts'

/** Whether a thing differs, in colour or in size, from most others of its kind: the black one of five chairs. */
export function isOdd(scene: SceneReader, id: NodeId): boolean {
  const kind = headOf(scene.node(id)!.name)
  const kin = scene.children(scene.node(id)!.parent).filter((other) => headOf(scene.node(other)!.name) === kind)
  return (
    kin.length > 2 &&
    [colorOf, sizeOf].some((look) =>
      isRare(
        look(scene, id),
        kin.map((other) => look(scene, other)),
      ),
    )
  )
}

/** Whether so few are so that the others can be called the rule. */
function isRare(own: string, all: readonly string[]): boolean {
  const most = Math.max(...all.map((one) => all.filter((other) => other === one).length))
  return most > all.length / 2 && all.filter((one) => one === own).length < most
}

function colorOf(scene: SceneReader, id: NodeId): string {
  const color = surfaceOf(scene, scene.node(id)!)?.color
  return color ? colorFamily(color) : ''
}

const sizeOf = (scene: SceneReader, id: NodeId): string =>
  size(boundsOrOrigin(scene, [id]))
    .map((n) => n.toFixed(2))
    .join()
