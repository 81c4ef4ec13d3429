import type { EventData, EventType, HundredEvent } from '../events.ts'

type Fields = { readonly [Type in EventType]: Readonly<Record<keyof EventData[Type], true>> }

const ROLL = ['base', 'modifiers', 'chance', 'roll', 'margin'] as const

/** HUN-1503: the fields of each event beside its actor and its target. */
const FIELDS: Fields = {
  DeploymentStarted: {},
  TurnStarted: {},
  PlanningPhaseStarted: {},
  ResolutionPhaseStarted: {},
  TurnEnded: { values: true },
  OrderStarted: { step: true, ap: true },
  OrderWaiting: { step: true, reason: true },
  OrderDropped: { step: true, reason: true },
  UnitMoved: {
    fromX: true,
    fromY: true,
    x: true,
    y: true,
    mode: true,
    style: true,
    ticks: true,
    distance: true,
  },
  UnitTurned: { fx: true, fy: true, ap: true },
  UnitEngaged: {},
  UnitDisengaged: { how: true },
  UnitFled: {},
  SlipRolled: { roll: true },
  UnitSeen: { x: true, y: true },
  UnitLost: { x: true, y: true },
  AttackDeclared: { weapon: true, kind: true, aim: true, due: true, free: true, charge: true },
  AttackLapsed: { reason: true },
  AttackRolled: { weapon: true, roll: true, arc: true, result: true, free: true },
  DefenseRolled: { reaction: true, roll: true, by: true, result: true },
  HitLocationRolled: { roll: true, location: true },
  StanceSet: { ap: true },
  WallFormed: {},
  ItemStruck: { item: true, dice: true, raw: true, integrity: true },
  GripRolled: { roll: true, result: true },
  ItemBroken: { item: true },
  WeaponDropped: { item: true, x: true, y: true },
  DamageDealt: {
    location: true,
    dice: true,
    rawDamage: true,
    armourAbsorbed: true,
    multiplier: true,
    finalDamage: true,
    newHealth: true,
    cause: true,
    turned: true,
  },
  UnitWounded: { state: true },
  LimbCrippled: { limb: true },
  ToughnessRolled: { roll: true },
  UnitDown: { cause: true },
  Healed: { amount: true, cause: true, dice: true },
  Bled: { newHealth: true },
  Ignited: { roll: true, burns: true },
  Extinguished: {},
  UnitExecuted: {},
  AmmoSpent: { type: true, left: true },
  StaminaDrained: { amount: true, left: true },
  StaminaRecovered: { amount: true, left: true },
  Exhausted: { exhausted: true },
  Reloaded: {},
  WeaponReadied: { weapon: true },
  ItemUsed: { item: true, dice: true },
  ItemTaken: { item: true },
  BannerDropped: { item: true, x: true, y: true },
  BannerReturned: { item: true },
  ZoneCreated: { zone: true, kind: true, x: true, y: true },
  ZoneChanged: { zone: true, state: true },
  SpecialUsed: { name: true, roll: true, dice: true },
  MoraleChecked: { kind: true, roll: true, failedBy: true },
  UnitShaken: {},
  UnitBroken: {},
  UnitRouted: {},
  UnitRallied: { from: true, to: true },
  ArmyMoraleChecked: { seat: true, roll: true, broken: true },
  ObjectiveCompleted: { seat: true, leaf: true },
  SurvivalRolled: { roll: true, survived: true },
  VictoryAchieved: { seat: true, why: true },
  DefeatSuffered: { seat: true },
  MatchDrawn: { why: true },
}

/** Fields that an event lacks, or that hold something no field holds; nobody is not named at all. */
export function missingFields(event: HundredEvent): readonly string[] {
  const { type, data } = event
  const said = data as Readonly<Record<string, unknown>>
  const nobody = Object.entries(event).flatMap(([name, value]) => (value === undefined ? [name] : []))
  const missing = Object.keys(FIELDS[type]).filter((field) => {
    const value = said[field]
    if (field === 'dice') return !Array.isArray(value) || value.some((die) => typeof die !== 'number')
    if (field === 'roll' && typeof value === 'object' && value !== null)
      return ROLL.some((part) => !isKnown(value, part))
    return value === undefined
  })
  return [...nobody, ...missing]
}

/** A roll says the sum it is made of: its base and its modifiers, clamped (HUN-004). */
function isKnown(roll: object, part: (typeof ROLL)[number]): boolean {
  const said = roll as Readonly<Record<string, unknown>>
  if (part !== 'modifiers') return typeof said[part] === 'number'
  if (!Array.isArray(said['modifiers'])) return false
  const sum = said['modifiers'].reduce((whole, { value }) => whole + value, said['base'] as number)
  return Math.min(95, Math.max(5, sum)) === said['chance']
}
