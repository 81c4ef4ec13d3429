import type { Bench, BenchResult } from '@tessera/bench/bench'
import { load, round } from '@tessera/bench/measure'
import {
  gauntletRun,
  handOf,
  nextTierPrice,
  type PlayerView,
  PRINTED,
  placeCards,
  type RunCard,
  type RunChoice,
  type Tier,
} from '@tessera/gauntlet'
import { Course, seededDice, seedFrom } from '@tessera/kernel'

/** Where the gold goes: the card to raise next of those that can be paid; null keeps the rest. */
type Way = (cards: readonly RunCard[]) => RunCard | null

const costOf = ({ unit }: RunCard): number => PRINTED.units.get(unit)?.cost ?? 0
const first = (cards: readonly RunCard[], worth: (card: RunCard) => number): RunCard | null =>
  cards.toSorted((a, b) => worth(b) - worth(a))[0] ?? null

const WAYS: Readonly<Record<string, Way>> = {
  'few-at-tier-3': (cards) => first(cards, (card) => 100 * card.tier + costOf(card)),
  'many-at-tier-2': (cards) => first(cards, (card) => costOf(card) - 100 * card.tier),
  'rares-and-epics': (cards) =>
    first(
      cards.filter(({ unit }) => PRINTED.units.get(unit)?.rarity !== 'common'),
      (card) => costOf(card) - 100 * card.tier,
    ),
  'never-beyond-tier-2': (cards) =>
    first(
      cards.filter(({ tier }) => tier === 1),
      costOf,
    ),
}

/** Runs against normal bot teams: levels, leaders under the steady player, and ways to spend; a round is one run of every leader. */
export const gauntletRuns: Bench = {
  name: 'gauntlet-runs',
  about: 'wins of Gauntlet runs by level, leader and way to spend, and runs per CPU-second; a round is 24 runs of each',
  async run({ rounds, note }) {
    const levels = new Map(['easy', 'normal', 'hard'].map((level) => [level, new Wins()]))
    const ways = new Map(Object.keys(WAYS).map((way) => [way, new Wins()]))
    const leaders = new Map([...PRINTED.leaders.keys()].map((leader) => [leader, new Wins()]))
    const factions = new Map([...PRINTED.factions.keys()].map((faction) => [faction, new Wins()]))
    let steady = 0
    for (let at = 0; at < rounds; at++) {
      note(`round ${at + 1} of ${rounds}`)
      for (const { id, faction } of PRINTED.leaders.values()) {
        const seed = seedFrom(`gauntlet-runs ${at} ${id}`)
        for (const [level, wins] of levels) {
          const from = process.cpuUsage()
          const won = play(seed, id, level, null)
          wins.add(won)
          if (level !== 'normal') continue
          const { user, system } = process.cpuUsage(from)
          steady += (user + system) / 1e6
          leaders.get(id)?.add(won)
          factions.get(faction)?.add(won)
        }
        for (const [way, wins] of ways) wins.add(play(seed, id, 'normal', WAYS[way] ?? null))
      }
      await new Promise((resume) => setImmediate(resume))
    }
    const mean = levels.get('normal')?.mean ?? 1
    const best = Math.max(...[...ways.values()].map((wins) => wins.mean))
    return [
      ...[...levels].map(([id, wins]) => wins.line(`run-${id}`, 'steady', mean)),
      ...[...ways].map(([id, wins]) => wins.line(`run-${id}`, 'best way', best)),
      ...[...factions].map(([id, wins]) => wins.line(`run-${id}`, 'mean', mean)),
      ...[...leaders].map(([id, wins]) => wins.line(`run-${id}`, 'mean', mean)),
      speedLine(24 * rounds, steady),
    ]
  },
}

/** Battles won by a run of this leader with its starter deck; the sharp player draws a leader and builds a deck for it. */
function play(seed: string, leader: string, level: string, way: Way | null): number {
  const { ruleset, bot } = gauntletRun
  const parsed = ruleset.config.parse({ pool: 'bots' })
  if (!parsed.ok) throw new Error('The usual options do not fit')
  const course = new Course(ruleset, { config: parsed.value, seed })
  for (;;) {
    course.advance()
    const result = course.result()
    if (result !== null) return result.score?.[0] ?? 0
    const seat = course.awaiting()[0] ?? 0
    const view = course.view(seat)
    const dice = seededDice(seed, { purpose: 1 + seat, turn: course.at + 1 })
    const answer = bot.choose(view, dice, { level }, {})
    if (!('choice' in answer)) throw new Error('A bot left its run')
    const choice = view.to === 0 ? asked(view, answer.choice, leader, level, way) : answer.choice
    course.resolve({ choices: seat === 0 ? [choice, null] : [null, choice], branch: 0 })
  }
}

function asked(view: PlayerView, choice: RunChoice, leader: string, level: string, way: Way | null): RunChoice {
  if (choice.do === 'begin' && level !== 'hard') {
    const faction = PRINTED.leaders.get(leader)?.faction
    if (faction === undefined) throw new Error(`There is no leader ${leader}`)
    return { do: 'begin', faction, leader }
  }
  if (choice.do !== 'find' || way === null) return choice
  const hand = handOf(view.cards).map((card) => ({ ...card }))
  const upgrades: string[] = []
  for (let gold = view.gold; ; ) {
    const payable = hand.filter((card) => (nextTierPrice(PRINTED, card) ?? Number.POSITIVE_INFINITY) <= gold)
    const card = way(payable)
    const raised = hand.find(({ id }) => id === card?.id)
    if (raised === undefined) break
    gold -= nextTierPrice(PRINTED, raised) ?? 0
    raised.tier = (raised.tier + 1) as Tier
    upgrades.push(raised.id)
  }
  const placed = placeCards(
    PRINTED,
    hand.map(({ unit, tier }) => ({ key: unit, tier })),
  )
  const units = placed.flatMap(({ card, c, r }) => {
    const { id } = hand[card] ?? {}
    return id === undefined ? [] : [{ card: id, c, r }]
  })
  return { ...choice, upgrades, units }
}

/** Wins of some runs, as a line with the 95 % interval of their mean. */
class Wins {
  #runs = 0
  #sum = 0
  #squares = 0
  #nine = 0

  add(wins: number): void {
    this.#runs++
    this.#sum += wins
    this.#squares += wins * wins
    if (wins === 9) this.#nine++
  }

  get mean(): number {
    return this.#sum / Math.max(1, this.#runs)
  }

  line(name: string, peer: string, theirs: number): BenchResult {
    const { mean } = this
    const spread = Math.sqrt(Math.max(0, this.#squares / this.#runs - mean * mean) / this.#runs)
    return {
      name,
      peer,
      ours: round(mean),
      theirs: round(theirs),
      ratio: round(mean / theirs),
      rounds: this.#runs,
      load: load(),
      unit: 'wins a run; rounds are runs',
      range: `${round(mean - 1.96 * spread)} to ${round(mean + 1.96 * spread)}; nine wins ${round((100 * this.#nine) / this.#runs)} %`,
    }
  }
}

function speedLine(runs: number, seconds: number): BenchResult {
  const rate = runs / seconds
  return {
    name: 'run-speed',
    peer: 'goal',
    ours: round(rate),
    theirs: 50,
    ratio: round(rate / 50),
    rounds: runs,
    load: load(),
    unit: 'runs of the steady player per CPU-second',
    range: 'one figure over all of them',
  }
}
