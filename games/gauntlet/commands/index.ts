import type { GameCommand } from '@tessera/command'

export const commands: readonly GameCommand[] = [
  {
    name: 'season',
    description: 'closes the season of the ladder of Gauntlet runs and begins the next',
    arguments: [
      ['<game>', 'gauntlet-run'],
      ['<name>', 'what the next season is called'],
    ],
    options: [['--json', 'print { season } instead of a sentence']],
    database: true,
    load: () => import('./season.ts'),
  },
]
