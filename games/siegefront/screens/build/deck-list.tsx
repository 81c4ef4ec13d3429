import { cardText, type DeckError } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Icon, IconButton } from '@tessera/ui'
import { useRef } from 'react'
import { cardIcon } from '../art.ts'
import { type Deck, stacksOf } from './cards.ts'
import { InputErrors } from './deck-card.tsx'
import { inputErrorsOf, refuseOneMore } from './limits.ts'
import type { BuilderAction } from './state.ts'
import { shortened } from './text.ts'

export interface DeckListProps {
  readonly deck: Deck
  readonly inputErrors: readonly DeckError[]
  readonly onEdit: (action: BuilderAction) => void
}

/** The deck, cheapest first, with what is wrong beside the card that is wrong. */
export function DeckList({ deck, inputErrors, onEdit }: DeckListProps) {
  const list = useRef<HTMLUListElement>(null)
  /** The row under the removed one takes the focus, so that the keyboard keeps its place. */
  const removeRow = (place: number, card: string) => {
    onEdit({ type: 'remove_all', card })
    requestAnimationFrame(() => {
      const rows = list.current?.children
      const row = rows?.[Math.min(place, rows.length - 1)]
      row?.querySelector<HTMLElement>('.less')?.focus()
    })
  }
  return (
    <ul className="dk-list" ref={list} aria-label={words.text('build.list')}>
      {stacksOf(deck).map(({ key, card, count }, place) => {
        const name = card === null ? shortened(key) : cardText(card)
        const refusal = refuseOneMore(deck, key)
        const last = count === 1
        return (
          <li key={key} className={card === null ? 'unknown' : card.rarity}>
            <span className="sf-cost">{card?.cost ?? '?'}</span>
            <Icon name={cardIcon(key)} className="dk-art" />
            <span className="nm">
              {name}
              {card !== null && card.rarity !== 'common' && <em>{words.text(`rarity.${card.rarity}`)}</em>}
            </span>
            <IconButton
              label={words.text('build.removeOne', { card: name })}
              glyph="minus"
              className="less"
              onClick={() => (last ? removeRow(place, key) : onEdit({ type: 'remove', card: key }))}
            />
            <b>
              <span className="vh">{words.text('own.copies')} </span>
              {count}
            </b>
            <IconButton
              label={words.text('build.addAnother', { card: name })}
              glyph="plus"
              className="more"
              blocked={card === null ? words.text('build.noSuchCard') : (refusal?.text ?? null)}
              onClick={() => onEdit({ type: 'add', card: key })}
            />
            <InputErrors inputErrors={inputErrorsOf(key, inputErrors)} />
          </li>
        )
      })}
    </ul>
  )
}
