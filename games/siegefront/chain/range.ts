/** Fixed-point numbers of the third kind of pool have 96 bits after the point; roots are worked out with more. */
const Q96 = 1n << 96n
const DEEP = 128n

/** √1.0001, the step between two ticks of a root price. */
const STEP = root((10_001n << (2n * DEEP)) / 10_000n)

const MOST_TICK = 887_272

/** The root price at a tick, with 96 bits after the point; null beyond where pools go. */
export function rootPriceAt(tick: number): bigint | null {
  if (!Number.isInteger(tick) || Math.abs(tick) > MOST_TICK) return null
  let price = 1n << DEEP
  let square = STEP
  for (let left = Math.abs(tick); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) price = (price * square) >> DEEP
    square = (square * square) >> DEEP
  }
  return (tick < 0 ? (1n << (2n * DEEP)) / price : price) >> (DEEP - 96n)
}

/**
 * SGF-1411: what a position counts as: the shares that a pair of two tokens would have given for the two amounts in it now, the root
 * of their product. Little money in a narrow range counts for no more than in a wide one, and what has run out of its range,
 * all of one token, counts nothing.
 */
export function sharesIn(liquidity: bigint, lower: bigint, upper: bigint, price: bigint): bigint {
  if (liquidity <= 0n || lower <= 0n || lower >= upper) return 0n
  const at = price < lower ? lower : price > upper ? upper : price
  const amount0 = (liquidity * (upper - at) * Q96) / (at * upper)
  const amount1 = (liquidity * (at - lower)) / Q96
  return root(amount0 * amount1)
}

/** The whole root, rounded down. */
export function root(value: bigint): bigint {
  if (value < 2n) return value
  let guess = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (guess + value / guess) >> 1n
    if (next >= guess) return guess
    guess = next
  }
}
