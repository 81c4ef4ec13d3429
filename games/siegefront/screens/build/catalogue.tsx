import type { InputError } from '@tessera/kernel'
import { isCard, type Rarity } from '@tessera/siegefront'
import { Button, Chips, EmptyState, Glyph } from '@tessera/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { CATALOGUE, countsOf, type Deck } from './cards.ts'
import { DeckCard } from './deck-card.tsx'
import { abilityGroups, type CardFilter, EXPENSIVE, isFiltered, NO_FILTER, shownCards } from './filter.ts'
import { inputErrorsOf, refuseOneMore } from './limits.ts'
import type { BuilderAction } from './state.ts'

export interface CatalogueProps {
  readonly deck: Deck
  readonly inputErrors: readonly InputError[]
  readonly onEdit: (action: BuilderAction) => void
}

/** SGF-1906: every card there is, filtered by cost, rarity, ability and words. */
export function Catalogue({ deck, inputErrors, onEdit }: CatalogueProps) {
  const [filter, setFilter] = useState<CardFilter>(NO_FILTER)
  const counts = useMemo(() => countsOf(deck), [deck])
  const shown = shownCards(CATALOGUE, useDeferredValue(filter), counts)
  const change = (part: Partial<CardFilter>) => setFilter((now) => ({ ...now, ...part }))
  return (
    <section className="roster dk-roster" aria-label="Cards">
      <div className="rh">
        <h2>Cards</h2>
        <p className="muted" role="status">
          {shown.length === CATALOGUE.length ? CATALOGUE.length : `${shown.length} of ${CATALOGUE.length}`}
          <span className="vh"> shown</span>
        </p>
        <label className="find">
          <span className="vh">Search cards and abilities</span>
          <Glyph name="search" />
          <input
            type="search"
            placeholder="Search"
            value={filter.search}
            maxLength={60}
            onChange={(event) => change({ search: event.target.value })}
          />
        </label>
        <select
          className="input dk-ability"
          aria-label="Ability"
          value={filter.ability}
          onChange={(event) => change({ ability: event.target.value })}
        >
          <option value="">Any ability</option>
          <option value="none">No ability</option>
          {abilityGroups().map(({ name, options }) => (
            <optgroup key={name} label={name}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className="dk-filters">
        <Chips
          label="Cost"
          chips={COSTS}
          value={String(filter.cost)}
          onChange={(cost) => change({ cost: Number(cost) })}
        />
        <Chips
          label="Rarity"
          chips={RARITIES}
          value={filter.rarity === '' ? 'any' : filter.rarity}
          onChange={(rarity) => change({ rarity: rarity === 'any' ? '' : (rarity as Rarity) })}
        />
        <button
          type="button"
          className="chip"
          aria-pressed={filter.mine}
          onClick={() => change({ mine: !filter.mine })}
        >
          In my deck
        </button>
        {isFiltered(filter) && (
          <Button kind="quiet" onClick={() => setFilter(NO_FILTER)}>
            Show all
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title="No card like that"
          actions={<Button onClick={() => setFilter(NO_FILTER)}>Show all cards</Button>}
        >
          {filter.mine && deck.length === 0
            ? 'Your deck is empty. Add a card, or copy a ready deck.'
            : 'Try a shorter word, or fewer filters at once.'}
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        <section className="dk-grid" tabIndex={0} aria-label="Catalogue">
          {shown.map((card) => (
            <DeckCard
              key={card.key}
              card={card}
              count={counts.get(card.key) ?? 0}
              refusal={refuseOneMore(deck, card.key)}
              inputErrors={counts.has(card.key) && isCard(card.key) ? inputErrorsOf(card.key, inputErrors) : []}
              onAdd={() => onEdit({ type: 'add', card: card.key })}
              onRemove={() => onEdit({ type: 'remove', card: card.key })}
            />
          ))}
        </section>
      )}
    </section>
  )
}

const COSTS = [
  { id: '0', name: 'Any cost' },
  ...[1, 2, 3, 4, 5, 6].map((cost) => ({ id: String(cost), name: String(cost) })),
  { id: String(EXPENSIVE), name: `${EXPENSIVE}+` },
]

const RARITIES = [
  { id: 'any', name: 'Any' },
  { id: 'common', name: 'Common' },
  { id: 'rare', name: 'Rare' },
  { id: 'epic', name: 'Epic' },
  { id: 'legendary', name: 'Legendary' },
]
