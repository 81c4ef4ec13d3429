import { describe, expect, test } from 'vitest'
import { abilityOf } from '../content/complete.ts'
import { PRINTED } from '../content/content.ts'
import type { Definition } from '../content/definition.ts'
import { abilityText } from '../words/abilities.ts'
import { differences } from './compare.ts'
import { crowd, STANDS } from './crowd.ts'
import { atNearest, passive } from './made-up.ts'
import type { Led } from './scene.ts'

/** Everybody's turn, the end of the round, and the start of the next. */
const BEATS = 10

/** Each active ability with one of the others, under one leader after another, with one spell after another. */
function mixed(): readonly (readonly [
  title: string,
  abilities: readonly string[],
  led: Led,
  spell: string,
  place: number,
])[] {
  const every = [...PRINTED.abilities.values()]
  const active = every.filter(({ kind }) => kind === 'active')
  const others = every.filter(({ kind }) => kind !== 'active')
  const leaders = [...PRINTED.leaders.values()]
  const spells = [...PRINTED.spells.values()]
  return Array.from({ length: Math.max(active.length, others.length, leaders.length, spells.length) }, (_, place) => {
    const of = <T>(list: readonly T[]): T => list[place % list.length] as T
    const [does, is, leads, casts] = [of(active), of(others), of(leaders), of(spells)]
    const led = { leader: leads.id, faction: leads.faction }
    return [
      [does, is, leads, casts].map(({ name }) => name).join(', '),
      [does.id, is.id],
      led,
      casts.id,
      place,
    ] as const
  })
}

describe('GB-204 GB-209 GB-210 GB-220 GB-1101 abilities, leaders and spells in a crowd do what the plain reference says', () => {
  test.each(mixed())('%s', (title, abilities, led, spell, place) => {
    const s = crowd(abilities, STANDS[place % STANDS.length] ?? {}, PRINTED, led)
    s.battle.sides[0].spells.push({ id: spell, timing: 'mid', fired: false })
    expect(differences(s, title, BEATS)).toEqual([])
  })
})

/** Words of the vocabulary that no printed ability uses. */
const UNPRINTED: readonly Definition[] = [
  { kind: 'aura', aura: { type: 'static', range: 2, side: 'allies' }, effects: [{ do: 'tag', tag: 'Flyer' }] },
  {
    kind: 'aura',
    aura: { type: 'static', range: 3, side: 'enemies' },
    effects: [
      { do: 'tag', tag: 'Unstoppable', remove: true },
      { do: 'status', id: 'blind' },
    ],
  },
  atNearest([
    {
      do: 'zone',
      radius: 2,
      rounds: 3,
      side: 'enemies',
      on: 'stay',
      effects: [
        { do: 'status', id: 'slow' },
        { do: 'modify', stat: 'armor', flat: -5 },
        { do: 'modify', stat: 'speed', flat: -1 },
        { do: 'tag', tag: 'Charger' },
      ],
    },
  ]),
  atNearest([
    {
      do: 'zone',
      at: 'self',
      radius: 3,
      rounds: 2,
      side: 'both',
      on: 'enter',
      effects: [
        { do: 'damage', amount: { hp: 20 }, type: 'true' },
        { do: 'resolve', amount: { resolve: -20 } },
      ],
    },
  ]),
  atNearest([{ do: 'swap' }, { do: 'damage', amount: { armor: 50 }, type: 'physical' }]),
  {
    kind: 'active',
    aim: { base: 'others', order: 'lowest_hp_pct', count: 2 },
    effects: [
      { do: 'heal', amount: { missing: 30 } },
      { do: 'barrier', amount: { ownhp: 10 }, d: 2 },
      { do: 'modify', stat: 'maxhp', pct: 20, d: 2 },
    ],
  },
  {
    kind: 'active',
    aim: { base: 'enemies', order: 'highest_armor' },
    effects: [
      { do: 'damage', amount: { hp: 40 }, type: 'magic' },
      { do: 'heal', amount: { dealt: 50 }, to: 'self' },
      { do: 'status', id: 'charm', d: 1 },
    ],
  },
  {
    kind: 'active',
    aim: { base: 'enemies', order: 'farthest' },
    area: { shape: 'column' },
    effects: [{ do: 'damage', amount: 20, type: 'true' }, { do: 'push', n: 2 }, { do: 'disrupt' }],
  },
  {
    kind: 'active',
    aim: { base: 'enemies', order: 'most_shred' },
    area: { shape: 'cross' },
    effects: [
      { do: 'damage', amount: { maxhp: 15 }, type: 'physical' },
      { do: 'shred', n: 2 },
    ],
  },
  {
    kind: 'active',
    aim: { base: 'enemies', order: 'random', count: 2 },
    effects: [
      { do: 'status', id: 'fear', d: 1 },
      { do: 'status', id: 'evade', d: 2, to: 'self' },
    ],
  },
  passive(
    'on_attacked',
    [
      { do: 'barrier', amount: 12, d: 2 },
      { do: 'modify', stat: 'dodge', flat: 30, d: 2 },
    ],
    { when: ['first'] },
  ),
  passive(
    'always',
    [
      { do: 'modify', stat: 'atk', pct: 40 },
      { do: 'status', id: 'stealth' },
    ],
    { when: ['isolated'] },
  ),
  {
    kind: 'aura',
    aura: { type: 'static', range: 9, side: 'enemies' },
    effects: [
      { do: 'tag', tag: 'Skirmisher', if: [{ word: 'hp<', n: 50 }] },
      { do: 'tag', tag: 'Flyer', if: ['bound'] },
    ],
  },
  passive(
    'on_death',
    [
      { do: 'damage', amount: 30, type: 'true' },
      { do: 'summon', unit: 'risen_skeleton', n: 1, d: 'battle', at: 'front' },
    ],
    { aim: 'self', area: { shape: 'burst', n: 2, centre: 'self', side: 'enemies' } },
  ),
  passive(
    'turn_start',
    [
      { do: 'damage', amount: 9, type: 'true' },
      { do: 'resolve', amount: -5 },
    ],
    { aim: { base: 'enemies', order: 'nearest' } },
  ),
  passive(
    'on_attacked',
    [
      { do: 'heal', amount: 11 },
      { do: 'barrier', amount: 5, d: 1 },
    ],
    { aim: { base: 'others', filter: ['wounded'], order: 'lowest_hp', count: 2 }, area: { shape: 'burst', n: 1 } },
  ),
  passive('turn_end', [{ do: 'damage', amount: 99, type: 'true' }], { aim: { base: 'enemies', filter: ['summoned'] } }),
  passive(
    'on_hit',
    [
      { do: 'shred', n: 1 },
      { do: 'modify', stat: 'speed', flat: -1, d: 1 },
    ],
    { min: 2, aim: { base: 'enemies', count: 'all' }, area: { shape: 'row' } },
  ),
]

describe('GB-206 GB-207 GB-210 GB-216 made-up abilities in a crowd do what the plain reference says', () => {
  const made = UNPRINTED.map((definition) => abilityOf('made_up', 'Made up', definition))
  test.each(made.map((ability, place) => [abilityText(ability), ability, place] as const))(
    '%s',
    (title, ability, place) => {
      const content = { ...PRINTED, abilities: new Map(PRINTED.abilities).set(ability.id, ability) }
      for (const stand of [STANDS[0], STANDS[(place % (STANDS.length - 1)) + 1]])
        expect(differences(crowd([ability.id], stand ?? {}, content), title, BEATS)).toEqual([])
    },
  )
})
