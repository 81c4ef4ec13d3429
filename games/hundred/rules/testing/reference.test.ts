import { type Dice, seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { SHIELD_DATA, WEAPON_DATA } from '../content/weapons.ts'
import { resolveStrike, strikeOf } from '../rules/combat/attack.ts'
import { type Blow, takeMoment } from '../rules/combat/chance.ts'
import { defenceAgainst } from '../rules/combat/reaction.ts'
import { isOpen } from '../rules/ground/field.ts'
import { at } from '../state.ts'
import { Battle, move, patch, STILL, unit } from './battle.ts'
import { type Disc, duel, settledPlaces } from './reference.ts'

/** 20,000 of each where it is asked for; as many as take a few seconds otherwise. */
const TURNS = process.env['TESSERA_DEEP'] === undefined ? 300 : 20_000

function recorded(dice: Dice): { readonly dice: Dice; readonly draws: number[] } {
  const draws: number[] = []
  const int = (n: number): number => {
    const result = dice.int(n)
    if (n > 1) draws.push(result + 1)
    return result
  }
  return { draws, dice: { ...dice, int, d: (n) => int(n) + 1 } }
}

test('HUN-803 HUN-805 HUN-809 HUN-812 the combat sequence agrees with a plain reference', () => {
  const dice = seededDice(seedFrom('duels'))
  for (let turn = 0; turn < TURNS; turn++) {
    const weapon = dice.pick(['sword', 'longsword', 'greatAxe', 'dagger', 'cleaver', 'spear'] as const)
    const target = dice.pick(['warrior', 'veteran', 'knight', 'orcWarrior'] as const)
    const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit(target, 11200, 5000)] })
    battle
      .set(101, 'policy', 'prefer', dice.pick(['best', 'block', 'parry', 'dodge'] as const))
      .set(101, 'turnFlags', 'reactions', dice.int(2))
    const blow: Blow = { weapon, melee: true, kind: 'normal', aim: null, free: false, charge: false }
    const { dice: rolled, draws } = recorded(dice)
    const play = battle.play(rolled)
    takeMoment(play)
    const strike = strikeOf(play, 0, 1, blow)
    const defence = defenceAgainst(play, 0, 1, blow)
    const shield = SHIELD_DATA[battle.get(101, 'weapon', 'shield')]
    const data = WEAPON_DATA[weapon]
    const before = {
      chance: strike.chance,
      reaction: defence?.reaction ?? null,
      defence: defence?.chance ?? 0,
      ...data.damage,
      pierce: data.pierce,
      hp: battle.get(101, 'health', 'current'),
      toughness: battle.get(101, 'skills', 'toughness'),
      armour: {
        head: battle.get(101, 'armour', 'head'),
        torso: battle.get(101, 'armour', 'torso'),
        arms: battle.get(101, 'armour', 'arms'),
        legs: battle.get(101, 'armour', 'legs'),
      },
      shield: { integrity: shield.integrity, hardness: shield.hardness },
    }
    resolveStrike(play, strike)
    let next = 0
    const end = duel(before, () => draws[next++] ?? 0)
    expect(next, `turn ${turn}`).toBe(draws.length)
    expect(
      [
        battle.get(101, 'health', 'current'),
        battle.get(101, 'health', 'woundState') === 'down',
        battle.get(101, 'weapon', 'integrity'),
      ],
      `turn ${turn}`,
    ).toEqual([end.hp, end.down, end.integrity])
  }
})

