import type { matches, seats } from '../../database/schema.ts'

export type MatchRow = typeof matches.$inferSelect
export type SeatRow = typeof seats.$inferSelect

/** Who asks. */
export interface Asker {
  readonly id: string
  readonly kind: 'guest' | 'user' | 'bot'
  readonly role: 'player' | 'admin'
}
