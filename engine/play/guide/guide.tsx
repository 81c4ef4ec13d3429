import 'virtual:icons/guide'
import { Button, Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { GameEntry } from '../definition/index.ts'
import type { Primer } from './primer.ts'
import './guide.css'
import { words } from '@tessera/table/words'

/** A game's rules for players: goal, a turn, what every sign means, ten things to know. */
export function RulesGuide({ game, primer }: { readonly game: GameEntry; readonly primer: Primer }): ReactNode {
  return (
    <article className="rules-guide">
      <header>
        <div>
          <h1>{words.text('guide.title', { game: game.name })}</h1>
          <ul className="goal" aria-label={words.text('guide.goal')}>
            {primer.goal.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <div className="acts">
            <Button kind="primary" to={`/${game.id}/learn`}>
              {words.text('guide.play')}
            </Button>
            <Button to={`/rules/${game.id}?book`}>{words.text('guide.book')}</Button>
          </div>
        </div>
        <div className="art" aria-hidden="true">
          <game.Picture wide />
        </div>
      </header>
      <div className="columns">
        <section className="panel" aria-labelledby="a-turn">
          <h2 id="a-turn">{words.text('guide.turn')}</h2>
          <ol>
            {primer.turn.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section className="panel" aria-labelledby="signs">
          <h2 id="signs">{words.text('guide.signs')}</h2>
          <dl>
            {primer.symbols.map(({ icon, name, means }) => (
              <div key={name}>
                <dt>
                  <Icon name={icon} /> {name}
                </dt>
                <dd>{means}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <section className="panel" aria-labelledby="ten-things">
        <h2 id="ten-things">{words.text('guide.things')}</h2>
        <ol className="things">
          {primer.things.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ol>
      </section>
    </article>
  )
}
