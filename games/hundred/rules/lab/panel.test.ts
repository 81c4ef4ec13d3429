import { Course, type Json, type Memory, type Script, seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { usualChoice } from '../bot/index.ts'
import type { HundredChoice } from '../choice.ts'
import { configSchema, type HundredConfig } from '../config.ts'
import { hundredRules } from '../ruleset.ts'
import type { HundredView } from '../view/view.ts'
import { panel } from './panel.ts'

type Player = (view: HundredView, turn: number, memory: Memory) => HundredChoice

function configOf(input: Json): HundredConfig {
  const parsed = configSchema.parse(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return parsed.value
}

/** The match after its last turn. Nothing that is refused is played. */
function played(input: Json, seed: string, players: readonly [Player, Player]) {
  const config = configOf(input)
  const course = new Course(hundredRules, { config, seed: seedFrom(seed) })
  const memories: readonly [Memory, Memory] = [{}, {}]
  for (;;) {
    course.advance()
    if (course.result() !== null) return course
    const choices = [0, 1].map((seat) => {
      const seen = hundredRules.view(course.state, seat, config)
      const choice = players[seat === 0 ? 0 : 1](seen, course.at, memories[seat === 0 ? 0 : 1])
      expect(hundredRules.refuse(seen, choice)).toBeNull()
      return choice
    })
    course.resolve({ choices, branch: 0 })
  }
}

function byScript({ choose }: Script<HundredView, HundredChoice>): Player {
  return (view) => choose(view, seededDice(seedFrom('script')), {})
}

test.each(panel.grounds.map(({ id, config }) => [id, config] as const))(
  'every script plays legally to the end on %s, from its view alone',
  (_, input) => {
    for (const [place, script] of panel.scripts.entries()) {
      const other = panel.scripts[(place + 1) % panel.scripts.length] ?? script
      expect(played(input, script.id, [byScript(script), byScript(other)]).state.turn).toBeGreaterThan(0)
    }
  },
)

const MATCHES = 16
const usual: Player = (view, turn, memory) => usualChoice(view, seededDice(seedFrom('usual'), { turn }), memory)

test.each(panel.grounds.map(({ id, config }) => [id, config] as const))(
  'HUN-1705 an army that does not move, or runs at the nearest enemy, loses on %s to a usual bot',
  (id, input) => {
    for (const script of panel.scripts.filter((each) => each.id === 'turtle' || each.id === 'rusher')) {
      let points = 0
      for (let match = 0; match < MATCHES; match++) {
        const seat = match % 2
        const against = byScript(script)
        const course = played(input, `${id} ${script.id} ${match}`, seat === 0 ? [usual, against] : [against, usual])
        const winner = course.result()?.winner
        points += winner === seat ? 2 : winner === null ? 1 : 0
      }
      expect(points, script.id).toBeGreaterThan(MATCHES)
    }
  },
)
