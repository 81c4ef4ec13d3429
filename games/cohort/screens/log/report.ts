import type { Who } from '@tessera/cohort'
import { counted, type Part } from '@tessera/words'
import type { CohortTimeline, Story } from './story.ts'
import { type Teller, tell } from './tell.ts'

/** One line of a turn's report. */
export interface ReportLine {
  readonly key: string
  readonly parts: readonly Part[]
}

/** What a turn came to: men lost, who broke, who was sighted, which points changed hands. */
export function reportOf(timeline: CohortTimeline, story: Story, turn: number, teller: Teller): readonly ReportLine[] {
  const losses = new Map<string, number>()
  const lines: ReportLine[] = []
  const who = (each: Who): Part => {
    const { name, seat } = story.known(each)
    return { name, seat }
  }
  for (let index = 0; index < timeline.length; index++) {
    for (const [place, event] of timeline.events(index).entries()) {
      if (event.turn !== turn) continue
      if (event.type === 'strike') {
        losses.set(String(event.target), (losses.get(String(event.target)) ?? 0) + event.men)
        continue
      }
      if (!NOTABLE.has(event.type)) continue
      const told = tell(event, teller)
      if (told !== null) lines.push({ key: `${index} ${place}`, parts: told.parts })
    }
  }
  const lost = [...losses]
    .filter(([, men]) => men > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([key, men]): ReportLine => ({
        key,
        parts: [who(key), ' lost ', { amount: counted(men, 'man', 'men'), tone: 'harm' }, '.'],
      }),
    )
  return [...lost, ...lines]
}

const NOTABLE: ReadonlySet<string> = new Set([
  'broke',
  'surrendered',
  'dispersed',
  'left_map',
  'amok',
  'rally',
  'sighted',
  'lost_sight',
  'area',
  'control',
  'score',
  'train_lost',
  'administrators_lost',
  'hunger',
  'arrival',
  'game_over',
])

/** Where a turn is in its course (COH-8.1). */
export function stageWords(stage: number, pulse: number): string {
  if (stage === 0) return 'giving orders'
  if (stage === 4) return pulse > 0 ? `movement, step ${pulse}` : 'movement'
  return STAGES[stage] ?? ''
}

const STAGES: Readonly<Record<number, string>> = {
  1: 'conditions',
  2: 'formations and facing',
  3: 'parting blows',
  5: 'contact',
  6: 'facing',
  7: 'shooting',
  8: 'melee',
  9: 'morale and rout',
  10: 'works and walls',
  11: 'medics and supplies',
  12: 'rally',
  13: 'points and score',
  14: 'the next turn opens',
}
