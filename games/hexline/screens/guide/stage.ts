import type { HexlineView } from '@tessera/hexline'
import type { Result } from '@tessera/kernel'
import type { Listing } from '@tessera/play/match'

/** What a player has in front of them. */
export type Stage =
  | { readonly kind: 'battle'; readonly number: number }
  | { readonly kind: 'muster' }
  | { readonly kind: 'deploy' }
  | { readonly kind: 'over' }

/** A battle that was fought is watched, or skipped, before anything after it is told (HEX-153). */
export function stageOf(view: HexlineView, result: Result | null, watched: number): Stage {
  const unwatched = view.past.find(({ number }) => number > watched)
  if (unwatched !== undefined) return { kind: 'battle', number: unwatched.number }
  if (result !== null || view.phase === 'over') return { kind: 'over' }
  return view.phase === 'deploy' ? { kind: 'deploy' } : { kind: 'muster' }
}

/** Battles won, mine and theirs, among those already watched. */
export function scoreSeen(view: HexlineView, seat: 0 | 1, watched: number): readonly [number, number] {
  const seen = view.past.filter(({ number }) => number <= watched)
  const won = (who: 0 | 1) => seen.filter(({ winner_seat }) => winner_seat === who).length
  return [won(seat), won(seat === 0 ? 1 : 0)]
}

/** How a match is listed: never more than its player has seen. */
export function listingOf(
  view: HexlineView,
  result: Result | null,
  seat: 0 | 1,
  watched: number,
  foe: string,
): Listing {
  const stage = stageOf(view, result, watched)
  const [mine, theirs] = scoreSeen(view, seat, watched)
  const score = mine + theirs === 0 ? '' : `${mine} to ${theirs}, `
  const of = view.config.battles
  if (stage.kind === 'over') {
    const how = result?.winner === null ? 'Drawn' : result?.winner === seat ? 'Won' : 'Lost'
    const fought = view.past.length
    const gaveUp = result?.reason === 'conceded' || result?.reason === 'resigned'
    return {
      state: 'over',
      eyebrow: gaveUp ? `${how}, given up` : `${how} ${mine} to ${theirs}`,
      title: of === 1 ? 'Hexline, one battle' : `Hexline, best of ${of}`,
      note: `${fought} ${fought === 1 ? 'battle' : 'battles'} against ${foe}`,
    }
  }
  const number = stage.kind === 'battle' ? stage.number : view.battle_number
  const eyebrow = { battle: 'A battle to watch', muster: 'Choose your army', deploy: 'Your turn to place units' }
  return {
    state: 'running',
    eyebrow: eyebrow[stage.kind],
    title: `Hexline, battle ${number} of ${of}`,
    note: `${score}against ${foe}`,
  }
}
