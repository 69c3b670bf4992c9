import { EXPORT_FORMATS, type ExportFormat } from '../../commands/export-options.ts'

/** What the export dialog makes: a file of the scene, or pictures of the view. */
export type Target = ExportFormat | 'picture' | 'turntable'

export const TARGETS: readonly Target[] = [...EXPORT_FORMATS, 'picture', 'turntable']

export const isPicture = (target: Target): target is 'picture' | 'turntable' =>
  target === 'picture' || target === 'turntable'

/** The formats that glTF's own packings and pictures are of use to. */
export const isGltf = (target: Target): boolean => ['glb', 'gltf', 'react', 'html'].includes(target)

/** The formats that carry pictures. */
export const hasTextures = (target: Target): boolean => isGltf(target) || target === 'usdz' || target === 'obj'
