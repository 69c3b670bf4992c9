/**
 * The `i`th number of the Halton sequence of a prime base, from 0 to below 1: any run of them covers that range evenly
 * (Halton, 1964).
 */
export function halton(i: number, base: number): number {
  let [sum, share] = [0, 1]
  for (let rest = i; rest > 0; rest = Math.floor(rest / base)) {
    share /= base
    sum += share * (rest % base)
  }
  return sum
}

/** A point of the unit disc, evenly spread over its area. */
export function onDisc(u: number, v: number): [x: number, y: number] {
  const [radius, angle] = [Math.sqrt(u), 2 * Math.PI * v]
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

/** A direction of the upper half of the unit sphere, evenly spread over its area. */
export function onDome(u: number, v: number): [x: number, y: number, z: number] {
  const [radius, angle] = [Math.sqrt(1 - u * u), 2 * Math.PI * v]
  return [radius * Math.cos(angle), u, radius * Math.sin(angle)]
}
