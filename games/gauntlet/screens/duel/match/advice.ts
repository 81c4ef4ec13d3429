import type { Role } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'

/** Of a unit after a battle, what advice looks at. */
export interface Fought {
  readonly own: boolean
  readonly role: Role
  readonly state: 'ready' | 'retreating' | 'crumbling' | 'dead' | 'vanished'
}

/** What to try next after a duel, from who is left of both sides; the first thing that stands out counts. */
export function adviceOf(units: readonly Fought[], won: boolean): string {
  const own = units.filter((unit) => unit.own)
  const left = units.filter((unit) => !unit.own && unit.state === 'ready')
  const of = (roles: readonly Role[], among: readonly Fought[]): number =>
    among.filter(({ role }) => roles.includes(role)).length
  if (won) {
    const lost = own.filter(({ state }) => state !== 'ready').length
    if (lost * 3 > own.length * 2) return words.text('advice.wonFew')
    return words.text('advice.won')
  }
  const ran = own.filter(({ state }) => state === 'retreating' || state === 'crumbling').length
  if (ran >= 2) return words.text('advice.ran', { n: ran })
  if (of(['ranged_dps', 'mage'], left) >= 2) return words.text('advice.shooters')
  if (of(['tank'], left) >= 2) return words.text('advice.tanks')
  if (of(['tank'], own) === 0) return words.text('advice.noTank')
  if (of(['support'], left) >= 1 && of(['support'], own) === 0) return words.text('advice.healed')
  return words.text('advice.places')
}
