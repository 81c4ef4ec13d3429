import { describe, expect, it } from 'vitest'
import type { SiegefrontChoice } from '../choice.ts'
import { siegefrontRules } from '../index.ts'
import { attack, codeOf, configIn, deploy, END, give, move, position, s0, s1, storm, use } from '../testing/position.ts'
import { refuse } from './refuse.ts'

const forge = { supply: 'forge', forge: { personality: 'marshal', difficulty: 'easy' } }
const forged = (cost: number, x: number, y: number): SiegefrontChoice => ({ type: 'forge_card', cost, x, y })

/** Puts one thing after the other right, and expects the next code each time. */
function inOrder(
  choice: SiegefrontChoice,
  start: ReturnType<typeof position>,
  steps: readonly (readonly [string | null, () => void])[],
) {
  for (const [code, mend] of steps) {
    expect(codeOf(start, choice, 0)).toBe(code)
    mend()
  }
}

describe('refusals', () => {
  it('SGF-1601 bad_command: what the schema does not know never reaches the rules', () => {
    for (const input of [
      null,
      {},
      { type: 'fly' },
      { type: 'end_turn', extra: 1 },
      { type: 'move_card', unit: 0.5, x: 0, y: 0 },
    ])
      expect(siegefrontRules.choice.parse(input).ok).toBe(false)
  })

  it('SGF-1601 match_over, wrong_phase, not_your_turn come first', () => {
    const state = position({ castles: [30, 3], units: [s0('swordsman', 1, 2)] })
    expect(codeOf(state, { type: 'mulligan', back: [] })).toBe('wrong_phase')
    expect(codeOf(state, { type: 'deck', cards: [] })).toBe('wrong_phase')
    expect(codeOf(state, END, 1)).toBe('not_your_turn')
    expect(refuse(siegefrontRules.view(state, 'spectator', configIn(state)), END)?.code).toBe('wrong_phase')
    give(state, storm(1))
    for (const choice of [END, storm(1), { type: 'mulligan', back: [] } as const])
      expect(codeOf(state, choice, 0)).toBe('match_over')
  })

  it('SGF-1601 deploy_card', () => {
    const forging = position({ config: { seats: [forge, {}] } })
    expect(codeOf(forging, deploy(1, 0, 0))).toBe('forge_seat')
    const state = position({ mana: 0, hand: ['footman'], units: [s0('footman', 0, 0), s1('footman', 1, 1)] })
    expect(codeOf(state, deploy(2, 9, 9))).toBe('not_in_hand')
    expect(codeOf(state, deploy(1, 9, 9))).toBe('not_enough_mana')
    state.seats[0].mana = 2
    const cells = [deploy(1, 3, 0), deploy(1, 1, 1), deploy(1, 0, 2), deploy(1, 0, 1), deploy(1, 1, 0)]
    expect(cells.map((choice) => codeOf(state, choice))).toEqual([
      'off_board',
      'cell_occupied',
      'enemy_row',
      'row_not_controlled',
      null,
    ])
  })

  it('SGF-1601 forge_card', () => {
    expect(codeOf(position({}), forged(11, 9, 9))).toBe('deck_seat')
    const state = position({ config: { seats: [forge, {}] }, mana: 3 })
    state.seats[0].charges = 0
    expect(codeOf(state, forged(11, 9, 9))).toBe('bad_cost')
    expect(codeOf(state, forged(0, 9, 9))).toBe('bad_cost')
    expect(codeOf(state, forged(4, 9, 9))).toBe('no_charges')
    state.seats[0].charges = 1
    expect(codeOf(state, forged(4, 9, 9))).toBe('not_enough_mana')
    expect(
      [forged(3, 9, 9), forged(3, 0, 2), forged(3, 0, 1), forged(3, 0, 0)].map((choice) => codeOf(state, choice)),
    ).toEqual(['off_board', 'enemy_row', 'row_not_controlled', null])
  })

  it('SGF-1601 move_card', () => {
    const state = position({
      units: [s0('footman', 0, 0, { moved: true, statuses: { frozen: 1 } }), s1('footman', 0, 1)],
    })
    expect(codeOf(state, move(9, 9, 9))).toBe('no_such_unit')
    expect(codeOf(state, move(2, 9, 9))).toBe('not_your_unit')
    const unit = state.units[0]
    if (unit === undefined) throw new Error('no unit')
    inOrder(move(1, 9, 9), state, [
      ['already_moved', () => (unit.moved = false)],
      ['cannot_move', () => (unit.statuses.frozen = 0)],
      ['off_board', () => {}],
    ])
    expect([move(1, 0, 1), move(1, 2, 0), move(1, 1, 0)].map((choice) => codeOf(state, choice))).toEqual([
      'cell_occupied',
      'too_far',
      null,
    ])
  })

  it('SGF-1601 attack_card: the attacker, then the target', () => {
    const state = position({
      units: [
        s0('catapult', 1, 0, {
          attacked: true,
          attack: 0,
          fresh: true,
          moved: true,
          statuses: { frozen: 1, stunned: 1 },
        }),
        s1('gate-ward', 1, 1),
        s1('footman', 2, 2),
        s0('footman', 0, 0),
        s1('footman', 0, 2),
      ],
    })
    expect(codeOf(state, attack(9, 9))).toBe('no_such_unit')
    expect(codeOf(state, attack(2, 9))).toBe('not_your_unit')
    const unit = state.units[0]
    if (unit === undefined) throw new Error('no unit')
    inOrder(attack(1, 9), state, [
      ['already_attacked', () => (unit.attacked = false)],
      ['frozen', () => (unit.statuses.frozen = 0)],
      ['stunned', () => (unit.statuses.stunned = 0)],
      ['no_attack', () => (unit.attack = 4)],
      ['fresh', () => (unit.fresh = false)],
      ['bombard_moved', () => (unit.moved = false)],
      ['no_such_target', () => {}],
    ])
    expect(codeOf(state, attack(1, 4))).toBe('not_an_enemy')
    unit.statuses.silenced = 1
    expect(codeOf(state, attack(1, 3))).toBe('out_of_reach')
    unit.statuses.silenced = 0
    expect([attack(1, 3), attack(1, 2)].map((choice) => codeOf(state, choice))).toEqual(['must_attack_guard', null])
  })

  it('SGF-1601 attack_castle', () => {
    const state = position({ units: [s0('assassin', 1, 1, { fresh: true }), s1('gate-ward', 1, 2)] })
    const [unit, ward] = state.units
    if (unit === undefined || ward === undefined) throw new Error('no unit')
    inOrder(storm(1), state, [
      ['fresh', () => (unit.fresh = false)],
      ['out_of_reach', () => (unit.abilities = ['ranged'])],
      ['path_blocked', () => (ward.x = 0)],
      [null, () => (ward.y = 1)],
      ['guarded', () => (ward.statuses.stunned = 1)],
      [null, () => {}],
    ])
  })

  it('SGF-1601 use_ability', () => {
    const state = position({
      mana: 0,
      units: [
        s0('hush-warden', 1, 0, { used: true, fresh: true, statuses: { silenced: 1, frozen: 1, stunned: 1 } }),
        s1('footman', 2, 2),
        s0('saboteur', 1, 1),
      ],
    })
    expect(codeOf(state, use(9, 'volley', 2))).toBe('no_such_unit')
    expect(codeOf(state, use(2, 'volley', 2))).toBe('not_your_unit')
    expect(codeOf(state, use(1, 'hush', 2))).toBe('no_such_ability')
    expect(codeOf(state, use(1, 'rouse', 2))).toBe('no_such_ability')
    const [unit, target] = state.units
    if (unit === undefined || target === undefined) throw new Error('no unit')
    inOrder(use(1, 'volley', 2), state, [
      ['silenced', () => (unit.statuses.silenced = 0)],
      ['already_used', () => (unit.used = false)],
      ['fresh', () => (unit.fresh = false)],
      ['frozen', () => (unit.statuses.frozen = 0)],
      ['stunned', () => (unit.statuses.stunned = 0)],
      ['not_enough_mana', () => (state.seats[0].mana = 9)],
      ['out_of_reach', () => (target.x = 1)],
      [null, () => (target.owner = 0)],
      ['bad_target', () => {}],
    ])
    expect([use(3, 'sabotage', 2), use(3, 'sabotage')].map((choice) => codeOf(state, choice))).toEqual([
      'bad_target',
      'not_in_front',
    ])
  })

  it('SGF-1603 every refusal is a sentence, and mana says how much is missing', () => {
    const state = position({ mana: 1, hand: ['stone-colossus'] })
    expect(refuse(siegefrontRules.view(state, 0, configIn(state)), deploy(1, 0, 0))?.message).toBe(
      'Not enough mana: Stone Colossus costs 10, you have 1.',
    )
    for (const choice of [move(9, 0, 0), attack(9, 9), storm(9), use(9, 'volley'), deploy(9, 0, 0)])
      expect(refuse(siegefrontRules.view(state, 0, configIn(state)), choice)?.message).toMatch(/^[A-Z].*\.$/)
  })

  it('SGF-2009 a refused command changes nothing', () => {
    const state = position({ units: [s0('footman', 0, 0)] })
    const before = structuredClone(state)
    expect(() => give(state, move(1, 2, 2))).toThrow('too_far')
    expect(state).toEqual(before)
  })
})
