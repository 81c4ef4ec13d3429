import { type GivenOrder, reportText, understand } from '@tessera/cohort'
import { type After, copyText, type TableSeat, useWatching } from '@tessera/play'
import { type SeatInfo, TableLayout, type TableTab, TimelineBar, useArrival } from '@tessera/table'
import { Button, Icon, useWidth } from '@tessera/ui'
import { useMotion } from '@tessera/ui/settings'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { paceOf, type Showing } from '../board/effects.ts'
import { isTruth, sceneOf } from '../board/scene.ts'
import { WarMap } from '../board/war-map.tsx'
import { WEATHER_ICONS } from '../icons.ts'
import { mapName, WEATHER_EFFECTS, WEATHER_NAMES } from '../names.ts'
import { ContactCard, PieceCard, Situation, UnitCard } from '../orders/cards.tsx'
import { Everyone } from '../orders/everyone.tsx'
import { idleUnits } from '../orders/idle.ts'
import { exchangesOf, exchangesWith, rangesOf, sightOf } from '../orders/insights.ts'
import { MatchUp } from '../orders/match-up.tsx'
import { OrderSheet } from '../orders/order-sheet.tsx'
import { Palette } from '../orders/palette.tsx'
import { plansOf } from '../orders/plans.ts'
import { Roster } from '../orders/roster.tsx'
import { exampleFor } from '../orders/sayings.ts'
import { useDesk } from '../orders/use-desk.ts'
import { useGuesses } from '../orders/use-guesses.ts'
import { warningsOf } from '../orders/warnings.ts'
import { CohortLog } from './cohort-log.tsx'
import { stageWords } from './report.ts'
import { seatInfo } from './seat-info.ts'
import { SendBar } from './send-bar.tsx'
import { type CohortTimeline, storyOf } from './story.ts'
import { Report } from './turn-report.tsx'
import { type Live, Waiting } from './waiting.tsx'
import { WrittenOrders } from './written-orders.tsx'
import './table.css'

export interface CohortTableProps {
  /** It may grow: `version` counts that up. */
  readonly timeline: CohortTimeline
  readonly version: number
  readonly seats: readonly TableSeat[]
  readonly me: 0 | 1 | null
  readonly live: Live | null
  readonly back: string
  /** The frame to begin at. */
  readonly at: number
  /** What is on the order sheet. */
  readonly text?: string
  readonly onText?: (text: string) => void
  readonly onSeen?: (furthest: number) => void
  readonly onPlace?: (index: number) => void
  readonly onFork: ((index: number) => void) | null
  /** The result: opened when the end was reached, and by a button then. */
  readonly after: After
  readonly tools?: ReactNode
  /** Whose eyes it is watched through; on a phone it has a row of its own. */
  readonly eyes?: ReactNode
}

