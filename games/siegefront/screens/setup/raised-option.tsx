import { NumberField } from '@tessera/ui'
import { MOST_STEPS, type Raised } from './remembered.ts'

/** SGF-1401: a step is five percent of attack, life and defence. */
const percent = (steps: number) => 5 * steps

/** SGF-1403: raised cards without a server, as practice or as a handicap. */
export function RaisedOption(props: { readonly raised: Raised; readonly onChange: (raised: Raised) => void }) {
  const { raised, onChange } = props
  const [own, theirs] = raised
  const within = (steps: number) => Math.max(0, Math.min(MOST_STEPS, steps))
  return (
    <fieldset className="sf-raised">
      <legend>Raised cards</legend>
      <p className="hint">
        Steps of 5 % on attack, life and defence, for practice or as a handicap: yours now +{percent(own)} %, theirs +
        {percent(theirs)} %. Online, liquidity-pool tokens in a linked wallet give them.
      </p>
      <div className="opts-numbers">
        <NumberField
          label="Your steps"
          value={own}
          least={0}
          most={MOST_STEPS}
          onChange={(steps) => onChange([within(steps), theirs])}
        />
        <NumberField
          label="Their steps"
          value={theirs}
          least={0}
          most={MOST_STEPS}
          onChange={(steps) => onChange([own, within(steps)])}
        />
      </div>
    </fieldset>
  )
}

export function raisedInShort([own, theirs]: Raised): string {
  return own === 0 && theirs === 0 ? '' : `, cards raised by ${percent(own)} % and ${percent(theirs)} %`
}
