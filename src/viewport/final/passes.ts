import {
  ACESFilmicToneMapping,
  AddEquation,
  AgXToneMapping,
  ConstantAlphaFactor,
  CustomBlending,
  NeutralToneMapping,
  NoBlending,
  NoToneMapping,
  OneMinusConstantAlphaFactor,
  ShaderMaterial,
  type Texture,
  type ToneMapping,
  Vector2,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js'
import { FULL_SCREEN } from '../full-screen.ts'

const MEAN = /* glsl */ `
  uniform sampler2D full;
  uniform sampler2D direct;
  uniform sampler2D sky;
  uniform float strength;
  varying vec2 vUv;
  void main() {
    vec4 lit = texture2D(full, vUv);
    vec3 lamps = texture2D(direct, vUv).rgb;
    vec3 seen = texture2D(sky, vUv).rgb;
    float hidden = seen.b > 0.02 ? (seen.g - seen.r) / seen.b : 0.0;
    float open = 1.0 - strength * hidden;
    // What is light from everywhere is hidden as the sky is; so is the ground that only shows shadows.
    gl_FragColor = vec4(lamps + (lit.rgb - lamps) * open, 1.0 - (1.0 - lit.a) * open);
  }`

/** How much of the light from everywhere hidden places lose: light goes round corners, which is not followed here. */
const OCCLUSION = 0.85

/** Takes one more sample into the mean of those before. */
export class MeanPass {
  readonly #material = new ShaderMaterial({
    vertexShader: FULL_SCREEN,
    fragmentShader: MEAN,
    uniforms: {
      full: { value: null },
      direct: { value: null },
      sky: { value: null },
      strength: { value: OCCLUSION },
    },
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: ConstantAlphaFactor,
    blendDst: OneMinusConstantAlphaFactor,
    depthTest: false,
    depthWrite: false,
  })
  readonly #quad = new FullScreenQuad(this.#material)

  draw(
    renderer: WebGLRenderer,
    sample: { full: Texture; direct: Texture; sky: Texture },
    count: number,
    onto: WebGLRenderTarget,
  ): void {
    for (const [name, texture] of Object.entries(sample)) this.#material.uniforms[name].value = texture
    this.#material.blendAlpha = 1 / count
    drawQuad(renderer, this.#quad, onto)
  }

  dispose(): void {
    this.#material.dispose()
    this.#quad.dispose()
  }
}

const DEVELOP = /* glsl */ `
  #include <tonemapping_pars_fragment>
  uniform sampler2D scene;
  uniform sampler2D ground;
  uniform sampler2D behind;
  uniform vec2 hasUnder;
  uniform float isPremultiplied;
  varying vec2 vUv;
  void main() {
    vec2 at = vec2(vUv.x, 1.0 - vUv.y);
    vec4 top = texture2D(scene, at);
    if (isPremultiplied < 0.5) top.rgb *= top.a;
    float shadow = hasUnder.x > 0.5 ? clamp(texture2D(ground, at).a, 0.0, 1.0) : 0.0;
    float alpha = clamp(top.a + (1.0 - top.a) * shadow, 0.0, 1.0);
    vec3 color = alpha > 0.0 ? top.rgb / alpha : vec3(0.0);
    if (hasUnder.y > 0.5) {
      color = top.rgb + (1.0 - alpha) * texture2D(behind, at).rgb;
      alpha = 1.0;
    }
    gl_FragColor = sRGBTransferOETF(vec4(TONE(max(color, 0.0)), alpha));
  }`

const TONES: Partial<Record<ToneMapping, string>> = {
  [NeutralToneMapping]: 'NeutralToneMapping',
  [ACESFilmicToneMapping]: 'ACESFilmicToneMapping',
  [AgXToneMapping]: 'AgXToneMapping',
  // It leaves all as it is.
  [NoToneMapping]: 'CustomToneMapping',
}

export interface Layers {
  /** What is seen of the scene, linear, over nothing. */
  scene: Texture
  isPremultiplied: boolean
  /** The shadows on the ground, as alpha, where the scene does not hold them. */
  ground?: Texture
  /** What is behind all, linear, where that is light as the scene is. */
  behind?: Texture
}

/** Turns light into a picture for a screen, as the renderer would by its tone mapping and exposure; from the top down. */
export class DevelopPass {
  readonly #material: ShaderMaterial
  readonly #quad: FullScreenQuad

  constructor(toneMapping: ToneMapping) {
    this.#material = new ShaderMaterial({
      vertexShader: FULL_SCREEN,
      fragmentShader: DEVELOP.replace('TONE', TONES[toneMapping] ?? 'LinearToneMapping'),
      uniforms: {
        scene: { value: null },
        ground: { value: null },
        behind: { value: null },
        hasUnder: { value: new Vector2() },
        isPremultiplied: { value: 1 },
        toneMappingExposure: { value: 1 },
      },
      toneMapped: false,
      blending: NoBlending,
      depthTest: false,
      depthWrite: false,
    })
    this.#quad = new FullScreenQuad(this.#material)
  }

  draw(renderer: WebGLRenderer, { scene, ground, behind, isPremultiplied }: Layers, onto: WebGLRenderTarget): void {
    const { uniforms } = this.#material
    uniforms.scene.value = scene
    uniforms.ground.value = ground ?? scene
    uniforms.behind.value = behind ?? scene
    uniforms.hasUnder.value.set(ground ? 1 : 0, behind ? 1 : 0)
    uniforms.isPremultiplied.value = isPremultiplied ? 1 : 0
    uniforms.toneMappingExposure.value = renderer.toneMappingExposure
    drawQuad(renderer, this.#quad, onto)
  }

  dispose(): void {
    this.#material.dispose()
    this.#quad.dispose()
  }
}

function drawQuad(renderer: WebGLRenderer, quad: FullScreenQuad, onto: WebGLRenderTarget) {
  const [target, clears] = [renderer.getRenderTarget(), renderer.autoClear]
  renderer.autoClear = false
  renderer.setRenderTarget(onto)
  quad.render(renderer)
  renderer.setRenderTarget(target)
  renderer.autoClear = clears
}
