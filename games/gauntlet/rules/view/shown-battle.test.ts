import { copy, seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { PRINTED } from '../content/content.ts'
import { beatBattle, createBattle } from '../rules/battle.ts'
import type { Battle, Unit } from '../state.ts'
import { randomTeams } from '../testing/generate.ts'
import { shownBattle } from './shown-battle.ts'

/** A unit with something in each of its lists. */
function laden(): Battle {
  const dice = seededDice(seedFrom('laden'))
  const battle = createBattle(PRINTED, randomTeams(dice), 40)
  const [unit] = battle.units
  if (unit === undefined) throw new Error('Nobody is there')
  unit.statuses.push({ id: 'burn', turns: 2, p: 5, by: 1, fresh: true, at: 1 })
  unit.modifiers.push({ source: 'a', stat: 'atk', pct: 5, flat: 1, turns: 2, fresh: true, at: 2 })
  unit.tags.push({ tag: 'Beast', hidden: false, turns: 1, fresh: false })
  unit.contagions.push({ type: 'plague', turns: 2 })
  unit.fired.push('a')
  unit.reached.push('b')
  return battle
}

/** Every number, word and yes or no in a unit, wherever it is; called with something that changes it and something that puts it back. */
function eachPlace(at: object, visit: (name: string, change: () => void, undo: () => void) => void, path = ''): void {
  const fields = at as Record<string, unknown>
  for (const name of Object.keys(fields)) {
    const value = fields[name]
    if (typeof value === 'object' && value !== null) {
      eachPlace(value, visit, `${path}${name}.`)
      continue
    }
    const other = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}!`
    const put = (to: unknown) => () => {
      fields[name] = to
    }
    visit(path + name, put(other), put(value))
  }
}

test('a unit is shown anew when any of its fields has changed, and as it was otherwise', () => {
  const battle = laden()
  const [unit, second] = battle.units
  if (unit === undefined) throw new Error('Nobody is there')
  const first = shownBattle(battle)
  expect(first).toEqual(battle)
  expect(first.units[0]).not.toBe(unit)
  expect(shownBattle(battle).units).toEqual(first.units)
  for (const [place, shown] of shownBattle(battle).units.entries()) expect(shown).toBe(first.units[place])
  const seen: string[] = []
  eachPlace(unit, (name, change, undo) => {
    const before = shownBattle(battle).units
    change()
    const after = shownBattle(battle).units
    expect(after[0], name).not.toBe(before[0])
    expect(after[0]).toEqual(unit)
    expect(after[1]).toBe(before[1])
    undo()
    seen.push(name)
  })
  expect(seen).toContain('modifiers.0.flat')
  expect(seen.length).toBeGreaterThan(Object.keys(unit).length)
  expect(shownBattle(battle).units[1]).not.toBe(second)
  for (const list of ['statuses', 'modifiers', 'tags', 'contagions', 'fired', 'reached'] as const) {
    const before = shownBattle(battle).units[0]
    const [entry] = unit[list].splice(0) as never[]
    const without = shownBattle(battle).units[0] as Unit
    expect(without, list).not.toBe(before)
    expect(without[list]).toEqual([])
    ;(unit[list] as unknown[]).push(entry)
  }
})

test('units that were shown stay as they were, and every beat of random battles is shown as it is', () => {
  const dice = seededDice(seedFrom('shown'))
  let shared = 0
  for (let number = 0; number < 4; number++) {
    const battle = createBattle(PRINTED, randomTeams(dice), 20)
    let before = { shown: shownBattle(battle), plain: copy(battle) }
    while (battle.result === null) {
      beatBattle(battle, PRINTED, { dice, tell: undefined })
      const now = { shown: shownBattle(battle), plain: copy(battle) }
      expect(now.shown).toEqual(now.plain)
      expect(before.shown.units).toEqual(before.plain.units)
      for (const [place, unit] of now.shown.units.entries()) if (unit === before.shown.units[place]) shared++
      before = now
    }
  }
  expect(shared).toBeGreaterThan(1000)
})
