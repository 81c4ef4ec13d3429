import { createMatch, seededDice, seedFrom } from '@tessera/kernel'
import { plainWords, speak } from '@tessera/words'
import { afterEach, expect, test } from 'vitest'
import { usualChoice } from '../bot/index.ts'
import { configSchema } from '../config.ts'
import type { HundredEvent } from '../events.ts'
import { hundredRules } from '../ruleset.ts'
import type { HundredView } from '../view/view.ts'
import { words } from './catalogue.ts'
import { narrator } from './narrator.ts'
import { picture } from './picture.ts'
import { seatReport } from './report.ts'

afterEach(() => speak('en'))

interface Frame {
  readonly events: readonly HundredEvent[]
  readonly view: HundredView
}

/** Four turns of the first scenario, as its first seat sees them. */
function played(): readonly Frame[] {
  const config = configSchema.parse({ scenario: 'first_muster', turnLimit: 4 })
  if (!config.ok) throw new Error('The first scenario is refused')
  const frames: Frame[] = []
  const match = createMatch(hundredRules, { config: config.value, seed: seedFrom('german') }, [
    { to: 0, frame: (frame) => void frames.push(frame) },
  ])
  const dice = seededDice(seedFrom('german bots'))
  while (match.result() === null)
    for (const seat of match.awaiting()) {
      const { view, at } = match.envelope(seat)
      match.submit(seat, at, usualChoice(view, dice, {}))
    }
  return frames
}

function told(frames: readonly Frame[]): readonly string[] {
  const tell = narrator()
  return frames.flatMap(({ events, view }) =>
    tell(events, view).flatMap(({ line, rises }) => [
      ...(line === null ? [] : [plainWords(line.parts), ...line.sum.flatMap(({ name, value }) => [name, value])]),
      ...rises.map(({ text }) => text),
    ]),
  )
}

const ENGLISH = /\b(the|of|is|and|his|its|hits|misses|turn|falls|hit points)\b|\{\$/i

test('a match told in German has no English sentence and no empty place', async () => {
  const frames = played()
  const english = told(frames)
  await words.ready()
  await speak('de')
  const german = told(frames)
  expect(german).toHaveLength(english.length)
  expect(german.length).toBeGreaterThan(100)
  expect(german.filter((text) => ENGLISH.test(text))).toEqual([])
  const [view] = frames.map((frame) => frame.view).slice(-1)
  if (view === undefined) throw new Error('Nothing was played')
  const report = seatReport(view, { seat: 0, names: ['Ann', 'Bob'], awaiting: [], deadline: null })
  expect([report.title, report.text, picture(view)].filter((text) => ENGLISH.test(text))).toEqual([])
})

test('a refusal is worded when it is read, in the language spoken then', async () => {
  const refusal = hundredRules.refuse(
    { ...(played()[0] as Frame).view, to: 'spectator' },
    {
      type: 'orders',
      plans: {},
      policies: {},
    },
  )
  expect(refusal?.message).toBe('This unit is not yours.')
  await words.ready()
  await speak('de')
  expect(refusal?.message).toBe('Diese Einheit gehört dir nicht.')
})
