import { Chips, Glyph, Icon, useSize } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type SeatOf, seatClass, Token } from '../piece/index.ts'
import { type Player, usePlayer } from '../player/index.ts'
import { type Entry, guessHeight, periodAt, type Row, rowsOf, rowsWithin, type SumRow, topsOf } from './log-rows.ts'

export interface LogLine extends Entry {
  readonly key: string
  /** The frame it belongs to; lines are in ascending order of it. */
  readonly index: number
  readonly period: number
  /** In the left column: the turn in the round. */
  readonly turn?: string
  readonly seat: SeatOf
  /** The token's icon; null for events without an actor. */
  readonly icon: string | null
  /** The sentence, with `<Name>` and `<Amount>` in it. */
  readonly text: ReactNode
  /** The same sentence as plain words: for screen readers. */
  readonly plain: string
  /** The arithmetic behind it; the line opens. */
  readonly sum?: readonly SumRow[]
}

export interface LogFilter {
  readonly id: string
  readonly name: string
  readonly test: (line: LogLine) => boolean
}

export interface LogProps {
  readonly player: Player
  readonly lines: readonly LogLine[]
  /** Beside the title: "step 120 of 214". */
  readonly aside?: ReactNode
  /** A period's heading: "Round 5". */
  readonly periodName: (period: number) => string
  /** The frame that is still being acted out: its lines wait until it is over. */
  readonly untold?: number | null
  /** At the right of a period's heading: "2 fell". Only lines the viewer has reached are given. */
  readonly periodNote?: (period: number, lines: readonly LogLine[]) => string
  /** "All" is always there. */
  readonly filters?: readonly LogFilter[]
  /** A further filter from outside (a search); while it is given, every period stands open. */
  readonly only?: ((line: LogLine) => boolean) | null
  /** Its controls, between title and lines. */
  readonly tools?: ReactNode
}

const NO_FILTERS: readonly LogFilter[] = []

/** What happened, in sentences. Only the rows in sight are in the page, so length does not matter. */
export function Log(props: LogProps) {
  const {
    player,
    lines,
    aside,
    periodName,
    periodNote,
    filters = NO_FILTERS,
    only = null,
    tools,
    untold = null,
  } = props
  const index = usePlayer(player, (state) => state.index)
  const reached = usePlayer(player, (state) => state.furthest)
  const furthest = untold === null ? reached : Math.min(reached, untold - 1)
  const calm = usePlayer(player, (state) => !state.playing || state.speed <= 1)
  const [filterId, setFilterId] = useState('all')
  const filter = filters.find((each) => each.id === filterId)
  const [folds, setFolds] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [sums, setSums] = useState<ReadonlyMap<string, boolean>>(new Map())
  const here = periodAt(lines, index)
  const numbered = useMemo(() => lines.some((line) => line.turn !== undefined), [lines])
  const current = useMemo(
    () => (untold === null ? lines.filter((line) => line.index === index) : []),
    [lines, index, untold],
  )
  // A sum that comes to something is asked about before one that only says where somebody went.
  const openByItself = calm
    ? (current.find((line) => line.sum?.some((row) => row.total)) ?? current.find((line) => line.sum))?.key
    : undefined

  const rows = useMemo(
    () =>
      rowsOf(lines, {
        furthest,
        test: both(filter?.test ?? null, only),
        isFoldOpen: (period) => folds.get(period) ?? (filter !== undefined || only !== null || period === here),
        isSumOpen: (line) => line.sum !== undefined && (sums.get(line.key) ?? line.key === openByItself),
      }),
    [lines, furthest, filter, only, folds, sums, here, openByItself],
  )

  const onLine = (line: LogLine, open: boolean) => {
    if (line.index !== index) {
      player.pause()
      player.seek(line.index)
    }
    if (line.sum) setSums((before) => new Map(before).set(line.key, line.index !== index || !open))
  }
  return (
    <div className={numbered ? 'log' : 'log plain'}>
      <header>
        <h2>Log</h2>
        {aside !== undefined && <span className="muted t13">{aside}</span>}
      </header>
      {filters.length > 0 && (
        <Chips
          label="Show in the log"
          chips={[{ id: 'all', name: 'All' }, ...filters]}
          value={filter ? filterId : 'all'}
          onChange={setFilterId}
        />
      )}
      {tools}
      {rows.length === 0 && <p className="log-empty muted">{emptyText(filter !== undefined || only !== null)}</p>}
      <Rows rows={rows} follow={index}>
        {(row) =>
          row.kind === 'fold' ? (
            <button
              type="button"
              className="fold"
              aria-expanded={row.open}
              onClick={() => setFolds((before) => new Map(before).set(row.period, !row.open))}
            >
              <b>{periodName(row.period)}</b>
              <span>{periodNote?.(row.period, row.lines)}</span>
            </button>
          ) : (
            <Line line={row.line} open={row.open} numbered={numbered} now={index} onPress={onLine} />
          )
        }
      </Rows>
      <Announcer text={calm ? current.map((line) => line.plain).join(' ') : ''} />
    </div>
  )
}

