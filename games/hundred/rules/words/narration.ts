import { capitalised, type Named, type Narration, type Part, type Sound, type SumRow } from '@tessera/words'
import { scenarioOf } from '../config.ts'
import { AMMUNITION_DATA, type Ammunition } from '../content/ammunition.ts'
import type { Weapon } from '../content/weapons.ts'
import type { EventOf, EventType, HundredEvent } from '../events.ts'
import { words } from './catalogue.ts'
import { exchange, harmRows, rollRise } from './exchange.ts'
import type { HundredHappening, HundredRise, LineKind, Moment } from './happening.ts'
import { gearNamed, seatedIn, thingNamed } from './names.ts'
import { leafText } from './objective.ts'
import { passedOr, rollRows } from './sums.ts'

type Told = Partial<{
  readonly sum: readonly SumRow[]
  readonly rises: readonly HundredRise[]
  readonly sound: Sound | null
  readonly detail: true
  readonly pieces: readonly (number | null | undefined)[]
  readonly seat: 0 | 1
}>

type Tell<Type extends EventType> = (event: EventOf<Type>, moment: Moment) => HundredHappening
type Table = { readonly [Type in EventType]: Tell<Type> } & Narration<HundredEvent, Moment, LineKind>

/** How each kind of event is told. What follows from an attack is told in the attack's line: it has one of its own only without one. */
export const NARRATION: Table = {
  DeploymentStarted: (event, moment) => line('turn', event, moment, words.parts('event.deployment')),
  TurnStarted: (event, moment) =>
    line('turn', event, moment, words.parts('event.turn', { turn: event.turn }), { sound: 'page' }),
  PlanningPhaseStarted: (event, moment) => line('turn', event, moment, words.parts('event.planning'), { detail: true }),
  ResolutionPhaseStarted: (event, moment) =>
    line('turn', event, moment, words.parts('event.resolution', { turn: event.turn }), { detail: true }),
  TurnEnded: (event, moment) =>
    line('turn', event, moment, words.parts('event.turnEnd', { turn: event.turn }), {
      detail: true,
      sum: event.data.values.flatMap((value, seat) =>
        value === null ? [] : [{ name: words.text('sum.value', { who: moment.seat(seat) }), value: String(value) }],
      ),
    }),

  OrderStarted: (event, moment) =>
    line(
      'order',
      event,
      moment,
      words.parts('event.starts', { who: whoIn(event, moment), step: event.data.step + 1 }),
      {
        detail: true,
        sum: event.data.ap > 0 ? [number('sum.actionPoints', event.data.ap)] : [],
      },
    ),
  // Running out of points or blows happens every turn.
  OrderWaiting: (event, moment) =>
    line(
      'order',
      event,
      moment,
      words.parts('event.waits', { who: whoIn(event, moment), why: reasonText(event.data.reason) }),
      event.data.reason === 'ap' || event.data.reason === 'attacks' ? { detail: true } : {},
    ),
  OrderDropped: (event, moment) =>
    line(
      'order',
      event,
      moment,
      words.parts('event.drops', { who: whoIn(event, moment), why: reasonText(event.data.reason) }),
    ),

  UnitMoved: (event, moment) => {
    const { mode, style, distance, ticks } = event.data
    const how = style === 'retreat' && mode !== 'flight' ? 'retreat' : mode
    const who = whoIn(event, moment)
    return line('move', event, moment, words.parts('event.moves', { who, how, far: distance / 1000 }), {
      sum: [number('sum.ticks', ticks)],
      sound: 'march',
    })
  },
  UnitTurned: (event, moment) => simple('order', 'event.turns', event, moment, { detail: true }),
  UnitEngaged: (event, moment) => between('move', 'event.engaged', event, moment, { detail: true }),
  UnitDisengaged: (event, moment) => between('move', 'event.disengaged', event, moment, { detail: true }),
  UnitFled: (event, moment) => simple('nerve', 'event.fled', event, moment, { sound: 'flee' }),
  SlipRolled: (event, moment) => {
    const { roll } = event.data
    return simple('move', roll.margin >= 0 ? 'event.keepsFeet' : 'event.slips', event, moment, {
      sum: rollRows(words.text('skill.dodge'), roll, passedOr(roll)),
    })
  },
  UnitSeen: (event, moment) => simple('move', 'event.seen', event, moment),
  UnitLost: (event, moment) => simple('move', 'event.lost', event, moment),

  AttackDeclared: (event, moment) => {
    const { weapon, kind, due, charge } = event.data
    const how = kind === 'normal' && charge ? 'charge' : kind
    const facts = { who: whoIn(event, moment), target: moment.unit(event.targetId), how, due }
    return line(
      'order',
      event,
      moment,
      words.parts('event.declares', { ...facts, weapon: words.said(`weapon.${weapon}`) }),
      {
        detail: true,
      },
    )
  },
  AttackLapsed: (event, moment) =>
    line(
      'order',
      event,
      moment,
      words.parts('event.lapses', { who: whoIn(event, moment), why: reasonText(event.data.reason) }),
    ),
  AttackRolled: exchange,
  DefenseRolled: ({ data: { result, reaction } }) =>
    silent(result === 'none' ? null : reaction === 'block' ? 'wood' : 'metal'),
  HitLocationRolled: () => silent(),
  StanceSet: (event, moment) =>
    simple('order', 'event.stance', event, moment, {
      detail: true,
      sum: [
        number('sum.actionPoints', event.data.ap),
        { name: words.text('sum.reactions'), value: `+${10 * event.data.ap}` },
      ],
    }),
  WallFormed: (event, moment) => simple('order', 'event.wall', event, moment),
  ItemStruck: () => silent(),
  GripRolled: () => silent(),
  ItemBroken: () => silent('wood'),
  WeaponDropped: (event, moment) =>
    line(
      'care',
      event,
      moment,
      words.parts('event.dropsWeapon', { who: whoIn(event, moment), what: gearNamed(event.data.item) }),
      { sound: 'metal' },
    ),

  DamageDealt: (event, moment) => {
    const who = moment.unit(event.targetId)
    const { cause, finalDamage: damage } = event.data
    const by = words.said(`cause.${cause}`)
    return line('blow', event, moment, words.parts('event.harmed', { who, damage, cause: by }), {
      sum: harmRows({ DamageDealt: event }, words.text(`cause.${cause}`), who),
      rises: fallingNumber(event.targetId, damage),
      sound: cause === 'fire' || cause === 'burning' ? 'fire' : 'flesh',
      pieces: [event.targetId],
    })
  },
  UnitWounded: (event, moment) =>
    line('blow', event, moment, words.parts('event.wounded', { who: whoIn(event, moment), state: event.data.state }), {
      detail: true,
    }),
  LimbCrippled: () => silent(),
  ToughnessRolled: () => silent(),
  UnitDown: (event, moment) => {
    const { cause } = event.data
    const told: Told = { sound: 'fall', pieces: [event.targetId, event.entityId] }
    if (cause === 'knockout') return simple('fall', 'event.knockedOut', event, moment, told)
    if (cause === 'bleeding') return simple('fall', 'event.bleedsOut', event, moment, told)
    return line('fall', event, moment, words.parts('blow.falls', { target: whoIn(event, moment) }), told)
  },
  Healed: (event, moment) => {
    const { amount, cause, dice } = event.data
    return line('care', event, moment, words.parts('event.healed', { who: whoIn(event, moment), amount }), {
      sum:
        dice.length > 0
          ? [{ name: words.text(`sum.healed.${cause}`, { dice: dice.join(' + ') }), value: `+${amount}` }]
          : [],
      sound: 'heal',
    })
  },
  Bled: (event, moment) =>
    line('blow', event, moment, words.parts('event.bleeds', { who: whoIn(event, moment), damage: 1 }), {
      sum: left(event.data.newHealth),
    }),
  Ignited: (event, moment) => {
    const { roll, burns } = event.data
    return simple('care', burns ? 'event.ignited' : 'event.notIgnited', event, moment, {
      sum: rollRows(words.text('sum.fire'), roll, passedOr(roll)),
      sound: 'fire',
      ...(burns ? {} : { detail: true }),
    })
  },
  Extinguished: (event, moment) => simple('care', 'event.extinguished', event, moment),
  UnitExecuted: (event, moment) =>
    line(
      'fall',
      event,
      moment,
      words.parts('event.executed', { who: whoIn(event, moment), by: moment.unit(event.targetId) }),
      {
        sound: 'fall',
        pieces: [event.targetId, event.entityId],
      },
    ),

  AmmoSpent: (event, moment) => {
    const { type, left: rest } = event.data
    const what = isAmmunition(type) ? words.said(`ammunition.${type}`) : words.said(`weapon.${type}`)
    return line('order', event, moment, words.parts('event.ammunition', { who: whoIn(event, moment), what }), {
      detail: true,
      sum: left(rest),
      sound: 'arrow',
    })
  },
  StaminaDrained: (event, moment) => stamina('event.tires', event, moment),
  StaminaRecovered: (event, moment) => stamina('event.recovers', event, moment),
  Exhausted: (event, moment) =>
    simple('order', event.data.exhausted ? 'event.exhausted' : 'event.breathless', event, moment),
  Reloaded: (event, moment) => simple('order', 'event.reloaded', event, moment, { detail: true, sound: 'wood' }),
  WeaponReadied: (event, moment) =>
    line(
      'order',
      event,
      moment,
      words.parts('event.readied', { who: whoIn(event, moment), what: gearNamed(event.data.weapon) }),
      { detail: true },
    ),
  ItemUsed: (event, moment) => {
    const { item } = event.data
    if (item !== 'bandage')
      return simple('care', item === 'oil' ? 'event.throwsOil' : 'event.scattersCaltrops', event, moment, {
        sound: 'coin',
      })
    return event.targetId === event.entityId
      ? simple('care', 'event.bandagesItself', event, moment, { sound: 'coin' })
      : between('care', 'event.bandages', event, moment, { sound: 'coin' })
  },
  ItemTaken: (event, moment) =>
    line(
      'care',
      event,
      moment,
      words.parts('event.takes', { who: whoIn(event, moment), what: thingNamed(event.data.item, moment.view) }),
    ),
  BannerDropped: (event, moment) => simple('care', 'event.bannerDropped', event, moment),
  BannerReturned: (event, moment) => line('care', event, moment, words.parts('event.bannerReturned')),
  ZoneCreated: (event, moment) => {
    const { kind, x, y } = event.data
    return line('care', event, moment, words.parts('event.zone', { kind, x: x / 1000, y: y / 1000 }), { detail: true })
  },
  ZoneChanged: (event, moment) =>
    line('care', event, moment, words.parts(event.data.state === 'ignited' ? 'event.oilBurns' : 'event.oilOut')),
  SpecialUsed: (event, moment) => {
    const { name, roll } = event.data
    const told: Told = {
      sum: roll === null ? [] : rollRows(words.text('sum.skill'), roll, passedOr(roll)),
      sound: 'horn',
    }
    return name === 'shieldWall' || name === 'rally'
      ? simple('care', `event.special.${name}`, event, moment, told)
      : between('care', `event.special.${name}`, event, moment, told)
  },

  MoraleChecked: (event, moment) => {
    const { kind, roll, failedBy } = event.data
    const facts = { who: whoIn(event, moment), why: words.said(`check.${kind}`) }
    const parts =
      failedBy > 0 ? words.parts('nerve.fails', { ...facts, n: failedBy }) : words.parts('nerve.holds', facts)
    const result = words.text(failedBy > 0 ? 'rise.nerveFails' : 'rise.nerveHolds')
    return line('nerve', event, moment, parts, {
      sum: rollRows(words.text('skill.morale'), roll, failedBy > 0 ? 'failed' : 'passed'),
      rises: event.entityId == null ? [] : [rollRise(event.entityId, roll, result, failedBy <= 0)],
      sound: 'dice',
    })
  },
  UnitShaken: (event, moment) => simple('nerve', 'event.shaken', event, moment),
  UnitBroken: (event, moment) => simple('nerve', 'event.broken', event, moment, { sound: 'flee' }),
  UnitRouted: (event, moment) => simple('rout', 'event.routed', event, moment, { sound: 'flee' }),
  UnitRallied: (event, moment) => {
    const { from, to } = event.data
    const states = { from: words.said(`morale.${from}`), to: words.said(`morale.${to}`) }
    return line('nerve', event, moment, words.parts('event.rallied', { who: whoIn(event, moment), ...states }), {
      sound: 'horn',
    })
  },
  ArmyMoraleChecked: (event, moment) => {
    const { seat, roll, broken } = event.data
    const who = moment.seat(seat)
    return line('nerve', event, moment, words.parts(broken ? 'event.armyBreaks' : 'event.armyHolds', { who }), {
      sum: rollRows(words.text('sum.armyMorale'), roll, broken ? 'failed' : 'passed'),
      seat: seatedIn(seat),
    })
  },
  ObjectiveCompleted: (event, moment) => {
    const { seat, leaf } = event.data
    const what = leafText(leaf, scenarioOf(moment.view.config))
    return line('flow', event, moment, words.parts('event.objective', { who: moment.seat(seat), what }), {
      sound: 'bell',
      seat: seatedIn(seat),
    })
  },
  SurvivalRolled: (event, moment) => {
    const { roll, survived } = event.data
    return simple('flow', survived ? 'event.survives' : 'event.dies', event, moment, {
      sum: roll === null ? [] : rollRows(words.text('sum.survival'), roll, passedOr(roll)),
    })
  },
  VictoryAchieved: (event, moment) => {
    const { seat, why } = event.data
    return line('flow', event, moment, words.parts('event.wins', { who: moment.seat(seat), why: endText(why) }), {
      sound: 'bell',
      seat: seatedIn(seat),
    })
  },
  DefeatSuffered: (event, moment) => {
    const { seat } = event.data
    return line('flow', event, moment, words.parts('event.loses', { who: moment.seat(seat) }), {
      detail: true,
      seat: seatedIn(seat),
    })
  },
  MatchDrawn: (event, moment) =>
    line('flow', event, moment, words.parts('event.draw', { why: endText(event.data.why) })),
}

