import type { MaterialId, NodeId, TextureSlot } from '../document/index.ts'

/** What a small picture shows: a ball of a material, one of its textures, or what a camera sees. */
export type PictureSubject =
  | { of: 'material'; id: MaterialId }
  | { of: 'texture'; id: MaterialId; slot: TextureSlot }
  | { of: 'camera'; id: NodeId }

/** Draws small pictures with the view's own renderer. */
export interface PicturePort {
  /** Fills a canvas, in its size in device pixels, as soon as the picture is there; false where there is nothing to show. */
  draw(subject: PictureSubject, canvas: HTMLCanvasElement): boolean
  /** Calls back when pictures may look different though no record changed: the light is there, a texture is decoded. */
  onStale(listener: () => void): () => void
}
