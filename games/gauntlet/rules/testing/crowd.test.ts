import { describe, expect, test } from 'vitest'
import { PRINTED } from '../content/content.ts'
import { readAbility } from '../content/notation.ts'
import { differences } from './compare.ts'
import { crowd, STANDS } from './crowd.ts'
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
const UNPRINTED: readonly string[] = [
  'Aura static2 allies: tag Flyer',
  'Aura static3 enemies: tag remove Unstoppable; status blind',
  'A0 reach=any aim=enemies/nearest: zone r2 3 enemies stay {status slow; mod armor -5; mod speed -1; tag Charger}',
  'A0 reach=any aim=enemies/nearest: zone self r3 2 both enter {damage 20%hp true; resolve -20%resolve}',
  'A0 reach=any aim=enemies/nearest: swap; damage 50%armor physical',
  'A0 reach=any aim=others/lowest_hp_pct*2: heal 30%missing; barrier 10%ownhp d2; mod maxhp +20% d2',
  'A0 reach=any aim=enemies/highest_armor: damage 40%hp magic; heal 50%dealt @self; status charm d1',
  'A0 reach=any aim=enemies/farthest area=column: damage 20 true; push 2; disrupt',
  'A0 reach=any aim=enemies/most_shred area=cross: damage 15%maxhp physical; shred 2',
  'A0 reach=any aim=enemies/random*2: status fear d1; status evade d2 @self',
  'P on_attacked when[first]: barrier 12 d2; mod dodge +30 d2',
  'P always when[isolated]: mod atk +40%; status stealth',
  'Aura static9 enemies: tag Skirmisher if[hp<50]; tag Flyer if[bound]',
  'P on_death aim=self area=burst2(self,enemies): damage 30 true; summon risen_skeleton 1 dB front',
  'P turn_start aim=enemies/nearest: damage 9 true; resolve -5',
  'P on_attacked aim=others[wounded]/lowest_hp*2 area=burst1(target,allies): heal 11; barrier 5 d1',
  'P turn_end aim=enemies[summoned] min=1: damage 99 true',
  'P on_hit aim=enemies*all area=row min=2: shred 1; mod speed -1 d1',
]

describe('GB-206 GB-207 GB-210 GB-216 made-up abilities in a crowd do what the plain reference says', () => {
  test.each(UNPRINTED.map((definition, place) => [definition, place] as const))('%s', (definition, place) => {
    const ability = readAbility('made_up', 'Made up', definition)
    const content = { ...PRINTED, abilities: new Map(PRINTED.abilities).set(ability.id, ability) }
    for (const stand of [STANDS[0], STANDS[(place % (STANDS.length - 1)) + 1]])
      expect(differences(crowd([ability.id], stand ?? {}, content), definition, BEATS)).toEqual([])
  })
})
