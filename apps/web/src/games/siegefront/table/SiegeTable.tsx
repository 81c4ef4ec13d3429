import type { AnyRecord } from '@tessera/kernel'
import {
  cardOf,
  FORMATIONS,
  formationOf,
  nameOf,
  pairOf,
  type SiegefrontChoice,
  siegefrontRules,
  unitById,
} from '@tessera/siegefront'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { change, useMotion, useSettings } from '../../../settings/settings.ts'
import {
  createPlayer,
  Icon,
  type Player,
  TableLayout,
  type TableTab,
  TimelineBar,
  usePlayer,
  useWidth,
} from '../../../table/index.ts'
import { Button, Progress } from '../../../ui/index.ts'
import { weatherIcon } from '../art.ts'
import { Board, type Light } from '../board/Board.tsx'
import { paceOf, timingOf } from '../board/cues.ts'
import { type Bottom, cellPlace, type Place, unitOn } from '../board/places.ts'
import { Hand } from '../hand/Hand.tsx'
import { Mana } from '../hand/Mana.tsx'
import { counted, formationEffect, WEATHER_NAMES, weatherEffect } from '../names.ts'
import { useDrag } from './drag.ts'
import { EndTurn, useEndTurn, useTableKeys } from './EndTurn.tsx'
import { forecast } from './forecast.ts'
import { Graveyards } from './Graveyards.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'
import { SiegeLog } from './SiegeLog.tsx'
import { type SeatName, seatInfo } from './seat-info.tsx'
import { type SiegefrontTimeline, storyOf } from './story.ts'
import { HandCardDetails, UnitCard } from './UnitCard.tsx'
import { useOrders } from './use-orders.ts'
import { voiceAt } from './voice.ts'
import './table.css'

/** What a running match adds to the table. */
export interface Live {
  /** Whether the rules wait for this player, at the last frame. */
  readonly awaited: boolean
  readonly thinking: boolean
  readonly trouble: string | null
  readonly send: (choice: SiegefrontChoice) => void
  readonly stop: () => void
  readonly retry: () => void
}

export interface SiegeTableProps {
  /** It may grow: `version` counts that up. */
  readonly timeline: SiegefrontTimeline
  readonly version: number
  readonly seats: readonly [SeatName, SeatName]
  /** Whose castle is at the bottom, and whether somebody plays it. */
  readonly bottom: Bottom
  readonly me: 0 | 1 | null
  /** The bot's personality, for what it says; null without one. */
  readonly personality: string | null
  readonly live: Live | null
  readonly back: string
  /** The frame to begin at. */
  readonly at: number
  readonly onWatched?: (furthest: number) => void
  /** Told where the viewer is. */
  readonly onPlace?: (index: number) => void
  readonly onFork: (index: number) => void
  /** Opened when the end was reached, and by a button then. */
  readonly after: (open: boolean, close: () => void, at: number) => ReactNode
  readonly record: () => AnyRecord | null
  readonly tools?: ReactNode
}

