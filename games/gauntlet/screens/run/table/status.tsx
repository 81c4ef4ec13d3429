import { factionName, handOf, leaderName, type PlayerView, rewardFor } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Icon, IconButton, ThemeButton } from '@tessera/ui'
import { type ReactNode, useEffect } from 'react'
import { Emblem } from '../../shared/art/emblem.tsx'
import { Standards, Torches } from '../../shared/art/torch.tsx'
import { MORE_ICONS } from '../../shared/icons.ts'

export const WINS = 9
export const LIVES = 4

interface RunStatusProps {
  readonly view: PlayerView
  /** What the draft of the camp would leave. */
  readonly gold?: number
  /** After the faction: "battle 6". */
  readonly where: string
  readonly back: string
  readonly tools?: ReactNode
}

/** The bar over every screen of a run: who leads, wins, lives, gold, streak, hand and rating. */
export function RunStatus({ view, gold = view.gold, where, back, tools }: RunStatusProps) {
  // Every screen of a run is read from its top.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  const { banner, wins, losses, winStreak, rating, config } = view
  const bonus = rewardFor('win', winStreak + 1).streakBonus
  return (
    <header className="gr-top">
      <div className="gr-who">
        <IconButton className="nav" label={words.text('runBar.leave')} glyph="left" to={back} />
        <Emblem faction={banner?.faction ?? null} />
        <div>
          <b>{banner === null ? words.text('runBar.name') : leaderName(banner.leader)}</b>
          <span>
            {banner === null ? where : words.text('runBar.where', { faction: factionName(banner.faction), where })}
          </span>
        </div>
      </div>
      <div className="gr-count">
        <div>
          <Torches lit={wins} of={WINS} />
          <p>
            <b>{words.text('runBar.of', { n: wins, all: WINS })}</b>
            <span>{words.text('runBar.wins')}</span>
          </p>
        </div>
        <div>
          <Standards lost={losses} of={LIVES} />
          <p>
            <b>{words.text('runBar.left', { n: LIVES - losses })}</b>
            <span>{words.text('runBar.losses', { n: losses, all: LIVES })}</span>
          </p>
        </div>
      </div>
      <dl className="gr-nums">
        <div>
          <dd>
            <Icon name={MORE_ICONS.gold} className="gold" /> {gold}
          </dd>
          <dt>{words.text('runBar.gold')}</dt>
        </div>
        <div>
          <dd>
            <Icon name={MORE_ICONS.streak} className="flame" /> {winStreak}
          </dd>
          <dt>{bonus > 0 ? words.text('runBar.nextWin', { n: bonus }) : words.text('runBar.inARow')}</dt>
        </div>
        <div className="spare">
          <dd>{handOf(view.cards).length}</dd>
          <dt>{words.text('runBar.inHand')}</dt>
        </div>
        {config.pool === 'async' && (
          <div className="spare">
            <dd>{rating}</dd>
            <dt>{words.text('runBar.rating')}</dt>
          </div>
        )}
      </dl>
      <div className="gr-tools">
        {tools}
        <ThemeButton />
      </div>
    </header>
  )
}
