import type { AnyGame } from '@tessera/kernel'

/** Finds the rules of one game without loading those of the others; nothing for an id that no game has. */
export type FindRules = (id: string) => Promise<AnyGame | undefined>

let find: FindRules = async () => undefined

/** Called once, by a page or a worker, before anything else: this package knows no game by itself. */
export function registerRules(rules: FindRules): void {
  find = rules
}

/** The rules of one game without those of the others: all that a page or a worker needs that plays only this one. */
export function rulesOf(id: string): Promise<AnyGame | undefined> {
  return find(id)
}
