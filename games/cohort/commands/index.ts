import type { CommandExamples, GameCommand } from '@tessera/command'

export const commands: readonly GameCommand[] = [
  {
    name: 'orders',
    description: 'what a sheet of written orders is understood as, in the first turn of a match of Cohort',
    arguments: [['[words...]', 'the orders, in plain English']],
    options: [
      ['--map <map>', 'where', 'river_crossing'],
      ['--culture <culture>', 'whose ready-made army is told', 'roman_republic'],
      ['--against <culture>', "the other side's", 'carthaginian'],
      ['--no-fog', 'every enemy is known, so that X1, X2 and so on can be named'],
      ['-s, --seed <text>', 'any text: the weather', '1'],
      ['-f, --file <file>', 'read the orders from a file'],
      ['--json', 'one JSON object { ok, map, units, orders, echo, questions, errors, notes }'],
    ],
    after: `
Ends with code 1 where something was not understood or has to be asked first; with --json that is the field ok.

  tessera orders --map river_crossing --culture spartan "Send the scouts across the river and hold the ford with the Royal Guard"`,
    load: () => import('./orders.ts'),
  },
]

export const examples: CommandExamples = { play: ['cohort --army spartan --map hill_fort'] }
