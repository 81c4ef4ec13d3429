import type { Role } from '@tessera/gauntlet'

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
    if (lost * 3 > own.length * 2)
      return 'You won with few left standing: one more tank in front would hold the others longer.'
    return 'Try a stronger opponent, or a faction you have not led yet.'
  }
  const ran = own.filter(({ state }) => state === 'retreating' || state === 'crumbling').length
  if (ran >= 2)
    return `${ran} of your units lost their resolve: bring a support that steadies them, and keep them close to the leader's side.`
  if (of(['ranged_dps', 'mage'], left) >= 2)
    return 'Their shooters and mages still stood at the end: place quick fighters on a flank, or spells that reach their back rows.'
  if (of(['tank'], left) >= 2) return 'You did not get through their tanks: bring mages or effects that ignore armour.'
  if (of(['tank'], own) === 0) return 'Nobody of yours held the front: put a tank or two into the first rows.'
  if (of(['support'], left) >= 1 && of(['support'], own) === 0)
    return 'They healed and you did not: a support in the last row lets the others fight longer.'
  return 'Same teams, other places: put what is struck first where it is not alone in reach, and deploy anew from the replay.'
}
