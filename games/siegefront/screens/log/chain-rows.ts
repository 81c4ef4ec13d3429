import { type Chain, hundredths, sourceWord } from '@tessera/siegefront'
import { capital } from '../names.ts'

/** A line of arithmetic: what, its factor, and the value it leaves. */
export interface ChainRow {
  readonly name: string
  readonly factor: string | null
  readonly value: string
}

/** SGF-602: "Attack 5, Banner + 1" and every percentage after it. */
export function attackRows(chain: Chain, crit = false): readonly ChainRow[] {
  const rows = rowsOf('Attack', chain, '')
  return crit
    ? [...rows, { name: 'Critical', factor: '× 150%', value: hundredths(Math.floor((chain.value * 150) / 100)) }]
    : rows
}

/** SGF-603, taken away from the attack; nothing where there is no defence. */
export function defenceRows(chain: Chain): readonly ChainRow[] {
  return flat(chain) === 0 ? [] : rowsOf('Less defence', chain, '− ')
}

/** SGF-504. */
export function blowDamage(attack: Chain, defence: Chain, crit: boolean): number {
  const value = crit ? Math.floor((attack.value * 150) / 100) : attack.value
  return Math.max(1, Math.floor((value - defence.value) / 100))
}

function rowsOf(name: string, chain: Chain, sign: string): readonly ChainRow[] {
  const plus = gathered(chain.plus).map(([source, amount]) => `, ${capital(sourceWord(source))} + ${amount}`)
  return [
    { name: `${name} ${chain.stat}${plus.join('')}`, factor: null, value: sign + hundredths(flat(chain) * 100) },
    ...chain.steps.map(([source, percent, result]) => ({
      name: capital(sourceWord(source)),
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
