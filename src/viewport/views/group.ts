import { Group } from 'three'
import type { GroupNode, JointNode } from '../../document/index.ts'
import type { NodeView } from './env.ts'

export const groupView: NodeView<GroupNode | JointNode> = {
  create: () => new Group(),
  update: () => true,
  dispose: () => {},
}
