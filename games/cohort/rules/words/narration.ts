import { capital } from '@tessera/kernel'
import {
  capitalised,
  type Happening,
  type Line,
  type Named,
  type Narration,
  type Part,
  type Rise,
  type SumRow,
} from '@tessera/words'
import { columnOf, rowOf, type Tile, tileName, type Weather } from '../content/terms.ts'
import type { CohortEvent, HaltReason, Modifier, StrikeKind, Who } from '../events.ts'
import type { Look } from '../view/look.ts'
import { words } from './catalogue.ts'
import { areaName, pointName } from './naming.ts'
import { stepWords, testWords } from './order-words.ts'

/** What a line is about: logs filter by it and choose its icon by it. */
export type Kind =
  | Weather
  | 'amok'
  | 'area'
  | 'army'
  | 'arrival'
  | 'broke'
  | 'captured'
  | 'dispersed'
  | 'end'
  | 'fight'
  | 'gone'
  | 'march'
  | 'morale'
  | 'points'
  | 'race'
  | 'rally'
  | 'recruits'
  | 'sight'
  | 'staff'
  | 'supply'
  | 'wall'
  | 'work'

/** What an event is told with. */
export interface Context {
  readonly look: Look
  unit(who: Who): Named
  seat(seat: number): Named
}

type Event<Type extends CohortEvent['type']> = Extract<CohortEvent, { readonly type: Type }>

