/** Units of 10^-18 as people write them: "0.29", "12.000001"; never rounded up. */
export function amountText(amount18: string, places = 6): string {
  const digits = amount18.padStart(19, '0')
  const whole = digits.slice(0, -18).replace(/\B(?=(\d{3})+$)/g, ',')
  const part = digits.slice(-18, -18 + places).replace(/0+$/, '')
  if (part !== '') return `${whole}.${part}`
  return whole === '0' && BigInt(amount18) > 0n ? `less than 0.${'0'.repeat(places - 1)}1` : whole
}

/** SGF-1401: each step is 5 %. */
export function percentText(steps: number): string {
  return `+${(5 * steps).toLocaleString('en-GB')} %`
}

/** The two ends of an address are enough to tell one's own apart; the whole one stands beside it for copying. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
