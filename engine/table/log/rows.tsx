import { useSize } from '@tessera/ui'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Entry, followed, guessHeight, type Row, rowsWithin, scrollFor, topsOf } from './log-rows.ts'

interface RowsProps<Line extends Entry> {
  readonly rows: readonly Row<Line>[]
  /** The frame to keep in sight. */
  readonly follow: number
  readonly children: (row: Row<Line>) => ReactNode
}

const OVERSCAN = 300
/** How long the log stops following the match after it was scrolled by hand. */
const HANDS_OFF = 4000

/** A list of which only the rows in sight are in the page. */
export function Rows<Line extends Entry>({ rows, follow, children }: RowsProps<Line>) {
  const body = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const size = useSize(body)
  const [scroll, setScroll] = useState(0)
  const { heights, observe } = useHeights(rows, size.width, list)
  const tops = topsOf(heights)
  const [from, to] = rowsWithin(tops, scroll - OVERSCAN, scroll + Math.max(size.height, 200) + OVERSCAN)

  const touched = useRef(Number.NEGATIVE_INFINITY)
  const touch = () => {
    touched.current = performance.now()
  }
  const target = followed(rows, follow)
  const top = tops[target] ?? 0
  const bottom = tops[target + 1] ?? 0
  useEffect(() => {
    const element = body.current
    if (!element || target < 0 || performance.now() - touched.current < HANDS_OFF) return
    const next = scrollFor({ top, bottom }, { top: element.scrollTop, height: element.clientHeight })
    if (next !== null) element.scrollTop = next
  }, [target, top, bottom])

  return (
    <div
      className="body"
      ref={body}
      onScroll={(event) => setScroll(event.currentTarget.scrollTop)}
      onWheel={touch}
      onTouchMove={touch}
    >
      <ol className="rows" ref={list} style={{ height: tops[rows.length] }} onKeyDown={focusNeighbour}>
        {rows.slice(from, to).map((row, i) => (
          <li
            key={row.key}
            ref={observe}
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

/** The arrow keys move from row to row. */
function focusNeighbour(event: KeyboardEvent) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const item = document.activeElement?.closest('li')
  const next = event.key === 'ArrowDown' ? item?.nextElementSibling : item?.previousElementSibling
  const button = next?.querySelector('button')
  if (!button) return
  event.preventDefault()
  button.focus()
}

/** The height of every row: measured once it has been drawn, guessed until then. */
function useHeights<Line extends Entry>(
  rows: readonly Row<Line>[],
  width: number,
  list: { readonly current: HTMLElement | null },
) {
  const [measured] = useState(() => new Map<string, number>())
  const [, setMeasures] = useState(0)
  const keyOf = (row: Row<Line>) => `${width} ${row.key} ${row.open}`
  const rowOf = (element: HTMLElement) => rows[Number(element.dataset['row'])]
  const note = (element: Element, height: number): boolean => {
    const row = element instanceof HTMLElement ? rowOf(element) : undefined
    if (!row || height === 0 || measured.get(keyOf(row)) === height) return false
    measured.set(keyOf(row), height)
    return true
  }
  // Runs before a new row is painted. Reading a height forces a layout, so rows that were measured are skipped.
  useLayoutEffect(() => {
    let changed = false
    for (const element of list.current?.children ?? []) {
      if (!(element instanceof HTMLElement)) continue
      const row = rowOf(element)
      if (row && !measured.has(keyOf(row)) && note(element, element.offsetHeight)) changed = true
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
  const observe = useCallback(
    (element: HTMLLIElement) => {
      observer.observe(element)
      return () => observer.unobserve(element)
    },
    [observer],
  )
  return { heights: rows.map((row) => measured.get(keyOf(row)) ?? guessHeight(row)), observe }
}
