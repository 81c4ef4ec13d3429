import type { Refusal } from '@tessera/kernel'
import { say } from '@tessera/ui'
import { useEffect, useMemo, useRef } from 'react'
import { refusalText } from '../definition/index.ts'

interface Sendable<Choice> {
  submit(choice: Choice, final?: boolean): Promise<Refusal | null>
}

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>
  readonly run: () => void
}

/** How long a draft may be ahead of the one on the server. */
const SOON = 700

/**
 * Choices in the making: each draft is sent a moment after the last change, or when the screen goes, so that it counts if
 * the clock runs out and is there on another device. What the rules do not allow yet stays in this browser.
 */
export function useDraft<Choice>(session: Sendable<Choice>) {
  const waiting = useRef<Waiting>(null)
  useEffect(() => () => waiting.current?.run(), [])
  return useMemo(
    () => ({
      draft(choice: Choice, when: 'soon' | 'now' = 'soon'): void {
        clearTimeout(waiting.current?.timer)
        const run = () => {
          clearTimeout(waiting.current?.timer)
          waiting.current = null
          void session.submit(choice, false)
        }
        if (when === 'now') run()
        else waiting.current = { timer: setTimeout(run, SOON), run }
      },
      async send(choice: Choice): Promise<void> {
        clearTimeout(waiting.current?.timer)
        waiting.current = null
        const refusal = await session.submit(choice)
        if (refusal !== null) say(refusalText(refusal), 'bad')
      },
    }),
    [session],
  )
}
