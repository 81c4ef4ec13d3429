import { words } from '@tessera/cohort/words'
import { type Exchange, rangeWords } from '../../orders/exchange.ts'

export interface ExchangesProps {
  /** What the first column names: the enemy, or an own unit. */
  readonly heading: string
  readonly rows: readonly (Pick<Exchange, 'deals' | 'takes' | 'how'> & { readonly who: string })[]
  readonly note?: string
}

/** COH-17.3: what a fight would cost both sides, from the worst fortune to the best. */
export function Exchanges({ heading, rows, note }: ExchangesProps) {
  if (rows.length === 0) return null
  return (
    <section className="co-exchanges" aria-label={words.text('card.fight')}>
      <h3>{words.text('card.fight')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{words.text('card.itLoses')}</th>
            <th scope="col">{words.text('card.youLose')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ who, deals, takes, how }) => (
            <tr key={`${who} ${how}`}>
              <th scope="row">{how === 'shot' ? words.text('card.byArrows', { who }) : who}</th>
              <td>{rangeWords(deals)}</td>
              <td>{rangeWords(takes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className="note">{note}</p>}
    </section>
  )
}
