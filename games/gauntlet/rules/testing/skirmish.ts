import { type Dice, seededDice, seedFrom } from '@tessera/kernel'
import type { Ability } from '../content/ability.ts'
import { abilityOf } from '../content/complete.ts'
import type { Content, UnitCard } from '../content/content.ts'
import { PRINTED } from '../content/content.ts'
import type { Definition } from '../content/definition.ts'
import { CONTAGIONS, ROLES, type StatusId, type Tag } from '../content/vocabulary.ts'
import { CELLS, type Facing, type SideIndex } from '../rules/board.ts'
import type { Status, Unit, Zone } from '../state.ts'
import { invent } from './invent.ts'
import { type Scene, type Standing, scene } from './scene.ts'

/** What a kind of skirmish has more of than others; numbers are chances of a unit in a hundred where nothing else is said. */
export interface Kind {
  /** How many units there are. */
  readonly units: number
  /** The part of the board that they stand on. */
  readonly room: readonly [columns: number, rows: number]
  /** The sides stand apart, each in its own half of the room. */
  readonly apart?: boolean
  /** The room is in the corner where the cells begin. */
  readonly corner?: boolean
  readonly tanks?: number
  readonly shooters?: number
  /** What is added to everybody's speed. */
  readonly quick?: number
  /** It has one of the tags. */
  readonly tagged?: number
  readonly tags?: readonly Tag[]
  /** It has one of the statuses. */
  readonly touched?: number
  readonly statuses?: readonly StatusId[]
  readonly sick?: number
  readonly auras?: number
  readonly vigilant?: number
  /** It has lost HP; it has lost armour. */
  readonly worn?: number
  /** There is a zone, and one more, three at most. */
  readonly zones?: number
  /** It can do something that nobody has printed, is something, and has an aura of its own. */
  readonly inventive?: number
  /** Its attacks are magic. */
  readonly magic?: number
}

/** An ability that lays a zone, and auras that are meant for friends, for enemies and for both. */
const GROUND = 'test_ground'
const AURAS: readonly Definition[] = [
  {
    kind: 'aura',
    aura: { type: 'static', range: 2, side: 'enemies' },
    effects: [{ do: 'modify', stat: 'speed', flat: -1 }],
  },
  {
    kind: 'aura',
    aura: { type: 'static', range: 2, side: 'allies' },
    effects: [{ do: 'modify', stat: 'atk', pct: 20 }],
  },
  {
    kind: 'aura',
    aura: { type: 'static', range: 3, side: 'both' },
    effects: [{ do: 'modify', stat: 'dodge', flat: 5 }],
  },
]
const ABILITIES = [
  abilityOf(GROUND, 'Ground', {
    kind: 'active',
    cooldown: 9,
    aim: { base: 'enemies', order: 'nearest' },
    effects: [
      {
        do: 'zone',
        radius: 1,
        rounds: 3,
        side: 'enemies',
        on: 'turn',
        effects: [{ do: 'damage', amount: 3, type: 'true' }],
      },
    ],
  }),
  ...AURAS.map((definition, place) => abilityOf(`test_aura_${place}`, `Aura ${place}`, definition)),
]
const CONTENT: Content = {
  ...PRINTED,
  abilities: new Map([...PRINTED.abilities, ...ABILITIES.map((ability) => [ability.id, ability] as const)]),
}

/** A few made-up units close to one another, as a seed has it: everybody with something that the rules ask about. */
export function skirmish(kind: Kind, seed: string): Scene {
  const dice = seededDice(seedFrom(seed))
  const cells = cellsIn(kind, dice)
  const abilities = new Map(CONTENT.abilities)
  const standing = cells.map((cell, place) => ({
    ...standingAt(kind, cell, (place % 2) as SideIndex, dice),
    ...invented(kind, place, abilities, dice),
  }))
  const s = scene(standing, [], { ...CONTENT, abilities })
  for (let i = 0; chance(dice, kind.zones ?? 0) && i < 3; i++) s.battle.zones.push(zoneOf(dice))
  s.battle.priority = dice.int(2) as SideIndex
  s.battle.turnOf = 1
  return s
}

/** Abilities that a unit has alone; they are put among those that there are. */
function invented(
  { inventive = 0 }: Kind,
  place: number,
  abilities: Map<string, Ability>,
  dice: Dice,
): Pick<Standing, 'abilities'> {
  if (inventive === 0) return {}
  const ids: string[] = []
  for (const kind of ['active', 'passive', 'aura'] as const) {
    if (!chance(dice, inventive)) continue
    const ability = invent(`invented_${kind}_${place}`, kind, dice)
    abilities.set(ability.id, ability)
    ids.push(ability.id)
  }
  return { abilities: ids }
}

