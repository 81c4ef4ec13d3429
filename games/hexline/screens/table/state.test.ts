import { DEFAULT_CONFIG, type HexlineEvent, type HexlineView, ruleset } from '@tessera/hexline'
import { createMatch, FrameLog, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { storyOf } from '../log/story.ts'
import { act, factsOf, momentWords, OPENED, type Seen, type TableAction } from './state.ts'

/** A battle of four units, as a spectator sees it. */
function fought() {
  const log = new FrameLog<HexlineEvent, HexlineView>()
  const config = {
    ...DEFAULT_CONFIG,
    battles: 1 as const,
    armies: [
      ['shieldbearer', 'warden'],
      ['greywolf', 'ripper'],
    ] as const,
  }
  createMatch(ruleset, { config, seed: seedFrom('table') }, [{ to: 'spectator', frame: (frame) => log.push(frame) }])
  return storyOf(log)
}

const story = fought()
const last = story.timeline.length - 1

function seenAt(index: number, rest: Partial<Seen> = {}): Seen {
  const { view, events } = story.timeline.frame(index)
  return { story, index, view, events, playing: true, acting: false, mode: 'match', ...rest }
}

const stateAfter = (...actions: readonly TableAction[]) => actions.reduce(act, OPENED)
const attackAt = story.acting.findIndex((_, index) =>
  story.timeline.events(index).some((event) => event.type === 'attack' && event.unit === story.acting[index]),
)

describe('which unit is shown', () => {
  test('the one that acts, with its target, while none is picked', () => {
    const facts = factsOf(seenAt(attackAt), OPENED)
    expect(facts.actor).toBe(story.acting[attackAt])
    expect(facts.selected).toBe(facts.actor)
    expect(facts.unit?.id).toBe(facts.actor)
    expect(facts.hit).not.toBeNull()
  })
  test('the one that was picked, although another acts', () => {
    const other = story.acting[attackAt] === 1 ? 2 : 1
    const facts = factsOf(seenAt(attackAt), stateAfter({ type: 'pick', unit: other }))
    expect([facts.selected, facts.actor]).toEqual([other, story.acting[attackAt]])
    expect(facts.hit).toBeNull()
  })
  test('reach is drawn for a picked unit, and while the battle stands still', () => {
    expect(factsOf(seenAt(attackAt), OPENED).showReach).toBe(false)
    expect(factsOf(seenAt(attackAt, { playing: false }), OPENED).showReach).toBe(true)
    expect(factsOf(seenAt(attackAt), stateAfter({ type: 'pick', unit: 1 })).showReach).toBe(true)
  })
})

describe('what is open', () => {
  test('picking a unit opens its card; putting it down leaves the tab', () => {
    const log = { type: 'tab', tab: 'log' } as const
    expect(stateAfter(log, { type: 'pick', unit: 2 })).toMatchObject({ picked: 2, tab: 'piece' })
    expect(stateAfter(log, { type: 'pick', unit: null }).tab).toBe('log')
  })
  test('pinning a card changes no tab', () => {
    expect(stateAfter({ type: 'tab', tab: 'log' }, { type: 'pin', unit: 2 })).toMatchObject({ picked: 2, tab: 'log' })
  })
})

describe('the end of a battle', () => {
  test('is shown once its last frame was acted out, and the score counts it then', () => {
    expect(factsOf(seenAt(last, { acting: true }), OPENED)).toMatchObject({ atEnd: true, end: null, counted: false })
    expect(factsOf(seenAt(last), OPENED)).toMatchObject({ end: story.end, counted: true })
    expect(factsOf(seenAt(0), OPENED)).toMatchObject({ atEnd: false, end: null, counted: false })
  })
  test('a replay counts it from the beginning', () => {
    expect(factsOf(seenAt(0, { mode: 'replay' }), OPENED).counted).toBe(true)
  })
  test('a decided battle cannot be forked or opened in the lab', () => {
    expect(factsOf(seenAt(0), OPENED)).toMatchObject({ forkBlocked: null, lab: { battles: 1 } })
    const facts = factsOf(seenAt(last), OPENED)
    expect(facts.forkBlocked).toMatch(/^The battle is decided/)
    expect(facts.lab).toBeNull()
  })
})

test('a moment is named by its round and turn', () => {
  expect(momentWords(story, 0)).toBe('round 1')
  expect(momentWords(story, attackAt)).toMatch(/^round \d+, turn \d+$/)
  expect(factsOf(seenAt(attackAt), OPENED).round).toMatch(/^Round \d+, turn \d+$/)
})
