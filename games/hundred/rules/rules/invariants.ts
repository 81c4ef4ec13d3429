import type { HundredConfig } from '../config.ts'
import { TRAIT_BITS } from '../content/traits.ts'
import { type HundredState, hasPlace, type Place, type World } from '../state.ts'
import { woundStateOf } from './combat/damage.ts'
import { fieldOf, isOpen } from './ground/field.ts'
import { hasTrait, isStanding } from './play.ts'

/** Section 19: broken invariants of a state, one sentence each. */
export function brokenInvariants(state: HundredState, config: HundredConfig): readonly string[] {
  const found: string[] = []
  const { world } = state
  wholeNumbers(world, 'world', found)
  for (let place: Place = 0; place < world.ids.length; place++) {
    bounds(state, config, place, found)
    for (let other: Place = 0; other < world.ids.length; other++) {
      const engaged = hasPlace(world.engagement.engagedWith[place], other)
      if (engaged !== hasPlace(world.engagement.engagedWith[other], place))
        found.push(`${who(state, place)} is engaged with ${who(state, other)} alone (HUN-1903)`)
      if (other <= place || !isStanding(world, place) || !isStanding(world, other)) continue
      const dx = world.position.x[place] - world.position.x[other]
      const dy = world.position.y[place] - world.position.y[other]
      const apart = world.faction.radius[place] + world.faction.radius[other]
      if (dx * dx + dy * dy < apart * apart) found.push(`${who(state, place)} overlaps ${who(state, other)} (HUN-1901)`)
    }
  }
  if (state.tick < 0 || state.tick > 22) found.push(`There is no tick ${state.tick} (HUN-1907)`)
  return found
}

function who({ world }: HundredState, place: Place): string {
  return `u${world.ids[place]}`
}

function bounds(state: HundredState, config: HundredConfig, place: Place, found: string[]): void {
  const { world } = state
  const { position, health, actionPoints, stamina, turnFlags, inventory, ammo, weapon, commandQueue } = world
  const name = who(state, place)
  const expect = (holds: boolean, text: string): void => {
    if (!holds) found.push(`${name} ${text}`)
  }
  const standing = isStanding(world, place)
  const field = fieldOf(config)
  const x = position.x[place]
  const y = position.y[place]
  if (standing)
    expect(
      isOpen(field, x, y, world.faction.radius[place], hasTrait(world, place, TRAIT_BITS.mounted)),
      `stands at ${x},${y}, where nobody can (HUN-1901)`,
    )
  const ap = actionPoints.current[place]
  expect(ap >= 0 && ap <= actionPoints.max[place], `has ${ap} AP (HUN-1902)`)
  const sta = stamina.current[place]
  expect(sta >= 0 && sta <= stamina.max[place], `has ${sta} stamina (HUN-1902)`)
  const hp = health.current[place]
  const max = health.max[place]
  expect(hp <= max, `has ${hp} of ${max} hit points (HUN-1902)`)
  expect(inventory.bandage[place] !== undefined && inventory.bandage[place] >= 0, 'owes bandages (HUN-1902)')
  expect(inventory.oil[place] >= 0 && inventory.caltrops[place] >= 0, 'owes items (HUN-1902)')
  expect(
    ammo.slots[place].every(({ left }) => left >= 0) && weapon.thrown[place].every((left) => left >= 0),
    'owes ammunition (HUN-1902)',
  )
  expect(turnFlags.attacks[place] <= 3, `attacked ${turnFlags.attacks[place]} times (HUN-1902)`)
  expect(turnFlags.reactions[place] >= 0, 'reacted too often (HUN-1902)')
  for (const [what, count] of Object.entries(countsOf(world, place)))
    expect(count >= 0, `counts ${count} for ${what} (HUN-1902)`)
  const fx = position.fx[place]
  const fy = position.fy[place]
  expect(Math.max(Math.abs(fx), Math.abs(fy)) === 1000, `faces ${fx},${fy} (HUN-1903)`)
  const wound = health.woundState[place]
  expect(wound === 'down' || wound === woundStateOf(hp, max), `is ${wound} with ${hp} of ${max} (HUN-1903)`)
  expect(hp > 0 || wound === 'down', 'stands without hit points (HUN-1903)')
  if (!standing) expect(commandQueue.pending[place] === null, 'is down and acts (HUN-1904)')
  if (!standing) expect(world.engagement.engagedWith[place] === 0 || state.tick > 0, 'is down and engaged (HUN-1903)')
  expect(weapon.readied[place] < weapon.list[place].length, 'readies nothing it carries (HUN-1902)')
  const dx = x - position.startX[place]
  const dy = y - position.startY[place]
  const rate = world.faction.rate[place]
  const most = rate + STEP_ROUNDING
  expect(dx * dx + dy * dy <= most * most, 'moved farther than its rate (HUN-1905)')
}

/** The counters of a unit; none may fall below 0. */
function countsOf({ health, actionPoints, weapon, commandQueue, turnFlags }: World, place: Place) {
  return {
    burning: health.burning[place],
    bandages: health.bandage[place] + health.bandageNext[place],
    spent: actionPoints.spent[place],
    shield: weapon.integrity[place],
    ticks: commandQueue.ticksLeft[place],
    slipping: commandQueue.slipTicks[place],
    blocked: commandQueue.blocked[place],
    progress: commandQueue.progress[place],
    attacks: turnFlags.attacks[place],
    stance: turnFlags.stance[place],
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
