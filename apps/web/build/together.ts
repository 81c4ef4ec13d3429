import type { Rolldown } from 'vite'

/** What the home page is made of, besides what nobody else uses. */
const HOME = [
  /\/node_modules\/(react|react-dom|scheduler|zustand)\//,
  /virtual:icons\/table$/,
  /\/web\/src\/router\//,
  /\/web\/src\/table\/(piece\/piece|icon|icon-registry|width)\.tsx?$/,
  /\/web\/src\/ui\/(button|glyph|say|notice|error-boundary|keep-focus|waiting)\.tsx?$/,
  /\/web\/src\/(settings\/settings|sound\/(speaker|recipes)|store\/(local|matches|collection)|puzzles\/(puzzle-sets|progress))\.ts$/,
  /\/web\/src\/games\/[\w-]+\/(entry|picture|art\/torch)\.tsx?$/,
]
/** Workers load these as well, and nothing of a page. */
const OF_WORKERS = /\/games\/[\w-]+\/(game|sandbox\/outcomes)\.ts$|\.worker\.ts$/
/** What is heard at any table is told by the games. */
const PLAYING = /\/web\/src\/((play|table|ui|sound|store)\/|games\/[\w-]+\/sounds\.ts$)/
/** The rules of a game, without what only terminals play with. */
const RULES = /\/packages\/(hexline|siegefront|cohort|hundred|gauntlet)\/src\/(?!(run\/)?words\/terminal)/
const GAME = /\/web\/src\/games\/([\w-]+)\//

/**
 * Modules that are loaded together anyway, each set in one chunk. By themselves they come in dozens, since every page shares a little
 * with every other, and small files compress badly: a first match was a tenth larger that way. The test of page sizes tells when a
 * page begins to load a set for the sake of one module in it.
 */
export function together(): Rolldown.CodeSplittingGroup[] {
  const home = (id: string): boolean => HOME.some((part) => part.test(id))
  const source = (id: string): boolean => /\.tsx?$/.test(id) && !home(id) && !OF_WORKERS.test(id)
  const sets: Rolldown.CodeSplittingGroup[] = [
    { name: 'home', test: home, minShareCount: 2 },
    { name: 'playing', test: (id) => source(id) && PLAYING.test(id), minShareCount: 8 },
    { name: (id) => RULES.exec(id)?.[1] ?? null, test: RULES, minShareCount: 4 },
    { name: (id) => GAME.exec(id)?.[1] ?? null, test: (id) => source(id) && !PLAYING.test(id), minShareCount: 3 },
  ]
  return sets.map((set) => ({ ...set, includeDependenciesRecursively: false }))
}
