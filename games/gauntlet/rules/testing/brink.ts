import { type Dice, seededDice, seedFrom } from '@tessera/kernel'
import { PRINTED } from '../content/content.ts'
import { type StatusId, TIMINGS } from '../content/vocabulary.ts'
import type { SideIndex } from '../rules/board.ts'
import type { Battle, Status, Unit } from '../state.ts'
import type { Scene } from './scene.ts'
import { type Kind, skirmish } from './skirmish.ts'

/**
 * A skirmish in which things are about to happen: HP that the next blow takes exactly, or all but one, Resolve at 0 or at a quarter,
 * the last turn of what is timed, a round that ends, summons that go, the dead and the charmed. Where a rule says "below", "at
 * least" or "the last", somebody stands at the number itself.
 */
export function brink(kind: Kind, seed: string): Scene {
  const s = skirmish(kind, seed)
  const dice = seededDice(seedFrom(`${seed} brink`))
  const { battle } = s
  for (const unit of battle.units) {
    woundToTheBrink(unit, battle, dice)
    shakeToTheBrink(unit, battle, dice)
    letRunOut(unit, dice)
    changeLot(unit, battle, dice)
  }
  battle.sides[0].spells.push(...spellsFor(dice))
  battle.sides[1].spells.push(...spellsFor(dice))
  setTheHour(battle, dice)
  if (chance(dice, 15)) rout(s, dice)
  if (chance(dice, 60)) for (const unit of battle.units) Object.assign(unit, { tier: dice.pick([1, 1, 2, 3] as const) })
  const { leaders, factions } = PRINTED
  if (chance(dice, 60)) for (const side of battle.sides) lead(side, dice)
  return { ...s, field: { ...s.field, content: { ...s.field.content, leaders, factions } } }
}

/** Under any leader, with the bonus of its faction. */
function lead(side: Battle['sides'][SideIndex], dice: Dice): void {
  const { id: leader, faction } = dice.pick([...PRINTED.leaders.values()])
  Object.assign(side, { leader, faction })
}

/** All units of one side, or of both, flee; those that cannot flee have fallen. */
function rout({ battle, field: { content } }: Scene, dice: Dice): void {
  const fleeing = dice.pick([[0], [1], [0, 1]] as const)
  for (const unit of battle.units.filter(({ owner, cell }) => cell >= 0 && fleeing.some((side) => side === owner))) {
    const flees = content.units.get(unit.key)?.nature === 'living'
    Object.assign(unit, flees ? { state: 'retreating', resolve: dice.pick([0, 5, 20]), vigilant: false } : FALLEN)
    if (!flees) unit.fell = unit.home
  }
}

const FALLEN: Partial<Unit> = { state: 'dead', cell: -1, hp: 0, barrier: 0, vigilant: false }

function chance(dice: Dice, percent: number): boolean {
  return dice.d(100) <= percent
}

function foesOf(unit: Unit, { units }: Battle): readonly Unit[] {
  return units.filter(({ side }) => side !== unit.side)
}

/** As much as a blow of some enemy takes, or one more or less. */
function woundToTheBrink(unit: Unit, battle: Battle, dice: Dice): void {
  const foes = foesOf(unit, battle)
  if (!chance(dice, 50) || foes.length === 0) return
  const blow = Math.max(1, dice.pick(foes).baseAtk - unit.baseArmor + unit.stacks)
  const hp = dice.pick([1, 2, blow, blow, blow + 1, Math.max(1, blow - 1), Math.floor(unit.maxHp / 2)])
  unit.hp = Math.min(unit.maxHp, hp)
  if (chance(dice, 25)) {
    unit.barrier = dice.pick([1, blow, blow + 1])
    unit.barrierTurns = dice.pick([1, 2, -1])
  }
}

