import { Mesh, MeshStandardMaterial } from 'three'
import { STLLoader } from 'three/addons/loaders/STLLoader.js'
import { baseName, bytesOf } from '../files.ts'
import type { ToGlb } from '../to-glb.ts'
import { objectToGlb } from './object.ts'

/** STL, binary or text, with the colours of its faces. It says neither units nor which axis is up. */
export const stlToGlb: ToGlb = async (file) => {
  const name = baseName(file.path)
  const geometry = new STLLoader().parse((await bytesOf(file)).buffer)
  const { alpha = 1, hasColors = false } = geometry as { alpha?: number; hasColors?: boolean }
  const material = new MeshStandardMaterial({
    ...{ name: 'Plastic', color: hasColors ? '#ffffff' : '#b8bdc7', roughness: 0.6, metalness: 0 },
    ...{ vertexColors: hasColors, opacity: alpha, transparent: alpha < 1 },
  })
  const mesh = new Mesh(geometry, material)
  mesh.name = name.replace(/\.\w+$/, '')
  return { ...(await objectToGlb({ object: mesh }, name)), unsaid: { unit: true, up: true } }
}