/** COH-13.7: how each kind of event is told, every number behind it in its sum. Steps are joined to marches by the narrator. */
export const NARRATION: Narration<CohortEvent, Context, Kind> = {
  army_set: ({ seat, culture }, context) =>
    told(
      context,
      'army',
      [],
      words.parts('event.armySet', { seat: context.seat(seat), culture: words.said(`culture.${culture}`) }),
    ),
  deployed: ({ seat }, context) =>
    told(context, 'army', [], words.parts('event.deployed', { seat: context.seat(seat) }), { detail: true }),
  turn_opened: ({ turn, weather, roll }, context) =>
    told(context, weather, [], words.parts('event.turnOpened', { turn, weather: words.said(`weather.${weather}`) }), {
      sum: roll === null ? [] : [row('sum.card', plain(roll + 1))],
      sound: 'page',
    }),
  arrival: ({ unit, tile }, context) =>
    told(context, 'arrival', [unit], words.parts('event.arrival', { unit: context.unit(unit), tile: tileName(tile) }), {
      rises: [rise(tile, words.text('rise.arrives'), 'heal')],
      sound: 'horn',
    }),
  order_run: ({ unit, step }, context) =>
    told(
      context,
      'march',
      [unit],
      words.parts('event.orderRun', { unit: context.unit(unit), step: stepWords(step, context.look) }),
      {
        detail: true,
      },
    ),
  condition: ({ unit, test, value }, context) =>
    told(
      context,
      'march',
      [unit],
      words.parts(value ? 'event.conditionTrue' : 'event.conditionFalse', {
        unit: context.unit(unit),
        test: testWords(test, context.look),
      }),
    ),
  formation: ({ unit, from, to, state }, context) =>
    told(
      context,
      'work',
      [unit],
      words.parts(`event.formation.${state}`, {
        unit: context.unit(unit),
        formation: words.said(`formation.${state === 'disordered' ? from : to}`),
      }),
      { rises: state === 'done' ? over(unit, words.text('rise.formed'), 'note') : [] },
    ),
  faced: ({ unit, from, to }, context) =>
    told(
      context,
      'march',
      [unit],
      words.parts('event.faced', { unit: context.unit(unit), facing: words.said(`facing.${to}`) }),
      {
        sum: [row('sum.facedFrom', words.text(`facing.${from}`))],
      },
    ),
  switched: ({ unit, to, done }, context) =>
    told(
      context,
      'work',
      [unit],
      words.parts(done ? 'event.switched' : 'event.switching', {
        unit: context.unit(unit),
        weapon: words.said(`weapon.${to}`),
      }),
    ),
  dismounted: ({ unit }, context) =>
    told(context, 'march', [unit], words.parts('event.dismounted', { unit: context.unit(unit) })),
  mounted: ({ unit }, context) =>
    told(context, 'march', [unit], words.parts('event.mounted', { unit: context.unit(unit) })),
  step: () => ({ line: null, rises: [], sound: 'march' }),
  wait: ({ unit, tile }, context) =>
    told(context, 'march', [unit], words.parts('event.wait', { unit: context.unit(unit), tile: tileName(tile) }), {
      detail: true,
    }),
  halt: ({ unit, reason, tile }, context) => {
    const cry = HALTS[reason]
    return told(
      context,
      'march',
      [unit],
      words.parts(`event.halt.${reason}`, { unit: context.unit(unit), tile: tileName(tile) }),
      {
        rises: cry === null ? [] : over(unit, words.text(cry), 'note'),
      },
    )
  },
  tie: ({ tile, units: [first, second], roll, winner }, context) =>
    told(
      context,
      'race',
      [winner, winner === first ? second : first],
      words.parts('event.tie', {
        winner: context.unit(winner),
        loser: context.unit(winner === first ? second : first),
        tile: tileName(tile),
      }),
      { sum: [row('sum.drawnOfTwo', plain(roll))] },
    ),
  strike,
  shot_at_structure: ({ unit, tile, hp }, context) =>
    told(
      context,
      'fight',
      [unit],
      words.parts('event.shotAtStructure', { unit: context.unit(unit), tile: tileName(tile), hp }),
      {
        rises: [rise(tile, words.text('rise.hp', { n: hp }), 'harm')],
        sound: 'stone',
      },
    ),
  morale: ({ unit, from, to, reasons }, context) =>
    told(
      context,
      'morale',
      [unit],
      words.parts(to < from ? 'event.moraleDown' : 'event.moraleUp', {
        unit: context.unit(unit),
        from,
        to,
        change: to - from,
      }),
      { sum: [...reasons.map(causeRow), row('sum.morale', words.text('sum.change', { from, to }), true)] },
    ),
  broke: ({ unit, loss, threshold, excess }, context) =>
    told(context, 'broke', [unit], words.parts('event.broke', { unit: context.unit(unit) }), {
      sum:
        loss === null
          ? []
          : [
              row('sum.lost', share(loss)),
              row('sum.breaksAt', share(threshold ?? 0)),
              row('sum.beyond', plain(excess ?? 0), true),
            ],
      rises: over(unit, words.text('rise.breaks'), 'harm'),
      sound: 'flee',
    }),
  held: ({ unit }, context) =>
    told(context, 'morale', [unit], words.parts('event.held', { unit: context.unit(unit) }), {
      rises: over(unit, words.text('rise.holds'), 'heal'),
    }),
  fled: ({ unit, to }, context) =>
    told(context, 'morale', [unit], words.parts('event.fled', { unit: context.unit(unit), tile: tileName(to) }), {
      sound: 'flee',
    }),
  followed_up: ({ unit, to }, context) =>
    told(context, 'march', [unit], words.parts('event.followedUp', { unit: context.unit(unit), tile: tileName(to) })),
  left_map: ({ unit, tile }, context) =>
    told(context, 'gone', [unit], words.parts('event.leftMap', { unit: context.unit(unit), tile: tileName(tile) }), {
      rises: [rise(tile, words.text('rise.leaves'), 'harm')],
    }),
  surrendered: ({ unit, tile, to }, context) =>
    told(
      context,
      'captured',
      [unit, to],
      words.parts('event.surrendered', { unit: context.unit(unit), to: context.unit(to), tile: tileName(tile) }),
      { rises: [rise(tile, words.text('rise.surrenders'), 'harm')], sound: 'fall' },
    ),
  dispersed: ({ unit, tile }, context) =>
    told(
      context,
      'dispersed',
      [unit],
      words.parts('event.dispersed', { unit: context.unit(unit), tile: tileName(tile) }),
      {
        rises: [rise(tile, words.text('rise.dispersed'), 'harm')],
        sound: 'fall',
      },
    ),
  amok: ({ unit, tile, roll, direction, victim }, context) => {
    const facts = { unit: context.unit(unit), to: words.said(`facing.${direction}`) }
    return told(
      context,
      'amok',
      victim === null ? [unit] : [unit, victim],
      victim === null
        ? words.parts('event.amok', facts)
        : words.parts('event.amokInto', { ...facts, victim: context.unit(victim) }),
      {
        sum: [row('sum.direction', plain(roll + 1))],
        rises: [rise(tile, words.text('rise.amok'), 'harm')],
        sound: 'horn',
      },
    )
  },
  rally: ({ unit, roll, need, ok }, context) =>
    told(context, 'rally', [unit], words.parts(ok ? 'event.rallied' : 'event.ranOn', { unit: context.unit(unit) }), {
      sum: [row('sum.drawnOfHundred', plain(roll)), row('sum.ralliesBelow', plain(need), true)],
      rises: over(unit, words.text(ok ? 'rise.rallies' : 'rise.runsOn'), ok ? 'heal' : 'harm'),
      sound: ok ? 'horn' : 'flee',
    }),
  healed: ({ unit, men, morale }, context) => {
    const facts = { unit: context.unit(unit), men, noun: words.said('men', { n: men }) }
    return told(
      context,
      'morale',
      [unit],
      morale > 0 ? words.parts('event.healedMorale', { ...facts, morale }) : words.parts('event.healed', facts),
      { rises: men > 0 ? over(unit, words.text('rise.gain', { n: men }), 'heal') : [], sound: 'heal' },
    )
  },
  resupplied: ({ unit, volleys }, context) =>
    told(
      context,
      'work',
      [unit],
      words.parts('event.resupplied', {
        unit: context.unit(unit),
        n: volleys,
        noun: words.said('volleys', { n: volleys }),
      }),
      { rises: over(unit, words.text('rise.volleys', { n: volleys }), 'heal'), sound: 'coin' },
    ),
  hunger: ({ seat }, context) => told(context, 'supply', [], words.parts('event.hunger', { seat: context.seat(seat) })),
  heat: ({ unit }, context) =>
    told(context, 'morale', [unit], words.parts('event.heat', { unit: context.unit(unit) }), {
      rises: over(unit, words.text('rise.heat'), 'harm'),
    }),
  disease: ({ unit, men }, context) =>
    told(context, 'morale', [unit], words.parts('event.disease', { unit: context.unit(unit), ...manned(men) }), {
      rises: over(unit, words.text('rise.ill', { n: men }), 'harm'),
    }),
  work: ({ unit, kind, tile, progress, needed, done }, context) => {
    const key = `work.${kind}`
    const work = { name: words.has(key) ? words.said(key) : kind, seat: null }
    const facts = { unit: context.unit(unit), tile: tileName(tile), work }
    return told(
      context,
      'work',
      [unit],
      done ? words.parts('event.worked', facts) : words.parts('event.working', { ...facts, done: progress, needed }),
      done ? { rises: [rise(tile, words.text('rise.built'), 'note')], sound: 'wood' } : {},
    )
  },
  structure: ({ tile, terrain, hp, open }, context) => {
    const facts = { tile: tileName(tile), terrain: words.said(`terrain.${terrain}`) }
    return told(
      context,
      'wall',
      [],
      open
        ? words.parts('event.structureOpen', facts)
        : hp > 0
          ? words.parts('event.structureHp', { ...facts, hp })
          : words.parts('event.structure', facts),
      { sound: 'stone' },
    )
  },
  crushed: ({ unit, men }, context) =>
    told(context, 'fight', [unit], words.parts('event.crushed', { unit: context.unit(unit), ...manned(men) }), {
      rises: over(unit, words.text('rise.loss', { n: men }), 'harm'),
    }),
  engine_broken: ({ unit }, context) =>
    told(context, 'work', [unit], words.parts('event.engineBroken', { unit: context.unit(unit) })),
  train_lost: ({ seat }, context) =>
    told(context, 'supply', [], words.parts('event.trainLost', { seat: context.seat(seat) })),
  administrators_lost: ({ seat }, context) =>
    told(context, 'staff', [], words.parts('event.administratorsLost', { seat: context.seat(seat) })),
  recruit: ({ seat, source }, context) => {
    const key = `kind.${source}`
    const said = words.has(key) ? words.said(key) : words.said('event.recruit.captive')
    return told(
      context,
      'recruits',
      [],
      words.parts('event.recruit', { seat: context.seat(seat), source: { name: said, seat: null } }),
    )
  },
  sighted: ({ handle, tile }, context) =>
    told(
      context,
      'sight',
      [`X${handle}`],
      words.parts('event.sighted', { unit: context.unit(`X${handle}`), tile: tileName(tile) }),
      {
        sound: 'horn',
      },
    ),
  lost_sight: ({ handle, tile }, context) =>
    told(
      context,
      'sight',
      [`X${handle}`],
      words.parts('event.lostSight', { unit: context.unit(`X${handle}`), tile: tileName(tile) }),
    ),
  area: ({ area }, context) => told(context, 'area', [], words.parts('event.area', { area: areaName(area) })),
  control: ({ point, seat }, context) => {
    const name = pointName(context.look.config.map, point)
    return told(
      context,
      'points',
      [],
      seat === null
        ? words.parts('event.controlNobody', { point: name })
        : words.parts('event.control', { seat: context.seat(seat), point: name }),
      { sound: 'bell' },
    )
  },
  hold: ({ seat, count }, context) =>
    told(
      context,
      'points',
      [],
      words.parts('event.hold', { seat: context.seat(seat), n: count }),
      count === 0 ? { detail: true } : {},
    ),
  score: ({ scores: [first, second], gained }, context) =>
    told(context, 'points', [], words.parts('event.score', { first, second }), {
      sum: [
        row(
          'sum.gained',
          `${words.text('sum.signed', { n: gained[0] })} : ${words.text('sum.signed', { n: gained[1] })}`,
        ),
      ],
      ...(gained[0] + gained[1] === 0 ? { detail: true } : {}),
    }),
  game_over: ({ winner, reason, late }, context) => {
    const why = words.said(`reason.${late ? 'late' : reason}`)
    return told(
      context,
      'end',
      [],
      winner === null
        ? words.parts('event.drawn', { why })
        : words.parts('event.won', { seat: context.seat(winner), why }),
      { sound: 'bell' },
    )
  },
}

