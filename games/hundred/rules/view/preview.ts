import type { Dice } from '@tessera/kernel'
import type { Aim, AttackStep, OrdersChoice, Spot, Step } from '../choice.ts'
import type { Weapon } from '../content/weapons.ts'
import type { EventOf, HundredEvent } from '../events.ts'
import { type Blow, isMeleeWith } from '../rules/combat/chance.ts'
import { finishAction } from '../rules/combat/combat.ts'
import { type Outlook, outlookOf } from '../rules/combat/outlook.ts'
import { look } from '../rules/ground/sight.ts'
import { initiative } from '../rules/initiative.ts'
import { engage } from '../rules/movement/engagement.ts'
import { movement } from '../rules/movement/movement.ts'
import {
  armOf,
  d2Between,
  face,
  isStanding,
  NOBODY,
  type Play,
  playOf,
  readiedWeapon,
  weaponAt,
  weaponData,
} from '../rules/play.ts'
import { resolve } from '../rules/turn.ts'
import { placeOf } from '../rules/world.ts'
import { at, type HundredState, type Place, pairOf, type World } from '../state.ts'
import { HANDLES, nameFor } from './handles.ts'
import { knownState } from './imagine.ts'
import { type HundredView, seatOf } from './view.ts'

/** HUN-610: what a draft would do if nobody else moved. */
export interface Preview {
  readonly units: readonly UnitPreview[]
}

export interface TickPreview {
  readonly x: number
  readonly y: number
  readonly fx: number
  readonly fy: number
  readonly ap: number
  readonly stamina: number
}

export interface StepPreview {
  readonly step: number
  /** Tick in which it starts, the first where it goes on from the turn before; null when it does not this turn. */
  readonly start: number | null
  readonly ap: number
  /** Tick in which its way or its last action ends; null while it goes on after this turn. */
  readonly end: number | null
  /** Why it waits or is dropped this turn; empty when neither. */
  readonly warning: string
}

export interface BlowPreview {
  readonly step: number
  readonly target: number
  readonly weapon: Weapon
  readonly declared: number
  readonly due: number
  readonly outlook: NamedOutlook
}

/** An outlook in which the unit that reacts has a name. */
export interface NamedOutlook extends Omit<Outlook, 'defence'> {
  readonly defence: (Omit<NonNullable<Outlook['defence']>, 'by'> & { readonly by: number }) | null
}

export interface RiskPreview {
  readonly tick: number
  /** The enemy that would strike at the leaving unit. */
  readonly by: number
  readonly outlook: NamedOutlook
}

export interface UnitPreview {
  readonly id: number
  /** Before the turn, and after each of its twenty ticks. */
  readonly ticks: readonly TickPreview[]
  readonly steps: readonly StepPreview[]
  readonly blows: readonly BlowPreview[]
  readonly risks: readonly RiskPreview[]
  /** HUN-608: AP that no order asks for, and that its policy puts into defence. */
  readonly idle: number
}

/** The preview rolls no dice: a roll would be the middle of its range. */
const NO_CHANCE: Dice = {
  int: (n) => Math.floor(n / 2),
  d: (n) => Math.floor(n / 2) + 1,
  pick: (list) => list[0] as never,
  shuffle: () => undefined,
}

const TICKS = 20

