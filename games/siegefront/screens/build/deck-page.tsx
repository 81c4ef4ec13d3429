import { Button, Dialog, useTitle } from '@tessera/ui'
import { useNavigate, useSearchParams } from '@tessera/ui/router'
import { useState } from 'react'
import { draftDeck, keepDraft, setup } from '../setup/remembered.ts'
import { DeckBuilder } from './deck-builder.tsx'
import { deckName } from './ready.ts'
import { readSharedDeck } from './share.ts'

/** The builder at /siegefront/deck; a shared link opens it with its deck. */
export default function DeckPage() {
  useTitle('Deck builder')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [shared] = useState(() => (query.has('code') ? readSharedDeck(`?${query}`) : null))
  const [draft, setDraft] = useState(() => {
    const kept = draftDeck()
    if (shared?.ok !== true) return kept
    const { cards, name } = shared.value
    return { cards, name: name ?? deckName(cards) ?? 'Shared deck' }
  })
  const [told, setTold] = useState(false)
  return (
    <>
      <DeckBuilder
        deck={draft.cards}
        name={draft.name}
        onChange={(cards, name) => {
          setDraft({ cards, name })
          keepDraft({ cards, name })
        }}
        onPlay={(cards) => {
          setup.keep({ ...setup.recall(), own: { supply: 'deck', cards } })
          navigate('/siegefront/play')
        }}
      />
      <Dialog
        open={shared !== null && !shared.ok && !told}
        onClose={() => setTold(true)}
        title="This link holds no deck"
        actions={
          <Button kind="primary" onClick={() => setTold(true)}>
            Build one instead
          </Button>
        }
      >
        <p>{shared !== null && !shared.ok ? shared.inputErrors[0]?.text : ''}</p>
      </Dialog>
    </>
  )
}
