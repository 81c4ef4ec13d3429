import { cardName } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Token } from '@tessera/table'
import { unitIcon } from '../../shared/unit-icons/index.ts'
import type { UnitTally } from '../match/tally.ts'

/** What each of the player's units did in a battle. */
export function UnitTallies({ tallies }: { readonly tallies: readonly UnitTally[] }) {
  const most = Math.max(1, ...tallies.map(({ dealt }) => dealt))
  return (
    <section className="panel gr-tallies" aria-label={words.text('tallies.label')}>
      <h2>{words.text('tallies.title')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.text('tallies.card')}</th>
            <th scope="col">{words.text('tallies.dealt')}</th>
            <th scope="col">{words.text('tallies.taken')}</th>
            <th scope="col">{words.text('tallies.felled')}</th>
          </tr>
        </thead>
        <tbody>
          {tallies.map(({ unit, dealt, taken, felled, stands }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be of one unit
            <tr key={place} className={stands ? '' : 'fallen'}>
              <th scope="row">
                <span>
                  <Token seat={0} icon={unitIcon(unit)} size={24} />
                  {cardName(unit)}
                  {!stands && <small className="muted">{words.text('tallies.fell')}</small>}
                </span>
              </th>
              <td>
                <i style={{ width: `${Math.round((64 * dealt) / most)}px` }} />
                {dealt}
              </td>
              <td>{taken}</td>
              <td>{felled === 0 ? '–' : felled}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
