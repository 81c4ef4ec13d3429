import type { SimulationReport } from '@tessera/lab'
import './win-bar.css'
import { words } from '../words/catalogue.ts'

/** Won, drawn, lost, with the 95 % interval of the share as a bracket over it. */
export function WinBar(props: {
  readonly report: Pick<SimulationReport, 'matches' | 'wins' | 'draws'>
  readonly low: number
  readonly high: number
}) {
  const { wins, draws, matches } = props.report
  const part = (count: number) => ({ width: `${matches === 0 ? 0 : (100 * count) / matches}%` })
  return (
    <div
      className="winbar"
      role="img"
      aria-label={words.text('share.bar', {
        won: wins[0],
        drawn: draws,
        lost: wins[1],
        low: props.low,
        high: props.high,
      })}
    >
      <i className="won" style={part(wins[0])} />
      <i className="drawn" style={part(draws)} />
      <i className="lost" style={part(wins[1])} />
      <span className="half" />
      <span className="bracket" style={{ left: `${props.low}%`, width: `${Math.max(0.5, props.high - props.low)}%` }} />
    </div>
  )
}
