import {
  type AmbientLight,
  type InstancedMesh,
  type Light,
  Matrix4,
  Mesh,
  type MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  Scene,
  type SpotLight,
} from 'three'
import type { SceneReader } from '../../document/index.ts'
import type { ViewCanvas } from '../canvas.ts'
import { SceneView } from '../SceneView.ts'
import { LAMP_RADIUS, type Lamps } from './lamps.ts'

/** The objects of the document as a path tracer takes them: each mesh by itself, where the view has put it. */
export interface TracedScene {
  scene: Scene
  dispose(): void
}

/** Draws the document anew, without batches, with the poses of the clips that the view shows. */
export function tracedScene({ models, player, objectOf }: ViewCanvas, document: SceneReader): TracedScene {
  const view = new SceneView(document, models, Number.POSITIVE_INFINITY)
  view.rebuild()
  view.moved([...player.posed()].flatMap((id) => follow(view.objectOf(id), objectOf(id))))
  const scene = new Scene()
  scene.add(view.root)
  const made = prepare(view.root)
  return {
    scene,
    dispose: () => {
      for (const material of made) material.dispose()
      view.dispose()
    },
  }
}

/** Lets the lights of the view shine in a traced scene. They stay where they are; those from everywhere are in its map. */
export function lend(scene: Scene, lamps: Lamps): void {
  for (const light of lamps.all) {
    if ((light as SpotLight).isSpotLight) Object.assign(light, { radius: LAMP_RADIUS })
  }
  scene.children = [...scene.children, ...(lamps.all.filter((light) => !isAmbient(light)) as Object3D[])]
}

export const isAmbient = (light: Light): boolean =>
  !!(light as AmbientLight).isAmbientLight || light.type === 'HemisphereLight'

/** Takes on the pose that is shown; returns what has moved. */
function follow(object: Object3D | null, shown: Object3D | null): Object3D[] {
  if (!object || !shown) return []
  object.position.copy(shown.position)
  object.quaternion.copy(shown.quaternion)
  object.scale.copy(shown.scale)
  object.updateMatrix()
  return [object]
}

/** Replaces what a path tracer does not know. Returns the materials that were made for that. */
function prepare(root: Object3D): MeshStandardMaterial[] {
  const made: MeshStandardMaterial[] = []
  const meshes: Mesh[] = []
  root.traverse((object) => {
    if (object.layers.mask !== 1) object.visible = false
    else if ((object as Mesh).isMesh) meshes.push(object as Mesh)
  })
  for (const mesh of meshes) {
    if ((mesh.material as MeshBasicMaterial).isMeshBasicMaterial) {
      const glowing = glow(mesh.material as MeshBasicMaterial)
      made.push(glowing)
      mesh.material = glowing
    }
    if ((mesh as InstancedMesh).isInstancedMesh) spread(mesh as InstancedMesh)
  }
  return made
}

/** What is its own colour whatever light falls on it. */
function glow({ color, map, side, transparent, opacity }: MeshBasicMaterial): MeshStandardMaterial {
  return new MeshStandardMaterial({
    color: 'black',
    emissive: color,
    emissiveMap: map,
    roughness: 1,
    side,
    transparent,
    opacity,
  })
}

/** A mesh for each copy that one draws. */
function spread(mesh: InstancedMesh) {
  for (let i = 0; i < mesh.count; i++) {
    const copy = new Mesh(mesh.geometry, mesh.material)
    const at = new Matrix4()
    mesh.getMatrixAt(i, at)
    copy.matrixAutoUpdate = false
    copy.matrix.copy(at)
    copy.matrixWorld.multiplyMatrices(mesh.matrixWorld, at)
    mesh.parent?.add(copy)
    copy.matrix.premultiply(mesh.matrix)
  }
  mesh.visible = false
}
