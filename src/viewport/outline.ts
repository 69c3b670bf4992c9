import { AlwaysDepth, type Camera, Color, type ColorRepresentation, LessEqualDepth, type WebGLRenderer } from 'three'
import type { Drawn } from './drawn.ts'
import { isNone, Mask, MaskPass } from './mask.ts'

const FRAGMENT = /* glsl */ `
  uniform sampler2D mask;
  uniform sampler2D depth;
  uniform vec2 pixel;
  uniform vec3 color;
  uniform float width;
  uniform float opacity;
  varying vec2 vUv;
  void main() {
    float inside = texture2D(mask, vUv).r;
    float near = 0.0;
    float front = 1.0;
    for (int i = 0; i < 12; i++) {
      float angle = 6.2831853 * float(i) / 12.0;
      vec2 offset = vec2(cos(angle), sin(angle)) * pixel;
      near = max(near, texture2D(mask, vUv + offset * width).r);
      near = max(near, texture2D(mask, vUv + offset * width * 0.5).r);
      front = min(front, texture2D(depth, vUv + offset * width).r);
    }
    float line = near * (1.0 - inside) * opacity;
    if (line < 0.004) discard;
    gl_FragColor = vec4(color, line);
    gl_FragDepth = nearer(min(front, texture2D(depth, vUv).r));
  }`

export interface OutlineStyle {
  color: ColorRepresentation
  /** CSS pixels. */
  width: number
  /** How strong the line is where it is seen, and where other things hide it; 0 to 1. */
  opacity: number
  hidden: number
}

/**
 * Draws a line of constant width about the silhouette of objects, and fainter where other things are before them.
 * Costs nothing without objects.
 */
export class Outline {
  readonly #mask = new Mask()
  readonly #pass = new MaskPass(
    FRAGMENT,
    { color: { value: new Color() }, width: { value: 2 }, opacity: { value: 1 } },
    {},
  )

  render(renderer: WebGLRenderer, camera: Camera, drawn: Drawn, style: OutlineStyle): void {
    if (isNone(drawn)) return
    this.#mask.render(renderer, camera, drawn)
    const { uniforms } = this.#pass.material
    // The pass writes to the screen as it is, so the colour must not be made linear.
    uniforms.color.value.set(style.color).convertLinearToSRGB()
    uniforms.width.value = style.width * renderer.getPixelRatio()
    this.#draw(renderer, camera, style.hidden, false)
    this.#draw(renderer, camera, style.opacity, true)
  }

  #draw(renderer: WebGLRenderer, camera: Camera, opacity: number, tested: boolean) {
    const { material } = this.#pass
    material.uniforms.opacity.value = opacity
    material.depthFunc = tested ? LessEqualDepth : AlwaysDepth
    if (opacity > 0) this.#pass.draw(renderer, camera, this.#mask)
  }

  dispose(): void {
    this.#mask.dispose()
    this.#pass.dispose()
  }
}
