import type { HexlineConfig } from '../../config.ts'
import type { Ability, CustomUnit, Effect, Target, Trigger, UnitType } from '../../content/ability.ts'
import { typeOfCustom } from '../../content/catalog.ts'
import { rosterOf } from '../../content/changes.ts'
import { BLADE, ROSTER } from '../../content/roster.ts'

/** A unit type as the rules consult it: abilities split by trigger, passive sums added up. */
export interface Kind {
  readonly type: UnitType
  readonly blade: boolean
  /** What its abilities wait for, bit by bit. */
  readonly triggers: number
  /** Sum of `block` values. */
  readonly block: number
  /** Sum of `armor` abilities without aura. */
  readonly armor: number
  readonly boost: number
  readonly armorAuras: readonly Aura[]
  readonly executes: readonly Aura[]
  readonly undyings: readonly Aura[]
  readonly shadowstep: Power | null
  readonly turnstart: readonly Power[]
  readonly onhit: readonly Power[]
  readonly onkill: readonly Power[]
  /** HEX-98: without those that summon. */
  readonly onkillOfBlade: readonly Power[]
  readonly wounded: readonly Power[]
  readonly endturn: readonly Power[]
  /** `lament` and `lament_aura` together, as HEX-63 (c) visits them. */
  readonly laments: readonly Power[]
  readonly harvests: readonly Power[]
}

/** Bits of `Kind.triggers`. */
export const TURNSTART = 1
export const ONHIT = 2
export const ONKILL = 4
export const WOUNDED = 8
export const ENDTURN = 16

/** What a passive ability gives within its reach. */
export interface Aura {
  readonly value: number
  readonly aura: number
}

/** An ability with every field filled in, and its place in the unit's list. */
export interface Power {
  readonly index: number
  readonly trigger: Trigger
  readonly effect: Effect
  readonly target: Target
  readonly value: number
  /** For `lament_aura`: its aura. */
  readonly range: number
  readonly charge: number
  readonly summonReady: boolean
}

const BITS: Readonly<Partial<Record<Trigger, number>>> = {
  turnstart: TURNSTART,
  onhit: ONHIT,
  onkill: ONKILL,
  wounded: WOUNDED,
  endturn: ENDTURN,
}

/** By type id: the kinds of all units a match can have, custom and changed ones included. */
export function kindsOf(config: HexlineConfig): Map<string, Kind> {
  const { custom_units, changes } = config
  if (custom_units.length === 0 && changes === undefined) return standard
  const known = special.get(custom_units)
  if (known !== undefined && known.changes === changes) return known.kinds
  const kinds = new Map([...rosterOf(changes), BLADE, ...custom_units.map(typeOfCustom)].map(named))
  special.set(custom_units, { changes, kinds })
  return kinds
}

const special = new WeakMap<
  readonly CustomUnit[],
  { readonly changes: HexlineConfig['changes']; readonly kinds: Map<string, Kind> }
>()

const standard = new Map([...ROSTER, BLADE].map(named))

function named(type: UnitType): readonly [string, Kind] {
  return [type.id, kindOf(type)]
}

function kindOf(type: UnitType): Kind {
  const powers = type.abilities.map(powerOf)
  const firing = (trigger: Trigger) => powers.filter((power) => power.trigger === trigger)
  const passive = (effect: Effect) => type.abilities.filter((ability) => ability.effect === effect)
  const sum = (abilities: readonly Ability[]) => abilities.reduce((total, ability) => total + (ability.value ?? 0), 0)
  return {
    type,
    blade: type.id === 'blade',
    triggers: powers.reduce((bits, { trigger }) => bits | (BITS[trigger] ?? 0), 0),
    block: sum(passive('block')),
    armor: sum(passive('armor').filter((ability) => ability.aura === undefined)),
    boost: sum(passive('boost')),
    armorAuras: passive('armor')
      .filter((ability) => ability.aura !== undefined)
      .map(auraOf),
    executes: passive('execute').map(auraOf),
    undyings: passive('undying').map(auraOf),
    shadowstep: powers.find((power) => power.effect === 'shadowstep') ?? null,
    turnstart: firing('turnstart'),
    onhit: firing('onhit'),
    onkill: firing('onkill'),
    onkillOfBlade: firing('onkill').filter((power) => power.effect !== 'summon'),
    wounded: firing('wounded'),
    endturn: firing('endturn'),
    laments: powers.filter((power) => power.trigger === 'lament' || power.effect === 'lament_aura'),
    harvests: firing('harvest'),
  }
}

export function powerOf(ability: Ability, index: number): Power {
  return {
    index,
    trigger: ability.trigger,
    effect: ability.effect,
    target: ability.target ?? 'self',
    value: ability.value ?? 0,
    range: ability.range ?? ability.aura ?? 0,
    charge: ability.charge ?? 1,
    summonReady: ability.summon_ready ?? false,
  }
}

export function auraOf(ability: Ability): Aura {
  return { value: ability.value ?? 0, aura: ability.aura ?? 0 }
}
