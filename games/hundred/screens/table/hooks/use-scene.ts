import type { HundredEvent, HundredView } from '@tessera/hundred'
import { useMemo } from 'react'
import type { SceneFrame } from '../../board/scene/frame.ts'
import type { FieldModel, FigureModel, MarkModel, PathModel } from '../../board/scene/model.ts'
import { type HundredTimeline, paceOf, type Story } from '../../log/story.ts'
import type { Fighter } from '../../match/fighter.ts'
import { sceneFrameOf } from '../../match/scene-frames.ts'
import type { Outlook } from '../../orders/outlook.ts'
import type { Sandbox } from '../../orders/sandbox/use-sandbox.ts'
import type { Planning } from '../../orders/use-planning.ts'
import { ghostOf, pathsOf, planMarks, thoughtOf } from '../marks-of.ts'

/** The frame shown and the one before it, as the scene draws them, and how long the way between them takes. */
export function useSceneFrames(now: {
  readonly timeline: HundredTimeline
  readonly story: Story
  readonly index: number
  readonly view: HundredView
  readonly events: readonly HundredEvent[]
  /** Whether the way is shown, and how fast time runs. */
  readonly moving: boolean
  readonly speed: number
}): { readonly before: SceneFrame; readonly after: SceneFrame; readonly lasts: number } {
  const { timeline, story, index, view, events } = now
  const after = useMemo(
    () => sceneFrameOf(view, events, story.windUps(index), (unit) => story.arrows(index, unit)),
    [view, events, story, index],
  )
  const before = useMemo(() => {
    if (index === 0) return after
    const frame = timeline.frame(index - 1)
    return sceneFrameOf(frame.view, frame.events, story.windUps(index - 1), (unit) => story.arrows(index - 1, unit))
  }, [timeline, index, story, after])
  return { before, after, lasts: now.moving ? (paceOf(events) / now.speed) * 0.96 : 0 }
}

interface Drawing {
  readonly field: FieldModel
  readonly fighters: readonly Fighter[]
  readonly chosen: readonly number[]
  readonly selected: Fighter | null
  /** Null while nothing can be ordered. */
  readonly planning: Planning | null
  readonly outlook: Outlook | null
  readonly sandbox: Sandbox
  /** The tick of the turn that is looked at. */
  readonly lookTick: number | null
  /** What is being dragged, measured or pointed at. */
  readonly pointed: readonly MarkModel[]
}

/** What is laid on the ground while a turn is planned: ways, places at their end, reach, thoughts about the enemy. */
export function usePlanDrawing(now: Drawing): {
  readonly paths: readonly PathModel[]
  readonly ghosts: readonly FigureModel[]
  readonly marks: readonly MarkModel[]
} {
  const { field, fighters, chosen, selected, outlook, sandbox, lookTick, pointed } = now
  const outlooks = now.planning?.outlooks ?? null
  const paths = useMemo(
    () => (outlooks === null ? [] : pathsOf(fighters, outlooks, chosen)),
    [outlooks, fighters, chosen],
  )
  const ghosts = useMemo(() => {
    if (outlooks === null) return []
    const list = lookTick === null ? fighters.filter((one) => chosen.includes(one.id)) : fighters
    return list.flatMap((one) => ghostOf(one, outlooks.get(one.id) ?? null, lookTick) ?? [])
  }, [outlooks, fighters, chosen, lookTick])
  const marks = useMemo((): MarkModel[] => {
    const list: MarkModel[] = field.areas.map(({ x, y, radius }) => ({ kind: 'area', x, y, radius, tone: 'accent' }))
    if (outlooks !== null && selected !== null) list.push(...planMarks(selected, outlook, fighters))
    for (const [id, plan] of Object.entries(sandbox.foePlans)) list.push(...thoughtOf(Number(id), plan, fighters))
    if (sandbox.clouds !== null) list.push(...sandbox.clouds)
    list.push(...pointed)
    return list
  }, [field, outlooks, selected, outlook, fighters, pointed, sandbox.clouds, sandbox.foePlans])
  return { paths, ghosts, marks }
}
