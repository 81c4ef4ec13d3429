import { expect, test } from 'vitest'
import { type Ability, ContentError } from '../content/ability.ts'
import { abilityOf } from '../content/complete.ts'
import { type Content, PRINTED } from '../content/content.ts'
import type { Definition, EffectDefinition } from '../content/definition.ts'
import type { Zone } from '../state.ts'
import { differences } from './compare.ts'
import { type Scene, type Standing, scene } from './scene.ts'

/** Everything that an effect may do, in the forms that differ. */
const EFFECTS: readonly EffectDefinition[] = [
  { do: 'strike', power: 80, type: 'magic' },
  { do: 'strike', power: 120, blows: 2, pierce: 40, sure: true },
  { do: 'strike', resolve: 150, crit: 30, silent: true },
  { do: 'strike' },
  { do: 'damage', amount: { atk: 60 }, type: 'physical' },
  { do: 'damage', amount: { hp: 15 }, type: 'magic' },
  { do: 'damage', amount: { flat: 5, armor: 40 }, type: 'true' },
  { do: 'damage', amount: { ownhp: 8 }, type: 'magic' },
  { do: 'damage', amount: { dealt: 30 }, type: 'true' },
  { do: 'heal', amount: { missing: 25 } },
  { do: 'heal', amount: { maxhp: 9 }, to: 'self' },
  { do: 'barrier', amount: 14, d: 2 },
  { do: 'resolve', amount: 12 },
  { do: 'resolve', amount: -15 },
  { do: 'resolve', amount: -12, fear: true },
  { do: 'resolve', amount: { resolve: -20 } },
  { do: 'rally' },
  { do: 'modify', stat: 'atk', pct: 20, d: 2 },
  { do: 'modify', stat: 'armor', flat: -4, d: 1, stack: 2 },
  { do: 'modify', stat: 'maxhp', pct: 20, d: 'battle' },
  { do: 'modify', stat: 'speed', flat: -1, d: 1, to: { base: 'allies', count: 'all' } },
  { do: 'status', id: 'stun', d: 1 },
  { do: 'status', id: 'charm', d: 1 },
  { do: 'status', id: 'burn', p: 6, d: 2 },
  { do: 'status', id: 'taunt', d: 2, chance: 60 },
  { do: 'contagion', type: 'fire' },
  { do: 'cleanse', what: 'all', n: 'all' },
  { do: 'cleanse', what: 'debuff', n: 1, to: { base: 'others', order: 'lowest_hp' } },
  { do: 'dispel', n: 1 },
  { do: 'push', n: 2 },
  { do: 'pull', n: 2 },
  { do: 'leap' },
  { do: 'leap', behind: true },
  { do: 'swap' },
  { do: 'teleport', mode: 'home' },
  { do: 'teleport', mode: 'away', n: 3 },
  { do: 'summon', unit: 'risen_skeleton', n: 1, d: 2, at: 'front' },
  { do: 'summon', unit: 'risen_skeleton', n: 2, d: 'battle', at: 'home', chance: 60 },
  { do: 'summon', unit: 'risen_skeleton', n: 1, d: 1, at: 'target' },
  { do: 'copy', d: 2, pct: 50 },
  { do: 'execute', below: 40 },
  { do: 'sacrifice' },
  { do: 'shred', n: 2 },
  { do: 'repair', n: 2, to: { base: 'allies', count: 'all' } },
  { do: 'ammo', n: -1 },
  { do: 'ammo', n: 1, to: 'self' },
  { do: 'cooldown', n: 'reset', to: { base: 'others', count: 'all' } },
  { do: 'cooldown', n: 1 },
  { do: 'tag', tag: 'Flyer', d: 1 },
  { do: 'tag', tag: 'Charger', remove: true, d: 1 },
  {
    do: 'zone',
    radius: 1,
    rounds: 2,
    side: 'enemies',
    on: 'enter',
    effects: [{ do: 'damage', amount: 9, type: 'true' }],
  },
  {
    do: 'zone',
    at: 'self',
    radius: 2,
    rounds: 2,
    side: 'both',
    on: 'stay',
    effects: [
      { do: 'status', id: 'slow' },
      { do: 'modify', stat: 'armor', flat: -3 },
    ],
  },
  { do: 'zone', at: 'front', radius: 1, rounds: 2, side: 'both', on: 'turn', effects: [{ do: 'resolve', amount: -9 }] },
  {
    do: 'zone',
    at: 'ahead',
    radius: 0,
    rounds: 2,
    side: 'both',
    on: 'turn',
    once: true,
    effects: [{ do: 'push', n: 1 }],
  },
  { do: 'act_again', to: { base: 'allies', order: 'nearest' } },
  { do: 'disrupt' },
  { do: 'revive', hp: 40, to: { base: 'fallen', order: 'id' } },
]

