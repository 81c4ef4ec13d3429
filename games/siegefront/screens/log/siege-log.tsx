import { words } from '@tessera/siegefront/words'
import { Log, type LogLine, type Player, usePlayer } from '@tessera/table'
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
      { id: 'blows', name: words.text('log.blows'), test: kindIs('blows', 'falls') },
      { id: 'castles', name: words.text('log.castles'), test: kindIs('castles') },
      { id: 'cards', name: words.text('log.draws'), test: kindIs('cards', 'forge', 'mana') },
    ],
    [selected, name],
  )
  return (
    <Log
      player={player}
      lines={lines}
      animating={animating}
      aside={period === 0 ? words.text('table.beforeTurnOne') : words.text('table.turnAside', { turn: period })}
      periodName={(turn) => (turn === 0 ? words.text('log.before') : words.text('log.period', { turn }))}
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
    ...(hits > 0 ? [words.text('log.castleHits', { n: hits })] : []),
    ...(falls > 0 ? [words.text('log.fell', { n: falls })] : []),
    ...(hits + falls === 0 ? [words.text('log.lines', { n: lines.length })] : []),
  ].join(', ')
}