test('HUN-505 who gives way agrees with a plain reference, in crowds that push through each other', () => {
  const dice = seededDice(seedFrom('crowds'))
  let gave = 0
  for (let turn = 0; turn < TURNS; turn++) {
    const taken: [number, number][] = []
    const spot = (): [number, number] => {
      for (;;) {
        const place: [number, number] = [9000 + dice.int(4000), 9000 + dice.int(4000)]
        if (taken.every(([x, y]) => (x - place[0]) ** 2 + (y - place[1]) ** 2 >= 810 ** 2)) {
          taken.push(place)
          return place
        }
      }
    }
    const side = () => Array.from({ length: 3 }, () => unit('warrior', ...spot()))
    const battle = new Battle({ west: side(), east: side(), terrain: [patch('M', 0, 0, 500, 500)] })
    const ids = [1, 2, 3, 101, 102, 103]
    const goals = new Map(
      ids.map((id) => [id, dice.int(4) === 0 ? null : { x: 9000 + dice.int(4000), y: 9000 + dice.int(4000) }]),
    )
    const plans = Object.fromEntries(
      ids.map((id) => [
        id,
        goals.get(id) ? [move(goals.get(id) ?? { x: 0, y: 0 }, 'advance', { onContact: 'push' })] : [],
      ]),
    )
    const before = new Map(ids.map((id) => [id, battle.spot(id)]))
    battle.order(plans, Object.fromEntries(ids.map((id) => [id, { ...STILL, freeAttack: false }])))
    const play = battle.play()
    battle.beats(1)
    const moving = ids.filter((id) => goals.get(id))
    const open = (x: number, y: number, r: number): boolean => isOpen(play.field, x, y, r, false)
    const discs: Disc[] = ids.map((id) => {
      const [x, y] = before.get(id) ?? [0, 0]
      const goal = goals.get(id) ?? null
      return {
        id,
        seat: id > 100 ? 1 : 0,
        x,
        y,
        r: 400,
        wish:
          goal === null
            ? null
            : wishOf(
                x,
                y,
                goal,
                ids.filter((other) => !moving.includes(other)).map((other) => before.get(other) ?? [0, 0]),
              ),
        way2: goal === null ? 0 : (goal.x - x) ** 2 + (goal.y - y) ** 2,
      }
    })
    const settled = settledPlaces(discs, open)
    for (const id of ids) expect(battle.spot(id), `turn ${turn}, u${id}`).toEqual(settled.get(id))
    gave += discs.filter(
      ({ id, wish }) => wish !== null && (settled.get(id)?.[0] !== wish.x || settled.get(id)?.[1] !== wish.y),
    ).length
    expect(at(battle.world.ids, 0)).toBe(1)
  }
  expect(gave).toBeGreaterThan(TURNS / 4)
})

/** HUN-503, HUN-504 on open ground for a warrior: 540 a tick, turned around bodies that stay. */
function wishOf(
  x: number,
  y: number,
  goal: { readonly x: number; readonly y: number },
  bodies: readonly (readonly [number, number])[],
): { x: number; y: number } | null {
  const dx = goal.x - x
  const dy = goal.y - y
  const d = Math.floor(Math.sqrt(dx * dx + dy * dy))
  if (d === 0) return null
  const sx = d <= 540 ? dx : Math.trunc((dx * 540) / d)
  const sy = d <= 540 ? dy : Math.trunc((dy * 540) / d)
  const turned = (a: number, b: number) => Math.trunc((707 * (a + b)) / 1000)
  const straight: [number, number][] = [[sx, sy]]
  const pairs: [number, number][][] = [
    [
      [turned(sx, -sy), turned(sx, sy)],
      [turned(sx, sy), turned(sy, -sx)],
    ],
    [
      [-sy, sx],
      [sy, -sx],
    ],
  ]
  const away = ([a, b]: readonly [number, number]): number => (goal.x - x - a) ** 2 + (goal.y - y - b) ** 2
  const ordered = pairs.flatMap((pair) => [...pair].sort((a, b) => away(a) - away(b) || a[1] - b[1]))
  const free = ([a, b]: readonly [number, number]): boolean =>
    bodies.every(([bx, by]) => (bx - x - a) ** 2 + (by - y - b) ** 2 >= 800 ** 2)
  const step = [...straight, ...(d <= 1000 ? [] : ordered)].find(free)
  return step === undefined ? null : { x: x + step[0], y: y + step[1] }
}
