import { gameOf } from '@tessera/play/registry'
import type { MatchSummary } from '@tessera/wire'
import { words } from './catalogue.ts'

type Seat = MatchSummary['seats'][number]

/** Who sits there, as others read it. */
export function seatName({ person, bot, invited }: Seat): string {
  if (person !== null) return person.gone ? words.text('seat.deleted') : person.name
  if (bot !== null) return botName(bot)
  return invited === null ? words.text('seat.free') : invited.name
}

/** A bot is called by its personality where it has one, else by its level. */
function botName({ level, personality }: NonNullable<Seat['bot']>): string {
  return capital(personality ?? level)
}

/** The others in a match, for the one who sits there: "Ada", "Ada and Ben". */
export function othersIn({ seats, mine, status }: Pick<MatchSummary, 'seats' | 'mine' | 'status'>): string {
  const others = seats.filter(({ seat }) => seat !== mine)
  const there = others.filter(({ person, bot }) => person !== null || bot !== null)
  const names = (mine === null && status === 'open' ? there : others).map((seat) =>
    seat.bot === null ? seatName(seat) : words.text('seat.bot', { name: seatName(seat) }),
  )
  return names.length === 0 ? words.text('seat.nobody') : listed(names)
}

/** "Ada, Ben and Cleo". */
export function listed(names: readonly string[]): string {
  return words.text('seat.all', { all: names.map((name) => ({ name, seat: null })) })
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
  return names
    .map((name, seat) => (seat > 0 && seat === mine ? words.text('against.you') : name))
    .reduce((one, other) => words.text('against.two', { one, other }))
}
