import { type Card, cardText, type DeckError, MOST_COPIES } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { IconButton } from '@tessera/ui'
import { marked } from '../marked.tsx'
import { CardFace, cardWords } from '../table/hand/card-face.tsx'
import { rarityFull } from './limits.ts'
import '../table/hand/hand.css'

export interface DeckCardProps {
  readonly card: Card
  /** How many the deck has. */
  readonly count: number
  /** Why there cannot be one more. */
  readonly refusal: DeckError | null
  /** What is wrong with those the deck has. */
  readonly inputErrors: readonly DeckError[]
  readonly onAdd: () => void
  readonly onRemove: () => void
}

/** A card of the catalogue with its copies; pressing the card itself adds one too. */
export function DeckCard({ card, count, refusal, inputErrors, onAdd, onRemove }: DeckCardProps) {
  const most = MOST_COPIES[card.rarity]
  return (
    <article className={count > 0 ? 'dk-card in' : 'dk-card'} aria-label={cardText(card)}>
      <p className="vh">{cardWords(card)}</p>
      {/* A larger place to press than the plus below, which is what the keyboard and readers have. */}
      <div className="dk-face" aria-hidden="true" onClick={() => refusal === null && onAdd()}>
        <CardFace card={card} />
      </div>
      <div className="dk-steps">
        <IconButton
          label={words.text('build.removeOne', { card: cardText(card) })}
          glyph="minus"
          blocked={count === 0 ? words.text('build.noneInDeck') : null}
          onClick={onRemove}
        />
        <span className="dk-count">
          {marked(words.parts('build.countOf', { n: count, most }))}
          {refusal?.code === 'deck_rarity' && count < most && <span className="why">{rarityFull(refusal)}</span>}
        </span>
        <IconButton
          label={words.text('build.add', { card: cardText(card) })}
          glyph="plus"
          blocked={refusal?.text ?? null}
          onClick={onAdd}
        />
      </div>
      <InputErrors inputErrors={inputErrors} />
    </article>
  )
}

/** SGF-1906: each input error with its code, where it belongs. */
export function InputErrors({ inputErrors }: { readonly inputErrors: readonly DeckError[] }) {
  if (inputErrors.length === 0) return null
  return (
    <ul className="dk-errors">
      {inputErrors.map(({ path, code, text }) => (
        <li key={`${code} ${path} ${text}`}>
          {text} <code>{code}</code>
        </li>
      ))}
    </ul>
  )
}
