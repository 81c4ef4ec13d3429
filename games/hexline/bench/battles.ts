import type { Work } from '@tessera/bench/bench'
import { type Battle, type HexlineConfig, ROSTER, ruleset } from '@tessera/hexline'
import { reference } from '@tessera/hexline/reference'
import { Course, hashOf, type Seed, seededDice, seedFrom } from '@tessera/kernel'

export interface MixedBattle {
  readonly config: HexlineConfig
  readonly armies: readonly [readonly string[], readonly string[]]
  readonly seed: Seed
}

const UNITS = 20

/** 20 against 20, drawn from the whole roster, so that every trigger, target and effect is at work. */
export function mixedBattle(index: number): MixedBattle {
  const dice = seededDice(seedFrom(`mixed armies ${index}`))
  const draw = (): readonly string[] => Array.from({ length: UNITS }, () => dice.pick(ROSTER).id)
  const armies = [draw(), draw()] as const
  const parsed = ruleset.config.parse({
    battles: 1,
    budget: 400,
    max_units: UNITS,
    max_copies: UNITS,
    max_families: 4,
    armies,
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return { config: parsed.value, armies, seed: seedFrom(`mixed dice ${index}`) }
}

/** The battles that every contender fights. */
export function mixedBattles(): readonly MixedBattle[] {
  return Array.from({ length: 24 }, (_, index) => mixedBattle(index))
}

export function fast(): Work {
  return rounds(({ config, seed }) => {
    const course = new Course(ruleset, { config, seed })
    course.advance()
    return course.state.battle
  })
}

export function fastWithEvents(): Work {
  return rounds(({ config, seed }) => {
    const events: unknown[] = []
    const course = new Course(ruleset, { config, seed }, (event) => events.push(event))
    course.advance()
    if (events.length === 0) throw new Error('Nothing was told')
    return course.state.battle
  })
}

export function plain(): Work {
  return rounds(({ config, armies, seed }) => {
    const dice = seededDice(seed)
    const battle = reference.setup(config, { armies }, dice)
    while (battle.winner === null) reference.step(battle, config, dice)
    return battle
  })
}

/** A batch is all the battles once, so that every batch is the same work; the digest is over how they ended. */
function rounds(fight: (battle: MixedBattle) => Battle | null): Work {
  const battles = mixedBattles()
  return {
    digest: hashOf(battles.map((battle) => hashOf(fight(battle)))),
    batch() {
      for (const battle of battles) fight(battle)
      return battles.length
    },
  }
}
