import {
  attackChain,
  type Card,
  type Chain,
  cardIn,
  defenceChain,
  type Field,
  isCard,
  pct,
  type SiegefrontView,
  type Unit,
} from '@tessera/siegefront'

/** A value on the board beside what its card says. */
export interface Shown {
  readonly now: number
  readonly printed: number
}

/** SGF-1902: what a unit has now, before percentages, and what is printed on its card. */
export interface Stats {
  readonly attack: Shown
  readonly defence: Shown
  readonly speed: Shown
  readonly maxHp: Shown
}

export function statsOf(field: Field & Pick<SiegefrontView, 'config'>, unit: Unit): Stats {
  const card = printedCard(field, unit)
  return {
    attack: { now: flat(attackOf(field, unit)), printed: card?.attack ?? unit.attack },
    defence: { now: flat(defenceOf(field, unit)), printed: card?.defence ?? unit.defence },
    speed: { now: unit.speed, printed: card?.speed ?? unit.speed },
    maxHp: { now: unit.maxHp, printed: card?.hp ?? unit.maxHp },
  }
}

/** What is printed on a unit's card; a militia has no card in the catalogue but is one all the same. */
export function printedCard(
  { config }: Pick<SiegefrontView, 'config'>,
  unit: Pick<Unit, 'card' | 'forged'>,
): Card | null {
  if (unit.forged !== null) return unit.forged
  return isCard(unit.card) || unit.card === 'militia' ? cardIn(config, unit.card) : null
}

/** SGF-602 without a target, so that Pack does not count. */
export function attackOf(field: Field, unit: Unit): Chain {
  return attackChain(field, unit, { ...unit, id: -1, x: 9, y: 9 })
}

/** SGF-603 against a striker without Pierce. */
export function defenceOf(field: Field, unit: Unit): Chain {
  return defenceChain(field, unit, { ...unit, id: -1, abilities: [] })
}

/** SGF-1401: a printed value as it enters the board. */
export function enhanced(value: number, impact: number): number {
  return pct(value, impact)
}

function flat(chain: Chain): number {
  return chain.stat + chain.plus.reduce((sum, [, amount]) => sum + amount, 0)
}
