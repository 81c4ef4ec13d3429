import { type HundredView, type OrdersChoice, type Spot, WEAPON_DATA } from '@tessera/hundred'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type After, type TableSeat, useWatching } from '#play'
import {
  NowRibbon,
  type SeatInfo,
  TableLayout,
  type TableTab,
  TimelineBar,
  Token,
  useArrival,
  useSize,
  useWidth,
  worded,
} from '#table'
import { Button, Segments, say } from '#ui'
import { useMotion, useSettings } from '#web/settings/settings.ts'
import { Board } from '../board/board.tsx'
import { cameraKey, useCamera } from '../board/use-camera.ts'
import { HundredLog } from '../log/hundred-log.tsx'
import { type HundredTimeline, paceOf, storyOf } from '../log/story.ts'
import { fieldModelOf, fightersOf } from '../match/battle.ts'
import type { Fighter } from '../match/fighter.ts'
import { sceneFrameOf, tickOf } from '../match/scene-frames.ts'
import { attackOn, defendWith, holdFor, moveTo, specialOf, use } from '../plan/steps.ts'
import { usePlanning } from '../plan/use-planning.ts'
import { SandboxPanel } from '../sandbox/sandbox-panel.tsx'
import { useSandbox } from '../sandbox/use-sandbox.ts'
import { held, LENS } from '../scene/camera.ts'
import type { CameraModel, FieldModel, MarkModel } from '../scene/model.ts'
import { ChanceSlip } from './chance-slip.tsx'
import { FighterCard, iconOf } from './fighter-card.tsx'
import { type Cursor, cursorWords, moved } from './ground-cursor.ts'
import { Lanes } from './lanes.tsx'
import { blowsOf, ghostOf, pathsOf, planMarks, thoughtOf } from './marks-of.ts'
import { capital, objectiveWords } from './objectives.ts'
import { type Aiming, OrdersPanel } from './orders-panel.tsx'
import { type Painter, usePainter } from './painter-choice.ts'
import { Plate } from './plates.tsx'
import { QuickOrders } from './quick-orders.tsx'
import { RollPins } from './roll-pins.tsx'
import { UnitTable } from './unit-table.tsx'
import '../hundred.css'

/** What a running match adds to watching. */
export interface Live {
  readonly awaited: boolean
  readonly sent: boolean
  readonly sending: boolean
  readonly thinking: boolean
  readonly trouble: string | null
  readonly over: boolean
  readonly send: (orders: OrdersChoice) => void
  readonly reopen: () => void
  readonly stop: (() => void) | null
  readonly retry: () => void
  readonly drafted: OrdersChoice | null
  readonly onDraft: (orders: OrdersChoice) => void
}

export interface HundredTableProps {
  readonly timeline: HundredTimeline
  readonly version: number
  readonly seats: readonly TableSeat[]
  readonly me: 0 | 1 | null
  readonly live: Live | null
  readonly back: string
  readonly at: number
  readonly onSeen?: (furthest: number) => void
  readonly onPlace?: (index: number) => void
  readonly onFork: ((index: number) => void) | null
  readonly after: After
  readonly tools?: ReactNode
  readonly eyes?: ReactNode
}

const NO_AIM: Aiming = { kind: 'move', mode: 'advance', style: 'normal' }
const NOTHING = () => undefined

