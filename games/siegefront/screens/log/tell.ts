import { abilityOf, FORMATIONS, hundredths, type SiegefrontEvent, type SiegefrontView } from '@tessera/siegefront'
import type { SumRow } from '@tessera/table'
import { counted, type SentencePart } from '@tessera/words'
import { weatherIcon } from '../art.ts'
import { SIGNS } from '../icons.ts'
import {
  capital,
  cardName,
  formationEffect,
  listed,
  ROWS_OF_OWNER,
  TERRAIN_NAMES,
  WEATHER_NAMES,
  weatherEffect,
} from '../names.ts'
import { causeName } from './causes.ts'
import { attackRows, type ChainRow, defenceRows } from './chain-rows.ts'
import type { Story } from './story.ts'

export type Kind = 'blows' | 'castles' | 'moves' | 'cards' | 'effects' | 'turns'

/** An event as the log tells it. */
export interface Told {
  readonly parts: readonly SentencePart[]
  readonly icon: string | null
  readonly seat: 0 | 1 | null
  readonly kind: Kind
  readonly units: readonly number[]
  readonly sum: readonly SumRow[]
}

export interface Telling {
  readonly story: Story
  /** Names of the seats: "You", "Ravager". */
  readonly names: readonly [string, string]
  readonly me: 0 | 1 | null
  /** Earlier in the same frame: what an attack declared, what was paid. */
  readonly declared: (SiegefrontEvent & { readonly type: 'attack_declared' }) | null
  readonly paid: number | null
}

