import { type DeckError, isCard, type Rarity } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Button, Chips, EmptyState, Glyph } from '@tessera/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { capital } from '../names.ts'
import { CATALOGUE, countsOf, type Deck } from './cards.ts'
import { DeckCard } from './deck-card.tsx'
import { abilityGroups, type CardFilter, EXPENSIVE, isFiltered, NO_FILTER, shownCards } from './filter.ts'
import { inputErrorsOf, refuseOneMore } from './limits.ts'
import type { BuilderAction } from './state.ts'

export interface CatalogueProps {
  readonly deck: Deck
  readonly inputErrors: readonly DeckError[]
  readonly onEdit: (action: BuilderAction) => void
}

/** SGF-1906: every card there is, filtered by cost, rarity, ability and words. */
export function Catalogue({ deck, inputErrors, onEdit }: CatalogueProps) {
  const [filter, setFilter] = useState<CardFilter>(NO_FILTER)
  const counts = useMemo(() => countsOf(deck), [deck])
  const shown = shownCards(CATALOGUE, useDeferredValue(filter), counts)
  const change = (part: Partial<CardFilter>) => setFilter((now) => ({ ...now, ...part }))
  return (
    <section className="roster dk-roster" aria-label={words.text('build.cards')}>
      <div className="rh">
        <h2>{words.text('build.cards')}</h2>
        <p className="muted" role="status">
          {shown.length === CATALOGUE.length
            ? CATALOGUE.length
            : words.text('castle.life', { hp: shown.length, max: CATALOGUE.length })}
          <span className="vh"> {words.text('build.shown')}</span>
        </p>
        <label className="find">
          <span className="vh">{words.text('build.searchLabel')}</span>
          <Glyph name="search" />
          <input
            type="search"
            placeholder={words.text('build.search')}
            value={filter.search}
            maxLength={60}
            onChange={(event) => change({ search: event.target.value })}
          />
        </label>
        <select
          className="input dk-ability"
          aria-label={words.text('build.ability')}
          value={filter.ability}
          onChange={(event) => change({ ability: event.target.value })}
        >
          <option value="">{words.text('build.anyAbility')}</option>
          <option value="none">{words.text('build.noAbility')}</option>
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
          label={words.text('build.cost')}
          chips={costs()}
          value={String(filter.cost)}
          onChange={(cost) => change({ cost: Number(cost) })}
        />
        <Chips
          label={words.text('build.rarity')}
          chips={rarities()}
          value={filter.rarity === '' ? 'any' : filter.rarity}
          onChange={(rarity) => change({ rarity: rarity === 'any' ? '' : (rarity as Rarity) })}
        />
        <button
          type="button"
          className="chip"
          aria-pressed={filter.mine}
          onClick={() => change({ mine: !filter.mine })}
        >
          {words.text('build.mine')}
        </button>
        {isFiltered(filter) && (
          <Button kind="quiet" onClick={() => setFilter(NO_FILTER)}>
            {words.text('build.showAll')}
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={words.text('build.noneLike')}
          actions={<Button onClick={() => setFilter(NO_FILTER)}>{words.text('build.showAllCards')}</Button>}
        >
          {filter.mine && deck.length === 0 ? words.text('build.emptyDeck') : words.text('build.shorter')}
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        <section className="dk-grid" tabIndex={0} aria-label={words.text('build.catalogue')}>
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

function costs() {
  return [
    { id: '0', name: words.text('build.anyCost') },
    ...[1, 2, 3, 4, 5, 6].map((cost) => ({ id: String(cost), name: String(cost) })),
    { id: String(EXPENSIVE), name: `${EXPENSIVE}+` },
  ]
}

function rarities() {
  return [
    { id: 'any', name: words.text('build.anyRarity') },
    ...(['common', 'rare', 'epic', 'legendary'] as const).map((id) => ({
      id,
      name: capital(words.text(`rarity.${id}`)),
    })),
  ]
}
