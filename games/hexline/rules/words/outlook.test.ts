import { copy, scriptedDice, seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import type { HexlineConfig, ScenarioUnit } from '../config.ts'
import type { Ability, CustomUnit } from '../content/ability.ts'
import type { HexlineEvent } from '../events.ts'
import type { Battle, Hex, Side, Unit } from '../state.ts'
import { shippingTo } from '../testing/fighter.ts'
import { randomBattle } from '../testing/generate.ts'
import { configWith } from '../testing/scene.ts'
import type { HexlineView } from '../view/view.ts'
import { abilitiesOf, armourOf, attackOf, blocksOf } from './explain.ts'
import { outlookOf } from './outlook.ts'

/** Fights random battles and looks at the position at every event, within its step. */
function watched(battles: number, look: (event: HexlineEvent, view: HexlineView) => void): void {
  for (let i = 0; i < battles; i++) {
    const { config, opening } = randomBattle(seededDice(seedFrom(`explained ${i}`)))
    const dice = seededDice(seedFrom(`explained ${i} dice`))
    const now: { battle: Battle | null } = { battle: null }
    const fighter = shippingTo((event) => {
      if (now.battle !== null) look(event, viewOn(now.battle, config))
    })
    const battle = fighter.setup(config, opening, dice)
    now.battle = battle
    while (battle.winner === null) fighter.step(battle, config, dice)
  }
}

function viewOn(battle: Battle, config: HexlineConfig): HexlineView {
  return {
    phase: 'battle',
    battle_number: battle.number,
    score: [0, 0],
    armies: [null, null],
    battle,
    past: [],
    result: null,
    to: 'spectator',
    config,
  }
}

function unitIn(view: HexlineView, id: number): Unit {
  const unit = view.battle?.units[id - 1]
  if (unit === undefined) throw new Error(`no unit ${id}`)
  return unit
}

function sum(terms: readonly { readonly amount: number }[]): number {
  return terms.reduce((total, { amount }) => total + amount, 0)
}

test('HEX-60, HEX-61 attack, armour and blocks are explained by what the rules reckon with', () => {
  const seen = { attack: 0, damage: 0, blocked: 0 }
  watched(25, (event, view) => {
    if (event.type === 'attack') {
      const { total, terms } = attackOf(view, unitIn(view, event.unit))
      expect([total, sum(terms)]).toEqual([event.amount, event.amount])
      seen.attack++
    } else if (event.type === 'damage') {
      const { total, terms } = armourOf(view, unitIn(view, event.unit))
      expect([total, sum(terms)]).toEqual([event.armor, event.armor])
      seen.damage++
    } else if (event.type === 'blocked') {
      expect(blocksOf(view, unitIn(view, event.unit))).toEqual({ left: event.of - event.used, of: event.of })
      seen.blocked++
    }
  })
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10)
})

test('HEX-73, HEX-74 an ability falls on whom its outlook names', () => {
  let seen = 0
  watched(60, (event, view) => {
    if (event.type !== 'ability' || (event.trigger !== 'turnstart' && event.trigger !== 'endturn')) return
    const unit = unitIn(view, event.unit)
    const ability = abilitiesOf(view, unit)[event.ability]
    // What charges has started to count again when it fires.
    if (ability?.target === 'target' || (ability?.charge ?? 1) > 1) return
    const outlook = outlookOf(view, unit, event.ability)
    expect(outlook.units).toEqual(ability?.target === 'random' ? event.candidates : event.targets)
    expect(outlook.state).toBe(ability?.target === 'self' || outlook.units.length > 0 ? 'works' : 'waits')
    seen++
  })
  expect(seen).toBeGreaterThan(100)
})

const LISTENER: Omit<CustomUnit, 'abilities'> = {
  id: 'x_listener',
  name: 'Listener',
  max_hp: 9,
  damage: 1,
  attack_range: 1,
  armor: 0,
  speed: 100,
}

