import { type CohortView, type ContactView, exchanges, type OwnUnit } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { contactCalled, unitCalled } from '../names.ts'
import { rangeWords } from './exchange.ts'

/** COH-17.3: what a fight of the chosen unit with the enemy pointed at would cost both. */
export function MatchUp(props: { readonly view: CohortView; readonly unit: OwnUnit; readonly contact: ContactView }) {
  const { view, unit, contact } = props
  const list = exchanges(view, unit, contact)
  if (list.length === 0) return null
  return (
    <div className="co-matchup" role="status">
      <b>
        {words.text('matchup.title', { unit: unitCalled(unit), foe: contactCalled(contact, unit.seat === 1 ? 0 : 1) })}
      </b>
      {list.map(({ how, deals, takes }) => (
        <span key={how}>
          {how === 'shot'
            ? words.text('matchup.arrows', { deals: rangeWords(deals) })
            : words.text('matchup.melee', { deals: rangeWords(deals), takes: rangeWords(takes) })}
        </span>
      ))}
      {unit.spare > 0 && <span>{words.text('matchup.breaks', { n: unit.spare })}</span>}
    </div>
  )
}
