import { expect, test } from 'vitest'
import type { ScenarioUnit } from '../../content/scenarios.ts'
import { Battle, patch, unit } from '../../testing/battle.ts'
import { SHOT, SWORD, strike } from '../../testing/strike.ts'
import { NOBODY } from '../play.ts'
import { isUsable } from './attack.ts'
import type { Blow } from './chance.ts'
import { applyDamage, goDown, heal } from './damage.ts'

const FAR = unit('goblin', 39000, 19000)

/** Nobody reacts, so that a blow lands where its die says. */
function duel(
  west: Partial<ScenarioUnit> = {},
  east: Partial<ScenarioUnit> = {},
  x = 11200,
  terrain: readonly ReturnType<typeof patch>[] = [],
): Battle {
  const battle = new Battle({
    west: [unit('archer', 10000, 5000, west)],
    east: [unit('warrior', x, 5000, east), unit('warrior', 39000, 19000)],
    terrain,
  })
  return battle.set(101, 'turnFlags', 'reactions', 0)
}

test('HUN-307 every shot is spent, hit or miss; then the other half, then the first melee weapon', () => {
  const battle = duel({ halves: ['bodkin', 'standard'] }, {}, 20000)
  battle.set(1, 'ammo', 'slots', [
    { type: 'bodkin', left: 2 },
    { type: 'standard', left: 1 },
  ])
  const state = () => [
    battle.get(1, 'ammo', 'slots').map(({ left }) => left),
    battle.get(1, 'ammo', 'currentSlot'),
    battle.get(1, 'weapon', 'readied'),
  ]
  strike(battle, SHOT, [100])
  expect(state()).toEqual([[1, 1], 0, 0])
  strike(battle, SHOT, [100])
  expect(state()).toEqual([[0, 1], 1, 0])
  strike(battle, SHOT, [100])
  expect(state()).toEqual([[0, 0], 1, 1])
  expect(battle.told('AmmoSpent').map(({ data }) => data)).toEqual([
    { type: 'bodkin', left: 1 },
    { type: 'bodkin', left: 0 },
    { type: 'standard', left: 0 },
  ])
  expect(battle.told('WeaponReadied').map(({ data }) => data.weapon)).toEqual(['dagger'])
  const bare = duel({ weapons: ['bow'] }, {}, 20000).set(1, 'ammo', 'slots', [{ type: 'standard', left: 1 }])
  strike(bare, SHOT, [100])
  expect([bare.get(1, 'weapon', 'readied'), bare.told('WeaponReadied')[0]?.data.weapon]).toEqual([-1, 'unarmed'])
})

test('HUN-304 a crossbow is unloaded by its shot, a bow is not; a shot without arrows spends none', () => {
  const cross = new Battle({ west: [unit('crossbowman', 10000, 5000)], east: [unit('warrior', 20000, 5000)] })
  strike(cross, { ...SHOT, weapon: 'crossbow' }, [100])
  expect([cross.get(1, 'weapon', 'loaded'), cross.get(1, 'ammo', 'slots')]).toEqual([
    false,
    [{ type: 'bolt', left: 7 }],
  ])
  const bow = strike(duel({}, {}, 20000), SHOT, [100])
  expect(bow.get(1, 'weapon', 'loaded')).toBe(true)
  const none = duel({}, {}, 20000).set(1, 'ammo', 'slots', [])
  expect(strike(none, SHOT, [100]).told('AmmoSpent')).toEqual([])
})

test('HUN-304 what is thrown is gone: the axes one by one, and with the last one the weapon', () => {
  const battle = duel({ weapons: ['dagger', 'throwingAxe', 'sword'] }, {}, 15000)
  battle.set(1, 'weapon', 'thrown', [0, 2, 0]).set(1, 'weapon', 'readied', 1)
  const axe: Blow = { ...SHOT, weapon: 'throwingAxe' }
  strike(battle, axe, [100])
  expect([
    battle.get(1, 'weapon', 'list'),
    battle.get(1, 'weapon', 'thrown'),
    battle.get(1, 'weapon', 'readied'),
  ]).toEqual([['dagger', 'throwingAxe', 'sword'], [0, 1, 0], 1])
  strike(battle, axe, [100])
  expect([
    battle.get(1, 'weapon', 'list'),
    battle.get(1, 'weapon', 'thrown'),
    battle.get(1, 'weapon', 'readied'),
  ]).toEqual([['dagger', 'sword'], [0, 0], 0])
  expect(battle.told('AmmoSpent').map(({ data }) => data)).toEqual([
    { type: 'throwingAxe', left: 1 },
    { type: 'throwingAxe', left: 0 },
  ])
})