/** Over the unit that stops; being barred by an enemy is seen anyway. */
const HALTS = {
  zone: 'rise.stopped',
  contact: null,
  swap: 'rise.stopped',
  lost_tie: 'rise.beaten',
  cautious: 'rise.wary',
  no_path_available: 'rise.noWay',
} as const satisfies Record<HaltReason, string | null>

function strike(event: Event<'strike'>, context: Context): Happening<Kind> {
  const { kind, attacker, target, side, compass, men } = event
  const struck = { target: context.unit(target), ...manned(men) }
  const unseen = attacker === 'unknown'
  return told(
    context,
    'fight',
    unseen ? [target] : [attacker, target],
    unseen
      ? words.parts('event.struckUnseen', { ...struck, from: words.said(`facing.${compass}`) })
      : words.parts(`event.strike.${kind}`, {
          ...struck,
          by: context.unit(attacker),
          side,
          sideName: words.said(`side.${side}`),
        }),
    {
      sum: strikeSum(event),
      rises: men > 0 ? over(target, words.text('rise.loss', { n: men }), 'harm') : [],
      sound: strikeSound(kind, men),
    },
  )
}

function strikeSound(kind: StrikeKind, men: number): 'arrow' | 'flesh' | 'metal' {
  if (kind === 'shot') return 'arrow'
  return men > 0 ? 'flesh' : 'metal'
}

