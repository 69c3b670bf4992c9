import { Group } from 'three'
import type { CameraNode } from '../../document/index.ts'
import type { NodeView } from './env.ts'
import { cameraSegments, Helper } from './helpers.ts'
import { createIcon } from './icons.ts'

export const cameraView: NodeView<CameraNode> = {
  create(node) {
    const object = new Group()
    const helper = new Helper(cameraSegments(node))
    object.userData.helper = helper
    return object.add(createIcon('camera'), helper)
  },

  update(object, before, after) {
    const seen = ({ projection, fov, height }: CameraNode) => `${projection} ${fov} ${height}`
    if (seen(before) !== seen(after)) (object.userData.helper as Helper).setSegments(cameraSegments(after))
    return true
  },

  dispose: (object) => (object.userData.helper as Helper).geometry.dispose(),
}
