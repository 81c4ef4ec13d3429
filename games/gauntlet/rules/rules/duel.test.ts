import { type MatchReferee, refereeOf, scriptedDice } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import type { Army, DuelChoice } from '../choice.ts'
import { configSchema, type DuelConfig } from '../config.ts'
import type { DuelEvent } from '../events.ts'
import { duelRules } from '../ruleset.ts'
import type { BattleResult, DuelPhase, DuelState } from '../state.ts'
import { scene } from '../testing/scene.ts'
import { hearDuel } from '../view/hear.ts'
import { refuseDuel } from '../view/refuse.ts'
import { viewDuel } from '../view/view.ts'
import { awaitingDuel, beatDuel, leaveDuel, resolveDuel, setupDuel } from './duel.ts'

const SMALL: Army = {
  faction: 'order',
  leader: 'ser_aldric',
  spells: [],
  cards: [{ key: 'ord_squire', tier: 1 }],
}
const LARGE: Army = {
  faction: 'order',
  leader: 'ser_aldric',
  spells: ['divine_smite'],
  cards: [
    { key: 'ord_squire', tier: 1 },
    { key: 'ord_bowman', tier: 2 },
  ],
}
const WON: BattleResult = { winner: 0, reason: 'rout', rounds: 5, shares: [6000, 0] }

function configOf(input: Record<string, unknown> = {}): DuelConfig {
  const parsed = configSchema.parse(input)
  if (!parsed.ok) throw new Error(parsed.inputErrors[0]?.text)
  return parsed.value
}

function stateOf(changes: Partial<DuelState>, config = configOf()): DuelState {
  return { ...setupDuel(config), armies: [SMALL, LARGE], ...changes }
}

function refereeFor(config: DuelConfig): { ref: MatchReferee<DuelConfig, DuelEvent>; told: DuelEvent[] } {
  const told: DuelEvent[] = []
  return { ref: refereeOf(config, { dice: scriptedDice([]), tell: (event) => void told.push(event) }), told }
}

const PHASES: readonly DuelPhase[] = ['muster', 'deploy', 'battle', 'over']

describe('GB-1401 GB-1402 the order of a duel', () => {
  test('a seat with an army in the config does not muster, and no seat does when both have one', () => {
    const begun = (armies: DuelConfig['armies']): readonly unknown[] => {
      const config = { ...configOf(), armies }
      const state = setupDuel(config)
      return [state.phase, awaitingDuel(state, config), state.armies]
    }
    expect([begun([null, null]), begun([SMALL, null]), begun([null, LARGE]), begun([SMALL, LARGE])]).toEqual([
      ['muster', [0, 1], [null, null]],
      ['muster', [1], [SMALL, null]],
      ['muster', [0], [null, LARGE]],
      ['deploy', [0, 1], [SMALL, LARGE]],
    ])
  })

  test('both deploy, and no seat is awaited in a battle or after it', () => {
    const asked = PHASES.slice(1).map((phase) => awaitingDuel(stateOf({ phase }), configOf()))
    expect(asked).toEqual([[0, 1], [], []])
  })

  test('the period is the battle that is prepared or fought, afterwards the last one', () => {
    const period = (fought: number): readonly number[] =>
      PHASES.map((phase) =>
        duelRules.period(stateOf({ phase, fought: Array.from({ length: fought }, () => WON) }), configOf()),
      )
    expect([period(0), period(1), period(2)]).toEqual([
      [1, 1, 1, 1],
      [1, 2, 2, 1],
      [2, 3, 3, 2],
    ])
  })

  test('a muster keeps the armies of the config, and is told; a deployment begins the battle, and is told', () => {
    const config = { ...configOf({ roundLimit: 17 }), armies: [SMALL, null] as const }
    const state = setupDuel(config)
    const { ref, told } = refereeFor(config)
    resolveDuel(state, [null, { do: 'muster', ...LARGE }], ref)
    expect([state.phase, state.armies]).toEqual(['deploy', [SMALL, LARGE]])
    const deployments = [
      { units: [{ card: 0, c: 2, r: 1 }], timings: [] },
      { units: [{ card: 1, c: 5, r: 0 }], timings: ['late' as const] },
    ] as const
    state.fought.push(WON)
    resolveDuel(
      state,
      deployments.map((deployment): DuelChoice => ({ do: 'deploy', ...deployment })),
      ref,
    )
    expect([state.phase, state.deployments, state.battle?.roundLimit]).toEqual(['battle', deployments, 17])
    expect(state.battle?.units.map(({ key, side, tier }) => [key, side, tier])).toEqual([
      ['ord_squire', 0, 1],
      ['ord_bowman', 1, 2],
    ])
    expect(told).toEqual([
      { type: 'armies_revealed', armies: [SMALL, LARGE] },
      { type: 'deployed', battle: 2, deployments },
    ])
  })

  test('choices that are missing or of another phase break it', () => {
    const { ref } = refereeFor(configOf())
    const deploys: DuelChoice = { do: 'deploy', units: [{ card: 0, c: 0, r: 0 }], timings: [] }
    const resolved = (state: DuelState, choices: readonly (DuelChoice | null)[]) => () =>
      resolveDuel(state, choices, ref)
    expect(resolved(stateOf({ phase: 'battle' }), [deploys, deploys])).toThrow('Nobody chooses in phase battle')
    expect(resolved(stateOf({ phase: 'muster', armies: [null, LARGE] }), [null, null])).toThrow('no army')
    expect(resolved(stateOf({ phase: 'muster', armies: [SMALL, null] }), [null, deploys])).toThrow('no army')
    expect(resolved(stateOf({ phase: 'deploy' }), [deploys, null])).toThrow('A deployment was expected')
    expect(resolved(stateOf({ phase: 'deploy' }), [{ do: 'muster', ...SMALL }, deploys])).toThrow('was expected')
    expect(resolved(stateOf({ phase: 'deploy', armies: [SMALL, null] }), [deploys, deploys])).toThrow('not deployed')
    expect(() => beatDuel(stateOf({ phase: 'battle' }), ref)).toThrow('There is no battle')
  })
})

