import type { FactionId, RunEvent, RunView } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import type { Timeline } from '@tessera/kernel'
import { Button, Icon, useWidth } from '@tessera/ui'
import { playSound } from '@tessera/ui/sound'
import { type ReactNode, useEffect, useMemo } from 'react'
import { EMBLEMS, MORE_ICONS } from '../../shared/icons.ts'
import { type BattleSpan, battleOf, duelFrames, playerOf } from '../match/frames.ts'
import { tallyOf } from '../match/tally.ts'
import { TALL_LAND, WIDE_LAND } from '../road/land.ts'
import { Road } from '../road/road.tsx'
import { storyOf } from '../road/story.ts'
import { type Outcome, onwardOf, outcomeOf } from './outcome.ts'
import { RunStatus } from './status.tsx'
import { UnitTallies } from './unit-tallies.tsx'
import '../run.css'

interface ResultProps {
  readonly timeline: Timeline<RunEvent, RunView>
  readonly span: BattleSpan
  /** The most wins of an earlier run on this device. */
  readonly best: number | undefined
  readonly back: string
  readonly tools: ReactNode
  readonly onAgain: () => void
  readonly onNext: () => void
}

/** When the torch of the road catches fire, in milliseconds. */
const TORCH_LIT = 800
const ICONS = { win: MORE_ICONS.won, loss: MORE_ICONS.lost, draw: MORE_ICONS.drawn } as const
const SOUNDS = { win: 'won', loss: 'lost', draw: 'bell' } as const
const BATTLES = { win: 'runBar.wonBattle', loss: 'runBar.lostBattle', draw: 'runBar.drawnBattle' } as const
const REWARDS = { win: 'result.forWin', loss: 'result.forLoss', draw: 'result.forDraw' } as const

/** What a battle brought, and how far the run has come on its road. */
export default function ResultScreen(props: ResultProps) {
  const { timeline, span, best, back, tools, onAgain, onNext } = props
  const width = useWidth()
  const view = useMemo(() => playerOf(timeline.frame(span.last).view), [timeline, span])
  const tally = useMemo(() => tallyOf(duelFrames(timeline, span)), [timeline, span])
  const story = useMemo(() => storyOf(view), [view])
  const outcome = useMemo(() => outcomeOf(view, battleOf(view, span.number), best), [view, span, best])
  const onward = onwardOf(view)
  const { result } = outcome
  useEffect(() => {
    playSound(SOUNDS[result])
    if (result === 'win') playSound('fire', TORCH_LIT)
  }, [result])
  return (
    <main className="gr gr-result">
      <RunStatus view={view} where={words.text(BATTLES[result], { n: span.number })} back={back} tools={tools} />
      <section className={`panel gr-res ${result}`} aria-label={words.text('result.label')}>
        <div className="vic">
          <Icon name={ICONS[result]} />
          <h1>{outcome.title}</h1>
          <p className="muted">{outcome.how}</p>
          {outcome.further && <p className="gr-further">{words.text('result.further')}</p>}
        </div>
        <div className="share">
          {outcome.lives.map(({ name, percent }, side) => (
            <p key={name}>
              <span className={side === 0 ? 's1' : 's2'}>{name}</span>
              <i>
                <b className={side === 0 ? 'one' : 'two'} style={{ width: `${percent}%` }} />
              </i>
              <b>{words.text('result.life', { n: percent })}</b>
            </p>
          ))}
        </div>
        <Gains outcome={outcome} />
        {tally.turned !== null && (
          <div className="turned">
            <h2>{words.text('result.heaviest')}</h2>
            <p className="muted">{tally.turned}</p>
          </div>
        )}
        <div className="acts">
          <Button onClick={onAgain}>{words.text('result.again')}</Button>
          <Button kind="quiet" to={back}>
            {words.text('result.rest')}
          </Button>
        </div>
      </section>
      <section className="gr-roadp" aria-label={words.text('result.road')}>
        <Road story={story} land={width === 'phone' ? TALL_LAND : WIDE_LAND} best={best} fresh stakes={onward.stakes} />
      </section>
      <UnitTallies tallies={tally.own} />
      <section className="panel gr-next">
        <div>
          <h2>
            <span className="gr-outcome">{outcome.title}. </span>
            {onward.title}
          </h2>
          <p className="muted">{onward.text}</p>
        </div>
        {onward.waits > 0 && view.banner !== null && <CardBacks faction={view.banner.faction} count={onward.waits} />}
        <Button kind="primary" size="big" onClick={onNext}>
          {onward.button}
        </Button>
      </section>
    </main>
  )
}

function Gains({ outcome: { result, reward, streak, gold, rating } }: { readonly outcome: Outcome }) {
  return (
    <dl className="gain">
      <dt>
        <Icon name={MORE_ICONS.gold} className="gold" /> {words.text(REWARDS[result])}
      </dt>
      <dd>{reward}</dd>
      {streak !== null && (
        <>
          <dt>
            <Icon name={MORE_ICONS.streak} className="flame" /> {streak.title}
          </dt>
          <dd>+{streak.bonus}</dd>
        </>
      )}
      <dt className="tot">{words.text('result.gold')}</dt>
      <dd className="tot big">
        {gold.from} → {gold.to}
      </dd>
      {rating !== null && (
        <>
          <dt>
            <Icon name={MORE_ICONS.rating} /> {rating.title}
          </dt>
          <dd className={rating.change > 0 ? 'heal' : rating.change < 0 ? 'harm' : ''}>
            {rating.change > 0 ? `+${rating.change}` : rating.change === 0 ? '±0' : `−${-rating.change}`}
          </dd>
        </>
      )}
    </dl>
  )
}

/** The cards that wait, face down. */
function CardBacks({ faction, count }: { readonly faction: FactionId; readonly count: number }) {
  return (
    <div className="gr-backs" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
          key={place}
          className="cloth"
          data-faction={faction}
          style={{ rotate: `${(place - (count - 1) / 2) * 9}deg` }}
        >
          <Icon name={EMBLEMS[faction]} />
        </span>
      ))}
    </div>
  )
}
