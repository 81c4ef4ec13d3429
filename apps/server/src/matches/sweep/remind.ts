import type { Outcome, Rooms } from '../road/index.ts'
import { isDue } from '../settle/index.ts'
import { amended, NO_CHANGE } from '../store/index.ts'

/** Reminds the awaited seats, once, when three quarters of the time are gone. */
export async function remind({ road, clock }: Pick<Rooms, 'road' | 'clock'>, id: string): Promise<void> {
  await road.change(id, ({ row, game, seats }): Outcome<null> => {
    if (!isDue(row.remindAt, clock.now())) return { answer: null, change: null }
    const text = `Your time in a match of ${game?.name ?? row.game} is running out.`
    const told = row.awaiting.flatMap((seat) => {
      const account = seats[seat]?.account ?? null
      const notice = { kind: 'reminder' as const, text }
      return account === null ? [] : [{ account, kind: 'reminder' as const, notice }]
    })
    return { answer: null, change: amended(NO_CHANGE, { set: { remindAt: null }, kind: 'clock', told }) }
  })
}
