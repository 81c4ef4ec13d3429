import type { InputError } from '@tessera/kernel'
import { DECK_SIZE, deckErrors } from '@tessera/siegefront'
import { Button, Dialog, EmptyState, Icon, IconButton, say, ThemeButton, useWidth } from '@tessera/ui'
import { counted } from '@tessera/words'
import { useState } from 'react'
import { SIGNS } from '../icons.ts'
import { type Deck, sameDeck } from './cards.ts'
import { Catalogue } from './catalogue.tsx'
import { curveOf } from './curve.ts'
import { Curve } from './curve-chart.tsx'
import { InputErrors } from './deck-card.tsx'
import { DeckList } from './deck-list.tsx'
import { DecksOnOffer } from './decks-on-offer.tsx'
import { ImportDialog, SaveDialog } from './dialogs.tsx'
import { MOST_EPICS, MOST_LEGENDARIES, sizeWords, tallyOf } from './limits.ts'
import { TestDeck } from './trial/test-deck.tsx'
import '@tessera/table/builder.css'
import '@tessera/table/roster.css'
import './deck.css'

export interface DeckBuilderProps {
  readonly deck: Deck
  readonly name: string
  readonly onChange: (deck: Deck, name: string) => void
  /** With a legal deck. */
  readonly onPlay: (deck: Deck) => void
}

type Open = 'save' | 'import' | 'decks' | 'deck' | null

/** SGF-1906: the catalogue, the deck against its limits, and trials of it, on one screen. */
export function DeckBuilder({ deck, name, onChange, onPlay }: DeckBuilderProps) {
  const [open, setOpen] = useState<Open>(null)
  const width = useWidth()
  const inputErrors = deckErrors(deck)
  const refusal = inputErrors[0]?.text ?? null
  const close = () => setOpen(null)
  const change = (cards: Deck) => onChange(cards, name)
  const take = (cards: Deck, called: string | null) => {
    setOpen(null)
    const before = { deck, name }
    onChange(cards, called ?? name)
    if (deck.length > 0 && !sameDeck(deck, cards))
      say('Your deck was replaced.', 'plain', { name: 'Take it back', run: () => onChange(before.deck, before.name) })
  }
  const onOffer = <DecksOnOffer onTake={take} />
  const tools = (
    <div className="tools">
      <Button kind="quiet" onClick={() => setOpen('import')}>
        Import
      </Button>
      <Button
        kind="quiet"
        blocked={deck.length === 0 ? 'It is empty already.' : null}
        onClick={() => take([], 'New deck')}
      >
        Start empty
      </Button>
    </div>
  )
  const own = <DeckPanel deck={deck} name={name} inputErrors={inputErrors} onChange={change} />
  const play = (
    <Button kind="primary" blocked={refusal} onClick={() => onPlay(deck)}>
      Play it
    </Button>
  )
  return (
    <main className="bld dk">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label="Back" glyph="left" to="/siegefront/play" />
          <span className="dk-crest">
            <Icon name={SIGNS.draw} />
          </span>
          <div className="who">
            <h1 className="name">Deck builder</h1>
            <div className="sub">Siegefront, every card is yours to use</div>
          </div>
        </div>
        <Size cards={deck.length} />
        <div className="acts">
          <ThemeButton />
          {width !== 'wide' && (
            <Button kind="quiet" onClick={() => setOpen('decks')}>
              Decks
            </Button>
          )}
          <Button
            kind="quiet"
            blocked={deck.length === 0 ? 'There is nothing to save yet.' : null}
            onClick={() => setOpen('save')}
          >
            Save
          </Button>
          {width !== 'phone' && play}
        </div>
      </header>
      {width === 'wide' && (
        <aside className="fam panel" aria-label="Decks to start from">
          <div className="on-offer">{onOffer}</div>
          {tools}
        </aside>
      )}
      <Catalogue deck={deck} inputErrors={inputErrors} onChange={change} />
      {width === 'phone' ? (
        <footer className="mbar panel">
          <div>
            <b className={deck.length > DECK_SIZE ? 'harm' : undefined}>{deck.length}</b> of {DECK_SIZE} cards
            <span className="muted t13">{sizeWords(deck.length)}</span>
          </div>
          <Button onClick={() => setOpen('deck')}>Deck</Button>
          {play}
        </footer>
      ) : (
        <aside className="army panel" aria-label="Your deck">
          {own}
        </aside>
      )}
      <Dialog open={open === 'deck' && width === 'phone'} onClose={close} title="Your deck">
        <div className="army">{own}</div>
      </Dialog>
      <Dialog open={open === 'decks'} onClose={close} title="Decks">
        <div className="fam">
          {tools}
          {onOffer}
        </div>
      </Dialog>
      <ImportDialog open={open === 'import'} onClose={close} onTake={take} />
      <SaveDialog
        open={open === 'save'}
        onClose={close}
        deck={deck}
        name={name}
        onName={(called) => onChange(deck, called)}
      />
    </main>
  )
}

/** How full the deck is. */
function Size({ cards }: { readonly cards: number }) {
  const over = cards > DECK_SIZE
  return (
    <div className="budget" role="img" aria-label={`${cards} of ${DECK_SIZE} cards`}>
      <div className="bt2">
        <span>
          <b className={over ? 'harm' : undefined}>{cards}</b> of {DECK_SIZE} cards
        </span>
        <span className={over ? 'harm' : 'muted'}>{sizeWords(cards)}</span>
      </div>
      <div className={over ? 'bb over' : 'bb'}>
        <i style={{ width: `${Math.min(100, (100 * cards) / DECK_SIZE)}%` }} />
      </div>
    </div>
  )
}

function DeckPanel(props: {
  readonly deck: Deck
  readonly name: string
  readonly inputErrors: readonly InputError[]
  readonly onChange: (deck: Deck) => void
}) {
  const { deck, name, inputErrors, onChange } = props
  const tally = tallyOf(deck)
  const whole = inputErrors.filter(({ path }) => path === '')
  return (
    <>
      <div className="ah">
        <h2>{name === '' ? 'Your deck' : name}</h2>
        <span className="muted">{counted(deck.length, 'card')}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className="al-wrap" tabIndex={0} aria-label="Your cards">
        {deck.length === 0 ? (
          <EmptyState title="No cards yet">Add cards with the plus, or copy a ready deck and change it.</EmptyState>
        ) : (
          <DeckList deck={deck} inputErrors={inputErrors} onChange={onChange} />
        )}
      </section>
      {deck.length > 0 && (
        <div role="status">
          <InputErrors inputErrors={whole} />
        </div>
      )}
      <div className="lims">
        <Limit name="Cards" value={tally.cards} most={DECK_SIZE} />
        <Limit name="Epics" value={tally.epics} most={MOST_EPICS} />
        <Limit name="Legendaries" value={tally.legendaries} most={MOST_LEGENDARIES} />
      </div>
      <section className="dk-mana">
        <h3>Mana curve</h3>
        <p className="muted t13">{curveOf(deck).average} mana on average</p>
        <Curve deck={deck} />
      </section>
      <TestDeck deck={deck} refusal={inputErrors[0]?.text ?? null} />
    </>
  )
}

function Limit({ name, value, most }: { readonly name: string; readonly value: number; readonly most: number }) {
  return (
    <div className={value > most ? 'lim over' : 'lim'}>
      <span>{name}</span>
      <b>{value}</b>
      <span className="muted">of {most}</span>
    </div>
  )
}
