import type { Message } from './notifier.ts'

/** Letters of all updates kept, and updates of one match: enough for a client that was away for a moment. */
const MOST_LETTERS = 16_000_000
const MOST_OF_ONE = 32

interface Kept {
  readonly messages: Message[]
  letters: number
}

/** The latest messages about matches, so that a client that comes back after a break is told what it missed and need not ask. */
export class RecentUpdates {
  readonly #matches = new Map<string, Kept>()
  #letters = 0

  keep(message: Message): void {
    const { topic, id, update } = message
    if (topic !== 'm' || update === undefined) return
    const kept = this.#matches.get(id) ?? { messages: [], letters: 0 }
    this.#matches.delete(id)
    // Without a gap: what another server did in between is not here.
    if ((kept.messages.at(-1)?.seq ?? message.seq - 1) !== message.seq - 1) this.#drop(kept)
    this.#matches.set(id, kept)
    kept.messages.push(message)
    this.#count(kept, update.letters)
    const oldest = kept.messages.length > MOST_OF_ONE ? kept.messages.shift() : undefined
    if (oldest?.update !== undefined) this.#count(kept, -oldest.update.letters)
    while (this.#letters > MOST_LETTERS) {
      const [first] = this.#matches
      if (first === undefined) return
      this.#drop(first[1])
      this.#matches.delete(first[0])
    }
  }

  /** Everything after one revision up to another; null when some of it is not here any more. */
  since(match: string, revision: number, now: number): readonly Message[] | null {
    if (revision >= now) return []
    const missed = (this.#matches.get(match)?.messages ?? []).filter(({ seq }) => seq > revision && seq <= now)
    return missed.length === now - revision ? missed : null
  }

  #drop(kept: Kept): void {
    kept.messages.length = 0
    this.#count(kept, -kept.letters)
  }

  #count(kept: Kept, letters: number): void {
    kept.letters += letters
    this.#letters += letters
  }
}
