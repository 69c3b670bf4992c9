import { Group } from 'three'
import type { CameraNode } from '../../document/index.ts'
import type { NodeView } from './env.ts'
import { createIcon } from './icons.ts'

export const cameraView: NodeView<CameraNode> = {
  create: () => new Group().add(createIcon('camera')),
  update: () => true,
  dispose: () => {},
}