test('HUN-404 stamina of a blow: 1, power 2, bows and crossbows nothing, thrown 1; plate 1 more', () => {
  const tires = (blow: Partial<Blow>, west: Partial<ScenarioUnit> = {}) => {
    const battle = strike(duel(west), { ...SWORD, ...blow }, [100])
    return 10 - battle.get(1, 'stamina', 'current')
  }
  expect([tires({}), tires({ kind: 'power' }), tires({ free: true })]).toEqual([1, 2, 1])
  expect([
    tires({ weapon: 'bow', melee: false }),
    tires({ weapon: 'crossbow', melee: false }),
    tires({ weapon: 'throwingAxe', melee: false }),
  ]).toEqual([0, 0, 1])
  expect([tires({}, { armour: 'plate' }), tires({ weapon: 'bow', melee: false }, { armour: 'plate' })]).toEqual([2, 0])
})

test('HUN-204 HUN-512 a blow reveals, counts as an attack or as the free one, and both seats remember the turn', () => {
  const made = (free: boolean) => {
    const battle = strike(duel(), { ...SWORD, free }, [100])
    const { attacks, freeAttack, revealed } = battle.world.turnFlags
    return [attacks[0], freeAttack[0], revealed[0], battle.state.seats.map(({ lastBlow }) => lastBlow)]
  }
  expect([made(false), made(true)]).toEqual([
    [1, false, true, [1, 1]],
    [0, true, true, [1, 1]],
  ])
})

test('HUN-306 fire: lights the oil it flies into, frightens the unit it hits, ignites the unit it hurts outside of shallows', () => {
  const shot = (
    rolls: readonly number[],
    terrain: readonly ReturnType<typeof patch>[] = [],
    type: 'fire' | 'standard' = 'fire',
  ) => {
    const battle = duel({}, {}, 20000, terrain).set(1, 'ammo', 'slots', [{ type, left: 3 }])
    battle.state.zones.push({ id: 1, kind: 'oil', seat: 0, x: 21500, y: 5000, burning: 0 })
    strike(battle, { ...SHOT, kind: 'aimed', aim: 'torso' }, rolls)
    return [
      battle.state.zones[0]?.burning,
      battle.state.checks,
      battle.get(101, 'health', 'burning'),
      battle.told('Ignited').map(({ data }) => data.burns),
    ]
  }
  const fright = [{ place: 1, kind: 1, modifier: -10 }]
  expect(shot([99])).toEqual([3, [], 0, []])
  expect(shot([1, 2])).toEqual([3, fright, 0, []])
  expect(shot([1, 3, 30])).toEqual([3, fright, 3, [true]])
  expect(shot([1, 3, 31])).toEqual([3, fright, 0, [false]])
  expect(shot([1, 3], [patch('S', 19000, 4000, 2000, 2000)])).toEqual([3, fright, 0, []])
  expect(shot([1, 3], [], 'standard')).toEqual([0, [], 0, []])
})

test('HUN-810 a shield loses what goes through its hardness and breaks at 0; from behind the weapon is struck', () => {
  const struck = (
    shield: 'buckler' | 'round' | 'kite',
    die: number,
    ready: (battle: Battle) => void = () => undefined,
    more: readonly number[] = [],
  ) => {
    const battle = duel({}, { shield })
    ready(battle)
    strike(battle, { ...SWORD, weapon: 'cleaver', kind: 'aimed', aim: 'item' }, [1, die, ...more])
    return [battle.get(101, 'weapon', 'integrity'), battle.told('ItemBroken').map(({ data }) => data.item)]
  }
  // A cleaver: 1d10 + 5.
  expect([
    struck('round', 10),
    struck('round', 3),
    struck('round', 2),
    struck('kite', 10),
    struck('buckler', 10),
  ]).toEqual([
    [9, []],
    [16, []],
    [16, []],
    [14, []],
    [1, []],
  ])
  const worn = (left: number) => (battle: Battle) => battle.set(101, 'weapon', 'integrity', left)
  expect([struck('round', 10, worn(8)), struck('round', 10, worn(7)), struck('round', 10, worn(3))]).toEqual([
    [1, []],
    [0, ['round']],
    [0, ['round']],
  ])
  expect(struck('round', 10, (battle) => battle.face(101, 1000, 0), [1])).toEqual([16, []])
  const told = strike(duel(), { ...SWORD, kind: 'aimed', aim: 'item' }, [1, 9]).told('ItemStruck')[0]
  expect(told?.data).toEqual({ item: 'round', raw: 13, integrity: 11, dice: [9] })
})

