import type { CohortConfig } from '@tessera/cohort'
import { fieldsOf } from '@tessera/play'
import { mapName } from '../names.ts'
import { USUAL } from './remembered.ts'

/** Options in a few words. */
export function inShort({ supply, weather, fog, turnLimit }: CohortConfig): string {
  const sky = weather === 'variable' ? 'changing weather' : `always ${weather.replace('_', ' ')}`
  return `${supply} supply points, ${sky}, ${fog ? 'fog of war' : 'no fog'}${turnLimit === null ? '' : `, ${turnLimit} turns`}`
}

/** The same of a match on a server, with its map. */
export function matchInShort(config: unknown): string {
  const options = configOf(config)
  return `${mapName(options.map)}, ${inShort(options)}`
}

export function configOf(config: unknown): CohortConfig {
  return { ...USUAL, ...fieldsOf(config) }
}
