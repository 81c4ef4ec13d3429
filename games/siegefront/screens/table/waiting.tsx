import type { SiegefrontChoice } from '@tessera/siegefront'
import { Button, Progress } from '@tessera/ui'

/** What a running match adds to the table. */
export interface Live {
  /** Whether the rules wait for this player, at the last frame. */
  readonly awaited: boolean
  /** One's own order is on its way to the server. */
  readonly sending: boolean
  readonly thinking: boolean
  readonly trouble: string | null
  readonly send: (choice: SiegefrontChoice) => void
  /** Makes a bot choose at once; null where a person or a server's bot sits. */
  readonly stop: (() => void) | null
  readonly retry: () => void
  /** The match has ended, perhaps by agreement, which the position does not show. */
  readonly over: boolean
}

export interface WaitingProps {
  readonly live: Live
  readonly foe: string
  readonly atLast: boolean
  /** What the other side is seen to do, in sentences; empty while it does nothing. */
  readonly deed: string
  /** Skips to the present. */
  readonly onNow: () => void
}

/** In the other side's turn: that it thinks, that it does not answer, or that one is looking back. */
export function Waiting({ live, foe, atLast, deed, onNow }: WaitingProps) {
  const className = live.stop === null ? 'sf-waiting' : 'sf-waiting hurried'
  if (live.trouble !== null) {
    return (
      <div className={className}>
        <p className="note harm">{live.trouble}.</p>
        <Button kind="primary" onClick={live.retry}>
          Ask again
        </Button>
      </div>
    )
  }
  if (!atLast) {
    return (
      <div className={className}>
        <Button onClick={onNow} glyph="last" aria-keyshortcuts="S">
          Skip to now <kbd>S</kbd>
        </Button>
        <Deed text={deed} />
      </div>
    )
  }
  if (live.over) return <p className="note">The match is over.</p>
  return (
    <div className={className}>
      <Deed text={deed} />
      <Progress
        label={`${foe} is ${live.stop === null ? 'choosing' : 'thinking'}`}
        {...(live.stop === null ? {} : { onStop: live.stop })}
      />
    </div>
  )
}

/** For the eyes: screen readers get it from the log. */
function Deed({ text }: { readonly text: string }) {
  return (
    <p className="sf-deed" aria-hidden="true">
      {text}
    </p>
  )
}