function both(a: LogFilter['test'] | null, b: LogFilter['test'] | null): LogFilter['test'] | null {
  return a && b ? (line) => a(line) && b(line) : (a ?? b)
}

function emptyText(filtered: boolean): string {
  return filtered ? 'Nothing of this kind has happened yet.' : 'Nothing has happened yet.'
}

interface LineProps {
  readonly line: LogLine
  readonly open: boolean
  /** Whether lines have a left column. */
  readonly numbered: boolean
  readonly now: number
  readonly onPress: (line: LogLine, open: boolean) => void
}

function Line({ line, open, numbered, now, onPress }: LineProps) {
  const state = line.index === now ? 'cur' : line.index > now ? 'later' : ''
  return (
    <div className={`ln ${state}`}>
      <button
        type="button"
        className="say"
        aria-expanded={line.sum ? open : undefined}
        aria-current={line.index === now ? 'step' : undefined}
        onClick={() => onPress(line, open)}
      >
        {numbered && <span className="t">{line.turn}</span>}
        {line.icon === null ? (
          <span />
        ) : line.seat === null ? (
          <Icon name={line.icon} className="sign" />
        ) : (
          <Token seat={line.seat} icon={line.icon} size={20} />
        )}
        <span className="text">
          {line.text}
          {line.sum && !open && (
            <span className="why-mark">
              <Glyph name="down" />
            </span>
          )}
        </span>
      </button>
      {open && line.sum && <Sum rows={line.sum} />}
    </div>
  )
}

/** Two columns: cause and number. */
function Sum({ rows }: { readonly rows: readonly SumRow[] }) {
  return (
    <dl className="sum">
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same cause may count twice
        <SumPair key={i} row={row} />
      ))}
    </dl>
  )
}

function SumPair({ row }: { readonly row: SumRow }) {
  const className = row.total ? 'tot' : undefined
  return (
    <>
      <dt className={className}>{row.name}</dt>
      <dd className={className}>{row.to === undefined ? row.value : <Link to={row.to}>{row.value}</Link>}</dd>
    </>
  )
}

interface RowsProps {
  readonly rows: readonly Row<LogLine>[]
  /** The frame to keep in sight. */
  readonly follow: number
  readonly children: (row: Row<LogLine>) => ReactNode
}

const OVERSCAN = 300
/** How long the log keeps still after somebody scrolled it by hand. */
const HANDS_OFF = 4000

