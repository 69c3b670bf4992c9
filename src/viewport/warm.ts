import { Group, type Material, type Mesh, type Object3D } from 'three'
import type { ViewCanvas } from './canvas.ts'
import type { LoadedModel } from './models.ts'
import { texturesIn } from './textures.ts'

/**
 * Readies a decoded model for drawing: shaders are compiled beside the page's own work, and textures are uploaded one
 * after the other, with room between them for what else the page has to do. What is made of very many triangles gets its
 * stand-ins.
 */
export async function warm(canvas: ViewCanvas, { meshes }: LoadedModel): Promise<void> {
  const { renderer, scene, camera, detail } = canvas
  const seen = new Set<Material>()
  const shaders: Promise<unknown>[] = []
  for (const { template, material } of meshes.flat()) {
    // A part that bends or has vertex colours needs another shader than others of its material: it is compiled too.
    if (seen.has(material) && !isSpecial(template)) continue
    seen.add(material)
    for (const texture of texturesIn(material)) {
      renderer.initTexture(texture)
      await rest()
    }
    const part = new Group().add(template.clone(false))
    shaders.push(renderer.compileAsync(part, camera, scene))
    await rest()
  }
  await Promise.all([...shaders, detail.ready(meshes.flat().map(({ geometry }) => geometry))])
}

const isSpecial = (object: Object3D) => {
  const { isSkinnedMesh, geometry } = object as Mesh & { isSkinnedMesh?: boolean }
  return isSkinnedMesh || Object.keys(geometry?.morphAttributes ?? {}).length > 0 || geometry?.hasAttribute('color')
}

/** Lets the page do what is waiting. */
const rest = () => new Promise<void>((resolve) => setTimeout(resolve))
