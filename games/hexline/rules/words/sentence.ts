import { type Seat, seatCalled, seatDoes } from '@tessera/kernel'
import type { Ability } from '../content/ability.ts'
import { catalogOf } from '../content/catalog.ts'
import type { HexlineEvent } from '../events.ts'
import { sideName } from '../rules/board/sides.ts'
import type { HexlineView } from '../view/view.ts'
import { counted, EFFECT_NAMES } from './abilities.ts'
import { labelOf, labelsOf, place } from './naming.ts'

/** HEX-142: one sentence per event with every number in it. The view is the one after the event's frame. */
export function sentence(event: HexlineEvent, view: HexlineView): string {
  const name = (id: number) => labelOf(view, id)
  const does = (seat: Seat, they: string, you: string) => seatDoes(view.to, seat, they, you)
  switch (event.type) {
    case 'armies_revealed': {
      const [west, east] = event.costs
      return `Battle ${event.battle}: ${does(event.west_seat, 'is', 'are')} West with ${counted(event.west.length, 'unit')} for ${west} points, ${does(1 - event.west_seat, 'is', 'are')} East with ${counted(event.east.length, 'unit')} for ${east}; ${event.rows} rows.`
    }
    case 'battle_start': {
      const west = event.units.filter((unit) => unit.side === 1).length
      return `Battle ${event.battle} begins on ${event.rows} rows: ${west} in the west (${seatCalled(view.to, event.west_seat)}) against ${event.units.length - west} in the east.`
    }
    case 'round_start': {
      const order = event.order.map((id) => `#${id}`).join(' ')
      const stale = event.stale > 0 ? ` Nothing changed for ${counted(event.stale, 'round')}.` : ''
      return `Round ${event.round}: ${counted(event.order.length, 'unit')} in the order ${order === '' ? 'of nobody' : order}.${stale}`
    }
    case 'turn_start':
      return `${name(event.unit)} takes ${event.again ? 'another' : 'its'} turn, place ${event.slot + 1} of the order.`
    case 'frozen_skip':
      return `${name(event.unit)} is frozen and skips its turn, ${event.left} more to skip.`
    case 'charge':
      return `${name(event.unit)} charges ${effectName(view, event.unit, event.ability)}: ${event.count} of ${event.of}.`
    case 'ability':
      return abilityFired(event, view)
    case 'queued': {
      const { type, target_id, source_id, amount, pos, source_pos, answer } = event.entry
      return `Queued: ${type} ${amount} by ${name(source_id)} at ${place(source_pos)} on ${name(target_id)} at ${place(pos)}${answer ? ', an answer' : ''}.`
    }
    case 'speed_roll':
      return `${name(event.unit)} rolls ${event.roll} for speed, needs less than ${event.need}: ${event.roll < event.need ? 'one more hex' : 'no extra hex'}.`
    case 'move': {
      const goal =
        event.goal === 0
          ? 'no enemy can be reached'
          : `towards ${name(event.goal)}, ${counted(event.path_left, 'step')} left`
      return `${name(event.unit)} moves${event.extra ? ' on' : ''} from ${place(event.from)} to ${place(event.to)}, ${goal}.`
    }
    case 'shadowstep':
      return `${name(event.unit)} leaps from ${place(event.from)} to ${place(event.to)}, behind ${name(event.enemy)}.`
    case 'idle':
      return `${name(event.unit)} stands still: ${event.why === 'boxed_in' ? 'no way leads closer' : 'no enemy is left'}.`
    case 'attack':
      return `${name(event.unit)} at ${place(event.from)} attacks ${name(event.target)} at ${place(event.at)}${event.ranged ? ' from afar' : ''} (${drawnFrom(event.draw, event.candidates)}): ${event.damage} + ${event.boost} boost = ${event.amount}.`
    case 'blocked':
      return `${name(event.unit)} blocks the ${event.kind} of ${event.amount} by ${name(event.by)}, block ${event.used} of ${event.of} this round.`
    case 'damage': {
      const { base, own, aura } = event.armor_parts
      const how = event.answer ? `answering ${event.kind}` : event.kind
      return `${name(event.unit)} takes the ${how} of ${event.amount} by ${name(event.by)}: armour ${event.armor} (${base} base + ${own} own + ${aura} aura), ${event.dealt} dealt, ${event.hp} left.`
    }
    case 'undying':
      return `${name(event.unit)} at ${place(event.at)} would die; ${name(event.source)} at ${place(event.source_at)} saves it for ${event.cost} damage, ${event.damage} damage left.`
    case 'executed':
      return `${name(event.by)} executes ${name(event.unit)}, wounded to ${event.threshold} or less.`
    case 'death':
      return `${name(event.unit)} falls at ${place(event.at)}, killed by ${name(event.by)}.`
    case 'heal':
      return `${given(event, view)} heals ${name(event.unit)} at ${place(event.at)} for ${event.amount}, ${event.hp} now.`
    case 'fortify':
      return `${given(event, view)} fortifies ${name(event.unit)} at ${place(event.at)} by ${event.amount}, ${event.hp} of ${event.max_hp} now.`
    case 'sunder':
      return `${given(event, view)} takes ${event.amount} armour from ${name(event.unit)} at ${place(event.at)}, ${event.armor} left.`
    case 'ramp':
      return `${name(event.unit)} at ${place(event.at)} gains ${event.amount} damage, ${event.damage} now.`
    case 'vengeance':
      return `${name(event.unit)} at ${place(event.at)} gains ${event.amount} damage from ${name(event.by)}, ${event.damage} now.`
    case 'push':
      return `${name(event.by)} pushes ${name(event.unit)} from ${place(event.from)} to ${place(event.to)}${stopped(event.stopped_by, view)}.`
    case 'retreat':
      return `${name(event.unit)} backs away from ${place(event.from)} to ${place(event.to)}.`
    case 'freeze':
      return `${name(event.by)} freezes ${name(event.unit)}: ${counted(event.turns, 'turn')} to skip.`
    case 'silence':
      return `${name(event.by)} silences ${name(event.unit)} for ${counted(event.turns, 'turn')}.`
    case 'silence_tick':
      return `${name(event.unit)} stays silenced for ${event.left === 0 ? 'no more turns' : `${counted(event.left, 'more turn')}`}.`
    case 'summon':
      return `${name(event.by)} summons ${name(event.unit)} at ${place(event.at)}, which acts ${event.acts_now ? 'this round' : 'from the next round on'}.`
    case 'ready':
      return `${name(event.unit)} is ready for another turn.`
    case 'ready_turn':
      return `${name(event.unit)} is put at the end of this round's order again.`
    case 'ready_spent':
      return `${name(event.unit)} has had 3 turns this round and gets no other.`
    case 'turn_end':
      return `The turn of ${name(event.unit)} ends${event.has_acted ? '' : '; it is not done this round'}.`
    case 'battle_end': {
      const who =
        event.winner_side === 0
          ? 'is a draw'
          : `goes to ${sideName(event.winner_side)}${event.winner_seat === null ? '' : `, ${seatCalled(view.to, event.winner_seat)},`}`
      return `Battle ${event.battle} ${who} (${REASONS[event.reason]}) in round ${event.rounds} after ${counted(event.steps, 'step')}; left: ${event.survivors.length === 0 ? 'nobody' : labelsOf(view, event.survivors)}.`
    }
    case 'match_end':
      return `The match ${event.winner === null ? 'is a draw' : `goes to ${seatCalled(view.to, event.winner)}`}, ${event.score[0]} to ${event.score[1]} (${event.reason}).`
  }
}

