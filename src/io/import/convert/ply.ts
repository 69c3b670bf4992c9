import { Mesh, MeshStandardMaterial, Points, PointsMaterial } from 'three'
import { PLYLoader } from 'three/addons/loaders/PLYLoader.js'
import { baseName, bytesOf } from '../files.ts'
import type { ToGlb } from '../to-glb.ts'
import { objectToGlb } from './object.ts'

/** PLY, binary or text: triangles, or a cloud of points. It says neither units nor which axis is up. */
export const plyToGlb: ToGlb = async (file) => {
  const name = baseName(file.path)
  const geometry = new PLYLoader().parse((await bytesOf(file)).buffer)
  const vertexColors = geometry.hasAttribute('color')
  const color = vertexColors ? '#ffffff' : '#b8bdc7'
  const isCloud = !geometry.index
  if (!isCloud && !geometry.hasAttribute('normal')) geometry.computeVertexNormals()
  const object = isCloud
    ? new Points(geometry, new PointsMaterial({ color, vertexColors }))
    : new Mesh(geometry, new MeshStandardMaterial({ color, vertexColors, roughness: 0.8, metalness: 0 }))
  object.name = name.replace(/\.\w+$/, '')
  return { ...(await objectToGlb({ object }, name)), unsaid: { unit: true, up: true } }
}
