import { copy, seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { PRINTED } from '../content/content.ts'
import { beatBattle } from '../rules/battle.ts'
import type { Battle } from '../state.ts'
import { same } from './compare.ts'
import { crowd, STANDS } from './crowd.ts'
import { Ledger } from './ledger.ts'
import { referenceBeat } from './reference/battle.ts'
import type { Led, Scene } from './scene.ts'

/** Everybody's turn, the end of the round, and the start of the next. */
const BEATS = 10

/** Plays on from a position by the rules and by the reference with the same dice, and keeps accounts of what is told. */
function differences({ battle: start, field: { content } }: Scene, seed: string): readonly string[] {
  const battle = copy(start)
  const reference: Battle = copy(start)
  const [dice, other] = [seededDice(seedFrom(seed)), seededDice(seedFrom(seed))]
  for (let beat = 0; beat < BEATS && battle.result === null; beat++) {
    const ledger = new Ledger(battle)
    beatBattle(battle, content, { dice, tell: (event) => void ledger.note(event) })
    referenceBeat(reference, content, other, null)
    const wrong = [...ledger.close()]
    if (dice.position() !== other.position() || !same(battle, reference)) wrong.push('The reference has it otherwise')
    if (wrong.length > 0) return wrong.map((text) => `Beat ${beat}: ${text}`)
  }
  return []
}

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
    expect(differences(s, title)).toEqual([])
  })
})
