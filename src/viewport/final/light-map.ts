import {
  type AmbientLight,
  Color,
  DataTexture,
  DataUtils,
  EquirectangularReflectionMapping,
  FloatType,
  HalfFloatType,
  HemisphereLight,
  LinearFilter,
  RepeatWrapping,
  RGBAFormat,
} from 'three'

/** Pixels of the map where nothing but even light is in it. */
const PLAIN = { width: 64, height: 32 }

/**
 * All light from everywhere as one equirectangular map: a panorama at a strength, with the lights of sky and ground in
 * it. A surface that faces n gets π·(a + ⅔·b·n.y) of a sky of a + b·up, and (1 + n.y) / 2 of a hemisphere light: which
 * makes that a sky of (½ + ¾·up) / π.
 */
export function lightMap(
  panorama: DataTexture | null,
  strength: number,
  lights: readonly (HemisphereLight | AmbientLight)[],
): DataTexture {
  const { width, height } = panorama?.image ?? PLAIN
  const data = new Float32Array(width * height * 4)
  const read = panorama ? reader(panorama) : () => 0
  const even = new Color()
  for (let y = 0; y < height; y++) {
    const up = Math.sin(((y + 0.5) / height - 0.5) * Math.PI)
    even.setRGB(0, 0, 0)
    for (const light of lights) addLight(even, light, up)
    const [r, g, b] = even.toArray().map((value) => Math.max(0, value))
    for (let i = y * width * 4; i < (y + 1) * width * 4; i += 4) {
      data[i] = read(i) * strength + r
      data[i + 1] = read(i + 1) * strength + g
      data[i + 2] = read(i + 2) * strength + b
      data[i + 3] = 1
    }
  }
  const map = new DataTexture(data, width, height, RGBAFormat, FloatType, EquirectangularReflectionMapping)
  map.wrapS = RepeatWrapping
  map.minFilter = map.magFilter = LinearFilter
  map.needsUpdate = true
  return map
}

function reader({ image, type }: DataTexture): (i: number) => number {
  const data = image.data as Uint16Array | Float32Array
  return type === HalfFloatType ? (i) => DataUtils.fromHalfFloat(data[i]) : (i) => data[i]
}

/** `up` is the height of a direction, from -1 to 1. */
function addLight(onto: Color, light: HemisphereLight | AmbientLight, up: number) {
  const share = light.intensity / Math.PI
  if (!(light instanceof HemisphereLight)) return onto.add(light.color.clone().multiplyScalar(share))
  return onto.add(
    light.groundColor
      .clone()
      .lerp(light.color, 0.5 + 0.75 * up)
      .multiplyScalar(share),
  )
}