/** The table a battle is planned and watched on (HUN-1802, HUN-1803). */
export function HundredTable(props: HundredTableProps): ReactNode {
  const { timeline, version, seats, me, live } = props
  const width = useWidth()
  const phone = width === 'phone'
  const motion = useMotion()
  const daylight = useDaylight()
  const watching = useWatching({
    timeline,
    version,
    at: props.at,
    running: live !== null,
    storyOf,
    paceOf,
    onSeen: props.onSeen,
    onPlace: props.onPlace,
  })
  const { player, story, index, moved: how, view, events, atLast } = watching
  const field = useField(view)
  const fighters = useMemo(() => fightersOf(view), [view])
  const planningNow =
    live?.awaited === true && !live.sent && atLast && view.phase === 'planning' && view.result === null
  const planning = usePlanning(planningNow ? view : null, fighters, live?.drafted ?? null, live?.onDraft ?? NOTHING)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const selected = fighters.find((one) => one.id === chosen[0] && !one.fled) ?? null
  const group = useMemo(
    () => fighters.filter((one) => chosen.includes(one.id) && one.own !== null && !one.down),
    [fighters, chosen],
  )
  const [aiming, setAiming] = useState<Aiming>(NO_AIM)
  const [hovered, setHovered] = useState<number | null>(null)
  const [lookTick, setLookTick] = useState<number | null>(null)
  const [tab, setTab] = useState<TableTab>(live === null ? 'log' : 'orders')
  const [side, setSide] = useState<'orders' | 'log'>('orders')
  const [ending, setEnding] = useState(false)
  const [cursor, setCursor] = useState<Cursor | null>(null)
  const [drawn, setDrawn] = useState<readonly [number, number] | null>(null)
  useArrival(
    view.result !== null && atLast,
    useCallback(() => setEnding(true), []),
  )
  const sandbox = useSandbox(planningNow ? view : null, planning.orders)

  const firstOwn = fighters.find((one) => one.own !== null && !one.down && !one.fled)?.id
  useEffect(() => {
    if (planningNow && selected === null && firstOwn !== undefined && !phone) setChosen([firstOwn])
  }, [planningNow, selected, firstOwn, phone])

  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const [start] = useState(() => openingCamera(field, fighters, 1.6))
  const control = useCamera(field, size.width > 0 ? size.width / size.height : 1.6, start, !motion)
  const painter = usePainter(phone)
  // When a turn is to be planned, look at everybody again, unless the player has just put the camera somewhere.
  const opened = useRef(-1)
  const planTurn = planningNow ? view.turn : -1
  const { set } = control
  useEffect(() => {
    if (planTurn < 0 || opened.current === planTurn || size.width === 0) return
    const first = opened.current < 0
    opened.current = planTurn
    const camera = openingCamera(field, fighters, size.width / size.height)
    if (camera === null) return
    if (first || !motion) set(camera)
    else control.glide(camera, 'playback')
  }, [planTurn, field, fighters, size.width, size.height, set, control, motion])

  // Frames for the scene.
  const after = useMemo(() => sceneFrameOf(view, events, story.windUps(index)), [view, events, story, index])
  const before = useMemo(() => {
    if (index === 0) return after
    const frame = timeline.frame(index - 1)
    return sceneFrameOf(frame.view, frame.events, story.windUps(index - 1))
  }, [timeline, index, story, after])
  const speed = player.store.getState().speed
  const lasts = motion && how !== 'jump' ? (paceOf(events) / speed) * 0.96 : 0
  const tellings = useMemo(() => story.tellings(index), [story, index])
  const blow = tellings.find((one) => one.kind === 'blow' && one.actor !== null && one.target !== null)

  // In playback the camera goes where blows fall.
  const { glide, camera } = control
  const nearby = useRef(camera)
  nearby.current = camera
  useEffect(() => {
    if (blow === undefined || planningNow || how === 'jump') return
    const a = fighters.find((one) => one.id === blow.actor)
    const b = fighters.find((one) => one.id === blow.target)
    const at = a ?? b
    if (at === undefined) return
    const other = b ?? at
    glide(
      {
        ...nearby.current,
        x: (at.x + other.x) / 2000,
        y: (at.y + other.y) / 2000,
        distance: Math.min(nearby.current.distance, 26),
      },
      'playback',
    )
  }, [blow, fighters, planningNow, how, glide])

  const outlook = selected === null ? null : (planning.outlooks.get(selected.id) ?? null)
  const paths = useMemo(
    () => (planningNow ? pathsOf(fighters, planning.outlooks, chosen) : []),
    [planningNow, fighters, planning.outlooks, chosen],
  )
  const ghosts = useMemo(() => {
    if (!planningNow) return []
    const list = lookTick === null ? fighters.filter((one) => chosen.includes(one.id)) : fighters
    return list.flatMap((one) => ghostOf(one, planning.outlooks.get(one.id) ?? null, lookTick) ?? [])
  }, [planningNow, fighters, planning.outlooks, chosen, lookTick])
  const marks = useMemo((): MarkModel[] => {
    const list: MarkModel[] = field.areas.map((area) => ({
      kind: 'area',
      x: area.x,
      y: area.y,
      radius: area.radius,
      tone: 'accent',
    }))
    if (planningNow && selected !== null) list.push(...planMarks(selected, outlook, fighters))
    if (drawn !== null && selected !== null)
      list.push(
        { kind: 'line', from: [selected.x / 1000, selected.y / 1000], to: drawn, tone: 'accent', dashed: true },
        { kind: 'cursor', x: drawn[0], y: drawn[1] },
      )
    for (const [id, plan] of Object.entries(sandbox.foePlans)) list.push(...thoughtOf(Number(id), plan, fighters))
    if (cursor !== null) list.push({ kind: 'cursor', x: cursor.x / 1000, y: cursor.y / 1000 })
    if (sandbox.clouds !== null) list.push(...sandbox.clouds)
    return list
  }, [field, planningNow, selected, outlook, fighters, drawn, cursor, sandbox.clouds, sandbox.foePlans])

  const enemy = selected !== null && selected.own === null && !selected.down ? selected : null
  const choose = (id: number, shift: boolean): void => {
    setChosen((list) => (shift ? (list.includes(id) ? list.filter((one) => one !== id) : [...list, id]) : [id]))
  }
  /** From a list: also looks there, when it is out of sight. */
  const chooseFromList = (id: number): void => {
    choose(id, false)
    const fighter = fighters.find((one) => one.id === id)
    if (fighter === undefined) return
    const away = Math.hypot(fighter.x / 1000 - camera.x, fighter.y / 1000 - camera.y)
    if (away > camera.distance * 0.22) control.look(fighter.x / 1000, fighter.y / 1000)
  }
  const strike = (target: Fighter, attackers: readonly Fighter[]): void => {
    planning.give(attackers, (fighter) => {
      if (aiming.kind === 'item' && aiming.item === 'bandage') return use('bandage', target.id)
      if (aiming.kind === 'special') return specialOf(aiming.name, target.id)
      const attack = aiming.kind === 'attack' ? aiming : { attack: 'normal' as const, aim: null }
      const far = fighter.weapon !== 'unarmed' && WEAPON_DATA[fighter.weapon].kind !== 'melee'
      return attackOn(target.id, { kind: attack.attack, aim: attack.aim, approach: far ? 'none' : 'advance' })
    })
  }
  const onFigure = (key: string, shift: boolean): void => {
    const fighter = fighters.find((one) => one.key === key)
    if (fighter === undefined) return
    const friendly = fighter.own !== null
    if (sandbox.forEnemy) {
      if (friendly && enemy !== null) sandbox.giveEnemy(enemy.id, attackOn(fighter.id))
      else choose(fighter.id, false)
      return
    }
    const onFriend =
      (aiming.kind === 'item' && aiming.item === 'bandage') || (aiming.kind === 'special' && aiming.name === 'treat')
    const asTarget =
      planningNow &&
      group.length > 0 &&
      (friendly ? onFriend : !fighter.down || (aiming.kind === 'special' && aiming.name === 'execute'))
    if (asTarget) {
      strike(fighter, group)
      setAiming(NO_AIM)
      if (phone) setTab('orders')
      return
    }
    choose(fighter.id, shift && friendly)
    if (phone) setTab(planningNow && friendly ? 'orders' : 'piece')
  }
  const go = (x: number, y: number, shift: boolean): void => {
    if (sandbox.forEnemy && enemy !== null) {
      const spot: Spot = { x: clamp(x * 1000, 0, field.w * 1000), y: clamp(y * 1000, 0, field.h * 1000) }
      sandbox.giveEnemy(enemy.id, moveTo(spot, 'advance'))
      return
    }
    if (!planningNow || group.length === 0) return
    const lead = group[0]
    if (lead === undefined) return
    planning.give(group, (fighter) => {
      const spot: Spot = {
        x: clamp(x * 1000 + (fighter.x - lead.x), 0, field.w * 1000),
        y: clamp(y * 1000 + (fighter.y - lead.y), 0, field.h * 1000),
      }
      if (aiming.kind === 'item' && aiming.item !== 'bandage') return use(aiming.item, spot)
      const move = aiming.kind === 'move' ? aiming : NO_AIM
      if (move.kind !== 'move') return null
      return { ...moveTo(spot, move.mode), style: move.style, ...(shift ? { onContact: 'push' as const } : {}) }
    })
    if (aiming.kind !== 'move') setAiming(NO_AIM)
  }
  const onDraw = (at: readonly [number, number] | null, over: string | null, end: boolean): void => {
    setDrawn(end ? null : at)
    if (!end) return
    const enemy = fighters.find((one) => one.key === over && one.own === null && !one.down)
    if (enemy !== undefined) strike(enemy, group)
    else if (at !== null) go(at[0], at[1], false)
  }

  const ownList = fighters.filter((one) => one.own !== null && !one.down && !one.fled)
  const cycle = (by: 1 | -1): void => {
    const list = ownList.length > 0 ? ownList : fighters.filter((one) => !one.down && !one.fled)
    const at = list.findIndex((one) => one.id === chosen[0])
    const next = list[(at + by + list.length) % Math.max(1, list.length)]
    if (next !== undefined) chooseFromList(next.id)
  }
  const pressCursor = (at: Cursor): void => {
    const here = fighters.find((one) => !one.fled && Math.hypot(one.x - at.x, one.y - at.y) <= one.radius + 200)
    if (here !== undefined) onFigure(here.key, false)
    else go(at.x / 1000, at.y / 1000, false)
  }
  /** While the board has the focus: Tab goes through fighters, arrows move the ground cursor, the rest is the camera (HUN-1509, HUN-1511). */
  const boardKey = (key: string, shift: boolean): boolean => {
    if (key === 'Escape' && cursor !== null) {
      setCursor(null)
      return true
    }
    if (key === 'Enter' && cursor !== null) {
      pressCursor(cursor)
      return true
    }
    const begin =
      cursor ?? (selected === null ? { x: camera.x * 1000, y: camera.y * 1000 } : { x: selected.x, y: selected.y })
    const to = moved(begin, key, shift, field)
    if (to !== null) {
      setCursor(to)
      say(cursorWords(to, view, fighters, selected))
      return true
    }
    const turned = cameraKey(key, camera, field, size.width / Math.max(1, size.height))
    if (turned === null) return false
    glide(turned, 'player')
    return true
  }
  useTableKeys((key, event) => {
    const onBoard = event.target instanceof Element && event.target.closest('.hundred-board') !== null
    if (planningNow && event.ctrlKey && key === 'z') {
      if (event.shiftKey) planning.redo?.()
      else planning.undo?.()
      return true
    }
    if (planningNow && event.ctrlKey && key === 'Enter') {
      if (planning.refusal === null) live?.send(planning.orders)
      return true
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    if (onBoard && boardKey(key, event.shiftKey)) return true
    if (key === 'f' && selected !== null) {
      control.look(selected.x / 1000, selected.y / 1000, Math.min(camera.distance, 18))
      return true
    }
    if (key === 'n' || key === 'p') {
      cycle(key === 'n' ? 1 : -1)
      return true
    }
    if (!planningNow || selected === null || selected.own === null || event.shiftKey) return false
    const plan = planning.planFor(selected)
    switch (key) {
      case 'm':
        setAiming(NO_AIM)
        return true
      case 'a':
        setAiming({ kind: 'attack', attack: 'normal', aim: null })
        return true
      case 'd':
        planning.give([selected], () => defendWith(2))
        return true
      case 'h':
        planning.give([selected], () => holdFor(1))
        return true
      case 'u': {
        const item = (['bandage', 'oil', 'caltrops'] as const).find((one) => (selected.own?.items[one] ?? 0) > 0)
        if (item !== undefined) setAiming({ kind: 'item', item })
        return true
      }
      case 's': {
        const name = selected.own.specials.find((one) => one !== 'shieldWall' && one !== 'rally')
        if (name === 'treat' || name === 'intimidate' || name === 'challenge' || name === 'execute')
          setAiming({ kind: 'special', name })
        return true
      }
      case 'Backspace':
        planning.setPlan(selected.id, { ...plan, steps: plan.steps.slice(0, -1) })
        return true
      default:
        return false
    }
  })

  const hoveredEnemy = fighters.find((one) => one.id === hovered && one.own === null && !one.down) ?? null
  const planned = blowsOf(outlook)
  const shownBlow = hoveredEnemy === null ? planned[0] : planned.find((one) => one.target === hoveredEnemy.id)
  const shownTarget = hoveredEnemy ?? fighters.find((one) => one.id === shownBlow?.target)
  const targets = new Set(blowsOf(outlook).map((one) => one.target))
  const moment =
    view.phase === 'resolution' ? `turn ${view.turn}, tick ${Math.min(20, tickOf(view))}` : `turn ${view.turn}`
  const over = view.result !== null

  const pins = (
    <>
      {fighters.map((fighter) => (
        <Plate
          key={fighter.key}
          fighter={fighter}
          selected={chosen.includes(fighter.id)}
          target={planningNow && targets.has(fighter.id)}
        />
      ))}
      {planningNow && outlook !== null && <WayTag outlook={outlook} />}
      {field.areas.map((area) => (
        <span key={area.id} className="hu-pin" data-x={area.x} data-y={area.y + area.radius} data-lift={0.1}>
          <span className="hu-name">{area.id}</span>
        </span>
      ))}
      {!planningNow && how !== 'jump' && <RollPins tellings={tellings} fighters={fighters} />}
    </>
  )
  const board = (
    <div className="hu-boardbox" ref={box}>
      {size.width > 0 && (
        <Board
          field={field}
          before={before}
          after={after}
          lasts={planningNow ? 0 : lasts}
          moment={`${index}:${how}`}
          still={!motion}
          selected={keysOf(chosen, fighters)}
          paths={paths}
          marks={marks}
          ghosts={ghosts}
          painter={painter.painter}
          quality={painter.quality}
          daylight={daylight}
          control={control}
          width={size.width}
          height={size.height}
          label="The field: arrows move a cursor, Enter gives the order there"
          onFail={painter.onFail}
          onFigure={onFigure}
          onGround={go}
          onHover={(key) => setHovered(fighters.find((one) => one.key === key)?.id ?? null)}
          draws={(key) =>
            planningNow && fighters.some((one) => one.key === key && one.own !== null && chosen.includes(one.id))
          }
          onDraw={onDraw}
          pins={pins}
        >
          {planningNow && selected !== null && selected.own !== null && shownTarget !== undefined && !phone && (
            <ChanceSlip view={view} from={selected} target={shownTarget} planned={shownBlow ?? null} />
          )}
          <BoardSwitch painter={painter} phone={phone} planning={planningNow} />
        </Board>
      )}
    </div>
  )

  const ended = over && (
    <Button kind="primary" onClick={() => setEnding(true)}>
      The result
    </Button>
  )
  const foe = seats[me === 0 ? 1 : 0]?.name ?? ''
  const foot = (
    <div className="hu-foot">
      {over ? (
        ended
      ) : live === null ? null : planningNow ? (
        <>
          {planning.refusal !== null && <p className="w">{planning.refusal}</p>}
          <Button kind="primary" size="big" blocked={planning.refusal} onClick={() => live.send(planning.orders)}>
            Ready
          </Button>
        </>
      ) : (
        <Waiting live={live} foe={foe} atLast={atLast} onNow={() => player.toEnd()} />
      )}
    </div>
  )
  const ordersPanel =
    planningNow && selected !== null && selected.own !== null && !selected.down ? (
      <OrdersPanel
        fighter={selected}
        plan={planning.planFor(selected)}
        policy={planning.policyFor(selected)}
        outlook={outlook}
        fighters={fighters}
        aiming={aiming}
        onAim={setAiming}
        onPlan={(plan) => planning.setPlan(selected.id, plan)}
        onPolicy={(policy) => planning.setPolicy(selected.id, policy)}
        undo={planning.undo}
        redo={planning.redo}
        onCopy={
          group.length > 1
            ? () => planning.setPlans(Object.fromEntries(group.map((one) => [one.id, planning.planFor(selected)])))
            : null
        }
      />
    ) : (
      <div className="hu-orders">
        <header>
          <h2>Orders</h2>
        </header>
        <p className="hu-none muted">
          {planningNow
            ? 'Press one of your fighters to give it orders.'
            : 'Orders are given before a turn; now it is played.'}
        </p>
      </div>
    )
  const orders =
    live === null ? undefined : (
      <div className="hu-side">
        {width === 'wide' && planningNow && (
          <Segments
            label="Show"
            bare
            value={side}
            options={[
              { value: 'orders', name: 'Orders' },
              { value: 'log', name: 'Log' },
            ]}
            onChange={setSide}
          />
        )}
        <div className="hu-scroll">
          {width === 'wide' && planningNow && side === 'log' ? null : (
            <>
              {ordersPanel}
              {planningNow && <QuickOrders view={view} fighters={fighters} planning={planning} group={group} />}
              {planningNow && <SandboxPanel sandbox={sandbox} fighters={fighters} />}
              <UnitTable fighters={fighters} selected={selected} onFighter={chooseFromList} />
            </>
          )}
          {width === 'wide' && planningNow && side === 'log' && (
            <HundredLog player={player} story={story} selected={selected} moment={moment} />
          )}
        </div>
        {foot}
      </div>
    )
  const log = <HundredLog player={player} story={story} selected={selected} moment={moment} />
  const wideRight =
    planningNow || live === null ? (
      (orders ?? log)
    ) : (
      <div className="hu-side">
        <div className="hu-scroll fill">{log}</div>
        {foot}
      </div>
    )
  const sentence = tellings.find((one) => one.kind === 'blow') ?? tellings[0]
  return (
    <>
      <TableLayout
        className="hundred"
        title={`Hundred, ${field.name}, turn ${view.turn} of ${view.limit}`}
        seats={[seatInfo(0, props, view, fighters), seatInfo(1, props, view, fighters)]}
        middle={`Turn ${view.turn} of ${view.limit}`}
        middleSub={me === null ? field.name : capital(objectiveWords(view, me))}
        back={props.back}
        tools={props.tools}
        piece={
          <>
            {props.eyes && <div className="hu-eyes">{props.eyes}</div>}
            {selected === null ? (
              <Situation view={view} me={me} seats={seats} name={field.name} />
            ) : (
              <FighterCard fighter={selected} />
            )}
          </>
        }
        board={board}
        now={
          !planningNow && sentence !== undefined ? (
            <NowRibbon
              token={
                sentence.actor === null ? undefined : (
                  <FighterToken fighter={fighters.find((one) => one.id === sentence.actor) ?? null} />
                )
              }
              {...(sentence.roll === null
                ? {}
                : { dice: { name: 'roll', value: `${sentence.roll.roll} against ${sentence.roll.chance}` } })}
            >
              {worded(sentence.parts)}
            </NowRibbon>
          ) : undefined
        }
        {...(planningNow
          ? {
              below: (
                <Lanes
                  fighters={ownList}
                  plans={planning.plans}
                  outlooks={planning.outlooks}
                  selected={selected?.id ?? null}
                  tick={lookTick}
                  onTick={setLookTick}
                  onFighter={chooseFromList}
                />
              ),
            }
          : {})}
        {...(width === 'wide' || orders === undefined ? {} : { orders })}
        log={width === 'wide' ? wideRight : log}
        tab={tab}
        onTab={setTab}
        timeline={
          <TimelineBar
            player={player}
            ticks={story.ticks}
            marks={story.marks}
            moment={(at) => (timeline.period(at) === 0 ? 'before the battle' : `turn ${timeline.period(at)}`)}
            {...(props.onFork === null || live !== null ? {} : { onFork: props.onFork })}
            forkBlocked={over ? 'The battle is decided: go back to a moment before its end' : null}
            tools={live === null ? ended : undefined}
          />
        }
      />
      {props.after(ending && over, () => setEnding(false), index)}
    </>
  )
}

function keysOf(ids: readonly number[], fighters: readonly Fighter[]): readonly string[] {
  return fighters.filter((one) => ids.includes(one.id)).map((one) => one.key)
}

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)))
}

