import type { HundredChoice, Plan } from '../choice.ts'
import { type HundredConfig, scenarioOf, seatOfSide } from '../config.ts'
import { BEFORE_TICKS, TURN_END_TICK } from '../events.ts'
import { columnOf, type HundredState, hasPlace, type Pending, type Place, pairOf, type SeatState } from '../state.ts'
import { storedSteps } from '../view/handles.ts'
import { turnAp } from './ap.ts'
import { combat } from './combat/combat.ts'
import { levelAt } from './ground/field.ts'
import { leavesOf } from './ground/scenario-errors.ts'
import { look } from './ground/sight.ts'
import { initiative } from './initiative.ts'
import { moraleStep } from './morale.ts'
import { engage, seeFear } from './movement/engagement.ts'
import { movement } from './movement/movement.ts'
import { tellWalk } from './movement/walk.ts'
import { unitsOf } from './muster/army.ts'
import { deploy, needsDeployment } from './muster/deployment.ts'
import { fillWorld } from './muster/muster.ts'
import { NOBODY, type Play, playOf, type Ref, tell } from './play.ts'
import { TURN_END } from './turn-end.ts'
import { conclude, conditionOf, judge } from './victory.ts'
import { emptyWorld, noSight, placeOf } from './world.ts'

const TICKS = 20
const AFTERMATH = 21
const TURN_END_BEAT = 22
const LAST_TICK = 32
/** Entries of lists are never changed in place, so everybody may have the same empty one. */
const NOTHING: readonly number[] = []

/** HUN-701, HUN-1502: what a tick runs, in this order. A new system is one line here. */
function runTick(play: Play): void {
  initiative(play)
  movement(play)
  combat(play)
  moraleStep(play)
  cleanUp(play)
  play.quietUntil = quietUntil(play)
}

/** HUN-104: nothing starts or moves after the twentieth tick. */
function runAftermath(play: Play): void {
  combat(play)
  moraleStep(play)
  cleanUp(play)
}

/**
 * The next tick in which anything can happen: where everybody who stands waits for something or is at something, that is when the first action
 * is due. More than half of the ticks of a battle are such.
 */
function quietUntil({ world, state, moving, resting, stirred, standing }: Play): number {
  if (moving !== 0 || stirred || state.checks.length > 0) return 0
  const { pending } = world.commandQueue
  let first = AFTERMATH
  for (let place: Place = 0; place < world.ids.length; place++) {
    const action = pending[place] as Pending | null
    if (action !== null) {
      if (action.due < first) first = action.due
    } else if (hasPlace(standing & ~resting, place)) return 0
  }
  return first
}

/** HUN-708: where nobody moved, struck or lost heart, everything is as it was. */
function cleanUp(play: Play): void {
  if (!play.stirred) return
  play.stirred = false
  play.resting = 0
  engage(play)
  look(play)
  seeFear(play)
}

export function setup(config: HundredConfig, ref: Ref): HundredState {
  const state: HundredState = {
    phase: 'muster',
    turn: 0,
    tick: 0,
    world: emptyWorld(),
    zones: [],
    zoneCount: 0,
    objects: scenarioOf(config).banners.map(({ id, side, x, y }) => ({
      id,
      kind: 'banner',
      weapon: null,
      thrown: 0,
      owner: seatOfSide(config, side),
      homeX: x,
      homeY: y,
      x,
      y,
      carrier: -1,
    })),
    dropCount: 0,
    checks: [],
    seats: [emptySeat(config, 0), emptySeat(config, 1)],
    watching: { handle: columnOf([]), handles: 0, things: [] },
    result: null,
  }
  if (!scenarioOf(config).builder) mustered(state, ref)
  return state
}

function emptySeat(config: HundredConfig, seat: number): SeatState {
  const holds = leavesOf(conditionOf(config, seat)).filter(({ type }) => type === 'hold').length
  return {
    army: null,
    deployed: false,
    sight: noSight(0),
    held: new Array<number>(holds).fill(0),
    casualties: 0,
    armyBroken: false,
    lastBlow: 0,
    values: [],
  }
}

