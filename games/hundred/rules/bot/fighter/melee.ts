import { isqrt } from '@tessera/board'
import type { Step } from '../../choice.ts'
import { TRAIT_BITS } from '../../content/traits.ts'
import { isOpen } from '../../rules/ground/field.ts'
import { MODE_TICKS } from '../../rules/movement/moves.ts'
import {
  armOf,
  d2Between,
  hasCrippledLeg,
  hasTrait,
  isNear,
  isStanding,
  type Play,
  shieldWorks,
  weaponAt,
  weaponData,
} from '../../rules/play.ts'
import { at } from '../../state.ts'
import {
  attackStep,
  type Candidate,
  hereOf,
  moveStep,
  nameOf,
  special,
  still,
  thereOf,
  type Wish,
} from '../candidate.ts'
import { approachPoint, arcValue, expected } from '../reckoning.ts'

const TICKS = 20

export function hold(play: Play, place: number): Candidate {
  const { world } = play
  const steps: Step[] = []
  let ap = at(world.actionPoints.current, place)
  if (ap > 1 && mayWall(play, place)) {
    steps.push(special('shieldWall', null))
    ap--
  }
  const left = Math.min(3, ap)
  if (left > 0) steps.push({ do: 'defend', ap: left === 1 ? 1 : left === 2 ? 2 : 3, when: null })
  return still(play, place, 'hold', steps)
}

function mayWall(play: Play, place: number): boolean {
  const { world } = play
  if (!shieldWorks(play, place) || hasTrait(world, place, TRAIT_BITS.mounted)) return false
  for (let friend = 0; friend < world.ids.length; friend++)
    if (
      friend !== place &&
      at(world.faction.seat, friend) === at(world.faction.seat, place) &&
      isStanding(world, friend) &&
      isNear(world, place, friend, 1500) &&
      shieldWorks(play, friend)
    )
      return true
  return false
}

/** The weapon it would fight hand to hand with; -1 for bare hands. */
function meleeSlot(play: Play, place: number): number {
  const { world } = play
  const readied = at(world.weapon.readied, place)
  if (armOf(play, place, readied).kind === 'melee') return readied
  return at(world.weapon.list, place).findIndex((weapon) => weaponData(play, weapon).kind === 'melee')
}

export function strike(play: Play, place: number, foe: number, wish: Wish): Candidate {
  const { world } = play
  const slot = meleeSlot(play, place)
  const weapon = weaponAt(world, place, slot)
  const data = weaponData(play, weapon)
  const rate = at(world.faction.rate, place)
  const d = isqrt(d2Between(world, place, foe))
  const far = d > Math.floor(rate / 2) + data.reach
  const run =
    far &&
    !hasCrippledLeg(world, place) &&
    at(world.actionPoints.current, place) >= 4 &&
    at(world.stamina.current, place) > 2
  const mode = run ? 'run' : 'advance'
  const { spot, arrives, way } = approachPoint(
    play,
    place,
    thereOf(play, foe),
    data.reach,
    Math.floor((rate * MODE_TICKS[mode]) / TICKS),
  )
  const attacks = arrives
    ? affordable(play, place, way === 0 ? 0 : run ? 4 : 2, data.ap, data.speed, Math.ceil((way * TICKS) / rate), slot)
    : 0
  const might =
    !wish.simple &&
    wish.personality === 'aggressive' &&
    slot >= 0 &&
    at(world.stamina.current, place) >= 6 &&
    at(world.actionPoints.current, place) >= data.ap + 1 &&
    // Two plain blows are worth more than a mighty one.
    at(world.actionPoints.current, place) < 2 * data.ap &&
    d <= data.reach
  return {
    kind: 'strike',
    steps: [
      attackStep(nameOf(play, place, foe), {
        approach: mode,
        weapon: slot >= 0 ? weapon : null,
        kind: might ? 'power' : 'normal',
        retarget: wish.simple ? 'none' : 'nearest',
      }),
      attackStep('nearest', { retarget: wish.simple ? 'none' : 'nearest' }),
    ],
    target: foe,
    end: spot,
    attacks,
    each: attacks > 0 ? expected(play, place, foe, slot, spot) : 0,
    position: arrives ? arcValue(play, place, foe, spot) : 0,
    bonus: 0,
  }
}

/** How many blows AP and ticks allow after a way. */
function affordable(
  { world }: Play,
  place: number,
  wayAp: number,
  ap: number,
  speed: number,
  wayTicks: number,
  slot: number,
): number {
  const change = slot === at(world.weapon.readied, place) ? 0 : 1
  const left = at(world.actionPoints.current, place) - wayAp - change
  const byAp = left >= ap ? Math.floor(left / ap) : wayAp === 0 && left > 0 ? 1 : 0
  const byTicks = Math.max(0, Math.ceil((TICKS - wayTicks - 2 * change) / speed))
  return Math.min(3, byAp, byTicks)
}

export function flank(play: Play, place: number, foe: number, wish: Wish): Candidate | null {
  const { world } = play
  const { position } = world
  const here = hereOf(play, place)
  const behind = {
    x: at(position.x, foe) - Math.trunc((1200 * at(position.fx, foe)) / 1000),
    y: at(position.y, foe) - Math.trunc((1200 * at(position.fy, foe)) / 1000),
  }
  const radius = at(world.faction.radius, place)
  const shows = at(world.engagement.engagedWith, foe) !== 0 || arcValue(play, place, foe, here) > 0
  if (!shows || !isOpen(play.field, behind.x, behind.y, radius, hasTrait(world, place, TRAIT_BITS.mounted))) return null
  const slot = meleeSlot(play, place)
  const weapon = weaponAt(world, place, slot)
  const data = weaponData(play, weapon)
  const rate = at(world.faction.rate, place)
  const { spot, arrives, way } = approachPoint(play, place, behind, 0, Math.floor(rate / 2))
  const attacks = arrives ? affordable(play, place, 2, data.ap, data.speed, Math.ceil((way * TICKS) / rate), slot) : 0
  const name = nameOf(play, place, foe)
  const retarget = wish.simple ? 'none' : 'nearest'
  return {
    kind: 'flank',
    steps: [
      moveStep(behind, 'advance'),
      attackStep(name, { weapon: slot >= 0 ? weapon : null, retarget }),
      attackStep('nearest', { retarget }),
    ],
    target: foe,
    end: spot,
    attacks,
    each: attacks > 0 ? expected(play, place, foe, slot, spot) : 0,
    position: arrives ? arcValue(play, place, foe, spot) : 30,
    bonus: 0,
  }
}
