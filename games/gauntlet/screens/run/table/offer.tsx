import { cardName, PRINTED, type RunCard } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { useEffect, useRef, useState } from 'react'
import { UnitCard } from '../../shared/team/unit-card.tsx'
import { fitOf } from './comparison.ts'

interface OfferProps {
  readonly cards: readonly RunCard[]
  readonly hand: readonly RunCard[]
  readonly marked: readonly string[]
  readonly onMark: (id: string) => void
}

/** The offered cards side by side; on a phone they are swiped through. */
export function Offer({ cards, hand, marked, onMark }: OfferProps) {
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const watch = () => {
      const middle = element.scrollLeft + element.clientWidth / 2
      const found = [...element.children].findIndex(
        (child) => child instanceof HTMLElement && child.offsetLeft + child.offsetWidth > middle,
      )
      if (found >= 0) setShown(found)
    }
    element.addEventListener('scroll', watch, { passive: true })
    return () => element.removeEventListener('scroll', watch)
  }, [])
  return (
    <>
      <ul className={`gr-cards n${cards.length}`} ref={list}>
        {cards.map((card) => {
          const unit = PRINTED.units.get(card.unit)
          if (unit === undefined) return null
          const on = marked.includes(card.id)
          return (
            <li key={card.id}>
              <button
                type="button"
                className="gr-pick"
                aria-pressed={on}
                aria-label={words.text(on ? 'draft.unpick' : 'draft.pick', { unit: cardName(unit.id) })}
                onClick={() => onMark(card.id)}
              />
              <UnitCard unit={unit} chosen={on} note={fitOf(hand, unit)} />
            </li>
          )
        })}
      </ul>
      <div className="gr-dots" aria-hidden="true">
        {cards.map((card, place) => (
          <i key={card.id} className={`${place === shown ? 'on' : ''} ${marked.includes(card.id) ? 'marked' : ''}`} />
        ))}
      </div>
    </>
  )
}
