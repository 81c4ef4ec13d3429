import { Course, createMatch, hashOf, openRecord, refereeOf, seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import type { HexlineConfig } from '../config.ts'
import { READY_ARMIES } from '../content/armies.ts'
import type { HexlineEvent } from '../events.ts'
import { ruleset } from '../ruleset.ts'
import type { Battle } from '../state.ts'
import { applyEvent, battleFrom } from '../view/fold.ts'
import { differing } from './compare.ts'
import { shipping } from './fighter.ts'
import { randomBattle } from './generate.ts'
import { configWith } from './scene.ts'

const SCENARIOS = Array.from({ length: 40 }, (_, i) => randomBattle(seededDice(seedFrom(`match ${i}`))).config).filter(
  (config) => config.scenario !== null,
)

/** Matches that need no choices. */
const MATCHES: readonly HexlineConfig[] = [
  configWith({ battles: 3, armies: [armyOf('iron_line'), armyOf('hunting_pack')] }),
  configWith({ battles: 5, events: 'deferred', armies: [armyOf('last_rites'), armyOf('falling_glass')] }),
  ...SCENARIOS,
]

test('HEX-206 events applied to the start of a battle give the state after every step', () => {
  for (const [i, config] of MATCHES.entries()) {
    let told: Battle | null = null
    const tell = (event: HexlineEvent) => {
      if (event.type === 'battle_start') told = battleFrom(event)
      else if (told !== null) applyEvent(told, event)
    }
    const ref = { dice: seededDice(seedFrom(`told ${i}`)), tell }
    const state = ruleset.setup(config, refereeOf(config, ref))
    while (hashOf(told) === hashOf(state.battle) && state.result === null) ruleset.beat?.(state, refereeOf(config, ref))
    expect(differing(state.battle as Battle, told as unknown as Battle)).toEqual([])
    expect(state.result).not.toBeNull()
  }
})

test('HEX-207 going back and stepping again repeats states and events', () => {
  MATCHES.forEach((config, i) => {
    const timeline = fought(config, `timeline ${i}`)
    const moment = (frame: number) => hashOf([timeline.state(frame), timeline.events(frame)])
    const forwards = Array.from({ length: timeline.length }, (_, frame) => moment(frame))
    const dice = seededDice(seedFrom(`jumps ${i}`))
    for (let jump = 0; jump < 20; jump++) {
      const frame = dice.int(timeline.length)
      expect(moment(frame)).toBe(forwards[frame])
    }
  })
})

test('HEX-208 beats taken at once leave the same state and events as beats taken one by one', () => {
  MATCHES.forEach((config, i) => {
    const [once, told] = [[], []] as [HexlineEvent[], HexlineEvent[]]
    const start = { config, seed: seedFrom(`at once ${i}`) }
    const atOnce = new Course(ruleset, start, (event) => void once.push(event))
    atOnce.advance()
    const stepped = new Course(ruleset, start, (event) => void told.push(event))
    stepped.advance(() => undefined)
    expect(hashOf([atOnce.state, atOnce.beats, atOnce.point().dice])).toBe(
      hashOf([stepped.state, stepped.beats, stepped.point().dice]),
    )
    expect(hashOf(once)).toBe(hashOf(told))
  })
})

test('HEX-208 a battle fought at once is the battle stepped, put aside and taken up again', () => {
  SCENARIOS.forEach((config, i) => {
    const timeline = fought(config, `paces ${i}`)
    let dice = seededDice(seedFrom(`paces ${i}`))
    let battle = shipping.setup(config, { armies: [[], []] }, dice)
    for (let frame = 0; ; frame++) {
      expect(hashOf(battle)).toBe(hashOf(timeline.state(frame).battle))
      if (battle.winner !== null) {
        expect(frame).toBe(timeline.length - 1)
        return
      }
      const position = dice.position()
      dice = seededDice(seedFrom(`paces ${i}`))
      dice.seek(position)
      battle = JSON.parse(JSON.stringify(battle)) as Battle
      shipping.step(battle, config, dice)
    }
  })
})

test('HEX-212 before the reveal no view shows a locked army', () => {
  const seen = ['iron_line', 'deep_frost'].map((id) => {
    const match = createMatch(ruleset, { config: configWith(), seed: seedFrom('sealed') })
    expect(match.submit(0, 0, { type: 'muster', units: armyOf(id) })).toBeNull()
    expect(match.envelope(0).mine?.choice).toEqual({ type: 'muster', units: armyOf(id) })
    return hashOf([match.envelope(1), match.envelope('spectator')])
  })
  expect(seen[0]).toBe(seen[1])
})

function fought(config: HexlineConfig, seed: string) {
  const match = createMatch(ruleset, { config, seed: seedFrom(seed) })
  expect(match.result()).not.toBeNull()
  return openRecord(ruleset, match.record(), 'spectator')
}

function armyOf(id: string): readonly string[] {
  return READY_ARMIES.find((army) => army.id === id)?.units ?? []
}