test('HUN-810 a weapon is held, dropped or broken by Melee; the next one that can be used is readied', () => {
  const struck = (
    weapons: ScenarioUnit['weapons'],
    grip: number,
    ready: (battle: Battle) => void = () => undefined,
  ) => {
    const battle = duel({}, { shield: 'none', ...(weapons && { weapons }) })
    ready(battle)
    strike(battle, { ...SWORD, kind: 'aimed', aim: 'item' }, [1, 9, grip])
    return [
      battle.get(101, 'weapon', 'list'),
      battle.get(101, 'weapon', 'readied'),
      battle.state.objects.map(({ id, weapon, thrown, x, y, carrier, owner, kind }) => [
        id,
        weapon,
        thrown,
        x,
        y,
        carrier,
        owner,
        kind,
      ]),
    ]
  }
  expect(struck(['sword'], 50)).toEqual([['sword'], 0, []])
  expect(struck(['sword'], 51)).toEqual([[], -1, [['d1', 'sword', 0, 11200, 5000, -1, -1, 'weapon']]])
  expect(struck(['sword'], 90)[2]).toHaveLength(1)
  expect(struck(['sword'], 91)).toEqual([[], -1, []])
  expect(struck(['sword', 'dagger'], 91)).toEqual([['dagger'], 0, []])
  expect(
    struck(['sword', 'throwingAxe', 'dagger'], 91, (battle) => battle.set(101, 'weapon', 'thrown', [0, 0, 0])),
  ).toEqual([['throwingAxe', 'dagger'], 1, []])
  expect(struck(['javelin', 'sword'], 51)[2]).toEqual([['d1', 'javelin', 2, 11200, 5000, -1, -1, 'weapon']])
  expect(struck(['sword'], 41, (battle) => battle.set(101, 'stamina', 'exhausted', true))[2]).toHaveLength(1)
  const spears = duel({}, { shield: 'none', weapons: ['javelin', 'throwingAxe', 'sword'] })
  strike(spears, { ...SWORD, kind: 'aimed', aim: 'item' }, [1, 9, 99])
  expect([spears.get(101, 'weapon', 'list'), spears.get(101, 'weapon', 'thrown')]).toEqual([
    ['throwingAxe', 'sword'],
    [3, 0],
  ])
  const battle = duel({}, { shield: 'none', weapons: ['sword', 'dagger'] })
  strike(battle, { ...SWORD, kind: 'aimed', aim: 'item' }, [1, 9, 60])
  expect(battle.told('GripRolled')[0]?.data).toEqual({
    roll: { base: 50, modifiers: [], chance: 50, roll: 60, margin: -10 },
    result: 'dropped',
  })
  expect(battle.told('WeaponDropped')[0]?.data).toEqual({ item: 'sword', x: 11200, y: 5000 })
  expect([battle.told('WeaponReadied')[0]?.data.weapon, battle.told('ItemStruck')[0]?.data.item]).toEqual([
    'dagger',
    'sword',
  ])
  const broken = duel({}, { shield: 'none' })
  strike(broken, { ...SWORD, kind: 'aimed', aim: 'item' }, [1, 9, 99])
  expect([
    broken.told('ItemBroken')[0]?.data.item,
    broken.told('WeaponDropped'),
    broken.told('WeaponReadied')[0]?.data.weapon,
  ]).toEqual(['sword', [], 'unarmed'])
})

test('HUN-810 bare hands and fists count as the arm', () => {
  const battle = duel({}, { shield: 'none' }).set(101, 'weapon', 'readied', -1)
  strike(battle, { ...SWORD, kind: 'aimed', aim: 'item' }, [1, 9])
  expect(battle.told('DamageDealt')[0]?.data).toMatchObject({
    location: 'weaponArm',
    rawDamage: 13,
    armourAbsorbed: 5,
    finalDamage: 8,
  })
})

