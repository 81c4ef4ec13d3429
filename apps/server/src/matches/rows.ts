import type { matches, seats } from '../database/schema.ts'

export type MatchRow = typeof matches.$inferSelect
export type SeatRow = typeof seats.$inferSelect

/** Who asks; null is somebody without a session. */
export interface Asker {
  readonly id: string
  readonly kind: 'guest' | 'user' | 'bot'
  readonly role: 'player' | 'admin'
}
