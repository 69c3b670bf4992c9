import {
  type BufferAttribute,
  type BufferGeometry,
  Float32BufferAttribute,
  Group,
  type InstancedMesh,
  Matrix4,
  Mesh,
  type Object3D,
  type SkinnedMesh,
  Vector3,
} from 'three'
import { type GLTF, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { parseGlb, writeGlb } from '../gltf/glb.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Loads a GLB of plain geometry as three's objects. `withoutPictures` leaves its textures out, which need no decoder then. */
export async function loadGlb(glb: Bytes, { withoutPictures = false } = {}): Promise<GLTF> {
  const bytes = withoutPictures ? stripPictures(glb) : glb
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  return new GLTFLoader().parseAsync(buffer, '')
}

function stripPictures(glb: Bytes): Bytes {
  const { json, bin } = parseGlb(glb, 'the scene')
  const strip = (at: unknown) => {
    if (typeof at !== 'object' || at === null) return
    for (const [key, value] of Object.entries(at)) {
      if (/Texture$/.test(key)) delete (at as Record<string, unknown>)[key]
      else strip(value)
    }
  }
  strip(json.materials)
  delete json.textures
  delete json.images
  return writeGlb(json, bin)
}

/** Everything that is drawn as meshes that neither bend nor repeat: as it stands now, in the world. */
export function bake(scene: Object3D): Group {
  scene.updateMatrixWorld(true)
  const baked = new Group()
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return
    for (const matrix of placesOf(object)) baked.add(bakeMesh(object, matrix))
  })
  baked.updateMatrixWorld(true)
  return baked
}

function placesOf(mesh: Mesh): Matrix4[] {
  const { isInstancedMesh, count } = mesh as InstancedMesh
  if (!isInstancedMesh) return [mesh.matrixWorld]
  return Array.from({ length: count }, (_, i) => {
    const matrix = new Matrix4()
    ;(mesh as InstancedMesh).getMatrixAt(i, matrix)
    return matrix.premultiply(mesh.matrixWorld)
  })
}

function bakeMesh(mesh: Mesh, matrix: Matrix4): Mesh {
  const geometry = isBent(mesh) ? pose(mesh) : mesh.geometry.clone()
  geometry.morphAttributes = {}
  unpack(geometry)
  geometry.applyMatrix4(matrix)
  if (matrix.determinant() < 0) turnOver(geometry)
  const baked = new Mesh(geometry, mesh.material)
  baked.name = mesh.name
  return baked
}

const isBent = (mesh: Mesh) => (mesh as SkinnedMesh).isSkinnedMesh || !!mesh.morphTargetInfluences?.some((n) => n !== 0)

function pose(mesh: Mesh): BufferGeometry {
  const geometry = mesh.geometry.clone()
  const { count } = geometry.getAttribute('position')
  const at = new Vector3()
  const positions = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) mesh.getVertexPosition(i, at).toArray(positions, i * 3)
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  for (const key of ['skinIndex', 'skinWeight']) geometry.deleteAttribute(key)
  geometry.computeVertexNormals()
  return geometry
}

/** Exporters of other formats write the numbers of an attribute as they are stored: they must not be packed. */
function unpack(geometry: BufferGeometry) {
  for (const key of ['position', 'normal', 'uv']) {
    const attribute = geometry.getAttribute(key) as BufferAttribute | undefined
    if (!attribute) continue
    const { count, itemSize } = attribute
    const values = new Float32Array(count * itemSize)
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < itemSize; k++) values[i * itemSize + k] = attribute.getComponent(i, k)
    }
    geometry.setAttribute(key, new Float32BufferAttribute(values, itemSize))
  }
}

/** Mirrored triangles show their backs: their corners go round the other way. */
function turnOver(geometry: BufferGeometry) {
  const index = geometry.index
  if (!index) return
  for (let i = 0; i + 2 < index.count; i += 3) {
    const [b, c] = [index.getX(i + 1), index.getX(i + 2)]
    index.setX(i + 1, c)
    index.setX(i + 2, b)
  }
}
