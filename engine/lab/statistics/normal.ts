/** Two-sided 95 %. */
export const Z95 = 1.959963984540054

/** The chance that a normal value is at least so many deviations away from its mean, on either side. */
export function twoSided(z: number): number {
  return erfc(Math.abs(z) / Math.SQRT2)
}

/** How many deviations leave `error` outside, on both sides together. */
export function deviationsFor(error: number): number {
  let low = 0
  let high = 40
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2
    if (twoSided(middle) > error) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** W. J. Cody style rational bound: relative error below 1.2e-7 everywhere (Numerical Recipes' Chebyshev fit). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.5 * x)
  const fit = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ]
  const poly = fit.reduceRight((sum, c) => sum * t + c, 0)
  return t * Math.exp(-x * x + poly)
}
