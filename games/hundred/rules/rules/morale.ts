import { TRAIT_BITS } from '../content/traits.ts'
import { CHECKS, type Check, type Modifier } from '../events.ts'
import { at, hasPlace, type MoraleLevel, type Place, type QueuedCheck } from '../state.ts'
import { isBesideDrilled } from './combat/chance.ts'
import { dropBanner } from './combat/damage.ts'
import { endWalk } from './movement/walk.ts'
import { clampChance, hasTrait, isAble, isNear, isStanding, NOBODY, type Play, shieldWorks, tell } from './play.ts'
import { rollD100, term } from './rolls.ts'

const AURA = 10
const AURA_REACH = 5000
const ALLY_REACH = 5000
const LEADER_REACH = 10000
const SOLID_REACH = 1500
/** HUN-302 `caring`. */
export const CARE_REACH = 6000

const FEARS: readonly Check[] = ['fearCharge', 'fearAttack', 'fearSeen', 'intimidate']
const LEVELS: readonly MoraleLevel[] = ['steady', 'shaken', 'broken', 'routed']

/** HUN-1002: at most once of each kind a turn; the worse modifier of two of one kind counts. */
export function queueCheck(play: Play, place: Place, kind: Check, modifier: number): void {
  const { world, state } = play
  if (!isStanding(world, place) || world.moraleState.state[place] === 'routed') return
  const number = CHECKS.indexOf(kind)
  if ((world.moraleState.tested[place] & (1 << number)) !== 0) return
  // One hit, one check: `critical` stands for the wound that led to it.
  if (kind === 'wound' && state.checks.some((check) => check.place === place && check.kind === 0)) return
  const queued = state.checks.findIndex((check) => check.place === place && check.kind === number)
  if (queued < 0) state.checks.push({ place, kind: number, modifier })
  else if (at(state.checks, queued).modifier > modifier) state.checks[queued] = { place, kind: number, modifier }
}

/** HUN-707: by unit, then by kind; what they cause is made in the same step. */
export function moraleStep(play: Play): void {
  const { state } = play
  if (state.checks.length > 0) play.resting = 0
  while (state.checks.length > 0) {
    let first = 0
    for (let index = 1; index < state.checks.length; index++)
      if (comesBefore(at(state.checks, index), at(state.checks, first))) first = index
    const [check] = state.checks.splice(first, 1)
    if (check !== undefined) makeCheck(play, check)
  }
}

function comesBefore(a: QueuedCheck, b: QueuedCheck): boolean {
  return a.place !== b.place ? a.place < b.place : a.kind < b.kind
}

function makeCheck(play: Play, { place, kind, modifier }: QueuedCheck): void {
  const { world } = play
  const { moraleState } = world
  const bit = 1 << kind
  const before = moraleState.state[place]
  if (!isStanding(world, place) || before === 'routed' || (moraleState.tested[place] & bit) !== 0) return
  moraleState.tested[place] = moraleState.tested[place] | bit
  const name = at(CHECKS, kind)
  if (FEARS.includes(name) && hasTrait(world, place, TRAIT_BITS.fearless)) return
  const base = world.skills.morale[place]
  const terms: Modifier[] = modifier === 0 ? [] : [{ source: 'fire', value: modifier }]
  const chance = clampChance(base + modifier + moraleModifiers(play, place, AURA, terms))
  const { roll, shown } = rollD100(play, chance, base, () => terms)
  const failedBy = Math.max(0, roll - chance)
  if (play.tell) tell(play, 'MoraleChecked', place, NOBODY, { kind: name, roll: shown, failedBy })
  if (failedBy > 0) worsen(play, place, failedBy > 40 ? 'routed' : failedBy > 20 ? 'broken' : 'shaken')
}

/** HUN-1001: a leader's aura, and what traits and company do. */
export function moraleModifiers(play: Play, place: Place, aura: number, terms: Modifier[] | null): number {
  const { world } = play
  const seat = world.faction.seat[place]
  const solid = hasTrait(world, place, TRAIT_BITS.solid)
  const swarm = hasTrait(world, place, TRAIT_BITS.swarm)
  let led = false
  let steadied = false
  let company = false
  let tended = false
  let goblins = 0
  for (let other: Place = 0; other < world.ids.length; other++) {
    if (other === place || world.faction.seat[other] !== seat || !isStanding(world, other)) continue
    if (
      !led &&
      hasTrait(world, other, TRAIT_BITS.leader) &&
      isAble(world, other) &&
      isNear(world, place, other, AURA_REACH)
    )
      led = true
    if (solid && !steadied && isNear(world, place, other, SOLID_REACH) && shieldWorks(play, other)) steadied = true
    if (
      hasPlace(play.able, other) &&
      hasTrait(world, other, TRAIT_BITS.caring) &&
      isNear(world, place, other, CARE_REACH)
    )
      tended = true
    if (!isNear(world, place, other, ALLY_REACH)) continue
    company = true
    if (swarm && world.faction.template[other] === world.faction.template[place]) goblins++
  }
  let sum = 0
  if (led) sum += term(terms, 'leader', aura)
  if (tended) sum += term(terms, 'caring', 10)
  if (steadied) sum += term(terms, 'solid', 10)
  if (swarm) sum += term(terms, 'swarm', Math.min(20, 5 * goblins))
  if (hasTrait(world, place, TRAIT_BITS.drilled) && isBesideDrilled(play, place)) sum += term(terms, 'drilled', 10)
  if (!company && hasTrait(world, place, TRAIT_BITS.cowardly)) sum += term(terms, 'cowardly', -10)
  return sum
}

