import { type HundredHappening, type HundredView, objectiveText } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import type { TableSeat } from '@tessera/play'
import { NowRibbon, Token, worded } from '@tessera/table'
import type { ReactNode } from 'react'
import { iconOf } from '../icons.ts'
import type { Fighter } from '../match/fighter.ts'
import { FighterCard } from './fighter-card.tsx'
import { Exchange } from './slip/exchange.tsx'
import type { Table } from './state.ts'

/** The card of the selected fighter, or what the battle is about. */
export function PieceShown({
  table,
  me,
  seats,
  eyes,
}: {
  readonly table: Table
  readonly me: 0 | 1 | null
  readonly seats: readonly TableSeat[]
  /** The switch between the two sides' views, in a replay. */
  readonly eyes: ReactNode
}): ReactNode {
  const { view, selected, fighters, planned, field } = table
  return (
    <>
      {eyes && <div className="hu-eyes">{eyes}</div>}
      {selected === null ? (
        <Situation view={view} me={me} seats={seats} name={field.name} />
      ) : (
        <>
          {planned !== null && selected.own === null && <Exchange view={view} enemy={selected} fighters={fighters} />}
          <FighterCard fighter={selected} />
        </>
      )}
    </>
  )
}

/** The last headline of the turn, under the board. */
export function NowShown({
  headline,
  fighters,
}: {
  readonly headline: HundredHappening | null
  readonly fighters: readonly Fighter[]
}): ReactNode {
  // The empty ribbon keeps its height: nothing moves when the first sentence comes.
  if (headline?.line == null) return <NowRibbon> </NowRibbon>
  const { line, rises } = headline
  const actor = fighters.find((one) => one.id === line.pieces[0])
  const roll = rises.find((rise) => rise.roll !== undefined)?.roll
  return (
    <NowRibbon
      token={actor && <Token seat={actor.seat} icon={iconOf(actor.template)} size={32} />}
      dice={
        roll === undefined
          ? undefined
          : {
              name: words.text('sum.roll'),
              value: `${roll.roll} ${roll.roll <= roll.chance ? '≤' : '>'} ${roll.chance}`,
            }
      }
    >
      {worded(line.parts)}
    </NowRibbon>
  )
}

/** The objectives of both sides. */
function Situation({
  view,
  me,
  seats,
  name,
}: {
  readonly view: HundredView
  readonly me: 0 | 1 | null
  readonly seats: readonly TableSeat[]
  readonly name: string
}) {
  return (
    <div className="hu-card">
      <h2>{name}</h2>
      {([0, 1] as const).map((seat) => (
        <div key={seat} className="hu-trait">
          <b className={seat === 0 ? 's1' : 's2'}>
            {seat === me ? words.text('aim.youWin') : words.text('aim.seatWins', { who: seats[seat]?.name ?? '' })}
          </b>
          <p>{objectiveText(view, seat)}.</p>
        </div>
      ))}
      <p className="muted">{words.text('table.pressFighter')}</p>
    </div>
  )
}