/** SGF-1905: what happened in a sentence a player would say, with every draw and modifier behind it; null for echoes. */
export function tell(event: SiegefrontEvent, view: SiegefrontView, telling: Telling): Told | null {
  const { story, names, me } = telling
  const unit = (id: number): SentencePart => {
    const known = story.units.get(id)
    return known === undefined ? `card ${id}` : { name: known.name, seat: known.seat }
  }
  const of = (id: number | null) => {
    const known = id === null ? undefined : story.units.get(id)
    return { icon: known?.icon ?? null, seat: known?.seat ?? null, units: id === null ? [] : [id] }
  }
  const seat = (index: number): SentencePart => ({ name: names[index === 0 ? 0 : 1], seat: index === 0 ? 0 : 1 })
  const is = (index: number, you: string, they: string) => (index === me ? you : they)
  const castle = (index: number) => (index === me ? 'your castle' : `the castle of ${names[index === 0 ? 0 : 1]}`)
  const cell = (x: number, y: number, owner: number) => `${rowOf(y, owner)}, column ${x + 1}`
  switch (event.type) {
    case 'match_started':
      return {
        parts: [
          seat(event.first),
          ` ${is(event.first, 'begin', 'begins')} under ${WEATHER_NAMES[event.weather].toLowerCase()}. Castles have ${event.castleHp}.`,
        ],
        ...plain('turns', weatherIcon(event.weather)),
        sum: event.terrain.flatMap((terrain, i) =>
          terrain === 'NONE'
            ? []
            : [{ name: `Ground at ${(i % 3) + 1}, ${Math.floor(i / 3) + 1}`, value: TERRAIN_NAMES[terrain] }],
        ),
      }
    case 'mulligan_done':
      return {
        parts: [
          seat(event.seat),
          event.count === 0
            ? ` ${is(event.seat, 'keep', 'keeps')} the whole hand.`
            : ` ${is(event.seat, 'put', 'puts')} back ${event.cards === null ? counted(event.count, 'card') : listed(event.cards.map(cardName), 7)}.`,
        ],
        ...plain('cards', SIGNS.draw),
        sum: [],
      }
    case 'turn_started':
      return {
        parts: [
          `Turn ${event.turn}: `,
          seat(event.seat),
          ` ${is(event.seat, 'have', 'has')} `,
          { amount: String(event.mana), tone: 'magic' },
          ' mana.',
        ],
        ...plain('turns', SIGNS.turn),
        sum: [],
      }
    case 'turn_ended':
      return event.mana === 0
        ? null
        : {
            parts: [seat(event.seat), ` ${is(event.seat, 'end', 'ends')} the turn with ${event.mana} mana unspent.`],
            ...plain('turns', SIGNS.turn),
            sum: [],
          }
    case 'card_drawn':
      if (event.source === 'opening' && event.card === null) return null
      return {
        parts: [
          seat(event.seat),
          ` ${is(event.seat, 'draw', 'draws')} ${event.card === null ? 'a card' : cardName(event.card)}${source(event.source)}.`,
        ],
        ...plain('cards', SIGNS.draw),
        sum: [{ name: 'Left in the deck', value: String(event.deckLeft) }],
      }
    case 'deck_empty':
      return {
        parts: [seat(event.seat), ` ${is(event.seat, 'have', 'has')} no card left to draw.`],
        ...plain('cards', SIGNS.draw),
        sum: [],
      }
    case 'charge_gained':
      return {
        parts: [
          seat(event.seat),
          ` ${is(event.seat, 'gain', 'gains')} a charge and ${is(event.seat, 'have', 'has')} ${event.charges}.`,
        ],
        ...plain('cards', SIGNS.forge),
        sum: [],
      }
    case 'card_forged':
      return {
        parts: [
          seat(event.seat),
          `, ${event.mode}, ${is(event.seat, 'forge', 'forges')} ${event.card.name} for ${event.cost} mana.`,
        ],
        ...plain('cards', SIGNS.forge),
        sum: [
          { name: 'Points', value: String(event.budget) },
          { name: 'Drew', value: event.draws.join(', ') },
          {
            name: 'Attack, life, defence, speed',
            value: [event.card.attack, event.card.hp, event.card.defence, event.card.speed].join('/'),
          },
          ...(event.card.abilities.length === 0
            ? []
            : [{ name: 'Abilities', value: event.card.abilities.map((key) => abilityOf(key).name).join(', ') }]),
        ],
      }
    case 'unit_entered':
      return {
        parts: [
          unit(event.unit.id),
          ` enters ${rowOf(event.y, event.seat)}${telling.paid === null || event.source === 'levy' ? '' : ` for ${telling.paid} mana`}.`,
        ],
        ...of(event.unit.id),
        kind: 'cards',
        sum: [
          {
            name: 'Attack, life, defence, speed',
            value: [event.unit.attack, event.unit.hp, event.unit.defence, event.unit.speed].join('/'),
          },
          { name: 'Cell', value: cell(event.x, event.y, event.seat) },
        ],
      }
    case 'unit_moved': {
      const [x = 0, y = 0] = event.path.at(-1) ?? []
      const owner = story.units.get(event.unit)?.seat ?? 0
      return {
        parts: [unit(event.unit), ` moves to ${rowOf(y, owner)}.`],
        ...of(event.unit),
        kind: 'moves',
        sum: [
          { name: 'Steps', value: String(event.path.length - 1) },
          { name: 'To', value: cell(x, y, owner) },
        ],
      }
    }
    case 'unit_displaced':
      return {
        parts: [unit(event.unit), event.cause === 'shove' ? ' is shoved back.' : ' changes places.'],
        ...of(event.unit),
        kind: 'moves',
        sum: [],
      }
    case 'attack_declared':
      return null
    case 'blow':
      return {
        parts: [
          unit(event.by),
          event.answer ? ' answers ' : ' strikes ',
          unit(event.to),
          ...(event.warded
            ? [', and the ward takes it.']
            : [
                ' for ',
                { amount: String(event.damage), tone: 'harm' } as const,
                event.crit ? ', a critical blow.' : '.',
                event.hpAfter > 0 ? ` ${event.hpAfter} left.` : '',
              ]),
        ],
        ...of(event.by),
        kind: 'blows',
        units: [event.by, event.to],
        sum: blowSum(event, telling),
      }
    case 'castle_hit':
      return {
        parts: [
          ...(event.by === null ? [capital(causeName(event.cause))] : [unit(event.by)]),
          ` ${event.cause === 'attack' ? 'strikes' : 'hits'} ${castle(event.seat)} for `,
          { amount: String(event.damage), tone: 'harm' },
          `. ${event.hpAfter} left.`,
        ],
        ...of(event.by),
        kind: 'castles',
        sum: [
          ...(event.attackChain === null
            ? [{ name: 'By', value: causeName(event.cause) }]
            : rows(attackRows(event.attackChain))),
          { name: 'Dealt', value: String(event.damage), total: true },
          { name: 'Castle', value: `${event.hpAfter + event.damage} → ${event.hpAfter}` },
        ],
      }
    case 'damage':
      return {
        parts: event.warded
          ? ['The ward of ', unit(event.unit), ` takes ${causeName(event.cause)}.`]
          : [
              unit(event.unit),
              ' loses ',
              { amount: String(event.amount), tone: 'harm' },
              ` to ${causeName(event.cause)}.${event.hpAfter > 0 ? ` ${event.hpAfter} left.` : ''}`,
            ],
        ...of(event.unit),
        kind: 'effects',
        units: event.by === null ? [event.unit] : [event.unit, event.by],
        sum: [
          {
            name: event.kind === 'reaction' ? 'Strikes back, defence does not count' : 'Defence does not count',
            value: String(event.amount),
          },
          { name: 'Life', value: `${event.hpAfter + event.amount} → ${event.hpAfter}` },
        ],
      }
    case 'healed':
      return {
        parts: [
          unit(event.unit),
          ' heals ',
          { amount: String(event.amount), tone: 'heal' },
          ` by ${causeName(event.cause)}.`,
        ],
        ...of(event.unit),
        kind: 'effects',
        sum: [{ name: 'Life', value: `${event.hpAfter - event.amount} → ${event.hpAfter}` }],
      }
    case 'castle_healed':
      return {
        parts: [
          capital(castle(event.seat)),
          ' regains ',
          { amount: String(event.amount), tone: 'heal' },
          ` by ${causeName(event.cause)}.`,
        ],
        ...plain('castles', SIGNS.castle),
        sum: [{ name: 'Castle', value: `${event.hpAfter - event.amount} → ${event.hpAfter}` }],
      }
    case 'ability': {
      if (event.draw === null && event.trigger !== 'activated') return null
      const targets = event.targets.map(unit).flatMap((part, i) => (i === 0 ? [part] : [', ', part]))
      return {
        parts: [
          unit(event.unit),
          `: ${abilityOf(event.key).name}`,
          ...(targets.length > 0 ? [' on ', ...targets] : []),
          '.',
        ],
        ...of(event.unit),
        kind: 'effects',
        units: [event.unit, ...event.targets],
        sum: event.draw === null ? [] : [{ name: `Among ${event.of ?? 1}`, value: `drew ${event.draw}` }],
      }
    }
    case 'status_added':
      return {
        parts: [
          unit(event.unit),
          ' is ',
          { amount: event.status, tone: event.status === 'rallied' || event.status === 'warded' ? 'heal' : 'magic' },
          event.status === 'warded' ? '.' : ` for ${counted(event.turns, 'turn')}.`,
        ],
        ...of(event.unit),
        kind: 'effects',
        sum: [{ name: 'By', value: causeName(event.cause) }],
      }
    case 'status_removed':
      return event.cause === 'used'
        ? null
        : { parts: [unit(event.unit), ` is no longer ${event.status}.`], ...of(event.unit), kind: 'effects', sum: [] }
    case 'stat_changed':
      return {
        parts: [
          unit(event.unit),
          `: ${event.stat === 'maxHp' ? 'most life' : event.stat} ${event.from} to `,
          { amount: String(event.to), tone: event.to > event.from ? 'heal' : 'harm' },
          ` by ${causeName(event.cause)}.`,
        ],
        ...of(event.unit),
        kind: 'effects',
        sum: [],
      }
    case 'mana_changed':
      return event.to < event.from
        ? null
        : {
            parts: [
              seat(event.seat),
              ` ${is(event.seat, 'gain', 'gains')} `,
              { amount: String(event.to - event.from), tone: 'magic' },
              ` mana by ${causeName(event.cause)}.`,
            ],
            ...plain('cards', SIGNS.mana),
            sum: [],
          }
    case 'unit_died':
      return { parts: [unit(event.unit), ' falls.'], ...of(event.unit), kind: 'blows', sum: [] }
    case 'unit_returned':
      return {
        parts: [unit(event.unit), ` returns with ${event.hp} life.`],
        ...of(event.unit),
        kind: 'effects',
        sum: [],
      }
    case 'weather_changed': {
      const effect = weatherEffect(event.weather)
      return {
        parts: [
          `${WEATHER_NAMES[event.weather]}${event.duration === 0 ? '' : ` for ${counted(event.duration, 'turn')}`}${effect === '' ? '' : `: ${effect}`}.`,
        ],
        ...plain('turns', weatherIcon(event.weather)),
        sum: event.draws.length === 0 ? [] : [{ name: 'Kind and length', value: `drew ${event.draws.join(', ')}` }],
      }
    }
    case 'terrain_changed':
      return {
        parts: [`The ground at ${event.x + 1}, ${event.y + 1} becomes ${TERRAIN_NAMES[event.terrain].toLowerCase()}.`],
        ...plain('effects', null),
        sum: [],
      }
    case 'formation_changed': {
      const effect = formationEffect(event.to)
      return {
        parts: [
          seat(event.seat),
          event.to === 'NONE'
            ? ` ${is(event.seat, 'lose', 'loses')} the formation ${FORMATIONS[event.from].name}.`
            : ` ${is(event.seat, 'form', 'forms')} ${FORMATIONS[event.to].name}${effect === '' ? '' : `: ${effect}`}.`,
        ],
        ...plain('moves', null),
        seat: event.seat === 0 ? 0 : 1,
        sum: [{ name: 'Made by', value: FORMATIONS[event.to].condition }],
      }
    }
    case 'control_changed':
      return {
        parts:
          event.seat === null
            ? ['Nobody controls the middle row.']
            : [seat(event.seat), ` ${is(event.seat, 'control', 'controls')} the middle row.`],
        ...plain('moves', SIGNS.middle),
        sum: [],
      }
    case 'match_ended':
      return {
        parts:
          event.winner === null
            ? ['The match is drawn.']
            : [seat(event.winner), ` ${is(event.winner, 'win', 'wins')} the match.`],
        ...plain('turns', SIGNS.end),
        sum: [
          { name: 'Castles', value: event.castles.join(' and ') },
          { name: 'Life on the board', value: boardHp(view) },
        ],
      }
  }
}

