import { PERSONALITIES, READY_DECKS } from '@tessera/siegefront'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTitle } from '../../../pages/use-title.ts'
import { Icon, Token } from '../../../table/index.ts'
import { Button, IconButton, Segments, say } from '../../../ui/index.ts'
import { cardIcon, faceIcon } from '../art.ts'
import { FIRST_OPPONENT, type OpponentChoice } from './opponent.ts'
import { startMatch } from './start.ts'
import './match.css'

/** A ready deck, somebody to play against, and go. */
export default function QuickPlay() {
  useTitle('Play Siegefront')
  const navigate = useNavigate()
  const [deck, setDeck] = useState(READY_DECKS[0]?.key ?? '')
  const [opponent, setOpponent] = useState<OpponentChoice>(FIRST_OPPONENT)
  const begin = async () => {
    const cards = READY_DECKS.find(({ key }) => key === deck)?.cards ?? []
    const begun = await startMatch({ opponent, deck: cards })
    if ('path' in begun) navigate(begun.path)
    else say(begun.text, 'bad')
  }
  return (
    <main className="sf-quick">
      <header>
        <IconButton label="Back to the games" glyph="left" to="/" />
        <h1>Play Siegefront</h1>
      </header>
      <section aria-labelledby="sf-decks">
        <h2 id="sf-decks">Your deck</h2>
        <div className="sf-options">
          {READY_DECKS.map(({ key, name, cards }) => (
            <button key={key} type="button" aria-pressed={key === deck} onClick={() => setDeck(key)}>
              <b>{name}</b>
              <span className="sf-decks-art">
                {[...new Set(cards)].slice(-5).map((card) => (
                  <Icon key={card} name={cardIcon(card)} />
                ))}
              </span>
            </button>
          ))}
        </div>
      </section>
      <section aria-labelledby="sf-foes">
        <h2 id="sf-foes">Against</h2>
        <div className="sf-options">
          {PERSONALITIES.map(({ key, name, blurb }) => (
            <button
              key={key}
              type="button"
              aria-pressed={key === opponent.personality}
              onClick={() => setOpponent({ ...opponent, personality: key })}
            >
              <Token seat={1} icon={faceIcon(key)} size={40} />
              <b>{name}</b>
              <span className="muted">{blurb}</span>
            </button>
          ))}
        </div>
        <Segments
          label="Level"
          options={[
            { value: 'easy', name: 'Easy' },
            { value: 'normal', name: 'Normal' },
            { value: 'hard', name: 'Hard' },
          ]}
          value={opponent.level}
          onChange={(level) => setOpponent({ ...opponent, level })}
        />
      </section>
      <footer>
        <Button kind="primary" size="big" onClick={() => void begin()}>
          Begin the match
        </Button>
      </footer>
    </main>
  )
}
