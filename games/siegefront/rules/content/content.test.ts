import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { abilityText } from '../words/names.ts'
import { ABILITIES, abilityOf, STATUSES } from './abilities.ts'
import { CARDS, cardOf, isCard, MILITIA } from './cards.ts'
import { deckErrors } from './deck.ts'
import { READY_DECKS } from './decks.ts'
import { PERSONALITIES, personalityOf } from './personalities.ts'
import { FORMATIONS, TERRAINS, WEATHERS } from './tables.ts'

const BONUS = { common: 0, rare: 1, epic: 2, legendary: 4 } as const

describe('content', () => {
  it.each(CARDS.map((card) => [card.name, card] as const))(
    'SGF-702 SGF-701 %s has the points of its cost',
    (_name, card) => {
      const abilities = card.abilities.reduce((sum, key) => sum + abilityOf(key).points, 0)
      const points = 2 * card.attack + card.hp + 3 * card.defence + 2 * (card.speed - 1) + abilities
      expect(points).toBe(4 * card.cost + 4 + BONUS[card.rarity])
      expect(card.cost).toBeGreaterThanOrEqual(1)
      expect(card.cost).toBeLessThanOrEqual(10)
      expect([1, 2, 3]).toContain(card.speed)
    },
  )

  it('SGF-1203 78 cards: 36 common, 23 rare, 13 epic, 6 legendary', () => {
    const count = (rarity: string) => CARDS.filter((card) => card.rarity === rarity).length
    expect([CARDS.length, count('common'), count('rare'), count('epic'), count('legendary')]).toEqual([
      78, 36, 23, 13, 6,
    ])
    expect(new Set(CARDS.map((card) => card.key)).size).toBe(78)
  })

  it('SGF-004 keys are the names in lower case with hyphens', () => {
    const keyOf = (name: string) => name.toLowerCase().replaceAll(/[ :]+/g, '-')
    for (const { key, name } of [
      ...CARDS,
      MILITIA,
      ...READY_DECKS,
      ...PERSONALITIES,
      ...ABILITIES.map(({ key }) => ({ key, name: abilityText(key) })),
    ])
      expect(key).toBe(keyOf(name))
  })

  it('SGF-1201 SGF-1202 59 abilities by trigger; Weathercall comes once for each weather a card calls', () => {
    const names = new Map(ABILITIES.map(({ key, trigger }) => [abilityText(key).replace(/:.*/, ''), trigger]))
    expect(names.size).toBe(59)
    const count = (trigger: string) => [...names.values()].filter((entry) => entry === trigger).length
    expect(
      ['passive', 'on_deploy', 'on_attack', 'on_damage', 'on_death', 'on_turn_start', 'on_turn_end', 'activated'].map(
        count,
      ),
    ).toEqual([18, 12, 10, 3, 5, 3, 3, 5])
    for (const card of CARDS) for (const key of card.abilities) expect(abilityOf(key).key).toBe(key)
    const used = new Set(
      [...CARDS, ...PERSONALITIES.map(({ pool }) => ({ abilities: pool }))].flatMap((entry) => entry.abilities),
    )
    expect(ABILITIES.filter(({ key }) => !used.has(key))).toEqual([])
  })

  it('SGF-1202 every ability has a test named after it', () => {
    const files = ['passive', 'deploy', 'attack', 'damage', 'death', 'turn', 'activated']
    const tests = files
      .map((file) => readFileSync(new URL(`../rules/abilities/${file}.test.ts`, import.meta.url), 'utf8'))
      .join('')
    const tabled = ['Frostbite', 'Stunblow', 'Venom', 'Ignite', 'Weaken']
    for (const { key } of ABILITIES) {
      const [plain = ''] = abilityText(key).split(':')
      expect(tests, plain).toMatch(
        tabled.includes(plain) ? `['${plain}', ` : `SGF-1202 ${plain}:`.replace('Weathercall', 'SGF-902 Weathercall'),
      )
    }
  })

  it('SGF-1202 unknown keys are an error, and a token is no card of the catalogue', () => {
    expect(() => abilityOf('fly')).toThrow('There is no ability fly')
    expect(() => cardOf('ace')).toThrow('There is no card ace')
    expect(() => personalityOf('nobody')).toThrow('There is no personality nobody')
    expect([isCard('militia'), isCard('footman'), cardOf('militia').name]).toEqual([false, true, 'Militia'])
  })

  it.each(READY_DECKS.map((deck) => [deck.name, deck] as const))(
    'SGF-1204 SGF-703 %s is a legal deck',
    (_name, deck) => {
      expect(deck.cards).toHaveLength(30)
      expect(deckErrors(deck.cards)).toEqual([])
    },
  )

  it('SGF-1213 SGF-1214 six personalities: weights add up to 100 with HP, pools hold six abilities', () => {
    expect(PERSONALITIES.map(({ key }) => key)).toEqual([
      'marshal',
      'ravager',
      'bastion',
      'stalker',
      'arcanist',
      'besieger',
    ])
    for (const { attack, defence, pool, speeds, gate } of PERSONALITIES) {
      expect(attack + defence).toBeLessThan(100)
      expect(pool).toHaveLength(6)
      for (const key of pool) expect(abilityOf(key).points).toBeGreaterThan(0)
      expect(speeds[0]).toBeLessThan(speeds[1])
      expect(gate).toBeLessThan(100)
    }
  })

  it('SGF-801 SGF-901 SGF-1001 SGF-1101 seven formations, five weathers, five grounds, nine statuses', () => {
    expect([Object.keys(FORMATIONS).length, WEATHERS.length, TERRAINS.length, STATUSES.length]).toEqual([7, 5, 5, 9])
  })

  it('SGF-1203 SGF-1204 SGF-1213 the rulebook prints what is played', () => {
    const book = readFileSync(new URL('../../book.md', import.meta.url), 'utf8')
    const named = (key: string) =>
      abilityText(key).replace(/: (.+)/, (_all, weather: string) => ` ${weather.toUpperCase()}`)
    for (const { name, rarity, cost, attack, hp, defence, speed, abilities } of CARDS)
      expect(book).toContain(
        `| ${rarity} | ${name} | ${cost} | ${attack}/${hp}/${defence}/${speed} | ${abilities.map(named).join(', ')} |`,
      )
    for (const { key, cards } of READY_DECKS) {
      const kinds = [...new Set(cards)].map(
        (card) => `${cards.filter((other) => other === card).length} ${cardOf(card).name}`,
      )
      expect(book).toContain(
        `| \`${key}\` | ${READY_DECKS.find((deck) => deck.key === key)?.name} | ${kinds.join(', ')} |`,
      )
    }
    for (const { key, gate, pool } of PERSONALITIES)
      expect(book).toMatch(new RegExp(`\\| \`${key}\` \\|.*\\| ${gate} \\| ${pool.map(named).join(', ')} \\|`))
  })
})
