/** The outcome of a contender in a numbered sample: a sample has the same dice for all contenders. */
export interface Field {
  value(contender: number, sample: number): number
  /** Whether as much as is allowed has been spent on it. */
  isSpent(): boolean
}

interface Rules {
  /** Samples of each at most. */
  readonly samples: number
  /** Samples after which everybody still in it is compared. */
  readonly heat: number
  /** Standard errors behind the leader at which a contender is out. */
  readonly out: number
  /** Standard errors by which the winner must lead contender 0, which is taken where nothing speaks against it. */
  readonly sure: number
}

/**
 * Contenders run through the same samples; one that surely falls behind is out, so that the others get the remaining samples. The winner
 * is the best of those that last, if it is surely better than the first.
 */
export function race(contenders: number, field: Field, { samples, heat, out, sure }: Rules): number {
  const taken: number[][] = Array.from({ length: contenders }, () => [])
  let running = taken.map((_, contender) => contender)
  for (let sample = 0; sample < samples && running.length > 1 && !field.isSpent(); sample++) {
    for (const contender of running) taken[contender]?.push(field.value(contender, sample))
    if ((sample + 1) % heat !== 0) continue
    const leader = best(running, taken)
    running = running.filter(
      (contender) => contender === leader || !isAhead(taken[leader] ?? [], taken[contender] ?? [], out),
    )
  }
  const winner = best(running, taken)
  const shared = Math.max(1, taken[0]?.length ?? 0)
  return winner !== 0 && isAhead(taken[winner] ?? [], taken[0] ?? [], sure + FEW / shared) ? winner : 0
}

/** After few samples a challenger needs a larger lead, because the luckiest of many leads by chance. */
const FEW = 6

function best(running: readonly number[], taken: readonly (readonly number[])[]): number {
  let leader = running[0] ?? 0
  for (const contender of running) if (sum(taken[contender] ?? []) > sum(taken[leader] ?? [])) leader = contender
  return leader
}

function sum(values: readonly number[]): number {
  let all = 0
  for (const value of values) all += value
  return all
}

/** Whether one did better than the other by so many standard errors of the difference, over the samples both had. */
function isAhead(one: readonly number[], other: readonly number[], errors: number): boolean {
  const samples = Math.min(one.length, other.length)
  if (samples < 2) return false
  let gain = 0
  let squares = 0
  for (let sample = 0; sample < samples; sample++) {
    const difference = (one[sample] ?? 0) - (other[sample] ?? 0)
    gain += difference
    squares += difference * difference
  }
  const mean = gain / samples
  const variance = squares / samples - mean * mean
  return mean > 0 && mean * mean * (samples - 1) > errors * errors * variance
}
