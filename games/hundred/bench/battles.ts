import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Work } from '@tessera/bench/bench'
import { type HundredChoice, type HundredConfig, type HundredEvent, hundred, skirmish } from '@tessera/hundred'
import { hashOf, type Json, type Memory, seededDice, seedFrom } from '@tessera/kernel'

const BATTLES = 24
const { ruleset: RULES, bot } = hundred

/** A battle as it can be fought again: what both seats chose, turn by turn. */
interface Recorded {
  readonly config: HundredConfig
  readonly seed: string
  readonly choices: readonly (readonly HundredChoice[])[]
}

/** The recorded battles that a contender reads. */
interface Recordings {
  readonly three: readonly Recorded[]
  readonly openField: readonly Recorded[]
}

/** Bots think in a process of their own, so that what is measured is a process that reads recorded orders, as a server or a replay does. */
export function recorder(): Work {
  const config = { scenario: skirmish(['warrior', 'militia', 'archer']) }
  const recordings: Recordings = {
    three: Array.from({ length: BATTLES }, (_, index) => record(config, `battle ${index}`)),
    openField: [0, 1].map((index) => record({ scenario: 'open_field' }, `open field ${index}`)),
  }
  return { batch: () => 1, rate: () => 1, digest: JSON.stringify(recordings) }
}

/** The name under which `recorder` is a contender. */
const RECORDER = 'hundred recorder'

async function recorded(): Promise<Recordings> {
  const [, child = ''] = process.argv
  const thinking = fork(child, [RECORDER])
  const [text] = await once(thinking, 'message')
  thinking.kill()
  if (typeof text !== 'string') throw new Error(`No battles were recorded: ${JSON.stringify(text)}`)
  return JSON.parse(text) as Recordings
}

export function silent(): Promise<Work> {
  return rounds((battle) => fight(battle, undefined))
}

export function withEvents(): Promise<Work> {
  return rounds((battle) => {
    const events: HundredEvent[] = []
    const state = fight(battle, (event) => void events.push(event))
    if (events.length === 0) throw new Error('Nothing was told')
    return state
  })
}

/** Resolved turns of Open Field, eight against eleven. */
export async function openFieldTurns(): Promise<Work> {
  const battles = (await recorded()).openField
  const turns = battles.reduce((sum, { choices }) => sum + choices.length, 0)
  return {
    batch() {
      for (const battle of battles) fight(battle, () => undefined)
      return turns
    },
  }
}

async function rounds(play: (battle: Recorded) => unknown): Promise<Work> {
  const battles = (await recorded()).three
  return {
    digest: hashOf(battles.slice(0, 4).map((battle) => hashOf(play(battle)))),
    batch() {
      for (const battle of battles) play(battle)
      return battles.length
    },
  }
}

function fight({ config, seed, choices }: Recorded, tell: ((event: HundredEvent) => void) | undefined): unknown {
  const ref = { config, dice: seededDice(seed), tell, work: undefined as never, late: [] }
  const state = RULES.setup(config, ref)
  for (const chosen of choices) {
    RULES.resolve(state, chosen, ref)
    while (state.phase === 'resolution') RULES.beat?.(state, ref)
  }
  if (state.result === null) throw new Error('The battle is not over')
  return state
}

function record(input: Json, name: string): Recorded {
  const parsed = RULES.config.parse(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  const config = parsed.value
  const seed = seedFrom(name)
  const ref = { config, dice: seededDice(seed), tell: undefined, work: undefined as never, late: [] }
  const thoughts = seededDice(seedFrom(`${name}, thinking`))
  const state = RULES.setup(config, ref)
  const choices: HundredChoice[][] = []
  const memories: readonly Memory[] = [{}, {}]
  while (state.result === null) {
    const chosen = [0, 1].map((seat) => {
      const answer = bot.choose(RULES.view(state, seat, config), thoughts, { level: 'normal' }, memories[seat] ?? {})
      if (!('choice' in answer)) throw new Error('A bot left')
      return answer.choice
    })
    choices.push(chosen)
    RULES.resolve(state, chosen, ref)
    while (state.phase === 'resolution') RULES.beat?.(state, ref)
  }
  return { config, seed, choices }
}
