import * as arrange from './arrange.ts'
import * as array from './array.ts'
import * as camera from './camera.ts'
import { checkScene } from './check.ts'
import { CLIP_COMMANDS } from './clip.ts'
import type { Command } from './define.ts'
import * as file from './file.ts'
import { finalPicture } from './final.ts'
import { fitNodes } from './fit.ts'
import * as group from './group.ts'
import * as history from './history.ts'
import { isolateNodes } from './isolate.ts'
import { addFromLibrary, listLibrary } from './library.ts'
import { OWN_ITEM_COMMANDS } from './library-own.ts'
import { setItem } from './library-set.ts'
import * as light from './light.ts'
import { setLook, setSun } from './look.ts'
import { MATERIAL_COMMANDS } from './material.ts'
import { PRESET_COMMANDS } from './material-presets.ts'
import * as mesh from './mesh.ts'
import * as node from './node.ts'
import * as place from './place.ts'
import { PROJECT_COMMANDS } from './project.ts'
import * as read from './read.ts'
import * as relate from './relate.ts'
import { replaceNodes } from './replace.ts'
import { putBack } from './restore.ts'
import { setScene } from './scene.ts'
import * as select from './select.ts'
import { TOOL_COMMANDS } from './tool.ts'
import * as transform from './transform.ts'
import { setVariant } from './variant.ts'
import { VIEW_COMMANDS } from './view.ts'
import { WINDOW_COMMANDS } from './window.ts'

/** Every command there is. A new one is written in its subject's file and listed here. */
export const COMMANDS: readonly Command[] = [
  mesh.addMesh,
  mesh.addManyMeshes,
  mesh.setPrimitive,
  mesh.setShadows,
  addFromLibrary,
  setItem,
  listLibrary,
  ...OWN_ITEM_COMMANDS,
  light.addLight,
  light.setLight,
  camera.addCamera,
  camera.setCamera,
  camera.cameraFromView,
  group.addGroup,
  group.groupNodes,
  group.ungroupNodes,
  node.deleteNodes,
  node.duplicateNodes,
  node.renameNode,
  node.startRename,
  node.setVisible,
  node.hideNodes,
  node.showAll,
  node.setLocked,
  node.moveNodes,
  node.copyInto,
  transform.setTransform,
  transform.placeNodes,
  transform.transformEach,
  transform.translateNodes,
  transform.rotateNodes,
  transform.scaleNodes,
  transform.resizeNodes,
  transform.nudgeNodes,
  ...Object.values(arrange),
  ...Object.values(place),
  ...Object.values(relate),
  putBack,
  replaceNodes,
  isolateNodes,
  fitNodes,
  ...Object.values(array),
  ...MATERIAL_COMMANDS,
  ...PRESET_COMMANDS,
  setVariant,
  setLook,
  setSun,
  ...select.SELECT_COMMANDS,
  ...VIEW_COMMANDS,
  ...TOOL_COMMANDS,
  ...CLIP_COMMANDS,
  history.undo,
  history.redo,
  history.revert,
  history.goTo,
  ...Object.values(read),
  checkScene,
  file.importFiles,
  file.replaceAsset,
  file.exportFile,
  file.saveScreenshot,
  finalPicture,
  file.saveTurntable,
  file.newScene,
  setScene,
  ...PROJECT_COMMANDS,
  ...WINDOW_COMMANDS,
] as Command[]
