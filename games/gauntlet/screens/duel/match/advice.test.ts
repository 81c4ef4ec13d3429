import { expect, test } from 'vitest'
import { adviceOf, type Fought } from './advice.ts'

const unit = (own: boolean, role: Fought['role'], state: Fought['state'] = 'ready'): Fought => ({ own, role, state })

test('the advice after a duel is about the units that were left', () => {
  const mine = [unit(true, 'tank', 'dead'), unit(true, 'mage', 'dead'), unit(true, 'support', 'dead')]
  expect(adviceOf([...mine, unit(false, 'tank')], true)).toContain('few left standing')
  expect(adviceOf([unit(true, 'tank'), unit(false, 'tank', 'dead')], true)).toContain('stronger opponent')
  expect(adviceOf([unit(true, 'tank', 'retreating'), unit(true, 'mage', 'crumbling')], false)).toContain('Resolve')
  expect(adviceOf([...mine, unit(false, 'mage'), unit(false, 'ranged_dps')], false)).toContain('shooters and mages')
  expect(adviceOf([...mine, unit(false, 'tank'), unit(false, 'tank')], false)).toContain('tanks')
  expect(adviceOf([unit(true, 'mage', 'dead'), unit(false, 'mage')], false)).toContain('Nobody of yours held the front')
  expect(adviceOf([unit(true, 'tank', 'dead'), unit(false, 'support')], false)).toContain('They healed')
  expect(adviceOf([...mine, unit(false, 'melee_dps')], false)).toContain('other places')
})
