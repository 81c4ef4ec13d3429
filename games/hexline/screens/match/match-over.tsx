import type { HexlineConfig, HexlineView } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import type { Result } from '@tessera/kernel'
import { HowItWent, type SomeRecord, useRematchWord, wasPlayedOut } from '@tessera/play'
import { saveRecordFile } from '@tessera/play/kept'
import { ChancesWithin, LastWord, moodOf, Outcome, Token, TryNext, useChances } from '@tessera/table'
import { Button, IconButton, Panel, ThemeButton } from '@tessera/ui'
import { useEffect, useMemo, useState } from 'react'
import { unitIcon } from '../icons.ts'
import { adviceFor } from '../log/aftermath.tsx'
import { armyInWords } from '../names.ts'
import { BattleTable } from '../table/battle-table.tsx'
import { battleAt, battlesOf, type HexlineTimeline } from '../table/frames.ts'
import { earlierBattles } from './earlier.ts'

export interface MatchOverProps {
  readonly view: HexlineView
  readonly result: Result | null
  readonly seat: 0 | 1
  readonly foe: string
  /** The other side is a bot, and may say something. */
  readonly bot: boolean
  readonly timeline: HexlineTimeline
  /** Where a new match is set up. */
  readonly fresh: string
  /** Where the arrow at the top left leads. */
  readonly back: string
  readonly record: () => SomeRecord | null
  readonly onRematch: () => void
  readonly onLab: (config: HexlineConfig) => void
  readonly onFork: (view: HexlineView, at: number) => void
}

interface Watching {
  readonly battle: number
  /** The frame to begin at, counted within the battle. */
  readonly at: number
}

/** How the match ended, battle by battle, and what to do next. */
export function MatchOver(props: MatchOverProps) {
  const { view, result, seat, foe, timeline } = props
  const [watching, setWatching] = useState<Watching | null>(null)
  const spans = useMemo(() => battlesOf(timeline), [timeline])
  const offer = useChances()?.offer
  useEffect(() => {
    offer?.({
      seek: (frame) => {
        const span = battleAt(spans, frame)
        if (span) setWatching({ battle: span.number, at: Math.max(0, frame - span.first) })
      },
      moment: (frame) => {
        const span = battleAt(spans, frame)
        if (!span || frame < span.first) return words.text('match.before', { battle: span?.number ?? 1 })
        return words.text('match.moment', {
          battle: span.number,
          round: timeline.frame(frame).view.battle?.round ?? 1,
        })
      },
    })
    return () => offer?.(null)
  }, [offer, spans, timeline])
  const rematch = useRematchWord()
  const battles = earlierBattles(view, seat).toReversed()
  const lost = battles.findLast(({ won }) => won === false)?.battle
  const advice = useMemo(() => {
    const span = spans.find(({ number }) => number === lost)
    return span === undefined ? null : adviceFor(timeline.frame(span.last).view, seat)
  }, [timeline, spans, lost, seat])
  if (watching !== null) {
    const span = spans.find(({ number }) => number === watching.battle)
    const you = { name: words.text('match.you') }
    return (
      <ChancesWithin first={span?.first ?? 0} last={span?.last ?? 0}>
        <BattleTable
          key={watching.battle}
          timeline={timeline}
          battle={watching.battle}
          at={watching.at}
          seats={seat === 0 ? [you, { name: foe }] : [{ name: foe }, you]}
          mode="replay"
          me={seat}
          back={props.back}
          next={{ name: words.text('match.result'), run: () => setWatching(null) }}
          onRematch={props.onRematch}
          record={props.record}
          onLab={props.onLab}
          onFork={props.onFork}
        />
      </ChancesWithin>
    )
  }
  const [first, second] = view.score
  const mine = seat === 0 ? first : second
  const whole = props.record()
  const theirs = seat === 0 ? second : first
  return (
    <main className="hx-over">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label={words.text('match.leave')} glyph="left" to={props.back} />
        </div>
        <span />
        <div className="acts">
          <ThemeButton />
        </div>
      </header>
      <section className="hx-verdict">
        <Outcome mood={moodOf(result?.winner ?? null, seat)} />
        <p className="eyebrow">{words.text('match.against', { foe })}</p>
        <h1>{verdict(result, seat)}</h1>
        <p className="hx-score">
          <span className={seat === 0 ? 's1' : 's2'}>{mine}</span>{' '}
          <span className="muted">{words.text('match.to')}</span>{' '}
          <span className={seat === 0 ? 's2' : 's1'}>{theirs}</span>
        </p>
        {props.bot && <LastWord name={foe} mood={moodOf(result?.winner ?? null, seat)} />}
        {result !== null && result.winner !== seat && wasPlayedOut(whole) && <TryNext advice={advice} />}
        <div className="hx-next">
          <Button kind="primary" size="big" onClick={props.onRematch}>
            {rematch}
          </Button>
          <Button size="big" to={props.fresh}>
            {words.text('match.new')}
          </Button>
          {whole !== null && (
            <Button size="big" kind="quiet" glyph="save" onClick={() => saveRecordFile(whole)}>
              {words.text('report.save')}
            </Button>
          )}
        </div>
        {whole !== null && result !== null && <HowItWent record={whole} me={seat} onClose={() => {}} />}
      </section>
      {battles.length === 0 ? (
        <p className="muted">{words.text('match.noBattle')}</p>
      ) : (
        <Panel title={words.text('match.battles')} className="hx-battles">
          <ol>
            {battles.map(({ battle, outcome, won, theirs: army }) => (
              <li key={battle}>
                <b>{words.text('match.battle', { battle })}</b>
                <span className={won === null ? 'muted' : won ? 'heal' : 'harm'}>{outcome}</span>
                <span className="tokens" title={armyInWords(view.config, army)}>
                  <span className="vh">
                    {words.text('match.againstArmy', { army: armyInWords(view.config, army) })}
                  </span>
                  {army.map((type, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the army
                    <Token key={i} seat={seat === 0 ? 1 : 0} icon={unitIcon(type)} size={24} />
                  ))}
                </span>
                <Button
                  kind="quiet"
                  glyph="play"
                  aria-label={words.text('match.watchAgainBattle', { battle })}
                  onClick={() => setWatching({ battle, at: 0 })}
                >
                  {words.text('match.watchAgain')}
                </Button>
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </main>
  )
}

function verdict(result: Result | null, seat: 0 | 1): string {
  if (result === null || result.winner === null) return words.text('match.drawn')
  if (result.winner === seat) return words.text('match.won')
  return words.text(result.reason === 'conceded' ? 'match.gaveUp' : 'match.lost')
}
