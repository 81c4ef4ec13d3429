import type { LineKind } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { Log, type LogLine, type NarratedLine, type Player } from '@tessera/table'
import { useMemo } from 'react'
import type { Fighter } from '../match/fighter.ts'
import type { Story } from './story.ts'

/** The log: turns fold, every exchange opens into its rolls. */
export function HundredLog({
  player,
  story,
  selected,
  moment,
}: {
  readonly player: Player
  readonly story: Story
  readonly selected: Fighter | null
  readonly moment: string
}) {
  const filters = useMemo(
    () => [
      ...(selected === null
        ? []
        : [{ id: 'unit', name: selected.name, test: (line: LogLine) => asLine(line).pieces.includes(selected.id) }]),
      { id: 'blows', name: words.text('log.blows'), test: (line: LogLine) => BLOWS.has(asLine(line).kind) },
      { id: 'nerve', name: words.text('log.morale'), test: (line: LogLine) => NERVE.has(asLine(line).kind) },
      { id: 'orders', name: words.text('log.orders'), test: (line: LogLine) => asLine(line).kind === 'order' },
    ],
    [selected],
  )
  return (
    <Log
      player={player}
      lines={story.lines}
      aside={moment}
      periodName={(turn) => (turn === 0 ? words.text('log.before') : words.text('log.turn', { turn }))}
      periodNote={noteOf}
      filters={filters}
    />
  )
}

const BLOWS: ReadonlySet<LineKind> = new Set(['blow', 'fall'])
const NERVE: ReadonlySet<LineKind> = new Set(['nerve', 'rout'])

function asLine(line: LogLine): NarratedLine<LineKind> {
  return line as NarratedLine<LineKind>
}

function noteOf(_turn: number, lines: readonly LogLine[]): string {
  const blows = lines.filter((line) => BLOWS.has(asLine(line).kind)).length
  const fell = lines.filter((line) => asLine(line).kind === 'fall').length
  if (blows === 0) return words.text('log.noBlows')
  return fell > 0 ? words.text('log.blowsAndFalls', { blows, fell }) : words.text('log.someBlows', { blows })
}
