import { ABILITIES, CARDS, FORMATIONS, PERSONALITIES, STATUSES, TERRAINS, WEATHERS } from '@tessera/siegefront'
import { describe, expect, test } from 'vitest'
import { abilityIcon, cardIcon, faceIcon, formationIcon, statusIcon, terrainIcon, weatherIcon } from './art.ts'

const distinct = (icons: readonly string[]) => expect(new Set(icons).size).toBe(icons.length)

describe('pictures', () => {
  test('every card has its own, and so has every ability, status, terrain, weather, formation and face', () => {
    distinct([...CARDS.map(({ key }) => cardIcon(key)), cardIcon('militia')])
    distinct(ABILITIES.map(({ key }) => abilityIcon(key)))
    distinct(STATUSES.map(statusIcon))
    distinct(TERRAINS.map(terrainIcon))
    distinct(WEATHERS.map(weatherIcon))
    distinct((Object.keys(FORMATIONS) as (keyof typeof FORMATIONS)[]).map(formationIcon))
    distinct(PERSONALITIES.map(({ key }) => faceIcon(key)))
  })
  test('forged cards are known by their noun', () => {
    const nouns = PERSONALITIES.flatMap(({ nouns: all }) => all)
    distinct(nouns.map((noun) => cardIcon('forged', `Raging ${noun}`)))
  })
})
