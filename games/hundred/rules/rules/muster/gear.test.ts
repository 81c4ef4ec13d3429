import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AMMUNITION_DATA, ITEM_DATA } from '../../content/ammunition.ts'
import { ARMOUR_DATA, ARMOURS, type Armour } from '../../content/armour.ts'
import { contentOf } from '../../content/changes.ts'
import { TEMPLATE_DATA, TEMPLATES } from '../../content/templates.ts'
import { SHIELD_DATA, WEAPON_DATA, WEAPONS } from '../../content/weapons.ts'
import { attack, Battle, constantDice, STILL, unit } from '../../testing/battle.ts'
import { words } from '../../words/catalogue.ts'
import { shieldWorks } from '../play.ts'
import { musteredRow, quiverOf } from './muster.ts'

/** Rows of the rulebook's tables, cells trimmed, by the header's first cell. */
function table(header: string): readonly (readonly string[])[] {
  const book = readFileSync(new URL('../../../book.md', import.meta.url), 'utf8').split('\n')
  const start = book.findIndex((line) => line.startsWith(`| ${header} |`))
  const rows: string[][] = []
  for (const line of book.slice(start + 2)) {
    if (!line.startsWith('|')) break
    rows.push(
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  }
  return rows
}

function number(cell: string | undefined): number {
  return Number(
    (cell ?? '')
      .replace('−', '-')
      .replace('–', '0')
      .replace(/[^0-9-].*$/, ''),
  )
}

test('HUN-301 HUN-R23 HUN-R24 templates are as the book prints them', () => {
  const rows = table('Template')
  expect(rows).toHaveLength(15)
  for (const row of rows) {
    const template = TEMPLATES.find((each) => words.text(`unit.${each}`) === row[0]?.replace(' (set here)', ''))
    if (template === undefined) throw new Error(`No template ${row[0]}`)
    const data = TEMPLATE_DATA[template]
    const [base, full] = (row[2] ?? '').split('→').map(Number)
    const row0 = musteredRow(
      { template: Object.entries(TEMPLATE_DATA).find(([, each]) => each === data)?.[0] as never },
      0,
      contentOf({}),
    )
    expect([data.baseAp, row0.actionPoints.max]).toEqual([base, full])
    expect([
      data.hp,
      data.rate,
      data.stamina,
      data.melee,
      data.ranged,
      data.block,
      data.dodge,
      data.toughness,
      data.morale,
      data.cost,
    ]).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 15].map((cell) => number(row[cell])))
  }
})

function armourNamed(name: string): Armour {
  const found = ARMOURS.find((each) => words.text(`armour.${each}`).toLowerCase().replace('no armour', 'none') === name)
  if (found === undefined) throw new Error(`No armour ${name}`)
  return found
}

test('HUN-303 armour is as the book prints it', () => {
  for (const row of table('Armour')) {
    for (const name of (row[0] ?? '').split(' / ')) {
      const data = ARMOUR_DATA[armourNamed(name.replace(' (natural)', ''))]
      expect([
        data.ap,
        data.stamina,
        data.dodge,
        data.rate,
        data.head,
        data.torso,
        data.arms,
        data.legs,
        data.cost,
      ]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((cell) => number(row[cell])))
    }
  }
})

test('HUN-304 weapons are as the book prints them', () => {
  const rows = table('Weapon')
  expect(rows).toHaveLength(18)
  for (const row of rows) {
    const weapon = WEAPONS.find((each) => words.text(`weapon.${each}`).toLowerCase() === row[0])
    if (weapon === undefined) throw new Error(`No weapon ${row[0]}`)
    const data = WEAPON_DATA[weapon]
    const { dice, sides, bonus } = data.damage
    expect(`${dice}d${sides}${bonus > 0 ? `+${bonus}` : ''}`).toBe(row[1])
    expect([data.speed, data.reach, data.ap, data.hands, data.cost]).toEqual(
      [2, 3, 4, 5, 6].map((cell) => number(row[cell])),
    )
  }
})

