import { Group } from 'three'
import { buildMesh, VOXLoader } from 'three/addons/loaders/VOXLoader.js'
import { FileError } from '../../gltf/glb.ts'
import { baseName, bytesOf } from '../files.ts'
import type { ToGlb } from '../to-glb.ts'
import { objectToGlb } from './object.ts'

/** Metres of a voxel: so a figure of MagicaVoxel is as tall as a chair, and not as a house. */
const VOXEL = 0.05

/** MagicaVoxel. It has no units. */
export const voxToGlb: ToGlb = async (file) => {
  const name = baseName(file.path)
  const bytes = await bytesOf(file)
  checkChunks(new DataView(bytes.buffer), name)
  const parsed = new VOXLoader().parse(bytes.buffer)
  if (!parsed) throw new FileError(`"${name}" is no MagicaVoxel file of version 150 or 200`)
  const group = new Group()
  group.name = name.replace(/\.\w+$/, '')
  if (parsed.scene) group.add(parsed.scene)
  else group.add(...parsed.chunks.map((chunk) => buildMesh(chunk)))
  group.scale.setScalar(VOXEL)
  return objectToGlb({ object: group }, name)
}

/** Voxels along each side of a model at most (the format's specification, chunk SIZE). */
const LARGEST = 256
/** `MAIN`, after the head of the file. */
const FIRST_CHUNK = 8
const CHUNK_HEAD = 12

/** Makes sure that chunks lie in the file: the loader would follow any number that they say. */
function checkChunks(data: DataView, name: string): void {
  const fail = (): never => {
    throw new FileError(`"${name}" is damaged: its voxels are not where it says`)
  }
  for (let at = FIRST_CHUNK; at + CHUNK_HEAD <= data.byteLength; ) {
    const id = String.fromCharCode(...[0, 1, 2, 3].map((i) => data.getUint8(at + i)))
    const size = data.getUint32(at + 4, true)
    const content = at + CHUNK_HEAD
    if (content + size > data.byteLength) fail()
    if (id === 'SIZE' && [0, 4, 8].some((i) => size < 12 || data.getUint32(content + i, true) > LARGEST)) fail()
    if (id === 'XYZI' && (size < 4 || data.getUint32(content, true) * 4 + 4 > size)) fail()
    at = content + size
  }
}
