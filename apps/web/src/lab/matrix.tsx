import { type Findings, pairedShare, type Tallies } from '@tessera/lab'
import { words } from './words/catalogue.ts'

export interface MatrixProps {
  readonly matrix: NonNullable<Findings['matrix']>
  readonly tallies: Tallies
  readonly chosen: string | null
  readonly onChoose: (cell: string) => void
}

/** Shares of the row against the column; the narrower the bracket under a number, the surer it is. */
export function Matrix({ matrix, tallies, chosen, onChoose }: MatrixProps) {
  const { rows, columns, cells } = matrix
  const square = rows === columns
  return (
    <div className="lab-wide">
      <table className="lab-matrix">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column, j) => {
                const id = cells[i]?.[j] ?? null
                const tally = id === null ? undefined : tallies.get(id)
                if (id === null || tally === undefined || tally.pairs === 0)
                  return <td key={column} className={id === null ? 'none' : 'wait'} />
                const seen = pairedShare(tally.counts)
                const { share, low, high } =
                  square && i > j ? { share: 1 - seen.share, low: 1 - seen.high, high: 1 - seen.low } : seen
                return (
                  <td key={column} style={{ background: tint(share) }}>
                    <button
                      type="button"
                      aria-pressed={chosen === id}
                      aria-label={words.text('matrix.cell', {
                        row,
                        column,
                        share: 100 * share,
                        low: 100 * low,
                        high: 100 * high,
                        n: tally.matches,
                      })}
                      onClick={() => onChoose(id)}
                    >
                      <b>{whole(share)}</b>
                      <i className="lab-bracket">
                        <i style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
                      </i>
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function whole(share: number): string {
  return (100 * share).toFixed(0)
}

function tint(share: number): string {
  const strength = Math.min(1, Math.abs(share - 0.5) * 2) * 60
  return `color-mix(in oklab, var(${share >= 0.5 ? '--seat1' : '--seat2'}) ${strength.toFixed(0)}%, var(--raised))`
}
