import type { Panel, Script } from '@tessera/kernel'
import { attackStep, moveStep } from '../bot/candidate.ts'
import type { HundredChoice, Plan, Spot, Step } from '../choice.ts'
import { scenarioOf } from '../config.ts'
import type { Leaf } from '../content/scenarios.ts'
import { PRESETS } from '../content/scenarios.ts'
import { skirmish } from '../content/skirmish.ts'
import { WEAPON_DATA } from '../content/weapons.ts'
import { leavesOf } from '../rules/ground/scenario-errors.ts'
import { type HundredView, type OwnUnit, obeys, type SeenUnit } from '../view/view.ts'

/** A way to lead fighters: the orders of one of them, from the enemies it sees, nearest first. */
interface Idea {
  readonly id: string
  readonly name: string
  readonly blurb: string
  orders(unit: OwnUnit, foes: readonly SeenUnit[], view: HundredView): readonly Step[]
}

const IDEAS: readonly Idea[] = [
  {
    id: 'rusher',
    name: 'Rusher',
    blurb: 'Everybody runs at the nearest enemy and strikes until it falls.',
    orders: (unit, [first], view) =>
      first === undefined ? [moveStep(ahead(unit, view), 'advance')] : [rushAt(unit, first)],
  },
  {
    id: 'turtle',
    name: 'Turtle',
    blurb: 'Nobody moves: enemies that come into reach are struck, and the rest goes into defence.',
    orders: () => [attackStep('nearest', { approach: 'none' })],
  },
  {
    id: 'kiter',
    name: 'Kiter',
    blurb: 'Archers shoot and walk away from enemies that come near; the others stand before them.',
    orders: (unit, [first], view) => {
      if (first === undefined) return [moveStep(ahead(unit, view), 'walk')]
      if (!canShoot(unit) || away2(unit, first) > 8000 * 8000) return [attackStep('nearest', { approach: 'none' })]
      return [moveStep({ edge: 'home' }, 'advance', { onContact: 'push' }), attackStep('nearest', { approach: 'none' })]
    },
  },
  {
    id: 'hunter',
    name: 'Hunter',
    blurb: 'All strike at one enemy, the one that is easiest to fell.',
    orders: (unit, [first], view) =>
      first === undefined
        ? [moveStep(ahead(unit, view), 'advance')]
        : [attackStep('weakest', { approach: canShoot(unit) ? 'none' : 'advance' }), attackStep('nearest')],
  },
  {
    id: 'walker',
    name: 'Walker',
    blurb: 'Everybody makes for the objective and fights only who is in reach.',
    orders: (unit, [first], view) => {
      const strike = attackStep('nearest', { approach: 'none' })
      const goal = objectiveOf(unit, view)
      if (goal !== null) return [...goal, strike]
      return first === undefined ? [moveStep(ahead(unit, view), 'advance')] : [moveStep(first, 'advance'), strike]
    },
  },
  {
    id: 'waiter',
    name: 'Waiter',
    blurb: 'Closes in, stops a little out of reach, and lets the enemy come into its blows.',
    orders: (unit, [first], view) => {
      const strike = attackStep('nearest', { approach: 'none' })
      if (first === undefined) return [moveStep(ahead(unit, view), 'advance')]
      return away2(unit, first) > STAND_OFF * STAND_OFF && !canShoot(unit)
        ? [moveStep(ahead(unit, view), 'walk'), strike]
        : [strike]
    },
  },
]

/** Out of an advance and a blow. */
const STAND_OFF = 9000

const SIX = ['warrior', 'veteran', 'militia', 'militia', 'archer', 'archer'] as const

export const panel: Panel<HundredView, HundredChoice> = {
  scripts: IDEAS.map(scriptOf),
  grounds: [
    { id: 'six', name: 'Six against six', config: { scenario: skirmish(SIX) } },
    { id: 'the_banner', name: 'The Banner', config: { scenario: 'the_banner' } },
    { id: 'pitched_battle', name: 'Pitched Battle', config: { scenario: 'pitched_battle', budget: 300 } },
  ],
  goals: { normal: 65, hard: 85 },
  goalsAgainstRandom: { easy: 85, normal: 85, hard: 85 },
}

function scriptOf({ id, name, blurb, orders }: Idea): Script<HundredView, HundredChoice> {
  return {
    id,
    name,
    blurb,
    choose: (view) => {
      if (view.phase === 'muster') return { type: 'army', preset: null, units: PRESETS.company }
      if (view.phase === 'deployment') return { type: 'deploy', placements: [], halves: {} }
      const plans: Record<string, Plan> = {}
      for (const unit of view.units) {
        if (obeys(unit)) plans[unit.id] = { steps: orders(unit, nearestOf(unit, view), view), loop: false }
      }
      return { type: 'orders', plans, policies: {} }
    },
  }
}

function nearestOf(unit: OwnUnit, { enemies }: HundredView): readonly SeenUnit[] {
  return enemies
    .filter(({ woundState }) => woundState !== 'down')
    .sort((a, b) => away2(unit, a) - away2(unit, b) || a.id - b.id)
}

function away2({ position }: OwnUnit, { x, y }: Spot): number {
  return (position.x - x) * (position.x - x) + (position.y - y) * (position.y - y)
}

function canShoot({ weapon, ammo }: OwnUnit): boolean {
  const armed = weapon.list.some((each) => WEAPON_DATA[each].kind === 'bow' || WEAPON_DATA[each].kind === 'crossbow')
  return armed && ammo.slots.some(({ left }) => left > 0)
}

function rushAt(unit: OwnUnit, { id, x, y }: SeenUnit): Step {
  const far = away2(unit, { x, y }) > (unit.faction.rate / 2) * (unit.faction.rate / 2)
  return attackStep(id, { approach: far ? 'run' : 'advance' })
}

/** Straight across the field. */
function ahead({ position }: OwnUnit, { config, side }: HundredView): Spot {
  const { w } = scenarioOf(config)
  return { x: side === 0 ? Math.min(w - 1000, position.x + 8000) : Math.max(1000, position.x - 8000), y: position.y }
}

/** The objective that this unit serves; null when its seat only has to fight. */
function objectiveOf(unit: OwnUnit, view: HundredView): readonly Step[] | null {
  const { config, side } = view
  if (side === null) return null
  for (const leaf of leavesOf(scenarioOf(config).sides[side].condition)) {
    const steps = stepsFor(leaf, unit, view)
    if (steps !== null) return steps
  }
  return null
}

function stepsFor(leaf: Leaf, unit: OwnUnit, view: HundredView): readonly Step[] | null {
  switch (leaf.type) {
    case 'hold':
    case 'reach':
      return [moveStep({ area: leaf.area }, 'advance')]
    case 'escort':
      return unit.id === leaf.unit ? [moveStep({ area: leaf.area }, 'advance')] : null
    case 'capture': {
      const banner = view.things.find(({ id }) => id === leaf.banner)
      if (banner === undefined || banner.x === null || banner.y === null) return null
      if (banner.carrier === unit.id) return [moveStep({ area: leaf.area }, 'advance', { onContact: 'push' })]
      if (banner.carrier !== null && view.units.some(({ id }) => id === banner.carrier)) return null
      return [
        moveStep({ x: banner.x, y: banner.y }, 'advance', { onContact: 'push' }),
        { do: 'pickup', item: leaf.banner, when: null },
      ]
    }
    default:
      return null
  }
}
