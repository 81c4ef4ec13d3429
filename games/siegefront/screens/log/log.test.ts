import { createMatch, seededDice, seedFrom } from '@tessera/kernel'
import { PERSONALITIES, siegefront, siegefrontRules } from '@tessera/siegefront'
import { describe, expect, test } from 'vitest'
import { paceOf, timingOf } from '../board/cues.ts'
import { totalsOf } from '../match/totals.ts'
import type { SiegefrontTimeline } from './story.ts'

const { linesOf } = await import('./lines.ts')
const { storyOf } = await import('./story.ts')
const { lineFor, voiceAt } = await import('./voice.ts')
const { FrameLog } = await import('@tessera/kernel')

/** A whole match of two bots, as seat 0 saw it. */
function playedMatch(): SiegefrontTimeline {
  const log = new FrameLog<never, never>()
  const parsed = siegefrontRules.config.parse({
    seats: [
      { supply: 'deck', deck: 'storm-court' },
      { supply: 'forge', forge: { personality: 'ravager', difficulty: 'easy' } },
    ],
  })
  if (!parsed.ok) throw new Error('config')
  const match = createMatch(siegefrontRules, { config: parsed.value, seed: seedFrom('told') }, [
    { to: 0, frame: (frame) => log.push(frame as never) },
  ])
  const dice = seededDice(seedFrom('bots'))
  while (match.result() === null) {
    for (const seat of match.awaiting()) {
      const answer = siegefront.bot.choose(match.envelope(seat).view, dice, { level: 'easy' }, {})
      if ('choice' in answer) match.submit(seat, match.at, answer.choice)
    }
  }
  return log as unknown as SiegefrontTimeline
}

const timeline = playedMatch()
const story = storyOf(timeline)
const lines = linesOf(timeline, story, ['You', 'Ravager'], 0)

describe('SGF-1905 the log', () => {
  test('has lines for every frame in order, and names no card by its number', () => {
    expect(lines.length).toBeGreaterThan(timeline.length)
    expect(lines.map(({ index }) => index)).toEqual(lines.map(({ index }) => index).toSorted((a, b) => a - b))
    for (const { plain } of lines) {
      expect(plain).toMatch(/\.$/)
      expect(plain).not.toMatch(/undefined|NaN|#\d|seat \d|card \d/i)
    }
  })
  test('a blow opens into its draw, its sum and its result, which agree with the events', () => {
    const blows = lines.filter(({ kind, sum }) => kind === 'blows' && sum !== undefined)
    expect(blows.length).toBeGreaterThan(3)
    for (const { sum, plain } of blows) {
      const dealt = sum?.find(({ total }) => total)?.value
      expect(sum?.some(({ value }) => value.startsWith('drew '))).toBe(true)
      expect(plain.includes(`for ${dealt}`) || plain.includes('ward')).toBe(true)
    }
  })
  test('cards that the other side draws stay unnamed', () => {
    const theirs = lines.filter(({ plain }) => plain.startsWith('Ravager draws'))
    expect(theirs.every(({ plain }) => plain.includes('a card'))).toBe(true)
  })
})

describe('story', () => {
  test('a tick for every turn, marks in order, an end, a mode for every forged card', () => {
    const turns = timeline.frame(timeline.length - 1).view.turn
    expect(story.ticks).toHaveLength(turns)
    expect(story.ticks[0]?.label).toBe('Turn 1')
    expect(story.end).not.toBeNull()
    expect(story.modes.length).toBeGreaterThan(0)
    const [mine, theirs] = totalsOf(timeline)
    expect(mine.castle).toBeGreaterThanOrEqual(30 - timeline.frame(timeline.length - 1).view.seats[1].castleHp)
    expect(mine.felled + theirs.felled).toBe(story.deaths.length)
  })
  test('every command is shown for at most three seconds, and long enough to read', () => {
    for (let index = 0; index < timeline.length; index++) {
      const events = timeline.events(index)
      expect(paceOf(events)).toBeLessThanOrEqual(3000)
      expect(paceOf(events)).toBeGreaterThanOrEqual(500)
      expect(timingOf(events).cues).toHaveLength(events.length)
    }
  })
})

describe('voices', () => {
  test('every personality has a short line for every moment', () => {
    for (const { key } of PERSONALITIES)
      for (const moment of ['greeting', 'hit', 'struck', 'losing', 'winning', 'won', 'lost', 'drawn'] as const)
        for (const count of [0, 1]) {
          expect(lineFor(key, moment, count).length).toBeGreaterThan(2)
          expect(lineFor(key, moment, count).length).toBeLessThan(32)
        }
  })
  test('the bot speaks at the end of the match, and is silent in between', () => {
    const last = timeline.length - 1
    const won = story.end?.winner === 1
    expect(voiceAt(timeline, last, 1, 'ravager')).toBe(lineFor('ravager', won ? 'won' : 'lost', last))
    const said = Array.from({ length: timeline.length }, (_, index) => voiceAt(timeline, index, 1, 'ravager'))
    expect(said.some((line) => line === null)).toBe(true)
  })
})
