import { words } from '@tessera/siegefront/words'
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
      <legend>{words.text('raised.title')}</legend>
      <p className="hint">{words.text('raised.hint', { own: percent(own), theirs: percent(theirs) })}</p>
      <div className="opts-numbers">
        <NumberField
          label={words.text('raised.yours')}
          value={own}
          least={0}
          most={MOST_STEPS}
          onChange={(steps) => onChange([within(steps), theirs])}
        />
        <NumberField
          label={words.text('raised.theirs')}
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
  return own === 0 && theirs === 0
    ? ''
    : `, ${words.text('raised.inShort', { own: percent(own), theirs: percent(theirs) })}`
}
