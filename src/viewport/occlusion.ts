import {
  AddEquation,
  type Camera,
  CustomBlending,
  DstColorFactor,
  OneFactor,
  PerspectiveCamera,
  Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  ZeroFactor,
} from 'three'
import { GTAOPass } from 'three/addons/postprocessing/GTAOPass.js'
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js'
import { FULL_SCREEN } from './full-screen.ts'

/** Metres that a corner darkens about itself: a share of the diagonal of the scene, within bounds. */
const REACH = { share: 0.05, least: 0.02, most: 1.2 }
/** Samples of a pixel, before they are smoothed. */
const SAMPLES = 16

const FRAGMENT = /* glsl */ `
  uniform sampler2D open;
  uniform float strength;
  varying vec2 vUv;
  void main() {
    gl_FragColor = vec4(vec3(mix(1.0, texture2D(open, vUv).r, strength)), 1.0);
  }`

/**
 * Darkens what has little sky above it: corners, and where things stand on the ground. Ground truth ambient occlusion
 * (Jimenez et al., 2016), as three has it, laid over the picture that is on the screen.
 */
export class Occlusion {
  readonly #scene = new Scene()
  readonly #pass = new GTAOPass(this.#scene, new PerspectiveCamera(), 1, 1)
  readonly #material = new ShaderMaterial({
    vertexShader: FULL_SCREEN,
    fragmentShader: FRAGMENT,
    uniforms: { open: { value: null }, strength: { value: 1 } },
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: DstColorFactor,
    blendDst: ZeroFactor,
    blendSrcAlpha: ZeroFactor,
    blendDstAlpha: OneFactor,
  })
  readonly #quad = new FullScreenQuad(this.#material)

  constructor() {
    this.#scene.matrixWorldAutoUpdate = false
    this.#pass.output = GTAOPass.OUTPUT.Off
  }

  /** `diagonal` is that of the scene, metres; `strength` from 0 to 1. */
  render(renderer: WebGLRenderer, stage: Scene, camera: Camera, diagonal: number, strength: number): void {
    const size = renderer.getDrawingBufferSize(new Vector2())
    const { autoUpdate, needsUpdate } = renderer.shadowMap
    const layers = camera.layers.mask
    const pass = this.#pass
    const isFlat = 'isOrthographicCamera' in camera
    if (pass.camera !== camera) {
      pass.camera = camera
      pass.gtaoMaterial.defines.PERSPECTIVE_CAMERA = isFlat ? 0 : 1
      pass.gtaoMaterial.needsUpdate = true
    }
    if (pass.width !== size.x || pass.height !== size.y) pass.setSize(size.x, size.y)
    const radius = Math.min(REACH.most, Math.max(REACH.least, REACH.share * diagonal))
    pass.updateGtaoMaterial({ radius, samples: SAMPLES, thickness: radius * 2, scale: 1.2, distanceExponent: 1 })
    this.#scene.children = stage.children
    camera.layers.set(0)
    renderer.shadowMap.autoUpdate = renderer.shadowMap.needsUpdate = false
    try {
      pass.render(renderer, pass.gtaoRenderTarget, pass.gtaoRenderTarget, 0, false)
    } finally {
      this.#scene.children = []
      camera.layers.mask = layers
      Object.assign(renderer.shadowMap, { autoUpdate, needsUpdate })
      renderer.setRenderTarget(null)
    }
    const autoClear = renderer.autoClear
    renderer.autoClear = false
    this.#material.uniforms.open.value = pass.gtaoMap
    this.#material.uniforms.strength.value = strength
    this.#quad.render(renderer)
    renderer.autoClear = autoClear
  }

  dispose(): void {
    this.#pass.dispose()
    this.#material.dispose()
    this.#quad.dispose()
  }
}
