import type { Rolldown } from 'vite'
import { screensName } from './game-modules.ts'

/** What the home page is made of, besides what nobody else uses. */
const HOME = [
  /\/node_modules\/(react|react-dom|scheduler|zustand)\//,
  /virtual:icons\/ui$/,
  /\/engine\/ui\/(router|icons)\/(?!icons\.ts)/,
  /\/engine\/table\/piece\/piece\.tsx$/,
  /\/engine\/ui\/controls\/(width|button|glyph|say|notice|error-boundary|keep-focus|waiting|use-title|wordmark)\.tsx?$/,
  /\/engine\/ui\/(settings\/settings|preferences\/theme-button|sound\/(speaker|recipes)|storage\/(local|collection))\.tsx?$/,
  /\/engine\/play\/(kept\/(matches|going)|online\/outlook|puzzles\/(puzzle-sets|progress))\.ts$/,
  /\/apps\/web\/src\/site\/|\/games\/list\/(added-)?screens\.ts$|\/rules\/puzzles\/set\.json$/,
  /\/screens\/(\w+\/)?(entry|picture|art\/torch)\.tsx?$/,
]
/** What words messages, in pages and in workers, whose rules word refusals and events. */
const WORDS = /\/engine\/words\/|\/words\/(catalogue|english-later)\.ts$/
/** One language of a catalogue is loaded by itself. */
const MESSAGES = /\/words\/en\/|\/words\/[\w-]+\.json$/
/** Workers load these as well, and nothing of a page. */
const OF_WORKERS = /\/screens\/(\w+\/)?(game|orders\/sandbox\/outcomes)\.ts$|\.worker\.ts$/
/** Where rules are found by their names, in pages and in workers. */
const REGISTRY = /\/(play\/definition\/registry|games\/list\/(added-)?rules-of)\.ts$/
/** What every table is made of. */
const PLAYING = /\/engine\/(play\/(?!online)|table|ui)/
/** The rules of a game, without what only terminals play with, and without its messages, of which one language is loaded. */
const RULES = /\/games\/(\w+)\/rules\/(?!(\w+\/)?words\/(terminal|catalogue|english-later|en\/|[\w-]+\.json))/
/** Simulation, for pages and workers: a worker that found a part of it in the chunk of a page would load that page. */
const LAB = /\/engine\/lab\/(?!statistics|wilson)|\/node_modules\/yaml\//
const STATISTICS = /\/engine\/lab\/statistics\//
/** What needs the match server, which most matches do without. */
const ONLINE = /\/screens\/(\w+\/)?(online|holdings)\//

/**
 * Modules that are loaded together anyway, each set in one chunk. By themselves they come in dozens, since every page shares a little
 * with every other, and small files compress badly: a first match was a tenth larger that way. The test of page sizes tells when a
 * page begins to load a set for the sake of one module in it.
 */
export function together(): Rolldown.CodeSplittingGroup[] {
  const home = (id: string): boolean => HOME.some((part) => part.test(id))
  const source = (id: string): boolean =>
    /\.tsx?$/.test(id) &&
    !MESSAGES.test(id) &&
    !home(id) &&
    !WORDS.test(id) &&
    !OF_WORKERS.test(id) &&
    !REGISTRY.test(id)
  const sets: Rolldown.CodeSplittingGroup[] = [
    { name: 'registry', test: REGISTRY, minShareCount: 2 },
    { name: 'words', test: WORDS, minShareCount: 2 },
    { name: 'lab', test: LAB },
    { name: 'statistics', test: STATISTICS },
    { name: 'home', test: home, minShareCount: 2 },
    { name: 'playing', test: (id) => source(id) && PLAYING.test(id), minShareCount: 8 },
    { name: (id) => RULES.exec(id)?.[1] ?? null, test: RULES, minShareCount: 4 },
    {
      name: screensName,
      test: (id) => source(id) && !PLAYING.test(id) && !ONLINE.test(id),
      minShareCount: 3,
    },
  ]
  return sets.map((set) => ({ ...set, includeDependenciesRecursively: false }))
}
