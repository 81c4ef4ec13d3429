import { DECK_SIZE } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Button, Dialog, Icon, IconButton, ThemeButton, useWidth } from '@tessera/ui'
import { useMemo } from 'react'
import { SIGNS } from '../icons.ts'
import { marked } from '../marked.tsx'
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
        {words.text('build.import')}
      </Button>
      <Button
        kind="quiet"
        blocked={cards.length === 0 ? words.text('build.emptyAlready') : null}
        onClick={() => take([], words.text('build.newDeck'))}
      >
        {words.text('build.startEmpty')}
      </Button>
    </div>
  )
  const own = <DeckPanel deck={state} facts={facts} onEdit={onEdit} />
  const play = (
    <Button kind="primary" blocked={facts.refusal} onClick={() => onPlay(cards)}>
      {words.text('puzzle.playIt')}
    </Button>
  )
  return (
    <main className="bld dk">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label={words.text('build.back')} glyph="left" to="/siegefront/play" />
          <span className="dk-crest">
            <Icon name={SIGNS.draw} />
          </span>
          <div className="who">
            <h1 className="name">{words.text('build.title')}</h1>
            <div className="sub">{words.text('build.sub')}</div>
          </div>
        </div>
        <Size cards={cards.length} />
        <div className="acts">
          <ThemeButton />
          {width !== 'wide' && (
            <Button kind="quiet" onClick={() => show('decks')}>
              {words.text('build.decks')}
            </Button>
          )}
          <Button
            kind="quiet"
            blocked={cards.length === 0 ? words.text('build.nothingToSave') : null}
            onClick={() => show('save')}
          >
            {words.text('build.save')}
          </Button>
          {width !== 'phone' && play}
        </div>
      </header>
      {width === 'wide' && (
        <aside className="fam panel" aria-label={words.text('build.onOffer')}>
          <div className="on-offer">{onOffer}</div>
          {tools}
        </aside>
      )}
      <Catalogue deck={cards} inputErrors={facts.errors} onEdit={onEdit} />
      {width === 'phone' ? (
        <footer className="mbar panel">
          <div>
            {marked(
              words.parts('build.sizeMarked', { n: cards.length, of: DECK_SIZE }),
              cards.length > DECK_SIZE ? 'harm' : undefined,
            )}
            <span className="muted t13">{sizeWords(cards.length)}</span>
          </div>
          <Button onClick={() => show('deck')}>{words.text('build.deck')}</Button>
          {play}
        </footer>
      ) : (
        <aside className="army panel" aria-label={words.text('own.deck')}>
          {own}
        </aside>
      )}
      <Dialog open={open === 'deck' && width === 'phone'} onClose={close} title={words.text('own.deck')}>
        <div className="army">{own}</div>
      </Dialog>
      <Dialog open={open === 'decks'} onClose={close} title={words.text('build.decks')}>
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
    <div className="budget" role="img" aria-label={words.text('build.size', { n: cards, of: DECK_SIZE })}>
      <div className="bt2">
        <span>{marked(words.parts('build.sizeMarked', { n: cards, of: DECK_SIZE }), over ? 'harm' : undefined)}</span>
        <span className={over ? 'harm' : 'muted'}>{sizeWords(cards)}</span>
      </div>
      <div className={over ? 'bb over' : 'bb'}>
        <i style={{ width: `${Math.min(100, (100 * cards) / DECK_SIZE)}%` }} />
      </div>
    </div>
  )
}
