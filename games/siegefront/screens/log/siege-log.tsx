import { Log, type LogLine, type Player, usePlayer } from '@tessera/table'
import { counted } from '@tessera/words'
import { useMemo } from 'react'
import { linesOf, type SiegeLine } from './lines.ts'
import type { SiegefrontTimeline, Story } from './story.ts'

export interface SiegeLogProps {
  readonly player: Player
  readonly timeline: SiegefrontTimeline
  readonly story: Story
  readonly names: readonly [string, string]
  readonly me: 0 | 1 | null
  /** The unit looked at, offered as a filter. */
  readonly selected: number | null
  /** The frame that is still being acted out. */
  readonly animating: number | null
}

/** The log: turns fold, lines open into their sums, a press moves the timeline (SGF-1905). */
export function SiegeLog({ player, timeline, story, names, me, selected, animating }: SiegeLogProps) {
  const period = usePlayer(player, (state) =>
    state.length > 0 ? timeline.period(Math.min(state.index, state.length - 1)) : 0,
  )
  const lines = useMemo(() => linesOf(timeline, story, names, me), [timeline, story, names, me])
  const name = selected === null ? undefined : story.units.get(selected)?.name
  const filters = useMemo(
    () => [
      ...(selected === null || name === undefined
        ? []
        : [{ id: 'unit', name, test: (line: LogLine) => (line as SiegeLine).pieces.includes(selected) }]),
      { id: 'blows', name: 'Blows', test: kindIs('blows', 'falls') },
      { id: 'castles', name: 'Castles', test: kindIs('castles') },
      { id: 'cards', name: 'Draws', test: kindIs('cards', 'forge', 'mana') },
    ],
    [selected, name],
  )
  return (
    <Log
      player={player}
      lines={lines}
      animating={animating}
      aside={period === 0 ? 'before turn 1' : `turn ${period}`}
      periodName={(turn) => (turn === 0 ? 'Before the first turn' : `Turn ${turn}`)}
      periodNote={noteOf}
      filters={filters}
    />
  )
}

function kindIs(...kinds: readonly SiegeLine['kind'][]) {
  return (line: LogLine) => kinds.includes((line as SiegeLine).kind)
}

function noteOf(_turn: number, lines: readonly LogLine[]): string {
  const kinds = lines as readonly SiegeLine[]
  const hits = kinds.filter(({ kind }) => kind === 'castles').length
  const falls = kinds.filter(({ kind }) => kind === 'falls').length
  return [
    ...(hits > 0 ? [hits === 1 ? 'castle hit' : `${hits} castle hits`] : []),
    ...(falls > 0 ? [`${falls} fell`] : []),
    ...(hits + falls === 0 ? [counted(lines.length, 'line')] : []),
  ].join(', ')
}
