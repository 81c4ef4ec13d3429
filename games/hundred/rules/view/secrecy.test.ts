import { type Audience, copy } from '@tessera/kernel'
import { leaksOf, type Rehide } from '@tessera/kernel/testing'
import { describe, expect, test } from 'vitest'
import { configSchema, type HundredConfig, hasFog, scenarioOf } from '../config.ts'
import type { HundredEvent } from '../events.ts'
import { hundredRules } from '../ruleset.ts'
import { at, type HundredState, hasPlace, pairOf } from '../state.ts'
import { isInSight } from './view.ts'

function configOf(input: object): HundredConfig {
  const parsed = configSchema.parse(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return parsed.value
}

/** Everything HUN-1601 keeps from a listener becomes something else. */
function rehide(config: HundredConfig): Rehide<HundredState, HundredEvent> {
  const fog = hasFog(config)
  return {
    state(state, to) {
      const other = copy(state)
      if (state.phase === 'over') return other
      if (state.phase === 'muster') {
        for (const seat of [0, 1]) if (seat !== to) pairOf(other.seats, seat).army = null
        return other
      }
      for (let place = 0; place < other.world.ids.length; place++) hideUnit(other, to, place, config, fog)
      for (const seat of [0, 1])
        if (seat !== to) {
          const each = pairOf(other.seats, seat)
          each.army = null
          each.casualties += 1
          each.values = [7]
          each.lastBlow += 1
          each.armyBroken = !each.armyBroken
          if (to !== 'spectator') each.sight = copy(pairOf(other.seats, to).sight)
        }
      other.checks = []
      return other
    },
    event(event, to) {
      return hideEvent(event, to)
    },
  }
}

function hideUnit(state: HundredState, to: Audience, place: number, config: HundredConfig, fog: boolean): void {
  const { world } = state
  const own = at(world.faction.seat, place) === to
  if (own) {
    if (at(world.health.woundState, place) === 'down') {
      world.health.current[place] = -40
      world.health.executed[place] = true
    }
    world.moraleState.feared[place] = 0
    return
  }
  world.commandQueue.steps[place] = []
  world.commandQueue.pending[place] = null
  world.commandQueue.route[place] = [1, 2]
  world.policy.prefer[place] = 'dodge'
  world.policy.idle[place] = 'strike'
  world.actionPoints.current[place] = 0
  world.ammo.slots[place] = []
  world.inventory.bandage[place] = 9
  world.stamina.current[place] = 1
  world.skills.melee[place] = 1
  world.turnFlags.reactions[place] = 0
  world.moraleState.tested[place] = 0
  world.moraleState.feared[place] = 0
  if (at(world.health.woundState, place) === 'down') world.health.current[place] = -40
  if (isInSight(state, to, place, fog) || at(world.health.fled, place)) return
  if (to === 'spectator' && wasEverSeen(state, place)) return
  world.position.x[place] = at(world.position.x, place) + 137
  world.health.current[place] = 1
  world.moraleState.state[place] = 'shaken'
  world.faction.cost[place] = 5
  world.weapon.integrity[place] = 0
  const marked = to !== 'spectator' && at(pairOf(state.seats, to).sight.markTurn, place) > 0
  if (scenarioOf(config).builder && !marked) world.faction.template[place] = 'troll'
}

function wasEverSeen(state: HundredState, place: number): boolean {
  return hasPlace(pairOf(state.seats, 1 - at(state.world.faction.seat, place)).sight.seen, place)
}

function hideEvent(event: HundredEvent, to: Audience): HundredEvent {
  switch (event.type) {
    case 'TurnEnded': {
      const [first, second] = event.data.values
      return { ...event, data: { values: [to === 0 ? first : 3, to === 1 ? second : 4] } }
    }
    default:
      return event
  }
}

describe('HUN-1601 HUN-1602 HUN-1906 HUN-R31 HUN-R38 HUN-R39 nothing hidden shows', () => {
  test.each([
    ['open_field', { scenario: 'open_field', turnLimit: 4 }],
    ['wolfswood', { scenario: 'wolfswood', turnLimit: 4 }],
    ['an army brought', { scenario: 'pitched_battle', turnLimit: 4, budget: 150 }],
    ['the banner', { scenario: 'the_banner', turnLimit: 4 }],
    ['no fog', { scenario: 'first_muster', turnLimit: 5 }],
  ])('%s', (name, input) => {
    const config = configOf(input)
    // At the end everything is shown, values too.
    const leaks = leaksOf(hundredRules, config, rehide(config), `hundred ${name}`).filter(
      (leak) => !leak.includes('"TurnEnded"'),
    )
    expect(leaks.slice(0, 3)).toEqual([])
  })
})

test('HUN-104 HUN-1907 every turn has 22 beats', () => {
  const config = configOf({ scenario: 'open_field', turnLimit: 3 })
  const ref = {
    config,
    dice: { int: () => 0, d: () => 1, pick: (list: readonly unknown[]) => list[0] as never, shuffle: () => undefined },
    tell: undefined,
    work: undefined as never,
    late: [],
  }
  const state = hundredRules.setup(config, ref)
  hundredRules.resolve(
    state,
    [
      { type: 'deploy', placements: [], halves: {} },
      { type: 'deploy', placements: [], halves: {} },
    ],
    ref,
  )
  for (let turn = 1; turn <= 3; turn++) {
    hundredRules.resolve(
      state,
      [
        { type: 'orders', plans: {}, policies: {} },
        { type: 'orders', plans: {}, policies: {} },
      ],
      ref,
    )
    let beats = 0
    while (hundredRules.awaiting(state, config).length === 0 && hundredRules.result(state, config) === null) {
      hundredRules.beat?.(state, ref)
      beats++
    }
    expect(beats).toBe(22)
  }
  expect(hundredRules.result(state, config)?.reason).toBe('points')
})