describe('GB-1404 the end of a duel', () => {
  /** The last beat of a battle that this side wins, null: nobody, after so many wins and battles that nobody won. */
  function ended(bestOf: 1 | 3, wins: [number, number], winner: 0 | 1 | null, draws = 0): readonly unknown[] {
    const config = { ...configOf(), bestOf }
    const { ref, told } = refereeFor(config)
    const { battle } = scene([
      { id: 'ord_squire', at: [3, 3], side: 0, ...(winner !== 0 ? { is: { state: 'dead', cell: -1, hp: 0 } } : {}) },
      { id: 'ord_squire', at: [3, 6], side: 1, ...(winner !== 1 ? { is: { state: 'dead', cell: -1, hp: 0 } } : {}) },
    ])
    battle.step = 'end'
    const fought = [...wins, draws].flatMap((count, side) =>
      Array.from({ length: count }, () => ({ ...WON, winner: side === 2 ? null : (side as 0 | 1) })),
    )
    const state = stateOf({ phase: 'battle', battle, fought, wins })
    while (state.phase === 'battle') beatDuel(state, ref)
    const { phase, result } = state
    return [phase, state.wins.join(':'), result, told.filter(({ type }) => type === 'match_ended')]
  }
  const over = (winner: number | null, reason: string, score: readonly number[]): readonly unknown[] => {
    const result = { winner, reason, score }
    return ['over', score.join(':'), result, [{ type: 'match_ended', result }]]
  }

  test('one battle ends for its own reason, several for their number, as soon as one side has more than half', () => {
    expect(ended(1, [0, 0], 0)).toEqual(over(0, 'elimination', [1, 0]))
    expect(ended(1, [0, 0], 1)).toEqual(over(1, 'elimination', [0, 1]))
    expect(ended(3, [0, 0], 1)).toEqual(['deploy', '0:1', null, []])
    expect(ended(3, [1, 0], 0)).toEqual(over(0, 'battles', [2, 0]))
    expect(ended(3, [1, 0], 1)).toEqual(['deploy', '1:1', null, []])
    expect(ended(3, [1, 1], 1)).toEqual(over(1, 'battles', [1, 2]))
  })

  test('a drawn battle counts as fought, and more wins win the match, or none does', () => {
    expect(ended(1, [0, 0], null)).toEqual(over(null, 'elimination', [0, 0]))
    expect(ended(3, [1, 0], null)).toEqual(['deploy', '1:0', null, []])
    expect(ended(3, [1, 1], null)).toEqual(over(null, 'battles', [1, 1]))
    expect(ended(3, [0, 1], null, 1)).toEqual(over(1, 'battles', [0, 1]))
    expect(ended(3, [0, 0], 0, 2)).toEqual(over(0, 'battles', [1, 0]))
  })

  test('a player who leaves has lost, with the score as it stands', () => {
    const left = (seat: 0 | 1, why: 'resign' | 'forfeit'): readonly unknown[] => {
      const { ref, told } = refereeFor(configOf())
      const state = stateOf({ phase: 'deploy', wins: [1, 0] })
      leaveDuel(state, seat, ref, why)
      return [state.phase, state.result, told]
    }
    const lost = (winner: number, reason: string): readonly unknown[] => {
      const result = { winner, reason, score: [1, 0] }
      return ['over', result, [{ type: 'match_ended', result }]]
    }
    expect([left(0, 'resign'), left(1, 'forfeit')]).toEqual([lost(1, 'resignation'), lost(0, 'forfeit')])
  })
})