/** COH-8.6, line by line. */
function strikeSum(event: Event<'strike'>): readonly SumRow[] {
  const { attack, defence, fortune, effort, side, compass, men } = event
  return [
    ...event.attackModifiers.map(causeRow),
    ...(attack === null ? [] : [row('sum.attack', tenths(attack), true)]),
    ...event.defenceModifiers.map(causeRow),
    ...(defence === null ? [] : [row('sum.defence', tenths(defence), true)]),
    row('sum.side', words.text(`side.${side}`)),
    row('sum.from', words.text(`facing.${compass}`)),
    row('sum.effort', share(effort)),
    ...(fortune === null ? [] : [row('sum.fortune', plain(fortune))]),
    row('sum.menLost', plain(men), true),
  ]
}

/** A march in one line: all tiles of the way, with what each step cost in its sum. */
export function marchTold(who: Who, steps: readonly Event<'step'>[], context: Context): Happening<Kind> {
  const way: Tile[] = []
  for (const { from, to } of steps) way.push(...(way.at(-1) === from ? [to] : [from, to]))
  return told(
    context,
    'march',
    [who],
    words.parts('event.marched', { unit: context.unit(who), way: way.map(tileName).join('–') }),
    {
      sum: steps.flatMap(({ from, to, cost, left }) =>
        cost === null
          ? []
          : [
              {
                name: words.text('sum.step', { from: tileName(from), to: tileName(to) }),
                value: words.text('sum.stepCost', { cost: tilesOf(cost), left: tilesOf(left ?? 0) }),
              },
            ],
      ),
    },
  )
}

