import type { AttackEvent, DuelEvent, DuelView } from '@tessera/gauntlet'
import type { SumRow } from '@tessera/words'
import { tellAction } from './actions.ts'
import { tellBlow } from './blow.ts'
import { groupsOf } from './groups.ts'
import { namingOf, type Sentence } from './naming.ts'
import { tellPower } from './powers.ts'
import { tellState } from './states.ts'
import { BLOW_WORDS, NO_RIPOSTE } from './words.ts'

/** A beat in sentences. What belongs to one blow stands in its sum; what happens to many at once is one sentence. */
export function tellBeat(events: readonly DuelEvent[], view: DuelView): readonly Sentence[] {
  const naming = namingOf(view)
  const sentences: (Sentence & { readonly sum: SumRow[] })[] = []
  const blows: { readonly event: AttackEvent; readonly sum: SumRow[] }[] = []
  const walked = new Set<number>()
  for (const group of groupsOf(events)) {
    const { event } = group
    if (event.type === 'attack') {
      const line = tellBlow(event, naming)
      blows.push({ event, sum: line.sum })
      sentences.push(line)
      continue
    }
    const row = blowRow(event)
    if (row !== null) {
      blows.findLast(({ event: { targetId } }) => targetId === row.target)?.sum.push(...row.rows)
      continue
    }
    if (event.type === 'unit_moved') {
      if (walked.has(event.unitId)) continue
      walked.add(event.unitId)
    }
    const line = tellAction(group, events, naming) ?? tellPower(group, events, naming) ?? tellState(group, naming)
    if (line !== null) sentences.push({ ...line, sum: [...line.sum] })
  }
  return sentences
}

/** What an event adds to the sum of the blow before it; null when it is none of its consequences. */
function blowRow(event: DuelEvent): { readonly target: number; readonly rows: readonly SumRow[] } | null {
  switch (event.type) {
    case 'resolve_changed':
      if (!(event.cause in BLOW_WORDS) || event.held) return null
      return {
        target: event.unitId,
        rows: event.amount === 0 ? [] : [{ name: 'Resolve', value: `${event.value - event.amount} → ${event.value}` }],
      }
    case 'armor_shredded':
      return {
        target: event.targetId,
        rows: [{ name: 'Armour torn', value: `−${event.shredAmount}, ${event.currentArmor} left` }],
      }
    case 'clash':
      return {
        target: event.targetId,
        rows:
          event.riposteType === 'none'
            ? [{ name: 'No riposte', value: NO_RIPOSTE[event.noRiposteReason ?? ''] ?? 'none' }]
            : [],
      }
    default:
      return null
  }
}
