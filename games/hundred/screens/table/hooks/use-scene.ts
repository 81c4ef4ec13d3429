import type { HundredEvent, HundredView } from '@tessera/hundred'
import { useMemo } from 'react'
import type { SceneFrame } from '../../board/scene/frame.ts'
import type { FigureModel, MarkModel, PathModel } from '../../board/scene/model.ts'
import { type HundredTimeline, paceOf, type Story } from '../../log/story.ts'
import { sceneFrameOf } from '../../match/scene-frames.ts'
import type { Sandbox } from '../../orders/sandbox/use-sandbox.ts'
import { ghostOf, pathsOf, planMarks, pointedMarks, thoughtOf } from '../marks-of.ts'
import type { Table } from '../state.ts'

/** The frame on show and the one before it, as the scene draws them, and the time between them. */
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

/** The plan drawn on the ground: paths, the places at their ends, reach, and the guessed plans of the enemy. */
export function usePlanDrawing(
  { field, fighters, planned, hand, selected, outlook }: Table,
  sandbox: Sandbox,
  /** A try is watched without the plan laid over it. */
  trying: boolean,
): {
  readonly paths: readonly PathModel[]
  readonly ghosts: readonly FigureModel[]
  readonly marks: readonly MarkModel[]
} {
  const { chosen, tick, line, cursor } = hand
  const outlooks = trying ? null : (planned?.outlooks ?? null)
  const paths = useMemo(
    () => (outlooks === null ? [] : pathsOf(fighters, outlooks, chosen)),
    [outlooks, fighters, chosen],
  )
  const ghosts = useMemo(() => {
    if (outlooks === null) return []
    const list = tick === null ? fighters.filter((one) => chosen.includes(one.id)) : fighters
    return list.flatMap((one) => ghostOf(one, outlooks.get(one.id) ?? null, tick) ?? [])
  }, [outlooks, fighters, chosen, tick])
  const { foePlans, clouds } = sandbox
  const marks = useMemo((): MarkModel[] => {
    const list: MarkModel[] = field.areas.map(({ x, y, radius }) => ({ kind: 'area', x, y, radius, tone: 'accent' }))
    if (outlooks !== null && selected !== null) list.push(...planMarks(selected, outlook, fighters))
    for (const [id, plan] of Object.entries(foePlans)) list.push(...thoughtOf(Number(id), plan, fighters))
    if (clouds !== null) list.push(...clouds)
    list.push(...pointedMarks({ line, cursor }))
    return list
  }, [field, outlooks, selected, outlook, fighters, line, cursor, clouds, foePlans])
  return { paths, ghosts, marks }
}
