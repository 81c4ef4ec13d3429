import { capital, seatCalled, seatDoes } from '@tessera/kernel'
import { AMMUNITION_DATA, ITEM_DATA } from '../content/ammunition.ts'
import type { Leaf } from '../content/scenarios.ts'
import { SHIELD_DATA, type Shield, WEAPON_DATA, type Weapon } from '../content/weapons.ts'
import type { Check, HitLocation, HundredEvent, Modifier, Roll } from '../events.ts'
import { unitName } from '../view/handles.ts'
import type { HundredView } from '../view/view.ts'
import { areaName, called, metres } from './names.ts'

/** The event as a player would say it, every number in it. */
export function sentence(event: HundredEvent, view: HundredView): string {
  return `${capital(told(event, view))}.`
}

const PLACES: Readonly<Record<HitLocation, string>> = {
  head: 'head',
  torso: 'torso',
  weaponArm: 'weapon arm',
  shieldArm: 'shield arm',
  legs: 'legs',
  item: 'weapon or shield',
}

const CHECK_WORDS: Readonly<Record<Check, string>> = {
  critical: 'being badly hurt',
  wound: 'a wound',
  leaderLost: 'the loss of a leader',
  allyDown: 'the fall of a friend',
  fearCharge: 'a fearful charge',
  fearAttack: 'a fearful attack',
  fearSeen: 'a fearful sight',
  intimidate: 'a threat',
  outnumbered: 'being outnumbered',
}

const WAITING: Readonly<Record<string, string>> = {
  ap: 'for action points',
  ticks: 'for time to move',
  mode: 'because it moves otherwise this turn',
  attacks: 'because it has struck often enough',
  target: 'for a target',
  range: 'for its target to come into reach',
  moved: 'because it has moved this turn',
  stance: 'because it has its stance already',
  bandage: 'because the patient is bandaged already',
}

const DROPPED: Readonly<Record<string, string>> = {
  no_path: 'there is no way there',
  target_lost: 'its target is lost',
  target_down: 'its target is down',
  no_ammo: 'it has no such ammunition left',
  no_item: 'it has no such item left',
  no_weapon: 'it has no such weapon',
  no_shield: 'it has no working shield',
  too_far: 'the target is too far away',
  limb_crippled: 'a limb is crippled',
  exhausted: 'it is exhausted',
  engaged: 'it is engaged',
}

