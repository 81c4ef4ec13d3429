import { describe, expect, test } from 'vitest'
import { codesIn, savedCodes } from './saved-codes.ts'

const isCode = (code: string) => code.startsWith('x1:')

describe('things kept under names', () => {
  test('skips stored entries of another shape', () => {
    const good = { name: 'Pack', code: 'x1:wolf' }
    const stored = [good, null, 7, { name: '', code: 'x1:wolf' }, { name: 'Bad', code: 'x' }, { ...good }]
    expect(codesIn(stored, isCode)).toEqual([good])
    expect(codesIn('nonsense', isCode)).toEqual([])
  })

  test('saved, replaced, renamed, deleted and put back', () => {
    const saved = savedCodes('test', isCode)
    saved.save(' Night   pack ', 'x1:a')
    saved.save('Day pack', 'x1:b')
    saved.save('Night pack', 'x1:c')
    expect(saved.list()).toEqual([
      { name: 'Day pack', code: 'x1:b' },
      { name: 'Night pack', code: 'x1:c' },
    ])
    expect(saved.rename('Day pack', 'Night pack')).toBe(false)
    expect(saved.rename('Day pack', '  ')).toBe(false)
    saved.rename('Day pack', 'Dawn pack')
    const putBack = saved.remove('Dawn pack')
    expect(saved.list().map(({ name }) => name)).toEqual(['Night pack'])
    putBack()
    expect(saved.list().map(({ name }) => name)).toEqual(['Dawn pack', 'Night pack'])
  })

  test('putting back keeps what was saved since', () => {
    const saved = savedCodes('since', isCode)
    saved.save('Old pack', 'x1:a')
    const putBack = saved.remove('Old pack')
    saved.save('New pack', 'x1:b')
    putBack()
    putBack()
    expect(saved.list().map(({ name }) => name)).toEqual(['Old pack', 'New pack'])
  })
})