test('HUN-305 shields work while whole, in hand and the arm is sound; bucklers stop no missiles', () => {
  expect(
    [SHIELD_DATA.buckler, SHIELD_DATA.round, SHIELD_DATA.kite].map(({ integrity, hardness, cost, missiles }) => [
      integrity,
      hardness,
      cost,
      missiles,
    ]),
  ).toEqual([
    [10, 6, 1, false],
    [16, 8, 2, true],
    [20, 9, 3, true],
  ])
  const battle = new Battle({
    west: [unit('warrior', 2000, 2000, { weapons: ['sword', 'greatsword'] })],
    east: [unit('goblin', 30000, 2000)],
  })
  const works = () => shieldWorks(battle.play(), 0)
  expect(works()).toBe(true)
  battle.set(1, 'weapon', 'readied', 1)
  expect(works()).toBe(false)
  battle.set(1, 'weapon', 'readied', 0).set(1, 'health', 'crippled', 2)
  expect(works()).toBe(false)
  battle.set(1, 'health', 'crippled', 1).set(1, 'weapon', 'integrity', 0)
  expect(works()).toBe(false)
})

test('HUN-306 ammunition and HUN-308 consumables have their bundles, pierce and prices', () => {
  expect(Object.entries(AMMUNITION_DATA).map(([id, { bundle, pierce, cost }]) => [id, bundle, pierce, cost])).toEqual([
    ['standard', 12, 0, 0],
    ['bodkin', 6, 2, 3],
    ['broadhead', 6, 0, 2],
    ['fire', 3, 0, 4],
    ['bolt', 8, 3, 0],
  ])
  expect([ITEM_DATA.bandage, ITEM_DATA.oil, ITEM_DATA.caltrops].map(({ count, cost }) => [count, cost])).toEqual([
    [3, 4],
    [1, 5],
    [1, 3],
  ])
  expect(musteredRow({ template: 'healer' }, 0, contentOf({})).inventory.bandage).toBe(5)
  expect(musteredRow({ template: 'warrior', items: ['bandage'] }, 0, contentOf({})).inventory.bandage).toBe(3)
})

test('HUN-307 a half holds what fits, the other follows when it is empty, and then a melee weapon is readied', () => {
  expect(quiverOf(12, ['standard', 'fire'])).toEqual([
    { type: 'standard', left: 6 },
    { type: 'fire', left: 3 },
  ])
  const battle = new Battle({ west: [unit('archer', 5000, 5000)], east: [unit('knight', 20000, 5000)] })
  battle.set(1, 'ammo', 'slots', [
    { type: 'standard', left: 1 },
    { type: 'bodkin', left: 1 },
  ])
  battle.order({ 1: [attack(101, { approach: 'none' })] }, { 1: STILL, 101: STILL }).turn(constantDice(99))
  expect(battle.get(1, 'ammo', 'currentSlot')).toBe(1)
  battle.order({}).turn(constantDice(99))
  expect(battle.get(1, 'weapon', 'readied')).toBe(1)
})

test('HUN-309 the first weapon listed is the readied one', () => {
  expect(musteredRow({ template: 'militia' }, 0, contentOf({})).weapon).toMatchObject({
    list: ['spear', 'dagger'],
    readied: 0,
  })
})

test('HUN-304 HUN-R33 a crossbow is loaded at the start and reloaded for 3 AP and 10 ticks', () => {
  const battle = new Battle({ west: [unit('crossbowman', 5000, 5000)], east: [unit('knight', 20000, 5000)] })
  battle.order({ 1: [attack(101, { approach: 'none' })] }, { 1: STILL, 101: STILL }).turn(constantDice(99))
  expect(battle.told('AttackRolled')).toHaveLength(1)
  expect(battle.told('Reloaded').map(({ tick }) => tick)).toEqual([14])
  expect(battle.get(1, 'weapon', 'loaded')).toBe(true)
})

test('HUN-304 three throwing axes fly, two javelins too, and a javelin stabs without being lost', () => {
  const axes = new Battle({
    west: [unit('warrior', 5000, 5000, { weapons: ['throwingAxe', 'sword'] })],
    east: [unit('knight', 10000, 5000)],
  })
  for (let turn = 0; turn < 2; turn++)
    axes.order({ 1: [attack(101, { approach: 'none' })] }, { 1: STILL, 101: STILL }).turn(constantDice(99))
  expect(axes.get(1, 'weapon', 'list')).toEqual(['sword'])
  const javelin = new Battle({
    west: [unit('warrior', 5000, 5000, { weapons: ['javelin'] })],
    east: [unit('knight', 6400, 5000)],
  })
  javelin.order({ 1: [attack(101, { approach: 'none' })] }, { 1: STILL, 101: STILL }).turn(constantDice(99))
  expect(javelin.get(1, 'weapon', 'thrown')).toEqual([2])
  expect(javelin.told('AttackRolled')[0]?.data.roll.base).toBe(50)
})
