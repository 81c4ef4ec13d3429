import type { AnyGame } from '@tessera/kernel'
import type { OnlineSession } from '@tessera/play/online'
import { words } from '../words/catalogue.ts'

/** Whether a match is played by rules that this page has, by newer ones that loading it again may bring, or by newer ones still. */
export type RulesHere = 'known' | 'load-again' | 'newer'

/** Matches of older rules are played on: the server has those, and refuses what they do not allow. */
export function rulesHere(match: { readonly version: number }, game: AnyGame, loadedAgain: boolean): RulesHere {
  if (match.version <= game.ruleset.version) return 'known'
  return loadedAgain ? 'newer' : 'load-again'
}

/** The match as a spectator sees it, for a page that does not know its rules: no choice is made by wrong ones. */
export function readOnly(session: OnlineSession): OnlineSession {
  const refusal = { code: 'other_rules', message: words.text('match.older') }
  const refuse = async () => refusal
  return { ...session, submit: refuse, withdraw: refuse }
}

const KEY = 'tessera.loaded-again'

/** Whether the page was loaded anew for this match already; from now on it was. */
export function loadedAgainFor(match: { readonly id: string; readonly version: number }): boolean {
  const mark = `${match.id} ${match.version}`
  try {
    if (sessionStorage.getItem(KEY) === mark) return true
    sessionStorage.setItem(KEY, mark)
    return false
  } catch {
    return true
  }
}
