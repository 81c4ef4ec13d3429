import type { SumRow } from '@tessera/words'
import type { AttackEvent, BattleEvent } from '../../events.ts'
import { words } from '../catalogue.ts'
import { isBlow } from '../names.ts'
import type { TypedEvent } from './crowds.ts'

/** What follows from the attacks of a beat stands in their sums: Resolve, torn armour, and why nobody struck back. */
export function consequencesOf(beat: readonly TypedEvent[]): {
  readonly rows: ReadonlyMap<AttackEvent, readonly SumRow[]>
  readonly told: ReadonlySet<TypedEvent>
} {
  const rows = new Map<AttackEvent, SumRow[]>()
  const told = new Set<TypedEvent>()
  for (const event of beat as readonly BattleEvent[]) {
    if (event.type === 'attack') rows.set(event, [])
    const row = rowOf(event)
    if (row === null) continue
    const attack = [...rows.keys()].findLast(({ targetId }) => targetId === row.target)
    if (attack === undefined) continue
    rows.get(attack)?.push(...row.rows)
    told.add(event)
  }
  return { rows, told }
}

function rowOf(event: BattleEvent): { readonly target: number; readonly rows: readonly SumRow[] } | null {
  switch (event.type) {
    case 'resolve_changed':
      if (!isBlow(event.cause) || event.held) return null
      return {
        target: event.unitId,
        rows:
          event.amount === 0
            ? []
            : [{ name: words.text('sum.resolve'), value: `${event.value - event.amount} → ${event.value}` }],
      }
    case 'armor_shredded':
      return {
        target: event.targetId,
        rows: [
          {
            name: words.text('sum.torn'),
            value: words.text('sum.tornLeft', { n: event.shredAmount, left: event.currentArmor }),
          },
        ],
      }
    case 'clash':
      return {
        target: event.targetId,
        rows:
          event.riposteType === 'none'
            ? [
                {
                  name: words.text('sum.noRiposte'),
                  value: words.text(`noRiposte.${event.noRiposteReason ?? 'none'}`),
                },
              ]
            : [],
      }
    default:
      return null
  }
}
