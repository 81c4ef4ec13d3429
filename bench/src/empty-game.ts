import { createMatch, type Ruleset, type Schema, seedFrom } from '@tessera/kernel'
import type { Work } from './bench.ts'

interface State {
  turn: number
}

const anything: Schema<null> = { parse: () => ({ ok: true, value: null }), json: {}, hostFields: [] }

/** A game in which nothing happens: what is left is the kernel's own cost of a choice. */
const empty: Ruleset<null, State, null, never, State> = {
  id: 'empty',
  version: 1,
  config: anything,
  choice: anything,
  seats: () => 1,
  setup: () => ({ turn: 0 }),
  awaiting: () => ALONE,
  resolve: (state) => {
    state.turn++
  },
  result: () => null,
  period: (state) => state.turn,
  view: (state) => state,
  hear: (_state, event) => event,
  refuse: () => null,
  sample: () => null,
  late: () => null,
}
const ALONE = [0]
const CHOICES = 5000

export function choices(): Work {
  const seed = seedFrom('empty')
  return {
    batch() {
      const match = createMatch(empty, { config: null, seed })
      for (let at = 0; at < CHOICES; at++) {
        if (match.submit(0, at, null) !== null) throw new Error('A choice was refused')
      }
      return CHOICES
    },
  }
}
