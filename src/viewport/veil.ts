import { type Camera, GreaterEqualDepth, type WebGLRenderer } from 'three'
import type { Drawn } from './drawn.ts'
import { isNone, Mask, MaskPass } from './mask.ts'

const FRAGMENT = /* glsl */ `
  uniform sampler2D mask;
  uniform sampler2D depth;
  uniform vec2 pixel;
  varying vec2 vUv;
  void main() {
    float inside = texture2D(mask, vUv).r;
    gl_FragColor = vec4(0.055, 0.063, 0.078, 0.55);
    // Drawn only where what is on the screen is nearer than this: over the group itself it is not.
    gl_FragDepth = inside > 0.5 ? nearer(texture2D(depth, vUv).r) : 1.0;
  }`

/** Dims everything but some objects: the group that was entered stays bright, and what is before it does not. */
export class Veil {
  readonly #mask = new Mask()
  readonly #pass = new MaskPass(FRAGMENT, {}, { depthFunc: GreaterEqualDepth })

  render(renderer: WebGLRenderer, camera: Camera, drawn: Drawn): void {
    if (isNone(drawn)) return
    this.#mask.render(renderer, camera, drawn)
    this.#pass.draw(renderer, camera, this.#mask)
  }

  dispose(): void {
    this.#mask.dispose()
    this.#pass.dispose()
  }
}
