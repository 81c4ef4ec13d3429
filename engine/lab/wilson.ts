export interface Interval {
  readonly low: number
  readonly high: number
}

/** Two-sided 95 %. */
const Z = 1.959963984540054

/** Wilson's score interval for a share seen `hits` times in `n` trials: honest also near 0 and 1 and for few trials. */
export function wilson(hits: number, n: number, z: number = Z): Interval {
  if (n === 0) return { low: 0, high: 1 }
  const share = hits / n
  const centre = (share + (z * z) / (2 * n)) / (1 + (z * z) / n)
  const reach = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  return { low: hits === 0 ? 0 : centre - reach, high: hits === n ? 1 : centre + reach }
}
