import type { HexlineChoice, HexlineView } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import type { Result } from '@tessera/kernel'
import type { Live } from '@tessera/play'
import type { Listing } from '@tessera/play/match'

/** What a player has in front of them. */
export type Stage =
  | { readonly kind: 'battle'; readonly number: number }
  | { readonly kind: 'muster' }
  | { readonly kind: 'deploy' }
  | { readonly kind: 'over' }

/** A battle that was fought is watched, or skipped, before anything after it is shown (HEX-153). */
export function stageOf(view: HexlineView, result: Result | null, watched: number): Stage {
  const unwatched = view.past.find(({ number }) => number > watched)
  if (unwatched !== undefined) return { kind: 'battle', number: unwatched.number }
  if (result !== null || view.phase === 'over') return { kind: 'over' }
  return view.phase === 'deploy' ? { kind: 'deploy' } : { kind: 'muster' }
}

/** What the match is to one viewer. */
export interface Standing {
  readonly view: HexlineView
  /** Null while the match runs, and on a server until its end was watched. */
  readonly result: Result | null
  readonly live: Pick<Live<HexlineChoice>, 'me' | 'sent' | 'over' | 'trouble'>
  /** The last battle watched to its end. */
  readonly watched: number
}

/** The screen a match shows. */
export type Screen =
  | {
      readonly kind: 'battle'
      readonly number: number /** Another screen follows the battle. */
      readonly next: boolean
    }
  | { readonly kind: 'nothing yet' | 'trouble' | 'asking' | 'sent' | 'deploy' | 'muster' }
  | { readonly kind: 'over'; readonly result: Result }

/** Spectators see battles alone; a player chooses, waits, and watches each battle before anything after it is shown. */
export function screenOf({ view, result, live, watched }: Standing): Screen {
  const stage = stageOf(view, result ?? (live.over ? WITHHELD : null), watched)
  if (stage.kind === 'battle') return { ...stage, next: true }
  if (live.me === null) {
    const last = view.past.at(-1)
    return last === undefined ? { kind: 'nothing yet' } : { kind: 'battle', number: last.number, next: false }
  }
  if (live.trouble !== null) return { kind: 'trouble' }
  if (stage.kind === 'over') return result === null ? { kind: 'asking' } : { kind: 'over', result }
  return live.sent ? { kind: 'sent' } : { kind: stage.kind }
}

/** The match has ended, but this viewer may not know how yet. */
const WITHHELD: Result = { winner: null, reason: 'withheld' }

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
  const of = view.config.battles
  if (stage.kind === 'over') {
    const how = result?.winner === null ? 'Drawn' : result?.winner === seat ? 'Won' : 'Lost'
    const fought = view.past.length
    const gaveUp = result?.reason === 'conceded' || result?.reason === 'resigned'
    return {
      state: 'over',
      eyebrow: gaveUp ? words.text(`match.givenUp${how}`) : words.text(`match.listed${how}`, { mine, theirs }),
      title: of === 1 ? words.text('match.single') : words.text('match.bestOf', { battles: of }),
      note: words.text('match.fought', { n: fought, foe }),
    }
  }
  const number = stage.kind === 'battle' ? stage.number : view.battle_number
  const eyebrow = { battle: 'match.toWatch', muster: 'match.toMuster', deploy: 'match.toDeploy' } as const
  return {
    state: 'running',
    eyebrow: words.text(eyebrow[stage.kind]),
    title: words.text('match.running', { battle: number, battles: of }),
    note:
      mine + theirs === 0
        ? words.text('match.noteAgainst', { foe })
        : words.text('match.noteScore', { mine, theirs, foe }),
  }
}
