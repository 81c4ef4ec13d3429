import { hexDistance } from '@tessera/board'
import type { Ability, Effect } from '../content/ability.ts'
import { type Catalog, catalogOf } from '../content/catalog.ts'
import type { Battle, Unit } from '../state.ts'
import type { HexlineView } from '../view/view.ts'

/** One thing that makes up a number: the unit's own value, or what some source adds or takes. */
interface Term {
  readonly amount: number
  /** "base", "sundered", "from Standard Bearer". */
  readonly why: string
  /** The unit it comes from; 0 when it is the unit itself. */
  readonly source: number
}

export interface Explained {
  readonly total: number
  /** The base first; terms that are 0 are left out. */
  readonly terms: readonly Term[]
}

/** What an attack of this unit amounts to before armour (HEX-60): its damage and every boost on its side. */
export function attackOf(view: HexlineView, unit: Unit): Explained {
  const { catalog, battle } = groundOf(view)
  const base = catalog.type(unit.type)?.damage ?? unit.damage
  const lost = unit.damage - base - unit.ramp_accumulated
  const boosts = bearersOf(battle, catalog, 'boost')
    .filter(({ bearer }) => bearer.side === unit.side)
    .map(({ bearer, ability }) => term(ability.value ?? 0, `from ${sourceName(catalog, bearer, unit)}`, bearer.id))
  return explained([
    term(base, 'base'),
    term(unit.ramp_accumulated, 'gained in this battle'),
    term(lost, lost < 0 ? 'paid to stay alive' : 'from the start'),
    ...boosts,
  ])
}

/** What is taken off every damage instance (HEX-61): base, sunder, own abilities, auras of friends. */
export function armourOf(view: HexlineView, unit: Unit): Explained {
  const { catalog, battle } = groundOf(view)
  const base = catalog.type(unit.type)?.armor ?? unit.armor
  const change = unit.armor - base
  const abilities = bearersOf(battle, catalog, 'armor').flatMap(({ bearer, ability }) => {
    const own = ability.aura === undefined
    if (own ? bearer !== unit : bearer.side !== unit.side || apart(bearer, unit) > (ability.aura ?? 0)) return []
    const why = own ? 'from its own plate' : `from ${sourceName(catalog, bearer, unit)}${placeWords(bearer, unit)}`
    return [term(ability.value ?? 0, why, bearer.id)]
  })
  return explained([term(base, 'base'), term(change, change < 0 ? 'sundered' : 'from the start'), ...abilities])
}

export function lifeOf(view: HexlineView, unit: Unit): Explained {
  const base = catalogOf(view.config).type(unit.type)?.max_hp ?? unit.max_hp
  const change = unit.max_hp - base
  return explained([term(base, 'base'), term(change, change > 0 ? 'fortified' : 'from the start')])
}

/** Damage instances this unit can still cancel this round (HEX-61); silence keeps the count and stops the block. */
export function blocksOf(view: HexlineView, unit: Unit): { readonly left: number; readonly of: number } {
  const of = abilitiesOf(view, unit).reduce((sum, { effect, value = 0 }) => sum + (effect === 'block' ? value : 0), 0)
  return { left: unit.silenced_turns > 0 ? 0 : Math.max(0, of - unit.block_used), of }
}

export function abilitiesOf(view: HexlineView, unit: Unit): readonly Ability[] {
  return catalogOf(view.config).type(unit.type)?.abilities ?? []
}

/** Living units of the other side within a distance of this one, in id order. */
export function enemiesWithin(view: HexlineView, unit: Unit, reach: number): readonly Unit[] {
  return livingOf(view).filter((other) => other.side !== unit.side && apart(unit, other) <= reach)
}

/** Living units of its own side within a distance, itself included (HEX-2). */
export function friendsWithin(view: HexlineView, unit: Unit, reach: number): readonly Unit[] {
  return livingOf(view).filter((other) => other.side === unit.side && apart(unit, other) <= reach)
}

export function livingOf(view: HexlineView): readonly Unit[] {
  return view.battle?.units.filter((unit) => unit.alive) ?? []
}

export function apart(a: Pick<Unit, 'col' | 'row'>, b: Pick<Unit, 'col' | 'row'>): number {
  return hexDistance(a.col, a.row, b.col, b.row)
}

function groundOf(view: HexlineView): { readonly catalog: Catalog; readonly battle: Battle } {
  if (view.battle === null) throw new Error('There is no battle to explain')
  return { catalog: catalogOf(view.config), battle: view.battle }
}

/** Living, unsilenced bearers of a passive effect, in id order, once per ability. */
function bearersOf(battle: Battle, catalog: Catalog, effect: Effect): { bearer: Unit; ability: Ability }[] {
  return battle.units
    .filter((unit) => unit.alive && unit.silenced_turns === 0)
    .flatMap((bearer) =>
      (catalog.type(bearer.type)?.abilities ?? [])
        .filter((ability) => ability.effect === effect)
        .map((ability) => ({ bearer, ability })),
    )
}

function term(amount: number, why: string, source = 0): Term {
  return { amount, why, source }
}

function explained(terms: readonly Term[]): Explained {
  const [base, ...changes] = terms
  return {
    total: terms.reduce((sum, { amount }) => sum + amount, 0),
    terms: base === undefined ? [] : [base, ...changes.filter(({ amount }) => amount !== 0)],
  }
}

function sourceName(catalog: Catalog, source: Unit, unit: Unit): string {
  return source === unit ? 'itself' : (catalog.type(source.type)?.name ?? source.type)
}

function placeWords(source: Unit, unit: Unit): string {
  const distance = apart(source, unit)
  if (distance === 0) return ''
  return distance === 1 ? ' beside it' : ` ${distance} hexes away`
}
