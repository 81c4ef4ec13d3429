import { words } from '@tessera/siegefront/words'
import { Button, Dialog, say, useTitle } from '@tessera/ui'
import { useNavigate, useSearchParams } from '@tessera/ui/router'
import { useRef, useState } from 'react'
import { draftDeck, keepDraft, setup } from '../setup/remembered.ts'
import { DeckBuilder } from './deck-builder.tsx'
import { deckName } from './ready.ts'
import { readSharedDeck } from './share.ts'
import { type BuilderAction, edit, opened } from './state.ts'

/** The builder at /siegefront/deck; a shared link opens it with its deck. */
export default function DeckPage() {
  useTitle(words.text('build.title'))
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [shared] = useState(() => (query.has('code') ? readSharedDeck(`?${query}`) : null))
  const [state, setState] = useState(() => {
    if (shared?.ok !== true) return opened(draftDeck())
    const { cards, name } = shared.value
    return opened({ cards, name: name ?? deckName(cards) ?? words.text('build.shared') })
  })
  const [told, setTold] = useState(false)
  const latest = useRef(state)
  latest.current = state
  const onEdit = (action: BuilderAction) => {
    const next = edit(latest.current, action)
    latest.current = next
    setState(next)
    if (action.type === 'open') return
    keepDraft({ cards: next.cards, name: next.name })
    if (action.type === 'take' && next.replaced !== null)
      say(words.text('build.replaced'), 'plain', {
        name: words.text('build.takeBack'),
        run: () => onEdit({ type: 'take_back' }),
      })
  }
  return (
    <>
      <DeckBuilder
        state={state}
        onEdit={onEdit}
        onPlay={(cards) => {
          setup.keep({ ...setup.recall(), own: { supply: 'deck', cards } })
          navigate('/siegefront/play')
        }}
      />
      <Dialog
        open={shared !== null && !shared.ok && !told}
        onClose={() => setTold(true)}
        title={words.text('build.noDeckLink')}
        actions={
          <Button kind="primary" onClick={() => setTold(true)}>
            {words.text('build.instead')}
          </Button>
        }
      >
        <p>{shared !== null && !shared.ok ? shared.inputErrors[0]?.text : ''}</p>
      </Dialog>
    </>
  )
}
