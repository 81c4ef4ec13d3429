import type { CohortConfig } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { fieldsOf } from '@tessera/play'
import { mapName } from '../names.ts'
import { USUAL } from './remembered.ts'

/** Options in a few words. */
export function inShort({ supply, weather, fog, turnLimit }: CohortConfig): string {
  const sky =
    weather === 'variable'
      ? words.said('setup.skyChanges')
      : words.said('setup.skyAlways', { weather: words.said(`weather.${weather}`) })
  const facts = { supply, sky, fog: words.said(fog ? 'setup.withFog' : 'setup.noFog') }
  return turnLimit === null
    ? words.text('setup.inShort', facts)
    : words.text('setup.inShortTurns', { ...facts, turns: turnLimit })
}

/** The same of a match on a server, with its map. */
export function matchInShort(config: unknown): string {
  const options = configOf(config)
  return words.text('setup.onMap', { map: mapName(options.map), options: inShort(options) })
}

export function configOf(config: unknown): CohortConfig {
  return { ...USUAL, ...fieldsOf(config) }
}
