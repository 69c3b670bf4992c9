import {
  type Camera,
  Color,
  type ColorRepresentation,
  DoubleSide,
  MeshBasicMaterial,
  type Object3D,
  type Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js'

const MASK_LAYER = 3

const FRAGMENT = /* glsl */ `
  uniform sampler2D mask;
  uniform vec2 pixel;
  uniform vec3 color;
  uniform float width;
  varying vec2 vUv;
  void main() {
    float inside = texture2D(mask, vUv).r;
    float near = 0.0;
    for (int i = 0; i < 12; i++) {
      float angle = 6.2831853 * float(i) / 12.0;
      vec2 offset = vec2(cos(angle), sin(angle)) * pixel;
      near = max(near, texture2D(mask, vUv + offset * width).r);
      near = max(near, texture2D(mask, vUv + offset * width * 0.5).r);
    }
    gl_FragColor = vec4(color, near * (1.0 - inside));
  }`

const VERTEX = /* glsl */ `
  varying vec2 vUv;
  void main() {
    vUv = uv;
    gl_Position = vec4(position.xy, 0.0, 1.0);
  }`

/**
 * Draws a line of constant width about the silhouette of objects, over everything: their mask goes into a target of
 * its own, and a pass over the screen paints where the mask ends. Costs nothing without objects.
 */
export class Outline {
  readonly #target = new WebGLRenderTarget(1, 1, { samples: 4 })
  readonly #flat = new MeshBasicMaterial({ color: 'white', side: DoubleSide, toneMapped: false })
  readonly #quad = new FullScreenQuad(
    new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
      uniforms: {
        mask: { value: this.#target.texture },
        pixel: { value: new Vector2() },
        color: { value: new Color() },
        width: { value: 2 },
      },
    }),
  )

  /** Draws the outline of what `objects` and those below them draw. `width` is in CSS pixels. */
  render(
    renderer: WebGLRenderer,
    scene: Scene,
    camera: Camera,
    objects: Object3D[],
    color: ColorRepresentation,
    width = 2,
  ) {
    if (!objects.length) return
    this.#resize(renderer)
    this.#renderMask(renderer, scene, camera, objects)
    const { uniforms } = this.#quad.material as ShaderMaterial
    // The pass writes to the screen as it is, so the colour must not be made linear.
    ;(uniforms.color.value as Color).set(color).convertLinearToSRGB()
    uniforms.pixel.value.set(1 / this.#target.width, 1 / this.#target.height)
    uniforms.width.value = width * renderer.getPixelRatio()
    const { autoClear } = renderer
    renderer.autoClear = false
    this.#quad.render(renderer)
    renderer.autoClear = autoClear
  }

  dispose(): void {
    this.#target.dispose()
    this.#flat.dispose()
    this.#quad.dispose()
  }

  #resize(renderer: WebGLRenderer) {
    const size = renderer.getDrawingBufferSize(new Vector2())
    if (this.#target.width !== size.x || this.#target.height !== size.y) this.#target.setSize(size.x, size.y)
  }

  #renderMask(renderer: WebGLRenderer, scene: Scene, camera: Camera, objects: Object3D[]) {
    const { background, overrideMaterial } = scene
    const layers = camera.layers.mask
    const clear = renderer.getClearColor(new Color())
    const alpha = renderer.getClearAlpha()
    const marked = mark(objects)
    const { autoUpdate, needsUpdate } = renderer.shadowMap
    scene.background = null
    scene.overrideMaterial = this.#flat
    camera.layers.set(MASK_LAYER)
    renderer.shadowMap.autoUpdate = renderer.shadowMap.needsUpdate = false
    renderer.setClearColor(0x000000, 0)
    renderer.setRenderTarget(this.#target)
    renderer.clear()
    renderer.render(scene, camera)
    renderer.setRenderTarget(null)
    renderer.setClearColor(clear, alpha)
    renderer.shadowMap.autoUpdate = autoUpdate
    renderer.shadowMap.needsUpdate = needsUpdate
    camera.layers.mask = layers
    scene.background = background
    scene.overrideMaterial = overrideMaterial
    for (const object of marked) object.layers.disable(MASK_LAYER)
  }
}

function mark(objects: Object3D[]): Object3D[] {
  const marked: Object3D[] = []
  for (const root of objects) {
    root.traverse((object) => {
      if (object.userData.icon) return
      object.layers.enable(MASK_LAYER)
      marked.push(object)
    })
  }
  return marked
}
