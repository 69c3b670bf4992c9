import type { GLTF as Json } from '@gltf-transform/core'
import type { Light, Material, Mesh, Object3D, PerspectiveCamera, PointLight, SpotLight } from 'three'
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js'
import { parseGlb } from '../../gltf/glb.ts'
import { PropNames } from './names.ts'
import { loadSkeleton } from './skeleton.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A part of the component: an element of JSX. */
interface Part {
  tag: string
  /** What it is called in the file, and as a prop. */
  name: string
  prop: string
  type: string
  attributes: string[]
  children: (Part | string)[]
}

/** Writes a GLB as a React component for @react-three/fiber and drei, which loads it from `/scene.glb`. */
export async function writeComponent(glb: Bytes): Promise<string> {
  const { json } = parseGlb(glb, 'the scene')
  const builder = new PartBuilder(json, await loadSkeleton(json))
  const parts = builder.buildAll()
  const clips = (json.animations ?? []).map(({ name }, i) => name || `animation_${i}`)
  return print(builder, parts, [...new Set(clips)])
}

class PartBuilder {
  readonly nodes = new Map<string, string>()
  readonly materials = new Map<string, string>()
  readonly #props = new PropNames()
  /** Names of materials that stand for one material of three alone. */
  readonly #clear: ReadonlySet<string>

  constructor(
    private readonly json: Json.IGLTF,
    private readonly gltf: GLTF,
  ) {
    this.#clear = clearNames(json)
  }

  buildAll(): (Part | string)[] {
    return this.gltf.scene.children.map((child) => this.#build(child))
  }

  #build(object: Object3D): Part | string {
    const tag = this.#isSkinned(object) ? 'skinnedMesh' : TAGS[object.type]
    if (!tag) return this.#primitive(object)
    const children = object.children.filter((child) => !isTarget(child)).map((child) => this.#build(child))
    const name = this.#source(object)?.name ?? object.name
    return {
      tag,
      name,
      prop: this.#props.take(name || tag),
      type: `ThreeElements['${tag}']`,
      attributes: [...this.#own(object), ...place(object)],
      children,
    }
  }

  /** The node of the file that an object, or its group of primitives, was made of. */
  #source(object: Object3D): Json.INode | undefined {
    const index = this.gltf.parser.associations.get(object)?.nodes
    return index === undefined ? undefined : this.json.nodes?.[index]
  }

  /** The loader makes skinned meshes of vertices with weights, which are not there. */
  #isSkinned(object: Object3D): boolean {
    const node = this.#source(object) ?? (object.parent ? this.#source(object.parent) : undefined)
    return (object as Mesh).isMesh && node?.skin !== undefined
  }

  #hasTargets(object: Object3D): boolean {
    const { meshes = -1, primitives = 0 } = this.gltf.parser.associations.get(object) ?? {}
    return !!this.json.meshes?.[meshes]?.primitives[primitives]?.targets?.length
  }

  /** Bones and lines are what the loader made: `<bone>` and `<line>` mean other things in JSX. */
  #primitive(object: Object3D): string {
    this.nodes.set(object.name, object.type)
    return `<primitive object={nodes${access(object.name)}} />`
  }

  #own(object: Object3D): string[] {
    if ((object as Mesh).isMesh || object.type === 'Points') {
      const isSkinned = this.#isSkinned(object)
      this.nodes.set(object.name, isSkinned ? 'SkinnedMesh' : object.type)
      const node = `nodes${access(object.name)}`
      return [
        `geometry={${node}.geometry}`,
        `material={${this.#material((object as Mesh).material as Material, node)}}`,
        ...(isSkinned ? [`skeleton={${node}.skeleton}`] : []),
        ...(this.#hasTargets(object)
          ? ['morphTargetDictionary', 'morphTargetInfluences'].map((key) => `${key}={${node}.${key}}`)
          : []),
      ]
    }
    if ((object as Light).isLight) return lightProps(object as PointLight & SpotLight)
    if (object.type === 'PerspectiveCamera') {
      const { fov, near, far } = object as PerspectiveCamera
      return [`fov={${round(fov)}}`, `near={${round(near)}}`, `far={${round(far)}}`]
    }
    return []
  }

  #material(material: Material, node: string): string {
    if (!this.#clear.has(material.name)) return `${node}.material`
    this.materials.set(material.name, material.type)
    return `materials${access(material.name)}`
  }
}

/**
 * The names that one material of three alone has. Of two with one name the loader's hook keeps one; and the loader makes
 * another of a material for parts with colours, tangents, or without normals, and for points and lines.
 */
function clearNames(json: Json.IGLTF): Set<string> {
  const looks = new Map<string, Set<string>>()
  for (const { attributes, material, mode = 4 } of (json.meshes ?? []).flatMap(({ primitives }) => primitives)) {
    const name = json.materials?.[material ?? -1]?.name ?? ''
    const drawn = mode === 0 ? 'points' : mode < 4 ? 'lines' : 'triangles'
    const look = `${material} ${drawn} ${['COLOR_0', 'TANGENT', 'NORMAL'].map((key) => key in attributes)}`
    looks.set(name, (looks.get(name) ?? new Set()).add(look))
  }
  return new Set([...looks].filter(([name, all]) => name && all.size === 1).map(([name]) => name))
}

