import {
  Armchair,
  Bone,
  Box,
  Camera,
  Circle,
  CloudSun,
  Cone,
  Cylinder,
  Folder,
  Lightbulb,
  type LucideIcon,
  Package,
  Pill,
  Shapes,
  Spotlight,
  Square,
  Sun,
  SunDim,
  Torus,
} from 'lucide-react'
import { isPrimitive, type LightType, type Primitive, type SceneNode } from '../document/index.ts'

export const SHAPE_ICONS: Record<Primitive['shape'], LucideIcon> = {
  box: Box,
  sphere: Circle,
  cylinder: Cylinder,
  cone: Cone,
  torus: Torus,
  plane: Square,
  capsule: Pill,
  lathe: Shapes,
  prism: Shapes,
}

export const LIGHT_ICONS: Record<LightType, LucideIcon> = {
  directional: Sun,
  point: Lightbulb,
  spot: Spotlight,
  hemisphere: CloudSun,
  ambient: SunDim,
}

function iconOf(node: SceneNode): LucideIcon {
  switch (node.kind) {
    case 'group':
      return node.item ? Armchair : node.source?.node === -1 ? Package : Folder
    case 'mesh':
      return isPrimitive(node.geometry) ? SHAPE_ICONS[node.geometry.shape] : Shapes
    case 'light':
      return LIGHT_ICONS[node.type]
    case 'camera':
      return Camera
    case 'joint':
      return Bone
  }
}

/** The icon of what a node is. */
export function KindIcon({ node, size = 14 }: { node: SceneNode; size?: number }) {
  const Icon = iconOf(node)
  return <Icon size={size} strokeWidth={1.75} className="kind-icon" />
}
