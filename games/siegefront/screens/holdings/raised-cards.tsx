import { CARDS, pct } from '@tessera/siegefront'
import { Chips, Panel } from '@tessera/ui'
import { useState } from 'react'
import { percentText } from './amount.ts'

/** The usual cap of a match, and the whole of what was found. */
const USUAL_CAP = 10
const MOST_USED = 1000

interface RaisedCardsProps {
  readonly steps: number
}

/** SGF-1401: what the bonus does to each card. */
export function RaisedCards({ steps }: RaisedCardsProps) {
  const [mode, setMode] = useState<'capped' | 'open'>('capped')
  const used = Math.min(steps, mode === 'capped' ? USUAL_CAP : MOST_USED)
  const impact = 100 + 5 * used
  return (
    <Panel title="Your cards with it" aside={percentText(used)}>
      <Chips
        label="Which cap"
        value={mode}
        onChange={setMode}
        chips={[
          { id: 'capped', name: 'With the usual cap, +50 %' },
          { id: 'open', name: 'Without a cap' },
        ]}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className="raised-scroll" aria-label="All cards" tabIndex={0}>
        <table className="raised">
          <thead>
            <tr>
              <th scope="col">Card</th>
              <th scope="col" className="num">
                Attack
              </th>
              <th scope="col" className="num">
                Hit points
              </th>
              <th scope="col" className="num">
                Defence
              </th>
            </tr>
          </thead>
          <tbody>
            {CARDS.map(({ key, name, attack, hp, defence }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <Raised printed={attack} impact={impact} />
                <Raised printed={hp} impact={impact} />
                <Raised printed={defence} impact={impact} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  )
}

/** Raised values are told by their sign as well as by colour. */
function Raised({ printed, impact }: { readonly printed: number; readonly impact: number }) {
  const raised = pct(printed, impact)
  return (
    <td className="num">
      {raised}
      {raised > printed && <span className="more"> +{raised - printed}</span>}
    </td>
  )
}