test('HUN-811 which limb is crippled, from a quarter of the hit points, once, and nobody’s who falls', () => {
  const hit = (
    aim: 'weaponArm' | 'shieldArm' | 'legs' | 'torso' | 'head',
    damage: number,
    ready: (battle: Battle) => void = () => undefined,
  ) => {
    const battle = duel()
    battle.set(101, 'armour', 'arms', 0).set(101, 'armour', 'legs', 0).set(101, 'armour', 'torso', 0)
    ready(battle)
    strike(battle, { ...SWORD, kind: 'aimed', aim }, [1, damage - 4])
    return [battle.get(101, 'health', 'crippled'), battle.told('LimbCrippled').map(({ data }) => data.limb)]
  }
  expect([hit('weaponArm', 6), hit('shieldArm', 6), hit('legs', 6), hit('torso', 6)]).toEqual([
    [1, ['weaponArm']],
    [2, ['shieldArm']],
    [4, ['legs']],
    [0, []],
  ])
  expect(hit('legs', 5)).toEqual([0, []])
  expect(hit('legs', 6, (battle) => battle.set(101, 'health', 'crippled', 1))).toEqual([5, ['legs']])
  expect(hit('legs', 6, (battle) => battle.set(101, 'health', 'crippled', 4))).toEqual([4, []])
  expect(hit('legs', 6, (battle) => battle.set(101, 'health', 'current', 6))).toEqual([0, []])
})

test('HUN-812 Toughness is asked above 5 at the head, at most 95 and at least 5', () => {
  const head = (armour: number, rolls: readonly number[], toughness = 50) => {
    const battle = duel().set(101, 'armour', 'head', armour).set(101, 'skills', 'toughness', toughness)
    strike(battle, { ...SWORD, kind: 'aimed', aim: 'head' }, rolls)
    return [battle.get(101, 'health', 'woundState'), battle.told('ToughnessRolled')[0]?.data.roll.chance]
  }
  // 1d10 + 4 less the helmet, three times.
  expect(head(4, [1, 1])).toEqual(['healthy', undefined])
  expect(head(4, [1, 2, 50])).toEqual(['healthy', 50])
  expect(head(4, [1, 2, 51])).toEqual(['down', 50])
  expect(head(4, [1, 2, 95], 120)).toEqual(['healthy', 95])
  expect(head(4, [1, 10])).toEqual(['down', undefined])
  const knocked = strike(duel(), { ...SWORD, kind: 'aimed', aim: 'head' }, [1, 3, 99])
  expect(knocked.told('UnitDown')[0]).toMatchObject({ entityId: 101, targetId: 1, data: { cause: 'knockout' } })
})

test('HUN-809 pierce takes armour, never more than there is; a blow that is absorbed does nothing', () => {
  const hurt = (blow: Partial<Blow>, rolls: readonly number[], armour: number) => {
    const battle = duel().set(101, 'armour', 'torso', armour)
    strike(battle, { ...SWORD, kind: 'aimed', aim: 'torso', ...blow }, rolls)
    const data = battle.told('DamageDealt')[0]?.data
    return [data?.rawDamage, data?.armourAbsorbed, data?.finalDamage]
  }
  expect(hurt({}, [1, 3], 10)).toEqual([7, 7, 0])
  expect(hurt({ weapon: 'dagger' }, [1, 3], 1)).toEqual([5, 0, 5])
  expect(hurt({ weapon: 'dagger' }, [1, 3], 6)).toEqual([5, 4, 1])
  expect(hurt({ weapon: 'javelin' }, [1, 3], 0)).toEqual([5, 0, 5])
  expect(hurt({ weapon: 'javelin', melee: false }, [1, 3], 0)).toEqual([7, 0, 7])
})

