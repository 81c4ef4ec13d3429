import { expect, test } from 'vitest'
import { iconPath, iconsLater, registerIcons, watchIcons } from './icon-registry.ts'

test('icons of a set are loaded once, when the first of them is drawn, and their listeners are notified', async () => {
  let loads = 0
  let told = 0
  const leave = watchIcons(() => {
    told++
  })
  iconsLater(['late-sword', 'late-shield'], async () => {
    loads++
    registerIcons({ 'late-sword': 'M1', 'late-shield': 'M2' })
  })
  expect([loads, iconPath('late-sword'), iconPath('late-shield')]).toEqual([0, '', 'M2'])
  expect([loads, told, iconPath('late-sword')]).toEqual([1, 1, 'M1'])
  leave()
  registerIcons({ 'late-bow': 'M3' })
  expect(told).toBe(1)
})

test('a set that could not be loaded is asked for again', async () => {
  let loads = 0
  iconsLater(['lost-sword'], async () => {
    loads++
    throw new Error('No connection')
  })
  expect(iconPath('lost-sword')).toBe('')
  iconPath('lost-sword')
  expect(loads).toBe(1)
  await Promise.resolve()
  await Promise.resolve()
  iconPath('lost-sword')
  expect(loads).toBe(2)
})

test('an icon that nobody listed is a ring', () => {
  expect(iconPath('nobody-has-this')).toMatch(/^M128 48/)
})
