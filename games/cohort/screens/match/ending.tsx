import type { CohortView, Revealed } from '@tessera/cohort'
import type { EndingProps } from '@tessera/play'
import { LastWord, moodOf, seatClass, Token, TryNext } from '@tessera/table'
import { counted } from '@tessera/words'
import { UNIT_ICONS } from '../icons.ts'
import { cultureName, pieceIcon } from '../names.ts'
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
        {reasonWords(result, me, late)} {counted(view.turn, 'turn')}, score {view.seats[0].score} to{' '}
        {view.seats[1].score}.
      </p>
      {view.config.campaign !== undefined && me === 0 && <p>Battle {view.config.campaign.battle} of a campaign.</p>}
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
    <section aria-label={`Army of ${name}`}>
      <h3 className={seatClass(seat)}>
        {name} <span className="muted t13">{culture}</span>
      </h3>
      <ul>
        {side.units.map((unit) => (
          <li key={unit.id}>
            <Token seat={seat} icon={pieceIcon(unit)} size={24} />
            <span>{unit.name}</span>
            <span className={unit.routing ? 'harm' : 'muted'}>
              {unit.routing ? 'routing, ' : ''}
              {unit.men} of {unit.full} men
            </span>
          </li>
        ))}
        {side.fallen.map((unit) => (
          <li key={unit.unit}>
            <Token seat={seat} icon={UNIT_ICONS[unit.kind]} size={24} />
            <span>{unit.name}</span>
            <span className="harm">
              {FALLEN[unit.how]} in turn {unit.turn}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const FALLEN = {
  dispersed: 'dispersed',
  surrendered: 'captured',
  left_map: 'fled',
  amok: 'ran amok',
  destroyed: 'destroyed',
} as const

function Orders({
  revealed,
  names,
}: {
  readonly revealed: readonly [Revealed, Revealed]
  readonly names: readonly [string, string]
}) {
  const turns = Math.max(revealed[0].texts.length, revealed[1].texts.length)
  return (
    <section className="co-bothorders" aria-label="Orders of both sides">
      <h3>What each side ordered</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls, so the keyboard must get into it */}
      <div className="co-scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Turn</th>
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
