import { words } from '@tessera/gauntlet/words'
import { useOutlook } from '@tessera/play/online'
import { say } from '@tessera/ui'
import { useCallback, useEffect, useState } from 'react'
import { removeDeck, type SavedDeck, saveDeck, savedDecks } from './decks.ts'

/** Saved decks, which follow the account from device to device where there is one. */
export function useDecks() {
  const there = useOutlook(({ server }) => server === 'there')
  const you = useOutlook((outlook) => outlook.you)
  const [decks, setDecks] = useState(savedDecks)
  const sync = useCallback(async () => {
    if (!there) return
    const { syncDecks } = await import('../online/deck-server.ts')
    const problem = await syncDecks()
    if (problem !== null) say(problem, 'bad')
    setDecks(savedDecks())
  }, [there])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other decks
  useEffect(() => void sync(), [sync, you])
  return {
    decks,
    save(deck: SavedDeck): boolean {
      const kept = saveDeck(deck)
      setDecks(savedDecks())
      void sync()
      return kept
    },
    /** Why it cannot be deleted now. */
    refuseRemove: ({ owner }: SavedDeck): string | null =>
      owner === undefined || there ? null : words.text('deck.account'),
    async remove({ id, owner }: SavedDeck): Promise<void> {
      const problem =
        owner === undefined ? null : await import('../online/deck-server.ts').then(({ forgetDeck }) => forgetDeck(id))
      if (problem === null) removeDeck(id)
      else say(problem, 'bad')
      setDecks(savedDecks())
    },
  }
}
