import type { CommandExamples, GameCommand, PuzzleMaker } from '@tessera/command'

export const commands: readonly GameCommand[] = [
  {
    name: 'check-unit',
    description: 'checks custom units of Hexline and says what they cost',
    arguments: [['<file>', 'JSON: one unit, or a list of them']],
    options: [['--json', 'one JSON object { ok, units: [{ id, cost, inputErrors }] }']],
    load: () => import('./check-unit.ts'),
  },
]

export const puzzles: readonly PuzzleMaker[] = [{ game: 'hexline', found: 44, load: () => import('./puzzles.ts') }]

export const examples: CommandExamples = {
  play: ['hexline --battles 1 --deployment free'],
  sim: [
    'hexline',
    'hexline -n 10000 --army-a iron_line --army-b hunting_pack',
    `hexline --a captain --b random --config '{"battles":3}' --save records`,
  ],
  'lab init': ['hexline --out field.yaml'],
}
