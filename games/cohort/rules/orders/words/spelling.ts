interface Words {
  has(word: string): boolean
  keys(): Iterable<string>
}

/** The one vocabulary word that a slip is read as, or null: COH-12.12. */
export function correction(word: string, vocabulary: Words): string | null {
  const reach = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  const found = reach === 0 ? null : remembered(word, vocabulary)
  if (found === null || found.distance > reach) return null
  // Letters in the wrong order are the likeliest slip.
  const swapped = found.words.filter((known) => sorted(known) === sorted(word))
  const meant =
    found.words.length === 1
      ? found.words[0]
      : swapped.length === 1
        ? swapped[0]
        : found.words.find((known) => found.words.every((other) => other === known || `${other}s` === known))
  if (meant === undefined) return null
  return FIRM.has(meant) && swapped[0] !== meant ? null : meant
}

/** The one word that two neighbouring letters in the wrong order were meant to be. */
export function disorder(word: string, vocabulary: Words): string | null {
  if (word.length < 4) return null
  const found: string[] = []
  for (let at = 0; at + 1 < word.length; at++) {
    const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
    if (swapped !== word && vocabulary.has(swapped) && !found.includes(swapped)) found.push(swapped)
  }
  return found.length === 1 ? (found[0] ?? null) : null
}

/** What would turn an order round is not read into a word, except where only its letters are in disorder. */
const FIRM: ReadonlySet<string> = new Set(
  'not no never none nobody except but without unless if left right north south east west northern southern eastern western before after'.split(
    ' ',
  ),
)

function sorted(word: string): string {
  return [...word].sort().join('')
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