describe('GB-1402 GB-1403 what is seen and refused', () => {
  const { battle } = scene([{ at: [3, 3] }, { at: [3, 6], side: 1 }])
  const musters: DuelChoice = { do: 'muster', ...SMALL }
  const deploys = (card: number, timings: readonly 'mid'[] = []): DuelChoice => ({
    do: 'deploy',
    units: [{ card, c: 1, r: 1 }],
    timings,
  })

  test('armies are shown to the seats once both are in, to spectators with the battle; those of the config always', () => {
    const config = { ...configOf(), armies: [null, LARGE] as const }
    const shown = (to: 0 | 'spectator', phase: DuelPhase, fights: boolean): readonly unknown[] =>
      viewDuel(stateOf({ phase, battle: fights ? battle : null }), to, config).armies.map((army) => army?.cards.length)
    expect([shown(0, 'muster', false), shown(0, 'deploy', false), shown(0, 'over', true)]).toEqual([
      [undefined, 2],
      [1, 2],
      [1, 2],
    ])
    expect([shown('spectator', 'deploy', false), shown('spectator', 'battle', true)]).toEqual([
      [undefined, 2],
      [1, 2],
    ])
  })

  test('spectators do not hear of the armies, and of everything else; seats hear both', () => {
    const events: readonly DuelEvent[] = [
      { type: 'armies_revealed', armies: [SMALL, LARGE] },
      { type: 'unit_rested', unitId: 1 },
    ]
    const heard = (to: 0 | 'spectator'): readonly unknown[] => events.map((event) => hearDuel(event, to)?.type ?? null)
    expect([heard(0), heard('spectator')]).toEqual([
      ['armies_revealed', 'unit_rested'],
      [null, 'unit_rested'],
    ])
  })

  test('an army is mustered in its phase and for its gold, and each seat deploys its own and no other', () => {
    const code = (to: 0 | 1 | 'spectator', phase: DuelPhase, choice: DuelChoice, gold = 50): string | null => {
      const config = configOf({ gold })
      return refuseDuel(viewDuel(stateOf({ phase }), to, config), choice)?.code ?? null
    }
    expect(PHASES.map((phase) => code(0, phase, musters))).toEqual([null, 'bad_command', 'bad_command', 'bad_command'])
    expect(PHASES.map((phase) => code(0, phase, deploys(0)))).toEqual([
      'bad_command',
      null,
      'bad_command',
      'bad_command',
    ])
    const raised: DuelChoice = { do: 'muster', ...LARGE }
    expect([code(1, 'muster', raised), code(1, 'muster', raised, 0)]).toEqual([null, 'not_enough_gold'])
    expect([code(0, 'deploy', deploys(1)), code(1, 'deploy', deploys(1, ['mid']))]).toEqual(['unknown_card', null])
    expect([code(0, 'deploy', deploys(0, ['mid'])), code(1, 'deploy', deploys(0))]).toEqual([
      'bad_timing',
      'bad_timing',
    ])
    expect(code('spectator', 'deploy', deploys(0))).toBe('bad_command')
  })
})
