import { Log, type LogLine, type Player } from '@tessera/table'
import { counted } from '@tessera/words'
import { useMemo } from 'react'
import { type CohortLine, linesOf } from './lines.ts'
import type { CohortTimeline, Story } from './story.ts'
import type { Kind, Teller } from './tell.ts'

export interface CohortLogProps {
  readonly player: Player
  readonly timeline: CohortTimeline
  readonly story: Story
  readonly teller: Teller
  readonly selected: string | null
  readonly stage: string
  /** The frame that is still being acted out. */
  readonly animating: number | null
}

/** The log of the battle: turns fold, lines open into their sums, a press moves the timeline. */
export function CohortLog({ player, timeline, story, teller, selected, stage, animating }: CohortLogProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timeline grows in place, and the story with it
  const lines = useMemo(() => linesOf(timeline, teller), [timeline, story, teller])
  const filters = useMemo(
    () => [
      ...(selected === null
        ? []
        : [
            {
              id: 'unit',
              name: story.known(selected).name,
              test: (line: LogLine) => (line as CohortLine).who.includes(selected),
            },
          ]),
      { id: 'fight', name: 'Fights', test: isOne('fight', 'morale') },
      { id: 'sight', name: 'Sightings', test: isOne('sight') },
      { id: 'points', name: 'Points', test: isOne('points') },
    ],
    [selected, story],
  )
  return (
    <Log
      player={player}
      lines={lines}
      animating={animating}
      aside={stage}
      periodName={(turn) => (turn === 0 ? 'Before the battle' : `Turn ${turn}`)}
      periodNote={noteOf}
      filters={filters}
    />
  )
}

function isOne(...kinds: readonly Kind[]) {
  return (line: LogLine) => kinds.includes((line as CohortLine).kind)
}

function noteOf(_turn: number, lines: readonly LogLine[]): string {
  const all = lines as readonly CohortLine[]
  const fights = all.filter(({ kind }) => kind === 'fight').length
  const broken = all.filter(({ plain }) => plain.endsWith('breaks and runs.')).length
  const sightings = all.filter(({ kind }) => kind === 'sight').length
  if (fights + broken === 0) return sightings > 0 ? counted(sightings, 'sighting') : 'no contact'
  return [...(fights > 0 ? [counted(fights, 'blow')] : []), ...(broken > 0 ? [`${broken} broke`] : [])].join(', ')
}