/** The only death of a step: a unit falls at a hex to an enemy beside it, far from or near the listener in the middle. */
function aroundDeath(ability: Ability, fallen: { readonly type: string; readonly side: Side; readonly at: Hex }) {
  const [col, row] = fallen.at
  const units: ScenarioUnit[] = [
    { type: fallen.type, side: fallen.side, col, row, set: { hp: 1, armor: 0 } },
    { type: LISTENER.id, side: 1, col: 6, row: 4 },
    { type: 'ripper', side: fallen.side === 1 ? 2 : 1, col: col + 1, row, set: { damage: 50 } },
    // One more on each side, so that no unit is alone.
    { type: 'mason', side: 1, col: 7, row: 4 },
    { type: 'mason', side: 2, col: 16, row: 8 },
  ]
  const config = configWith({
    battles: 1,
    custom_units: [{ ...LISTENER, abilities: [ability] }],
    scenario: { rows: 9, units, order: [3] },
  })
  const told: HexlineEvent[] = []
  const fighter = shippingTo((event) => told.push(event))
  // The first of those in range is the one to fall.
  const dice = scriptedDice([0])
  const battle = fighter.setup(config, { armies: [[], []] }, dice)
  const view = viewOn(copy(battle), config)
  const outlook = outlookOf(view, unitIn(view, 2), 0)
  fighter.step(battle, config, dice)
  expect(told.filter(({ type }) => type === 'death')).toHaveLength(1)
  return { outlook, told }
}

const PLACES: readonly Hex[] = [1, 3, 5, 8, 11, 13].flatMap((col) => [0, 3, 6, 8].map((row): Hex => [col, row]))

describe.each<Ability>([
  { trigger: 'lament', effect: 'ramp', target: 'self', value: 1, range: 3 },
  { trigger: 'harvest', effect: 'ramp', target: 'self', value: 1, range: 3 },
  { trigger: 'lament', effect: 'summon', target: 'self', value: 1, range: 4 },
])('HEX-63 $trigger $effect fires at the deaths its outlook waits for', (ability) => {
  const side = ability.trigger === 'lament' ? 1 : 2
  test.each(['ghoul', 'blade'])('of a %s', (type) => {
    const heard = PLACES.filter((at) => {
      const { outlook, told } = aroundDeath(ability, { type, side, at })
      const fired = told.some((event) => event.type === 'ability' && event.unit === 2)
      expect([at, outlook.units.includes(1)]).toEqual([at, fired])
      return fired
    })
    expect(heard.length).toBeLessThan(PLACES.length)
  })
})

test('HEX-63 the aura gives to whom its outlook names', () => {
  const aura: Ability = { trigger: 'passive', effect: 'lament_aura', value: 1, aura: 2 }
  const { outlook, told } = aroundDeath(aura, { type: 'ghoul', side: 1, at: [4, 4] })
  const gaining = told.flatMap((event) => (event.type === 'vengeance' ? event.unit : []))
  expect(gaining).toEqual(outlook.units.filter((id) => id !== 1))
  expect(gaining).toEqual([2, 4])
})

test('HEX-65 an aura whose friends have gained enough gives nothing', () => {
  const aura: Ability = { trigger: 'passive', effect: 'lament_aura', value: 1, aura: 2 }
  const config = configWith({
    battles: 1,
    custom_units: [{ ...LISTENER, abilities: [aura] }],
    scenario: {
      rows: 9,
      units: [
        { type: LISTENER.id, side: 1, col: 6, row: 4 },
        { type: 'mason', side: 2, col: 16, row: 8 },
      ],
    },
  })
  const battle = shippingTo(() => {}).setup(config, { armies: [[], []] }, scriptedDice([0]))
  const said = (gained: number) => {
    const view = viewOn(copy(battle), config)
    unitIn(view, 1).ramp_accumulated = gained
    return outlookOf(view, unitIn(view, 1), 0)
  }
  expect(said(4).units).toEqual([1])
  expect(said(5)).toMatchObject({ units: [], why: 'Every friend within 2 has gained as much as it can.' })
})
