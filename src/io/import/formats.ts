import type { ToGlb } from './to-glb.ts'

const gltf = async (): Promise<ToGlb> => (await import('./gltf.ts')).gltfToGlb

/** The formats of models, by the ending of their files; what reads one is loaded when it is needed. */
export const FORMATS: Record<string, () => Promise<ToGlb>> = {
  glb: gltf,
  gltf,
  vrm: gltf,
  obj: async () => (await import('./convert/obj.ts')).objToGlb,
  fbx: async () => (await import('./convert/fbx.ts')).fbxToGlb,
  stl: async () => (await import('./convert/stl.ts')).stlToGlb,
  ply: async () => (await import('./convert/ply.ts')).plyToGlb,
  usdz: async () => (await import('./convert/usd.ts')).usdToGlb,
  usda: async () => (await import('./convert/usd.ts')).usdToGlb,
  usdc: async () => (await import('./convert/usd.ts')).usdToGlb,
  '3mf': async () => (await import('./convert/3mf.ts')).threeMfToGlb,
  dae: async () => (await import('./convert/collada.ts')).colladaToGlb,
  vox: async () => (await import('./convert/vox.ts')).voxToGlb,
}
