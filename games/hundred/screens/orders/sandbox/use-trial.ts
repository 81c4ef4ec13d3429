import { type HundredHappening, type HundredView, narrator, type OrdersChoice, type Plan } from '@tessera/hundred'
import { randomSeed } from '@tessera/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { SceneFrame, WindUp } from '../../board/scene/frame.ts'
import { paceOf } from '../../log/story.ts'
import { fightersOf } from '../../match/battle.ts'
import type { Fighter } from '../../match/fighter.ts'
import { sceneFrameOf, windUpsAfter } from '../../match/scene-frames.ts'
import { type TrialFrame, trialOf } from './outcomes.ts'

/** A moment of a try, ready to be shown. */
interface TrialMoment {
  readonly at: number
  readonly before: SceneFrame
  readonly after: SceneFrame
  readonly lasts: number
  readonly fighters: readonly Fighter[]
  readonly happenings: readonly HundredHappening[]
}

export interface Trials {
  /** The moment of the try that is shown; null while none runs. */
  readonly now: TrialMoment | null
  play(): void
  stop(): void
}

/** Plays the planned turn once, as a try that does not count. */
export function useTrial(
  view: HundredView | null,
  orders: OrdersChoice,
  foePlans: Readonly<Record<string, Plan>>,
): Trials {
  const [frames, setFrames] = useState<readonly TrialFrame[] | null>(null)
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (view === null) setFrames(null)
  }, [view])
  const pace = frames === null ? 0 : paceOf(frames[at]?.events ?? [])
  useEffect(() => {
    if (frames === null) return
    const over = at >= frames.length - 1
    const timer = setTimeout(() => (over ? setFrames(null) : setAt(at + 1)), over ? 1500 : pace)
    return () => clearTimeout(timer)
  }, [frames, at, pace])
  const scenes = useMemo(() => (frames === null ? [] : scenesOf(frames)), [frames])
  const told = useMemo(() => (frames === null ? [] : toldIn(frames)), [frames])
  const now = useMemo((): TrialMoment | null => {
    const frame = frames?.[at]
    const after = scenes[at]
    if (frame === undefined || after === undefined) return null
    return {
      at,
      before: scenes[at - 1] ?? after,
      after,
      lasts: pace * 0.96,
      fighters: fightersOf(frame.view),
      happenings: told[at] ?? [],
    }
  }, [frames, scenes, told, at, pace])
  return {
    now,
    play() {
      if (view === null) return
      setAt(0)
      setFrames(trialOf(view, orders, foePlans, randomSeed()))
    },
    stop: () => setFrames(null),
  }
}

function toldIn(frames: readonly TrialFrame[]): readonly (readonly HundredHappening[])[] {
  const tell = narrator()
  return frames.map(({ events, view }) => tell(events, view))
}

function scenesOf(frames: readonly TrialFrame[]): readonly SceneFrame[] {
  let windUps: readonly WindUp[] = []
  return frames.map(({ view, events }) => {
    windUps = windUpsAfter(windUps, view, events)
    return sceneFrameOf(view, events, windUps)
  })
}
