import type { MeshStandardMaterial, Object3D } from 'three'
import { OBJExporter } from 'three/addons/exporters/OBJExporter.js'
import { PLYExporter } from 'three/addons/exporters/PLYExporter.js'
import { STLExporter } from 'three/addons/exporters/STLExporter.js'
import { parseGlb } from '../gltf/glb.ts'
import { bake, loadGlb } from './object.ts'
import { pictureFiles } from './zip.ts'

type Bytes = Uint8Array<ArrayBuffer>

const encode = (text: string) => new TextEncoder().encode(text) as Bytes

const NOTHING = 'There is nothing to write: this format has triangles only, and none are shown'

/** STL as printers want it: binary, in millimetres, Z up. */
export async function writeStl(glb: Bytes): Promise<Bytes> {
  const { scene } = await loadGlb(glb, { withoutPictures: true })
  scene.rotation.x = Math.PI / 2
  scene.scale.setScalar(1000)
  const baked = bake(scene)
  if (!baked.children.length) throw new Error(NOTHING)
  const view = new STLExporter().parse(baked, { binary: true }) as DataView<ArrayBuffer>
  return new Uint8Array(view.buffer)
}

/** PLY: binary, in metres, Y up, with the colours of vertices. */
export async function writePly(glb: Bytes): Promise<Bytes> {
  const { scene } = await loadGlb(glb, { withoutPictures: true })
  const buffer = new PLYExporter().parse(bake(scene), undefined as never, {
    binary: true,
    littleEndian: true,
  }) as ArrayBuffer | null
  if (!buffer) throw new Error(NOTHING)
  return new Uint8Array(buffer)
}

/** OBJ with its materials and pictures as files beside it: metres, Y up. */
export async function writeObj(glb: Bytes): Promise<Record<string, Uint8Array>> {
  const { json, bin } = parseGlb(glb, 'the scene')
  const pictures = pictureFiles({ json, bin })
  const { scene, parser } = await loadGlb(glb, { withoutPictures: true })
  const baked = bake(scene)
  const names = nameMaterials(baked)
  const mtl = [...names].map(([material, name]) => {
    const index = parser.associations.get(material)?.materials ?? -1
    const texture = json.materials?.[index]?.pbrMetallicRoughness?.baseColorTexture?.index
    return materialText(material, name, pictures.ofTexture(texture))
  })
  const obj = `mtllib scene.mtl\n${withTurnedUvs(new OBJExporter().parse(baked))}`
  return { 'scene.obj': encode(obj), 'scene.mtl': encode(mtl.join('\n')), ...pictures.files }
}

/** OBJ names materials by words: each gets a name of its own. */
function nameMaterials(scene: Object3D): Map<MeshStandardMaterial, string> {
  const names = new Map<MeshStandardMaterial, string>()
  scene.traverse((object) => {
    const material = (object as { material?: MeshStandardMaterial }).material
    if (!material || names.has(material)) return
    const stem = material.name.replace(/\s+/g, '_') || 'material'
    const taken = new Set(names.values())
    let name = stem
    for (let n = 2; taken.has(name); n++) name = `${stem}_${n}`
    material.name = name
    names.set(material, name)
  })
  return names
}

/** Textures of OBJ begin at the bottom. */
const withTurnedUvs = (obj: string) =>
  obj.replace(/^vt (\S+) (\S+)$/gm, (_, u: string, v: string) => `vt ${u} ${Number((1 - Number(v)).toFixed(6))}`)

function materialText(material: MeshStandardMaterial, name: string, picture: string | undefined): string {
  const { r, g, b } = material.color.clone().convertLinearToSRGB()
  const share = (n: number) => n.toFixed(4)
  return [
    `newmtl ${name}`,
    `Kd ${share(r)} ${share(g)} ${share(b)}`,
    `d ${share(material.opacity)}`,
    // The inverse of how an import reads it; see import/convert/materials.ts.
    `Ns ${share(Math.max(0, 2 / Math.max(material.roughness ?? 1, 0.01) ** 2 - 2))}`,
    `Pr ${share(material.roughness ?? 1)}`,
    `Pm ${share(material.metalness ?? 0)}`,
    ...(picture ? [`map_Kd ${picture}`] : []),
    '',
  ].join('\n')
}