/** The ground belongs to the config: one object for the whole match, so that painters build it once. */
function useField(view: HundredView): FieldModel {
  const { config } = view
  const key = typeof config.scenario === 'string' ? config.scenario : JSON.stringify(config.scenario)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a config is known by its scenario
  return useMemo(() => fieldModelOf(config), [key])
}

/** Over everybody in sight and what is fought over, or the whole field where there is nobody yet. */
function openingCamera(field: FieldModel, fighters: readonly Fighter[], aspect: number): CameraModel | null {
  const there = fighters.filter((one) => !one.fled && !one.down)
  if (there.length === 0) return null
  const xs = [...there.map((one) => one.x / 1000), ...field.areas.map((area) => area.x)]
  const ys = [...there.map((one) => one.y / 1000), ...field.areas.map((area) => area.y)]
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const half = Math.tan((LENS / 2) * (Math.PI / 180))
  const distance = Math.max((x1 - x0 + 7) / aspect, (y1 - y0 + 6) * 0.85) / 2 / half
  return held({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 + 0.5, distance: Math.max(20, distance), pitch: 50, yaw: 0 }, field)
}

function useDaylight(): boolean {
  const theme = useSettings((settings) => settings.theme)
  return theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
}

function seatInfo(seat: 0 | 1, props: HundredTableProps, view: HundredView, fighters: readonly Fighter[]): SeatInfo {
  const who = props.seats[seat]
  const own = fighters.filter((one) => one.seat === seat)
  const able = own.filter((one) => !one.down && !one.fled && one.morale !== 'broken' && one.morale !== 'routed')
  const all = view.roster.filter((one) => one.seat === seat).length
  const { live, me } = props
  const side = (seat === 1) === view.config.swapSides ? 'West' : 'East'
  const doing =
    view.result !== null
      ? 'the battle is over'
      : live === null
        ? 'watched'
        : seat === me
          ? live.sent
            ? 'ready'
            : live.awaited
              ? 'planning'
              : 'watching'
          : live.thinking
            ? 'thinking'
            : 'planning'
  return {
    name: who?.name ?? '',
    ...(who?.kind === undefined ? {} : { kind: who.kind }),
    sub: `${side}, ${doing}`,
    numbers: [{ value: able.length, name: all > 0 ? `of ${all} stand` : 'in sight' }],
  }
}

