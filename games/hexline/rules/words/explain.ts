import type { Ability } from '../content/ability.ts'
import { catalogOf } from '../content/catalog.ts'
import { cellOf, distanceOf } from '../rules/board/board.ts'
import { findWithin, foeOf, ground, idsIn } from '../rules/board/ground.ts'
import { kindIn, unitIn } from '../rules/board/scratch.ts'
import { attackAmount } from '../rules/combat/attack.ts'
import { armorOf, blocksLeft, ownArmor } from '../rules/combat/damage.ts'
import type { Trace } from '../rules/combat/trace.ts'
import type { Side, Unit } from '../state.ts'
import { askRules } from '../view/position.ts'
import type { HexlineView } from '../view/view.ts'
import { type PlainKey, words } from './catalogue.ts'
import { namedType } from './naming.ts'

/** One thing that makes up a number: the unit's own value, or what some source adds or takes. */
interface Term {
  readonly amount: number
  /** In the language that is spoken: "base", "sundered", "from Standard Bearer". */
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
  const base = catalogOf(view.config).type(unit.type)?.damage ?? unit.damage
  const lost = unit.damage - base - unit.ramp_accumulated
  return askRules(view, (field) => {
    const trace: Trace = []
    const total = attackAmount(field, unit.id, trace)
    return explained(total, [
      term(base, 'why.base'),
      term(unit.ramp_accumulated, 'why.gained'),
      term(lost, lost < 0 ? 'why.paid' : 'why.fromStart'),
      ...trace.map(({ source, amount }) => ({
        amount,
        why: sourceText(view, unitIn(field, source), unit, false),
        source,
      })),
    ])
  })
}

/** What is taken off every damage instance (HEX-61): base, sunder, own abilities, auras of friends. */
export function armourOf(view: HexlineView, unit: Unit): Explained {
  const base = catalogOf(view.config).type(unit.type)?.armor ?? unit.armor
  const change = unit.armor - base
  return askRules(view, (field) => {
    const trace: Trace = []
    const total = armorOf(field, unit.id, trace)
    return explained(total, [
      term(base, 'why.base'),
      term(change, change < 0 ? 'why.sundered' : 'why.fromStart'),
      term(ownArmor(unit.id), 'why.ownPlate', unit.id),
      ...trace.map(({ source, amount }) => ({
        amount,
        why: sourceText(view, unitIn(field, source), unit, true),
        source,
      })),
    ])
  })
}

export function lifeOf(view: HexlineView, unit: Unit): Explained {
  const base = catalogOf(view.config).type(unit.type)?.max_hp ?? unit.max_hp
  const change = unit.max_hp - base
  return explained(unit.max_hp, [term(base, 'why.base'), term(change, change > 0 ? 'why.fortified' : 'why.fromStart')])
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

function term(amount: number, why: PlainKey, source = 0): Term {
  return { amount, why: words.text(why), source }
}

function explained(total: number, [base, ...changes]: readonly Term[]): Explained {
  return { total, terms: base === undefined ? [] : [base, ...changes.filter(({ amount }) => amount !== 0)] }
}

/** "from Standard Bearer"; `placed` says how far away it stands. */
function sourceText(view: HexlineView, source: Unit, unit: Unit, placed: boolean): string {
  if (source.id === unit.id) return words.text('why.itself')
  const facts = { unit: namedType(view.config, source.type) }
  const distance = placed ? distanceOf(source, unit) : 0
  if (distance === 0) return words.text('why.from', facts)
  return distance === 1 ? words.text('why.fromBeside', facts) : words.text('why.fromAway', { ...facts, distance })
}
