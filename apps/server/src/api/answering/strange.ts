import { requestError } from '../../request-error.ts'

const DEEPEST = 64

/** Plain data that no database and no game wants: nested too deeply (found without recursion, which depth would break), or text with null or half characters. */
export function refuseStrange(...values: readonly unknown[]): void {
  let level: unknown[] = [...values]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw requestError(400, 'too_deep', 'The body is nested too deeply.')
    const next: unknown[] = []
    for (const one of level) {
      if (typeof one === 'string') refuseBroken(one)
      if (typeof one !== 'object' || one === null) continue
      if (!Array.isArray(one)) for (const key of Object.keys(one)) refuseBroken(key)
      next.push(...Object.values(one))
    }
    level = next
  }
}

function refuseBroken(text: string): void {
  if (text.includes('\0')) throw requestError(400, 'null_character', 'Text must not hold null characters.')
  if (/\p{Surrogate}/u.test(text)) throw requestError(400, 'broken_text', 'Text must be whole characters of Unicode.')
}
