import { Chips } from '@tessera/ui'
import { type ReactNode, useMemo, useReducer } from 'react'
import { type Player, usePlayer } from '../player/index.ts'
import { words } from '../words/catalogue.ts'
import { Announcer } from './announcer.tsx'
import { Line, type LogLine } from './line.tsx'
import { type LogFilter, logReducer, logShown, UNTOUCHED } from './log-state.ts'
import { Rows } from './rows.tsx'

interface LogProps {
  readonly player: Player
  readonly lines: readonly LogLine[]
  /** Beside the title: "step 120 of 214". */
  readonly aside?: ReactNode
  /** A period's heading: "Round 5". */
  readonly periodName: (period: number) => string
  /** The frame that is still being acted out: its lines wait until it is over. */
  readonly animating?: number | null
  /** At the right of a period's heading: "2 fell". Only lines the viewer has reached are given. */
  readonly periodNote?: (period: number, lines: readonly LogLine[]) => string
  /** "All" is always there. */
  readonly filters?: readonly LogFilter<LogLine>[]
  /** A further filter from outside (a search); while it is given, every period stands open. */
  readonly only?: ((line: LogLine) => boolean) | null
  /** Its controls, between title and lines. */
  readonly tools?: ReactNode
}

const NO_FILTERS: readonly LogFilter<LogLine>[] = []

/** What happened, in sentences. Only the rows in sight are in the page, so length does not matter. */
export function Log(props: LogProps) {
  const { player, lines, aside, periodName, periodNote, filters = NO_FILTERS, tools } = props
  const { only = null, animating = null } = props
  const index = usePlayer(player, (state) => state.index)
  const reached = usePlayer(player, (state) => state.furthest)
  const calm = usePlayer(player, (state) => !state.playing || state.speed <= 1)
  const [state, dispatch] = useReducer(logReducer, UNTOUCHED)
  const filter = filters.find(({ id }) => id === state.filter)?.test ?? null
  const { rows, spoken } = useMemo(
    () => logShown(state, { lines, index, reached, animating, calm, filter, only }),
    [state, lines, index, reached, animating, calm, filter, only],
  )
  const numbered = useMemo(() => lines.some((line) => line.turn !== undefined), [lines])

  const onLine = (line: LogLine, open: boolean) => {
    if (line.index !== index) {
      player.pause()
      player.seek(line.index)
    }
    if (line.sum) dispatch({ type: 'sum', line: line.key, open: line.index !== index || !open })
  }
  return (
    <div className={numbered ? 'log' : 'log plain'}>
      <header>
        <h2>{words.text('log')}</h2>
        {aside !== undefined && <span className="muted t13">{aside}</span>}
      </header>
      {filters.length > 0 && (
        <Chips
          label={words.text('log.show')}
          chips={[{ id: 'all', name: words.text('log.all') }, ...filters]}
          value={filter ? state.filter : 'all'}
          onChange={(id) => dispatch({ type: 'filter', id })}
        />
      )}
      {tools}
      {rows.length === 0 && (
        <p className="log-empty muted">{words.text(filter || only ? 'log.empty.kind' : 'log.empty')}</p>
      )}
      <Rows rows={rows} follow={index}>
        {(row) =>
          row.kind === 'fold' ? (
            <button
              type="button"
              className="fold"
              aria-expanded={row.open}
              onClick={() => dispatch({ type: 'fold', period: row.period, open: !row.open })}
            >
              <b>{periodName(row.period)}</b>
              <span>{periodNote?.(row.period, row.lines)}</span>
            </button>
          ) : (
            <Line line={row.line} open={row.open} numbered={numbered} now={index} onPress={onLine} />
          )
        }
      </Rows>
      <Announcer text={spoken} />
    </div>
  )
}