/** "back", "middle" or "front", seen from the owner's castle. */
function rowOf(y: number, owner: number): string {
  return ROWS_OF_OWNER[owner === 0 ? y : 2 - y] ?? ROWS_OF_OWNER[1]
}

function blowSum(event: SiegefrontEvent & { readonly type: 'blow' }, { declared }: Telling): readonly SumRow[] {
  const speed = declared === null || declared.initiatives[1] === null ? [] : [initiativeRow(declared)]
  const value = event.crit ? Math.floor((event.attackChain.value * 150) / 100) : event.attackChain.value
  const left = Math.max(0, value - event.defenceChain.value)
  return [
    ...(event.answer ? [] : speed),
    { name: `Critical at ${event.critNeed} or less`, value: `drew ${event.critRoll}` },
    ...rows(attackRows(event.attackChain, event.crit)),
    ...rows(defenceRows(event.defenceChain)),
    {
      name: event.warded
        ? 'The ward takes it'
        : left < 100
          ? 'Never less than 1'
          : left % 100 === 0
            ? 'Damage'
            : `${hundredths(left)}, rounded down`,
      value: String(event.damage),
      total: true,
    },
    { name: 'Life', value: `${event.hpAfter + event.damage} → ${event.hpAfter}` },
  ]
}

function initiativeRow({ initiatives, order }: SiegefrontEvent & { readonly type: 'attack_declared' }): SumRow {
  const name = { first: 'Faster', second: 'Slower', together: 'Equally fast', alone: 'No answer' }[order]
  return { name, value: initiatives.map((speed) => hundredths(speed ?? 0)).join(' to ') }
}

function rows(chain: readonly ChainRow[]): readonly SumRow[] {
  return chain.map(({ name, factor, value }) => ({ name: factor === null ? name : `${name} ${factor}`, value }))
}

function plain(kind: Kind, icon: string | null) {
  return { icon, seat: null, kind, units: [] as readonly number[] }
}

function source(from: string): string {
  if (from === 'turn' || from === 'opening') return ''
  return from === 'mulligan' ? ' instead' : ` by ${causeName(from)}`
}

function boardHp(view: SiegefrontView): string {
  const sum = (seat: number) => view.units.filter(({ owner }) => owner === seat).reduce((all, { hp }) => all + hp, 0)
  return `${sum(0)} and ${sum(1)}`
}
