import { expect, test } from 'vitest'
import { attack, Battle, constantDice, STILL, unit } from '../testing/battle.ts'
import { view } from '../view/view.ts'
import { analysis, luckOf } from './analysis.ts'
import { metres } from './names.ts'
import { picture } from './picture.ts'
import { seatReport } from './report.ts'

function fought(): Battle {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000)],
    east: [unit('goblin', 11200, 5000), unit('goblin', 11200, 7000)],
  })
  battle.order({ 1: [attack(101)] }, { 1: STILL, 101: STILL, 102: STILL })
  return battle.turn(constantDice(20))
}

test('HUN-1121 the analysis counts from events alone what was tried, hit, dealt and taken, and how lucky it was', () => {
  const battle = fought()
  const units = analysis(battle.events)
  const own = units.find(({ id }) => id === 1)
  const rolls = battle.told('AttackRolled')
  expect(own?.attacks).toBe(rolls.length)
  expect(own?.hits).toBe(rolls.filter(({ data }) => data.result === 'hit').length)
  expect(own?.dealt).toBe(battle.told('DamageDealt').reduce((sum, { data }) => sum + data.finalDamage, 0))
  expect(units.find(({ id }) => id === 101)?.taken).toBe(own?.dealt)
  expect(luckOf(units)).toBe(100 * (own?.hits ?? 0) - rolls.reduce((sum, { data }) => sum + data.roll.chance, 0))
})

test('the picture and the report tell the position', () => {
  const battle = fought()
  const seen = view(battle.state, 0, battle.config)
  expect(picture(seen)).toContain('u1 Warrior: 24/24 HP')
  const report = seatReport(seen, { seat: 0, names: ['Ann', 'Bob'], awaiting: [0], deadline: null })
  expect(report.text).toContain('leave no enemy able to fight')
  expect(metres(12345)).toBe('12.3 m')
})
