import type { OrderLine } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'

interface EchoProps {
  readonly lines: readonly OrderLine[]
  readonly selected: number | null
  readonly onUnit: (unit: number) => void
}

/** What was understood, line by line; units without a new order are folded below. */
export function Echo({ lines, selected, onUnit }: EchoProps) {
  const keeps = lines.filter(({ kept }) => kept)
  const list = (some: readonly OrderLine[]) =>
    some.map(({ unit, head, text }) => (
      <li key={head}>
        <button type="button" className={unit === selected ? 'co-who sel' : 'co-who'} onClick={() => onUnit(unit)}>
          {head}
        </button>
        {`: ${text}`}
      </li>
    ))
  return (
    <>
      <ol className="co-echo" aria-label={words.text('desk.understood')}>
        {list(lines.filter(({ kept }) => !kept))}
      </ol>
      {keeps.length > 0 && (
        <details className="co-keeps">
          <summary>{words.text('desk.keeps', { n: keeps.length })}</summary>
          <ol className="co-echo keeps">{list(keeps)}</ol>
        </details>
      )}
    </>
  )
}
