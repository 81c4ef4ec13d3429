import { type CohortView, type ContactView, exchanges, type OwnUnit } from '@tessera/cohort'
import { handleName } from '../board/scene.ts'
import { rangeWords } from './exchange.ts'

/** COH-17.3: what a fight of the chosen unit with the enemy pointed at would cost both. */
export function MatchUp(props: { readonly view: CohortView; readonly unit: OwnUnit; readonly contact: ContactView }) {
  const { view, unit, contact } = props
  const list = exchanges(view, unit, contact)
  if (list.length === 0) return null
  return (
    <div className="co-matchup" role="status">
      <b>
        {unit.name} against {handleName(contact.handle)} {contact.type}
      </b>
      {list.map(({ how, deals, takes }) => (
        <span key={how}>
          {how === 'shot' ? 'By arrows' : 'Hand to hand'}: it loses {rangeWords(deals)}
          {how === 'shot' ? '' : `, you lose ${rangeWords(takes)}`} men
        </span>
      ))}
      {unit.spare > 0 && <span>You break after {unit.spare}.</span>}
    </div>
  )
}
