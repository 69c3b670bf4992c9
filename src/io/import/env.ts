import type { BlobStore } from '../../assets/blobs.ts'
import type { Asset, SceneReader, Vec3 } from '../../document/index.ts'

/** What an import works with. */
export interface ImportEnv {
  scene: SceneReader
  blobs: BlobStore
  /**
   * Decodes a model or a picture so that it can be drawn; throws where it cannot, and returns what of it cannot be shown.
   * The scene is not touched before it is done.
   */
  prepare(asset: Asset): Promise<readonly string[]>
  /** Where a new model is wished for, on the ground; metres. */
  target(): Vec3
}