/** HUN-1403: why an order waits, was dropped or comes to nothing. */
export function reasonText(reason: string): string {
  const key = `wait.${reason.replaceAll(' ', '-')}`
  return words.has(key) ? words.text(key as 'wait.ap') : reason.replaceAll('_', ' ')
}

function isAmmunition(type: Ammunition | Weapon): type is Ammunition {
  return type in AMMUNITION_DATA
}

/** Why a match ended. */
export function endText(reason: string): string {
  const key = `end.${reason.replaceAll(' ', '-')}`
  return words.has(key) ? words.text(key as 'end.points') : reason
}

interface Happened {
  readonly entityId?: number | null
  readonly targetId?: number | null
}

function whoIn({ entityId }: Happened, moment: Moment): Named {
  return moment.unit(entityId)
}

type Alone =
  | 'event.turns'
  | 'event.fled'
  | 'event.keepsFeet'
  | 'event.slips'
  | 'event.seen'
  | 'event.lost'
  | 'event.stance'
  | 'event.wall'
  | 'event.knockedOut'
  | 'event.bleedsOut'
  | 'event.ignited'
  | 'event.notIgnited'
  | 'event.extinguished'
  | 'event.exhausted'
  | 'event.breathless'
  | 'event.reloaded'
  | 'event.throwsOil'
  | 'event.scattersCaltrops'
  | 'event.bandagesItself'
  | 'event.bannerDropped'
  | 'event.special.shieldWall'
  | 'event.special.rally'
  | 'event.shaken'
  | 'event.broken'
  | 'event.routed'
  | 'event.survives'
  | 'event.dies'