function told(event: HundredEvent, view: HundredView): string {
  const who = called(view, event.entityId)
  const other = called(view, event.targetId)
  switch (event.type) {
    case 'DeploymentStarted':
      return 'the armies deploy'
    case 'TurnStarted':
      return `turn ${event.turn} begins`
    case 'PlanningPhaseStarted':
      return 'both sides plan'
    case 'ResolutionPhaseStarted':
      return `turn ${event.turn} is played`
    case 'TurnEnded': {
      const values = event.data.values.flatMap((value, seat) =>
        value === null ? [] : [`${seatCalled(view.to, seat)} ${value}`],
      )
      return `turn ${event.turn} ends${values.length > 0 ? `; value of able units: ${values.join(', ')}` : ''}`
    }
    case 'OrderStarted':
      return `${who} starts step ${event.data.step + 1}${event.data.ap > 0 ? ` for ${event.data.ap} AP` : ''}`
    case 'OrderWaiting':
      return `${who} waits with step ${event.data.step + 1} ${WAITING[event.data.reason] ?? `(${event.data.reason})`}`
    case 'OrderDropped':
      return `${who} drops step ${event.data.step + 1}: ${DROPPED[event.data.reason] ?? event.data.reason}`
    case 'UnitMoved': {
      const { mode, style, distance, ticks } = event.data
      const how =
        mode === 'flight'
          ? 'flees'
          : mode === 'disengage'
            ? 'disengages'
            : style === 'retreat'
              ? 'falls back fighting'
              : MODES[mode]
      return `${who} ${how} ${metres(distance)} in ${ticks} ${ticks === 1 ? 'tick' : 'ticks'}`
    }
    case 'UnitTurned':
      return `${who} turns${event.data.ap ? ` for ${event.data.ap} AP` : ''}`
    case 'UnitEngaged':
      return `${who} and ${other} are engaged`
    case 'UnitDisengaged':
      return `${who} and ${other} are no longer engaged`
    case 'UnitFled':
      return `${who} has fled the field`
    case 'SlipRolled':
      return `${who} runs on oil: ${rolled(event.data.roll)}, ${event.data.roll.margin >= 0 ? 'keeps its feet' : 'falls'}`
    case 'UnitSeen':
      return `${who} comes into sight`
    case 'UnitLost':
      return `${who} is out of sight`
    case 'AttackDeclared': {
      const { weapon, kind, aim, due, charge } = event.data
      const how =
        kind === 'aimed' && aim !== null
          ? `aims at the ${PLACES[aim]} of`
          : kind === 'power'
            ? 'puts all its strength against'
            : charge
              ? 'charges'
              : 'attacks'
      return `${who} ${how} ${other} with ${withArticle(WEAPON_DATA[weapon].name)}, due in tick ${due}`
    }
    case 'AttackLapsed':
      return `${who} strikes at nothing: ${event.data.reason}`
    case 'AttackRolled': {
      const { roll, weapon, result, free, arc } = event.data
      const side = arc === 'front' ? '' : ` from the ${arc}`
      return `${who} ${free ? 'strikes at the leaving' : 'attacks'} ${other}${side} with ${withArticle(WEAPON_DATA[weapon].name)}: ${rolled(roll)}, ${result}`
    }
    case 'DefenseRolled': {
      const { reaction, roll, by, result } = event.data
      const helper = by === event.entityId ? who : called(view, by)
      const end =
        result === 'negated'
          ? 'the blow is stopped'
          : result === 'turned'
            ? 'the blow is turned, half its force lost'
            : 'in vain'
      return `${helper} ${REACTIONS[reaction]}: ${rolled(roll)}, ${end}`
    }
    case 'HitLocationRolled':
      return `the blow falls on the ${PLACES[event.data.location]} of ${who} (${event.data.roll})`
    case 'StanceSet':
      return `${who} takes a stance for ${event.data.ap} AP: +${10 * event.data.ap} to reactions${event.data.ap > 1 ? `, ${event.data.ap - 1} more` : ''}`
    case 'WallFormed':
      return `${who} joins a shield wall`
    case 'ItemStruck': {
      const { item, dice, raw, integrity } = event.data
      const left = item in SHIELD_DATA ? `, integrity ${Math.max(0, integrity)}` : ''
      return `the ${gearName(item)} of ${who} is struck for ${raw} (dice ${dice.join(', ')})${left}`
    }
    case 'GripRolled':
      return `${who} holds on to its weapon: ${rolled(event.data.roll)}, ${event.data.result}`
    case 'ItemBroken':
      return `the ${gearName(event.data.item)} of ${who} breaks`
    case 'WeaponDropped':
      return `${who} drops its ${gearName(event.data.item)}`
    case 'DamageDealt': {
      const { location, dice, rawDamage, armourAbsorbed, multiplier, finalDamage, newHealth, cause, turned } =
        event.data
      const from = cause === 'attack' ? `${turned ? 'turned, ' : ''}${rawDamage} raw` : CAUSES[cause]
      const armour = armourAbsorbed > 0 ? ` − ${armourAbsorbed} armour` : ''
      const times = multiplier > 1 ? ` × ${multiplier}` : ''
      const where = location === null ? '' : ` to the ${PLACES[location]}`
      const health = newHealth === null ? '' : `, ${newHealth} left`
      return `${other} takes ${finalDamage} damage${where} (dice ${dice.join(', ')}: ${from}${armour}${times})${health}`
    }
    case 'UnitWounded':
      return `${who} is ${event.data.state}`
    case 'LimbCrippled':
      return `the ${PLACES[event.data.limb]} of ${who} ${event.data.limb === 'legs' ? 'are' : 'is'} crippled`
    case 'ToughnessRolled':
      return `${who} fights to stay on its feet: ${rolled(event.data.roll)}, ${event.data.roll.margin >= 0 ? 'stands' : 'goes down'}`
    case 'UnitDown':
      return `${who} goes down${event.data.cause === 'knockout' ? ', knocked out' : event.data.cause === 'bleeding' ? ', bled out' : ''}`
    case 'Healed':
      return `${who} regains ${event.data.amount} hit points (${event.data.cause}${event.data.dice.length > 0 ? `, dice ${event.data.dice.join(', ')}` : ''})`
    case 'Bled':
      return `${who} bleeds${event.data.newHealth === null ? '' : `, ${event.data.newHealth} left`}`
    case 'Ignited':
      return `${who} may catch fire: ${rolled(event.data.roll)}, ${event.data.burns ? 'it burns' : 'it does not'}`
    case 'Extinguished':
      return `${who} no longer burns`
    case 'UnitExecuted':
      return `${who} is put to death by ${other}`
    case 'AmmoSpent': {
      const { type, left } = event.data
      const what = type in AMMUNITION_DATA ? AMMUNITION_DATA[type as keyof typeof AMMUNITION_DATA].name : gearName(type)
      return `${who} spends ammunition (${what.toLowerCase()}${left === null ? '' : `, ${left} left`})`
    }
    case 'StaminaDrained':
      return `${who} spends ${event.data.amount} stamina${event.data.left === null ? '' : `, ${event.data.left} left`}`
    case 'StaminaRecovered':
      return `${who} recovers ${event.data.amount} stamina${event.data.left === null ? '' : `, ${event.data.left} now`}`
    case 'Exhausted':
      return event.data.exhausted ? `${who} is exhausted` : `${who} has its breath back`
    case 'Reloaded':
      return `${who} has reloaded`
    case 'WeaponReadied':
      return `${who} readies ${withArticle(WEAPON_DATA[event.data.weapon].name)}`
    case 'ItemUsed': {
      const { item, dice } = event.data
      const on = event.targetId === undefined ? '' : ` on ${other}`
      return `${who} uses ${ITEM_DATA[item].name.toLowerCase()}${on}${dice.length > 0 ? ` (dice ${dice.join(', ')})` : ''}`
    }
    case 'ItemTaken':
      return `${who} takes ${event.data.item}`
    case 'BannerDropped':
      return `${who} drops the banner ${event.data.item}`
    case 'BannerReturned':
      return `${who} sends the banner ${event.data.item} home`
    case 'ZoneCreated':
      return `${event.data.kind === 'oil' ? 'oil' : 'caltrops'} now cover the ground at ${metres(event.data.x)}, ${metres(event.data.y)}`
    case 'ZoneChanged':
      return event.data.state === 'ignited' ? 'the oil burns' : 'the oil has burnt out'
    case 'SpecialUsed': {
      const on = event.targetId === undefined ? '' : ` ${other}`
      const roll =
        event.data.roll === null
          ? ''
          : `: ${rolled(event.data.roll)}, ${event.data.roll.margin >= 0 ? 'success' : 'failure'}`
      return `${who} ${SPECIAL_WORDS[event.data.name]}${on}${roll}`
    }
    case 'MoraleChecked': {
      const { kind, roll, failedBy } = event.data
      return `${who} tests its nerve after ${CHECK_WORDS[kind]}: ${rolled(roll)}, ${failedBy === 0 ? 'passed' : `failed by ${failedBy}`}`
    }
    case 'UnitShaken':
      return `${who} is shaken`
    case 'UnitBroken':
      return `${who} breaks`
    case 'UnitRouted':
      return `${who} is routed and runs`
    case 'UnitRallied':
      return `${who} recovers from ${event.data.from} to ${event.data.to}`
    case 'ArmyMoraleChecked':
      return `the army of ${seatCalled(view.to, event.data.seat)} tests its nerve: ${rolled(event.data.roll)}, ${event.data.broken ? 'it breaks' : 'it holds'}`
    case 'ObjectiveCompleted':
      return `${seatDoes(view.to, event.data.seat, 'has met its', 'have met your')} objective: ${leafText(event.data.leaf)}`
    case 'SurvivalRolled':
      return `${who} ${event.data.survived ? 'survives' : 'dies'}${event.data.roll === null ? '' : ` (${rolled(event.data.roll)})`}`
    case 'VictoryAchieved':
      return `${seatDoes(view.to, event.data.seat, 'wins', 'win')} (${event.data.why})`
    case 'DefeatSuffered':
      return `${seatDoes(view.to, event.data.seat, 'loses', 'lose')}`
    case 'MatchDrawn':
      return `nobody wins (${event.data.why})`
  }
}

