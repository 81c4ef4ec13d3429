import { Log, type LogLine, type Player } from '@tessera/table'
import { useMemo } from 'react'
import type { Fighter } from '../match/fighter.ts'
import type { HundredLine, Story } from './story.ts'

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
        : [{ id: 'unit', name: selected.name, test: (line: LogLine) => asLine(line).who.includes(selected.id) }]),
      { id: 'blows', name: 'Blows', test: (line: LogLine) => asLine(line).kind === 'blow' },
      { id: 'nerve', name: 'Morale', test: (line: LogLine) => asLine(line).kind === 'nerve' },
      { id: 'orders', name: 'Orders', test: (line: LogLine) => asLine(line).kind === 'order' },
    ],
    [selected],
  )
  return (
    <Log
      player={player}
      lines={story.lines}
      aside={moment}
      periodName={(turn) => (turn === 0 ? 'Before the battle' : `Turn ${turn}`)}
      periodNote={noteOf}
      filters={filters}
    />
  )
}

function asLine(line: LogLine): HundredLine {
  return line as HundredLine
}

function noteOf(_turn: number, lines: readonly LogLine[]): string {
  const blows = lines.filter((line) => asLine(line).kind === 'blow').length
  const fell = lines.filter((line) => line.plain.endsWith('falls.')).length
  if (blows === 0) return 'no blows'
  return `${blows} ${blows === 1 ? 'blow' : 'blows'}${fell > 0 ? `, ${fell} fell` : ''}`
}
