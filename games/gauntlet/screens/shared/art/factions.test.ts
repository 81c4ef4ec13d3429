import { readFileSync } from 'node:fs'
import { FACTIONS } from '@tessera/gauntlet'
import { expect, test } from 'vitest'
import { FACTION_LOOKS } from './factions.ts'

const sheet = readFileSync(new URL('../factions.css', import.meta.url), 'utf8')

test.each(FACTIONS)('%s has the same colours and the same pattern on the page and in a saved picture', (faction) => {
  const rules = sheet.split(`[data-faction="${faction}"]`)[1]?.split('}')[0] ?? ''
  const { field, edge, light, ink, tile } = FACTION_LOOKS[faction]
  for (const [name, value] of Object.entries({ '--f': field, '--f-2': edge, '--f-hi': light, '--f-ink': ink }))
    expect(rules).toContain(`${name}: ${value};`)
  expect(rules).toContain(`width='${tile.width}' height='${tile.height}'%3E%3Cpath d='${tile.path}'`)
})
