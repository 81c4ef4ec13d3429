import { type HexlineEvent, type HexlineView, headline } from '@tessera/hexline'
import type { Seat } from '@tessera/kernel'
import { Amount, NowRibbon, type SeatInfo, Token } from '@tessera/table'
import { Button } from '@tessera/ui'
import { Fragment, type ReactNode } from 'react'
import { unitIcon } from '../icons.ts'
import { seatOfSide } from '../table/seats.ts'
import { resultTitle } from './aftermath.tsx'
import { PieceName, sentenceOf } from './lines.tsx'
import type { BattleEnd } from './story.ts'

export interface NowProps {
  readonly view: HexlineView
  readonly events: readonly HexlineEvent[]
  readonly acting: number
  /** Why playing has stopped by itself. */
  readonly stopped: string | null
  /** Set once the viewer has reached the end. */
  readonly end: BattleEnd | null
  readonly names: readonly [SeatInfo, SeatInfo]
  readonly me: Seat | null
  readonly onReport: () => void
}

/** The step in one sentence, with its dice. */
export function Now({ view, events, acting, stopped, end, names, me, onReport }: NowProps): ReactNode {
  const battle = view.battle
  const unit = battle?.units[acting - 1]
  if (end !== null) {
    return (
      <div className="now panel hx-end">
        <p>{resultTitle(end, [String(names[0].name), String(names[1].name)], me)}.</p>
        <Button kind="primary" onClick={onReport}>
          Report
        </Button>
      </div>
    )
  }
  const dice = diceOf(events)
  return (
    <NowRibbon
      token={
        battle && unit ? <Token seat={seatOfSide(battle, unit.side)} icon={unitIcon(unit.type)} size={28} /> : undefined
      }
      dice={dice}
    >
      {stopped !== null && <span className="hx-stopped">Stopped: {stopped}. </span>}
      {tell(events, view)}
    </NowRibbon>
  )
}

/** The blow with all it did to others first; otherwise the first thing worth saying. */
function tell(events: readonly HexlineEvent[], view: HexlineView): ReactNode {
  const hit = events.find((event) => event.type === 'damage' && event.kind === 'attack' && event.dealt > 0)
  if (hit?.type === 'damage') {
    const others = events.filter(
      (event) => event.type === 'damage' && event.kind !== 'attack' && event.by === hit.by && event.dealt > 0,
    )
    const fallen = events.filter((event) => event.type === 'death')
    return (
      <>
        {sentenceOf(hit, view, '')?.text}
        {others.map((event, i) =>
          event.type === 'damage' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
            <Fragment key={i}>
              {i === others.length - 1 ? ' and ' : ', '}
              <PieceName view={view} id={event.unit} /> for <Amount tone="harm">{event.dealt}</Amount>
            </Fragment>
          ) : null,
        )}
        {fallen.length > 0 && <>; {fallen.length === 1 ? 'one falls' : `${fallen.length} fall`}</>}.
      </>
    )
  }
  const said = events.filter((event) => headline(event, view) !== null && event.type !== 'round_start')
  const first = said.find((event) => DECISIVE.has(event.type)) ?? said[0]
  if (first === undefined) {
    const round = events.find((event) => event.type === 'round_start')
    return round?.type === 'round_start' ? `Round ${round.round} begins.` : 'The armies stand ready.'
  }
  const quick = events.some((event) => event.type === 'move' && event.extra)
  if (first.type === 'move' && quick) return <>{sentenceOf(first, view, '')?.text}, two hexes.</>
  const second = said.find((event) => event !== first && !MINOR.has(event.type))
  return (
    <>
      {sentenceOf(first, view)?.text} {second !== undefined && sentenceOf(second, view)?.text}
    </>
  )
}

/** What a step is about, when it is in it; walking there is only how it came about. */
const DECISIVE: ReadonlySet<HexlineEvent['type']> = new Set(['damage', 'blocked', 'undying', 'executed', 'shadowstep'])
const MINOR: ReadonlySet<HexlineEvent['type']> = new Set(['move', 'speed_roll', 'silence_tick'])

function diceOf(events: readonly HexlineEvent[]): { readonly name: string; readonly value: string } | undefined {
  for (const event of events) {
    if (event.type === 'attack' && event.draw !== null) {
      return { name: 'target', value: `${event.draw + 1} of ${event.candidates.length}` }
    }
    if (event.type === 'speed_roll') return { name: 'speed', value: `${event.roll}, needs under ${event.need}` }
    if (event.type === 'ability' && event.draw !== null) {
      return { name: event.effect, value: `${event.draw + 1} of ${event.candidates.length}` }
    }
  }
  return undefined
}
