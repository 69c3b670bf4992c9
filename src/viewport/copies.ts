import { type BufferAttribute, Matrix4, Quaternion, Vector3 } from 'three'
import type { GLTFParser } from 'three/addons/loaders/GLTFLoader.js'

interface Json {
  nodes?: { extensions?: { EXT_mesh_gpu_instancing?: { attributes: Record<string, number> } } }[]
}

/** The copies that nodes of EXT_mesh_gpu_instancing draw of their mesh: matrices relative to the node, by its index. */
export async function copiesOf(parser: GLTFParser): Promise<Map<number, Matrix4[]>> {
  const copies = new Map<number, Matrix4[]>()
  for (const [i, node] of ((parser.json as Json).nodes ?? []).entries()) {
    const attributes = node.extensions?.EXT_mesh_gpu_instancing?.attributes
    if (attributes) copies.set(i, await readCopies(parser, attributes))
  }
  return copies
}

async function readCopies(parser: GLTFParser, attributes: Record<string, number>): Promise<Matrix4[]> {
  const read = async (key: string) =>
    attributes[key] === undefined
      ? null
      : ((await parser.getDependency('accessor', attributes[key])) as BufferAttribute)
  const [at, turn, scale] = await Promise.all(['TRANSLATION', 'ROTATION', 'SCALE'].map(read))
  const count = (at ?? turn ?? scale)?.count ?? 0
  return Array.from({ length: count }, (_, i) => {
    const position = at ? new Vector3().fromBufferAttribute(at, i) : new Vector3()
    const size = scale ? new Vector3().fromBufferAttribute(scale, i) : new Vector3(1, 1, 1)
    const rotation = turn ? new Quaternion(turn.getX(i), turn.getY(i), turn.getZ(i), turn.getW(i)) : new Quaternion()
    return new Matrix4().compose(position, rotation.normalize(), size)
  })
}
