import type { CohortView, GivenOrder, RecruitSource } from '@tessera/cohort'
import { Button, Progress } from '@tessera/ui'

/** Orders as they are handed in. */
export interface Sending {
  readonly text: string
  readonly orders: readonly GivenOrder[]
  readonly recruit: RecruitSource | null
}

/** What a running match adds to the table. */
export interface Live {
  /** For somebody without a seat. */
  readonly watching: boolean
  /** Whether the rules wait for this player, at the last frame. */
  readonly awaited: boolean
  /** Orders are in; they can be changed until the other side's are too. */
  readonly sent: boolean
  /** They are on their way to a server that has not confirmed them. */
  readonly sending: boolean
  readonly thinking: boolean
  readonly trouble: string | null
  /** Why these orders would be refused. */
  readonly refuse: (view: CohortView, sending: Sending) => string | null
  readonly send: (sending: Sending, ready: boolean) => void
  readonly takeBack: () => void
  /** Makes a bot choose at once, where it thinks here. */
  readonly stop: (() => void) | null
  readonly retry: () => void
  /** Whether the other side has handed its orders in. */
  readonly foeReady: boolean
  /** The match is over, whether or not a turn ended it. */
  readonly over: boolean
  /** Whom the drafted orders would recruit, where drafts are kept elsewhere. */
  readonly recruit?: RecruitSource | null | undefined
  readonly onRecruit?: ((recruit: RecruitSource | null) => void) | undefined
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
        <Button kind="primary" onClick={onNow} glyph="last" aria-keyshortcuts="S">
          Skip to now <kbd>S</kbd>
        </Button>
      </div>
    )
  }
  if (live.over || live.watching) {
    return (
      <div className="co-foot">
        <p className="note">{live.over ? 'The match is over.' : 'Both sides write their orders in secret.'}</p>
      </div>
    )
  }
  if (live.sending) {
    return (
      <div className="co-foot">
        <Progress label="Sending your orders" />
      </div>
    )
  }
  return (
    <div className="co-foot">
      {live.thinking ? (
        <Progress label={`${foe} is writing orders`} {...(live.stop === null ? {} : { onStop: live.stop })} />
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
