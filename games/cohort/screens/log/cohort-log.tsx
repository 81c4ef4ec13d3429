import { type Kind, nameText, pieceNumber } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { Log, type LogLine, type Player } from '@tessera/table'
import { useMemo } from 'react'
import type { CohortLine, Story } from './story.ts'

export interface CohortLogProps {
  readonly player: Player
  readonly story: Story
  readonly selected: string | null
  readonly stage: string
  /** The frame that is still being acted out. */
  readonly animating: number | null
}

/** The log of the battle: turns fold, lines open into their sums, a press moves the timeline. */
export function CohortLog({ player, story, selected, stage, animating }: CohortLogProps) {
  const filters = useMemo(() => {
    const own = selected === null ? undefined : story.known.get(selected)
    return [
      ...(own === undefined || selected === null
        ? []
        : [
            {
              id: 'unit',
              name: nameText(own.called),
              test: (line: LogLine) => (line as CohortLine).pieces.includes(pieceNumber(selected)),
            },
          ]),
      { id: 'fight', name: words.text('log.fights'), test: isOne(FIGHTS) },
      { id: 'sight', name: words.text('log.sightings'), test: isOne(SIGHTINGS) },
      { id: 'points', name: words.text('log.points'), test: isOne(POINTS) },
    ]
  }, [selected, story])
  return (
    <Log
      player={player}
      lines={story.lines}
      animating={animating}
      aside={stage}
      periodName={(turn) => (turn === 0 ? words.text('table.before') : words.text('table.turn', { turn }))}
      periodNote={noteOf}
      filters={filters}
    />
  )
}

const FIGHTS: ReadonlySet<Kind> = new Set([
  'amok',
  'broke',
  'captured',
  'dispersed',
  'fight',
  'gone',
  'morale',
  'rally',
  'staff',
  'supply',
])
const SIGHTINGS: ReadonlySet<Kind> = new Set(['area', 'sight'])
const POINTS: ReadonlySet<Kind> = new Set(['army', 'clear', 'dust', 'end', 'fog', 'heavy_rain', 'light_rain', 'points'])

function isOne(kinds: ReadonlySet<Kind>) {
  return (line: LogLine) => kinds.has((line as CohortLine).kind)
}

function noteOf(_turn: number, lines: readonly LogLine[]): string {
  const all = lines as readonly CohortLine[]
  const fights = all.filter(({ kind }) => kind === 'fight').length
  const broken = all.filter(({ kind }) => kind === 'broke').length
  const sightings = all.filter(({ kind }) => SIGHTINGS.has(kind)).length
  if (fights + broken === 0)
    return sightings > 0 ? words.text('log.noteSightings', { n: sightings }) : words.text('log.noteQuiet')
  return [
    ...(fights > 0 ? [words.text('log.noteBlows', { n: fights })] : []),
    ...(broken > 0 ? [words.text('log.noteBroke', { n: broken })] : []),
  ].join(', ')
}