/** Elements of fiber for what three's loader makes; other objects are put in as they are. */
const TAGS: Record<string, string | undefined> = {
  ...{ Group: 'group', Object3D: 'group', Mesh: 'mesh', Points: 'points' },
  ...{ DirectionalLight: 'directionalLight', PointLight: 'pointLight', SpotLight: 'spotLight' },
  ...{ PerspectiveCamera: 'perspectiveCamera', OrthographicCamera: 'orthographicCamera' },
}

/** Lights shine at a node of their own, which fiber makes by itself. */
const isTarget = (object: Object3D) =>
  object.type === 'Object3D' && !object.children.length && (object.parent as SpotLight | null)?.target === object

function lightProps(light: PointLight & SpotLight): string[] {
  const props = [`color="#${light.color.getHexString()}"`, `intensity={${round(light.intensity)}}`]
  if (light.type === 'DirectionalLight') return props
  props.push(`distance={${round(light.distance)}}`, `decay={${light.decay}}`)
  if (light.type === 'SpotLight') props.push(`angle={${round(light.angle)}}`, `penumbra={${round(light.penumbra)}}`)
  return props
}

function place({ position, rotation, scale, visible }: Object3D): string[] {
  const list = (values: number[]) => `{[${values.map(round).join(', ')}]}`
  return [
    ...(position.lengthSq() ? [`position=${list(position.toArray())}`] : []),
    ...(rotation.x || rotation.y || rotation.z ? [`rotation=${list([rotation.x, rotation.y, rotation.z])}`] : []),
    ...(scale.x !== 1 || scale.y !== 1 || scale.z !== 1 ? [`scale=${list(scale.toArray())}`] : []),
    ...(visible ? [] : ['visible={false}']),
  ]
}

const round = (n: number) => Number(n.toPrecision(7))
const isIdentifier = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name)
const quote = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`
const access = (name: string) => (isIdentifier(name) ? `.${name}` : `[${quote(name)}]`)
const key = (name: string) => (isIdentifier(name) ? name : quote(name))

function print({ nodes, materials }: PartBuilder, parts: (Part | string)[], clips: string[]): string {
  const types = [...new Set(['Group', ...nodes.values(), ...materials.values()])].sort()
  const props = partsOf(parts)
  const union = clips.map(quote).join(' | ')
  return `// Made by Diorama. Put scene.glb beside your app's public files, and this component below <Canvas>.
import { ${clips.length ? 'useAnimations, ' : ''}useGLTF } from '@react-three/drei'
import type { ThreeElements } from '@react-three/fiber'
import { ${clips.length ? 'useEffect, ' : ''}useRef } from 'react'
import type { ${types.join(', ')} } from 'three'

const FILE = '/scene.glb'

interface Loaded {
  nodes: {
${[...nodes].map(([name, type]) => `    ${key(name)}: ${type}`).join('\n')}
  }
  materials: {
${[...materials].map(([name, type]) => `    ${key(name)}: ${type}`).join('\n')}
  }
}

/** Props for the parts of the scene, by their names. */
export interface SceneParts {
${props.map(({ prop, name, type }) => `  /** ${name.replace(/\*\//g, '* /') || 'without a name'} */\n  ${prop}?: ${type}`).join('\n')}
}
${clips.length ? `\nexport type ClipName = ${union}\n` : ''}
export type SceneProps = ThreeElements['group'] & SceneParts${clips.length ? ' & {\n  /** The clip that plays. */\n  play?: ClipName\n}' : ''}

export function Scene({ ${[...props.map(({ prop }) => prop), ...(clips.length ? ['play'] : []), '...props'].join(', ')} }: SceneProps) {
  const group = useRef<Group>(null)
  const { nodes, materials${clips.length ? ', animations' : ''} } = useGLTF(FILE) as unknown as Loaded${
    clips.length
      ? ` & ReturnType<typeof useGLTF>
  const { actions } = useAnimations(animations, group)
  useEffect(() => {
    const action = play && actions[play]
    action?.reset().play()
    return () => void action?.stop()
  }, [actions, play])`
      : ''
  }
  return (
    <group ref={group} {...props} dispose={null}>
${parts.map((part) => element(part, 3)).join('\n')}
    </group>
  )
}

useGLTF.preload(FILE)
`
}

const partsOf = (parts: readonly (Part | string)[]): Part[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part, ...partsOf(part.children)]))

function element(part: Part | string, depth: number): string {
  const pad = '  '.repeat(depth)
  if (typeof part === 'string') return pad + part
  const attributes = [`name=${jsxString(part.name)}`, ...part.attributes, `{...${part.prop}}`]
  const inner = attributes.map((attribute) => `${pad}  ${attribute}`).join('\n')
  const open = `${pad}<${part.tag}\n${inner}\n${pad}`
  if (!part.children.length) return `${open}/>`
  return `${open}>\n${part.children.map((child) => element(child, depth + 1)).join('\n')}\n${pad}</${part.tag}>`
}

const jsxString = (text: string) => (/["{}<>&\\\n]/.test(text) ? `{${quote(text)}}` : `"${text}"`)
