import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { addedGames } from '../../../scripts/added-games.mjs'

/** Where a game begins in the client. */
export interface GameModules {
  readonly id: string
  /** The module that has its rules alone, for workers. */
  readonly rules: string
  /** Whether this module is loaded when the game is opened. */
  opens(module: string): boolean
}

/** Every game with screens, those that the configuration names as well. */
export function gameModules(root: string): readonly GameModules[] {
  const inside = readdirSync(join(root, 'games')).flatMap((game) =>
    screenFolders(join(root, 'games', game, 'screens')).map((folder): GameModules => {
      const index = join(folder, 'index.tsx')
      const words = join(root, 'games', game, 'rules', 'words')
      return {
        id: screensName(folder) ?? game,
        rules: join(folder, 'game.ts'),
        opens: (module) =>
          module === index ||
          module === join(words, 'en', 'index.ts') ||
          (dirname(module) === words && module.endsWith('.json')),
      }
    }),
  )
  const outside = addedGames(root).flatMap(({ folder, ids, rules }) =>
    ids.map((id): GameModules => ({ id, rules, opens: (module) => module.startsWith(folder + sep) })),
  )
  return [...inside, ...outside]
}

/** The folders that hold the screens of one game each: all of the package, or some folders in it. */
function screenFolders(screens: string): readonly string[] {
  if (!existsSync(screens)) return []
  const folders = [screens, ...readdirSync(screens).map((name) => join(screens, name))]
  return folders.filter((folder) => existsSync(join(folder, 'game.ts')))
}

/**
 * Screens are named after their game, and a folder in a package that holds several games after its part: `games/<game>/screens/run` is
 * `<game>-run`. Null for a module of anything else.
 */
export function screensName(module: string): string | null {
  const [, screens = '', game, part] = /^(.*\/games\/(\w+)\/screens)(?:\/(\w+))?(?:\/|$)/.exec(module) ?? []
  if (game === undefined) return null
  return part === undefined || existsSync(join(screens, 'game.ts')) ? game : `${game}-${part}`
}
