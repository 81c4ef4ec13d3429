import { isqrt } from '@tessera/board'
import type { AttackStep, Step } from '../choice.ts'
import { isInReach } from '../rules/combat/attack-step.ts'
import { takeMoment } from '../rules/combat/chance.ts'
import { isVisibleFoe } from '../rules/knowledge.ts'
import { MODE_TICKS, modeAp } from '../rules/movement/moves.ts'
import { armOf, d2Between, inFrontArc, isEngaged, NOBODY, type Play, weaponAt } from '../rules/play.ts'
import { at } from '../state.ts'
import { type Blows, bestBlows } from './blows.ts'
import { nameOf } from './candidate.ts'
import { nearestSeen, type TeamPlan } from './team.ts'

const TICKS = 20

/**
 * The same plan with its attacks thought through: a fighter with enemies in reach strikes the one it is likeliest to fell, and AP that
 * suffice for it are spent on blows at the head or power attacks. What friends before it promise counts, so that blows come together and are not wasted.
 */
export function sharpened(play: Play, team: TeamPlan): TeamPlan {
  takeMoment(play)
  const promised = new Map<number, number>()
  return new Map([...team].map(([place, steps]) => [place, sharpSteps(play, place, steps, promised)]))
}

type Promised = Map<number, number>

function sharpSteps(play: Play, place: number, steps: readonly Step[], promised: Promised): readonly Step[] {
  const first = steps.findIndex(({ do: what }) => what === 'attack')
  const step = steps[first]
  if (step?.do !== 'attack' || step.kind !== 'normal') return steps
  const { world } = play
  const slot = at(world.weapon.readied, place)
  if (step.weapon !== null && step.weapon !== weaponAt(world, place, slot)) return steps
  const { kind } = armOf(play, place, slot)
  const shoots = kind === 'bow' || kind === 'crossbow'
  const before = steps.slice(0, first)
  const moves = before.some(({ do: what }) => what === 'move')
  if (shoots ? isEngaged(world, place) : moves || kind !== 'melee') return steps
  const ap = at(world.actionPoints.current, place) - (moves ? modeAp(play, place, 'walk') : 0)
  const found = bestTarget(play, place, slot, ap, promised)
  if (found !== null) {
    const struck: AttackStep = {
      ...step,
      target: nameOf(play, place, found.foe),
      approach: step.approach === 'none' ? 'none' : 'walk',
      when: null,
    }
    const rest = steps.slice(first).map((each) => ({ ...each, when: null }))
    return [...(shoots ? before : []), ...written(struck, found), ...rest]
  }
  return shoots ? steps : [...before, ...coming(play, place, slot, step, promised), ...steps.slice(first + 1)]
}

interface Found extends Blows {
  readonly foe: number
}

/** The enemy in reach of which the blows can be expected to take most of its cost. */
function bestTarget(play: Play, place: number, slot: number, ap: number, promised: Promised): Found | null {
  const { world } = play
  let best: Found | null = null
  let most = 0
  for (let foe = 0; foe < world.ids.length; foe++) {
    if (!isVisibleFoe(play, place, foe) || !isInReach(play, place, foe, slot)) continue
    const already = promised.get(foe) ?? 0
    const about = inFrontArc(world, place, foe) ? 0 : 1
    const blows = bestBlows(play, place, foe, { slot, ap: ap - about, ticks: TICKS, spent: already > 0 })
    if (blows === null) continue
    const worth = at(world.faction.cost, foe) * (added(already, blows.promise) + Math.floor(Math.min(already, 400) / 4))
    if (best !== null && worth <= most) continue
    best = { ...blows, foe }
    most = worth
  }
  if (best !== null) promised.set(best.foe, (promised.get(best.foe) ?? 0) + best.promise)
  return best
}

/** The gain of further blows on an enemy, which can fall only once. */
function added(already: number, more: number): number {
  return Math.floor((1000 * more) / (1000 + already + more))
}

/** The approach before a blow: at a walk where that is enough, since it leaves an AP more for blows. */
function coming(play: Play, place: number, slot: number, step: AttackStep, promised: Promised): readonly Step[] {
  const { world } = play
  const foe = targetOf(play, place, step)
  if (foe === NOBODY || step.approach === 'none') return [step]
  const rate = at(world.faction.rate, place)
  const way = Math.max(0, isqrt(d2Between(world, place, foe)) - armOf(play, place, slot).reach)
  const near = step.when === null && step.approach === 'advance' && 40 * way < 9 * rate
  const approach = near ? 'walk' : step.approach
  const ap = at(world.actionPoints.current, place) - modeAp(play, place, approach)
  const ticks = TICKS - Math.min(MODE_TICKS[approach], Math.ceil((way * TICKS) / rate))
  const blows = bestBlows(play, place, foe, { slot, ap, ticks, spent: promised.has(foe) })
  const comes: AttackStep = { ...step, approach }
  return blows === null ? [comes] : written(comes, blows)
}

function targetOf(play: Play, place: number, { target }: AttackStep): number {
  if (typeof target !== 'number') return nearestSeen(play, place)
  return play.world.ids.findIndex((_, foe) => isVisibleFoe(play, place, foe) && nameOf(play, place, foe) === target)
}

function written(step: AttackStep, { plain, special, kind }: Blows): readonly Step[] {
  if (special === 0) return [step]
  const other: AttackStep = { ...step, kind, aim: kind === 'aimed' ? 'head' : null }
  return plain === 0
    ? [other]
    : [
        { ...step, times: plain },
        { ...other, when: null },
      ]
}