/** COH-1.3 counts in halves; people count in tiles of open ground: "1½ tiles". */
export function tilesOf(halves: number): string {
  const whole = Math.floor(halves / 2)
  return words.text('tiles', { n: halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½` })
}

interface More {
  readonly sum?: readonly SumRow[]
  readonly detail?: true
  readonly rises?: readonly Rise[]
  readonly sound?: Happening['sound']
}

/** `about`: the units, the one that acts first. */
function told(
  context: Context,
  kind: Kind,
  about: readonly Who[],
  parts: readonly Part[],
  more: More = {},
): Happening<Kind> {
  const { sum = [], rises = [], sound = null, detail } = more
  const [first] = about
  const line: Line<Kind> = {
    parts: capitalised(parts),
    kind,
    seat: first === undefined ? null : context.unit(first).seat,
    pieces: about.map(pieceNumber).filter((piece) => piece !== 0),
    sum,
    ...(detail === undefined ? {} : { detail }),
  }
  return { line, rises, sound }
}

/** A unit as lines name it: an own one by its id, an enemy by its handle below zero, nobody by 0. */
export function pieceNumber(who: Who): number {
  if (typeof who === 'number') return who
  return who.startsWith('X') ? -Number(who.slice(1)) : Number(who) || 0
}

function over(who: Who, text: string, tone: Rise['tone']): readonly Rise[] {
  const piece = pieceNumber(who)
  return piece === 0 ? [] : [{ over: { piece }, text, tone }]
}

function rise(tile: Tile, text: string, tone: Rise['tone']): Rise {
  return { over: { cell: [columnOf(tile), rowOf(tile)] }, text, tone }
}

function manned(men: number) {
  return { men, noun: words.said('men', { n: men }) }
}

type SumKey =
  | 'sum.attack'
  | 'sum.beyond'
  | 'sum.breaksAt'
  | 'sum.card'
  | 'sum.defence'
  | 'sum.direction'
  | 'sum.drawnOfHundred'
  | 'sum.drawnOfTwo'
  | 'sum.effort'
  | 'sum.facedFrom'
  | 'sum.fortune'
  | 'sum.from'
  | 'sum.gained'
  | 'sum.lost'
  | 'sum.menLost'
  | 'sum.morale'
  | 'sum.ralliesBelow'
  | 'sum.side'

function row(key: SumKey, value: string, total = false): SumRow {
  return { name: words.text(key), value, ...(total ? { total } : {}) }
}

/** A cause of a number, as the rules name it: `long range %` is a share. */
function causeRow({ name, value }: Modifier): SumRow {
  return name.endsWith(' %')
    ? { name: causeName(name.slice(0, -2)), value: share(value) }
    : { name: causeName(name), value: words.text('sum.signed', { n: value }) }
}

function causeName(name: string): string {
  const key = `cause.${name}`
  if (words.has(key)) return words.text(key)
  const [formation = '', side] = name.split(' ')
  const named = `formation.${formation}`
  if (!words.has(named)) return name
  if (side === undefined) return capital(words.text(named))
  const sided = `side.${side}`
  return capital(
    words.text('sum.inFormationSide', {
      formation: words.said(named),
      side: words.has(sided) ? words.said(sided) : side,
    }),
  )
}

function plain(n: number): string {
  return String(n)
}

function share(n: number): string {
  return words.text('sum.percent', { n })
}

function tenths(n: number): string {
  return words.text('sum.decimal', { n: n / 10 })
}
