import {
  type CohortEvent,
  MAP_DATA,
  type MapId,
  type Modifier,
  stepText,
  testText,
  tileName,
  type Who,
} from '@tessera/cohort'
import type { SumRow } from '@tessera/words'
import { counted, type Part } from '@tessera/words'
import { SIGNS, WEATHER_ICONS } from '../icons.ts'
import { cultureName, FACING_NAMES, FORMATION_NAMES, GROUND_WORDS, WEATHER_NAMES } from '../names.ts'

export type Kind = 'march' | 'fight' | 'morale' | 'sight' | 'points' | 'work'

export interface Sentence {
  readonly seat: 0 | 1 | null
  readonly icon: string | null
  readonly parts: readonly Part[]
  readonly sum: readonly SumRow[]
  readonly kind: Kind
  /** Whom it is about, for the filter by unit. */
  readonly who: readonly string[]
}

/** Whom an event means, as the teller knows them. */
export interface Known {
  readonly name: string
  readonly seat: 0 | 1
  readonly icon: string
}

export interface Teller {
  readonly map: MapId
  readonly me: 0 | 1 | null
  readonly names: readonly [string, string]
  known(who: Who): Known
}

/** What a player is called at their own table. */
const YOU = 'You'

/** COH-13.7: an event as a clerk writes it down, every number behind it in its sum; null for what nobody needs to read. */
export function tell(event: CohortEvent, teller: Teller): Sentence | null {
  const who = (each: Who): Part => {
    const { name, seat } = teller.known(each)
    return each === 'unknown' ? 'Somebody unseen' : { name, seat }
  }
  const of = (each: Who, kind: Kind, parts: readonly Part[], sum: readonly SumRow[] = []): Sentence => {
    const { seat, icon } = teller.known(each)
    return { seat, icon, parts, sum, kind, who: [String(each)] }
  }
  const about = (icon: string, kind: Kind, parts: readonly Part[], sum: readonly SumRow[] = []): Sentence => ({
    seat: null,
    icon,
    parts,
    sum,
    kind,
    who: [],
  })
  const harm = (words: string | number): Part => ({ amount: String(words), tone: 'harm' })
  const heal = (words: string | number): Part => ({ amount: String(words), tone: 'heal' })
  const side = (seat: number): Part => ({ name: teller.names[seat === 1 ? 1 : 0], seat: seat === 1 ? 1 : 0 })
  const verb = (seat: number, one: string, you: string): string =>
    teller.names[seat === 1 ? 1 : 0] === YOU ? ` ${you}` : ` ${one}`
  const naming = (said: object) => ({
    units: unitsIn(said).map((id) => ({ id, name: teller.known(id).name })),
    config: { map: teller.map },
  })
  const point = (index: number): string => MAP_DATA[teller.map].points[index]?.name ?? 'a point'
  switch (event.type) {
    case 'army_set':
      return about(SIGNS.men, 'points', [
        side(event.seat),
        `${verb(event.seat, 'brings an army', 'bring an army')}: ${cultureName(event.culture)}.`,
      ])
    case 'deployed':
      return null
    case 'turn_opened':
      return about(
        WEATHER_ICONS[event.weather],
        'points',
        [`${WEATHER_NAMES[event.weather]}.`],
        event.roll === null ? [] : [{ name: 'Card drawn, of 10', value: String(event.roll + 1) }],
      )
    case 'arrival':
      return of(event.unit, 'march', [who(event.unit), ` arrives on ${tileName(event.tile)}.`])
    case 'order_run':
      return of(event.unit, 'march', [who(event.unit), `: ${stepText(event.step, naming(event.step))}.`])
    case 'condition':
      return of(event.unit, 'march', [
        who(event.unit),
        `: “${testText(event.test, naming(event.test))}” is ${event.value ? 'true' : 'not so'}.`,
      ])
    case 'formation':
      return of(event.unit, 'work', [who(event.unit), FORMING[event.state](FORMATION_NAMES[event.to].toLowerCase())])
    case 'faced':
      return of(event.unit, 'march', [who(event.unit), ` turns ${FACING_NAMES[event.to]}.`])
    case 'switched':
      return of(event.unit, 'work', [who(event.unit), event.done ? ` now has ${event.to}.` : ` takes up ${event.to}.`])
    case 'dismounted':
      return of(event.unit, 'march', [who(event.unit), ' dismounts.'])
    case 'mounted':
      return of(event.unit, 'march', [who(event.unit), ' mounts again.'])
    case 'step':
      return of(
        event.unit,
        'march',
        [who(event.unit), ` to ${tileName(event.to)}.`],
        event.cost === null
          ? []
          : [
              { name: 'Cost (open ground is 2)', value: String(event.cost) },
              { name: 'Left this turn', value: String(event.left ?? '?') },
            ],
      )
    case 'wait':
      return null
    case 'halt':
      return of(event.unit, 'march', [who(event.unit), ` ${HALTS[event.reason]} on ${tileName(event.tile)}.`])
    case 'tie':
      return {
        ...about(
          SIGNS.dice,
          'march',
          [who(event.winner), ` wins the race to ${tileName(event.tile)}.`],
          [{ name: 'Drawn, 0 or 1', value: String(event.roll) }],
        ),
        who: event.units.map(String),
      }
    case 'strike': {
      const how = STRIKES[event.kind]
      const from = event.side === 'front' ? '' : event.side === 'flank' ? ' in the flank' : ' in the rear'
      return {
        ...of(
          event.attacker === 'unknown' ? event.target : event.attacker,
          'fight',
          event.attacker === 'unknown'
            ? [who(event.target), ` is hit from the ${FACING_NAMES[event.compass]} and loses `, harm(event.men), '.']
            : [
                who(event.attacker),
                ` ${how} `,
                who(event.target),
                `${from}: `,
                harm(event.men),
                event.men === 1 ? ' man.' : ' men.',
              ],
          strikeSum(event),
        ),
        who: [String(event.attacker), String(event.target)],
      }
    }
    case 'shot_at_structure':
      return of(event.unit, 'fight', [who(event.unit), ` hits ${tileName(event.tile)}: `, harm(`${event.hp} HP`), '.'])
    case 'morale': {
      const change = event.to - event.from
      return of(
        event.unit,
        'morale',
        [
          who(event.unit),
          `: morale ${event.from} to ${event.to}, `,
          change < 0 ? harm(change) : heal(`+${change}`),
          '.',
        ],
        [...event.reasons.map(signedRow), { name: 'Morale', value: `${event.from} → ${event.to}`, total: true }],
      )
    }
    case 'broke':
      return of(
        event.unit,
        'morale',
        [who(event.unit), ' breaks and runs.'],
        event.loss === null
          ? []
          : [
              { name: 'Lost, of full strength', value: `${event.loss}%` },
              { name: 'Breaks at', value: `${event.threshold}%` },
              { name: 'Beyond it by', value: String(event.excess), total: true },
            ],
      )
    case 'held':
      return of(event.unit, 'morale', [who(event.unit), ' holds: whom it fought ran first.'])
    case 'fled':
      return of(event.unit, 'morale', [who(event.unit), ` flees to ${tileName(event.to)}.`])
    case 'followed_up':
      return of(event.unit, 'march', [who(event.unit), ` follows up to ${tileName(event.to)}.`])
    case 'left_map':
      return of(event.unit, 'morale', [who(event.unit), ' leaves the field.'])
    case 'surrendered':
      return of(event.unit, 'morale', [who(event.unit), ' surrenders to ', who(event.to), '.'])
    case 'dispersed':
      return of(event.unit, 'morale', [who(event.unit), ' is dispersed.'])
    case 'amok':
      return of(
        event.unit,
        'morale',
        [
          who(event.unit),
          ` run amok to the ${FACING_NAMES[event.direction]}`,
          ...(event.victim === null ? [' and hit nobody.'] : [', into ', who(event.victim), '.']),
        ],
        [{ name: 'Direction drawn, of 4', value: String(event.roll + 1) }],
      )
    case 'rally':
      return of(
        event.unit,
        'morale',
        [who(event.unit), event.ok ? ' rallies.' : ' runs on.'],
        [
          { name: 'Drawn, 0 to 99', value: String(event.roll) },
          { name: 'Rallies below', value: String(event.need), total: true },
        ],
      )
    case 'healed':
      return of(event.unit, 'morale', [
        who(event.unit),
        ' is tended: ',
        heal(`+${counted(event.men, 'man', 'men')}`),
        event.morale > 0 ? `, morale ${event.morale} more.` : '.',
      ])
    case 'resupplied':
      return of(event.unit, 'work', [who(event.unit), ' gets ', heal(counted(event.volleys, 'volley')), '.'])
    case 'hunger':
      return about(SIGNS.supply, 'morale', [
        side(event.seat),
        `${verb(event.seat, 'has', 'have')} nothing left to eat.`,
      ])
    case 'heat':
      return of(event.unit, 'morale', [who(event.unit), ' suffers from the heat.'])
    case 'disease':
      return of(event.unit, 'morale', [
        who(event.unit),
        ' loses ',
        harm(counted(event.men, 'man', 'men')),
        ' to disease.',
      ])
    case 'work':
      return of(event.unit, 'work', [
        who(event.unit),
        event.done
          ? ` has finished: ${event.kind} on ${tileName(event.tile)}.`
          : ` works on ${event.kind}, ${event.progress} of ${counted(event.needed, 'turn')}.`,
      ])
    case 'structure':
      return about(SIGNS.gate, 'work', [
        `${tileName(event.tile)}: ${(GROUND_WORDS[event.terrain].split(':')[0] ?? '').trim()}`,
        event.open ? ', opened for good.' : event.hp > 0 ? `, ${event.hp} HP.` : '.',
      ])
    case 'crushed':
      return of(event.unit, 'fight', [who(event.unit), ' is buried under the wall: ', harm(event.men), ' men.'])
    case 'engine_broken':
      return of(event.unit, 'work', [who(event.unit), '’s engine is broken.'])
    case 'train_lost':
      return about(SIGNS.supply, 'morale', [
        side(event.seat),
        `${verb(event.seat, 'has lost its', 'have lost your')} supply train.`,
      ])
    case 'administrators_lost':
      return about(SIGNS.morale, 'morale', [
        side(event.seat),
        `${verb(event.seat, 'has lost its', 'have lost your')} administrators.`,
      ])
    case 'recruit':
      return about(SIGNS.men, 'work', [
        side(event.seat),
        `${verb(event.seat, 'recruits', 'recruit')}: ${event.source}.`,
      ])
    case 'sighted':
      return {
        ...of(`X${event.handle}`, 'sight', [
          'Sighted: ',
          who(`X${event.handle}`),
          // Its name has the type in it, once it is known.
          `${teller.known(`X${event.handle}`).name.includes(event.unitType) ? '' : ` (${event.unitType})`} on ${tileName(event.tile)}.`,
        ]),
      }
    case 'lost_sight':
      return of(`X${event.handle}`, 'sight', [
        'Lost from sight: ',
        who(`X${event.handle}`),
        `, last on ${tileName(event.tile)}.`,
      ])
    case 'area':
      return about(SIGNS.unknown, 'sight', [`Movement noticed: ${areaWords(event.area)}.`])
    case 'control':
      return about(
        SIGNS.point,
        'points',
        event.seat === null
          ? [`${point(event.point)} is nobody’s.`]
          : [side(event.seat), `${verb(event.seat, 'holds', 'hold')} ${point(event.point)}.`],
      )
    case 'hold':
      return event.count === 0
        ? null
        : about(SIGNS.point, 'points', [
            side(event.seat),
            `${verb(event.seat, 'has', 'have')} held enough for ${counted(event.count, 'turn')}.`,
          ])
    case 'score':
      return event.gained[0] + event.gained[1] === 0
        ? null
        : about(SIGNS.point, 'points', [`Score ${event.scores[0]} to ${event.scores[1]}.`])
    case 'game_over':
      return about(
        SIGNS.point,
        'points',
        event.winner === null
          ? ['The battle is drawn.']
          : [side(event.winner), `${verb(event.winner, 'wins', 'win')} the battle${event.late ? ' on time' : ''}.`],
      )
  }
}

