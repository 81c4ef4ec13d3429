import type { Refusal } from '@tessera/kernel'
import { useEffect, useMemo, useRef } from 'react'
import { say } from '../ui/index.ts'

interface Sendable<Choice> {
  submit(choice: Choice, final?: boolean): Promise<Refusal | null>
}

/** How long a draft may be ahead of what the server keeps. */
const SOON = 700

/**
 * Choices in the making: each draft is sent a moment after the last change, so that it counts if the clock runs out and is
 * there on another device. What the rules do not allow yet is simply not kept.
 */
export function useDraft<Choice>(session: Sendable<Choice>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(
    () => ({
      draft(choice: Choice): void {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => void session.submit(choice, false), SOON)
      },
      async send(choice: Choice): Promise<void> {
        clearTimeout(timer.current)
        const refusal = await session.submit(choice)
        if (refusal !== null) say(refusal.message, 'bad')
      },
    }),
    [session],
  )
}