export const REASONS = {
  eliminated: 'the other side is gone',
  mutual: 'both sides fell together',
  stalemate: 'three rounds without change',
  exhausted: 'too many effects at once, both sides are exhausted',
  round_limit: 'the last round is over',
} as const

function abilityFired(event: Extract<HexlineEvent, { type: 'ability' }>, view: HexlineView): string {
  const drawn = event.candidates.length > 0 ? ` (${drawnFrom(event.draw, event.candidates)})` : ''
  const value = event.value > 0 ? ` ${event.value}` : ''
  const on = event.targets.length === 0 ? 'finds nobody' : `on ${labelsOf(view, event.targets)}`
  return `${labelOf(view, event.unit)}, ${event.trigger}: ${EFFECT_NAMES[event.effect]}${value} ${on}${drawn}.`
}

/** Draws count from 0, as the dice do. */
function drawnFrom(draw: number | null, candidates: readonly number[]): string {
  const among = candidates.length > 1 ? `: ${candidates.map((id) => `#${id}`).join(' ')}` : ''
  return `drawn ${draw ?? 0} of ${candidates.length}${among}`
}

function effectName(view: HexlineView, unit: number, index: number): string {
  const type = view.battle?.units[unit - 1]?.type
  const ability: Ability | undefined = catalogOf(view.config).type(type ?? '')?.abilities[index]
  return ability === undefined ? `ability ${index + 1}` : EFFECT_NAMES[ability.effect]
}

function given(
  event: { readonly by: number; readonly source_at: readonly [number, number] },
  view: HexlineView,
): string {
  return `${labelOf(view, event.by)} at ${place(event.source_at)}`
}

function stopped(by: 'none' | 'edge' | number, view: HexlineView): string {
  if (by === 'none') return ''
  return by === 'edge' ? ', stopped by the edge' : `, stopped by ${labelOf(view, by)}`
}