test('HUN-607 what can be used: blades always, thrown ones while there are any, bows with arrows', () => {
  const usable = (weapon: 'sword' | 'throwingAxe' | 'javelin' | 'bow', thrown: number, left: readonly number[]) => {
    const battle = duel({ weapons: [weapon] }).set(1, 'weapon', 'thrown', [thrown])
    battle.set(
      1,
      'ammo',
      'slots',
      left.map((each) => ({ type: 'standard' as const, left: each })),
    )
    return isUsable(battle.play(), 0, 0)
  }
  expect([
    usable('sword', 0, []),
    usable('throwingAxe', 1, []),
    usable('throwingAxe', 0, []),
    usable('javelin', 0, []),
  ]).toEqual([true, true, false, true])
  expect([usable('bow', 0, [1]), usable('bow', 0, [0, 1]), usable('bow', 0, [0, 0]), usable('bow', 0, [])]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('HUN-903 HUN-904 wounds: a fifth is one, the critical bleed by it, the tough test at two fifths', () => {
  const wounded = (template: 'warrior' | 'orcWarrior', hp: number, damage: number) => {
    const battle = new Battle({ west: [unit(template, 10000, 5000)], east: [FAR] })
    const max = battle.get(1, 'health', 'max')
    battle.set(1, 'health', 'current', hp)
    heal(battle.play(), 0, 0, 'care', [])
    applyDamage(battle.play(), 0, { dice: [], damage, cause: 'attack' })
    return [
      max,
      battle.get(1, 'health', 'woundState'),
      battle.get(1, 'health', 'bleeding'),
      battle.state.checks.map(({ kind }) => kind),
      battle.told('UnitWounded').map(({ data }) => data.state),
    ]
  }
  expect(wounded('warrior', 24, 4)).toEqual([24, 'healthy', false, [], []])
  expect(wounded('warrior', 24, 5)).toEqual([24, 'healthy', false, [1], ['healthy']])
  expect(wounded('warrior', 12, 1)).toEqual([24, 'wounded', false, [1], ['wounded']])
  expect(wounded('warrior', 18, 1)).toEqual([24, 'bloodied', false, [], []])
  expect(wounded('warrior', 6, 1)).toEqual([24, 'critical', true, [0], ['critical']])
  expect(wounded('warrior', 5, 1)).toEqual([24, 'critical', false, [], []])
  expect(wounded('warrior', 5, 0)).toEqual([24, 'critical', false, [], []])
  // An orc of 28: 12 are two fifths.
  expect(wounded('orcWarrior', 28, 11)[3]).toEqual([])
  expect(wounded('orcWarrior', 28, 12)[3]).toEqual([1])
  expect(wounded('orcWarrior', 7, 1)[3]).toEqual([0])
})

test('HUN-902 who goes down drops the banner it carries, burns and bleeds no more', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('veteran', 20000, 5000)],
    east: [FAR],
    more: {
      banners: [
        { id: 'b', side: 1, x: 100, y: 100 },
        { id: 'c', side: 1, x: 200, y: 200 },
      ],
    },
  })
  const [banner] = battle.state.objects
  if (banner !== undefined) banner.carrier = 0
  battle.set(1, 'health', 'burning', 2).set(1, 'health', 'bleeding', true)
  goDown(battle.play(), 0, 'attack', NOBODY)
  expect([battle.get(1, 'health', 'burning'), battle.get(1, 'health', 'bleeding')]).toEqual([0, false])
  expect(battle.state.objects.map(({ carrier, x, y }) => [carrier, x, y])).toEqual([
    [-1, 10000, 5000],
    [-1, 200, 200],
  ])
  expect(battle.told('BannerDropped').map(({ data }) => data)).toEqual([{ item: 'b', x: 10000, y: 5000 }])
})

test('HUN-1014 only the one who was challenged heartens by falling, and only shaken friends near the victor', () => {
  const hearten = (challenge: number, by: number) => {
    const battle = new Battle({
      west: [
        unit('warrior', 10000, 5000),
        unit('archer', 15000, 5000),
        unit('archer', 15001, 7000),
        unit('archer', 10000, 8000),
      ],
      east: [unit('orcWarrior', 12000, 5000)],
    })
    for (const id of [1, 2, 3]) battle.set(id, 'moraleState', 'state', 'shaken')
    battle.set(4, 'moraleState', 'state', 'broken').set(1, 'moraleState', 'challenge', challenge)
    goDown(battle.play(), 4, 'attack', by)
    return [1, 2, 3, 4].map((id) => battle.get(id, 'moraleState', 'state'))
  }
  expect(hearten(4, 0)).toEqual(['shaken', 'steady', 'shaken', 'broken'])
  expect(hearten(-1, 0)).toEqual(['shaken', 'shaken', 'shaken', 'broken'])
  expect(hearten(4, -1)).toEqual(['shaken', 'shaken', 'shaken', 'broken'])
})

test('HUN-901 healing stops at the hit points, and the wound state follows', () => {
  const healed = (hp: number, amount: number) => {
    const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [FAR] })
    battle.set(1, 'health', 'current', hp).set(1, 'health', 'woundState', 'critical').set(1, 'health', 'bleeding', true)
    heal(battle.play(), 0, amount, 'treat', [])
    return [
      battle.get(1, 'health', 'current'),
      battle.get(1, 'health', 'woundState'),
      battle.get(1, 'health', 'bleeding'),
      battle.told('Healed').map(({ data }) => data.amount),
    ]
  }
  expect([healed(2, 3), healed(3, 3), healed(20, 9), healed(24, 5)]).toEqual([
    [5, 'critical', true, [3]],
    [6, 'wounded', false, [3]],
    [24, 'healthy', false, [4]],
    [24, 'healthy', false, []],
  ])
})
