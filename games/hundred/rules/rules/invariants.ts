import type { HundredConfig } from '../config.ts'
import { TRAIT_BITS } from '../content/traits.ts'
import { at, type HundredState, hasPlace, type World } from '../state.ts'
import { woundStateOf } from './combat/damage.ts'
import { fieldOf, isOpen } from './ground/field.ts'
import { hasTrait, isStanding } from './play.ts'

/** Section 19: broken invariants of a state, one sentence each. */
export function brokenInvariants(state: HundredState, config: HundredConfig): readonly string[] {
  const found: string[] = []
  const { world } = state
  wholeNumbers(world, 'world', found)
  for (let place = 0; place < world.ids.length; place++) {
    bounds(state, config, place, found)
    for (let other = 0; other < world.ids.length; other++) {
      const engaged = hasPlace(at(world.engagement.engagedWith, place), other)
      if (engaged !== hasPlace(at(world.engagement.engagedWith, other), place))
        found.push(`${who(state, place)} is engaged with ${who(state, other)} alone (HUN-1903)`)
      if (other <= place || !isStanding(world, place) || !isStanding(world, other)) continue
      const dx = at(world.position.x, place) - at(world.position.x, other)
      const dy = at(world.position.y, place) - at(world.position.y, other)
      const apart = at(world.faction.radius, place) + at(world.faction.radius, other)
      if (dx * dx + dy * dy < apart * apart) found.push(`${who(state, place)} overlaps ${who(state, other)} (HUN-1901)`)
    }
  }
  if (state.tick < 0 || state.tick > 22) found.push(`There is no tick ${state.tick} (HUN-1907)`)
  return found
}

function who({ world }: HundredState, place: number): string {
  return `u${at(world.ids, place)}`
}

function bounds(state: HundredState, config: HundredConfig, place: number, found: string[]): void {
  const { world } = state
  const { position, health, actionPoints, stamina, turnFlags, inventory, ammo, weapon, commandQueue } = world
  const name = who(state, place)
  const expect = (holds: boolean, text: string): void => {
    if (!holds) found.push(`${name} ${text}`)
  }
  const standing = isStanding(world, place)
  const field = fieldOf(config)
  const x = at(position.x, place)
  const y = at(position.y, place)
  if (standing)
    expect(
      isOpen(field, x, y, at(world.faction.radius, place), hasTrait(world, place, TRAIT_BITS.mounted)),
      `stands at ${x},${y}, where nobody can (HUN-1901)`,
    )
  const ap = at(actionPoints.current, place)
  expect(ap >= 0 && ap <= at(actionPoints.max, place), `has ${ap} AP (HUN-1902)`)
  const sta = at(stamina.current, place)
  expect(sta >= 0 && sta <= at(stamina.max, place), `has ${sta} stamina (HUN-1902)`)
  const hp = at(health.current, place)
  const max = at(health.max, place)
  expect(hp <= max, `has ${hp} of ${max} hit points (HUN-1902)`)
  expect(inventory.bandage[place] !== undefined && at(inventory.bandage, place) >= 0, 'owes bandages (HUN-1902)')
  expect(at(inventory.oil, place) >= 0 && at(inventory.caltrops, place) >= 0, 'owes items (HUN-1902)')
  expect(
    at(ammo.slots, place).every(({ left }) => left >= 0) && at(weapon.thrown, place).every((left) => left >= 0),
    'owes ammunition (HUN-1902)',
  )
  expect(at(turnFlags.attacks, place) <= 3, `attacked ${at(turnFlags.attacks, place)} times (HUN-1902)`)
  expect(at(turnFlags.reactions, place) >= 0, 'reacted too often (HUN-1902)')
  for (const [what, count] of Object.entries(countsOf(world, place)))
    expect(count >= 0, `counts ${count} for ${what} (HUN-1902)`)
  const fx = at(position.fx, place)
  const fy = at(position.fy, place)
  expect(Math.max(Math.abs(fx), Math.abs(fy)) === 1000, `faces ${fx},${fy} (HUN-1903)`)
  const wound = at(health.woundState, place)
  expect(wound === 'down' || wound === woundStateOf(hp, max), `is ${wound} with ${hp} of ${max} (HUN-1903)`)
  expect(hp > 0 || wound === 'down', 'stands without hit points (HUN-1903)')
  if (!standing) expect(at(commandQueue.pending, place) === null, 'is down and acts (HUN-1904)')
  if (!standing)
    expect(at(world.engagement.engagedWith, place) === 0 || state.tick > 0, 'is down and engaged (HUN-1903)')
  expect(at(weapon.readied, place) < at(weapon.list, place).length, 'readies nothing it carries (HUN-1902)')
  const dx = x - at(position.startX, place)
  const dy = y - at(position.startY, place)
  const rate = at(world.faction.rate, place)
  const most = rate + STEP_ROUNDING
  expect(dx * dx + dy * dy <= most * most, 'moved farther than its rate (HUN-1905)')
}

/** What is counted up or down, and ends at 0. */
function countsOf({ health, actionPoints, weapon, commandQueue, turnFlags }: World, place: number) {
  return {
    burning: at(health.burning, place),
    bandages: at(health.bandage, place) + at(health.bandageNext, place),
    spent: at(actionPoints.spent, place),
    shield: at(weapon.integrity, place),
    ticks: at(commandQueue.ticksLeft, place),
    slipping: at(commandQueue.slipTicks, place),
    blocked: at(commandQueue.blocked, place),
    progress: at(commandQueue.progress, place),
    attacks: at(turnFlags.attacks, place),
    stance: at(turnFlags.stance, place),
  }
}

/** A distance is rounded down, so each of twenty steps may be up to a millimetre longer. */
const STEP_ROUNDING = 20

/** HUN-1901: no fraction and no lost number anywhere. */
function wholeNumbers(value: unknown, path: string, found: string[]): void {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) found.push(`${path} is ${value} (HUN-1901)`)
  } else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) wholeNumbers(entry, `${path}.${key}`, found)
  else if (value === undefined) found.push(`${path} is missing (HUN-1901)`)
}