/** Whom a step or a test speaks of. */
function unitsIn(said: object): readonly number[] {
  return Object.entries(said).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'unit' && typeof value === 'number') return [value]
    return typeof value === 'object' && value !== null ? unitsIn(value) : []
  })
}

function areaWords({ name, left, right, top, bottom }: Extract<CohortEvent, { type: 'area' }>['area']): string {
  return `${name} (${tileName(left).charAt(0)}-${tileName(right).charAt(0)}, ${top + 1}-${bottom + 1})`
}

const FORMING = {
  begun: (name: string) => ` begins to form ${name}.`,
  done: (name: string) => ` stands in ${name}.`,
  delayed: (name: string) => ` cannot form ${name} now: it is engaged.`,
  disordered: (name: string) => ` is disordered: its ${name} counts as standard.`,
} as const

const HALTS = {
  zone: 'is stopped by an enemy’s zone of control',
  contact: 'runs into the enemy',
  swap: 'meets the enemy head on and stops',
  lost_tie: 'comes too late and stops',
  cautious: 'sees the enemy and halts',
  no_path_available: 'finds no way and holds',
} as const

const STRIKES = {
  melee: 'strikes',
  shot: 'shoots at',
  parting: 'strikes the leaving',
  pursuit: 'cuts down the fleeing',
  amok: 'tramples',
} as const

function signedRow({ name, value }: Modifier): SumRow {
  return { name: upper(name), value: name.endsWith('%') ? `${value}%` : value > 0 ? `+${value}` : String(value) }
}

/** COH-8.6, line by line. */
function strikeSum(event: Extract<CohortEvent, { type: 'strike' }>): readonly SumRow[] {
  const rows: SumRow[] = []
  for (const modifier of event.attackModifiers) rows.push(signedRow(modifier))
  if (event.attack !== null) rows.push({ name: 'Attack', value: tenths(event.attack), total: true })
  for (const modifier of event.defenceModifiers) rows.push(signedRow(modifier))
  if (event.defence !== null) rows.push({ name: 'Defence', value: tenths(event.defence), total: true })
  rows.push({ name: 'Side', value: event.side })
  rows.push({ name: 'Effort', value: `${event.effort}%` })
  if (event.fortune !== null) rows.push({ name: 'Fortune, 60 to 140', value: String(event.fortune) })
  rows.push({ name: 'Men lost', value: String(event.men), total: true })
  return rows
}

function tenths(value: number): string {
  return `${Math.floor(value / 10)}.${value % 10}`
}

function upper(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/ %$/, '')
}
