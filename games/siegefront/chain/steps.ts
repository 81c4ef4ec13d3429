/** One step is 0.01 of a pool's share: 10^16 of 10^18. */
const STEP = 10n ** 16n

/** More is never used (SGF-1402), and it keeps the number an ordinary one. */
const MOST_STEPS = 1_000_000n

/** SGF-1411: a balance in units of 10^-18, converted from the token's own. */
export function amount18(balance: bigint, decimals: number): bigint {
  return (balance * 10n ** 18n) / 10n ** BigInt(decimals)
}

/** SGF-1414, Ruling 31: the part of it that so many of so many tokens stand for. */
export function shareOf(amount: bigint, owned: bigint, supply: bigint): bigint {
  return supply <= 0n || owned > supply ? 0n : (amount * owned) / supply
}

/** SGF-1411, Ruling 28: the sum is rounded, once. */
export function stepsOf(amounts: readonly bigint[]): number {
  const steps = amounts.reduce((sum, amount) => sum + amount, 0n) / STEP
  return Number(steps > MOST_STEPS ? MOST_STEPS : steps)
}
