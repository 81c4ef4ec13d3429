import { type After, type TableSeat, useWatching } from '@tessera/play'
import { cardIn, pairOf, type SiegefrontChoice, unitById } from '@tessera/siegefront'
import { TableLayout, type TableTab, TimelineBar, useArrival } from '@tessera/table'
import { Button, Icon, ThemeButton, useWidth } from '@tessera/ui'
import { useMotion } from '@tessera/ui/settings'
import { counted } from '@tessera/words'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { weatherIcon } from '../art.ts'
import { actedPlaces } from '../board/acted.ts'
import { Board } from '../board/board.tsx'
import { effectsOf, paceOf, timingOf } from '../board/cues.ts'
import { type Bottom, cellPlace, type Place, unitOn } from '../board/places.ts'
import { WEATHER_NAMES, weatherEffect } from '../names.ts'
import { PreviewPanel } from '../orders/forecast/preview-panel.tsx'
import { Graveyards } from './graveyards.tsx'
import { Hand } from './hand/hand.tsx'
import { Mana } from './hand/mana.tsx'
import { useDrag } from '../orders/drag.ts'
import { EndTurn, useEndTurn, useTableKeys } from '../orders/end-turn.tsx'
import { actorName, hintFor, whyNotForge, whyNotPlay } from '../orders/hints.ts'
import { hitOf, lightsOf } from '../orders/marks.ts'
import { PhoneOrders } from '../orders/phone-orders.tsx'
import { useOrders } from '../orders/use-orders.ts'
import { seatInfo } from './seat-info.tsx'
import { HowTo, Standing } from './standing.tsx'
import { sentencesAt } from '../log/lines.tsx'
import { SiegeLog } from '../log/siege-log.tsx'
import { type SiegefrontTimeline, storyOf } from '../log/story.ts'
import { voiceAt } from '../log/voice.ts'
import { HandCardDetails, UnitCard } from './unit-card.tsx'
import { type Live, Waiting } from './waiting.tsx'
import './table.css'

export interface SiegeTableProps {
  /** It may grow: `version` counts that up. */
  readonly timeline: SiegefrontTimeline
  readonly version: number
  readonly seats: readonly TableSeat[]
  /** Whose castle is at the bottom, and whether somebody plays it. */
  readonly bottom: Bottom
  readonly me: 0 | 1 | null
  /** The bot's personality, for what it says; null without one. */
  readonly personality: string | null
  readonly live: Live | null
  readonly back: string | null
  /** The frame to begin at. */
  readonly at: number
  readonly onSeen?: (furthest: number) => void
  /** Told where the viewer is. */
  readonly onPlace?: (index: number) => void
  readonly onFork: ((index: number) => void) | null
  /** The result: opened when the end was reached, and by a button then. */
  readonly after: After
  readonly tools?: ReactNode
  /** From whose castle it is watched. */
  readonly eyes?: ReactNode
}

