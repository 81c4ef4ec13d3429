import type { HundredHappening, HundredRise } from '@tessera/hundred'
import { worded } from '@tessera/table'
import { Fragment, type ReactNode } from 'react'
import type { Fighter } from '../../match/fighter.ts'

/** As many happenings of a moment show their rolls. */
const MOST_SHOWN = 6

/** HUN-1803: each roll beside the figure that made it, as roll against chance; and what was lost. */
export function RollPins({
  happenings,
  fighters,
}: {
  readonly happenings: readonly HundredHappening[]
  readonly fighters: readonly Fighter[]
}): ReactNode {
  const find = (id: number | undefined): Fighter | undefined => fighters.find((one) => one.id === id)
  const shown = happenings.filter(({ rises }) => rises.length > 0).slice(0, MOST_SHOWN)
  return (
    <>
      {shown.map(({ rises }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls of one moment, in their order
        <Fragment key={i}>
          {rises.map((rise, nth) => {
            const fighter = 'piece' in rise.over ? find(rise.over.piece) : undefined
            // biome-ignore lint/suspicious/noArrayIndexKey: a roll, its answer and its harm
            return fighter && <RisePin key={nth} fighter={fighter} rise={rise} answers={nth > 0} />
          })}
        </Fragment>
      ))}
      {happenings.map(({ line }, i) => {
        // A fighter that departs from its orders says why.
        if (line?.kind !== 'order' || line.detail === true) return null
        const actor = find(line.pieces[0])
        return (
          actor && (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one moment, in their order
            <span key={`${actor.key} ${i}`} className="hu-pin" data-pin={actor.key} data-lift={2.2} data-within>
              <span className={`hu-excuse seat${actor.seat}`}>{worded(line.parts)}</span>
            </span>
          )
        )
      })}
    </>
  )
}

interface RisePinProps {
  readonly fighter: Fighter
  readonly rise: HundredRise
  /** It stands over the roll that it answers. */
  readonly answers: boolean
}

function RisePin({ fighter, rise: { text, roll }, answers }: RisePinProps) {
  if (roll === undefined)
    return (
      <span className="hu-pin" data-pin={fighter.key} data-lift={2}>
        <span className="hu-minus">{text}</span>
      </span>
    )
  return (
    <span className="hu-pin" data-pin={fighter.key} data-lift={2.6} data-up={answers ? 44 : 0} data-within>
      <span className={`hu-roll seat${fighter.seat}`}>
        <b>{roll.roll}</b> {roll.roll <= roll.chance ? '≤' : '>'} {roll.chance}{' '}
        <em className={roll.good ? '' : 'no'}>{roll.text}</em>
      </span>
    </span>
  )
}
