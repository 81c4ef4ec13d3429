import { hashOf, refereeOf, scriptedDice } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import type { SiegefrontChoice } from '../choice.ts'
import { siegefrontRules } from '../index.ts'
import { resolve } from '../rules/resolve.ts'
import { copyState, type SiegefrontState } from '../state.ts'
import { attack, configIn, deploy, END, move, position, s0, s1, storm, use } from '../testing/position.ts'
import { preview } from './preview.ts'

const seen = (state: SiegefrontState, choice: SiegefrontChoice) => {
  const shown = preview(siegefrontRules.view(state, 0, configIn(state)), choice)
  if (!shown.ok) throw new Error(shown.refusal.code)
  return shown
}

/** The board and castles, which is what a preview is about. */
const outcomeOf = ({ units, seats, terrain, weather, result }: SiegefrontState) =>
  hashOf({
    units,
    terrain,
    weather,
    result,
    castles: seats.map((seat) => [seat.castleHp, seat.mana, seat.hand.length]),
  })

function played(state: SiegefrontState, choice: SiegefrontChoice, draws: readonly number[]): SiegefrontState {
  const after = copyState(state)
  const dice = scriptedDice(draws, 1)
  resolve(after, [choice, null], refereeOf(configIn(state), { dice, tell: undefined }))
  dice.done()
  return after
}

describe('preview', () => {
  it.each([
    ['both at once', [s0('swordsman', 1, 1), s1('man-at-arms', 1, 2)]],
    ['the attacker first', [s0('swordsman', 1, 1), s1('bramble-giant', 1, 2)]],
    ['the defender first', [s0('iron-column', 1, 1), s1('light-horse', 1, 2)]],
    ['Keen', [s0('assassin', 1, 1), s1('iron-column', 1, 2)]],
    ['a ward', [s0('torchbearer', 1, 1), s1('fog-weaver', 1, 2, { statuses: { warded: 1 } })]],
    ['Trample and Reprisal', [s0('siege-beast', 1, 1), s1('zealot', 1, 2, { hp: 1 })]],
  ])('SGF-1903 an attack goes as shown, critical or not: %s', (_what, units) => {
    const state = position({ units })
    const { outcomes, of, exact } = seen(state, attack(1, 2))
    expect(exact).toBe(true)
    expect(Math.abs(outcomes.reduce((sum, { weight }) => sum + weight, 0) - of)).toBeLessThan(outcomes.length)
    const shown = new Map(outcomes.map((outcome) => [outcomeOf(outcome.after), outcome.weight]))
    const found = new Map<string, number>()
    const rolls = [5, 20, 99]
    const shares = [10, 20, 70]
    for (const [i, first] of rolls.entries())
      for (const [j, second] of rolls.entries()) {
        const [after, weight] = drawsOf(state, first, second, (shares[i] ?? 0) * (shares[j] ?? 0))
        found.set(after, (found.get(after) ?? 0) + weight)
      }
    expect(found).toEqual(shown)
  })

  /** With both draws, or the first alone when one is enough. */
  function drawsOf(state: SiegefrontState, first: number, second: number, weight: number): readonly [string, number] {
    try {
      return [outcomeOf(played(state, attack(1, 2), [first, second])), weight]
    } catch {
      return [outcomeOf(played(state, attack(1, 2), [first])), weight]
    }
  }

  it('SGF-1903 exact where nothing is random', () => {
    const state = position({
      castles: [30, 20],
      hand: ['footman'],
      units: [s0('halberdier', 1, 2), s1('berserker', 0, 2)],
    })
    for (const choice of [storm(1), move(1, 2, 2), deploy(1, 0, 0)]) {
      const { outcomes, of } = seen(state, choice)
      expect(outcomes).toHaveLength(1)
      expect(outcomes[0]?.weight).toBe(of)
      expect(outcomeOf(outcomes[0]?.after as SiegefrontState)).toBe(outcomeOf(played(state, choice, [])))
    }
  })

  it('SGF-1903 a random target is shown with its shares', () => {
    const state = position({
      hand: ['fire-mage'],
      units: [s1('footman', 0, 2), s1('knight', 1, 2), s1('slinger', 2, 2)],
    })
    const { outcomes } = seen(state, deploy(1, 0, 0))
    expect(outcomes.map(({ weight }) => weight)).toEqual([3333, 3333, 3333])
    const shown = outcomes.map(({ after }) => outcomeOf(after))
    for (const draw of [1, 2, 3]) expect(shown).toContain(outcomeOf(played(state, deploy(1, 0, 0), [draw])))
  })

  it('SGF-1903 the end of a turn with weather about to change', () => {
    const state = position({ config: { weather: 'random' }, duration: 1 })
    const { outcomes, exact } = seen(state, END)
    expect([outcomes.length, exact]).toEqual([15, true])
    const still = position({ config: { weather: 'random' }, duration: 2 })
    expect(seen(still, END).outcomes[0]?.after.duration).toBe(1)
  })

  it('SGF-1903 a refusal instead, when it is not possible', () => {
    const state = position({ units: [s0('footman', 0, 0)] })
    expect(preview(siegefrontRules.view(state, 0, configIn(state)), storm(1))).toEqual({
      ok: false,
      refusal: {
        code: 'out_of_reach',
        message: 'Out of reach.',
        said: { scope: 'siegefront', key: 'refuse.out_of_reach' },
      },
    })
  })

  it('SGF-1213 a forged card, a deck and a mulligan have no outcome to show', () => {
    const forge = { supply: 'forge', forge: { personality: 'marshal', difficulty: 'easy' } }
    const state = position({ config: { seats: [forge, {}] } })
    expect(seen(state, { type: 'forge_card', cost: 3, x: 0, y: 0 })).toMatchObject({ outcomes: [], exact: false })
    const hand = position({ hand: ['footman'] })
    hand.phase = 'mulligan'
    hand.seats[0].mulliganDone = false
    expect(seen(hand, { type: 'mulligan', back: [1] })).toMatchObject({ outcomes: [] })
  })

  it('SGF-1802 no preview shows a card that is still to be drawn, and none changes with it', () => {
    const units = [s0('castle-thief', 1, 2), s1('envoy', 0, 2, { hp: 1 }), s0('war-drummer', 1, 1)]
    const one = position({ hand: ['quartermaster'], units })
    const other = position({ hand: ['quartermaster'], units })
    other.seats[0].deck.reverse()
    other.seats[1].deck = other.seats[1].deck.map(() => 'elder-dragon')
    for (const choice of [storm(1), deploy(1, 0, 0), attack(1, 2), END]) {
      expect(hashOf(seen(one, choice).outcomes.map(({ events }) => events))).toBe(
        hashOf(seen(other, choice).outcomes.map(({ events }) => events)),
      )
      expect(JSON.stringify(seen(one, choice).outcomes)).toContain('unknown')
    }
  })

  it('SGF-2009 a preview leaves the view as it was', () => {
    const state = position({ units: [s0('swordsman', 1, 1), s1('bramble-giant', 1, 2), s0('war-drummer', 0, 1)] })
    const before = hashOf(state)
    seen(state, attack(1, 2))
    expect(preview(siegefrontRules.view(state, 0, configIn(state)), use(3, 'rouse', 1)).ok).toBe(false)
    expect(hashOf(state)).toBe(before)
  })
})
