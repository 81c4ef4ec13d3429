import { Button } from '@tessera/ui'
import type { Live } from './live.ts'

/** What is waited for, and what can be done meanwhile. */
export function Waiting({
  live,
  foe,
  atLast,
  onNow,
}: {
  readonly live: Live
  readonly foe: string
  readonly atLast: boolean
  readonly onNow: () => void
}) {
  if (!atLast)
    return (
      <Button kind="primary" onClick={onNow}>
        Skip to the end of the turn
      </Button>
    )
  if (live.trouble !== null)
    return (
      <>
        <p className="w">{live.trouble}</p>
        <Button onClick={live.retry}>Try again</Button>
      </>
    )
  return (
    <>
      <p className="muted">
        {live.sending
          ? 'Sending your orders.'
          : live.thinking
            ? `${foe} is thinking.`
            : live.sent
              ? `Your orders are sealed. ${foe} is still planning.`
              : 'Waiting.'}
      </p>
      {live.thinking && live.stop !== null && <Button onClick={live.stop}>Make it choose now</Button>}
      {live.sent && !live.thinking && <Button onClick={live.reopen}>Change the orders</Button>}
    </>
  )
}
