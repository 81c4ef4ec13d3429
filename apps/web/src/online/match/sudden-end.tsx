import { useRematchWord, useVersion } from '@tessera/play'
import type { OnlineSession } from '@tessera/play/online'
import { Button, Dialog } from '@tessera/ui'
import type { MatchView } from '@tessera/wire'
import { useState } from 'react'
import { words } from '../words/catalogue.ts'
import { endWords, suddenWords } from '../words/index.ts'

/**
 * A match that ends without a last turn, by resignation, agreement or a clock that ran out: no position shows that,
 * so the table of the game cannot tell it. Told once, to the people who are at the table.
 */
export function SuddenEnd({
  session,
  onRematch,
}: {
  readonly session: OnlineSession
  readonly onRematch: (() => void) | null
}) {
  useVersion(session)
  const match = session.match()
  const rematch = useRematchWord()
  const told = wordsOf(match)
  const [closed, setClosed] = useState(told !== null)
  const close = () => setClosed(true)
  if (told === null || closed) return null
  return (
    <Dialog
      open
      onClose={close}
      title={told.title}
      actions={
        <>
          <Button to="/online">{words.text('match.lobby')}</Button>
          <Button to="?replay" onClick={close}>
            {words.text('line.replay')}
          </Button>
          {onRematch !== null && (
            <Button kind="primary" onClick={onRematch}>
              {rematch}
            </Button>
          )}
        </>
      }
    >
      <p>{told.text}</p>
    </Dialog>
  )
}

function wordsOf({ status, result, mine, unwatched }: MatchView): { title: string; text: string } | null {
  if (status !== 'finished' || result === null || mine === null || unwatched) return null
  const text = suddenWords(result, mine)
  return text === null ? null : { title: endWords(result, mine), text }
}
