import type { CohortView, Revealed } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import type { EndingProps } from '@tessera/play'
import { LastWord, moodOf, seatClass, Token, TryNext } from '@tessera/table'
import { UNIT_ICONS } from '../icons.ts'
import { cultureName, pieceIcon, unitText } from '../names.ts'
import type { CohortPlay } from '../types.ts'
import { adviceOf } from './advice.ts'
import { reasonWords } from './listing.ts'
import './match.css'

/** COH-17.4: how it ended, both armies, and both sides' orders side by side. */
export default function Ending({ view, me, seats, record, playedOut }: EndingProps<CohortPlay>) {
  const { result, revealed } = view
  if (result === null) return null
  const late = record()?.acts.some(({ act }) => act === 'forfeit')
  const names = [seats[0]?.name ?? '', seats[1]?.name ?? ''] as const
  const foe = me === null ? undefined : seats[1 - me]
  return (
    <>
      <p className="co-verdict">
        {words.text('ending.verdict', {
          why: reasonWords(result, me, late),
          turns: view.turn,
          first: view.seats[0].score,
          second: view.seats[1].score,
        })}
      </p>
      {view.config.campaign !== undefined && me === 0 && (
        <p>{words.text('ending.campaign', { battle: view.config.campaign.battle })}</p>
      )}
      {revealed !== null && (
        <>
          {foe?.kind === 'bot' && <LastWord name={foe.name} mood={moodOf(result.winner, me)} />}
          {playedOut && <TryNext advice={adviceFor(view, me)} />}
          <div className="co-armies">
            {([0, 1] as const).map((seat) => (
              <Army
                key={seat}
                seat={seat}
                name={names[seat]}
                culture={cultureName(view.seats[seat].culture)}
                side={revealed[seat]}
              />
            ))}
          </div>
          <Orders revealed={revealed} names={names} />
        </>
      )}
    </>
  )
}

function adviceFor({ revealed, seats, result }: CohortView, me: number | null): string | null {
  if (revealed === null || me === null) return null
  const [own, other] = me === 1 ? ([1, 0] as const) : ([0, 1] as const)
  return adviceOf(revealed[own], revealed[other], [seats[own].score, seats[other].score], result?.winner === me)
}

function Army(props: {
  readonly seat: 0 | 1
  readonly name: string
  readonly culture: string
  readonly side: Revealed
}) {
  const { seat, name, culture, side } = props
  return (
    <section aria-label={words.text('ending.army', { name })}>
      <h3 className={seatClass(seat)}>
        {name} <span className="muted t13">{culture}</span>
      </h3>
      <ul>
        {side.units.map((unit) => (
          <li key={unit.id}>
            <Token seat={seat} icon={pieceIcon(unit)} size={24} />
            <span>{unitText(unit)}</span>
            <span className={unit.routing ? 'harm' : 'muted'}>
              {words.text(unit.routing ? 'ending.routing' : 'ending.men', { men: unit.men, full: unit.full })}
            </span>
          </li>
        ))}
        {side.fallen.map((unit) => (
          <li key={unit.unit}>
            <Token seat={seat} icon={UNIT_ICONS[unit.kind]} size={24} />
            <span>{unitText({ ...unit, seat })}</span>
            <span className="harm">{words.text(`fallen.${unit.how}`, { turn: unit.turn })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Orders({
  revealed,
  names,
}: {
  readonly revealed: readonly [Revealed, Revealed]
  readonly names: readonly [string, string]
}) {
  const turns = Math.max(revealed[0].texts.length, revealed[1].texts.length)
  return (
    <section className="co-bothorders" aria-label={words.text('ending.both')}>
      <h3>{words.text('ending.ordered')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls, so the keyboard must get into it */}
      <div className="co-scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.text('ending.turn')}</th>
              <th scope="col" className="s1">
                {names[0]}
              </th>
              <th scope="col" className="s2">
                {names[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: turns }, (_, i) => i).map((i) => (
              <tr key={i}>
                <th scope="row">{i + 1}</th>
                <td>{revealed[0].texts[i] || '—'}</td>
                <td>{revealed[1].texts[i] || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
