import { expect, it } from 'vitest'
import { amountText, percentText, shortAddress } from './amount.ts'

it('SGF-1411 amounts are written exactly as far as they go, and never more than there is', () => {
  expect(amountText('0')).toBe('0')
  expect(amountText('100000000000000000')).toBe('0.1')
  expect(amountText('33333333333333333')).toBe('0.033333')
  expect(amountText('999999999999999999')).toBe('0.999999')
  expect(amountText('1')).toBe('less than 0.000001')
  expect(amountText('1234567000000000000000000')).toBe('1,234,567')
  expect(amountText('12500000000000000000')).toBe('12.5')
})

it('SGF-1401 steps are percent', () => {
  expect(percentText(0)).toBe('+0 %')
  expect(percentText(10)).toBe('+50 %')
  expect(shortAddress('0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf')).toBe('0x7E5F…5Bdf')
})
