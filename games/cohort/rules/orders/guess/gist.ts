import type { Gist, Passed } from '../english/chart.ts'
import type { Scope } from '../scope.ts'
import type { Token } from '../words/lexer.ts'
import { COST, type Weight, weightOf } from './weights.ts'

/** Cells worked out in one reading at most: some ten times what an ordinary sentence takes. */
const MOST_CELLS = 8000
/** An aside, however long, and what it says that orders know. */
const ASIDE = 8
const HEAVY = 4
const DEAREST = 20

/** From one of these words to the next sign it is said why, how, or like what. */
const REASONS: ReadonlySet<string> = new Set(
  'because cause cuz coz since as like so for which who while if where until till before after but'.split(' '),
)

/** Of these an aside may also name somebody. */
const CAUSES: ReadonlySet<string> = new Set('because cause cuz coz since so for before which who'.split(' '))

/** What limits an order, and is only left out boldly. */
const LIMITING: ReadonlySet<string> = new Set('from off away past last next any against only too'.split(' '))
const LIMIT = 9
/** `at a distance of 2 tiles`, `3 tiles behind`: how far off somebody follows cannot be ordered. */
const DISTANCE =
  /^(?:(?:(?:at|in|from|with|keeping) )?(?:a |the |some )?(?:safe |short |respectful )?distance(?: of \d+ \w+)?|\d+ (?:tiles?|steps?|paces|squares?|fields?) (?:behind|back|away|apart|off|distance))(?= |$)/
function saidFrom(tokens: readonly Token[], at: number, to: number): string {
  return tokens
    .slice(at, Math.min(to, at + 8))
    .map((token) => (token.kind === 'number' ? token.value : token.key))
    .join(' ')
}

/** How many words are said twice, one after the other: `the medics the medics should …`. */
function stutterAt(tokens: readonly Token[], at: number, to: number): number {
  for (let count = 1; count <= 4 && at + 2 * count <= to; count++) {
    const twice = tokens.slice(at, at + count).every(({ key }, index) => tokens[at + count + index]?.key === key)
    if (twice) return count
  }
  return 0
}

/** At the head of an aside: `, and don't wander off`. */
const NEGATIONS: ReadonlySet<string> = new Set("not no never don't dont without nobody nothing do avoid".split(' '))

/**
 * What may be passed over in a sentence to get at its gist: words nobody knows, small words, whole asides; `boldly` also
 * verbs and things. What turns an order round only as the head of an aside.
 */
export function gistOf(tokens: readonly Token[], from: number, to: number, scope: Scope, boldly: boolean): Gist {
  const weights = tokens.map((token, at) => (at < from || at >= to ? 'firm' : weightOf(token, scope)))
  const isSign = (at: number): boolean => at < from || at >= to || tokens[at]?.kind === 'joiner'
  const over = tokens.map((token, at): Passed[] => {
    if (at < from || at >= to) return []
    const weight = weights[at] as Weight
    const passed: Passed[] = []
    const light = weight === 'strange' || weight === 'loose' || weight === 'small'
    if (weight !== 'firm' && (light || (boldly && weight !== 'unit'))) passed.push({ end: at + 1, price: COST[weight] })
    if (boldly && LIMITING.has(token.key)) passed.push({ end: at + 1, price: LIMIT })
    const far = DISTANCE.exec(saidFrom(tokens, at, to))?.[0].split(' ').length ?? 0
    if (far > 0 && isSign(at + far)) passed.push({ end: at + far, price: LIMIT })
    const again = stutterAt(tokens, at, to)
    if (again > 0) passed.push({ end: at + again, price: COST.small })
    const reason = (REASONS.has(token.key) || (NEGATIONS.has(token.key) && isSign(at - 1))) && at > from
    if (!isSign(at) && (reason || isSign(at - 1))) {
      let end = at + 1
      while (!isSign(end)) end++
      const some = weights.slice(at, end)
      const heavy = some.filter((each) => each === 'verb' || each === 'thing' || each === 'firm').length
      const price = ASIDE + HEAVY * heavy
      const whole = at === from && end === to
      const units = some.filter((each) => each === 'unit').length
      if (
        !whole &&
        (units === 0 || (units === 1 && CAUSES.has(token.key))) &&
        (reason || !some.includes('firm')) &&
        price <= DEAREST
      )
        passed.push({ end, price })
    }
    return passed
  })
  const strange = weights.map((weight) => weight === 'strange')
  const said = tokens.slice(from, to)
  return {
    over,
    strange,
    lacksUnit: !weights.includes('unit') && !said.some(({ kind }) => kind === 'id'),
    lacksPlace: !weights.includes('thing') && !said.some(({ kind }) => kind === 'tile' || kind === 'contact'),
    left: MOST_CELLS,
  }
}
