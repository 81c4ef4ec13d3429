import type { Bench, BenchResult } from '@tessera/bench/bench'
import { load, round } from '@tessera/bench/measure'
import { openRecord, seedFrom } from '@tessera/kernel'
import { type Played, runMatch, wilson } from '@tessera/lab'
import {
  PERSONALITIES,
  READY_DECKS,
  type SeatConfig,
  type SiegefrontChoice,
  type SiegefrontEvent,
  type SiegefrontState,
} from '@tessera/siegefront'
import { configOf, game } from './matches.ts'

/** How even the game is between equal bots, and how personalities differ: shares with their 95 % intervals. */
export const siegefrontBalance: Bench = {
  name: 'siegefront-balance',
  about: 'Siegefront between normal bots: first seat, ready decks, forges, and how personalities play',
  async run({ rounds, note }) {
    const table = deckTable('normal')
    const forges = new Share('normal')
    const profiles = new Map(PERSONALITIES.map(({ key }) => [key, new Profile()]))
    for (let at = 0; at < rounds; at++) {
      note(`round ${at + 1} of ${rounds}`)
      table.round(at)
      for (const [index, { key }] of PERSONALITIES.entries()) {
        const deck = deckSeat(READY_DECKS[(at + index) % READY_DECKS.length]?.key ?? '')
        const forge: SeatConfig = { supply: 'forge', forge: { personality: key, difficulty: 'normal' } }
        for (const seat of [0, 1]) {
          const seats = seat === 0 ? ([forge, deck] as const) : ([deck, forge] as const)
          forges.add(play('normal', ...seats, `${key} ${at} ${seat}`).result.winner === seat)
        }
        profiles.get(key)?.watch(play('normal', deck, deck, `profile ${key} ${at}`, key))
      }
      await new Promise((resume) => setImmediate(resume))
    }
    return [
      ...table.lines('balance'),
      forges.line('balance-forge'),
      ...[...profiles].map(([key, profile]) => profile.line(key)),
    ]
  },
}

/** The same for bots that take some fifty times as long: decks alone. */
export const siegefrontHardBalance: Bench = {
  name: 'siegefront-hard-balance',
  about: 'Siegefront between hard bots: first seat and ready decks',
  async run({ rounds, note }) {
    const table = deckTable('hard')
    for (let at = 0; at < rounds; at++) {
      note(`round ${at + 1} of ${rounds}`)
      table.round(at)
      await new Promise((resume) => setImmediate(resume))
    }
    return table.lines('balance-hard')
  },
}

type Level = 'normal' | 'hard'

/** Every pair of different ready decks, both ways round. */
function deckTable(level: Level) {
  const first = new Share(level)
  const decks = new Map(READY_DECKS.map(({ key }) => [key, new Share(level)]))
  return {
    round(at: number): void {
      for (const a of decks.keys())
        for (const b of decks.keys()) {
          if (a === b) continue
          const played = play(level, deckSeat(a), deckSeat(b), `${a} ${b} ${at}`)
          first.add(startingSeat(played) === played.result.winner)
          decks.get(a)?.add(played.result.winner === 0)
          decks.get(b)?.add(played.result.winner === 1)
        }
    },
    lines: (name: string): readonly BenchResult[] => [
      first.line(`${name}-first-seat`),
      ...[...decks].map(([key, share]) => share.line(`${name}-${key}`)),
    ],
  }
}

function play(level: Level, left: SeatConfig, right: SeatConfig, name: string, personality?: string): Played {
  const config = configOf({ seats: [left, right] } as never)
  const player = personality === undefined ? { level } : { level, personality }
  return runMatch(game, config, seedFrom(`balance ${name}`), [player, { level }])
}

function deckSeat(deck: string): SeatConfig {
  return { supply: 'deck', deck }
}

/** The seat that gives the first command of turn 1. */
function startingSeat({ record }: Played): number {
  const turn = record.turns.find(({ choices }) => choices.filter((choice) => choice !== null).length === 1)
  return turn?.choices[0] == null ? 1 : 0
}

class Share {
  readonly #level: Level
  #wins = 0
  #matches = 0

  constructor(level: Level) {
    this.#level = level
  }

  add(won: boolean): void {
    this.#matches++
    if (won) this.#wins++
  }

  line(name: string): BenchResult {
    const { low, high } = wilson(this.#wins, this.#matches)
    const share = (100 * this.#wins) / this.#matches
    return {
      name,
      peer: 'even',
      ours: round(share),
      theirs: 50,
      ratio: round(share / 50),
      rounds: this.#matches,
      load: load(),
      unit: `% won, ${this.#level} bots`,
      range: `${round(100 * low)} to ${round(100 * high)} %`,
    }
  }
}

/** Seat 0 of a match: how much it goes for the castle, what it does to it, and what it keeps in its hand. */
class Profile {
  #castle = 0
  #cards = 0
  #damage = 0
  #turns = 0
  #kept = 0

  watch({ record }: Played): void {
    const timeline = openRecord(game.ruleset, record, 'spectator')
    for (const [index, { choices }] of record.turns.entries()) {
      const choice = choices[0] as SiegefrontChoice | null | undefined
      const events = timeline.events(index + 1) as unknown as readonly SiegefrontEvent[]
      for (const event of events) if (event.type === 'castle_hit' && event.seat === 1) this.#damage += event.damage
      if (choice?.type === 'attack_castle') this.#castle++
      if (choice?.type === 'attack_card') this.#cards++
      if (choice?.type !== 'end_turn') continue
      this.#turns++
      this.#kept += (timeline.state(index) as unknown as SiegefrontState).seats[0].hand.length
    }
  }

  line(key: string): BenchResult {
    const aggression = (100 * this.#castle) / (this.#castle + this.#cards)
    const damage = (this.#damage / this.#turns).toFixed(2)
    const kept = (this.#kept / this.#turns).toFixed(2)
    return {
      name: `profile-${key}`,
      peer: 'of its attacks',
      ours: round(aggression),
      theirs: 100,
      ratio: round(aggression / 100),
      rounds: this.#turns,
      load: load(),
      unit: '% of attacks on the castle; rounds are turns',
      range: `${damage} castle damage and ${kept} cards kept a turn`,
    }
  }
}
