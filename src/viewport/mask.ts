import {
  type Camera,
  Color,
  DepthTexture,
  DoubleSide,
  type Material,
  MeshBasicMaterial,
  type Object3D,
  Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js'
import type { Drawn } from './drawn.ts'
import { FULL_SCREEN } from './full-screen.ts'

/**
 * The depth of the mask, brought a little nearer to the eye: what stands on a floor must not lose its lower edge to it.
 * Perspective depth is not linear (OpenGL 4.6, 13.8), so it goes by the distance from the eye.
 */
const NEARER = /* glsl */ `
  uniform vec2 range; // near and far, metres; near is 0 for an orthographic view
  float nearer(float depth) {
    if (range.x == 0.0) return depth - 0.0002;
    float distance = range.x * range.y / (range.y - depth * (range.y - range.x));
    distance *= 0.985;
    return (range.y - range.x * range.y / distance) / (range.y - range.x);
  }`

export const isNone = ({ objects, slots }: Drawn): boolean => !objects.length && !slots.size

/** Draws some objects alone, white, with their depth, into a target that passes over the screen read. */
export class Mask {
  readonly target = new WebGLRenderTarget(1, 1, { samples: 4, depthTexture: new DepthTexture(1, 1) })
  readonly #flat = new MeshBasicMaterial({ color: 'white', side: DoubleSide, toneMapped: false, fog: false })
  readonly #scene = new Scene()

  constructor() {
    this.#scene.overrideMaterial = this.#flat
    this.#scene.matrixWorldAutoUpdate = false
    // White whatever colour a slot of a batch has.
    this.#flat.onBeforeCompile = (shader) => {
      shader.fragmentShader = shader.fragmentShader.replace('#include <color_fragment>', '')
    }
  }

  /** The objects stay where they are in their own scene; only they, and what is below them, are walked through. */
  render(renderer: WebGLRenderer, camera: Camera, { objects, slots }: Drawn): void {
    const size = renderer.getDrawingBufferSize(new Vector2())
    if (this.target.width !== size.x || this.target.height !== size.y) this.target.setSize(size.x, size.y)
    const layers = camera.layers.mask
    const clear = renderer.getClearColor(new Color())
    const alpha = renderer.getClearAlpha()
    const { autoUpdate, needsUpdate } = renderer.shadowMap
    for (const [batch, only] of slots) batch.only = only
    this.#scene.children = [...objects, ...slots.keys()] as Object3D[]
    camera.layers.set(0)
    renderer.shadowMap.autoUpdate = renderer.shadowMap.needsUpdate = false
    renderer.setClearColor(0x000000, 0)
    renderer.setRenderTarget(this.target)
    renderer.clear()
    renderer.render(this.#scene, camera)
    renderer.setRenderTarget(null)
    renderer.setClearColor(clear, alpha)
    renderer.shadowMap.autoUpdate = autoUpdate
    renderer.shadowMap.needsUpdate = needsUpdate
    camera.layers.mask = layers
    this.#scene.children = []
    for (const batch of slots.keys()) batch.only = null
  }

  dispose(): void {
    this.target.dispose()
    this.target.depthTexture?.dispose()
    this.#flat.dispose()
  }
}

/** A pass over the screen that reads a mask and is tested against the depth of what is on the screen. */
export class MaskPass {
  readonly material: ShaderMaterial
  readonly #quad: FullScreenQuad

  constructor(fragment: string, uniforms: Record<string, { value: unknown }>, settings: Partial<Material>) {
    this.material = new ShaderMaterial({
      vertexShader: FULL_SCREEN,
      fragmentShader: NEARER + fragment,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      uniforms: {
        mask: { value: null },
        depth: { value: null },
        pixel: { value: new Vector2() },
        range: { value: new Vector2() },
        ...uniforms,
      },
    })
    Object.assign(this.material, settings)
    this.#quad = new FullScreenQuad(this.material)
  }

  draw(renderer: WebGLRenderer, camera: Camera, { target }: Mask): void {
    const { uniforms } = this.material
    const eye = camera as Camera & { near: number; far: number; isPerspectiveCamera?: boolean }
    uniforms.mask.value = target.texture
    uniforms.depth.value = target.depthTexture
    uniforms.pixel.value.set(1 / target.width, 1 / target.height)
    uniforms.range.value.set(eye.isPerspectiveCamera ? eye.near : 0, eye.far)
    const { autoClear } = renderer
    renderer.autoClear = false
    this.#quad.render(renderer)
    renderer.autoClear = autoClear
  }

  dispose(): void {
    this.material.dispose()
    this.#quad.dispose()
  }
}
