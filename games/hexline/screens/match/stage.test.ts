import type { HexlineView, PastBattle } from '@tessera/hexline'
import { describe, expect, it } from 'vitest'
import { listingOf, type Screen, type Standing, scoreSeen, screenOf, stageOf } from './stage.ts'

function past(number: number, winner_seat: 0 | 1 | null): PastBattle {
  return { number, west_seat: 0, armies: [[], []], winner_seat, reason: 'eliminated', rounds: 8, steps: 90 }
}

function viewOf(part: Partial<HexlineView>): HexlineView {
  return { phase: 'muster', battle_number: 1, past: [], config: { battles: 3 }, ...part } as HexlineView
}

describe('the stages of a match', () => {
  it('musters, then places, then watches what was fought', () => {
    expect(stageOf(viewOf({}), null, 0)).toEqual({ kind: 'muster' })
    expect(stageOf(viewOf({ phase: 'deploy' }), null, 0)).toEqual({ kind: 'deploy' })
    expect(stageOf(viewOf({ past: [past(1, 0)], battle_number: 2 }), null, 0)).toEqual({ kind: 'battle', number: 1 })
    expect(stageOf(viewOf({ past: [past(1, 0)], battle_number: 2 }), null, 1)).toEqual({ kind: 'muster' })
  })

  it('HEX-153 shows no result before its battle was watched', () => {
    const decided = viewOf({ phase: 'over', past: [past(1, 0), past(2, 0)], battle_number: 2 })
    const result = { winner: 0, reason: 'score', score: [2, 0] }
    expect(stageOf(decided, result, 1)).toEqual({ kind: 'battle', number: 2 })
    expect(scoreSeen(decided, 0, 1)).toEqual([1, 0])
    const before = listingOf(decided, result, 0, 1, 'Marshal')
    expect(before).toEqual({
      state: 'running',
      eyebrow: 'A battle to watch',
      title: 'Hexline, battle 2 of 3',
      note: '1 to 0, against Marshal',
    })
    expect(listingOf(decided, result, 0, 2, 'Marshal')).toMatchObject({ state: 'over', eyebrow: 'Won 2 to 0' })
    expect(listingOf(decided, result, 1, 2, 'Marshal')).toMatchObject({ eyebrow: 'Lost 0 to 2' })
  })

  it('ends a match that was given up at once', () => {
    const result = { winner: 1, reason: 'conceded' }
    expect(stageOf(viewOf({ phase: 'over' }), result, 0)).toEqual({ kind: 'over' })
    expect(listingOf(viewOf({ phase: 'over' }), result, 0, 0, 'Marshal').eyebrow).toBe('Lost, given up')
  })
})

describe('the screen of a match', () => {
  const player = { me: 0, sent: false, over: false, trouble: null }
  const one = { past: [past(1, 0)], battle_number: 2 }
  const result = { winner: 0, reason: 'score' }
  const decided = { ...one, phase: 'over' as const }
  it.each<[string, Partial<HexlineView>, Partial<Standing>, Screen]>([
    ['a player chooses an army', {}, {}, { kind: 'muster' }],
    ['a player places units', { phase: 'deploy' }, {}, { kind: 'deploy' }],
    ['a sent choice waits', {}, { live: { ...player, sent: true } }, { kind: 'sent' }],
    [
      'a fought battle is watched first',
      one,
      { live: { ...player, sent: true } },
      { kind: 'battle', number: 1, next: true },
    ],
    ['an opponent that does not answer', {}, { live: { ...player, trouble: 'No answer' } }, { kind: 'trouble' }],
    ['a server keeps the result back', decided, { watched: 1, live: { ...player, over: true } }, { kind: 'asking' }],
    ['a decided match', decided, { watched: 1, result }, { kind: 'over', result }],
    ['a spectator before the first battle', {}, { live: { ...player, me: null } }, { kind: 'nothing yet' }],
    [
      'a spectator between battles',
      one,
      { watched: 1, live: { ...player, me: null } },
      { kind: 'battle', number: 1, next: false },
    ],
  ])('%s', (_name, view, rest, screen) => {
    expect(screenOf({ view: viewOf(view), result: null, live: player, watched: 0, ...rest })).toEqual(screen)
  })
})
