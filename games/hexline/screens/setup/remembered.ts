import { DEFAULT_CONFIG, type HexlineConfig, READY_ARMIES, ruleset } from '@tessera/hexline'
import { fieldsOf, remembered } from '@tessera/play/match'
import { FIRST_OPPONENT, type OpponentChoice, opponentIn } from '../match/opponent.ts'

/** What the set-up page shows when it opens: how the last match was set up, or a good first one. */
export interface Remembered {
  readonly config: HexlineConfig
  readonly opponent: OpponentChoice
  readonly army: readonly string[]
}

/** Matches between people and "Play now" place their units freely: the army should not be the only decision. */
export const PLAY_CONFIG: HexlineConfig = { ...DEFAULT_CONFIG, deployment: 'free' }

/** Of the ready-made armies that have a front and a back, the one that beats beginners' armies most often. */
export const FIRST_ARMY: readonly string[] = READY_ARMIES.find(({ id }) => id === 'deep_frost')?.units ?? []

export function rememberedIn(stored: unknown): Remembered {
  const { config, opponent, army } = fieldsOf(stored)
  const parsed = ruleset.config.parse(config ?? PLAY_CONFIG)
  return {
    config: parsed.ok ? { ...parsed.value, armies: [null, null], scenario: null } : PLAY_CONFIG,
    opponent: opponentIn(opponent) ?? FIRST_OPPONENT,
    army:
      Array.isArray(army) && army.length > 0 && army.length <= 30 && army.every((unit) => typeof unit === 'string')
        ? army
        : FIRST_ARMY,
  }
}

export const setup = remembered('hexline', rememberedIn)
