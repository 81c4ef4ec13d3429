/** Holm's correction: p-values as they count when so many questions were asked at once, in the order given. */
export function holm(values: readonly number[]): readonly number[] {
  const order = values.map((value, place) => ({ value, place })).sort((a, b) => a.value - b.value || a.place - b.place)
  const adjusted = new Array<number>(values.length).fill(1)
  let highest = 0
  for (const [rank, { value, place }] of order.entries()) {
    highest = Math.max(highest, Math.min(1, value * (values.length - rank)))
    adjusted[place] = highest
  }
  return adjusted
}
