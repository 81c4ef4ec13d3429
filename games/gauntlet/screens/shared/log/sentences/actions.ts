import { type BattleEvent, type DuelEvent, REASONS } from '@tessera/gauntlet'
import type { Part } from '@tessera/words'
import { tellResolve } from './crowds.ts'
import type { Group } from './groups.ts'
import { line, type Naming, type Sentence } from './naming.ts'
import { DISPLACED_WORDS } from './words.ts'

/** The course of the battle, and what units do of their own will. */
export function tellAction(group: Group, beat: readonly DuelEvent[], naming: Naming): Sentence | null {
  const { name, leader } = naming
  const { event, ids, amounts } = group
  switch (event.type) {
    case 'deployed':
      return line('rest', 0, [], ['Both sides are in place.'])
    case 'armies_revealed':
      return line('rest', 0, [], ['Both teams are shown.'])
    case 'battle_started':
      return line('rest', 0, [], ['The battle begins. ', leader(event.priority), ' goes first in odd rounds.'])
    case 'round_started':
      return line('rest', 0, [], [`Round ${event.round} begins.`])
    case 'battle_ended': {
      const { winner, reason, rounds, shares } = event.result
      const left = shares.map((share) => `${Math.round(share / 100)}%`)
      return line(
        'rest',
        0,
        [],
        winner === null
          ? [`The battle is drawn after ${rounds} rounds.`]
          : [leader(winner), ` wins after ${rounds} rounds: ${REASONS[reason]}.`],
        [{ name: 'Life left', value: left.join(' and ') }],
      )
    }
    case 'unit_moved': {
      const choice = beat.findLast(
        (each) => each.type === 'ai_choice' && each.unitId === event.unitId && each.choice !== 'ability',
      )
      return line('moves', event.unitId, [event.unitId], [name(event.unitId), ...wayOf(event.kind, choice, naming)])
    }
    case 'unit_displaced':
      return line(
        'moves',
        event.unitId,
        [event.unitId],
        [name(event.unitId), ` ${DISPLACED_WORDS[event.kind] ?? 'is moved'}.`],
      )
    case 'unit_rotated':
      return line(
        'moves',
        event.unitId,
        [event.unitId, event.otherId],
        [name(event.unitId), ' changes places with ', name(event.otherId), '.'],
      )
    case 'charge_shock':
      return line(
        'blows',
        event.attackerId,
        [event.attackerId, event.targetId],
        [
          'The charge of ',
          name(event.attackerId),
          ' shakes ',
          name(event.targetId),
          ': ',
          { amount: `Resolve −${event.resolveDamage}`, tone: 'magic' },
          '.',
        ],
      )
    case 'charge_cancelled':
      return line('moves', event.unitId, [event.unitId], ['The charge of ', name(event.unitId), ' comes to nothing.'])
    case 'resolve_changed':
      return tellResolve(event, ids, amounts, naming)
    default:
      return null
  }
}

/** How a unit went, and towards whom. */
function wayOf(
  kind: Extract<BattleEvent, { type: 'unit_moved' }>['kind'],
  choice: DuelEvent | undefined,
  { name }: Naming,
): readonly Part[] {
  if (kind === 'flight') return [' flees.']
  if (kind === 'fallback' || kind === 'disengage') return [' steps back from the fight.']
  const target = choice?.type === 'ai_choice' && choice.targetId > 0 ? choice.targetId : null
  if (kind === 'charge') return target === null ? [' charges.'] : [' charges at ', name(target), '.']
  if (choice?.type === 'ai_choice' && choice.choice === 'leave') return [' leaves a dangerous cell.']
  if (target === null) return [' moves.']
  if (choice?.type === 'ai_choice' && choice.choice === 'shoot_free')
    return [' goes where it can shoot ', name(target), '.']
  return [' moves towards ', name(target), '.']
}