function FighterToken({ fighter }: { readonly fighter: Fighter | null }) {
  return fighter === null ? null : <Token seat={fighter.seat} icon={iconOf(fighter.template)} size={32} />
}

function WayTag({ outlook }: { readonly outlook: import('../plan/outlook.ts').Outlook }) {
  const ticks = outlook.ticks
  const last = ticks.at(-1)
  const first = ticks[0]
  if (last === undefined || first === undefined || Math.hypot(last.x - first.x, last.y - first.y) < 300) return null
  const arrival = ticks.findIndex((at) => at.x === last.x && at.y === last.y)
  return (
    <span className="hu-pin" data-x={last.x / 1000} data-y={last.y / 1000} data-lift={2.2}>
      <span className="hu-tag">
        {arrival} ticks <b>{outlook.apLeft} AP left</b>
      </span>
    </span>
  )
}

function Situation({
  view,
  me,
  seats,
  name,
}: {
  readonly view: HundredView
  readonly me: 0 | 1 | null
  readonly seats: readonly TableSeat[]
  readonly name: string
}) {
  return (
    <div className="hu-card">
      <h2>{name}</h2>
      {([0, 1] as const).map((seat) => (
        <div key={seat} className="hu-trait">
          <b className={seat === 0 ? 's1' : 's2'}>
            {seat === me ? 'You win if you' : `${seats[seat]?.name ?? ''} wins if they`}
          </b>
          <p>{objectiveWords(view, seat)}.</p>
        </div>
      ))}
      <p className="muted">Press a fighter to see its numbers.</p>
    </div>
  )
}

