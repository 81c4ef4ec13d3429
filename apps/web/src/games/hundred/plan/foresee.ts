import {
  type HundredEvent,
  type HundredView,
  hundredRules,
  knownState,
  type OrdersChoice,
  WEAPON_DATA,
} from '@tessera/hundred'
import { type Dice, refereeOf } from '@tessera/kernel'
import { waitWords } from '../log/reasons.ts'
import type { BlowOutlook, Outlook, StepOutlook } from './outlook.ts'

const TICKS = 20

/**
 * HUN-610: what the drafted orders come to. The rules themselves play the turn on a copy of what the seat knows: enemies stand as they are
 * seen, no blow lands and nobody loses heart. The chances are those the rules would roll against, with every modifier.
 */
export function foresee(view: HundredView, orders: OrdersChoice): Map<number, Outlook> {
  const state = knownState(view)
  const { config } = view
  const me = view.to === 1 ? 1 : 0
  const { world } = state
  // Nobody fails a test of nerve by more than a little, and that is taken back after every tick.
  world.skills.morale = world.skills.morale.map(() => 1000)
  const heart = [...world.moraleState.state]
  const drafts = new Map<number, Draft>()
  world.ids.forEach((id, place) => {
    if (world.faction.seat[place] === me)
      drafts.set(id, {
        place,
        ticks: [spot(state.world, place)],
        steps: new Map(),
        waits: new Map(),
        blows: [],
        risks: new Map(),
        current: 0,
      })
  })
  const hear = (event: HundredEvent): void => note(drafts, event)
  const ref = refereeOf(config, { dice: MISSING, tell: hear })
  const quiet: OrdersChoice = { type: 'orders', plans: {}, policies: {} }
  hundredRules.resolve(state, me === 0 ? [orders, quiet] : [quiet, orders], ref)
  for (let tick = 1; tick <= TICKS + 1 && state.phase === 'resolution'; tick++) {
    hundredRules.beat?.(state, ref)
    world.moraleState.state = [...heart]
    if (tick > TICKS) break
    for (const draft of drafts.values()) advance(draft, world, tick)
  }
  const known = new Map<number, Outlook>()
  for (const [id, draft] of drafts) known.set(id, outlookOf(id, draft, world))
  return known
}

/** Every D100 is 96: no chance is that high, so nothing hits, and nothing changes but what is planned. */
const MISSING: Dice = {
  int: (n) => (n === 100 ? 95 : 0),
  d: (n) => (n === 100 ? 96 : 1),
  pick: (list) => list[0] as never,
  shuffle: () => undefined,
}

type World = ReturnType<typeof knownState>['world']

interface Draft {
  readonly place: number
  readonly ticks: Outlook['ticks'][number][]
  readonly steps: Map<number, { start: number; due: number; ap: number }>
  readonly waits: Map<number, string>
  readonly blows: { readonly step: number; readonly blow: BlowOutlook }[]
  readonly risks: Map<number, number>
  current: number
}

function spot({ position }: World, place: number): Outlook['ticks'][number] {
  return {
    x: position.x[place] ?? 0,
    y: position.y[place] ?? 0,
    fx: position.fx[place] ?? 1000,
    fy: position.fy[place] ?? 0,
  }
}

function note(drafts: ReadonlyMap<number, Draft>, event: HundredEvent): void {
  const draft = event.entityId == null ? undefined : drafts.get(event.entityId)
  switch (event.type) {
    case 'OrderStarted':
      if (draft === undefined) return
      draft.current = event.data.step
      draft.steps.set(event.data.step, {
        start: draft.steps.get(event.data.step)?.start ?? event.tick,
        due: event.tick,
        ap: (draft.steps.get(event.data.step)?.ap ?? 0) + event.data.ap,
      })
      return
    case 'OrderWaiting':
    case 'OrderDropped':
      draft?.waits.set(
        event.data.step,
        `${event.type === 'OrderWaiting' ? 'Waits' : 'Dropped'}: ${waitWords(event.data.reason)}.`,
      )
      return
    case 'AttackDeclared': {
      const step = draft?.steps.get(draft.current)
      if (step !== undefined) step.due = Math.max(step.due, event.data.due)
      return
    }
    case 'AttackRolled': {
      const { roll, weapon, free } = event.data
      if (free) {
        const leaver = event.targetId == null ? undefined : drafts.get(event.targetId)
        if (leaver !== undefined && event.entityId != null) leaver.risks.set(event.entityId, roll.chance)
        return
      }
      if (draft === undefined || event.targetId == null) return
      draft.blows.push({
        step: draft.current,
        blow: {
          target: event.targetId,
          tick: event.tick,
          chance: roll.chance,
          base: roll.base,
          baseName: WEAPON_DATA[weapon].kind === 'melee' ? 'Melee' : 'Ranged',
          modifiers: roll.modifiers,
          lands: null,
          fells: null,
          damage: null,
        },
      })
      return
    }
    default:
  }
}

function advance(draft: Draft, world: World, tick: number): void {
  const last = draft.ticks.at(-1)
  const now = spot(world, draft.place)
  draft.ticks.push(now)
  if (last !== undefined && (last.x !== now.x || last.y !== now.y)) {
    const step = draft.steps.get(draft.current)
    if (step !== undefined) step.due = Math.max(step.due, tick)
  }
}

function outlookOf(unit: number, draft: Draft, world: World): Outlook {
  const places = new Set([...draft.steps.keys(), ...draft.waits.keys()])
  const steps = [...places]
    .sort((a, b) => a - b)
    .map((step): StepOutlook => {
      const run = draft.steps.get(step)
      return {
        step,
        start: run?.start ?? null,
        due: run?.due ?? null,
        ap: run?.ap ?? 0,
        blows: draft.blows.filter((one) => one.step === step).map((one) => one.blow),
        waits: draft.waits.get(step) ?? null,
      }
    })
  const { place } = draft
  const list = world.weapon.list[place] ?? []
  const readied = list[world.weapon.readied[place] ?? -1] ?? 'unarmed'
  return {
    unit,
    ticks: draft.ticks,
    steps,
    apLeft: world.actionPoints.current[place] ?? 0,
    staminaLeft: world.stamina.current[place] ?? 0,
    reach: WEAPON_DATA[readied].reach,
    warnings: [],
    risks: [...draft.risks].map(([by, chance]) => ({ by, chance })),
  }
}