/** The table a match is played and watched on (section 19). */
export function SiegeTable(props: SiegeTableProps): ReactNode {
  const { timeline, version, seats, bottom, me, live, personality } = props
  const width = useWidth()
  const phone = width === 'phone'
  const motion = useMotion()
  const { player, story, index, moved, view, events, before, atLast, untold } = useWatching({
    timeline,
    version,
    at: props.at,
    running: live !== null,
    storyOf,
    paceOf,
    effectsOf,
    ownAfter: (was) => was.active === me,
    onSeen: props.onSeen,
    onPlace: props.onPlace,
  })
  const names = useMemo(() => [seats[0]?.name ?? '', seats[1]?.name ?? ''] as const, [seats])
  const own = pairOf(view.seats, bottom)
  const ended = view.result !== null
  const canAct = live?.awaited === true && atLast && !ended && view.phase === 'action' && view.active === me
  const send = useCallback((choice: SiegefrontChoice) => live?.send(choice), [live])
  const given = useOrders(view, canAct, send)
  const { orders, targets, shown, shownAt } = given
  const ending = useEndTurn(view, canAct, () => {
    given.clear()
    send({ type: 'end_turn' })
  })
  const [focus, setFocus] = useState<Place>(() => cellPlace(1, bottom === 0 ? 0 : 2))
  const [tab, setTab] = useState<TableTab>('orders')
  const [result, setResult] = useState(false)
  useArrival(
    ended && atLast,
    useCallback(() => setResult(true), []),
  )
  const focusBoard = () => document.querySelector<HTMLElement>(`[data-place="${focus}"]`)?.focus()
  useTableKeys({
    end: ending.press,
    back: given.back,
    toBoard: () => {
      if (canAct) focusBoard()
      return canAct
    },
  })
  const drag = useDrag({ lift: given.lift, over: given.point, drop: given.drop })
  const showing = useMemo(() => {
    if (!motion || moved === 'jump' || before === null) return null
    const turnOf = (seat: number) => (seat === me ? 'Your turn' : `${names[seat === 0 ? 0 : 1]}’s turn`)
    // Read, not watched: a change of speed alone plays nothing again.
    const { speed } = player.store.getState()
    return { timing: timingOf(events), before, view, speed, turnOf }
  }, [motion, moved, events, before, view, me, names, player])

  const told = untold === null || before === null ? view : before
  const acted = useMemo(
    () => (before === null || moved === 'jump' || before.active === me ? NOWHERE : actedPlaces(events, before, view)),
    [before, view, events, moved, me],
  )
  const { held } = orders
  const unit = held?.kind === 'unit' || held?.kind === 'ability' ? unitById(view, held.unit) : undefined
  const mine = unit !== undefined && unit.owner === me
  const selected = unit === undefined ? null : cellPlace(unit.x, unit.y)
  const card = held?.kind === 'card' ? own.hand?.find(({ id }) => id === held.hand) : undefined
  const lights = useMemo(() => lightsOf(targets), [targets])
  const hit = useMemo(() => hitOf(view, shown, shownAt, selected), [view, shown, shownAt, selected])
  const hint = orders.refused?.text ?? hintFor(held, targets.size, canAct, mine)
  const foe = me === null ? null : me === 0 ? 1 : 0
  const said = personality === null || foe === null ? null : voiceAt(timeline, index, foe, personality)
  const theirs = useMemo(() => {
    const at = untold === null ? index : index - 1
    if (before === null || moved === 'jump' || before.active === me || at < 1) return ''
    return sentencesAt(timeline, at, { story, names, me })
  }, [timeline, story, index, untold, before, moved, names, me])
  const why = whyNotNow(atLast, ended, me, live, names[foe ?? 1])

  const deed = (brief: boolean): ReactNode => {
    if (ended && untold === null) {
      return (
        <Button kind="primary" onClick={() => setResult(true)}>
          The result
        </Button>
      )
    }
    if (me === null) return null
    if (live !== null && !canAct && !(live.sending && atLast)) {
      return <Waiting live={live} foe={names[foe ?? 1]} atLast={atLast} deed={theirs} onNow={() => player.toEnd()} />
    }
    return <EndTurn ending={ending} canAct={canAct} why={why} brief={brief} />
  }
  const preview = shown !== null && (
    <PreviewPanel
      view={view}
      choice={shown}
      compact={phone}
      {...(phone ? { who: actorName(view, shown) } : {})}
      onSend={given.sendShown}
      onCancel={orders.aim === null ? null : given.back}
      beside={phone && orders.aim === null ? deed(true) : undefined}
    />
  )
  const unitCard = unit !== undefined && (
    <UnitCard
      view={view}
      unit={unit}
      held={held}
      brief={shown !== null && !phone}
      onUse={canAct && mine ? (ability) => given.take({ kind: 'ability', unit: unit.id, ability }) : null}
    />
  )
  const handCard = card !== undefined && (
    <HandCardDetails
      card={cardIn(view.config, card.card)}
      impact={own.impact}
      why={whyNotPlay(view, own, card, canAct)}
    />
  )
  const standing = <Standing view={view} bottom={bottom} names={names} me={me} />
  const tools = (
    <>
      {props.tools}
      <Graveyards view={view} names={names} />
    </>
  )
  const piece = (
    <div className={phone ? 'card' : 'card sf-side'}>
      {!phone && props.eyes}
      {unitCard || handCard || (
        <>
          {standing}
          <HowTo me={me} />
        </>
      )}
      {!phone && shown === null && mine && canAct && <p className="sf-hint">{hint}</p>}
      {!phone && preview}
      {phone && (
        <div className="sf-more">
          {props.eyes}
          {tools}
          <ThemeButton />
        </div>
      )}
    </div>
  )
  const hand =
    own.hand === null && own.supply === 'deck' ? (
      <p className="sf-nohand">This hand is hidden.</p>
    ) : (
      <Hand
        config={view.config}
        seat={own}
        held={held}
        why={(each) => whyNotPlay(view, own, each, canAct)}
        whyForge={(cost) => whyNotForge(own, cost)}
        onTake={(taken) => {
          given.take(taken)
          setTab(phone ? 'orders' : 'piece')
        }}
        onPointerDown={(event, taken) => canAct && drag(event, taken)}
        onAbove={focusBoard}
      />
    )
  const below = phone
    ? {
        orders: (
          <PhoneOrders
            view={view}
            mana={[own.mana, own.maxMana]}
            preview={preview}
            hint={hint}
            refused={orders.refused !== null}
            said={said === null || foe === null ? null : `${names[foe]}: “${said}”`}
            unit={unit}
            details={handCard ? <div className="sf-phonecard card">{handCard}</div> : unit === undefined && standing}
            deed={deed(true)}
            warning={ending.asking ? ending.left : null}
            onPutDown={held !== null && canAct ? given.clear : null}
            onCard={() => setTab('piece')}
            hand={hand}
          />
        ),
      }
    : {
        below: (
          <div className="sf-handrow">
            {hand}
            <div className="sf-endt">
              <Mana mana={own.mana} max={own.maxMana} />
              {deed(false)}
            </div>
          </div>
        ),
      }
  const info = (seat: 0 | 1) => {
    const quote = seat === foe && !phone ? said : null
    const all = seatInfo(
      told,
      story,
      untold === null ? index : index - 1,
      seat,
      seats[seat] ?? { name: '', style: null },
      quote,
      doing(seat, view.active, ended, me, seats[seat]?.kind === 'bot'),
    )
    return width === 'wide' ? all : { ...all, numbers: [] }
  }
  return (
    <>
      <TableLayout
        title={`Siegefront, turn ${view.turn} of ${view.config.turnLimit}`}
        seats={[info(0), info(1)]}
        middle={`Turn ${view.turn} of ${view.config.turnLimit}`}
        middleSub={
          <span title={weatherEffect(view.weather) || 'It changes nothing.'}>
            <Icon name={weatherIcon(view.weather)} /> {WEATHER_NAMES[view.weather]}
            {view.duration > 0 ? `, ${counted(view.duration, 'turn')} left` : ''}
          </span>
        }
        back={props.back}
        tools={phone ? undefined : tools}
        piece={piece}
        board={
          <Board
            view={view}
            bottom={bottom}
            owners={[me === 0 ? null : names[0], me === 1 ? null : names[1]]}
            me={me}
            lights={lights}
            selected={selected}
            aim={orders.aim}
            hit={hit}
            refused={orders.refused}
            focus={focus}
            acted={acted}
            ready={ending.useful?.units ?? NOBODY}
            fallen={story.deaths.filter((death) => death.index <= index && view.turn - death.turn <= 1)}
            showing={showing}
            index={index}
            onPress={(place) => {
              setFocus(place)
              given.press(place)
              setTab(phone && canAct ? 'orders' : 'piece')
            }}
            onPoint={given.point}
            onFocus={setFocus}
            onBelow={() => document.querySelector<HTMLElement>('.sf-hand button, .sf-costs button')?.focus()}
            onPointerDown={(event, place) => {
              const there = unitOn(view, place)
              if (canAct && there !== undefined && there.owner === me) drag(event, { kind: 'unit', unit: there.id })
            }}
          />
        }
        {...below}
        log={
          <SiegeLog
            player={player}
            timeline={timeline}
            story={story}
            names={names}
            me={me}
            selected={unit?.id ?? null}
            untold={untold}
          />
        }
        tab={phone || tab !== 'orders' ? tab : 'piece'}
        onTab={setTab}
        timeline={
          <TimelineBar
            player={player}
            ticks={story.ticks}
            marks={story.marks}
            moment={(at) => (timeline.period(at) === 0 ? 'before turn 1' : `turn ${timeline.period(at)}`)}
            {...(props.onFork === null ? {} : { onFork: props.onFork })}
            forkBlocked={ended ? 'The match is decided: go back to a moment before its end' : null}
          />
        }
      />
      {props.after(result && ended, () => setResult(false), index)}
    </>
  )
}

const NOWHERE: ReadonlySet<Place> = new Set()

function doing(seat: 0 | 1, active: number, ended: boolean, me: 0 | 1 | null, bot: boolean): string {
  if (ended) return 'The match is over'
  if (seat !== active) return 'Waiting'
  return seat === me ? 'Your turn' : bot ? 'Its turn' : 'Their turn'
}

function whyNotNow(atLast: boolean, ended: boolean, me: 0 | 1 | null, live: Live | null, foe: string): string {
  if (!atLast) return 'You are looking back. Go to the present to act.'
  if (ended) return 'The match is over.'
  if (me === null) return 'You are watching.'
  if (live?.sending) return 'Your order is on its way.'
  return live?.thinking ? `${foe} is thinking.` : 'It is not your turn.'
}

const NOBODY: readonly number[] = []