/** The table a battle is commanded and watched on (section 17). */
export function CohortTable(props: CohortTableProps): ReactNode {
  const { timeline, version, seats, me, live, text = '', onText = nothing } = props
  const width = useWidth()
  const phone = width === 'phone'
  const motion = useMotion()
  const watching = useWatching({
    timeline,
    version,
    at: props.at,
    running: live !== null,
    storyOf,
    paceOf,
    effectsOf,
    onSeen: props.onSeen,
    onPlace: props.onPlace,
  })
  const { player, story, index, moved, view: look, events, atLast, untold } = watching
  const told = untold === null ? index : index - 1
  const scene = useMemo(() => sceneOf(look), [look])
  const before = useMemo(() => (watching.before === null ? null : sceneOf(watching.before)), [watching.before])
  const view = isTruth(look) ? null : look
  const names = useMemo(() => [seats[0]?.name ?? '', seats[1]?.name ?? ''] as const, [seats])
  const result = look.result
  const over = result !== null || live?.over === true
  const settled = live?.sent === true && atLast && !over
  const canAct = live?.awaited === true && atLast && result === null && look.phase === 'orders'
  const guesses = useGuesses()
  const understood = useMemo(
    () => (view !== null && canAct ? understand(text, view, guesses) : null),
    [view, canAct, text, guesses],
  )
  const desk = useDesk({ view, canAct, text, onText, understood })
  const [tried, setTried] = useState<readonly GivenOrder[] | null>(null)
  const { selected, unit, acting } = desk
  const plans = useMemo(
    () => (view === null || understood === null ? [] : plansOf(view, tried ?? understood.orders)),
    [view, understood, tried],
  )
  const idle = useMemo(
    () => (view === null || understood === null ? NOBODY_IDLE : idleUnits(view, understood.orders)),
    [view, understood],
  )
  const [pointed, setPointed] = useState<number | null>(null)
  const [cursor, setCursor] = useState<number | null>(null)
  const here = cursor ?? unit?.tile ?? view?.units[0]?.tile ?? 210
  const hovered = pointed === null ? undefined : view?.units.find(({ tile }) => tile === pointed)
  const eyed = pointed ?? cursor
  const aimedAt = view?.contacts.find(({ tile, state }) => tile === eyed && state === 'confirmed')
  const ranges = useMemo(() => {
    if (view === null || view.phase !== 'orders') return null
    if (unit !== undefined) return rangesOf(view, unit, 'all')
    return hovered === undefined ? null : rangesOf(view, hovered, 'zone')
  }, [view, unit, hovered])
  const { choose } = desk
  // A new turn begins with empty hands: what happened stands where the card was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn is what empties them
  useEffect(() => choose(null), [choose, look.turn])
  const [tab, setTab] = useState<TableTab>(live === null ? 'piece' : 'orders')
  const [ending, setEnding] = useState(false)
  useArrival(
    result !== null && atLast,
    useCallback(() => setEnding(true), []),
  )
  const showing = useMemo((): Showing | null => {
    if (!motion || moved === 'jump' || before === null) return null
    // Read, not watched: a change of speed alone plays nothing again.
    return { events, before, after: scene, speed: player.store.getState().speed }
  }, [motion, moved, events, before, scene, player])

  const foe = me === null ? 1 : me === 0 ? 1 : 0
  const teller = useMemo(() => ({ map: scene.map, me, names, known: story.known }), [scene.map, me, names, story])
  const contact = view?.contacts.find(({ handle }) => `X${handle}` === selected)
  const loose = scene.pieces.find(({ key }) => key === selected)
  const stage = stageWords(look.stage, look.pulse)
  const ended = result !== null && (
    <Button kind="primary" onClick={() => setEnding(true)}>
      The result
    </Button>
  )
  const piece =
    unit !== undefined && view !== null ? (
      <UnitCard
        view={view}
        unit={unit}
        sight={sightOf(view, unit)}
        exchanges={exchangesOf(view, unit)}
        doing={doingWords(understood, view, unit.id)}
      />
    ) : contact !== undefined && view !== null ? (
      <ContactCard view={view} contact={contact} exchanges={exchangesWith(view, contact)} />
    ) : loose !== undefined ? (
      <PieceCard piece={loose} />
    ) : (
      <>
        <Situation scene={scene} names={names} view={view} />
        {live === null && <WrittenOrders look={look} names={names} />}
      </>
    )
  const foot =
    live === null || view === null ? (
      ended
    ) : result !== null ? (
      <div className="co-foot">{ended}</div>
    ) : canAct && understood !== null ? (
      <SendBar view={view} text={text} understood={understood} live={live} />
    ) : (
      <Waiting live={live} foe={names[foe]} atLast={atLast} onNow={() => player.toEnd()} />
    )
  const palette =
    acting !== undefined && view !== null ? (
      <Palette
        view={view}
        unit={acting}
        given={desk.given}
        aim={desk.aim}
        then={desk.then}
        onAim={desk.setAim}
        onThen={desk.setThen}
        onStep={desk.step}
        onStance={desk.stance}
        onForget={desk.forget}
        onClose={() => desk.choose(null)}
      />
    ) : null
  const orders =
    live === null ? undefined : understood !== null && view !== null ? (
      <OrderSheet
        text={text}
        onText={onText}
        understood={understood}
        onTry={setTried}
        last={view.own?.texts.at(-1) ?? null}
        closed={null}
        selectedName={unit?.name ?? null}
        palette={palette}
        warnings={warningsOf(view, understood.orders, plans)}
        example={exampleFor(view)}
        empty={
          acting === undefined && (
            <>
              <Everyone view={view} onText={onText} />
              {view.turn > 1 && (
                <>
                  <h3>How turn {view.turn - 1} ended</h3>
                  <Report timeline={timeline} story={story} turn={view.turn - 1} upTo={told} teller={teller} />
                </>
              )}
              <h3>Your units</h3>
              <Roster units={view.units} onUnit={(id) => desk.choose(String(id))} />
              <Button
                kind="quiet"
                onClick={() => void copyText(reportText(view), 'Both armies, as you know them, are on the clipboard.')}
              >
                Copy the report
              </Button>
            </>
          )
        }
        foot={foot}
        onUnit={(name) => desk.choose(String(view.units.find((each) => each.name === name)?.id ?? ''))}
      />
    ) : (
      <div className="co-sheet">
        <header>
          <h2>
            {over && atLast
              ? 'The battle is over'
              : settled
                ? 'Your orders'
                : atLast
                  ? 'Orders'
                  : `Turn ${look.turn}: ${stage}`}
          </h2>
        </header>
        {settled ? (
          <section className="card co-written" aria-label="Orders handed in">
            <p>{text.trim() === '' ? 'No new orders: everyone goes on with the last ones.' : text}</p>
          </section>
        ) : (
          <Report timeline={timeline} story={story} turn={look.turn} upTo={told} teller={teller} />
        )}
        {foot}
      </div>
    )
  const info = (seat: 0 | 1): SeatInfo =>
    seatInfo(seats[seat] ?? NOBODY, seat, look.seats[seat].culture, scene, live, me, width, over)
  return (
    <>
      <TableLayout
        className="co-table"
        title={`Cohort, ${mapName(scene.map)}, turn ${look.turn} of ${scene.limit}`}
        seats={[info(0), info(1)]}
        middle={look.turn === 0 ? mapName(scene.map) : `Turn ${look.turn} of ${scene.limit}`}
        middleSub={
          <span title={WEATHER_EFFECTS[scene.weather]}>
            <Icon name={WEATHER_ICONS[scene.weather]} /> {WEATHER_NAMES[scene.weather]}
            {stage === 'orders' ? '' : `, ${stage}`}
          </span>
        }
        back={props.back}
        tools={props.tools}
        piece={
          <>
            {!phone && props.eyes && <div className="co-eyes">{props.eyes}</div>}
            {piece}
          </>
        }
        board={
          <WarMap
            scene={scene}
            selected={selected}
            cursor={here}
            plans={plans}
            ranges={ranges}
            idle={idle}
            deedAt={desk.deedAt}
            showing={showing}
            index={index}
            me={me}
            over={
              view !== null &&
              unit !== undefined &&
              aimedAt !== undefined && <MatchUp view={view} unit={unit} contact={aimedAt} />
            }
            onPiece={(chosen) => {
              setCursor(chosen.tile)
              desk.pressPiece(chosen)
              if (phone) setTab(canAct ? 'orders' : 'piece')
            }}
            onTile={(tile) => {
              setCursor(tile)
              const there = scene.pieces.find((each) => each.tile === tile)
              if (there !== undefined) desk.pressPiece(there)
              else desk.pressTile(tile)
            }}
            onPoint={setPointed}
            onCursor={setCursor}
          />
        }
        now={
          phone && (
            <>
              {live === null && (
                <div className="co-watch">
                  {props.eyes}
                  {ended}
                </div>
              )}
              <div className="co-strip">
                <b>{look.turn === 0 ? 'Before the battle' : `Turn ${look.turn} of ${scene.limit}`}</b>
                <span>
                  <Icon name={WEATHER_ICONS[scene.weather]} /> {WEATHER_NAMES[scene.weather]}
                </span>
                {look.turn > 0 && <span>{stage}</span>}
                <span>
                  score <b className="s1">{scene.scores[0]}</b> to <b className="s2">{scene.scores[1]}</b>
                </span>
              </div>
            </>
          )
        }
        orders={orders}
        ordersBeside
        log={
          <CohortLog
            player={player}
            timeline={timeline}
            story={story}
            map={scene.map}
            names={names}
            me={me}
            selected={selected}
            stage={stage}
            untold={untold}
          />
        }
        tab={tab}
        onTab={setTab}
        timeline={
          <TimelineBar
            player={player}
            ticks={story.ticks}
            marks={story.marks}
            moment={(at) => (timeline.period(at) === 0 ? 'before the battle' : `turn ${timeline.period(at)}`)}
            {...(props.onFork === null ? {} : { onFork: props.onFork })}
            forkBlocked={result !== null ? 'The battle is decided: go back to a moment before its end' : null}
            tools={live === null && !phone ? ended : undefined}
          />
        }
      />
      {props.after(ending && result !== null, () => setEnding(false), index)}
    </>
  )
}

/** Until the effects of a frame are over; the rest of its time is for reading. */
function effectsOf(events: Parameters<typeof paceOf>[0]): number {
  return Math.max(0, paceOf(events) - 260)
}

const NOBODY_IDLE: ReadonlySet<string> = new Set()

const NOBODY: TableSeat = { name: '', style: null }

function nothing(): void {}

function doingWords(
  understood: ReturnType<typeof understand> | null,
  view: Parameters<typeof understand>[1],
  unit: number,
): string {
  const name = view.units.find(({ id }) => id === unit)?.name ?? ''
  const lines = (understood ?? understand('', view)).echo.split('\n').filter((line) => line.startsWith(`${name}:`))
  return lines.map((line) => line.slice(name.length + 2)).join(' ') || 'Nothing new.'
}
