import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type After, type TableSeat, useWatching } from '#play'
import { NowRibbon, TableLayout, type TableTab, TimelineBar, useArrival, useSize, useWidth, worded } from '#table'
import { Button, Segments, say } from '#ui'
import { useMotion } from '#web/settings/settings.ts'
import { Board } from '../board/board.tsx'
import { cameraKey, useCamera } from '../board/use-camera.ts'
import { HundredLog } from '../log/hundred-log.tsx'
import { type HundredTimeline, paceOf, storyOf } from '../log/story.ts'
import { fightersOf } from '../match/battle.ts'
import type { Fighter } from '../match/fighter.ts'
import { sceneFrameOf, tickOf } from '../match/scene-frames.ts'
import { usePlanning } from '../plan/use-planning.ts'
import { SandboxPanel } from '../sandbox/sandbox-panel.tsx'
import { useSandbox } from '../sandbox/use-sandbox.ts'
import type { MarkModel } from '../scene/model.ts'
import type { Aiming } from './aiming.ts'
import { BoardSwitch, WayTag } from './board-edge.tsx'
import { ChanceSlip } from './chance-slip.tsx'
import { FighterCard } from './fighter-card.tsx'
import { type Cursor, cursorWords, moved } from './ground-cursor.ts'
import { Lanes } from './lanes.tsx'
import type { Live } from './live.ts'
import { blowsOf, ghostOf, pathsOf, planMarks, thoughtOf } from './marks-of.ts'
import { capital, objectiveWords } from './objectives.ts'
import { openingCamera } from './opening-camera.ts'
import { orderKey } from './order-keys.ts'
import { OrdersPanel } from './orders-panel.tsx'
import { usePainter } from './painter-choice.ts'
import { Plate } from './plates.tsx'
import { NO_AIM, pressesOf } from './presses.ts'
import { QuickOrders } from './quick-orders.tsx'
import { RollPins } from './roll-pins.tsx'
import { seatInfo } from './seat-info.ts'
import { FighterToken, Situation } from './situation.tsx'
import { UnitTable } from './unit-table.tsx'
import { useDaylight, useField } from './use-field.ts'
import { useTableKeys } from './use-table-keys.ts'
import { Waiting } from './waiting.tsx'
import '../hundred.css'

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
    if (away > camera.distance * 0.3) control.look(fighter.x / 1000, fighter.y / 1000)
  }
  const presses = pressesOf({
    fighters,
    group,
    enemy,
    field,
    aiming,
    planning: planningNow ? planning : null,
    sandbox,
    onAim: setAiming,
    choose(id, shift) {
      choose(id, shift)
      if (phone) setTab(planningNow && fighters.some((one) => one.id === id && one.own !== null) ? 'orders' : 'piece')
    },
  })
  const onDraw = (at: readonly [number, number] | null, over: string | null, end: boolean): void => {
    setDrawn(end ? null : at)
    if (end) presses.drop(at, over)
  }

  const ownList = fighters.filter((one) => one.own !== null && !one.down && !one.fled)
  const cycle = (by: 1 | -1): void => {
    const list = ownList.length > 0 ? ownList : fighters.filter((one) => !one.down && !one.fled)
    const at = list.findIndex((one) => one.id === chosen[0])
    const next = list[(at + by + list.length) % Math.max(1, list.length)]
    if (next !== undefined) chooseFromList(next.id)
  }
  /** While the board has the focus: Tab goes through fighters, arrows move the ground cursor, the rest is the camera (HUN-1509, HUN-1511). */
  const boardKey = (key: string, shift: boolean): boolean => {
    if (key === 'Escape' && cursor !== null) {
      setCursor(null)
      return true
    }
    if (key === 'Enter' && cursor !== null) {
      presses.spot(cursor)
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
    if (!planningNow || selected === null || event.shiftKey) return false
    return orderKey(key, selected, planning, setAiming)
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
          onFigure={presses.figure}
          onGround={presses.ground}
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
