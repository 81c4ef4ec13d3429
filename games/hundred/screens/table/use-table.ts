import type { HundredChoice } from '@tessera/hundred'
import { type After, type Live, type TableSeat, useWatching } from '@tessera/play'
import { useArrival } from '@tessera/table'
import { say, useSize, useWidth } from '@tessera/ui'
import { useMotion } from '@tessera/ui/settings'
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { type HundredTimeline, paceOf, storyOf } from '../log/story.ts'
import { fightersOf } from '../match/battle.ts'
import { useSandbox } from '../orders/sandbox/use-sandbox.ts'
import { useTrial } from '../orders/sandbox/use-trial.ts'
import { usePlanning } from '../orders/use-planning.ts'
import { commandsOf } from './commands.ts'
import { useBoardCamera } from './hooks/use-board-camera.ts'
import { useField } from './hooks/use-field.ts'
import { usePlanDrawing, useSceneFrames } from './hooks/use-scene.ts'
import { useTableKeys } from './hooks/use-table-keys.ts'
import { keyPressed } from './keys.ts'
import { usePainter } from './painter-choice.ts'
import { handAfter, isPlanning, openHand, tableOf } from './state.ts'

export interface HundredTableProps {
  readonly timeline: HundredTimeline
  readonly version: number
  readonly seats: readonly TableSeat[]
  readonly me: 0 | 1 | null
  /** Null for a match that is only watched. */
  readonly live: Live<HundredChoice> | null
  readonly back: string
  readonly at: number
  readonly onSeen?: (furthest: number) => void
  readonly onPlace?: (index: number) => void
  readonly onFork: ((index: number) => void) | null
  readonly after: After
  readonly tools?: ReactNode
  readonly eyes?: ReactNode
}

export type AtTable = ReturnType<typeof useTable>

const NOTHING = () => undefined
const NOTHING_TOLD: readonly never[] = []

/** Wires the state of the table to the match, the draft of orders, the sandbox and the camera. */
export function useTable(props: HundredTableProps) {
  const { timeline, version, live, seats } = props
  const phone = useWidth() === 'phone'
  const motion = useMotion()
  const firstName = seats[0]?.name ?? ''
  const secondName = seats[1]?.name ?? ''
  const watching = useWatching({
    timeline,
    version,
    at: props.at,
    running: live !== null,
    storyOf: useCallback((told: HundredTimeline) => storyOf(told, [firstName, secondName]), [firstName, secondName]),
    paceOf,
    onSeen: props.onSeen,
    onPlace: props.onPlace,
  })
  const { player, story, index, moved, view, events, atLast } = watching
  const field = useField(view)
  const fighters = useMemo(() => fightersOf(view), [view])
  const planningNow = isPlanning(view, live, atLast)
  const asked = planningNow ? view : null
  const drafted = live?.drafted?.type === 'orders' ? live.drafted : null
  const drafts = usePlanning(asked, fighters, drafted, live?.onDraft ?? NOTHING)
  const planning = planningNow ? drafts : null
  const sandbox = useSandbox(asked, drafts.orders)
  const trial = useTrial(asked, drafts.orders, sandbox.foePlans)

  const [hand, act] = useReducer(handAfter, live !== null, openHand)
  const { plans, outlooks } = drafts
  const planned = useMemo(() => (planningNow ? { plans, outlooks } : null), [planningNow, plans, outlooks])
  const { forEnemy } = sandbox
  const table = useMemo(
    () => tableOf({ view, fighters, field, planned, forEnemy, phone }, hand),
    [view, fighters, field, planned, forEnemy, phone, hand],
  )
  const { toChoose } = table
  useEffect(() => {
    if (toChoose !== null) act({ do: 'choose', id: toChoose, add: false, tab: null })
  }, [toChoose])
  useArrival(
    view.result !== null && atLast,
    useCallback(() => act({ do: 'ending', open: true }), []),
  )

  const told = useMemo(() => story.happenings(index), [story, index])
  const happenings = trial.now?.happenings ?? (planningNow || moved === 'jump' ? NOTHING_TOLD : told)
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const shown = trial.now?.fighters ?? fighters
  const planTurn = planningNow ? view.turn : -1
  const control = useBoardCamera({ field, fighters: shown, size, motion, planTurn, happenings })
  const frames = useSceneFrames({
    timeline,
    story,
    index,
    view,
    events,
    moving: motion && moved !== 'jump' && !planningNow,
    speed: player.store.getState().speed,
  })
  const drawing = usePlanDrawing(table, sandbox, trial.now !== null)

  const perform = commandsOf({ table, act, planning, sandbox, control, onSend: live?.send ?? NOTHING })
  useTableKeys((key) => {
    const meaning = keyPressed(table, key, {
      camera: control.camera,
      field,
      aspect: size.width / Math.max(1, size.height),
    })
    if (meaning === null) return false
    if (meaning.said !== undefined) say(meaning.said)
    perform(meaning.command)
    return true
  })
  const painter = usePainter(phone)
  return {
    ...{ player, story, index, moved, view, atLast, field, phone, motion, live },
    ...{ table, hand, perform, planning, sandbox, trial, painter },
    ...{ box, size, control, frames, drawing, shown, happenings },
  }
}
