/** A rating by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022), on the scale people read. */
export interface Strength {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

export interface Outcome {
  readonly against: Strength
  /** 1 won, 0.5 drawn, 0 lost. */
  readonly score: number
}

export const UNRATED: Strength = { rating: 1500, deviation: 350, volatility: 0.06 }

/** A rating with a wide deviation is shown as provisional. */
export const PROVISIONAL_FROM = 110

const SCALE = 173.7178
/** How much volatility may change: small, since matches come one by one. */
const TAU = 0.5

/** The strength after one rating period with these outcomes. */
export function rated(before: Strength, outcomes: readonly Outcome[], tau = TAU): Strength {
  const mu = (before.rating - 1500) / SCALE
  const phi = before.deviation / SCALE
  if (outcomes.length === 0) return rested(before, 1)
  let precision = 0
  let gain = 0
  for (const { against, score } of outcomes) {
    const weight = 1 / Math.sqrt(1 + (3 * (against.deviation / SCALE) ** 2) / Math.PI ** 2)
    const expected = 1 / (1 + Math.exp(-weight * (mu - (against.rating - 1500) / SCALE)))
    precision += weight ** 2 * expected * (1 - expected)
    gain += weight * (score - expected)
  }
  const variance = 1 / precision
  const delta = variance * gain
  const volatility = newVolatility(phi, before.volatility, variance, delta, tau)
  const wide = Math.sqrt(phi ** 2 + volatility ** 2)
  const narrow = 1 / Math.sqrt(1 / wide ** 2 + 1 / variance)
  return {
    rating: SCALE * (mu + narrow ** 2 * gain) + 1500,
    deviation: Math.min(UNRATED.deviation, SCALE * narrow),
    volatility,
  }
}

/** Without matches nothing is learnt, and what is known grows old: so many rating periods of it. */
export function rested(before: Strength, periods: number): Strength {
  const phi = before.deviation / SCALE
  const deviation = SCALE * Math.sqrt(phi ** 2 + periods * before.volatility ** 2)
  return { ...before, deviation: Math.min(UNRATED.deviation, deviation) }
}

/** Step 5 of the paper: the Illinois method for the root of f. */
function newVolatility(phi: number, sigma: number, variance: number, delta: number, tau: number): number {
  const a = Math.log(sigma ** 2)
  const f = (x: number): number => {
    const e = Math.exp(x)
    const spread = phi ** 2 + variance + e
    return (e * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / tau ** 2
  }
  let low = a
  let high: number
  if (delta ** 2 > phi ** 2 + variance) high = Math.log(delta ** 2 - phi ** 2 - variance)
  else {
    let k = 1
    while (f(a - k * tau) < 0) k++
    high = a - k * tau
  }
  let fLow = f(low)
  let fHigh = f(high)
  while (Math.abs(high - low) > 1e-6) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow)
    const fNext = f(next)
    if (fNext * fHigh <= 0) {
      low = high
      fLow = fHigh
    } else fLow /= 2
    high = next
    fHigh = fNext
  }
  return Math.exp(low / 2)
}
