import type { Json, Start } from '@tessera/kernel'
import type { matches, ratings, seats, turns } from '../../database/schema.ts'

export type MatchRow = typeof matches.$inferSelect
export type SeatRow = typeof seats.$inferSelect
export type TurnRow = typeof turns.$inferSelect
export type RatingRow = typeof ratings.$inferSelect

/** The account that sends a request. */
export interface Asker {
  readonly id: string
  readonly kind: 'guest' | 'user' | 'bot'
  readonly role: 'player' | 'admin'
}

/** How many frames an audience has got. */
export function framesOf({ frames: all, saved }: Pick<MatchRow, 'frames' | 'saved'>, audience: string): number {
  return saved?.seen?.[audience === 's' ? 'spectator' : audience] ?? all
}

export function audienceOf(to: number | 'spectator'): string {
  return to === 'spectator' ? 's' : String(to)
}

export function startOf(row: MatchRow): Start<Json, Json> {
  if (row.seed === null) throw new Error(`Match ${row.id} has no seed yet`)
  const start = { config: row.config, seed: row.seed }
  return row.startState === null ? start : { ...start, state: row.startState }
}

/** A resolved turn as the kernel reads it. */
export function turnOf({ choices, branch, late }: Pick<TurnRow, 'choices' | 'branch' | 'late'>) {
  return { choices, branch, ...(late !== null && { late }) }
}