/** Runs the rules on the known state: the enemy stands still and nobody is hurt. */
export function preview(view: HundredView, orders: OrdersChoice): Preview {
  const seat = seatOf(view)
  const state = knownState(view)
  const told: HundredEvent[] = []
  const ref = { config: view.config, dice: NO_CHANCE, tell: (event: HundredEvent) => void told.push(event) }
  const nobody: OrdersChoice = { type: 'orders', plans: {}, policies: {} }
  resolve(state, seat === 0 ? [orders, nobody] : [nobody, orders], ref)
  const { world } = state
  const own = world.ids.flatMap((_, place) =>
    world.faction.seat[place] === seat && isStanding(world, place) ? [place] : [],
  )
  const drafts = new Map(own.map((place) => [place, new Draft(place)]))
  const play = playOf(state, ref)
  play.rehearsal = {
    risk: (mover, enemy) => drafts.get(mover)?.risk(play, view, enemy),
  }
  for (const place of own) drafts.get(place)?.begin(play)
  for (let tick = 1; tick <= TICKS; tick++) {
    state.tick = tick
    play.tick = tick
    play.resting = 0
    initiative(play)
    movement(play)
    for (const place of own) drafts.get(place)?.finish(play, view)
    engage(play)
    look(play)
    for (const place of own) drafts.get(place)?.note(play)
  }
  return { units: own.map((place) => (drafts.get(place) ?? new Draft(place)).done(world, told)) }
}

/** Collects the actions of one unit. */
class Draft {
  readonly #place: Place
  readonly #ticks: TickPreview[] = []
  readonly #blows: BlowPreview[] = []
  readonly #risks: RiskPreview[] = []
  readonly #ends = new Map<number, number>()
  /** The step that goes on from the turn before. */
  #standing: number | null = null

  constructor(place: Place) {
    this.#place = place
  }

