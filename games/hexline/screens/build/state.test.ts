import { DEFAULT_CONFIG } from '@tessera/hexline'
import { describe, expect, test } from 'vitest'
import { draftOf } from './draft.ts'
import { factsOf, opened, suggestionFor, take } from './state.ts'

const wolves = draftOf(['greywolf', 'greywolf', 'warden'])

describe('HEX-180 building an army', () => {
  test('the roster opens at the family that the army has most of', () => {
    expect(opened(DEFAULT_CONFIG, draftOf(['warden', 'warden'])).family).toBe('bastion')
    expect(opened(DEFAULT_CONFIG, draftOf(['greywolf', 'ripper', 'warden'])).family).toBe('wildpack')
    expect(opened(DEFAULT_CONFIG, []).family).toBe('bastion')
  })
  test('an army that takes the place of another can be taken back', () => {
    const state = { ...opened(DEFAULT_CONFIG, wolves), open: 'armies' } as const
    const taken = take(DEFAULT_CONFIG, state, wolves, ['warden'])
    expect(taken).toMatchObject({ draft: draftOf(['warden']), lost: wolves, state: { open: null } })
    expect(take(DEFAULT_CONFIG, state, [], ['warden']).lost).toBeNull()
  })
  test('taking the same army changes nothing', () => {
    const taken = take(DEFAULT_CONFIG, opened(DEFAULT_CONFIG, wolves), wolves, ['greywolf', 'greywolf', 'warden'])
    expect(taken).toMatchObject({ draft: null, lost: null })
  })
  test('HEX-131 a fifth copy is refused with the sentence of the rules', () => {
    expect(factsOf(DEFAULT_CONFIG, wolves).refusal).toBeNull()
    expect(factsOf(DEFAULT_CONFIG, draftOf(new Array<string>(5).fill('greywolf'))).refusal).toMatch(/4/)
    expect(factsOf(DEFAULT_CONFIG, []).refusal).not.toBeNull()
  })
  test('an army is named after its most frequent unit', () => {
    expect(suggestionFor(DEFAULT_CONFIG, factsOf(DEFAULT_CONFIG, wolves).tally)).toBe('Greywolf army')
    expect(suggestionFor(DEFAULT_CONFIG, factsOf(DEFAULT_CONFIG, []).tally)).toBe('My army')
  })
})
