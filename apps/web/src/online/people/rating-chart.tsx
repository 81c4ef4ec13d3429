import { dayWords, sorry, usePages } from '@tessera/play/online'
import { Skeletons } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import type { RatingStep } from '@tessera/wire'
import { words } from '../words/catalogue.ts'
import { curveOf } from './curve.ts'

const WIDTH = 720
const HEIGHT = 168

/** How a rating came about: a line, and the same as a list for those who want the numbers. */
export function RatingChart({ name, game }: { readonly name: string; readonly game: string }) {
  const pages = usePages('ratingHistory', { params: { name, game }, query: { limit: 100 } })
  if (pages.entries === null)
    return pages.error === null ? (
      <Skeletons lines={3} label={words.text('chart.loading')} />
    ) : (
      <p className="ac-none">{sorry(pages.error)}</p>
    )
  const steps = pages.entries.toReversed()
  const curve = curveOf(steps, WIDTH, HEIGHT)
  if (curve === null) return <p className="ac-none">{words.text('chart.none')}</p>
  return (
    <div className="pp-chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.text('chart.of', { n: steps.length, first: curve.first, last: curve.last, most: curve.most })}
      >
        {curve.lines.map(({ y, value }) => (
          <g key={value}>
            <path d={`M44 ${y}H${WIDTH}`} className="pp-grid" />
            <text x="36" y={y + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        <path d={curve.path} className="pp-line" />
        {curve.points.map(({ x, y, outcome, key }) => (
          <circle key={key} cx={x} cy={y} r={curve.points.length > 60 ? 2 : 4} className={`pp-dot ${outcome}`} />
        ))}
      </svg>
      <details>
        <summary>{words.text('chart.list')}</summary>
        <div className="pp-steps">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.text('chart.day')}</th>
                <th scope="col">{words.text('chart.against')}</th>
                <th scope="col">{words.text('chart.result')}</th>
                <th scope="col">{words.text('board.rating')}</th>
              </tr>
            </thead>
            <tbody>
              {pages.entries.map((step) => (
                <Row key={`${step.at} ${step.before}`} step={step} />
              ))}
            </tbody>
          </table>
        </div>
        {pages.more !== null && (
          <button type="button" className="btn" onClick={pages.more}>
            {words.text('chart.more')}
          </button>
        )}
      </details>
    </div>
  )
}

function Row({ step: { at, match, opponent, outcome, before, after } }: { readonly step: RatingStep }) {
  const change = after - before
  return (
    <tr>
      <td>{match === null ? dayWords(at) : <Link to={`/m/${match}`}>{dayWords(at)}</Link>}</td>
      <td>
        {opponent === null ? words.text('seat.nobody') : opponent.gone ? words.text('seat.deleted') : opponent.name}
      </td>
      <td>{words.text(`chart.outcome.${outcome}`)}</td>
      <td>
        {after}{' '}
        <span className={change >= 0 ? 'heal' : 'harm'}>
          {change >= 0 ? '+' : '−'}
          {Math.abs(change)}
        </span>
      </td>
    </tr>
  )
}
