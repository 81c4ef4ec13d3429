import type { HundredView } from '@tessera/hundred'
import type { TableSeat } from '@tessera/play'
import { Token } from '@tessera/table'
import type { Fighter } from '../match/fighter.ts'
import { iconOf } from './fighter-card.tsx'
import { objectiveWords } from './objectives.ts'

/** What the battle is about, while nobody is selected. */
export function Situation({
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
            {seat === me ? 'You win if you' : `${seats[seat]?.name ?? ''} wins if they`}
          </b>
          <p>{objectiveWords(view, seat)}.</p>
        </div>
      ))}
      <p className="muted">Press a fighter to see its numbers.</p>
    </div>
  )
}

export function FighterToken({ fighter }: { readonly fighter: Fighter | null }) {
  return fighter === null ? null : <Token seat={fighter.seat} icon={iconOf(fighter.template)} size={32} />
}