/** The table a match is played and watched on (section 19). */
export function SiegeTable(props: SiegeTableProps): ReactNode {
  const { timeline, version, seats, bottom, me, live, personality } = props
  const width = useWidth()
  const motion = useMotion()
  const player = useMatchPlayer(props)
  const index = usePlayer(player, (state) => Math.min(state.index, timeline.length - 1))
  const moved = usePlayer(player, (state) => state.moved)
  const furthest = usePlayer(player, (state) => Math.min(state.furthest, timeline.length - 1))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timeline grows in place
  const story = useMemo(() => storyOf(timeline), [timeline, version])
  const { view, events } = useMemo(() => timeline.frame(index), [timeline, index])
  const before = useMemo(() => (index > 0 ? timeline.frame(index - 1).view : null), [timeline, index])
  const names = useMemo(() => [seats[0].name, seats[1].name] as const, [seats])
  const own = pairOf(view.seats, bottom)

  const { onWatched, onPlace } = props
  useEffect(() => onWatched?.(furthest), [onWatched, furthest])
  useEffect(() => onPlace?.(index), [onPlace, index])

  const atLast = index >= timeline.length - 1
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
  useResultAtEnd(ended && atLast, () => setResult(true))
  const focusBoard = () => document.querySelector<HTMLElement>(`[data-place="${focus}"]`)?.focus()
  useTableKeys({
    end: ending.press,
    back: given.back,
    toBoard: () => {
      if (!canAct) return false
      focusBoard()
      return true
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

  const lights = useMemo(() => lightsOf(targets), [targets])
  const selectedUnit =
    orders.held?.kind === 'unit' || orders.held?.kind === 'ability' ? unitById(view, orders.held.unit) : undefined
  const selected = selectedUnit === undefined ? null : cellPlace(selectedUnit.x, selectedUnit.y)
  const hit = useMemo(() => hitOf(view, shown, shownAt, selected), [view, shown, shownAt, selected])
  const heldCard =
    orders.held?.kind === 'card'
      ? own.hand?.find(({ id }) => orders.held?.kind === 'card' && id === orders.held.hand)
      : undefined

  const whyHand = (hand: { readonly id: number; readonly card: string }): string | null => {
    const { cost } = cardOf(hand.card)
    if (cost > own.mana && view.phase === 'action') return `Costs ${cost} mana, you have ${own.mana}`
    if (!canAct) return null
    const cells = targetsFor(view, hand.id)
    return cells ? null : 'No free cell to deploy in'
  }
  const whyForge = (cost: number): string | null => {
    if (own.charges < 1) return 'No charges left'
    return cost > own.mana ? `Costs ${cost} mana, you have ${own.mana}` : null
  }

  const bot = me === null ? null : me === 0 ? 1 : 0
  const said = personality === null || bot === null ? null : voiceAt(timeline, index, bot, personality)
  const doing = (seat: 0 | 1) => doingWords(seat, view.active, ended, me, live, atLast)
  const info = ([0, 1] as const).map((seat) =>
    seatInfo(view, story, index, seat, seats[seat], seat === bot ? said : null, doing(seat)),
  )
  const why = !atLast
    ? 'You are looking back. Go to the present to act.'
    : ended
      ? 'The match is over.'
      : me === null
        ? 'You are watching.'
        : live?.thinking
          ? `${names[me === 0 ? 1 : 0]} is thinking.`
          : 'It is not your turn.'

  const preview = shown !== null && (
    <PreviewPanel
      view={view}
      choice={shown}
      compact={width === 'phone'}
      {...(width === 'phone' ? { who: actorName(view, shown) } : {})}
      onSend={given.sendShown}
      onCancel={orders.aim === null ? null : given.back}
      beside={
        width === 'phone' && orders.aim === null ? (
          <EndTurn ending={ending} canAct={canAct} why={why} brief />
        ) : undefined
      }
    />
  )
  const card =
    selectedUnit !== undefined ? (
      <UnitCard
        view={view}
        unit={selectedUnit}
        held={orders.held}
        brief={shown !== null && width !== 'phone'}
        onUse={
          canAct && selectedUnit.owner === me
            ? (ability) => given.take({ kind: 'ability', unit: selectedUnit.id, ability })
            : null
        }
      />
    ) : heldCard !== undefined ? (
      <HandCardDetails card={cardOf(heldCard.card)} why={whyHand(heldCard)} />
    ) : (
      <Standing {...{ view, bottom, names, me }} />
    )
  const waiting = live !== null && !ended && !canAct && (
    <Waiting live={live} foe={names[bot ?? 1]} atLast={atLast} onNow={() => player.toEnd()} />
  )
  const hand = (
    <Hand
      seat={own}
      held={orders.held}
      why={whyHand}
      whyForge={whyForge}
      onTake={(held) => {
        given.take(held)
        if (width !== 'wide') setTab('orders')
      }}
      onPointerDown={(event, held) => canAct && drag(event, held)}
      onAbove={focusBoard}
    />
  )
  const hint = orders.refused?.text ?? hintFor(orders.held, targets.size, canAct, selectedUnit?.owner === me)
  const seesHand = own.hand !== null || own.supply === 'forge'
  const handRow = (
    <div className="sf-handrow">
      {seesHand ? hand : <p className="sf-nohand">This hand is hidden.</p>}
      <div className="sf-endt">
        <Mana mana={own.mana} max={own.maxMana} />
        {ended ? (
          <Button kind="primary" onClick={() => setResult(true)}>
            The result
          </Button>
        ) : me === null ? null : (
          waiting || <EndTurn ending={ending} canAct={canAct} why={why} />
        )}
      </div>
    </div>
  )
  const phoneOrders = (
    <div className="sf-phone">
      {preview || (
        <>
          <p className={`sf-hint ${orders.refused === null ? '' : 'harm'}`} role="status">
            {hint}
          </p>
          {selectedUnit !== undefined && <PhoneUnit {...{ view, unit: selectedUnit }} onMore={() => setTab('piece')} />}
          {heldCard !== undefined && (
            <div className="sf-phonecard card">
              <HandCardDetails card={cardOf(heldCard.card)} why={whyHand(heldCard)} />
            </div>
          )}
          <div className="sf-go">
            {ended ? (
              <Button kind="primary" onClick={() => setResult(true)}>
                The result
              </Button>
            ) : (
              me !== null && (waiting || <EndTurn ending={ending} canAct={canAct} why={why} brief />)
            )}
            {orders.held !== null && canAct && (
              <Button kind="quiet" onClick={given.clear}>
                Put down
              </Button>
            )}
          </div>
          {ending.asking && (
            <p className="note" role="status">
              {ending.left}
            </p>
          )}
        </>
      )}
      <div className="sf-handhead">
        <span className="muted">
          Turn {view.turn} of {view.config.turnLimit}, <Icon name={weatherIcon(view.weather)} />{' '}
          {WEATHER_NAMES[view.weather].toLowerCase()}
          {view.duration > 0 ? ` ${view.duration}` : ''}
        </span>
        <Mana mana={own.mana} max={own.maxMana} />
      </div>
      {seesHand && hand}
    </div>
  )
  const side = (
    <div className="card sf-side">
      {card}
      {shown === null && selectedUnit !== undefined && canAct && selectedUnit.owner === me && (
        <p className="sf-hint">{hint}</p>
      )}
      {preview}
    </div>
  )
  const weatherNote = weatherEffect(view.weather)
  return (
    <>
      <TableLayout
        title={`Siegefront, turn ${view.turn} of ${view.config.turnLimit}`}
        seats={[info[0] ?? { name: '' }, info[1] ?? { name: '' }]}
        middle={`Turn ${view.turn} of ${view.config.turnLimit}`}
        middleSub={
          <span title={weatherNote === '' ? 'It changes nothing.' : weatherNote}>
            <Icon name={weatherIcon(view.weather)} /> {WEATHER_NAMES[view.weather]}
            {view.duration > 0 ? `, ${counted(view.duration, 'turn')} left` : ''}
            {weatherNote !== '' && width === 'wide' ? `: ${weatherNote}` : ''}
          </span>
        }
        back={props.back}
        tools={
          <>
            {props.tools}
            <Graveyards view={view} names={names} />
          </>
        }
        piece={width === 'phone' ? <div className="card">{card}</div> : side}
        board={
          <Board
            view={view}
            bottom={bottom}
            castles={[castleName(0, me, names), castleName(1, me, names)]}
            me={me}
            lights={lights}
            selected={selected}
            aim={orders.aim}
            hit={hit}
            refused={orders.refused}
            focus={focus}
            fallen={story.deaths.filter((death) => death.index <= index && view.turn - death.turn <= 1)}
            showing={showing}
            index={index}
            onPress={(place) => {
              setFocus(place)
              given.press(place)
              if (width === 'phone' && canAct) setTab('orders')
            }}
            onPoint={given.point}
            onFocus={setFocus}
            onBelow={() => document.querySelector<HTMLElement>('.sf-hand button, .sf-costs button')?.focus()}
            onPointerDown={(event, place) => {
              const unit = unitOn(view, place)
              if (canAct && unit !== undefined && unit.owner === me) drag(event, { kind: 'unit', unit: unit.id })
            }}
          />
        }
        {...(width === 'phone' ? { orders: phoneOrders } : { below: handRow })}
        log={
          <SiegeLog
            player={player}
            timeline={timeline}
            story={story}
            names={names}
            me={me}
            selected={selectedUnit?.id ?? null}
          />
        }
        tab={width === 'phone' ? tab : tab === 'orders' ? 'piece' : tab}
        onTab={setTab}
        timeline={
          <TimelineBar
            player={player}
            ticks={story.ticks}
            marks={story.marks}
            moment={(at) => (timeline.period(at) === 0 ? 'before turn 1' : `turn ${timeline.period(at)}`)}
            onFork={props.onFork}
            forkBlocked={ended ? 'The match is decided: go back to a moment before its end' : null}
          />
        }
      />
      {props.after(result && ended, () => setResult(false), index)}
    </>
  )
}

/** The viewer's cursor; it follows a running match unless the player has gone back or paused. */
function useMatchPlayer({ timeline, version, at, live }: SiegeTableProps): Player {
  const speed = useSettings((settings) => settings.speed)
  const [player] = useState(() =>
    createPlayer(timeline, {
      index: at,
      furthest: live === null ? Number.POSITIVE_INFINITY : at,
      speed,
      pace: (index) => paceOf(timeline.events(index)),
      marks: () => storyOf(timeline).marks.map((mark) => mark.index),
    }),
  )
  useEffect(() => {
    const unsubscribe = player.store.subscribe((state, last) => {
      if (state.speed !== last.speed) change({ speed: state.speed })
    })
    return () => {
      unsubscribe()
      player.dispose()
    }
  }, [player])
  const running = live !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what there is to follow
  useEffect(() => {
    const { index, length, playing } = player.store.getState()
    const following = running && !playing && index === length - 1
    player.sync()
    if (following && player.store.getState().length > length) {
      player.step()
      player.resume()
    }
  }, [player, version, running])
  // A match opened again goes on from where it was left.
  useEffect(() => {
    if (running) player.resume()
  }, [player, running])
  return player
}

/** Shows the result when the viewer arrives at the end, once; not when the page opens there. */
function useResultAtEnd(atEnd: boolean, open: () => void): void {
  const [was, setWas] = useState(atEnd)
  useEffect(() => {
    if (!atEnd || was) return
    const timer = setTimeout(() => {
      setWas(true)
      open()
    }, 1100)
    return () => clearTimeout(timer)
  })
}

function Waiting(props: {
  readonly live: Live
  readonly foe: string
  readonly atLast: boolean
  readonly onNow: () => void
}) {
  const { live, foe, atLast, onNow } = props
  if (live.trouble !== null) {
    return (
      <div className="sf-waiting">
        <p className="note harm">{live.trouble}.</p>
        <Button kind="primary" onClick={live.retry}>
          Ask again
        </Button>
      </div>
    )
  }
  if (!atLast) {
    return (
      <div className="sf-waiting">
        <Button onClick={onNow} glyph="last">
          To the present
        </Button>
      </div>
    )
  }
  return (
    <div className="sf-waiting">
      <Progress label={`${foe} is thinking`} onStop={live.stop} />
    </div>
  )
}

/** Nothing is selected: what holds for both sides, in words. */
function Standing(props: {
  readonly view: Parameters<typeof formationOf>[0]
  readonly bottom: Bottom
  readonly names: readonly [string, string]
  readonly me: 0 | 1 | null
}) {
  const { view, bottom, names, me } = props
  return (
    <>
      {[bottom, bottom === 0 ? 1 : 0].map((seat) => {
        const formation = formationOf(view, seat)
        const { name, condition } = FORMATIONS[formation]
        return (
          <div key={seat} className="ability">
            <h2>
              {seat === me ? 'Your' : `${names[seat === 0 ? 0 : 1]}’s`} formation: {name}
            </h2>
            <p className="note">
              {formationEffect(formation) || 'No effect'}. Made by {condition}.
            </p>
          </div>
        )
      })}
      <p className="note">
        {me === null
          ? 'Choose a card on the board to see every value and what changes it.'
          : 'Take a card from your hand or a unit on the board: lit cells show what it can do. Aim at one to see every number, press again to do it.'}
      </p>
      {me !== null && (
        <p className="note">
          Keys: arrows and Enter on the board, <b>E</b> ends the turn, <b>Esc</b> takes a step back.
        </p>
      )}
    </>
  )
}

function PhoneUnit(props: {
  readonly view: Parameters<typeof formationOf>[0]
  readonly unit: Parameters<typeof nameOf>[0] & { readonly hp: number; readonly maxHp: number }
  readonly onMore: () => void
}) {
  return (
    <p className="sf-phoneunit">
      <b>{nameOf(props.unit)}</b> {props.unit.hp} of {props.unit.maxHp}
      <Button kind="quiet" onClick={props.onMore}>
        Its card
      </Button>
    </p>
  )
}

function lightsOf(targets: ReadonlyMap<Place, SiegefrontChoice>): ReadonlyMap<Place, Light> {
  const lights = new Map<Place, Light>()
  for (const [place, choice] of targets) lights.set(place, LIGHTS[choice.type] ?? 'help')
  return lights
}

const LIGHTS: Readonly<Partial<Record<SiegefrontChoice['type'], Light>>> = {
  move_card: 'move',
  deploy_card: 'deploy',
  forge_card: 'deploy',
  attack_card: 'strike',
  attack_castle: 'strike',
}

/** The first number the deed would take away at its target, for the mark on the board. */
function hitOf(
  view: Parameters<typeof forecast>[0],
  choice: SiegefrontChoice | null,
  place: Place | null,
  from: Place | null,
) {
  if (choice === null || place === null || (choice.type !== 'attack_card' && choice.type !== 'attack_castle'))
    return null
  const seen = forecast(view, choice)
  if ('refusal' in seen) return null
  const blow = seen.blocks.find(({ words, amount }) => words.startsWith('strikes') && amount !== null)
  return blow === undefined || blow.amount === null ? null : { place, amount: blow.amount, from }
}

function targetsFor(view: Parameters<typeof forecast>[0], hand: number): boolean {
  for (let y = 0; y < 3; y++)
    for (let x = 0; x < 3; x++)
      if (siegefrontRules.refuse(view, { type: 'deploy_card', hand, x, y }) === null) return true
  return false
}

function actorName(view: Parameters<typeof forecast>[0], choice: SiegefrontChoice): string {
  if ('unit' in choice) {
    const unit = unitById(view, choice.unit)
    return unit === undefined ? 'it' : nameOf(unit)
  }
  if (choice.type !== 'deploy_card' || view.to === 'spectator') return 'it'
  const held = pairOf(view.seats, view.to).hand?.find(({ id }) => id === choice.hand)
  return held === undefined ? 'it' : cardOf(held.card).name
}

function hintFor(held: { readonly kind: string } | null, count: number, canAct: boolean, mine: boolean): string {
  if (!canAct) return 'Press a card on the board to look at it.'
  if (held === null) return 'Take a card from your hand, or a unit on the board.'
  if (held.kind === 'unit' && !mine) return 'An enemy card.'
  if (count === 0) return 'It can do nothing more this turn.'
  return held.kind === 'unit'
    ? 'Green cells: move. Red: strike. Press one to see what would happen.'
    : 'Press a lit cell to see what would happen.'
}

function castleName(seat: 0 | 1, me: 0 | 1 | null, names: readonly [string, string]): string {
  return seat === me ? 'Your castle' : `Castle of ${names[seat]}`
}

function doingWords(
  seat: 0 | 1,
  active: number,
  ended: boolean,
  me: 0 | 1 | null,
  live: Live | null,
  atLast: boolean,
): string {
  if (ended) return 'The match is over'
  if (seat !== active) return 'Waiting'
  if (seat === me) return 'Your turn'
  return live?.thinking && atLast ? 'Thinking' : 'Its turn'
}