/** As many cells of a room somewhere on the board as there are units, by turns for the one and the other side. */
function cellsIn({ units, room: [columns, rows], apart = false, corner = false }: Kind, dice: Dice): readonly number[] {
  const left = corner ? 0 : dice.int(9 - columns)
  const top = corner ? 0 : dice.int(11 - rows)
  const halves: [number[], number[]] = [[], []]
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const half = halves[apart ? (2 * y < rows ? 0 : 1) : (dice.int(2) as SideIndex)]
      half.splice(dice.int(half.length + 1), 0, (top + y) * 8 + left + x)
    }
  const count = Math.min(units / 2, halves[0].length, halves[1].length)
  return Array.from({ length: 2 * count }, (_, place) => halves[(place % 2) as SideIndex][place >> 1] as number)
}

function standingAt(kind: Kind, cell: number, side: SideIndex, dice: Dice): Standing {
  const shoots = chance(dice, kind.shooters ?? 20)
  const bound = chance(dice, 20)
  const tags = kind.tags !== undefined && chance(dice, kind.tagged ?? 60) ? [dice.pick(kind.tags)] : []
  const hp = 60 + dice.int(80)
  const armor = dice.int(25)
  const maxAmmo = 2 + dice.int(5)
  const needsAmmo = shoots && chance(dice, 60)
  const card: Partial<UnitCard> = {
    role: chance(dice, kind.tanks ?? 0) ? 'tank' : dice.pick(ROLES),
    cost: 1 + dice.int(8),
    hp,
    atk: 10 + dice.int(30),
    armor,
    speed: (kind.quick ?? 0) + dice.int(6),
    dodge: chance(dice, 20) ? 30 : 0,
    resolve: 120,
    nature: bound ? 'bound' : 'living',
    tags: chance(dice, 30) ? [...tags, 'Infantry'] : tags,
    abilities: chance(dice, kind.auras ?? 0) ? [`test_aura_${dice.int(AURAS.length)}`] : [],
    ...(shoots
      ? {
          range: 2 + dice.int(5),
          trajectory: dice.pick(['direct', 'arc', 'homing'] as const),
          ammo: needsAmmo ? maxAmmo : null,
        }
      : {}),
  }
  const is: Partial<Unit> = {
    facing: dice.int(4) as Facing,
    hp: chance(dice, kind.worn ?? 40) ? 1 + dice.int(hp) : hp,
    stacks: chance(dice, kind.worn ?? 30) ? dice.int(1 + Math.floor((armor * 40) / 100)) : 0,
    vigilant: chance(dice, kind.vigilant ?? 20),
    reacted: chance(dice, 10),
    disengaged: dice.pick([0, 0, 1, 2] as const),
    holds: dice.pick([0, 0, 2, 3]),
    barrier: chance(dice, 10) ? 8 : 0,
    barrierTurns: 3,
    ...(chance(dice, 8) ? { state: bound ? 'crumbling' : 'retreating', resolve: bound ? 0 : 12 } : {}),
    ...(needsAmmo ? { ammo: dice.int(maxAmmo + 1) } : {}),
    contagions: chance(dice, kind.sick ?? 5) ? [{ type: dice.pick(CONTAGIONS), turns: 2 }] : [],
    statuses:
      kind.statuses !== undefined && chance(dice, kind.touched ?? 50)
        ? [statusOf(dice.pick(kind.statuses), kind, dice)]
        : [],
  }
  const magic = kind.magic !== undefined && chance(dice, kind.magic)
  return { at: [cell & 7, cell >> 3], side, ...card, ...(magic && { attackType: 'magic' }), is }
}

function statusOf(id: StatusId, { units }: Kind, dice: Dice): Status {
  return { id, turns: 2, p: 5, by: 1 + dice.int(units), fresh: false, at: 1 }
}

function zoneOf(dice: Dice): Zone {
  return {
    source: `ability:${GROUND}`,
    side: dice.int(2) as SideIndex,
    cell: dice.int(CELLS),
    radius: dice.int(4),
    rounds: 3,
    whom: dice.pick(['allies', 'enemies', 'both'] as const),
    on: 'turn',
    once: false,
  }
}

function chance(dice: Dice, percent: number): boolean {
  return dice.d(100) <= percent
}
