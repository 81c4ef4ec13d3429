import { type Card, cardIn, isCard, type SeatView, type SiegefrontView, weatherEffect } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Portrait } from '@tessera/table'
import { Button, Icon, IconButton, ThemeButton } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import { weatherIcon } from '../../art.ts'
import { CardFace, cardWords } from './card-face.tsx'
import './hand.css'

export interface MulliganProps {
  readonly view: SiegefrontView
  readonly seat: SeatView
  readonly first: boolean
  readonly foe: string
  /** A bot's, for its face and what it says; null for people. */
  readonly personality: string | null
  readonly line: string | null
  readonly back?: string
  readonly onDone: (back: readonly number[]) => void
  readonly tools: ReactNode
  /** After the choice: what is waited for. Null before it. */
  readonly waiting: string | null
}

/** SGF-205: any cards may go back for others before the first turn. */
export function Mulligan(props: MulliganProps) {
  const { view, seat, first, foe, personality, line, onDone, tools, waiting } = props
  const [back, setBack] = useState<readonly number[]>([])
  const hand = (seat.hand ?? []).filter(({ card }) => isCard(card))
  const toggle = (id: number) => setBack((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id]))
  const effect = weatherEffect(view.weather)
  return (
    <main className="sf-mulligan">
      <header>
        <IconButton label={words.text('mulligan.leave')} glyph="left" to={props.back ?? '/'} />
        <span className="sf-mfoe">
          {personality !== null && <Portrait name={foe} seat={1} />}
          <span>
            <b>{foe}</b>
            {line !== null && <span className="eyebrow">“{line}”</span>}
          </span>
        </span>
        <span className="sf-mtools">
          {tools}
          <ThemeButton />
        </span>
      </header>
      <section>
        <h1>{words.text('mulligan.title')}</h1>
        <p className="sf-mlead">
          {words.text('mulligan.lead')}{' '}
          {first ? words.text('mulligan.youBegin') : words.text('mulligan.theyBegin', { foe })}{' '}
          <Icon name={weatherIcon(view.weather)} /> {words.text(`weather.${view.weather}`)}
          {effect === '' ? '' : `: ${effect}`}.
        </p>
        <div className="sf-mhand">
          {hand.map((card) => (
            <Choice
              key={card.id}
              face={cardIn(view.config, card.card)}
              impact={seat.impact}
              back={back.includes(card.id)}
              onPress={() => toggle(card.id)}
            />
          ))}
        </div>
        <div className="sf-mgo">
          <Button kind="primary" size="big" blocked={waiting} onClick={() => onDone(back)}>
            {back.length === 0 ? words.text('mulligan.keep') : words.text('mulligan.putBack', { n: back.length })}
          </Button>
          <span className="muted" role="status">
            {waiting ?? words.text('mulligan.hint')}
          </span>
        </div>
      </section>
    </main>
  )
}

function Choice(props: {
  readonly face: Card
  readonly impact: number
  readonly back: boolean
  readonly onPress: () => void
}) {
  const { face } = props
  return (
    <button
      type="button"
      className={`sf-mcard ${props.back ? 'back' : ''}`}
      aria-pressed={props.back}
      onClick={props.onPress}
    >
      <span className="vh">{words.text('mulligan.putBackCard', { card: cardWords(face, props.impact) })}</span>
      <span aria-hidden="true">
        <CardFace card={face} impact={props.impact} />
      </span>
      <span className="sf-mmark" aria-hidden="true">
        {words.text(props.back ? 'mulligan.goesBack' : 'mulligan.stays')}
      </span>
    </button>
  )
}
