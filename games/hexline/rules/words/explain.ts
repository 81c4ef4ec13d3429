import type { Ability } from '../content/ability.ts'
import { type Catalog, catalogOf } from '../content/catalog.ts'
import { cellOf, distanceOf } from '../rules/board/board.ts'
import { findWithin, foeOf, ground, idsIn } from '../rules/board/ground.ts'
import { kindIn, unitIn } from '../rules/board/scratch.ts'
import { attackAmount } from '../rules/combat/attack.ts'
import { armorOf, blocksLeft, ownArmor } from '../rules/combat/damage.ts'
import type { Trace } from '../rules/combat/trace.ts'
import type { Side, Unit } from '../state.ts'
import { askRules } from '../view/position.ts'
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
  const catalog = catalogOf(view.config)
  const base = catalog.type(unit.type)?.damage ?? unit.damage
  const lost = unit.damage - base - unit.ramp_accumulated
  return askRules(view, (field) => {
    const trace: Trace = []
    const total = attackAmount(field, unit.id, trace)
    return explained(total, [
      term(base, 'base'),
      term(unit.ramp_accumulated, 'gained in this battle'),
      term(lost, lost < 0 ? 'paid to stay alive' : 'from the start'),
      ...trace.map(({ source, amount }) =>
        term(amount, `from ${sourceName(catalog, unitIn(field, source), unit)}`, source),
      ),
    ])
  })
}

/** What is taken off every damage instance (HEX-61): base, sunder, own abilities, auras of friends. */
export function armourOf(view: HexlineView, unit: Unit): Explained {
  const catalog = catalogOf(view.config)
  const base = catalog.type(unit.type)?.armor ?? unit.armor
  const change = unit.armor - base
  return askRules(view, (field) => {
    const trace: Trace = []
    const total = armorOf(field, unit.id, trace)
    return explained(total, [
      term(base, 'base'),
      term(change, change < 0 ? 'sundered' : 'from the start'),
      term(ownArmor(unit.id), 'from its own plate', unit.id),
      ...trace.map(({ source, amount }) => {
        const bearer = unitIn(field, source)
        return term(amount, `from ${sourceName(catalog, bearer, unit)}${placeWords(bearer, unit)}`, source)
      }),
    ])
  })
}

export function lifeOf(view: HexlineView, unit: Unit): Explained {
  const base = catalogOf(view.config).type(unit.type)?.max_hp ?? unit.max_hp
  const change = unit.max_hp - base
  return explained(unit.max_hp, [term(base, 'base'), term(change, change > 0 ? 'fortified' : 'from the start')])
}

/** Damage instances this unit can still cancel this round (HEX-61); silence keeps the count and stops the block. */
export function blocksOf(view: HexlineView, unit: Unit): { readonly left: number; readonly of: number } {
  return askRules(view, (field) => ({ left: Math.max(0, blocksLeft(unit.id)), of: kindIn(field, unit.id).block }))
}

export function abilitiesOf(view: HexlineView, unit: Unit): readonly Ability[] {
  return catalogOf(view.config).type(unit.type)?.abilities ?? []
}

/** Living units of the other side within a distance of this one, in id order. */
export function enemiesWithin(view: HexlineView, unit: Unit, reach: number): readonly Unit[] {
  return unitsWithin(view, foeOf(unit.side), unit, reach)
}

/** Living units of its own side within a distance, itself included (HEX-2). */
export function friendsWithin(view: HexlineView, unit: Unit, reach: number): readonly Unit[] {
  return unitsWithin(view, unit.side, unit, reach)
}

function unitsWithin(view: HexlineView, side: Side, centre: Unit, reach: number): readonly Unit[] {
  return askRules(view, (field) => {
    const count = findWithin(side, cellOf(centre), reach)
    return idsIn(ground().found, count).map((id) => unitIn(field, id))
  })
}

function term(amount: number, why: string, source = 0): Term {
  return { amount, why, source }
}

function explained(total: number, [base, ...changes]: readonly Term[]): Explained {
  return { total, terms: base === undefined ? [] : [base, ...changes.filter(({ amount }) => amount !== 0)] }
}

function sourceName(catalog: Catalog, source: Unit, unit: Unit): string {
  return source.id === unit.id ? 'itself' : (catalog.type(source.type)?.name ?? source.type)
}

function placeWords(source: Unit, unit: Unit): string {
  const distance = distanceOf(source, unit)
  if (distance === 0) return ''
  return distance === 1 ? ' beside it' : ` ${distance} hexes away`
}
