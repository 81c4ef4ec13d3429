/** The one vocabulary word that a slip is read as, or null: COH-12.12. */
export function correction(word: string, vocabulary: Iterable<string>): string | null {
  const reach = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  if (reach === 0) return null
  const { words, distance } = closest(word, vocabulary, reach)
  return distance <= reach && words.length === 1 ? (words[0] ?? null) : null
}

/** Something near enough to be worth proposing, though not to be taken for meant. */
export function proposal(word: string, vocabulary: Iterable<string>): string | null {
  const reach = word.length < 4 ? 1 : word.length < 7 ? 2 : 3
  return closest(word, vocabulary, reach).words[0] ?? null
}

function closest(word: string, vocabulary: Iterable<string>, reach: number): { words: string[]; distance: number } {
  let best = reach + 1
  let words: string[] = []
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) > Math.min(best, reach)) continue
    const distance = slips(word, known, Math.min(best, reach))
    if (distance < best) {
      best = distance
      words = [known]
    } else if (distance === best && distance <= reach) words.push(known)
  }
  return { words, distance: best }
}

/** Letters inserted, deleted, replaced, or swapped with their neighbour; anything above `most` is `most` + 1. */
export function slips(a: string, b: string, most: number): number {
  const width = b.length + 1
  let before: number[] = []
  let above = Array.from({ length: width }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    let least = row
    for (let column = 1; column < width; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (above[column] as number) + 1,
        (line[column - 1] as number) + 1,
        (above[column - 1] as number) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] as number) + 1)
      }
      line.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    before = above
    above = line
  }
  return above[width - 1] as number
}