/** Resolve that an attack takes exactly, or at which it rallies. */
function shakeToTheBrink(unit: Unit, battle: Battle, dice: Dice): void {
  const foes = foesOf(unit, battle)
  if (unit.state === 'retreating') unit.resolve = Math.max(0, Math.floor(unit.maxResolve / 4) - dice.pick([1, 5, 12]))
  if (unit.state !== 'ready' || !chance(dice, 40) || foes.length === 0) return
  const { baseAtk } = dice.pick(foes)
  unit.resolve = Math.min(unit.maxResolve, dice.pick([1, 10, 12, 15, 20, baseAtk, baseAtk, baseAtk + 1, baseAtk + 12]))
}

const LAST_TURNS: readonly StatusId[] = [
  'haste',
  'root',
  'blind',
  'regrowth',
  'burn',
  'guard',
  'evade',
  'charm',
  'taunt',
]

/** What it has ends with this turn, or the next. */
function letRunOut(unit: Unit, dice: Dice): void {
  const turns = (): number => dice.pick([1, 1, 2, -1])
  if (chance(dice, 30)) {
    const id = dice.pick(LAST_TURNS)
    const status: Status = { id, turns: turns(), p: dice.pick([0, 5, 20]), by: 1, fresh: chance(dice, 30), at: 1 }
    if (!unit.statuses.some((known) => known.id === id)) unit.statuses.push(status)
    if (id === 'charm') unit.side = unit.owner === 0 ? 1 : 0
  }
  if (chance(dice, 25)) {
    const stat = dice.pick([
      'atk',
      'armor',
      'maxhp',
      'speed',
      'dodge',
      'share',
      'lifesteal',
      'reflect',
      'regen',
    ] as const)
    const flat = stat === 'speed' ? 1 : 15
    unit.modifiers.push({ source: 'gift', stat, pct: 0, flat, turns: turns(), fresh: chance(dice, 30), at: 2 })
  }
  if (chance(dice, 15)) unit.tags.push({ tag: 'Flyer', hidden: chance(dice, 30), turns: turns(), fresh: false })
  for (const contagion of unit.contagions) contagion.turns = dice.pick([1, 2, 3])
}

/** Somebody has fallen, was summoned for a round, has used what it can, or has just acted. */
function changeLot(unit: Unit, { order }: Battle, dice: Dice): void {
  if (unit.id > 2 && chance(dice, 8)) {
    Object.assign(unit, { ...FALLEN, fell: unit.cell })
    order.splice(order.indexOf(unit.id), 1)
    return
  }
  const lot: Partial<Unit> = {
    ...(chance(dice, 15) ? { rounds: dice.pick([1, 2]), summoned: true } : {}),
    cooldown: dice.pick([0, 0, 1, 2]),
    used: dice.pick([0, 0, 1]),
    ripostes: dice.pick([0, 1, 1, 2]),
    grace: dice.pick([0, 1, 5]),
    made: dice.pick([0, 1]),
    received: dice.pick([0, 1]),
    moved: chance(dice, 30),
    shifted: chance(dice, 30),
    wasAttacked: chance(dice, 50),
    resists: chance(dice, 15),
  }
  Object.assign(unit, lot)
}

/** One or two printed spells of any time of the battle, now and then. */
function spellsFor(dice: Dice): Battle['sides'][SideIndex]['spells'] {
  const known = [...PRINTED.spells.keys()]
  const count = dice.pick([0, 0, 1, 2])
  return Array.from({ length: count }, () => ({ id: dice.pick(known), timing: dice.pick(TIMINGS), fired: false }))
}

/** Any round up to the last, near its end, with somebody who acts again. */
function setTheHour(battle: Battle, dice: Dice): void {
  const round = dice.pick([1, 2, 5, 14, 15, 16, 17, 30])
  Object.assign(battle, { round, roundLimit: dice.pick([40, 40, round, round + 1]) })
  battle.next = Math.max(0, battle.order.length - dice.pick([1, 2, 3, 4, 9]))
  battle.again = chance(dice, 20) && battle.order.length > 0 ? [dice.pick(battle.order)] : []
  battle.first = dice.int(2) as SideIndex
  battle.step = dice.pick(['turns', 'turns', 'turns', 'turns', 'turns', 'round', 'end'] as const)
  if (battle.step !== 'turns') battle.turnOf = 0
}
