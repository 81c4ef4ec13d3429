import { DECK_SIZE } from '@tessera/siegefront'
import { Button, Dialog, Icon, IconButton, ThemeButton, useWidth } from '@tessera/ui'
import { useMemo } from 'react'
import { SIGNS } from '../icons.ts'
import type { Deck } from './cards.ts'
import { Catalogue } from './catalogue.tsx'
import { DeckPanel } from './deck-panel.tsx'
import { DecksOnOffer } from './decks-on-offer.tsx'
import { ImportDialog, SaveDialog } from './dialogs.tsx'
import { sizeWords } from './limits.ts'
import { type BuilderAction, type BuilderState, factsOf } from './state.ts'
import '@tessera/table/builder.css'
import '@tessera/table/roster.css'
import './deck.css'

export interface DeckBuilderProps {
  readonly state: BuilderState
  readonly onEdit: (action: BuilderAction) => void
  /** With a legal deck. */
  readonly onPlay: (deck: Deck) => void
}

/** SGF-1906: the catalogue, the deck against its limits, and trials of it, on one screen. */
export function DeckBuilder({ state, onEdit, onPlay }: DeckBuilderProps) {
  const { cards, name, open } = state
  const width = useWidth()
  const facts = useMemo(() => factsOf(state), [state])
  const show = (dialog: BuilderState['open']) => onEdit({ type: 'open', dialog })
  const close = () => show(null)
  const take = (taken: Deck, called: string | null) => onEdit({ type: 'take', cards: taken, name: called })
  const onOffer = <DecksOnOffer onTake={take} />
  const tools = (
    <div className="tools">
      <Button kind="quiet" onClick={() => show('import')}>
        Import
      </Button>
      <Button
        kind="quiet"
        blocked={cards.length === 0 ? 'It is empty already.' : null}
        onClick={() => take([], 'New deck')}
      >
        Start empty
      </Button>
    </div>
  )
  const own = <DeckPanel deck={state} facts={facts} onEdit={onEdit} />
  const play = (
    <Button kind="primary" blocked={facts.refusal} onClick={() => onPlay(cards)}>
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
        <Size cards={cards.length} />
        <div className="acts">
          <ThemeButton />
          {width !== 'wide' && (
            <Button kind="quiet" onClick={() => show('decks')}>
              Decks
            </Button>
          )}
          <Button
            kind="quiet"
            blocked={cards.length === 0 ? 'There is nothing to save yet.' : null}
            onClick={() => show('save')}
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
      <Catalogue deck={cards} inputErrors={facts.errors} onEdit={onEdit} />
      {width === 'phone' ? (
        <footer className="mbar panel">
          <div>
            <b className={cards.length > DECK_SIZE ? 'harm' : undefined}>{cards.length}</b> of {DECK_SIZE} cards
            <span className="muted t13">{sizeWords(cards.length)}</span>
          </div>
          <Button onClick={() => show('deck')}>Deck</Button>
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
        deck={cards}
        name={name}
        onName={(called) => onEdit({ type: 'rename', name: called })}
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
