import { expect, test } from 'vitest'
import type { Ability } from '../content/ability.ts'
import { ContentError } from '../content/ability.ts'
import { type Content, PRINTED } from '../content/content.ts'
import { readAbility } from '../content/notation.ts'
import type { Zone } from '../state.ts'
import { differences } from './compare.ts'
import { type Scene, type Standing, scene } from './scene.ts'

/** Everything that an effect may do, in the forms that differ. */
const EFFECTS: readonly string[] = [
  'strike 80 magic',
  'strike 120 blows2 pierce40 sure',
  'strike 100 silent crit30 resolve150',
  'strike',
  'damage 60%atk physical',
  'damage 15%hp magic',
  'damage 5+40%armor true',
  'damage 8%ownhp magic',
  'damage 30%dealt true',
  'heal 25%missing',
  'heal 9%maxhp @self',
  'barrier 14 d2',
  'resolve +12',
  'resolve -15',
  'resolve -12 fear',
  'resolve -20%resolve',
  'rally',
  'mod atk +20% d2',
  'mod armor -4 d1 x2',
  'mod maxhp +20% dB',
  'mod speed -1 d1 @allies*all',
  'status stun d1',
  'status charm d1',
  'status burn d2 6%',
  'status taunt d2 (60%)',
  'contagion fire',
  'cleanse all all',
  'cleanse debuff 1 @others/lowest_hp',
  'dispel 1',
  'push 2',
  'pull 2',
  'leap',
  'leap behind',
  'swap',
  'teleport home',
  'teleport away 3',
  'summon risen_skeleton 1 d2 front',
  'summon risen_skeleton 2 dB home (60%)',
  'summon risen_skeleton 1 d1 target',
  'copy 50 d2',
  'execute 40',
  'sacrifice',
  'shred 2',
  'repair 2 @allies*all',
  'ammo -1',
  'ammo +1 @self',
  'cooldown reset @others*all',
  'cooldown +1',
  'tag Flyer d1',
  'tag remove Charger d1',
  'zone r1 2 enemies enter {damage 9 true}',
  'zone self r2 2 both stay {status slow; mod armor -3}',
  'zone front r1 2 both turn {resolve -9}',
  'zone ahead r0 2 both turn once {push 1}',
  'act_again @allies/nearest',
  'disrupt',
  'revive 40 @fallen/id',
]

/** Ways in which effects come about; a zone lies there from the beginning. */
const HEADS: readonly (readonly [head: string, before?: 'spell' | 'zone' | 'relic'])[] = [
  ['A0 reach=own aim=enemies/nearest'],
  ['A0 shot=direct reach=any aim=enemies/farthest'],
  ['A0 shot=homing reach=4 aim=enemies/highest_hp area=burst1'],
  ['A0 reach=self area=burst2(self,both)'],
  ['A0 reach=any aim=others/lowest_hp_pct area=chain2,60'],
  ['P on_hit'],
  ['P on_attacked'],
  ['P on_damaged area=burst1(self,enemies)'],
  ['Aura pulse2 both'],
  ['Aura static2 enemies turn'],
  ['S aim=enemies*2', 'spell'],
  ['A9 reach=any aim=enemies/nearest: zone r2 3 both turn {', 'zone'],
  ['Aura relic2 both 2', 'relic'],
]

/** The turns of the owner and of the enemy before it. */
const BEATS = 2

/** So many effects an ability: each under every head, beside others every time. */
const TOGETHER = 4

function abilitiesOf(place: number): readonly Ability[] {
  const [head, before] = HEADS[place] as (typeof HEADS)[number]
  const many = Math.ceil(EFFECTS.length / TOGETHER)
  return Array.from({ length: many }, (_, first) => first).flatMap((first) => {
    const list = Array.from(
      { length: TOGETHER },
      (__, turn) => EFFECTS[first + ((turn + place * turn) % TOGETHER) * many],
    )
    const known = list.filter((effect) => effect !== undefined)
    // What a head cannot have is left out; one zone is enough.
    for (let skipped = 0; skipped <= known.length; skipped++) {
      const said = known.slice(skipped).join('; ')
      const definition = before === 'zone' ? `${head}${said}}` : `${head}: ${said}`
      try {
        return said === '' ? [] : [readAbility('made_up', 'Made up', definition)]
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
      }
    }
    return []
  })
}

function stage(ability: Ability, before: 'spell' | 'zone' | 'relic' | undefined): Scene {
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

test.each(HEADS.map(([head, before], place) => [head, before, place] as const))(
  'GB-204 GB-210 every effect does under this head what the plain reference says: %s',
  (_, before, place) => {
    const found = abilitiesOf(place).flatMap((ability) =>
      differences(stage(ability, before), ability.definition, BEATS),
    )
    expect(found).toEqual([])
  },
)