/** Everybody is there: deployment, or the first turn at once. */
function mustered(state: HundredState, ref: Ref): void {
  fillWorld(state, ref.config)
  if (!needsDeployment(state, ref.config)) {
    startTurn(playOf(state, ref))
    return
  }
  state.phase = 'deployment'
  const play = playOf(state, ref)
  if (play.tell) tell(play, 'DeploymentStarted', NOBODY, NOBODY, {})
}

/** HUN-103. */
function startTurn(play: Play): void {
  const { state, world, field } = play
  state.turn++
  state.phase = 'planning'
  state.tick = 0
  play.tick = BEFORE_TICKS
  const { position, turnFlags: flags, commandQueue: queue, moraleState, engagement, actionPoints } = world
  if (state.turn === 1) {
    engage(play)
    look(play)
  }
  for (let place: Place = 0; place < world.ids.length; place++) {
    const ap = hasPlace(play.standing, place) ? turnAp(world, place) : 0
    actionPoints.current[place] = ap
    actionPoints.spent[place] = 0
    flags.attacks[place] = 0
    flags.freeAttack[place] = false
    flags.freeTurn[place] = false
    flags.reactions[place] = 1
    flags.arcLock[place] = 'none'
    flags.stance[place] = 0
    flags.wall[place] = false
    flags.safe[place] = false
    flags.prone[place] = false
    flags.slipTested[place] = false
    flags.burnt[place] = false
    flags.moved[place] = false
    flags.zoneEntries[place] = NOTHING
    flags.revealedLast[place] = flags.revealed[place]
    flags.revealed[place] = false
    moraleState.tested[place] = 0
    position.startX[place] = position.x[place]
    position.startY[place] = position.y[place]
    position.startLevel[place] = levelAt(field, position.x[place], position.y[place])
    engagement.atStart[place] = engagement.engagedWith[place]
    queue.mode[place] = 'none'
    queue.ticksLeft[place] = 0
    queue.slipTicks[place] = 0
    queue.blocked[place] = 0
    queue.route[place] = NOTHING
    queue.waiting[place] = ''
    tidyPlan(world, place)
  }
  look(play)
  if (play.tell) {
    tell(play, 'TurnStarted', NOBODY, NOBODY, {})
    tell(play, 'PlanningPhaseStarted', NOBODY, NOBODY, {})
  }
}

/** HUN-601: done steps are dropped; a loop begins again. */
function tidyPlan({ commandQueue: queue }: HundredState['world'], place: Place): void {
  const current = queue.current[place]
  if (current === 0) return
  const steps = queue.steps[place]
  if (queue.loop[place]) {
    if (current >= steps.length) queue.current[place] = 0
    return
  }
  queue.steps[place] = steps.slice(current)
  queue.current[place] = 0
}

/** HUN-101, HUN-102. */
export function resolve(state: HundredState, choices: readonly (HundredChoice | null)[], ref: Ref): void {
  switch (state.phase) {
    case 'muster':
      for (const [seat, choice] of choices.entries())
        if (choice?.type === 'army') pairOf(state.seats, seat).army = unitsOf(choice)
      mustered(state, ref)
      return
    case 'deployment':
      for (const [seat, choice] of choices.entries())
        if (choice?.type === 'deploy') deploy(state, ref.config, seat, choice)
      startTurn(playOf(state, ref))
      return
    case 'planning': {
      for (const [seat, choice] of choices.entries())
        if (choice?.type === 'orders') giveOrders(state, ref.config, seat, choice)
      state.phase = 'resolution'
      state.tick = 1
      const play = playOf(state, ref)
      play.tick = BEFORE_TICKS
      if (play.tell) tell(play, 'ResolutionPhaseStarted', NOBODY, NOBODY, {})
      return
    }
    default:
      throw new Error(`Nobody chooses in ${state.phase}`)
  }
}

