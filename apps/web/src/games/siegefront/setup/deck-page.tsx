import { useState } from 'react'
import { useNavigate, useSearchParams } from '#router'
import { Button, Dialog } from '#ui'
import { useTitle } from '#web/pages/use-title.ts'
import { DeckBuilder } from '../deck/deck-builder.tsx'
import { deckName } from '../deck/ready.ts'
import { readSharedDeck } from '../deck/share.ts'
import { draftDeck, keepDraft, setup } from './remembered.ts'

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
