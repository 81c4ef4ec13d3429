import type { AnyGame } from '@tessera/kernel'

const RULES: Readonly<Record<string, () => Promise<{ readonly game: AnyGame }>>> = {
  hexline: () => import('@tessera/hexline-screens/rules'),
  siegefront: () => import('@tessera/siegefront-screens/rules'),
  cohort: () => import('@tessera/cohort-screens/rules'),
  'gauntlet-duel': () => import('@tessera/gauntlet-screens/duel/rules'),
  'gauntlet-run': () => import('@tessera/gauntlet-screens/run/rules'),
  hundred: () => import('@tessera/hundred-screens/rules'),
}

/** The rules of one game alone, loaded when they are asked for. */
export async function findRules(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(RULES, id) ? (await RULES[id]?.())?.game : undefined
}
