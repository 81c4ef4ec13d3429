import { type After, type TableSeat, useWatching } from '@tessera/play'
import { NowRibbon, TableLayout, type TableTab, TimelineBar, useArrival, worded } from '@tessera/table'
import { Button, useSize, useWidth } from '@tessera/ui'
import { useMotion } from '@tessera/ui/settings'
import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { Board } from '../board/board.tsx'
import { isOnTheRight } from '../board/scene/camera.ts'
import type { CameraModel, MarkModel } from '../board/scene/model.ts'
import { HundredLog } from '../log/hundred-log.tsx'
import { type HundredTimeline, paceOf, storyOf } from '../log/story.ts'
import { fightersOf } from '../match/battle.ts'
import type { Fighter } from '../match/fighter.ts'
import { fogOf } from '../match/fog.ts'
import { tickOf } from '../match/scene-frames.ts'
import { useSandbox } from '../orders/sandbox/use-sandbox.ts'
import { useTrial } from '../orders/sandbox/use-trial.ts'
import { usePlanning } from '../orders/use-planning.ts'
import type { Aiming } from './aiming.ts'
import { BoardSwitch } from './board-edge.tsx'
import { FighterCard } from './fighter-card.tsx'
import { useBoardCamera } from './hooks/use-board-camera.ts'
import { useBoardKeys } from './hooks/use-board-keys.ts'
import { useDrags } from './hooks/use-drags.ts'
import { useDaylight, useField } from './hooks/use-field.ts'
import { usePlanDrawing, useSceneFrames } from './hooks/use-scene.ts'
import { useSelection } from './hooks/use-selection.ts'
import type { Live } from './live.ts'
import { blowsOf, targetOf } from './marks-of.ts'
import { capital, objectiveWords } from './objectives.ts'
import { Lanes } from './orders/lanes.tsx'
import { idleOf } from './orders/quick-orders.tsx'
import { usePainter } from './painter-choice.ts'
import { TablePins } from './pins/table-pins.tsx'
import { NO_AIM, pressesOf } from './presses.ts'
import { seatInfo } from './seat-info.ts'
import { Foot, SidePanel } from './side-panel.tsx'
import { FighterToken, Situation } from './situation.tsx'
import { ChanceSlip } from './slip/chance-slip.tsx'
import { Exchange } from './slip/exchange.tsx'
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
const NO_TELLINGS: readonly never[] = []
const NO_HANDLES: readonly never[] = []

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
  const over = view.result !== null
  const planningNow = live?.awaited === true && !live.sent && atLast && view.phase === 'planning' && !over
  const drafts = usePlanning(planningNow ? view : null, fighters, live?.drafted ?? null, live?.onDraft ?? NOTHING)
  const planning = planningNow ? drafts : null
  const selection = useSelection(fighters, planningNow, phone)
  const { chosen, selected, group } = selection
  const sandbox = useSandbox(planningNow ? view : null, drafts.orders)
  const trial = useTrial(planningNow ? view : null, drafts.orders, sandbox.foePlans)
  const tried = trial.now
  const painter = usePainter(phone)
  const [aiming, setAiming] = useState<Aiming>(NO_AIM)
  const [hovered, setHovered] = useState<number | null>(null)
  const [lookTick, setLookTick] = useState<number | null>(null)
  const [onePress, setOnePress] = useState(false)
  const [tab, setTab] = useState<TableTab>(live === null ? 'log' : 'orders')
  const [ending, setEnding] = useState(false)
  useArrival(
    over && atLast,
    useCallback(() => setEnding(true), []),
  )

  const tellings = useMemo(() => story.tellings(index), [story, index])
  const played = tried !== null ? tried.tellings : planningNow || how === 'jump' ? NO_TELLINGS : tellings
  const shown = tried?.fighters ?? fighters
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const control = useBoardCamera({
    field,
    fighters: shown,
    size,
    motion,
    planTurn: planningNow ? view.turn : -1,
    tellings: played,
  })
  const { before, after, lasts } = useSceneFrames({
    timeline,
    story,
    index,
    view,
    events,
    moving: motion && how !== 'jump' && !planningNow,
    speed: player.store.getState().speed,
  })

  /** From a list: also looks there, when it is out of sight. */
  const chooseFromList = (id: number): void => {
    selection.choose(id, false)
    const fighter = fighters.find((one) => one.id === id)
    if (fighter === undefined) return
    const { camera } = control
    const away = Math.hypot(fighter.x / 1000 - camera.x, fighter.y / 1000 - camera.y)
    if (away > camera.distance * 0.3) control.look(fighter.x / 1000, fighter.y / 1000)
  }
  const presses = pressesOf({
    fighters,
    group,
    enemy: selected !== null && selected.own === null && !selected.down ? selected : null,
    field,
    aiming,
    planning,
    sandbox,
    onAim: setAiming,
    choose(id, shift) {
      selection.choose(id, shift)
      if (phone) setTab(planningNow && fighters.some((one) => one.id === id && one.own !== null) ? 'orders' : 'piece')
    },
    onOrdered() {
      if (!onePress) return
      const next = idleOf(fighters, drafts).find((one) => !group.includes(one))
      if (next !== undefined) chooseFromList(next.id)
    },
  })
  const drags = useDrags({ planning, selected, group, presses })
  const cursor = useBoardKeys({
    view,
    field,
    fighters,
    selection,
    presses,
    control,
    aspect: size.width / Math.max(1, size.height),
    planning,
    onAim: setAiming,
    onReady: () => {
      if (drafts.refusal === null) live?.send(drafts.orders)
    },
    onFighter: chooseFromList,
  })

  const outlook = selected === null || planning === null ? null : (planning.outlooks.get(selected.id) ?? null)
  const pointed = useMemo(
    (): readonly MarkModel[] =>
      cursor === null ? drags.marks : [...drags.marks, { kind: 'cursor', x: cursor.x / 1000, y: cursor.y / 1000 }],
    [drags.marks, cursor],
  )
  const drawing = usePlanDrawing({
    field,
    fighters,
    chosen,
    selected,
    // A try is watched without the plan laid over it.
    planning: tried === null ? planning : null,
    outlook,
    sandbox,
    lookTick,
    pointed,
  })

  const blows = blowsOf(outlook)
  const hoveredEnemy = fighters.find((one) => one.id === hovered && one.own === null && !one.down) ?? null
  const shownBlow = hoveredEnemy === null ? blows[0] : blows.find((one) => one.target === hoveredEnemy.id)
  // A blow that falls in a later turn is shown as it would be from here.
  const struck = shownBlow?.target ?? (selected === null ? null : targetOf(planning?.planFor(selected) ?? null))
  const shownTarget = hoveredEnemy ?? fighters.find((one) => one.id === struck && !one.down)
  const board = (
    <div className="hu-boardbox" ref={box}>
      {size.width > 0 && (
        <Board
          field={field}
          before={tried?.before ?? before}
          after={tried?.after ?? after}
          lasts={tried === null ? lasts : motion ? tried.lasts : 0}
          moment={tried === null ? `${index}:${how}` : `try:${tried.at}`}
          still={!motion}
          selected={keysOf(chosen, fighters)}
          {...drawing}
          fog={fogOf(view)}
          painter={painter.painter}
          quality={painter.quality}
          daylight={daylight}
          control={control}
          width={size.width}
          height={size.height}
          label="The field: Tab goes through your fighters, arrows move a cursor, Enter gives the order there"
          onFail={painter.onFail}
          onFigure={presses.figure}
          onGround={drags.measuring ? drags.measureTo : presses.ground}
          onHover={(key) => setHovered(fighters.find((one) => one.key === key)?.id ?? null)}
          handles={drags.handles}
          draws={drags.draws}
          onDraw={drags.onDraw}
          pins={
            <TablePins
              view={view}
              field={field}
              fighters={shown}
              chosen={chosen}
              selected={selected}
              targets={new Set(blows.map((one) => one.target))}
              outlook={tried === null ? outlook : null}
              handles={tried === null ? drags.handles : NO_HANDLES}
              ruler={drags.ruler}
              tellings={played}
            />
          }
        >
          {tried !== null && (
            <p className="hu-try" role="status">
              A try, with dice of its own: nothing here counts.
            </p>
          )}
          {planning !== null &&
            tried === null &&
            selected !== null &&
            selected.own !== null &&
            shownTarget !== undefined && (
              <ChanceSlip
                view={view}
                from={selected}
                target={shownTarget}
                planned={shownBlow ?? null}
                plan={planning.planFor(selected)}
                folded={phone || hoveredEnemy === null}
                side={isRight(shownTarget, painter.painter, control.camera) ? 'left' : 'right'}
              />
            )}
          <BoardSwitch painter={painter} phone={phone} planning={planningNow} drags={drags} />
        </Board>
      )}
    </div>
  )

  const ended = over ? (
    <Button kind="primary" onClick={() => setEnding(true)}>
      The result
    </Button>
  ) : null
  const moment =
    view.phase === 'resolution' ? `turn ${view.turn}, tick ${Math.min(20, tickOf(view))}` : `turn ${view.turn}`
  const log = <HundredLog player={player} story={story} selected={selected} moment={moment} />
  const side =
    live === null ? null : (
      <SidePanel
        view={view}
        fighters={fighters}
        selection={selection}
        planning={planning}
        outlook={outlook}
        sandbox={sandbox}
        trial={trial}
        aiming={aiming}
        onAim={setAiming}
        onFighter={chooseFromList}
        onePress={onePress}
        onOnePress={setOnePress}
        log={width === 'wide' ? log : null}
        foot={
          <Foot
            live={live}
            planning={planning}
            foe={seats[me === 0 ? 1 : 0]?.name ?? ''}
            atLast={atLast}
            result={ended}
            onNow={() => player.toEnd()}
          />
        }
      />
    )
  const sentence = planningNow ? null : story.sentenceAt(index)
  return (
    <>
      <TableLayout
        className="hundred"
        title={`Hundred, ${field.name}, turn ${view.turn} of ${view.limit}`}
        seats={[seatInfo(0, props, view, fighters, !atLast), seatInfo(1, props, view, fighters, !atLast)]}
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
              <>
                {planningNow && selected.own === null && <Exchange view={view} enemy={selected} fighters={fighters} />}
                <FighterCard fighter={selected} />
              </>
            )}
          </>
        }
        board={board}
        now={
          sentence === null ? (
            // Its room is kept: nothing moves when the first sentence comes.
            planningNow ? undefined : (
              <NowRibbon> </NowRibbon>
            )
          ) : (
            <NowRibbon
              token={<FighterToken fighter={fighters.find((one) => one.id === sentence.actor) ?? null} />}
              dice={
                sentence.roll === null
                  ? undefined
                  : { name: 'roll', value: `${sentence.roll.roll} against ${sentence.roll.chance}` }
              }
            >
              {worded(sentence.parts)}
            </NowRibbon>
          )
        }
        {...(planning === null
          ? {}
          : {
              below: (
                <Lanes
                  fighters={fighters.filter((one) => one.own !== null && !one.down && !one.fled)}
                  plans={planning.plans}
                  outlooks={planning.outlooks}
                  selected={selected?.id ?? null}
                  tick={lookTick}
                  onTick={setLookTick}
                  onFighter={chooseFromList}
                />
              ),
            })}
        {...(width === 'wide' || side === null ? {} : { orders: side })}
        log={width === 'wide' && side !== null ? side : log}
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
      {/* The dialog is loaded when it is wanted; the table stays meanwhile. */}
      <Suspense fallback={null}>{props.after(ending && over, () => setEnding(false), index)}</Suspense>
    </>
  )
}

/** The flat map has north at its top, however the table is turned. */
function isRight({ x, y }: Fighter, painter: 'diorama' | 'flat', camera: CameraModel): boolean {
  return isOnTheRight(painter === 'flat' ? { ...camera, yaw: 0 } : camera, x / 1000, y / 1000)
}

function keysOf(ids: readonly number[], fighters: readonly Fighter[]): readonly string[] {
  return fighters.filter((one) => ids.includes(one.id)).map((one) => one.key)
}