/** HUN-1502 CommandInput: plans and policies are copied, nothing is drawn. */
function giveOrders(
  state: HundredState,
  config: HundredConfig,
  seat: number,
  orders: Extract<HundredChoice, { type: 'orders' }>,
): void {
  const { world } = state
  // By place and not by key: to list keys that are numbers takes longer than everything else that is done with them.
  for (let place: Place = 0; place < world.ids.length; place++) {
    const plan: Plan | undefined = orders.plans[world.ids[place]]
    if (plan !== undefined) setPlan(state, config, seat, place, plan)
  }
  for (const id in orders.policies) {
    const place = placeOf(world, Number(id))
    const changes = orders.policies[id] ?? {}
    const { policy } = world
    setPolicy(policy.prefer, place, changes.prefer)
    setPolicy(policy.save, place, changes.save)
    setPolicy(policy.against, place, changes.against)
    setPolicy(policy.guard, place, changes.guard)
    setPolicy(policy.freeAttack, place, changes.freeAttack)
    setPolicy(policy.idle, place, changes.idle)
    setPolicy(policy.autoFace, place, changes.autoFace)
  }
}

function setPolicy<Value>(column: Value[], place: Place, value: Value | undefined): void {
  if (value !== undefined) column[place] = value
}

function setPlan(state: HundredState, config: HundredConfig, seat: number, place: Place, plan: Plan): void {
  const { commandQueue: queue } = state.world
  queue.steps[place] = storedSteps(state, config, seat, plan.steps)
  queue.loop[place] = plan.loop
  queue.current[place] = 0
  queue.begun[place] = false
  queue.progress[place] = 0
  queue.route[place] = NOTHING
  queue.walking[place] = false
}

/** HUN-104: one tick, the aftermath, or the turn end. */
export function beat(state: HundredState, ref: Ref): void {
  const play = goOn(state, ref)
  if (state.tick <= TICKS) {
    if (state.tick >= play.quietUntil) runTick(play)
    state.tick++
  } else if (state.tick === AFTERMATH) {
    for (let place: Place = 0; place < play.world.ids.length; place++) pauseWalk(play, place)
    for (let tick = AFTERMATH; tick <= LAST_TICK && isUnfinished(play); tick++) {
      play.tick = tick
      runAftermath(play)
    }
    state.tick = TURN_END_BEAT
  } else {
    endTurn(play)
    running = null
  }
}

/** The turn that is being played, so that each beat goes on where the one before it ended. */
let running: { readonly play: Play; turn: number; tick: number } | null = null

function goOn(state: HundredState, ref: Ref): Play {
  const { turn, tick } = state
  if (running !== null && running.turn === turn && running.tick + 1 === tick && isOf(running.play, state, ref)) {
    running.tick = tick
    running.play.tick = tick
    return running.play
  }
  const play = playOf(state, ref)
  running = { play, turn, tick }
  return play
}

function isOf(play: Play, state: HundredState, { config, dice, tell: listener }: Ref): boolean {
  return play.state === state && play.config === config && play.dice === dice && play.tell === listener
}

/** Something is still to happen in the aftermath. */
function isUnfinished({ world, state, stirred }: Play): boolean {
  if (stirred || state.checks.length > 0) return true
  for (const action of world.commandQueue.pending) if (action !== null) return true
  return false
}

/** A way that goes on next turn is told as far as it went. */
function pauseWalk(play: Play, place: Place): void {
  if (!play.world.commandQueue.walking[place]) return
  tellWalk(play, place)
}

function endTurn(play: Play): void {
  const { state } = play
  play.tick = TURN_END_TICK
  for (const system of TURN_END) system(play)
  engage(play)
  look(play)
  judge(play)
  if (play.tell) {
    const [first, second] = state.seats
    tell(play, 'TurnEnded', NOBODY, NOBODY, { values: [first.values.at(-1) ?? 0, second.values.at(-1) ?? 0] })
  }
  if (state.result === null) startTurn(play)
}

/** Resignation or forfeit: the other seat wins, and survival is rolled. */
export function leave(state: HundredState, seat: number, ref: Ref, why: 'resign' | 'forfeit'): void {
  const play = playOf(state, ref)
  play.tick = TURN_END_TICK
  conclude(play, seat === 0 ? 1 : 0, why === 'resign' ? 'resignation' : 'forfeit')
}
