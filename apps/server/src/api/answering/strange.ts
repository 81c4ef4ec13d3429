import { requestError } from '../../request-error.ts'

const DEEPEST = 64
/** Names in one object. Schemas take long to refuse thousands, and nothing here has so many. */
const MOST_NAMES = 500

/**
 * Plain data that no database and no game wants: nested too deeply, of too many names, or text with null or half characters; and
 * names that turn the text beside them around.
 */
export function refuseStrange(...values: readonly unknown[]): void {
  for (const value of values) refuseWithin(value, 0)
}

/** Goes no deeper than is allowed. */
function refuseWithin(value: unknown, depth: number): void {
  if (typeof value === 'string') refuseBroken(value)
  if (typeof value !== 'object' || value === null) return
  if (depth >= DEEPEST) throw requestError(400, 'too_deep', 'The body is nested too deeply.')
  if (Array.isArray(value)) {
    for (const one of value) refuseWithin(one, depth + 1)
    return
  }
  let names = 0
  for (const name in value) {
    if (++names > MOST_NAMES) throw requestError(400, 'too_many_names', 'An object in the body has too many names.')
    refuseBroken(name)
    if (name === 'name') refuseReversed(value[name as keyof typeof value])
    refuseWithin(value[name as keyof typeof value], depth + 1)
  }
}

/** Direction controls in a name would also reorder the text beside it. */
function refuseReversed(name: unknown): void {
  if (typeof name === 'string' && /[\u202a-\u202e\u2066-\u2069]/.test(name))
    throw requestError(400, 'reversed_name', 'Names must not hold characters that change the direction of text.')
}

function refuseBroken(text: string): void {
  if (text.includes('\0')) throw requestError(400, 'null_character', 'Text must not hold null characters.')
  if (!text.isWellFormed()) throw requestError(400, 'broken_text', 'Text must be whole characters of Unicode.')
}
