import {
  type BattleEntry,
  type FactionId,
  LOSING_REASONS,
  type PlayerView,
  PRINTED,
  REASONS,
  rewardFor,
} from '@tessera/gauntlet'
import { Token } from '@tessera/table'
import { Button, Icon, useWidth } from '@tessera/ui'
import { playSound } from '@tessera/ui/sound'
import { type ReactNode, useEffect, useMemo } from 'react'
import { EMBLEMS, MORE_ICONS } from '../../shared/icons.ts'
import { unitIcon } from '../../shared/unit-icons/index.ts'
import type { BattleTally, Deed } from '../match/tally.ts'
import { TALL_LAND, WIDE_LAND } from '../road/land.ts'
import { Road } from '../road/road.tsx'
import { storyOf } from '../road/story.ts'
import { RunStatus } from './status.tsx'
import '../run.css'

interface ResultProps {
  /** How the run stood when this battle was over. */
  readonly view: PlayerView
  readonly entry: BattleEntry
  readonly tally: BattleTally
  /** The most wins of an earlier run on this device. */
  readonly best: number | undefined
  readonly back: string
  readonly tools: ReactNode
  readonly onAgain: () => void
  readonly onNext: () => void
}

/** When the torch of the road catches fire, in milliseconds. */
const TORCH_LIT = 800
const TITLES = { win: 'Victory', loss: 'Defeat', draw: 'A draw' } as const
const NTH = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'] as const

/** What a battle brought, and how far the run has come on its road. */
export default function ResultScreen({ view, entry, tally, best, back, tools, onAgain, onNext }: ResultProps) {
  const width = useWidth()
  const story = useMemo(() => storyOf(view), [view])
  const outcome = entry.winner === 0 ? 'win' : entry.winner === 1 ? 'loss' : 'draw'
  const name = entry.opponent.name
  const { base, streakBonus } = rewardFor(outcome, view.winStreak)
  const next = rewardFor('win', view.winStreak + 1)
  const waits = view.offer.length
  const change = entry.ratingAfter - entry.ratingBefore
  useEffect(() => {
    playSound(outcome === 'win' ? 'won' : outcome === 'loss' ? 'lost' : 'bell')
    if (outcome === 'win') playSound('fire', TORCH_LIT)
  }, [outcome])
  const stakes = `a win pays ${next.base}${next.streakBonus > 0 ? ` + ${next.streakBonus}` : ''} gold`
  return (
    <main className="gr gr-result">
      <RunStatus
        view={view}
        where={`battle ${entry.number} ${outcome === 'win' ? 'won' : outcome === 'loss' ? 'lost' : 'drawn'}`}
        back={back}
        tools={tools}
      />
      <section className={`panel gr-res ${outcome}`} aria-label="Result of the battle">
        <div className="vic">
          <Icon name={outcome === 'win' ? MORE_ICONS.won : outcome === 'loss' ? MORE_ICONS.lost : MORE_ICONS.drawn} />
          <h1>{TITLES[outcome]}</h1>
          <p className="muted">
            Against {name}, {entry.rounds} rounds: {(outcome === 'loss' ? LOSING_REASONS : REASONS)[entry.reason]}
          </p>
          {outcome === 'win' && best !== undefined && view.wins === best + 1 && (
            <p className="gr-further">Further than any run of yours before.</p>
          )}
        </div>
        <div className="share">
          {(['You', name] as const).map((who, side) => {
            const life = Math.round((entry.shares[side] ?? 0) / 100)
            return (
              <p key={who}>
                <span className={side === 0 ? 's1' : 's2'}>{who.replace(' (bot)', '')}</span>
                <i>
                  <b className={side === 0 ? 'one' : 'two'} style={{ width: `${life}%` }} />
                </i>
                <b>{life} % life</b>
              </p>
            )
          })}
        </div>
        <dl className="gain">
          <dt>
            <Icon name={MORE_ICONS.gold} className="gold" /> For the {outcome}
          </dt>
          <dd>{base}</dd>
          {streakBonus > 0 && (
            <>
              <dt>
                <Icon name={MORE_ICONS.streak} className="flame" /> {NTH[view.winStreak] ?? `${view.winStreak}th`} in a
                row
              </dt>
              <dd>+{streakBonus}</dd>
            </>
          )}
          <dt className="tot">Gold</dt>
          <dd className="tot big">
            {view.gold - entry.gold} → {view.gold}
          </dd>
          {view.config.pool === 'async' && (
            <>
              <dt>
                <Icon name={MORE_ICONS.rating} />{' '}
                {entry.opponent.rated ? `Rating, they had ${entry.opponent.rating}` : 'Rating, this battle was unrated'}
              </dt>
              <dd className={change > 0 ? 'heal' : change < 0 ? 'harm' : ''}>
                {change > 0 ? `+${change}` : change === 0 ? '±0' : `−${-change}`}
              </dd>
            </>
          )}
        </dl>
        {tally.turned !== null && (
          <div className="turned">
            <h2>The heaviest blow</h2>
            <p className="muted">{tally.turned}</p>
          </div>
        )}
        <div className="acts">
          <Button onClick={onAgain}>Watch it again</Button>
          <Button kind="quiet" to={back}>
            Rest here, the run is kept
          </Button>
        </div>
      </section>
      <section className="gr-roadp" aria-label="The road so far">
        <Road story={story} land={width === 'phone' ? TALL_LAND : WIDE_LAND} best={best} fresh stakes={stakes} />
      </section>
      <Deeds deeds={tally.own} />
      <section className="panel gr-next">
        <div>
          <h2>
            <span className="gr-outcome">{TITLES[outcome]}. </span>
            {nextWords(view, waits)}
          </h2>
          <p className="muted">
            {view.phase === 'ended'
              ? 'See all battles of the run.'
              : next.streakBonus > 0
                ? `Win once more and the streak pays ${next.streakBonus}.`
                : 'Three wins in a row begin to pay more.'}
          </p>
        </div>
        {waits > 0 && view.banner !== null && <CardBacks faction={view.banner.faction} count={waits} />}
        <Button kind="primary" size="big" onClick={onNext}>
          {view.phase === 'ended' ? 'The end of the road' : waits > 0 ? 'Turn them over' : 'To the camp'}
        </Button>
      </section>
    </main>
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

function nextWords({ phase, status }: PlayerView, waits: number): string {
  if (phase === 'ended') return status === 'won' ? 'All nine torches burn' : 'The run is over'
  if (waits === 0) return 'Every card is in your hand'
  return waits === 1 ? 'One card waits' : `${['', '', 'Two', 'Three'][waits] ?? waits} cards wait`
}

function Deeds({ deeds }: { readonly deeds: readonly Deed[] }) {
  const most = Math.max(1, ...deeds.map(({ dealt }) => dealt))
  return (
    <section className="panel gr-deeds" aria-label="What your units did">
      <h2>Your units</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Card</th>
            <th scope="col">dealt</th>
            <th scope="col">taken</th>
            <th scope="col">felled</th>
          </tr>
        </thead>
        <tbody>
          {deeds.map(({ unit, dealt, taken, felled, stands }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be of one unit
            <tr key={place} className={stands ? '' : 'fallen'}>
              <th scope="row">
                <span>
                  <Token seat={0} icon={unitIcon(unit)} size={24} />
                  {PRINTED.units.get(unit)?.name ?? unit}
                  {!stands && <small className="muted">fell</small>}
                </span>
              </th>
              <td>
                <i style={{ width: `${Math.round((64 * dealt) / most)}px` }} />
                {dealt}
              </td>
              <td>{taken}</td>
              <td>{felled === 0 ? '–' : felled}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
