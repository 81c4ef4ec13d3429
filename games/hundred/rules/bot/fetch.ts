import type { MoveStep, Spot, Step } from '../choice.ts'
import type { Area } from '../content/scenarios.ts'
import { TRAIT_BITS } from '../content/traits.ts'
import { isOpen } from '../rules/ground/field.ts'
import { leavesOf } from '../rules/ground/scenario-errors.ts'
import { hasCrippledLeg, hasTrait, type Play } from '../rules/play.ts'
import { conditionOf } from '../rules/victory.ts'
import { at, type Thing } from '../state.ts'
import { attackStep, hereOf, moveStep } from './candidate.ts'
import { ableOf, type TeamPlan } from './team.ts'

/**
 * The same plan, but the fastest goes for the enemy's banner, along the edge of the field and past the enemies in its middle, and carries it home the same
 * way. Attackers must run after it or leave it alone, and defenders in the camp see it go.
 */
export function fetching(play: Play, seat: number, team: TeamPlan): TeamPlan {
  const errand = errandOf(play, seat)
  if (errand === null) return team
  const { banner, camp, runner } = errand
  const mode = isRunning(play, runner) ? 'run' : 'advance'
  const carries = banner.carrier === runner
  const way = carries
    ? wayTo(play, runner, camp, { area: camp.id })
    : wayTo(play, runner, banner, { x: banner.x, y: banner.y })
  const last: Step = carries
    ? attackStep('nearest', { approach: 'none' })
    : { do: 'pickup', item: banner.id, when: null }
  return new Map([...team, [runner, [moveStep(way, mode, { onContact: 'push' }), last]]])
}

/** Whether somebody of this side is on the way home with the enemy's banner: the others then keep the enemy from it. */
export function isFetched(play: Play, seat: number): boolean {
  const errand = errandOf(play, seat)
  return errand !== null && errand.banner.carrier === errand.runner
}

interface Errand {
  readonly banner: Thing
  readonly camp: Area
  readonly runner: number
}

function errandOf(play: Play, seat: number): Errand | null {
  const { field, state } = play
  const leaf = leavesOf(conditionOf(play.config, seat)).find(({ type }) => type === 'capture')
  if (leaf?.type !== 'capture') return null
  const banner = state.objects.find(({ id }) => id === leaf.banner)
  const camp = field.areas.find(({ id }) => id === leaf.area)
  const runner = banner === undefined || banner.carrier < 0 ? fastest(play, seat) : banner.carrier
  if (banner === undefined || camp === undefined || runner === null) return null
  return ableOf(play, seat).includes(runner) ? { banner, camp, runner } : null
}

/** Units fast enough that hardly an enemy can keep up. */
function fastest(play: Play, seat: number): number | null {
  const { faction } = play.world
  const able = ableOf(play, seat)
  const rate = (place: number): number => at(faction.rate, place)
  const best = able.reduce((known, place) => (rate(place) > rate(known) ? place : known), able[0] ?? 0)
  const enemies = faction.seat.flatMap((owner, place) => (owner === seat ? [] : [place]))
  const slower = enemies.filter((foe) => rate(foe) < rate(best))
  return 3 * slower.length >= 2 * enemies.length ? best : null
}

/** How far from the edge of the field the way leads, and how near to that counts as being on it. */
const LANE = 1500
const ON_LANE = 3000
/** A fighter no farther aside than this goes straight to its goal. */
const ASIDE = 5000
/** How far ahead it comes on its way to the edge. */
const SLANT = 7000

/** To the edge of the field that is nearer, along it, and from there to the goal, or straight there where nobody can stand on that way. */
function wayTo(play: Play, place: number, goal: Spot, straight: MoveStep['to']): MoveStep['to'] {
  const { field, world } = play
  const here = hereOf(play, place)
  const left = goal.x - here.x
  if (Math.abs(left) <= ASIDE) return straight
  const y = 2 * here.y > field.h ? field.h - LANE : LANE
  const x = Math.abs(here.y - y) <= ON_LANE ? goal.x : here.x + Math.max(-SLANT, Math.min(SLANT, left))
  const mounted = hasTrait(world, place, TRAIT_BITS.mounted)
  return isOpen(field, x, y, at(world.faction.radius, place), mounted) ? { x, y } : straight
}

function isRunning({ world }: Play, place: number): boolean {
  return !at(world.stamina.exhausted, place) && at(world.stamina.current, place) > 1 && !hasCrippledLeg(world, place)
}
