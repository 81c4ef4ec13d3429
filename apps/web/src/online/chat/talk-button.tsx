import type { OnlineSession } from '@tessera/play/online'
import { Button } from '@tessera/ui'
import { useEffect, useRef, useState } from 'react'
import { words } from '../words/catalogue.ts'
import { TalkPanel } from './talk-panel.tsx'
import type { Talk } from './use-chat.ts'

/** Opens the chat and counts the unread messages. Not shown in matches without another person. */
export function TalkButton(props: {
  readonly session: OnlineSession
  readonly names: readonly string[]
  readonly talk: Talk
}) {
  const { session, names, talk } = props
  const { mine, seats } = session.match()
  const [open, setOpen] = useState(false)
  const [read, setRead] = useState(0)
  const button = useRef<HTMLSpanElement>(null)
  const count = talk.said.filter(({ seat }) => seat !== mine).length
  useEffect(() => {
    if (open) setRead(count)
  }, [open, count])
  const close = () => {
    setOpen(false)
    button.current?.querySelector('button')?.focus()
  }
  if (mine === null || !seats.some(({ seat, person }) => seat !== mine && person !== null)) return null
  const unread = Math.max(0, count - read)
  return (
    <>
      <span ref={button} className="on-talk-button">
        <Button kind="quiet" glyph="talk" aria-expanded={open} onClick={() => (open ? close() : setOpen(true))}>
          {words.text('chat.talk')}
          {unread > 0 && !open && (
            <span className="on-unread">
              {unread}
              <span className="vh"> {words.text('chat.new')}</span>
            </span>
          )}
        </Button>
      </span>
      {open && <TalkPanel session={session} names={names} talk={talk} onClose={close} />}
    </>
  )
}
