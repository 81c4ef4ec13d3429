import { capitalised, plainWords, type SumRow, wordedSaid } from '@tessera/words'
import type { Chain } from '../rules/field/values.ts'
import { words } from './catalogue.ts'
import { abilitySaid } from './names.ts'

/** A row of arithmetic: what, its factor, and the value it leaves. */
export interface ChainRow {
  readonly name: string
  readonly factor: string | null
  readonly value: string
}

/** SGF-602: "Attack 5, Banner + 1" and every percentage after it. */
export function attackRows(chain: Chain, crit = false): readonly ChainRow[] {
  const rows = rowsOf('sum.attack', chain, '')
  return crit
    ? [...rows, { name: words.text('sum.critical'), factor: '× 150%', value: hundredths(critical(chain)) }]
    : rows
}

/** SGF-603, taken away from the attack; nothing where there is no defence. */
export function defenceRows(chain: Chain): readonly ChainRow[] {
  return flat(chain) === 0 ? [] : rowsOf('sum.lessDefence', chain, '− ')
}

/** SGF-504. */
export function blowDamage(attack: Chain, defence: Chain, crit: boolean): number {
  const value = crit ? critical(attack) : attack.value
  return Math.max(1, Math.floor((value - defence.value) / 100))
}

/** SGF-504: a critical blow, in hundredths. */
export function critical({ value }: Chain): number {
  return Math.floor((value * 150) / 100)
}

export function sumRows(chain: readonly ChainRow[]): readonly SumRow[] {
  return chain.map(({ name, factor, value }) => ({ name: factor === null ? name : `${name} ${factor}`, value }))
}

/** What a step of a chain comes from, in words. */
export function sourceText(source: string): string {
  const [kind = source, which = ''] = source.split(':')
  const said =
    kind === 'formation' || kind === 'weather' || kind === 'terrain'
      ? { scope: words.scope, key: `${kind}.${which}` }
      : kind === 'rallied' || kind === 'weakened'
        ? words.said(`status.${kind}`)
        : abilitySaid(kind)
  return plainWords(capitalised(wordedSaid(said)))
}

/** 720 as "7.2". */
export function hundredths(value: number): string {
  return words.text('sum.number', { value: value / 100 })
}

function rowsOf(name: 'sum.attack' | 'sum.lessDefence', chain: Chain, sign: string): readonly ChainRow[] {
  const start = gathered(chain.plus).reduce(
    (before, [source, amount]) => words.text('sum.plus', { before, source: sourceText(source), amount }),
    words.text(name, { stat: chain.stat }),
  )
  return [
    { name: start, factor: null, value: sign + hundredths(flat(chain) * 100) },
    ...chain.steps.map(([source, percent, result]) => ({
      name: sourceText(source),
      factor: `× ${percent}%`,
      value: sign + hundredths(result),
    })),
  ]
}

/** Two banners are one addition of 2. */
function gathered(plus: Chain['plus']): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>()
  for (const [source, amount] of plus) {
    const kind = source.split(':')[0] ?? source
    sums.set(kind, (sums.get(kind) ?? 0) + amount)
  }
  return [...sums]
}

function flat(chain: Chain): number {
  return chain.stat + chain.plus.reduce((sum, [, amount]) => sum + amount, 0)
}