  begin(play: Play): void {
    const { begun, current } = play.world.commandQueue
    if (at(begun, this.#place)) this.#standing = at(current, this.#place)
    this.note(play)
  }

  note({ world, tick }: Play): void {
    const { position, actionPoints, stamina, commandQueue } = world
    const place = this.#place
    this.#ticks.push({
      x: position.x[place],
      y: position.y[place],
      fx: position.fx[place],
      fy: position.fy[place],
      ap: actionPoints.current[place],
      stamina: stamina.current[place],
    })
    const current = commandQueue.current[place]
    for (let step = 0; step < current; step++) if (!this.#ends.has(step)) this.#ends.set(step, tick)
  }

  risk(play: Play, view: HundredView, enemy: Place): void {
    const blow: Blow = {
      weapon: readiedWeapon(play.world, enemy),
      melee: true,
      kind: 'normal',
      aim: null,
      free: true,
      charge: false,
    }
    this.#risks.push({
      tick: play.tick,
      by: nameOf(play.state, view, enemy),
      outlook: named(play.state, view, outlookOf(play, enemy, this.#place, blow)),
    })
  }

  /** Records the actions that are due instead of rolling for them. */
  finish(play: Play, view: HundredView): void {
    const { world } = play
    const place = this.#place
    const action = world.commandQueue.pending[place]
    if (action === null) return
    if (action.kind === 'attack' && action.started === play.tick) this.#blow(play, view)
    if (action.due > play.tick) return
    world.commandQueue.pending[place] = null
    if (action.kind === 'attack') {
      world.turnFlags.attacks[place] = world.turnFlags.attacks[place] + 1
      if (armOf(play, place, action.weapon).kind === 'crossbow') world.weapon.loaded[place] = false
      return
    }
    if (action.kind === 'reload') world.weapon.loaded[place] = true
    else if (action.kind === 'switch') world.weapon.readied[place] = action.weapon
    finishAction(play, place)
  }

  #blow(play: Play, view: HundredView): void {
    const { world } = play
    const place = this.#place
    const action = world.commandQueue.pending[place]
    if (action === null) return
    const weapon = weaponAt(world, place, action.weapon)
    const melee = isMeleeWith(weaponData(play, weapon), d2Between(world, place, action.target))
    const blow: Blow = { weapon, melee, kind: action.attack, aim: action.aim, free: false, charge: action.charge }
    this.#blows.push({
      step: world.commandQueue.current[place],
      target: nameOf(play.state, view, action.target),
      weapon,
      declared: action.started,
      due: action.due,
      outlook: named(play.state, view, outlookOf(play, place, action.target, blow)),
    })
  }

  done({ ids, commandQueue }: World, told: readonly HundredEvent[]): UnitPreview {
    const id = at(ids, this.#place)
    const mine = told.filter(({ entityId }) => entityId === id)
    return {
      id,
      ticks: this.#ticks,
      blows: this.#blows,
      risks: this.#risks,
      steps: this.#steps(mine),
      idle: idleAp(mine, at(commandQueue.steps, this.#place)),
    }
  }

  #steps(events: readonly HundredEvent[]): readonly StepPreview[] {
    const steps = new Map<number, StepPreview>()
    const blank = (step: number): StepPreview => ({
      step,
      start: step === this.#standing ? 1 : null,
      ap: 0,
      end: this.#ends.get(step) ?? null,
      warning: '',
    })
    if (this.#standing !== null) steps.set(this.#standing, blank(this.#standing))
    for (const event of events) {
      if (event.type !== 'OrderStarted' && event.type !== 'OrderWaiting' && event.type !== 'OrderDropped') continue
      const { step } = event.data
      steps.set(step, noted(steps.get(step) ?? blank(step), event))
    }
    return [...steps.values()].sort((a, b) => a.step - b.step)
  }
}

/** A stance that no `defend` step began. */
function idleAp(events: readonly HundredEvent[], steps: readonly Step[]): number {
  const ordered = events.some((event) => event.type === 'OrderStarted' && steps[event.data.step]?.do === 'defend')
  if (ordered) return 0
  return events.reduce((sum, event) => sum + (event.type === 'StanceSet' ? event.data.ap : 0), 0)
}

function noted(
  step: StepPreview,
  event: EventOf<'OrderStarted'> | EventOf<'OrderWaiting'> | EventOf<'OrderDropped'>,
): StepPreview {
  if (event.type === 'OrderStarted') return { ...step, start: event.tick, ap: event.data.ap, warning: '' }
  return { ...step, warning: event.data.reason }
}

function nameOf(state: HundredState, view: HundredView, place: Place): number {
  return nameFor(state, view.config, view.to, place) ?? state.world.ids[place]
}

function named(state: HundredState, view: HundredView, { defence, ...rest }: Outlook): NamedOutlook {
  return { ...rest, defence: defence === null ? null : { ...defence, by: nameOf(state, view, defence.by) } }
}

export interface AttackIdea {
  readonly weapon?: Weapon
  readonly kind?: AttackStep['kind']
  readonly aim?: Aim
  /** From here instead of where the attacker stands. */
  readonly from?: Spot
  readonly charge?: boolean
}

/** The outlook of one attack, by an own unit or on one. Null when either unit is unknown or down. */
export function attackOutlook(
  view: HundredView,
  attacker: number,
  target: number,
  idea: AttackIdea = {},
): NamedOutlook | null {
  const state = knownState(view)
  const play = playOf(state, { config: view.config, dice: NO_CHANCE, tell: undefined })
  const { world } = state
  const by = placeNamedIn(state, view, attacker)
  const on = placeNamedIn(state, view, target)
  if (by < 0 || on < 0 || !isStanding(world, by) || !isStanding(world, on)) return null
  if (idea.from !== undefined) {
    world.position.x[by] = idea.from.x
    world.position.y[by] = idea.from.y
  }
  face(world, by, world.position.x[on] - world.position.x[by], world.position.y[on] - world.position.y[by])
  const weapon = idea.weapon ?? readiedWeapon(world, by)
  const blow: Blow = {
    weapon,
    melee: isMeleeWith(weaponData(play, weapon), d2Between(world, by, on)),
    kind: idea.kind ?? 'normal',
    aim: idea.aim ?? null,
    free: false,
    charge: idea.charge ?? false,
  }
  return named(state, view, outlookOf(play, by, on, blow))
}

function placeNamedIn(state: HundredState, view: HundredView, name: number): Place {
  if (name <= HANDLES) return placeOf(state.world, name)
  return view.to === 'spectator' ? NOBODY : pairOf(state.seats, view.to).sight.handle.indexOf(name - HANDLES)
}
