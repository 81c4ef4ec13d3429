import { createMatch, randomSeed } from '@tessera/kernel'
import { cardOf, readyDeck, type SiegefrontChoice, siegefrontRules } from '@tessera/siegefront'
import { describe, expect, it } from 'vitest'
import { chapterOf, shownIn } from './chapters.ts'
import { FIRST_MATCH } from './first-match.ts'
import { stepsOf } from './steps.ts'

/** The guided match after both decks are in. */
function firstMatch() {
  const { config, opponent, own, seed = randomSeed() } = FIRST_MATCH
  const parsed = siegefrontRules.config.parse(config)
  if (!parsed.ok) throw new Error('The first match is refused')
  const match = createMatch(siegefrontRules, { config: parsed.value, seed })
  match.submit(0, 0, { type: 'deck', cards: own.deck })
  match.submit(1, 0, { type: 'deck', cards: readyDeck(opponent.deck ?? '')?.cards ?? [] })
  const play = (seat: 0 | 1, choice: SiegefrontChoice) => expect(match.submit(seat, match.at, choice)).toBeNull()
  return { match, play, view: () => match.envelope(0).view }
}

describe('the guided first match', () => {
  it('deals a hand with which something can be done at once', () => {
    const { view } = firstMatch()
    const costs = (view().seats[0].hand ?? []).map(({ card }) => cardOf(card).cost)
    expect(costs.filter((cost) => cost <= 2).length).toBeGreaterThanOrEqual(2)
  })

  it('teaches each thing at the first moment it can be done', () => {
    const { match, play, view } = firstMatch()
    expect(chapterOf(view(), new Set())).toBe('hand')
    play(0, { type: 'mulligan', back: [] })
    play(1, { type: 'mulligan', back: [] })
    expect(chapterOf(view(), new Set())).toBeNull()
    play(1, { type: 'end_turn' })
    expect(chapterOf(view(), new Set(['hand']))).toBe('deploy')
    const cheap = (view().seats[0].hand ?? []).find(({ card }) => cardOf(card).cost <= 2)
    play(0, { type: 'deploy_card', hand: cheap?.id ?? 0, x: 1, y: 0 })
    expect(chapterOf(view(), new Set(['deploy']))).not.toBe('march')
    play(0, { type: 'end_turn' })
    play(1, { type: 'end_turn' })
    expect(chapterOf(view(), new Set(['deploy']))).toBe('march')
    const unit = match.state.units[0]
    play(0, { type: 'move_card', unit: unit?.id ?? 0, x: 1, y: 1 })
    play(0, { type: 'end_turn' })
    play(1, { type: 'end_turn' })
    play(0, { type: 'move_card', unit: unit?.id ?? 0, x: 1, y: 2 })
    expect(chapterOf(view(), new Set(['deploy']))).toBe('castle')
    expect(chapterOf(view(), new Set(['deploy', 'castle', 'march', 'formation', 'strike']))).toBeNull()
  })

  it('counts as taught what the player has already done', () => {
    const unit = { id: 4 } as never
    const events = [
      { type: 'mulligan_done', seat: 0, count: 0 },
      { type: 'unit_entered', unit, seat: 0, x: 0, y: 0, source: 'deploy' },
      { type: 'unit_moved', unit: 9, path: [] },
      { type: 'attack_declared', unit: 4, target: 'castle' },
    ] as never
    expect([...shownIn(events, 0)].toSorted()).toEqual(['castle', 'deploy', 'hand'])
    expect([...shownIn(events, 1)]).toEqual([])
  })

  it('has words short enough for a phone', () => {
    const none = () => () => {}
    const lesson = { untilShown: () => none, untilEnded: none }
    for (const chapter of ['hand', 'deploy', 'strike', 'castle', 'formation', 'march'] as const)
      for (const { text } of stepsOf(chapter, lesson)) expect(text.length).toBeLessThan(170)
  })
})
