import type { GroupId } from '../../content/groups.ts'
import type { Match } from '../words/phrase.ts'
import { ENEMY_PHRASES, GROUP_PHRASES, PICK_PHRASES } from '../words/vocabulary.ts'
import { type PlaceRef, placeAt } from './place-phrases.ts'
import { matchHere, pastSkips, type Reading, tokenHere } from './reading.ts'

/** Whom to fight, as written (COH-12.9). */
export type TargetRef =
  | { readonly is: 'contact'; readonly handle: number }
  | { readonly is: 'pick'; readonly which: 'nearest' | 'weakest' | 'strongest'; readonly group: GroupId | null }
  | { readonly is: 'place'; readonly place: PlaceRef }

/** (nearest | closest | weakest | strongest) enemy [group]; enemy, anyone = nearest; `enemy at` place. */
export function enemyAt(reading: Reading, at: number): Match<TargetRef> | null {
  const pick = matchHere(reading, PICK_PHRASES, at)
  const start = pick === null ? at : pastSkips(reading, pick.end)
  const enemy = matchHere(reading, ENEMY_PHRASES, start)
  const named = pick === null || enemy !== null ? null : enemyGroupAt(reading, start)
  if (enemy === null && named === null) return null
  const group = named ?? enemyGroupAt(reading, pastSkips(reading, enemy?.end ?? start))
  const end = group?.end ?? enemy?.end ?? start
  const place = whereAt(reading, end)
  if (place !== null) return { value: { is: 'place', place: place.value }, end: place.end }
  return { value: { is: 'pick', which: pick?.value ?? 'nearest', group: group?.value ?? null }, end }
}

/** What kind of enemy; hired men cannot be told from others. */
export function enemyGroupAt(reading: Reading, at: number): Match<GroupId> | null {
  const group = matchHere(reading, GROUP_PHRASES, at)
  if (group === null) return null
  const blind: readonly GroupId[] = ['everyone', 'rest', 'mercenaries']
  return blind.includes(group.value) ? null : group
}

const WHERE_WORDS: ReadonlySet<string> = new Set(['at', 'on', 'in', 'near'])

function whereAt(reading: Reading, at: number): Match<PlaceRef> | null {
  if (!WHERE_WORDS.has(tokenHere(reading, at)?.key ?? '')) return null
  return placeAt(reading, pastSkips(reading, at))
}
