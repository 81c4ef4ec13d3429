import { Panel } from '@tessera/ui'
import type { Profile } from '@tessera/wire'
import { useState } from 'react'
import { gameName } from '../../words/index.ts'
import { RatingChart } from '../rating-chart.tsx'

export function Ratings({ profile, name }: { readonly profile: Profile; readonly name: string }) {
  const { ratings } = profile
  const [game, setGame] = useState(ratings[0]?.game ?? '')
  if (ratings.length === 0)
    return (
      <Panel title="Ratings">
        <p className="ac-none">
          No rated match yet.{' '}
          {profile.kind === 'guest' ? 'Guests play unrated.' : 'Rated matches are played against people with a name.'}
        </p>
      </Panel>
    )
  return (
    <Panel title="Ratings">
      <ul className="pp-ratings">
        {ratings.map((rating) => (
          <li key={rating.game}>
            <button type="button" aria-pressed={rating.game === game} onClick={() => setGame(rating.game)}>
              <span className="pp-game">{gameName(rating.game)}</span>
              <span className="pp-number">{rating.rating}</span>
              <span className="muted t13">
                ± {2 * rating.deviation}, {rating.matches} {rating.matches === 1 ? 'match' : 'matches'}
                {rating.provisional && ', still settling'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <RatingChart key={game} name={name} game={game} />
    </Panel>
  )
}
