import type { HexlineEvent } from '../events.ts'
import { sideName } from '../rules/board/sides.ts'
import type { HexlineView } from '../view/view.ts'
import { counted } from './abilities.ts'
import { nameOf } from './naming.ts'
import { REASONS } from './sentence.ts'

/**
 * The event as a player would say it, without numbers and ids of the machinery; null when only a debugger cares. A screen may
 * call pieces by names of its own.
 */
export function headline(
  event: HexlineEvent,
  view: HexlineView,
  name: (id: number) => string = (id) => nameOf(view, id),
): string | null {
  switch (event.type) {
    case 'armies_revealed':
      return `Both armies are shown: ${event.west.length} units in the west, ${event.east.length} in the east`
    case 'battle_start':
      return `Battle ${event.battle} begins`
    case 'round_start':
      return `Round ${event.round} begins`
    case 'frozen_skip':
      return `${name(event.unit)} is frozen and skips its turn`
    case 'speed_roll':
      return event.roll < event.need ? `${name(event.unit)} is quick and moves twice` : null
    case 'move':
      if (event.extra) return null
      return event.goal === 0
        ? `${name(event.unit)} moves as near as it can`
        : `${name(event.unit)} moves towards ${name(event.goal)}`
    case 'shadowstep':
      return `${name(event.unit)} leaps behind ${name(event.enemy)}`
    case 'idle':
      return event.why === 'boxed_in' ? `${name(event.unit)} stands still: no way leads closer` : null
    case 'blocked':
      return `${name(event.unit)} blocks ${name(event.by)}`
    case 'damage':
      return harm(event, name)
    case 'undying':
      return `${name(event.source)} keeps ${name(event.unit)} alive for ${event.cost} of its damage`
    case 'executed':
      return `${name(event.by)} executes ${name(event.unit)}`
    case 'death':
      return `${name(event.unit)} falls to ${name(event.by)}`
    case 'heal':
      if (event.amount === 0) return null
      return event.by === event.unit
        ? `${name(event.unit)} heals itself for ${event.amount}`
        : `${name(event.by)} heals ${name(event.unit)} for ${event.amount}`
    case 'fortify':
      return event.by === event.unit
        ? `${name(event.unit)} grows by ${event.amount} life`
        : `${name(event.by)} fortifies ${name(event.unit)} by ${event.amount}`
    case 'sunder':
      return `${name(event.by)} takes ${event.amount} armour from ${name(event.unit)}`
    case 'ramp':
      return `${name(event.unit)} is enraged: damage ${event.damage - event.amount} to ${event.damage}`
    case 'vengeance':
      return `${name(event.unit)} wants vengeance: damage ${event.damage - event.amount} to ${event.damage}`
    case 'push': {
      const hexes = Math.abs(event.to[0] - event.from[0])
      return hexes === 0
        ? `${name(event.unit)} stands firm against ${name(event.by)}`
        : `${name(event.by)} pushes ${name(event.unit)} ${hexes === 1 ? '1 hex' : `${hexes} hexes`}`
    }
    case 'retreat':
      return `${name(event.unit)} backs away`
    case 'freeze':
      return `${name(event.by)} freezes ${name(event.unit)} for ${counted(event.turns, 'turn')}`
    case 'silence':
      return `${name(event.by)} silences ${name(event.unit)} for ${counted(event.turns, 'turn')}`
    case 'silence_tick':
      return event.left === 0 ? `${name(event.unit)} has its abilities back` : null
    case 'summon':
      return `${name(event.by)} summons a Blade`
    case 'ready_turn':
      return `${name(event.unit)} will act again this round`
    case 'battle_end':
      return event.winner_side === 0
        ? `A draw: ${REASONS[event.reason]}`
        : `${sideName(event.winner_side)} wins in round ${event.rounds}`
    case 'match_end':
      return event.winner === null
        ? `The match is a draw, ${event.score[0]} to ${event.score[1]}`
        : `Seat ${event.winner + 1} wins the match, ${event.score[0]} to ${event.score[1]}`
    case 'turn_start':
    case 'charge':
    case 'ability':
    case 'queued':
    case 'attack':
    case 'ready':
    case 'ready_spent':
    case 'turn_end':
      return null
  }
}

function harm(event: Extract<HexlineEvent, { type: 'damage' }>, name: (id: number) => string): string {
  const source = name(event.by)
  const victim = name(event.unit)
  if (event.dealt === 0) return `The armour of ${victim} stops ${source}`
  if (event.kind === 'attack') return `${source} hits ${victim} for ${event.dealt}`
  if (event.kind === 'splash') return `${source} splashes ${victim} for ${event.dealt}`
  return event.answer
    ? `${source} strikes back at ${victim} for ${event.dealt}`
    : `${source} strikes ${victim} for ${event.dealt}`
}
