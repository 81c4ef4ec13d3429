import { type Face, factionName, leaderName, type PlayerView, ratingAfter, rewardFor } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { BoardIcon } from '@tessera/ui'
import { playSound } from '@tessera/ui/sound'
import { useEffect } from 'react'
import { Emblem } from '../../shared/art/emblem.tsx'
import { MORE_ICONS } from '../../shared/icons.ts'
import { LeaderPortrait } from '../../shared/team/leader-portrait.tsx'

/** GR-604: sealed until the team is locked, then the opponent's face and nothing of the board. */
export function Letter({ view }: { readonly view: PlayerView }) {
  const { opponent, phase } = view
  if (opponent === null) return <Sealed view={view} looking={phase === 'matching'} />
  return <Opened face={opponent} />
}

function Sealed({ view, looking }: { readonly view: PlayerView; readonly looking: boolean }) {
  const { wins, rating, config } = view
  const range = { least: Math.max(0, wins - 1), most: Math.min(8, wins + 1) }
  const who =
    config.pool === 'bots'
      ? words.text('letter.bot', { n: wins })
      : config.pool === 'async'
        ? words.text('letter.rated', { ...range, low: Math.max(100, rating - 200), high: rating + 200 })
        : words.text('letter.stored', range)
  return (
    <div className={`gr-letter closed ${looking ? 'looking' : ''}`}>
      <svg viewBox="0 0 248 150" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0l124 78l124 -78" fill="#e3d3a8" stroke="#8a7448" strokeWidth="1.500" />
        <path d="M0 150l96 -78M248 150l-96 -78" stroke="#8a7448" strokeWidth="1" />
      </svg>
      <svg className="seal" viewBox="-28 -28 56 56" width="56" height="56" aria-hidden="true">
        <circle r="25" fill="#8e1f2c" stroke="#4a0c14" strokeWidth="2" />
        <circle r="19" fill="none" stroke="#c9545f" strokeWidth="1.500" />
        <BoardIcon name={MORE_ICONS.seal} x={0} y={0} size={24} fill="#f3c9c4" />
      </svg>
      <p role="status">
        {looking ? (
          <b>{words.text('letter.looking')}</b>
        ) : (
          <>
            <b>{words.text('letter.sealed')}</b> {who}
          </>
        )}
      </p>
    </div>
  )
}

function Opened({ face }: { readonly face: Face }) {
  useEffect(() => playSound('page'), [])
  return (
    <div className="gr-letter opened cloth" data-faction={face.faction} role="status">
      <div className="oi">
        <Emblem faction={face.faction} size={54} />
        <div>
          <h3>{face.name}</h3>
          <p>
            {face.name.startsWith(leaderName(face.leader)) ? '' : `${leaderName(face.leader)}, `}
            {factionName(face.faction)}
          </p>
        </div>
        <LeaderPortrait leader={face.leader} size={54} />
      </div>
      <dl>
        <div>
          <dd>{face.units}</dd>
          <dt>{words.text('letter.units', { n: face.units })}</dt>
        </div>
        <div>
          <dd>
            {face.wins} : {face.losses}
          </dd>
          <dt>{words.text('letter.score')}</dt>
        </div>
        {face.rated && (
          <div>
            <dd>{face.rating}</dd>
            <dt>{words.text('letter.rating')}</dt>
          </div>
        )}
      </dl>
    </div>
  )
}

/** What is at stake, in a sentence. */
export function stakesOf({ winStreak, rating, opponent, config }: PlayerView): string {
  const { base, streakBonus } = rewardFor('win', winStreak + 1)
  const won = streakBonus > 0 ? `${base} + ${streakBonus}` : `${base}`
  const lost = rewardFor('loss', 0).base
  if (opponent === null || !opponent.rated)
    return words.text(config.pool === 'async' ? 'stakes.stays' : 'stakes.unrated', { won, lost })
  const gain = ratingAfter(rating, opponent.rating, 'win').after - rating
  const cost = rating - ratingAfter(rating, opponent.rating, 'loss').after
  return words.text('stakes.rated', { won, gain, lost, cost })
}