const MODES = { none: 'moves', walk: 'walks', advance: 'advances', run: 'runs', sprint: 'sprints' } as const
const REACTIONS = { parry: 'parries', block: 'blocks', dodge: 'dodges' } as const
const CAUSES = {
  attack: '',
  fire: 'fire',
  burning: 'its own fire',
  caltrops: 'caltrops',
  bleeding: 'bleeding',
} as const
const SPECIAL_WORDS = {
  shieldWall: 'forms a wall',
  rally: 'rallies',
  treat: 'treats',
  intimidate: 'threatens',
  challenge: 'challenges',
  execute: 'executes',
} as const

/** `42 ≤ 50 (50 Melee…)`. */
export function rolled({ base, modifiers, chance, roll }: Roll): string {
  const sum = modifiers.length === 0 ? '' : ` (${base}${modifiers.map(term).join('')})`
  return `${roll} ${roll <= chance ? '≤' : '>'} ${chance}${sum}`
}

function term({ source, value }: Modifier): string {
  return ` ${value < 0 ? '−' : '+'} ${Math.abs(value)} ${source}`
}

function gearName(item: string): string {
  if (item in SHIELD_DATA) return SHIELD_DATA[item as Shield].name.toLowerCase()
  return item in WEAPON_DATA ? WEAPON_DATA[item as Weapon].name.toLowerCase() : item
}

function withArticle(name: string): string {
  if (name === 'Unarmed') return 'bare hands'
  if (name === 'Troll fists') return 'its fists'
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`
}

/** HUN-1101: a leaf of a condition as people say it. */
export function leafText(leaf: Leaf): string {
  switch (leaf.type) {
    case 'elimination':
      return 'no enemy is able to fight'
    case 'morale':
      return 'the enemy army breaks'
    case 'hold':
      return `hold the ${areaName(leaf.area)} for ${leaf.turns} turns`
    case 'survive':
      return `last ${leaf.turns} turns`
    case 'escort':
      return `bring ${unitName(leaf.unit)} to the ${areaName(leaf.area)}`
    case 'reach':
      return `bring ${leaf.units} units to the ${areaName(leaf.area)}`
    case 'capture':
      return `carry the other side’s banner to the ${areaName(leaf.area)}`
    case 'assassinate':
      return `fell ${unitName(leaf.unit)}`
    case 'keep':
      return `keep ${unitName(leaf.unit)} on its feet`
    case 'points':
      return `be worth more after ${leaf.turns} turns`
  }
}