/** A line about one unit. */
function simple(kind: LineKind, key: Alone, event: Happened, moment: Moment, told?: Told): HundredHappening {
  return line(kind, event, moment, words.parts(key, { who: whoIn(event, moment) }), told)
}

type Pair =
  | 'event.engaged'
  | 'event.disengaged'
  | 'event.bandages'
  | 'event.special.treat'
  | 'event.special.intimidate'
  | 'event.special.challenge'
  | 'event.special.execute'

/** A line about a unit and another one. */
function between(kind: LineKind, key: Pair, event: Happened, moment: Moment, told?: Told): HundredHappening {
  const pair = { who: whoIn(event, moment), target: moment.unit(event.targetId) }
  return line(kind, event, moment, words.parts(key, pair), told)
}

function stamina(
  key: 'event.tires' | 'event.recovers',
  event: EventOf<'StaminaDrained'> | EventOf<'StaminaRecovered'>,
  moment: Moment,
): HundredHappening {
  const { amount, left: rest } = event.data
  return line('order', event, moment, words.parts(key, { who: whoIn(event, moment), amount }), {
    detail: true,
    sum: left(rest),
  })
}

function line(
  kind: LineKind,
  event: Happened,
  moment: Moment,
  parts: readonly Part[],
  { sum = [], rises = [], sound = null, detail, pieces, seat }: Told = {},
): HundredHappening {
  const about = (pieces ?? [event.entityId, event.targetId]).filter((id) => id != null)
  const [first] = about
  return {
    line: {
      parts: capitalised(parts),
      kind,
      ...(detail ? { detail } : {}),
      seat: seat ?? (first === undefined ? null : moment.unit(first).seat),
      pieces: about,
      sum,
    },
    rises,
    sound,
  }
}

function silent(sound: Sound | null = null): HundredHappening {
  return { line: null, rises: [], sound }
}

function number(key: 'sum.actionPoints' | 'sum.ticks' | 'sum.remaining', value: number): SumRow {
  return { name: words.text(key), value: String(value) }
}

/** The amount left, where the listener may know it. */
function left(value: number | null): readonly SumRow[] {
  return value === null ? [] : [number('sum.remaining', value)]
}

function fallingNumber(piece: number | null | undefined, amount: number): readonly HundredRise[] {
  return piece == null || amount === 0 ? [] : [{ over: { piece }, text: `−${amount}`, tone: 'harm' }]
}
