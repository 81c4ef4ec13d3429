import type { Terminal, TerminalTurn } from '@tessera/kernel'
import { expect, test } from 'vitest'
import type { RunChoice } from '../choice.ts'
import { campOf, configOf } from '../testing/climb.ts'
import { refuseRun } from '../view/refuse.ts'
import { viewRun } from '../view/view.ts'
import { runTerminal } from './terminal.ts'

/** A person who answers menus in this order. */
function person(answers: readonly (string | null)[]): TerminalTurn<RunChoice> {
  const left = [...answers]
  const terminal: Terminal = {
    interactive: true,
    print: () => {},
    ask: async () => null,
    async select(_message, options) {
      const said = left.shift() ?? null
      if (said !== null) expect(options.map(({ value }) => value)).toContain(said)
      return said
    },
    selectMany: async () => [],
    enter: async () => null,
    paint: (_style, text) => text,
  }
  const dice = { int: () => 0 } as never
  return { terminal, dice, advise: () => ({ do: 'fight' }) }
}

test('GR-506 in a terminal upgrades are bought and undone until the team is placed', async () => {
  const state = campOf('order', 'ser_aldric', ['ord_squire', 'ord_footman', 'ord_bowman'], { gold: 10 })
  const view = viewRun(state, 0, configOf())
  const choice = await runTerminal.choose(view, person(['c01', 'c02', 'undo', 'on', 'tight', 'mid', 'late']))
  expect(choice).toMatchObject({ do: 'find', upgrades: ['c01'], timings: ['mid', 'late'] })
  expect(choice !== null && refuseRun(view, choice)).toBeNull()
  expect(await runTerminal.choose(view, person([null]))).toBeNull()
})
