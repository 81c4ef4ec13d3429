import { describe, expect, it } from 'vitest'
import type { HexlineConfig } from '../config.ts'
import { DEFAULT_CONFIG } from '../config.ts'
import { READY_ARMIES } from '../content/armies.ts'
import { sideOf } from '../rules/board/sides.ts'
import { refuse } from './refuse.ts'
import type { HexlineView } from './view.ts'

const view: HexlineView = {
  config: DEFAULT_CONFIG,
  phase: 'muster',
  battle_number: 1,
  score: [0, 0],
  armies: [null, null],
  battle: null,
  past: [],
  result: null,
  to: 0,
}

describe('X26 refusals under the defaults', () => {
  it.each<[string[], string | null, string | null]>([
    [[], 'empty_army', 'Your army needs at least one unit.'],
    [['blade'], 'not_for_hire', 'Blade cannot be bought.'],
    [times(5, 'greywolf'), 'too_many_copies', 'At most 4 of Greywolf.'],
    [['greywolf', 'mason', 'ghoul'], 'too_many_families', 'Units from at most 2 families.'],
    [[...times(4, 'warden'), ...times(4, 'shieldbearer')], 'over_budget', 'This army costs 104; you have 100.'],
    [[...(READY_ARMIES[0]?.units ?? [])], null, null],
  ])('%j: %s', (units, code, message) => {
    expect(refuse(view, { type: 'muster', units })).toEqual(code && expect.objectContaining({ code, message }))
  })
})

describe('HEX-131 checked in the order of the table', () => {
  it.each<[Partial<HexlineConfig>, string[], string, string]>([
    [{}, ['unicorn', 'blade'], 'unknown_unit', 'There is no unit called unicorn.'],
    [{ bans: ['greywolf'] }, ['greywolf', 'blade'], 'not_for_hire', 'Blade cannot be bought.'],
    [
      { bans: ['greywolf'], max_units: 1 },
      ['greywolf', 'greywolf'],
      'banned_unit',
      'Greywolf is banned in this match.',
    ],
    [{ max_units: 2, max_copies: 2 }, times(3, 'greywolf'), 'too_many_units', 'At most 2 units.'],
    [{ max_units: 1 }, times(3, 'greywolf'), 'too_many_units', 'At most 1 unit.'],
    [
      { max_copies: 1, max_families: 1 },
      ['mason', 'greywolf', 'greywolf'],
      'too_many_copies',
      'At most 1 of Greywolf.',
    ],
    [
      { max_families: 1, budget: 20 },
      ['mason', 'greywolf', 'ripper'],
      'too_many_families',
      'Units from at most 1 family.',
    ],
  ])('%j %j', (change, units, code, message) => {
    const config = { ...DEFAULT_CONFIG, ...change }
    expect(refuse({ ...view, config }, { type: 'muster', units })).toMatchObject({ code, message })
  })

  it('with custom_only roster units are not for hire', () => {
    const wolf = {
      id: 'x_wolf',
      name: 'My Wolf',
      max_hp: 20,
      damage: 5,
      attack_range: 1,
      armor: 0,
      speed: 100,
      abilities: [],
    }
    const config = { ...DEFAULT_CONFIG, custom_units: [wolf], custom_only: true }
    expect(refuse({ ...view, config }, { type: 'muster', units: ['mason'] })?.code).toBe('not_for_hire')
    expect(refuse({ ...view, config }, { type: 'muster', units: ['x_wolf'] })).toBeNull()
  })
})

describe('HEX-130 when and who', () => {
  const muster = { type: 'muster', units: [] } as const

  it('in this order: over, phase, seat', () => {
    const fixed = { ...DEFAULT_CONFIG, armies: [['greywolf'], null] as const }
    expect(refuse({ ...view, phase: 'over' }, muster)?.code).toBe('match_over')
    expect(refuse({ ...view, phase: 'battle' }, muster)?.code).toBe('wrong_phase')
    expect(refuse({ ...view, phase: 'deploy' }, muster)?.code).toBe('wrong_phase')
    expect(refuse({ ...view, to: 'spectator' }, muster)?.code).toBe('not_awaited')
    expect(refuse({ ...view, config: fixed }, muster)?.code).toBe('not_awaited')
    expect(refuse({ ...view, config: fixed, to: 1 }, muster)?.code).toBe('empty_army')
  })
})

describe('HEX-132 deployment', () => {
  const deploy: HexlineView = { ...view, phase: 'deploy', armies: [['mason', 'mason'], ['ghoul']] }

  it.each<[number, number, [number, number][], string | null]>([
    [0, 1, [[5, 0]], 'bad_cell_count'],
    [
      0,
      1,
      [
        [5, 0],
        [6, 0],
      ],
      'outside_zone',
    ],
    [
      0,
      1,
      [
        [5, 0],
        [5, 5],
      ],
      'outside_zone',
    ],
    [
      0,
      1,
      [
        [-1, 0],
        [5, 4],
      ],
      'outside_zone',
    ],
    [
      0,
      1,
      [
        [5, 0],
        [5, 0],
      ],
      'cell_taken',
    ],
    [
      0,
      1,
      [
        [5, 0],
        [0, 4],
      ],
      null,
    ],
    [1, 1, [[5, 0]], 'outside_zone'],
    [1, 1, [[11, 0]], null],
    [1, 2, [[5, 0]], null],
    [
      0,
      2,
      [
        [11, 0],
        [16, 4],
      ],
      null,
    ],
  ])('seat %i in battle %i places %j: %s', (to, battle_number, cells, code) => {
    expect(refuse({ ...deploy, to, battle_number }, { type: 'deploy', cells })?.code ?? null).toBe(code)
  })
})

it('HEX-1 sides alternate by battle', () => {
  expect([1, 2, 3].map((battle) => [sideOf(0, battle), sideOf(1, battle)])).toEqual([
    [1, 2],
    [2, 1],
    [1, 2],
  ])
})

function times(count: number, id: string): string[] {
  return Array.from({ length: count }, () => id)
}
