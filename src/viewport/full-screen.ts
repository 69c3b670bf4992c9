/** A vertex shader for three's FullScreenQuad: `vUv` runs over the target, from the lower left. */
export const FULL_SCREEN = /* glsl */ `
  varying vec2 vUv;
  void main() {
    vUv = uv;
    gl_Position = vec4(position.xy, 0.0, 1.0);
  }`
