import { type ArmyList, readArmyCode, writeArmyCode } from '@tessera/cohort'
import type { Parsed } from '@tessera/kernel'

export function armyLink(origin: string, army: ArmyList): string {
  return `${origin}/cohort/army?${new URLSearchParams({ code: writeArmyCode(army) })}`
}

/** A code, or a link with one in it. */
export function readSharedArmy(text: string): Parsed<ArmyList> {
  const at = text.indexOf('?')
  const query = at === -1 || text.trimStart().startsWith('co1:') ? null : new URLSearchParams(text.slice(at + 1))
  return readArmyCode(query?.get('code') ?? text)
}
