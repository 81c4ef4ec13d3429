import { FORMATIONS, type SiegefrontView } from '@tessera/siegefront'
import { counted } from '@tessera/words'
import { weatherIcon } from '../art.ts'
import { SIGNS } from '../icons.ts'
import { formationEffect, TERRAIN_NAMES, WEATHER_NAMES, weatherEffect } from '../names.ts'
import { type EventLine, type EventOf, type LineContext, partsFor, plain } from './line-parts.ts'

export type TurnEvent = EventOf<
  | 'match_started'
  | 'turn_started'
  | 'turn_ended'
  | 'weather_changed'
  | 'terrain_changed'
  | 'formation_changed'
  | 'control_changed'
  | 'match_ended'
>

/** Turns, weather, ground and formations. */
export function turnLine(event: TurnEvent, context: LineContext): EventLine | null {
  const { seat, is } = partsFor(context)
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
          { name: 'Life on the board', value: boardHp(context.view) },
        ],
      }
  }
}

function boardHp(view: SiegefrontView): string {
  const sum = (seat: number) => view.units.filter(({ owner }) => owner === seat).reduce((all, { hp }) => all + hp, 0)
  return `${sum(0)} and ${sum(1)}`
}
