import { describe, expect, test } from 'vitest'
import { keysOf } from './keys.ts'
import { checkPassword, hashPassword } from './passwords.ts'

const OLD = 'o'.repeat(40)
const NEW = 'n'.repeat(40)

describe('secrets are changed by putting a new one in front', () => {
  test('what the old one sealed is still opened, until it is no longer listed', () => {
    const sealed = keysOf([OLD]).seal('x', 'hello')
    expect(keysOf([NEW, OLD]).open('x', sealed)).toBe('hello')
    expect(keysOf([NEW]).open('x', sealed)).toBeNull()
    expect(keysOf([OLD]).open('y', sealed)).toBeNull()
    expect(keysOf([OLD]).open('x', `${sealed.slice(0, -2)}AA`)).toBeNull()
    expect(keysOf([OLD]).open('x', '')).toBeNull()
  })

  test('passwords hashed under the old one still fit and ask to be hashed again', async () => {
    const stored = await hashPassword(keysOf([OLD], 8), 'secret words')
    expect(await checkPassword(keysOf([OLD], 8), 'secret words', stored)).toEqual({ ok: true, again: false })
    expect(await checkPassword(keysOf([NEW, OLD], 8), 'secret words', stored)).toEqual({ ok: true, again: true })
    expect(await checkPassword(keysOf([OLD], 9), 'secret words', stored)).toEqual({ ok: true, again: true })
    expect(await checkPassword(keysOf([NEW], 8), 'secret words', stored)).toEqual({ ok: false, again: false })
    expect(await checkPassword(keysOf([OLD], 8), 'Secret words', stored)).toEqual({ ok: false, again: false })
    expect(await checkPassword(keysOf([OLD], 8), 'anything', null)).toEqual({ ok: false, again: false })
  })
})