function BoardSwitch({
  painter,
  phone,
  planning,
}: {
  readonly painter: Painter
  readonly phone: boolean
  readonly planning: boolean
}) {
  return (
    // Presses here are not presses on the board.
    <div
      className="hu-switch"
      onPointerDown={(event) => event.stopPropagation()}
      onPointerUp={(event) => event.stopPropagation()}
    >
      <Segments
        label="Table"
        bare
        value={painter.painter}
        options={[
          { value: 'diorama', name: 'Diorama', ...(painter.failed ? { blocked: 'this browser has no WebGL' } : {}) },
          { value: 'flat', name: 'Map' },
        ]}
        onChange={painter.choose}
      />
      {planning && !phone && (
        <div className="hu-legend" aria-hidden="true">
          <span>
            <i className="path" /> Path, a notch per tick
          </span>
          <span>
            <i className="arc" /> Front arc and reach
          </span>
        </div>
      )}
    </div>
  )
}

function Waiting({
  live,
  foe,
  atLast,
  onNow,
}: {
  readonly live: Live
  readonly foe: string
  readonly atLast: boolean
  readonly onNow: () => void
}) {
  if (!atLast)
    return (
      <Button kind="primary" onClick={onNow}>
        Skip to the end of the turn
      </Button>
    )
  if (live.trouble !== null)
    return (
      <>
        <p className="w">{live.trouble}</p>
        <Button onClick={live.retry}>Try again</Button>
      </>
    )
  return (
    <>
      <p className="muted">
        {live.sending
          ? 'Sending your orders.'
          : live.thinking
            ? `${foe} is thinking.`
            : live.sent
              ? `Your orders are sealed. ${foe} is still planning.`
              : 'Waiting.'}
      </p>
      {live.thinking && live.stop !== null && <Button onClick={live.stop}>Make it choose now</Button>}
      {live.sent && !live.thinking && <Button onClick={live.reopen}>Change the orders</Button>}
    </>
  )
}

/** Keys of the table, except where a key already means something. */
function useTableKeys(onKey: (key: string, event: KeyboardEvent) => boolean): void {
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null
      if (
        event.defaultPrevented ||
        target?.closest('input, textarea, select, dialog, [contenteditable], [role="slider"]')
      )
        return
      if (event.key === 'Enter' && target?.closest('button, a, summary') && !event.ctrlKey) return
      if (latest.current(event.key.length === 1 ? event.key.toLowerCase() : event.key, event)) event.preventDefault()
    }
    // Before the timeline's own keys: on the board arrows move the cursor there.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
