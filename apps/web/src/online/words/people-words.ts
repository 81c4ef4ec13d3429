import { gameOf } from '@tessera/play/registry'
import type { MatchSummary } from '@tessera/wire'

type Seat = MatchSummary['seats'][number]

/** Who sits there, as others read it. */
export function seatName({ person, bot, invited }: Seat): string {
  if (person !== null) return person.gone ? 'Deleted player' : person.name
  if (bot !== null) return botName(bot)
  return invited === null ? 'Free seat' : invited.name
}

/** A bot is called by its personality where it has one, else by its level. */
function botName({ level, personality }: NonNullable<Seat['bot']>): string {
  return capital(personality ?? level)
}

/** The others in a match, for the one who sits there: "Ada", "Ada and Ben". */
export function othersIn({ seats, mine, status }: Pick<MatchSummary, 'seats' | 'mine' | 'status'>): string {
  const others = seats.filter(({ seat }) => seat !== mine)
  const there = others.filter(({ person, bot }) => person !== null || bot !== null)
  const names = (mine === null && status === 'open' ? there : others).map(
    (seat) => `${seatName(seat)}${seat.bot === null ? '' : ' (bot)'}`,
  )
  return names.length <= 1 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export function gameName(id: string): string {
  return gameOf(id)?.name ?? capital(id)
}

/** Seats that people or bots sit in: further ones are the server's own. */
export function playersOf(game: string): number | undefined {
  return gameOf(game)?.players === 1 ? 1 : undefined
}

export function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** "Ada against Ben", with oneself in the middle of the sentence in small letters. */
export function againstWords(names: readonly string[], mine: number | null): string {
  return names.map((name, seat) => (seat > 0 && seat === mine ? 'you' : name)).join(' against ')
}