/** Ways in which effects come about; a zone lies there from the beginning. */
type Before = 'spell' | 'zone' | 'relic'
const HEADS: readonly (readonly [title: string, head: Omit<Definition, 'effects'>, before?: Before])[] = [
  ['used on the nearest', { kind: 'active', reach: 'own', aim: { base: 'enemies', order: 'nearest' } }],
  ['shot', { kind: 'active', shot: 'direct', aim: { base: 'enemies', order: 'farthest' } }],
  [
    'shot with a burst',
    {
      kind: 'active',
      shot: 'homing',
      reach: 4,
      aim: { base: 'enemies', order: 'highest_hp' },
      area: { shape: 'burst', n: 1 },
    },
  ],
  ['around itself', { kind: 'active', reach: 'self', area: { shape: 'burst', n: 2, centre: 'self', side: 'both' } }],
  [
    'a chain of friends',
    { kind: 'active', aim: { base: 'others', order: 'lowest_hp_pct' }, area: { shape: 'chain', n: 2, p: 60 } },
  ],
  ['on a hit', { kind: 'passive', on: 'on_hit' }],
  ['when attacked', { kind: 'passive', on: 'on_attacked' }],
  [
    'around itself when damaged',
    { kind: 'passive', on: 'on_damaged', area: { shape: 'burst', n: 1, centre: 'self', side: 'enemies' } },
  ],
  ['a pulse', { kind: 'aura', aura: { type: 'pulse', range: 2, side: 'both' } }],
  ['an aura at turn starts', { kind: 'aura', aura: { type: 'static', range: 2, side: 'enemies', on: 'turn' } }],
  ['a spell', { kind: 'spell', aim: { base: 'enemies', count: 2 } }, 'spell'],
  ['a zone', { kind: 'active', cooldown: 9, aim: { base: 'enemies', order: 'nearest' } }, 'zone'],
  ['a relic', { kind: 'aura', aura: { type: 'relic', range: 2, side: 'both' } }, 'relic'],
]

/** The turns of the owner and of the enemy before it. */
const BEATS = 2

/** So many effects an ability: each under every head, beside others every time. */
const TOGETHER = 4

function abilitiesOf(place: number): readonly Ability[] {
  const [, head, before] = HEADS[place] as (typeof HEADS)[number]
  const many = Math.ceil(EFFECTS.length / TOGETHER)
  return Array.from({ length: many }, (_, first) => first).flatMap((first) => {
    const list = Array.from(
      { length: TOGETHER },
      (__, turn) => EFFECTS[first + ((turn + place * turn) % TOGETHER) * many],
    )
    const known = list.filter((effect) => effect !== undefined)
    // Effects that a head cannot have are left out from the front; one zone is enough.
    for (let skipped = 0; skipped < known.length; skipped++) {
      const effects = known.slice(skipped)
      const inner = effects.filter((effect) => effect.do !== 'zone')
      if (before === 'zone' && inner.length < effects.length) continue
      try {
        const under = before === 'zone' ? [{ ...GROUND, effects: inner }] : effects
        return [abilityOf('made_up', 'Made up', { ...head, effects: under })]
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
      }
    }
    return []
  })
}

const GROUND = { do: 'zone', radius: 2, rounds: 3, side: 'both', on: 'turn' } as const

function stage(ability: Ability, before: Before | undefined): Scene {
  const content: Content = {
    ...PRINTED,
    abilities: new Map(PRINTED.abilities).set(ability.id, ability),
    spells: new Map(PRINTED.spells).set(ability.id, { ...ability, leader: '', hint: 'mid', signature: false }),
  }
  const owns: Partial<Standing> = before === undefined ? { abilities: [ability.id] } : {}
  const held = { turns: 3, fresh: false, at: 1 }
  const s = scene(
    [
      {
        at: [3, 3],
        side: 0,
        hp: 400,
        atk: 30,
        ammo: 4,
        range: 3,
        trajectory: 'arc',
        ...owns,
        is: { hp: 200, home: 2 },
      },
      {
        at: [3, 4],
        side: 1,
        hp: 500,
        resolve: 200,
        tags: ['Charger'],
        is: {
          hp: 150,
          vigilant: true,
          statuses: [{ id: 'haste', p: 0, by: 0, ...held }],
          modifiers: [{ source: 'gift', stat: 'atk', pct: 10, flat: 0, ...held }],
        },
      },
      {
        at: [2, 3],
        side: 0,
        hp: 300,
        armor: 20,
        abilities: ['heal'],
        is: { hp: 90, resolve: 40, stacks: 4, cooldown: 2, contagions: [{ type: 'curse', turns: 2 }] },
      },
      { at: [4, 5], side: 1, hp: 500, ammo: 3, range: 4, trajectory: 'direct', nature: 'bound', is: { hp: 300 } },
      { at: [1, 2], side: 0, is: { state: 'dead', cell: -1, fell: 17, hp: 0 } },
      { at: [3, 7], side: 1, hp: 500, resolve: 40 },
    ],
    [],
    content,
  )
  s.battle.turnOf = 1
  s.battle.round = 2
  s.battle.order = [1, 2, 3, 4, 6]
  if (before === 'spell') {
    s.battle.step = 'round'
    s.battle.sides[0].spells.push({ id: ability.id, timing: 'mid', fired: false })
  } else if (before !== undefined) {
    const source = `${before === 'relic' ? 'relic' : 'ability'}:${ability.id}`
    const zone: Zone = { source, side: 0, cell: 27, radius: 2, rounds: 2, whom: 'both', on: 'turn', once: false }
    s.battle.zones.push(zone)
  }
  return s
}

test.each(HEADS.map(([title, , before], place) => [title, before, place] as const))(
  'GB-204 GB-210 every effect does under this head what the plain reference says: %s',
  (_, before, place) => {
    const found = abilitiesOf(place).flatMap((ability) =>
      differences(stage(ability, before), JSON.stringify(ability.definition), BEATS),
    )
    expect(found).toEqual([])
  },
)
