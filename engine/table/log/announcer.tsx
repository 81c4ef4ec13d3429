import { useEffect, useState } from 'react'
import { words } from '../words/catalogue.ts'

/** How many messages stay for a screen reader that is still busy with an earlier one. */
const MOST_MESSAGES = 6

/**
 * Reads the current moment to screen readers. Messages are added below each other: one that replaces another would silence it
 * before it was read.
 */
export function Announcer({ text }: { readonly text: string }) {
  const [messages, setMessages] = useState<readonly { readonly key: number; readonly text: string }[]>([])
  useEffect(() => {
    if (text === '') return
    setMessages((earlier) => [...earlier, { key: (earlier.at(-1)?.key ?? 0) + 1, text }].slice(-MOST_MESSAGES))
  }, [text])
  return (
    <div className="vh" role="log" aria-label={words.text('log.announced')}>
      {messages.map((message) => (
        <p key={message.key}>{message.text}</p>
      ))}
    </div>
  )
}
