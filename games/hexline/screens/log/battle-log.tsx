import { type LineKind, pieceName } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import { Log, type LogLine, type Player, usePlayer } from '@tessera/table'
import { IconButton, Select, TextField } from '@tessera/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { type BattleLine, type BattleNarrator, linesOf } from './lines.ts'
import type { Story } from './story.ts'

export interface BattleLogProps {
  readonly player: Player
  readonly story: Story
  readonly narrate: BattleNarrator
  /** The step that is still being acted out. */
  readonly animating: number | null
  /** The piece held on the board, offered as a filter. */
  readonly selected: number | null
  /** Shows the debugger in its place. */
  readonly onInside: () => void
}

/** The clerk's book: rounds fold, lines open into their sums, a press moves the timeline; filters by piece, kind and text. */
export function BattleLog({ player, story, narrate, animating, selected, onInside }: BattleLogProps): ReactNode {
  const index = usePlayer(player, (state) => state.index)
  const lines = useMemo(() => linesOf(story, narrate), [story, narrate])
  const [searching, setSearching] = useState(false)
  const [text, setText] = useState('')
  const [kind, setKind] = useState<LineKind | 'all'>('all')
  const view = story.timeline.frame(Math.max(0, index)).view
  const unit = selected === null ? undefined : view.battle?.units[selected - 1]
  const filters = useMemo(
    () => [
      ...(unit === undefined
        ? []
        : [
            {
              id: 'piece',
              name: pieceName(view, unit.id),
              test: (line: LogLine) => (line as BattleLine).pieces.includes(unit.id),
            },
          ]),
      { id: 'deaths', name: words.text('log.deaths'), test: (line: LogLine) => (line as BattleLine).kind === 'deaths' },
      { id: 'blows', name: words.text('log.blows'), test: (line: LogLine) => (line as BattleLine).kind === 'blows' },
    ],
    [unit, view],
  )
  const only = useMemo(() => {
    const wanted = text.trim().toLowerCase()
    if (!searching || (wanted === '' && kind === 'all')) return null
    return (line: LogLine) =>
      (kind === 'all' || (line as BattleLine).kind === kind) &&
      (wanted === '' || line.plain.toLowerCase().includes(wanted))
  }, [searching, text, kind])
  return (
    <Log
      player={player}
      lines={lines}
      animating={animating}
      aside={
        <span className="hx-log-aside">
          {words.text('log.step', { step: index, steps: story.timeline.length - 1 })}
          <IconButton
            label={words.text(searching ? 'log.closeSearch' : 'log.search')}
            glyph="search"
            pressed={searching}
            onClick={() => setSearching(!searching)}
          />
          <IconButton label={words.text('log.inside')} onClick={onInside}>
            <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8.5 6.5 3 12l5.500 5.500 1.800-1.800L6.600 12l3.700-3.700zM15.500 6.500l-1.800 1.800L17.400 12l-3.700 3.700 1.800 1.800L21 12z" />
            </svg>
          </IconButton>
        </span>
      }
      periodName={(round) => words.text('table.round', { round })}
      periodNote={(round, shown) => roundNote(story, round, shown as readonly BattleLine[])}
      filters={filters}
      only={only}
      tools={
        searching ? (
          <div className="hx-search">
            <TextField
              label={words.text('log.find')}
              bare
              type="search"
              placeholder={words.text('log.findWords')}
              value={text}
              onChange={setText}
            />
            <Select<LineKind | 'all'>
              label={words.text('log.kind')}
              bare
              options={[
                { value: 'all', name: words.text('log.all') },
                { value: 'blows', name: words.text('log.blows') },
                { value: 'deaths', name: words.text('log.deaths') },
                { value: 'moves', name: words.text('log.moves') },
                { value: 'healing', name: words.text('log.healing') },
                { value: 'powers', name: words.text('log.powers') },
                { value: 'rounds', name: words.text('log.rounds') },
              ]}
              value={kind}
              onChange={setKind}
            />
          </div>
        ) : undefined
      }
    />
  )
}

/** Only from lines the viewer has reached: nothing ahead is given away. */
function roundNote(story: Story, round: number, lines: readonly BattleLine[]): string {
  const reached = lines.at(-1)?.index ?? 0
  const fell = story.deaths.filter(({ index }) => index <= reached && story.rounds[index] === round).length
  const turns = new Set(lines.map((line) => line.index)).size
  const all = story.rounds.filter((each, i) => each === round && (story.turns[i] ?? 0) > 0).length
  if (turns < all) return words.text('count.turns', { n: turns })
  return fell === 0 ? words.text('count.turns', { n: all }) : words.text('log.fell', { count: fell })
}
