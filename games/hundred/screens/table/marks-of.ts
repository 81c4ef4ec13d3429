import type { Plan } from '@tessera/hundred'
import type { FigureModel, MarkModel, PathModel } from '../board/scene/model.ts'
import type { Fighter } from '../match/fighter.ts'
import type { BlowOutlook, Outlook } from '../orders/outlook.ts'
import { reachOf, shoots } from './fighter-words.ts'
import type { Hand } from './state.ts'

/** Ribbons of the planned ways of this turn: the selected fighter's with its ticks, the others' faint. */
export function pathsOf(
  fighters: readonly Fighter[],
  outlooks: ReadonlyMap<number, Outlook>,
  selected: readonly number[],
): PathModel[] {
  const paths: PathModel[] = []
  for (const fighter of fighters) {
    const outlook = outlooks.get(fighter.id)
    if (outlook === undefined) continue
    const points: [number, number][] = []
    const notches: number[] = []
    let run = 0
    for (const at of outlook.ticks) {
      const last = points.at(-1)
      const x = at.x / 1000
      const y = at.y / 1000
      if (last !== undefined) {
        const step = Math.hypot(x - last[0], y - last[1])
        if (step < 0.01) continue
        run += step
        notches.push(run)
      }
      points.push([x, y])
    }
    if (run > 0.1)
      paths.push({ id: fighter.key, seat: fighter.seat, points, notches, faint: !selected.includes(fighter.id) })
  }
  return paths
}

/** The front arc and the reach of a fighter where its plan ends, and the enemies that the plan strikes. */
export function planMarks(fighter: Fighter, outlook: Outlook | null, fighters: readonly Fighter[]): MarkModel[] {
  const end = outlook?.ticks.at(-1) ?? fighter
  const x = end.x / 1000
  const y = end.y / 1000
  const marks: MarkModel[] = [
    {
      kind: 'arc',
      x,
      y,
      radius: Math.min(reachOf(fighter), 6000) / 1000,
      angle: Math.atan2(end.fy, end.fx),
      half: Math.PI / 2,
      tone: 'accent',
    },
  ]
  for (const blow of blowsOf(outlook)) {
    const target = fighters.find((one) => one.id === blow.target)
    if (target === undefined) continue
    marks.push({
      kind: 'ring',
      x: target.x / 1000,
      y: target.y / 1000,
      radius: target.radius / 1000 + 0.25,
      tone: 'harm',
      dashed: false,
    })
    if (shoots(fighter))
      marks.push({
        kind: 'line',
        from: [x, y],
        to: [target.x / 1000, target.y / 1000],
        tone: fighter.seat === 0 ? 'seat0' : 'seat1',
        dashed: true,
      })
  }
  return marks
}

/** The first enemy that a plan strikes by name. */
export function targetOf(plan: Plan | null): number | null {
  for (const step of plan?.steps ?? []) if (step.do === 'attack' && typeof step.target === 'number') return step.target
  return null
}

export function blowsOf(outlook: Outlook | null): readonly BlowOutlook[] {
  return outlook === null ? [] : outlook.steps.flatMap((step) => step.blows)
}

/** The guessed plan of an enemy, as dashed lines. */
export function thoughtOf(id: number, plan: Plan, fighters: readonly Fighter[]): MarkModel[] {
  const who = fighters.find((one) => one.id === id)
  if (who === undefined) return []
  const marks: MarkModel[] = []
  let from: readonly [number, number] = [who.x / 1000, who.y / 1000]
  for (const step of plan.steps) {
    const target = step.do === 'attack' ? fighters.find((one) => one.id === step.target) : undefined
    const spot = step.do === 'move' && 'x' in step.to ? step.to : target
    if (spot === undefined) continue
    const to: readonly [number, number] = [spot.x / 1000, spot.y / 1000]
    marks.push({ kind: 'line', from, to, tone: who.seat === 0 ? 'seat0' : 'seat1', dashed: true })
    from = to
  }
  return marks
}

/** A see-through figure where the plan of this turn ends, or where it stands in the tick looked at. */
export function ghostOf(fighter: Fighter, outlook: Outlook | null, tick: number | null): FigureModel | null {
  const at = tick === null ? outlook?.ticks.at(-1) : outlook?.ticks[Math.min(tick, outlook.ticks.length - 1)]
  if (at === undefined || Math.hypot(at.x - fighter.x, at.y - fighter.y) < 200) return null
  return {
    id: fighter.key,
    seat: fighter.seat,
    template: fighter.template,
    x: at.x / 1000,
    y: at.y / 1000,
    angle: Math.atan2(at.fy, at.fx),
    pose: 'stand',
    phase: 0,
    struck: 'torso',
    armour: fighter.armour,
    weapon: fighter.weapon,
    shield: fighter.shield,
    shieldBroken: false,
    radius: fighter.radius / 1000,
    health: 1,
    exhausted: false,
    burning: false,
    banner: false,
    arrows: 0,
    down: false,
    look: 'planned',
    selected: false,
  }
}

/** The line that is dragged or was measured, and the ground cursor. */
export function pointedMarks({ line, cursor }: Pick<Hand, 'line' | 'cursor'>): readonly MarkModel[] {
  const marks: MarkModel[] = []
  if (line !== null)
    marks.push(
      { kind: 'line', from: line.from, to: line.to, tone: 'accent', dashed: true },
      { kind: 'cursor', x: line.to[0], y: line.to[1] },
    )
  if (cursor !== null) marks.push({ kind: 'cursor', x: cursor.x / 1000, y: cursor.y / 1000 })
  return marks
}
