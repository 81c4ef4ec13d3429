import { DEFAULT_CONFIG, type HexlineEvent, type HexlineView, narrator, ruleset } from '@tessera/hexline'
import { createMatch, FrameLog, seedFrom } from '@tessera/kernel'
import { plainWords } from '@tessera/words'
import { expect, test } from 'vitest'
import { linesNow, linesOf } from './lines.ts'
import { storyOf } from './story.ts'

const log = new FrameLog<HexlineEvent, HexlineView>()
const armies = [
  ['shieldbearer', 'blade_caller', 'warden'],
  ['greywolf', 'greywolf', 'ripper'],
] as const
const config = { ...DEFAULT_CONFIG, battles: 1 as const, armies }
createMatch(ruleset, { config, seed: seedFrom('log') }, [{ to: 'spectator', frame: (frame) => log.push(frame) }])
const story = storyOf(log)
const narrate = narrator(['Ann', 'Bo'], null)
const lines = linesOf(story, narrate)

test('a line stands under its round, with its turn, its icon and what it is filtered by', () => {
  const blow = lines.find(({ kind }) => kind === 'blows')
  expect(blow).toMatchObject({ period: story.rounds[blow?.index ?? 0], icon: expect.stringMatching(/\w/) })
  expect(blow?.pieces).toHaveLength(2)
  expect(blow?.sum?.at(-1)).toMatchObject({ to: expect.stringMatching(/^\/rules\/hexline#HEX-\d+$/) })
  expect(lines.filter(({ turn }) => turn !== undefined).length).toBeGreaterThan(10)
  expect(lines.map(({ plain }) => plain).at(-1)).toMatch(/^(Ann wins|Bo wins|The match is a draw)/)
})

test('steps that only the inside of a step shows are left out, and so are headings of rounds', () => {
  const text = lines.map(({ plain }) => plain).join('\n')
  expect(text).not.toMatch(/takes its turn|Round \d+ begins|ends its turn|attacks/)
})

test('beside the board a blow stands with what came of it', () => {
  const fatal = log.length - 1
  const told = (index: number) => narrate(log.events(index), log.frame(index).view)
  expect(linesNow(told(fatal)).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['blows', 'deaths']))
  const ways = Array.from({ length: log.length }, (_, index) => linesNow(told(index)))
  expect(Math.max(...ways.map((each) => each.length))).toBeLessThanOrEqual(3)
  const start = log.events(0).length > 0 ? linesNow(told(0)) : []
  expect(start.map(({ parts }) => plainWords(parts)).join(' ')).toMatch(/armies|Battle/)
})
