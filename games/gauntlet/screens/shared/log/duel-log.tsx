import type { BattleKind } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
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
      ...(id === null ? [] : [{ id: 'unit', name, test: (line: LogLine) => (line as DuelLine).pieces.includes(id) }]),
      { id: 'deaths', name: words.text('log.deaths'), test: (line: LogLine) => LOSSES.has((line as DuelLine).kind) },
      { id: 'blows', name: words.text('log.blows'), test: (line: LogLine) => (line as DuelLine).kind === 'blows' },
    ],
    [id, name],
  )
  return (
    <Log
      player={player}
      lines={story.lines}
      aside={aside}
      filters={filters}
      periodName={(period) => (period === 0 ? words.text('log.before') : words.text('log.round', { n: period }))}
      periodNote={(_period, lines) => noteOf(lines as readonly DuelLine[])}
    />
  )
}

const LOSSES: ReadonlySet<BattleKind> = new Set(['deaths', 'losses'])

/** Only from lines the viewer has reached. */
function noteOf(lines: readonly DuelLine[]): string {
  const fell = lines.filter(({ kind }) => kind === 'deaths').length
  const spells = lines.filter(({ kind }) => kind === 'casts').length
  return [
    ...(fell > 0 ? [words.text('log.fell', { n: fell })] : []),
    ...(spells > 0 ? [words.text('log.spells', { n: spells })] : []),
  ].join(', ')
}
