import { anyGame } from '@tessera/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { lanterns } from '../../../kit/lanterns/rules/lanterns.ts'
import { playMatch } from './match.ts'
import { processTerminal } from './terminal.ts'

const game = anyGame(lanterns)
const config = { nights: 2, oil: 3 }
let said = ''

afterEach(() => vi.restoreAllMocks())

async function played(
  script: readonly string[],
  setup: Partial<Parameters<typeof playMatch>[1]> = {},
): Promise<string> {
  said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text)
    return true
  })
  const left = [...script]
  const terminal = processTerminal({ atTerminal: false, ask: async () => left.shift() ?? null })
  await playMatch(game, { config, output: 'asked', seed: 's', bot: 'steward', ...setup }, terminal)
  expect(left).toEqual([])
  return said
}

test('a game without terminal play of its own is played by number, by JSON and by chance', async () => {
  const out = await played(['hm', '{"burn": 9}', '{"burn": "all"}', '4', 'b', 'r'])
  for (const words of [
    'Night 1 of 2, 0 to 0, your oil: 3',
    '  4  {"burn":3}',
    'a number, or a choice as JSON',
    'You have 3 measures of oil left.',
    'burn must be',
    'Night 1: 3 of oil against some oil, ',
    ' in the lighthouse. Seat 0 takes it.',
  ])
    expect(out).toContain(words)
  expect(out).toMatch(/You win|The bot wins|A draw/)
})

test('one may leave, let it be told to the end, or have it as JSON', async () => {
  expect(await played(['q'])).toContain('You left the match.')
  expect(await played([], { output: 'all' })).toMatch(/Night 2: .*(You win|The bot wins|A draw)/s)
  const { result, frames } = JSON.parse(await played([], { output: 'json', bot: 'random' }))
  expect([result.reason, frames]).toEqual(['nights', 3])
  await expect(played([], { bot: 'boss' })).rejects.toThrow('--bot: there is no "boss". There are: ')
  await expect(played([], { army: 'x' })).rejects.toThrow('--army and --against are not for Lanterns')
})
