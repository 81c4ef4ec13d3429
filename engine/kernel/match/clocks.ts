import type { Game, SuggestedClock } from '../contract/game.ts'

type Suggesting = Pick<Game<never, never, never, never, never>, 'clocks' | 'minutes'>

/** Clocks that suit a game, the best first; among them one to play by at once and one to play by over days. */
export function clocksOf({ clocks = [], minutes }: Suggesting): readonly SuggestedClock[] {
  const seconds = Math.min(7200, Math.max(60, Math.round(minutes) * 30))
  const live = clocks.some(({ kind }) => kind !== 'days')
  const slow = clocks.some(({ kind }) => kind === 'days')
  return [
    ...clocks,
    // Half of its length for each in a bank, or a fair time for one turn.
    ...(live
      ? []
      : ([
          { kind: 'bank', seconds, increment: 15 },
          { kind: 'turn', seconds: 120 },
        ] as const)),
    ...(slow ? [] : ([{ kind: 'days', hours: 72 }] as const)),
  ]
}

/** The two that quick pairing offers: players who wait for the same one are paired. */
export function pairingClocks(game: Suggesting): { readonly live: SuggestedClock; readonly slow: SuggestedClock } {
  const all = clocksOf(game)
  const live = all.find(({ kind }) => kind !== 'days')
  const slow = all.find(({ kind }) => kind === 'days')
  if (live === undefined || slow === undefined) throw new Error('A game suggests no clock')
  return { live, slow }
}
