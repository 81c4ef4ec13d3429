import type { Dice, Panel, Script } from '@tessera/kernel'
import { drillLayout } from '../bot/deploy.ts'
import { fillArmy } from '../bot/fill.ts'
import type { HexlineChoice } from '../choice.ts'
import type { HexlineConfig } from '../config.ts'
import type { Family, UnitType } from '../content/ability.ts'
import { READY_ARMIES } from '../content/armies.ts'
import { refuseArmy } from '../content/army.ts'
import { catalogOf } from '../content/catalog.ts'
import type { HexlineView } from '../view/view.ts'

/** A scripted opponent: the army it brings in every battle. */
interface Member {
  readonly id: string
  readonly name: string
  readonly blurb: string
  readonly army: (config: HexlineConfig, dice: Dice) => readonly string[]
}

const IDEAS: readonly Member[] = [
  {
    id: 'mass',
    name: 'Mass',
    blurb: 'As many of one unit as it may have, then of its neighbours in the list.',
    army: massOfOne,
  },
  {
    id: 'range',
    name: 'Range',
    blurb: 'Whoever reaches furthest.',
    army: (config) => mostOf(config, (type) => type.attack_range),
  },
  {
    id: 'wall',
    name: 'Wall',
    blurb: 'Whoever takes longest to kill.',
    army: (config) => mostOf(config, (type) => type.max_hp * (2 + type.armor)),
  },
  {
    id: 'swarm',
    name: 'Swarm',
    blurb: 'The cheapest units, so as to have the most of them.',
    army: (config) => mostOf(config, (type) => -type.cost),
  },
  {
    id: 'champions',
    name: 'Champions',
    blurb: 'The dearest units.',
    army: (config) => mostOf(config, (type) => type.cost),
  },
]

const COPIES: readonly Member[] = READY_ARMIES.map(({ id, name, units }) => ({
  id,
  name,
  blurb: 'Always this ready-made army.',
  army: () => units,
}))

/** Who Hexline's bots are judged by: armies are chosen blind, so less is asked than where skill decides alone. */
export const panel: Panel<HexlineView, HexlineChoice> = {
  scripts: [...IDEAS, ...COPIES].map(scriptOf),
  grounds: [
    { id: 'drill', name: 'Three battles, drilled', config: {} },
    { id: 'free', name: 'Three battles, placed by hand', config: { deployment: 'free' } },
  ],
  goals: { captain: 50, marshal: 60 },
  goalsAgainstRandom: { captain: 65, marshal: 85 },
}

function scriptOf({ id, name, blurb, army }: Member): Script<HexlineView, HexlineChoice> {
  return {
    id,
    name,
    blurb,
    choose(view, dice) {
      if (view.phase === 'deploy') return { type: 'deploy', cells: drillLayout(view, dice) }
      const units = army(view.config, dice)
      const legal = refuseArmy(view.config, units) === null
      return { type: 'muster', units: legal ? units : fillArmy(view.config, dice) }
    },
  }
}

function massOfOne(config: HexlineConfig, dice: Dice): readonly string[] {
  const { forHire } = catalogOf(config)
  const first = dice.int(forHire.length)
  const places = new Map(forHire.map((type, place) => [type.id, Math.abs(place - first)]))
  return mostOf(config, (type) => -(places.get(type.id) ?? 0))
}

/** Takes what an idea values most, as often as it may, while the points last. */
function mostOf(config: HexlineConfig, value: (type: UnitType) => number): readonly string[] {
  const army: string[] = []
  const families = new Set<Family>()
  let left = config.budget
  for (const { id, cost, family } of catalogOf(config).forHire.toSorted((a, b) => value(b) - value(a))) {
    if (families.size === config.max_families && !families.has(family)) continue
    for (let copies = 0; copies < config.max_copies && cost <= left && army.length < config.max_units; copies++) {
      army.push(id)
      families.add(family)
      left -= cost
    }
  }
  return army
}
