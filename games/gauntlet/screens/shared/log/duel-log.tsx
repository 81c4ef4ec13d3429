import { Log, type LogLine, type Player } from '@tessera/table'
import { type ReactNode, useMemo } from 'react'
import type { DuelLine, DuelStory } from './story.ts'

interface DuelLogProps {
  readonly player: Player
  readonly story: DuelStory
  /** The unit looked at, offered as a filter. */
  readonly selected: { readonly id: number; readonly name: string } | null
  readonly aside: ReactNode
}

/** The log of a battle: rounds fold, blows open into their sums, and it can be read for one unit, for blows or for deaths. */
export function DuelLog({ player, story, selected, aside }: DuelLogProps): ReactNode {
  const id = selected?.id ?? null
  const name = selected?.name ?? ''
  const filters = useMemo(
    () => [
      ...(id === null ? [] : [{ id: 'unit', name, test: (line: LogLine) => (line as DuelLine).units.includes(id) }]),
      { id: 'deaths', name: 'Deaths', test: (line: LogLine) => (line as DuelLine).kind === 'deaths' },
      { id: 'blows', name: 'Blows', test: (line: LogLine) => (line as DuelLine).kind === 'blows' },
    ],
    [id, name],
  )
  return (
    <Log
      player={player}
      lines={story.lines}
      aside={aside}
      filters={filters}
      periodName={(period) => (period === 0 ? 'Before the battle' : `Round ${period}`)}
      periodNote={(_period, lines) => noteOf(lines as readonly DuelLine[])}
    />
  )
}

/** Only from lines the viewer has reached. */
function noteOf(lines: readonly DuelLine[]): string {
  const fell = lines.filter(({ kind, plain }) => kind === 'deaths' && plain.includes(' falls')).length
  const spells = lines.filter(({ kind, units }) => kind === 'spells' && units[0] === 0).length
  return [
    ...(fell > 0 ? [`${fell} fell`] : []),
    ...(spells > 0 ? [spells === 1 ? 'a spell' : `${spells} spells`] : []),
  ].join(', ')
}