function Rows({ rows, follow, children }: RowsProps) {
  const body = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const size = useSize(body)
  const [scroll, setScroll] = useState(0)
  const measured = useRef(new Map<string, number>())
  const [, setMeasures] = useState(0)
  const touched = useRef(Number.NEGATIVE_INFINITY)
  const measureKey = (row: Row<LogLine>) => `${size.width} ${row.key} ${row.open}`
  const tops = topsOf(rows.map((row) => measured.current.get(measureKey(row)) ?? guessHeight(row)))
  const [from, to] = rowsWithin(tops, scroll - OVERSCAN, scroll + Math.max(size.height, 200) + OVERSCAN)

  const note = (element: Element, height: number): boolean => {
    const row = element instanceof HTMLElement ? rows[Number(element.dataset['row'])] : undefined
    if (!row || height === 0 || measured.current.get(measureKey(row)) === height) return false
    measured.current.set(measureKey(row), height)
    return true
  }
  // Before anybody sees a new row. Asking makes the browser lay the page out at once, so a row that is known is not asked again.
  useLayoutEffect(() => {
    let changed = false
    for (const element of list.current?.children ?? []) {
      if (!(element instanceof HTMLElement)) continue
      const row = rows[Number(element.dataset['row'])]
      if (row && !measured.current.has(measureKey(row)) && note(element, element.offsetHeight)) changed = true
    }
    if (changed) setMeasures((count) => count + 1)
  })
  // Rows that become higher or lower later: when a typeface arrives, say.
  const noteLater = useRef(note)
  noteLater.current = note
  const [observer] = useState(
    () =>
      new ResizeObserver((entries) => {
        const changed = entries.filter(({ target, borderBoxSize: [box] }) =>
          noteLater.current(target, Math.round(box?.blockSize ?? 0)),
        )
        if (changed.length > 0) setMeasures((count) => count + 1)
      }),
  )
  const watched = useCallback(
    (element: HTMLLIElement) => {
      observer.observe(element)
      return () => observer.unobserve(element)
    },
    [observer],
  )

  // The last row of the moment: later lines of the same frame stay in sight as well.
  const target = rows.findLastIndex((row) => row.kind === 'line' && row.line.index <= follow)
  const top = tops[target] ?? 0
  const bottom = tops[target + 1] ?? 0
  useEffect(() => {
    const element = body.current
    if (!element || target < 0 || performance.now() - touched.current < HANDS_OFF) return
    if (bottom > element.scrollTop + element.clientHeight - 40) element.scrollTop = bottom - element.clientHeight + 80
    else if (top < element.scrollTop + 40) element.scrollTop = Math.max(0, top - 80)
  }, [target, top, bottom])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const item = document.activeElement?.closest('li')
    const next = event.key === 'ArrowDown' ? item?.nextElementSibling : item?.previousElementSibling
    const button = next?.querySelector('button')
    if (!button) return
    event.preventDefault()
    button.focus()
  }
  const touch = () => {
    touched.current = performance.now()
  }
  return (
    <div
      className="body"
      ref={body}
      onScroll={(event) => setScroll(event.currentTarget.scrollTop)}
      onWheel={touch}
      onTouchMove={touch}
    >
      <ol className="rows" ref={list} style={{ height: tops[rows.length] }} onKeyDown={onKeyDown}>
        {rows.slice(from, to).map((row, i) => (
          <li
            key={row.key}
            ref={watched}
            className="row"
            data-row={from + i}
            aria-setsize={rows.length}
            aria-posinset={from + i + 1}
            style={{ transform: `translateY(${tops[from + i] ?? 0}px)` }}
          >
            {children(row)}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** How many messages stay for a screen reader that is still busy with an earlier one. */
const MOST_SAID = 6

/**
 * Tells screen readers what the moment shows. Messages are added below each other: one that replaces another would silence it
 * before it was read.
 */
function Announcer({ text }: { readonly text: string }) {
  const [said, setSaid] = useState<readonly { readonly key: number; readonly text: string }[]>([])
  useEffect(() => {
    if (text !== '') setSaid((before) => [...before, { key: (before.at(-1)?.key ?? 0) + 1, text }].slice(-MOST_SAID))
  }, [text])
  return (
    <div className="vh" role="log" aria-label="What happens">
      {said.map((message) => (
        <p key={message.key}>{message.text}</p>
      ))}
    </div>
  )
}

/** A piece's name in its seat's colour. */
export function Name({ seat, children }: { readonly seat: SeatOf; readonly children: ReactNode }) {
  return <b className={seatClass(seat)}>{children}</b>
}

/** A number in the colour of its effect. */
export function Amount({ tone, children }: { readonly tone: 'harm' | 'heal' | 'magic'; readonly children: ReactNode }) {
  return <b className={tone}>{children}</b>
}