function worsen(play: Play, place: Place, to: MoraleLevel): void {
  const { world } = play
  const before = world.moraleState.state[place]
  if (LEVELS.indexOf(to) <= LEVELS.indexOf(before)) return
  play.stirred = true
  world.moraleState.state[place] = to
  if (to === 'shaken') {
    if (play.tell) tell(play, 'UnitShaken', place, NOBODY, {})
    return
  }
  // HUN-704, HUN-1104.
  play.able &= ~(1 << place)
  world.commandQueue.pending[place] = null
  if (world.commandQueue.walking[place]) endWalk(play, place, 'stopped')
  world.commandQueue.route[place] = []
  world.commandQueue.blocked[place] = 0
  dropBanner(play, place)
  if (to === 'broken') {
    if (play.tell) tell(play, 'UnitBroken', place, NOBODY, {})
    return
  }
  // HUN-609.
  world.commandQueue.steps[place] = []
  world.commandQueue.current[place] = 0
  world.commandQueue.loop[place] = false
  if (play.tell) tell(play, 'UnitRouted', place, NOBODY, {})
  losesFriend(play, place, 'routed')
}

/** One step better. */
export function improve(play: Play, place: Place): void {
  const { moraleState } = play.world
  const from = moraleState.state[place]
  const to = from === 'broken' ? 'shaken' : 'steady'
  play.stirred = true
  play.able |= 1 << place
  moraleState.state[place] = to
  if (play.tell) tell(play, 'UnitRallied', place, NOBODY, { from, to })
}

/** HUN-1002: who sees a friend go down, or a leader lost. */
export function losesFriend(play: Play, place: Place, how: 'down' | 'routed'): void {
  const { world } = play
  const leader = hasTrait(world, place, TRAIT_BITS.leader)
  if (!leader && how === 'routed') return
  const expendable = hasTrait(world, place, TRAIT_BITS.expendable)
  for (let other: Place = 0; other < world.ids.length; other++) {
    if (other === place || world.faction.seat[other] !== world.faction.seat[place]) continue
    if (leader) {
      if (isNear(world, place, other, LEADER_REACH)) queueCheck(play, other, 'leaderLost', 0)
    } else seesFall(play, other, place, expendable)
  }
}

/** HUN-302, HUN-911: an `allyDown` check of one friend. */
function seesFall(play: Play, friend: number, fallen: number, expendable: boolean): void {
  const { world } = play
  if (!isNear(world, fallen, friend, ALLY_REACH) || hasTrait(world, friend, TRAIT_BITS.reliable)) return
  if (expendable && !hasTrait(world, friend, TRAIT_BITS.expendable)) return
  queueCheck(play, friend, 'allyDown', 0)
}

/** HUN-911. */
export function seeExecution(play: Play, victim: number): void {
  const { world } = play
  for (let other: Place = 0; other < world.ids.length; other++)
    if (other !== victim && world.faction.seat[other] === world.faction.seat[victim])
      seesFall(play, other, victim, hasTrait(world, victim, TRAIT_BITS.expendable))
}

/** HUN-1014: a challenge won. */
export function recoverFriends(play: Play, victor: number): void {
  const { world } = play
  for (let other: Place = 0; other < world.ids.length; other++)
    if (
      other !== victor &&
      world.faction.seat[other] === world.faction.seat[victor] &&
      world.moraleState.state[other] === 'shaken' &&
      isStanding(world, other) &&
      isNear(world, victor, other, ALLY_REACH)
    )
      improve(play, other)
}

/** HUN-1003. */
export function queueOutnumbered(play: Play): void {
  const { world } = play
  const units = world.ids.length
  for (let place: Place = 0; place < units; place++) {
    const engaged = world.engagement.engagedWith[place]
    if (engaged === 0) continue
    let enemies = 0
    let beside = 0
    for (let other: Place = 0; other < units; other++) {
      if (other === place || !hasPlace(play.able, other)) continue
      if (hasPlace(engaged, other)) enemies++
      else if (
        world.faction.seat[other] === world.faction.seat[place] &&
        (world.engagement.engagedWith[other] & engaged & play.able) !== 0
      )
        beside++
    }
    if (enemies > 0 && enemies >= 2 * (1 + beside)) queueCheck(play, place, 'outnumbered', 0)
  }
}
