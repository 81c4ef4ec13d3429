import { DECK_SIZE } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { EmptyState } from '@tessera/ui'
import { curveOf } from './curve.ts'
import { Curve } from './curve-chart.tsx'
import { InputErrors } from './deck-card.tsx'
import { DeckList } from './deck-list.tsx'
import { MOST_EPICS, MOST_LEGENDARIES } from './limits.ts'
import type { BuilderAction, BuilderFacts, NamedDeck } from './state.ts'
import { TestDeck } from './trial/test-deck.tsx'

export interface DeckPanelProps {
  readonly deck: NamedDeck
  readonly facts: BuilderFacts
  readonly onEdit: (action: BuilderAction) => void
}

/** The deck against its limits, its mana curve, and trials of it. */
export function DeckPanel({ deck, facts, onEdit }: DeckPanelProps) {
  const { cards, name } = deck
  const { errors, tally, refusal } = facts
  return (
    <>
      <div className="ah">
        <h2>{name === '' ? words.text('own.deck') : name}</h2>
        <span className="muted">{words.text('build.count', { n: cards.length })}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className="al-wrap" tabIndex={0} aria-label={words.text('build.yourCards')}>
        {cards.length === 0 ? (
          <EmptyState title={words.text('build.noCards')}>{words.text('build.addFirst')}</EmptyState>
        ) : (
          <DeckList deck={cards} inputErrors={errors} onEdit={onEdit} />
        )}
      </section>
      {cards.length > 0 && (
        <div role="status">
          <InputErrors inputErrors={facts.deckErrors} />
        </div>
      )}
      <div className="lims">
        <Limit name={words.text('build.cards')} value={tally.cards} most={DECK_SIZE} />
        <Limit name={words.text('build.epics')} value={tally.epics} most={MOST_EPICS} />
        <Limit name={words.text('build.legendaries')} value={tally.legendaries} most={MOST_LEGENDARIES} />
      </div>
      <section className="dk-mana">
        <h3>{words.text('build.manaCurve')}</h3>
        <p className="muted t13">{words.text('build.average', { mana: curveOf(cards).average })}</p>
        <Curve deck={cards} />
      </section>
      <TestDeck deck={cards} refusal={refusal} />
    </>
  )
}

function Limit({ name, value, most }: { readonly name: string; readonly value: number; readonly most: number }) {
  return (
    <div className={value > most ? 'lim over' : 'lim'}>
      <span>{name}</span>
      <b>{value}</b>
      <span className="muted">{words.text('build.most', { most })}</span>
    </div>
  )
}
