interface Words {
  has(word: string): boolean
  keys(): Iterable<string>
}

/** The one vocabulary word that a slip is read as, or null: COH-12.12. */
export function correction(word: string, vocabulary: Words): string | null {
  const reach = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  const found = reach === 0 ? null : remembered(word, vocabulary)
  return found !== null && found.distance <= reach && found.words.length === 1 ? (found.words[0] ?? null) : null
}

/** Something near enough to be worth proposing, though not to be taken for meant. */
export function proposal(word: string, vocabulary: Words, idle: Words): string | null {
  if (word.length < 3) return null
  const reach = word.length < 6 ? 1 : word.length < 8 ? 2 : 3
  const found = remembered(word, vocabulary)
  return found.distance <= reach ? (found.words.find((known) => !idle.has(known)) ?? null) : null
}

interface Found {
  readonly words: readonly string[]
  readonly distance: number
}

const FARTHEST = 3
const LONGEST = 40
/** A text is read anew with every key, mostly the same words. */
const searched = new WeakMap<Words, Map<string, Found>>()

function remembered(word: string, vocabulary: Words): Found {
  let known = searched.get(vocabulary)
  if (known === undefined) {
    known = new Map()
    searched.set(vocabulary, known)
  }
  let found = known.get(word)
  if (found === undefined) {
    found = word.length > LONGEST ? { words: [], distance: FARTHEST + 1 } : closest(word, vocabulary)
    known.set(word, found)
  }
  return found
}

function closest(word: string, vocabulary: Words): Found {
  let best = FARTHEST
  let words: string[] = []
  for (const known of vocabulary.keys()) {
    if (Math.abs(known.length - word.length) > best || known.length > LONGEST) continue
    const distance = slips(word, known, best)
    if (distance > best) continue
    if (distance < best || words.length === 0) words = []
    best = distance
    words.push(known)
  }
  return { words, distance: words.length === 0 ? FARTHEST + 1 : best }
}

const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const

/** Letters inserted, deleted, replaced, or swapped with their neighbour; anything above `most` is `most` + 1. */
function slips(a: string, b: string, most: number): number {
  let [before, above, line] = rows as readonly [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= b.length; column++) above[column] = column
  for (let row = 1; row <= a.length; row++) {
    line[0] = row
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      let cost = (above[column - 1] as number) + (same ? 0 : 1)
      if ((above[column] as number) < cost) cost = (above[column] as number) + 1
      if ((line[column - 1] as number) < cost) cost = (line[column - 1] as number) + 1
      if (
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      ) {
        cost = Math.min(cost, (before[column - 2] as number) + 1)
      }
      line[column] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[before, above, line] = [above, line, before]
  }
  return Math.min(most + 1, above[b.length] as number)
}
