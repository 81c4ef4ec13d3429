import { TRAIT_BITS } from '../../content/traits.ts'
import { type HundredState, hasPlace, type Place, type Sight } from '../../state.ts'
import { d2Between, hasTrait, isStanding, NOBODY, type Play, sightOf, tell } from '../play.ts'
import { inForest, isSightOpen } from './field.ts'

const FOREST_SIGHT = 8000
const STEALTHY_SIGHT = 5000

/** HUN-204: whether one unit has clear sight of another. */
export function hasClearSight(play: Play, from: Place, to: Place): boolean {
  const { world, field } = play
  if (hasPlace(world.engagement.engagedWith[from], to)) return true
  const { x, y } = world.position
  const bx = x[to]
  const by = y[to]
  if (inForest(field, bx, by) && !isRevealed(play, to)) {
    const limit = hasTrait(world, to, TRAIT_BITS.stealthy) ? STEALTHY_SIGHT : FOREST_SIGHT
    if (d2Between(world, from, to) > limit * limit) return false
  }
  return isSightOpen(field, x[from], y[from], bx, by)
}

function isRevealed({ world: { turnFlags } }: Play, place: Place): boolean {
  return turnFlags.revealed[place] || turnFlags.revealedLast[place]
}

/** HUN-205: what each seat sees now; what it loses leaves a marker. */
export function look(play: Play): void {
  if (!play.fog) return
  for (const seat of [0, 1]) lookFor(play, seat)
  watch(play)
}

/** The enemies that one seat sees now. */
export function lookFor(play: Play, seat: number): void {
  const { world, state } = play
  const sight = sightOf(state, seat)
  let seen = 0
  for (let enemy: Place = 0; enemy < world.ids.length; enemy++)
    if (world.faction.seat[enemy] !== seat && isSeenBy(play, seat, enemy)) seen |= 1 << enemy
  const before = sight.seen
  const fresh: Place[] = []
  sight.seen = seen
  for (let enemy: Place = 0; enemy < world.ids.length; enemy++) {
    const was = hasPlace(before, enemy)
    const is = hasPlace(seen, enemy)
    // An enemy that falls or flees in sight is known to be gone.
    if ((was || is) && !isStanding(world, enemy)) sight.gone |= 1 << enemy
    if (is) {
      mark(play, sight, enemy)
      if (sight.handle[enemy] === 0) fresh.push(enemy)
    }
  }
  name(play, sight, seat, fresh)
  if (play.tell && before !== seen) tellSight(play, seat, before, seen)
  lookForThings(play, seat, sight)
}

function tellSight(play: Play, seat: number, before: number, seen: number): void {
  const { world } = play
  for (let enemy: Place = 0; enemy < world.ids.length; enemy++) {
    const was = hasPlace(before, enemy)
    const is = hasPlace(seen, enemy)
    if (was === is || world.faction.seat[enemy] === seat || world.health.fled[enemy]) continue
    const spot = sightOf(play.state, seat)
    tell(play, is ? 'UnitSeen' : 'UnitLost', enemy, NOBODY, {
      x: spot.markX[enemy],
      y: spot.markY[enemy],
    })
  }
}

function isSeenBy(play: Play, seat: number, enemy: Place): boolean {
  const { world } = play
  if (world.health.fled[enemy]) return false
  for (let place: Place = 0; place < world.ids.length; place++)
    if (world.faction.seat[place] === seat && isStanding(world, place) && hasClearSight(play, place, enemy)) return true
  return false
}

function mark({ world, state }: Play, sight: Sight, enemy: Place): void {
  sight.markX[enemy] = world.position.x[enemy]
  sight.markY[enemy] = world.position.y[enemy]
  sight.markTurn[enemy] = Math.max(1, state.turn)
}

/** HUN-1601: handles in the order of first sighting; of the same tick the one nearest to own units, then west, then north. */
function name(play: Play, sight: Sight, seat: number, fresh: readonly Place[]): void {
  if (fresh.length === 0) return
  const { world } = play
  const away = (enemy: Place): number => {
    let least = Number.MAX_SAFE_INTEGER
    for (let place: Place = 0; place < world.ids.length; place++)
      if (world.faction.seat[place] === seat && isStanding(world, place))
        least = Math.min(least, d2Between(world, place, enemy))
    return least
  }
  const { x, y } = world.position
  const order = [...fresh].sort((a, b) => away(a) - away(b) || x[a] - x[b] || y[a] - y[b])
  for (const enemy of order) sight.handle[enemy] = ++sight.handles
}

/** Handles of spectators, for units that the other seat has seen. */
function watch({ world, state }: Play): void {
  const { watching } = state
  const fresh: Place[] = []
  for (let place: Place = 0; place < world.ids.length; place++)
    if (watching.handle[place] === 0 && isSeenByOther(state, place)) fresh.push(place)
  const { x, y } = world.position
  for (const place of fresh.sort((a, b) => x[a] - x[b] || y[a] - y[b])) watching.handle[place] = ++watching.handles
}

function isSeenByOther(state: HundredState, place: Place): boolean {
  return hasPlace(sightOf(state, 1 - state.world.faction.seat[place]).seen, place)
}

/** HUN-1601: dropped weapons are seen like units. */
function lookForThings(play: Play, seat: number, sight: Sight): void {
  const { state } = play
  if (state.objects.length === 0 && sight.thingsSeen.length === 0) return
  const seen: string[] = []
  for (const object of state.objects)
    if (object.kind === 'weapon' && isSpotSeen(play, seat, object.x, object.y)) seen.push(object.id)
  sight.thingsSeen = seen
  for (const id of seen) if (!sight.things.includes(id)) sight.things.push(id)
}

function isSpotSeen({ world, field }: Play, seat: number, x: number, y: number): boolean {
  const forest = inForest(field, x, y)
  for (let place: Place = 0; place < world.ids.length; place++) {
    if (world.faction.seat[place] !== seat || !isStanding(world, place)) continue
    const px = world.position.x[place]
    const py = world.position.y[place]
    if (forest && (px - x) * (px - x) + (py - y) * (py - y) > FOREST_SIGHT * FOREST_SIGHT) continue
    if (isSightOpen(field, px, py, x, y)) return true
  }
  return false
}
