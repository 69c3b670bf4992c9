import {
  Bone,
  Box,
  Camera,
  Circle,
  Cone,
  Cylinder,
  Folder,
  type LucideIcon,
  Package,
  Pill,
  Shapes,
  Square,
  Sun,
  Torus,
} from 'lucide-react'
import { isPrimitive, type SceneNode, type Shape } from '../document/index.ts'

export const SHAPE_ICONS: Record<Shape, LucideIcon> = {
  box: Box,
  sphere: Circle,
  cylinder: Cylinder,
  cone: Cone,
  torus: Torus,
  plane: Square,
  capsule: Pill,
}

function iconOf(node: SceneNode): LucideIcon {
  switch (node.kind) {
    case 'group':
      return node.source?.node === -1 ? Package : Folder
    case 'mesh':
      return isPrimitive(node.geometry) ? SHAPE_ICONS[node.geometry.shape] : Shapes
    case 'light':
      return Sun
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
