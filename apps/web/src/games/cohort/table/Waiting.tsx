import type { CohortView, GivenOrder, RecruitSource } from '@tessera/cohort'
import { Button, Progress } from '../../../ui/index.ts'

/** Orders as they are handed in. */
export interface Sending {
  readonly text: string
  readonly orders: readonly GivenOrder[]
  readonly recruit: RecruitSource | null
}

/** What a running match adds to the table. */
export interface Live {
  /** Whether the rules wait for this player, at the last frame. */
  readonly awaited: boolean
  /** Orders are in; they can be changed until the other side's are too. */
  readonly sent: boolean
  readonly thinking: boolean
  readonly trouble: string | null
  /** Why these orders would be refused. */
  readonly refuse: (view: CohortView, sending: Sending) => string | null
  readonly send: (sending: Sending, ready: boolean) => void
  readonly takeBack: () => void
  readonly stop: () => void
  readonly retry: () => void
  /** Time left, where there is a clock. */
  readonly clock?: string | null
  /** Whether the other side has handed its orders in, where that is known. */
  readonly foeReady?: boolean
}

export interface WaitingProps {
  readonly live: Live
  readonly foe: string
  readonly atLast: boolean
  /** Skips to the present. */
  readonly onNow: () => void
}

/** While nothing can be written: a turn is being watched, the other side still writes, or it does not answer. */
export function Waiting({ live, foe, atLast, onNow }: WaitingProps) {
  if (live.trouble !== null) {
    return (
      <div className="co-foot">
        <p className="note harm">{live.trouble}.</p>
        <Button kind="primary" onClick={live.retry}>
          Ask again
        </Button>
      </div>
    )
  }
  if (!atLast) {
    return (
      <div className="co-foot">
        <p className="note">The turn is being shown. Orders can be written when it is over.</p>
        <Button kind="primary" onClick={onNow} glyph="last">
          To the present
        </Button>
      </div>
    )
  }
  return (
    <div className="co-foot">
      {live.thinking ? (
        <Progress label={`${foe} is writing orders`} onStop={live.stop} />
      ) : (
        <p className="note">Your orders are in. The turn happens when {foe} is ready.</p>
      )}
      {live.sent && (
        <Button kind="quiet" onClick={live.takeBack}>
          Change them
        </Button>
      )}
    </div>
  )
}
