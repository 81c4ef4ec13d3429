import { READY_DECKS } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { SavedTools } from '@tessera/table'
import type { Deck } from './cards.ts'
import { Curve } from './curve-chart.tsx'
import { readyWords } from './ready.ts'
import { savedCards, savedDecks } from './saved.ts'

/** Decks to start from: those saved here, then the ready ones. Taking one copies it. */
export function DecksOnOffer({ onTake }: { readonly onTake: (cards: Deck, name: string) => void }) {
  const saved = savedDecks.useList()
  return (
    <>
      <section className="ready">
        <h2>{words.text('build.yourDecks')}</h2>
        {saved.length === 0 ? (
          <p className="muted">{words.text('build.noneYet')}</p>
        ) : (
          <ul>
            {saved.map(({ name, code }) => (
              <li key={name} className="saved">
                <Take name={name} cards={savedCards(code)} onTake={onTake} />
                <SavedTools saved={savedDecks} name={name} what="deck" />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="ready">
        <h2>{words.text('build.readyDecks')}</h2>
        <ul>
          {READY_DECKS.map(({ key, name, cards }) => (
            <li key={key}>
              <Take name={name} cards={cards} note={readyWords(key)} onTake={onTake} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Take(props: {
  readonly name: string
  readonly cards: Deck
  readonly note?: string
  readonly onTake: (cards: Deck, name: string) => void
}) {
  const { name, cards, note, onTake } = props
  return (
    <button
      type="button"
      className="take dk-take"
      title={words.text('build.copyDeck', { deck: name })}
      onClick={() => onTake(cards, name)}
    >
      <span>
        {name}
        {note !== undefined && <span className="muted t13">{note}</span>}
      </span>
      <Curve deck={cards} small />
    </button>
  )
}
