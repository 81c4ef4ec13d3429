import { Panel } from '@tessera/ui'
import type { Profile } from '@tessera/wire'
import { useState } from 'react'
import { words } from '../../words/catalogue.ts'
import { gameName } from '../../words/index.ts'
import { RatingChart } from '../rating-chart.tsx'

export function Ratings({ profile, name }: { readonly profile: Profile; readonly name: string }) {
  const { ratings } = profile
  const [game, setGame] = useState(ratings[0]?.game ?? '')
  if (ratings.length === 0)
    return (
      <Panel title={words.text('ratings.title')}>
        <p className="ac-none">{words.text(profile.kind === 'guest' ? 'ratings.none.guest' : 'ratings.none')}</p>
      </Panel>
    )
  return (
    <Panel title={words.text('ratings.title')}>
      <ul className="pp-ratings">
        {ratings.map((rating) => (
          <li key={rating.game}>
            <button type="button" aria-pressed={rating.game === game} onClick={() => setGame(rating.game)}>
              <span className="pp-game">{gameName(rating.game)}</span>
              <span className="pp-number">{rating.rating}</span>
              <span className="muted t13">
                {words.text('ratings.of', { n: rating.matches, deviation: 2 * rating.deviation })}
                {rating.provisional && words.text('ratings.settling')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <RatingChart key={game} name={name} game={game} />
    </Panel>
  )
}
