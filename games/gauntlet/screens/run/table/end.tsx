import { type BattleEntry, handOf, leaderName, type PlayerView } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Button, Icon, useWidth } from '@tessera/ui'
import { type ReactNode, useMemo } from 'react'
import { Emblem } from '../../shared/art/emblem.tsx'
import { MORE_ICONS } from '../../shared/icons.ts'
import { standing } from '../match/definition.ts'
import { TALL_LAND, WIDE_LAND } from '../road/land.ts'
import { Road } from '../road/road.tsx'
import { ShareButtons } from '../road/share-buttons.tsx'
import { resultOf, storyOf } from '../road/story.ts'
import { SmallCard } from './hand.tsx'
import { RunStatus } from './status.tsx'
import '../run.css'

interface EndProps {
  readonly view: PlayerView
  readonly best: number | undefined
  readonly back: string
  /** Buttons: a new run, the record. */
  readonly acts: ReactNode
  /** Shows a battle again. */
  readonly onWatch: (number: number) => void
  /** Opens a battle as a duel of its own, with a link and a fork; null while it may not be given away. */
  readonly onReplay: ((entry: BattleEntry) => void) | null
}

/** A run that is over, or one that is read about: the road, every battle, the last team. */
export default function EndScreen({ view, best, back, acts, onWatch, onReplay }: EndProps) {
  const width = useWidth()
  const story = useMemo(() => storyOf(view), [view])
  const won = view.status === 'won'
  const change = view.rating - view.config.rating
  return (
    <main className="gr gr-end">
      <RunStatus view={view} where={words.text(view.phase === 'ended' ? 'runBar.over' : 'runBar.soFar')} back={back} />
      <section className={`panel gr-res ${won ? 'win' : 'loss'}`} aria-label={words.text('runEndPage.label')}>
        <div className="vic">
          <Icon name={won ? MORE_ICONS.won : MORE_ICONS.lost} />
          <h1>
            {words.text(won ? 'runEndPage.won' : view.phase === 'ended' ? 'runEndPage.lost' : 'runEndPage.soFar')}
          </h1>
          <p className="muted">
            {view.endReason === null
              ? standing(view)
              : words.text('runEndPage.why', {
                  score: standing(view),
                  why: words.said(`runEnd.${view.endReason}`),
                })}
          </p>
        </div>
        <dl className="gain">
          {view.config.pool === 'async' && (
            <>
              <dt>
                <Icon name={MORE_ICONS.rating} /> {words.text('runEndPage.rating')}
              </dt>
              <dd>
                {change === 0
                  ? words.text('runEndPage.unchanged', { n: view.rating })
                  : `${view.config.rating} → ${view.rating}`}
              </dd>
            </>
          )}
          <dt>
            <Icon name={MORE_ICONS.gold} className="gold" /> {words.text('runEndPage.gold')}
          </dt>
          <dd>{view.gold}</dd>
          {best !== undefined && (
            <>
              <dt>
                <Icon name={MORE_ICONS.won} /> {words.text('runEndPage.best')}
              </dt>
              <dd>{words.text('runList.wins', { n: best })}</dd>
            </>
          )}
        </dl>
        <div className="acts">
          {acts}
          <ShareButtons story={story} />
        </div>
      </section>
      <section className="gr-roadp" aria-label={words.text('runEndPage.road')}>
        <Road story={story} land={width === 'phone' ? TALL_LAND : WIDE_LAND} best={best} />
      </section>
      <section className="panel gr-battles" aria-label={words.text('runEndPage.battles')}>
        <h2>{words.text('runEndPage.battles')}</h2>
        {view.battles.length === 0 && <p className="muted">{words.text('runEndPage.noBattle')}</p>}
        <ol>
          {view.battles.map((entry) => (
            <Battle
              key={entry.number}
              entry={entry}
              onWatch={() => onWatch(entry.number)}
              onReplay={onReplay === null ? null : () => onReplay(entry)}
            />
          ))}
        </ol>
      </section>
      <section className="panel gr-team" aria-label={words.text('runEndPage.cardsLabel')}>
        <h2>
          {view.banner === null
            ? words.text('runEndPage.cards')
            : words.text('runEndPage.cardsOf', { leader: leaderName(view.banner.leader) })}
        </h2>
        <ul>
          {handOf(view.cards).map((card) => (
            <li key={card.id}>
              <SmallCard card={card} />
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}

interface BattleProps {
  readonly entry: BattleEntry
  readonly onWatch: () => void
  readonly onReplay: (() => void) | null
}

function Battle({ entry, onWatch, onReplay }: BattleProps) {
  const { number, opponent, rounds, shares, gold } = entry
  const result = resultOf(entry)
  const [own, theirs] = shares.map((share) => Math.round(share / 100))
  return (
    <li className={result}>
      <span className="num">{number}</span>
      <Emblem faction={opponent.faction} size={28} />
      <span className="what">
        <b>{words.text('runEndPage.battle', { result, foe: opponent.name })}</b>
        <span className="muted t13">
          {words.text('runEndPage.battleText', { rounds, own: own ?? 0, theirs: theirs ?? 0, gold })}
        </span>
      </span>
      <span className="acts">
        <Button kind="quiet" aria-label={words.text('runEndPage.watchBattle', { n: number })} onClick={onWatch}>
          {words.text('runEndPage.watch')}
        </Button>
        {onReplay !== null && (
          <Button kind="quiet" aria-label={words.text('runEndPage.openDuel', { n: number })} onClick={onReplay}>
            {words.text('runEndPage.asDuel')}
          </Button>
        )}
      </span>
    </li>
  )
}
