/** About how wide a character of a label is, in pixels, and how far labels keep from each other. */
const CHARACTER = 6.6
const GAP = 10

/** Which labels can be drawn without touching the one before or running out of the track. */
export function fittingLabels(
  ticks: readonly { readonly x: number; readonly label: string }[],
  width: number,
): readonly boolean[] {
  let free = Number.NEGATIVE_INFINITY
  return ticks.map(({ x, label }) => {
    const end = x + 4 + label.length * CHARACTER
    if (x < free || end > width + 4) return false
    free = end + GAP
    return true
  })
}
