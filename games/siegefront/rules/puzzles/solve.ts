import type { Dice } from '@tessera/kernel'
import type { SiegefrontChoice } from '../choice.ts'
import type { SiegefrontConfig } from '../config.ts'
import { command } from '../rules/resolve.ts'
import { copyState, type SiegefrontState } from '../state.ts'
import { legal } from '../view/legal.ts'
import { refuse } from '../view/refuse.ts'
import { view } from '../view/view.ts'

/** Why a search ended without an answer: more positions than it was allowed to look at. */
export class TooDeep extends Error {}

/**
 * Proves whether the seat to move can bring the enemy castle down this turn with every roll of the dice: one of its commands
 * must win with each result of its rolls. Positions that were proved are remembered, so asking along a line costs little.
 */
export class Solver {
  readonly #config: SiegefrontConfig
  readonly #known = new Map<string, boolean>()
  readonly #most: number
  #looked = 0

  constructor(config: SiegefrontConfig, most = 60_000) {
    this.#config = config
    this.#most = most
  }

  /** Positions looked at so far: how much there is to think about. */
  get looked(): number {
    return this.#looked
  }

  /** Whether the position is won by force. */
  wins(state: SiegefrontState): boolean {
    if (state.result !== null) return stormed(state)
    if (state.active !== 0) return false
    const key = keyOf(state)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (++this.#looked > this.#most) throw new TooDeep()
    let won = false
    if (mayWin(state))
      for (const choice of this.commands(state))
        if (this.forces(state, choice)) {
          won = true
          break
        }
    this.#known.set(key, won)
    return won
  }

  /** Whether a command wins by force: after every result of every roll in it. */
  forces(state: SiegefrontState, choice: SiegefrontChoice): boolean {
    return outcomes(state, this.#config, choice).every(({ after }) => this.wins(after))
  }

  /** Every command, those that hit the castle first. */
  commands(state: SiegefrontState): readonly SiegefrontChoice[] {
    const all = [...legal(view(state, 0, this.#config))]
    return all.toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type))
  }

  /** One way to win, as it goes when no blow is critical and every random enemy is the first; null when there is none. */
  line(state: SiegefrontState): readonly SiegefrontChoice[] | null {
    const line: SiegefrontChoice[] = []
    let at = state
    while (at.result === null) {
      const choice = this.commands(at).find((each) => this.forces(at, each))
      if (choice === undefined) return null
      line.push(choice)
      at = outcomes(at, this.#config, choice)[0]?.after ?? at
    }
    return this.#shortened(state, line)
  }

  /** Without the commands that the win does not need. */
  #shortened(state: SiegefrontState, line: readonly SiegefrontChoice[]): readonly SiegefrontChoice[] {
    for (let place = line.length - 1; place >= 0; place--) {
      const shorter = line.filter((_, at) => at !== place)
      if (this.proves(state, shorter)) return this.#shortened(state, shorter)
    }
    return line
  }

  /** Whether every command of a line wins by force, to the end of it, as it goes without criticals. */
  proves(state: SiegefrontState, line: readonly SiegefrontChoice[]): boolean {
    let at = state
    for (const choice of line) {
      if (at.result !== null || refuse(view(at, 0, this.#config), choice) !== null || !this.forces(at, choice))
        return false
      at = outcomes(at, this.#config, choice)[0]?.after ?? at
    }
    return stormed(at)
  }
}

const ORDER = ['attack_castle', 'use_ability', 'attack_card', 'deploy_card', 'move_card', 'end_turn']

/** SGF-1301: by the castle, not because the turn limit found it the lower one. */
export function stormed(state: SiegefrontState): boolean {
  return state.result?.winner === 0 && state.result.reason === 'castle'
}

/** A command after each result of its rolls; the first is the one without criticals. */
export function outcomes(
  state: SiegefrontState,
  config: SiegefrontConfig,
  choice: SiegefrontChoice,
): readonly { readonly after: SiegefrontState; readonly rolls: readonly number[] }[] {
  const found: { after: SiegefrontState; rolls: readonly number[] }[] = []
  let script: number[] = []
  for (;;) {
    const rolled: { at: number; of: number }[] = []
    const roll = (of: number): number => {
      const at = script[rolled.length] ?? 0
      rolled.push({ at, of })
      return at
    }
    const after = copyState(state)
    command({ state: after, config, ref: { dice: branching(roll), tell: undefined }, queue: [] }, choice)
    found.push({ after, rolls: rolled.map(({ at }) => at) })
    while (rolled.length > 0 && (rolled.at(-1)?.at ?? 0) + 1 >= (rolled.at(-1)?.of ?? 0)) rolled.pop()
    const last = rolled.pop()
    if (last === undefined) return found
    script = [...rolled.map(({ at }) => at), last.at + 1]
  }
}

/** A critical is a hundred-sided roll that is low enough (SGF-504): of its results only the highest and the lowest differ. */
function branching(roll: (of: number) => number): Dice {
  const d = (n: number): number => (n === 100 ? (roll(2) === 0 ? 100 : 1) : n === 1 ? 1 : roll(n) + 1)
  return {
    d,
    int: (n) => d(n) - 1,
    pick: <T>(list: readonly T[]) => list[d(list.length) - 1] as T,
    shuffle: () => {
      throw new Error('Nothing is shuffled in the middle of a turn')
    },
  }
}

/** False when nothing on the board or in hand can hit a castle this turn, so that the search can stop. */
function mayWin(state: SiegefrontState): boolean {
  return state.units.some(({ owner, attack }) => owner === 0 && attack > 0) || state.seats[0].hand.length > 0
}

function keyOf(state: SiegefrontState): string {
  const [own, foe] = state.seats
  let key = `${own.castleHp}/${foe.castleHp}/${own.mana}/${state.weather}/${state.terrain.join('')}`
  for (const { id } of own.hand) key += `,${id}`
  for (const unit of state.units) {
    const { statuses } = unit
    key += `|${unit.id}:${unit.x}${unit.y}:${unit.hp}:${unit.attack}:${unit.defence}:`
    key += `${+unit.attacked}${+unit.moved}${+unit.used}${+unit.roused}${+unit.fresh}${+unit.rebornUsed}`
    for (const status in statuses) key += statuses[status as keyof typeof statuses]
  }
  return key
}
