import { ordinal } from '../../rules/muster.ts'
import type { Ways } from '../../view/ways.ts'
import type { Scope } from '../scope.ts'
import { type Token, tokensOf } from '../words/lexer.ts'
import { fail, type Reading, spanOf } from './reading.ts'
import { unitAt } from './unit-phrases.ts'

/**
 * People number their lines. What is surely such a number says nothing, like a remark. In `1. infantry move` it may be the
 * 1st Infantry that is meant, so all that follows a doubtful number is one clause with it, and falls with it.
 */
export function lineNumbersRead(tokens: readonly Token[], text: string, scope: Scope, ways: Ways): readonly Token[] {
  const marks = tokens.flatMap((_, at) => (opens(tokens, at) ? [at] : []))
  if (marks.length === 0) return tokens
  const sure = areSure(marks, tokens, text, scope, ways)
  const read = [...tokens]
  for (const at of marks) {
    const kind = sure ? 'remark' : 'other'
    if (sure) read[at] = asKind(tokens[at], kind)
    for (let sign = at + 1; sign < signsEnd(tokens, at); sign++) read[sign] = asKind(tokens[sign], kind)
  }
  return read
}

/** Behind a doubtful number. */
export function isMark(token: Token | undefined): boolean {
  return token?.kind === 'other' && MARK.test(token.key)
}

export function failNumber(reading: Reading, at: number, n: number): void {
  const { tokens, text, scope, ways } = reading
  const signs = signsEnd(tokens, at)
  const written = `Is “${spanOf(reading, at, signs).text}” the number of a line`
  const meant = ordinalAt(tokens, at, text, scope, ways)
  if (meant === null) {
    fail(reading, 'unknown_unit', at, signs, { message: `${written}? Leave it out.` })
    return
  }
  const suggestion = `${ordinal(n)} ${spanOf(reading, signs, meant.end).text}`
  const message = `${written}, or who is meant? Leave it out, or write ${suggestion}.`
  fail(reading, 'unknown_unit', at, meant.end, { message, suggestion })
}

const MARK = /^[^\p{L}\d\s]+$/u

/** A number where somebody should be spoken to, and a sign behind it; `1st, 2nd infantry` are two of whom it counts. */
function opens(tokens: readonly Token[], at: number): boolean {
  const [before, number, sign] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (before !== undefined && before.kind !== 'end' && before.kind !== 'joiner') return false
  if (!/^\d/.test(number?.text ?? '') || signsEnd(tokens, at) === at + 1) return false
  return number?.kind === 'ordinal' ? sign?.kind !== 'joiner' : number?.kind === 'number' && number.measure === 'plain'
}

/** Past the signs behind a number. */
function signsEnd(tokens: readonly Token[], at: number): number {
  let end = at + 1
  while (tokens[end]?.line === tokens[at]?.line && MARK.test(tokens[end]?.key ?? '')) end++
  return end
}

/** Numbered from 1, each at the start of its line, more than one, and not all of them could count somebody. */
function areSure(marks: readonly number[], tokens: readonly Token[], text: string, scope: Scope, ways: Ways): boolean {
  const inOrder = marks.every((at, index) => {
    const number = tokens[at]
    const sign = signsEnd(tokens, at) === at + 2 ? tokens[at + 1] : undefined
    const first = at === 0 || tokens[at - 1]?.line !== number?.line || tokens[at - 1]?.key.endsWith('\n') === true
    return first && number?.kind === 'number' && number.value === index + 1 && /^[.)]$/.test(sign?.key ?? '')
  })
  if (!inOrder || marks.length < 2) return false
  return marks.some((at) => tokens[at + 1]?.key === ')' || ordinalAt(tokens, at, text, scope, ways) === null)
}

/** Whom the number would count if it were an ordinal. */
function ordinalAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  scope: Scope,
  ways: Ways,
): { readonly end: number } | null {
  const number = tokens[at]
  const [first] = number?.kind === 'number' || number?.kind === 'ordinal' ? tokensOf(ordinal(number.value)) : []
  if (first === undefined) return null
  const signs = signsEnd(tokens, at)
  const rest = tokens.slice(signs)
  const ends = rest.findIndex((token) => token.kind === 'end')
  const said = [first, ...(ends === -1 ? rest : rest.slice(0, ends))]
  const unit = unitAt(
    {
      text,
      tokens: said,
      kinds: [],
      scope,
      ways,
      at: 0,
      stop: said.length,
      inputError: null,
      called: null,
      tries: 0,
      guesses: null,
    },
    0,
    true,
  )
  return unit === null || unit.value.units.length === 0 ? null : { end: signs + unit.end - 1 }
}

function asKind(token: Token | undefined, kind: 'remark' | 'other'): Token {
  if (token === undefined) throw new Error('There is no token here')
  return { ...token, kind }
}
