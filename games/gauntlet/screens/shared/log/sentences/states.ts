import { causeOf, tellLife } from './crowds.ts'
import type { Group } from './groups.ts'
import { capital, line, type Naming, type Sentence, signed, turns } from './naming.ts'
import { IDLE_WORDS, STAT_WORDS, STATUS_WORDS } from './words.ts'

/** What units suffer and become: contagions, life, statuses, death. */
export function tellState(group: Group, naming: Naming): Sentence | null {
  const { name, names, ability, eachOf } = naming
  const { event, ids, amounts } = group
  const verb = (one: string, many: string): string => (ids.length === 1 ? one : many)
  switch (event.type) {
    case 'contagion_applied':
      return line(
        'rest',
        event.unitId,
        [event.unitId],
        [name(event.unitId), ` catches ${event.contagionType} for ${turns(event.duration)}.`],
      )
    case 'contagion_damage':
      // A curse takes no life.
      if (event.damage === 0) return null
      return line(
        'rest',
        event.unitId,
        [event.unitId],
        [
          name(event.unitId),
          ' loses ',
          { amount: String(event.damage), tone: 'harm' },
          ` life to ${event.contagionType}.`,
        ],
      )
    case 'contagion_spread':
      return event.spread
        ? line(
            'rest',
            event.targetId,
            [event.sourceId, event.targetId],
            [`${capital(event.contagionType)} spreads from `, name(event.sourceId), ' to ', name(event.targetId), '.'],
            [{ name: `Spreads at ${event.threshold} or less, drew`, value: String(event.roll) }],
          )
        : null
    case 'death_spread':
      return line(
        'rest',
        event.targetId,
        [event.sourceId, event.targetId],
        [
          `${capital(event.contagionType)} spreads from the dying `,
          name(event.sourceId),
          ' to ',
          name(event.targetId),
          '.',
        ],
      )
    case 'contagion_purified':
      return line('rest', event.targetId, [event.targetId], [name(event.targetId), ' is cleansed.'])
    case 'contagion_rest_cured':
      return event.contagionType === null
        ? null
        : line('rest', event.unitId, [event.unitId], [`Rest cures `, name(event.unitId), ` of ${event.contagionType}.`])
    case 'armor_repaired':
      return line(
        'rest',
        event.blacksmithId,
        [event.blacksmithId, event.targetId],
        [
          name(event.blacksmithId),
          ' mends the armour of ',
          name(event.targetId),
          ': ',
          { amount: `+${event.repairAmount}`, tone: 'heal' },
          '.',
        ],
      )
    case 'hp_changed':
      return tellLife(event, ids, amounts, naming)
    case 'barrier_changed':
      if (event.amount <= 0) return null
      return line('rest', event.unitId, ids, [
        ...names(ids),
        ` ${verb('gains', 'gain')} a barrier of `,
        { amount: String(event.value), tone: 'heal' },
        ` from ${ability(event.cause)}.`,
      ])
    case 'status_applied':
      return line(
        'rest',
        event.unitId,
        ids,
        [
          ...names(ids),
          ` ${verb('is', 'are')} ${STATUS_WORDS[event.id]}${event.duration > 0 ? ` for ${turns(event.duration)}` : ''}.`,
        ],
        eachOf(ids, () => STATUS_WORDS[event.id]),
      )
    case 'modifier_applied': {
      const change = event.pct === 0 ? signed(event.flat) : `${signed(event.pct)}%`
      return line(
        'rest',
        event.unitId,
        ids,
        [
          `${ability(event.id)}: `,
          ...names(ids),
          `, ${STAT_WORDS[event.stat]} ${change}${event.duration > 0 ? ` for ${turns(event.duration)}` : ''}.`,
        ],
        eachOf(ids, () => change),
      )
    }
    case 'unit_died':
      return line(
        'deaths',
        event.unitId,
        [event.unitId, event.killerId],
        [
          name(event.unitId),
          ' falls',
          ...(event.killerId > 0 ? [' to ', name(event.killerId)] : [` to ${causeOf(event.cause, naming)}`]),
          '.',
        ],
      )
    case 'death_prevented':
      return line(
        'deaths',
        event.unitId,
        [event.unitId],
        [name(event.unitId), ' is guarded from death: ', { amount: String(event.hp), tone: 'heal' }, ' life left.'],
      )
    case 'unit_revived':
      return line('deaths', event.unitId, [event.unitId], [name(event.unitId), ` rises again with ${event.hp} life.`])
    case 'unit_summoned':
      return line('spells', event.unitId, [event.unitId], [name(event.unitId), ' joins the battle.'])
    case 'unit_vanished':
      return line('deaths', event.unitId, [event.unitId], [name(event.unitId), ' vanishes.'])
    case 'weariness':
      return line(
        'rest',
        0,
        [],
        [
          event.taken
            ? `Weariness takes ${event.percent}% of everybody’s life.`
            : 'Weariness would leave nobody: the battle is decided now.',
        ],
      )
    case 'ai_choice': {
      const idle = IDLE_WORDS[event.choice]
      return idle === undefined ? null : line('moves', event.unitId, [event.unitId], [name(event.unitId), ` ${idle}.`])
    }
    default:
      return null
  }
}
