import type { WebGLRenderer } from 'three'
import type { FinalMethod } from '../../commands/final-options.ts'

/** Names of those that draw with the processor alone. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** How final pictures are best made on this machine: without a graphics card, following light takes hours. */
export function bestMethod(renderer: WebGLRenderer | undefined): FinalMethod {
  const gl = renderer?.getContext()
  const info = gl?.getExtension('WEBGL_debug_renderer_info')
  const name = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : ''
  return SOFTWARE.test(name) ? 'samples' : 'traced'
}
