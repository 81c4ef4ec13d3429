import { expect, test } from 'vitest'
import type { ScenarioUnit } from '../../content/scenarios.ts'
import type { Weapon } from '../../content/weapons.ts'
import { WEAPON_DATA } from '../../content/weapons.ts'
import type { Modifier } from '../../events.ts'
import { Battle, patch, unit } from '../../testing/battle.ts'
import { SHOT, SWORD, strike } from '../../testing/strike.ts'
import { strikeOf } from './attack.ts'
import { type Blow, isBesideDrilled, isCharge, isDownhill, isMeleeWith, takeMoment } from './chance.ts'
import { outlookOf } from './outlook.ts'
import { bestReaction, defenceAgainst, meanDamage, reactionChance } from './reaction.ts'

function pair(
  east: Partial<ScenarioUnit> = {},
  template: ScenarioUnit['template'] = 'warrior',
  terrain: readonly ReturnType<typeof patch>[] = [],
): Battle {
  return new Battle({
    west: [unit('warrior', 10000, 5000)],
    east: [unit(template, 11200, 5000, east)],
    terrain,
  })
}

function chances(battle: Battle, blow: Blow = SWORD, arc: 'front' | 'side' | 'rear' = 'front') {
  return (['parry', 'block', 'dodge'] as const).map((reaction) =>
    reactionChance(battle.play(), 0, 1, blow, reaction, arc, null),
  )
}

test('HUN-804 what may be done against a blow, by arc and by weapon', () => {
  // Melee 50, Block 50, Dodge 30 less 10 for chain.
  expect(chances(pair())).toEqual([50, 50, 20])
  expect(chances(pair(), SWORD, 'side')).toEqual([50, 25, 20])
  expect(chances(pair(), SWORD, 'rear')).toEqual([null, null, 20])
  expect(chances(pair(), SHOT)).toEqual([null, 50, 20])
  expect(chances(pair({ shield: 'buckler' }), SHOT)).toEqual([null, null, 20])
  expect(chances(pair({ shield: 'buckler' }))).toEqual([50, 50, 20])
  const armed = (...weapons: readonly Weapon[]) => chances(pair({ weapons, shield: 'none' }, 'crossbowman'))[0]
  expect([armed('sword'), armed('crossbow'), armed('throwingAxe'), armed('javelin'), armed('greatAxe')]).toEqual([
    40,
    null,
    null,
    40,
    40,
  ])
  expect(chances(pair({}, 'archer'))[0]).toBeNull()
  expect(chances(pair({}, 'troll'))[0]).toBeNull()
  expect(chances(pair({ weapons: ['greatsword'] }))[1]).toBeNull()
})

test('HUN-804 what changes a reaction: limbs, stance, height, lying, states, and the clamp', () => {
  const changed = (ready: (battle: Battle) => void, blow: Blow = SWORD, arc: 'front' | 'side' = 'front') => {
    const battle = pair()
    ready(battle)
    return chances(battle, blow, arc)
  }
  expect(changed((battle) => battle.set(101, 'health', 'crippled', 1))).toEqual([30, 50, 20])
  expect(changed((battle) => battle.set(101, 'health', 'crippled', 2))).toEqual([50, null, 20])
  expect(changed((battle) => battle.set(101, 'health', 'crippled', 4))).toEqual([50, 50, 5])
  expect(changed((battle) => battle.set(101, 'turnFlags', 'stance', 2))).toEqual([70, 70, 40])
  expect(changed((battle) => battle.set(101, 'turnFlags', 'stance', 3), SWORD, 'side')).toEqual([80, 40, 50])
  expect(changed((battle) => battle.set(101, 'turnFlags', 'prone', true))).toEqual([30, 30, 5])
  expect(changed((battle) => battle.set(101, 'moraleState', 'state', 'broken'))).toEqual([30, 30, 5])
  expect(changed((battle) => battle.set(101, 'health', 'woundState', 'critical'))).toEqual([30, 30, 5])
  expect(changed((battle) => battle.set(101, 'stamina', 'exhausted', true))).toEqual([40, 40, 10])
  const high = pair({}, 'warrior', [patch('H', 10600, 4000, 2000, 2000, 1)])
  expect([chances(high), chances(high, SHOT)]).toEqual([
    [60, 60, 30],
    [null, 50, 20],
  ])
  const level = pair({}, 'warrior', [patch('H', 9000, 4000, 4000, 2000, 1)])
  expect(chances(level)).toEqual([50, 50, 20])
})

test('HUN-1503 a reaction says what it is made of', () => {
  const battle = pair({}, 'warrior', [patch('H', 10600, 4000, 2000, 2000, 1)])
  battle.set(101, 'turnFlags', 'stance', 1).set(101, 'turnFlags', 'prone', true).set(101, 'stamina', 'exhausted', true)
  battle.set(101, 'health', 'crippled', 5)
  const made = (reaction: 'parry' | 'block' | 'dodge', arc: 'front' | 'side') => {
    const terms: Modifier[] = []
    reactionChance(battle.play(), 0, 1, SWORD, reaction, arc, terms)
    return terms.map(({ source, value }) => `${source} ${value}`)
  }
  expect(made('parry', 'front')).toEqual([
    'crippled weapon arm -20',
    'stance 10',
    'height 10',
    'prone -20',
    'state -10',
  ])
  expect(made('dodge', 'front')).toEqual([
    'armour -10',
    'crippled leg -20',
    'stance 10',
    'height 10',
    'prone -20',
    'state -10',
  ])
  expect(made('block', 'side')).toEqual(['stance 10', 'height 10', 'prone -20', 'state -10', 'side -20'])
})

test('HUN-608 best is the best, of equals block, then parry; a wish that cannot be met is none', () => {
  const chosen = (ready: (battle: Battle) => void, blow: Blow = SWORD) => {
    const battle = pair()
    ready(battle)
    const defence = defenceAgainst(battle.play(), 0, 1, blow)
    return defence === null ? null : [defence.reaction, defence.base, defence.chance, defence.arc, defence.by]
  }
  expect(chosen(() => undefined)).toEqual(['block', 50, 50, 'front', 1])
  expect(chosen((battle) => battle.set(101, 'skills', 'melee', 51))).toEqual(['parry', 51, 51, 'front', 1])
  expect(chosen((battle) => battle.set(101, 'skills', 'dodge', 90))).toEqual(['dodge', 90, 80, 'front', 1])
  expect(chosen((battle) => battle.set(101, 'policy', 'prefer', 'parry'), SHOT)).toEqual(['block', 50, 50, 'front', 1])
  expect(chosen((battle) => battle.set(101, 'policy', 'against', 'melee'))?.[0]).toBe('block')
  expect(chosen((battle) => battle.set(101, 'policy', 'against', 'melee'), SHOT)).toBeNull()
  expect(chosen((battle) => battle.set(101, 'policy', 'against', 'ranged'), SHOT)?.[0]).toBe('block')
  expect(chosen((battle) => battle.set(101, 'policy', 'against', 'ranged'))).toBeNull()
})

test('HUN-608 save: serious from half of the hit points, deadly from all, by twice the mean blow', () => {
  // A sword: 11 + 8 − 2·6 = 7, against chain.
  const reacts = (save: 'any' | 'serious' | 'deadly', hp: number) => {
    const battle = pair().set(101, 'policy', 'save', save).set(101, 'health', 'current', hp)
    return defenceAgainst(battle.play(), 0, 1, SWORD) !== null
  }
  expect([reacts('any', 24), reacts('serious', 14), reacts('serious', 15)]).toEqual([true, true, false])
  expect([reacts('deadly', 7), reacts('deadly', 8)]).toEqual([true, false])
  const mean = (blow: Partial<Blow>, ready: (battle: Battle) => void = () => undefined) => {
    const battle = pair()
    ready(battle)
    return meanDamage(battle.play(), 0, 1, { ...SWORD, ...blow })
  }
  expect([mean({}), mean({ kind: 'power' }), mean({ weapon: 'greatAxe' })]).toEqual([7, 15, 18])
  expect([mean({ weapon: 'javelin' }), mean({ weapon: 'javelin', melee: false })]).toEqual([1, 5])
  expect([mean({ weapon: 'dagger' }), mean({ weapon: 'unarmed' })]).toEqual([1, 0])
  expect(mean({ weapon: 'lance', charge: true })).toBe(21)
  const shaft = (type: 'standard' | 'bodkin' | 'bolt') => (battle: Battle) =>
    battle.set(1, 'ammo', 'slots', [{ type, left: 2 }])
  expect(mean({ weapon: 'bow', melee: false }, shaft('standard'))).toBe(5)
  expect(mean({ weapon: 'bow', melee: false }, shaft('bodkin'))).toBe(9)
  expect(mean({ weapon: 'crossbow', melee: false }, shaft('bolt'))).toBe(17)
  expect(mean({ weapon: 'bow', melee: true }, shaft('bodkin'))).toBe(5)
})

test('HUN-804 what bots count on: the best reaction there is, none where none is left or nobody sees it coming', () => {
  const best = (ready: (battle: Battle) => void) => {
    const battle = pair()
    ready(battle)
    return bestReaction(battle.play(), 0, 1, SWORD)
  }
  expect(best(() => undefined)).toBe(50)
  expect(best((battle) => battle.set(101, 'skills', 'dodge', 80))).toBe(70)
  expect(best((battle) => battle.set(101, 'turnFlags', 'reactions', 0))).toBe(0)
  expect(best((battle) => battle.set(101, 'turnFlags', 'arcLock', 'rear'))).toBe(0)
  expect(best((battle) => battle.set(101, 'turnFlags', 'arcLock', 'front'))).toBe(50)
  const hidden = new Battle({
    west: [unit('archer', 5000, 5000)],
    east: [unit('warrior', 20000, 5000)],
    fog: true,
    terrain: [patch('F', 4000, 4000, 3000, 3000)],
  })
  expect(bestReaction(hidden.play(), 0, 1, SHOT)).toBe(0)
})

test('HUN-807 who counts as a neighbour in the wall', () => {
  const wall = (ready: (battle: Battle) => void, y = 6500) => {
    const battle = new Battle({
      west: [unit('warrior', 10000, 5000), unit('warrior', 10000, y), unit('warrior', 10000, 12000)],
      east: [unit('knight', 11200, 5000)],
    })
    for (const id of [1, 2]) battle.set(id, 'turnFlags', 'wall', true)
    ready(battle)
    return reactionChance(battle.play(), 3, 0, SWORD, 'block', 'front', null)
  }
  const nothing = () => undefined
  expect([wall(nothing), wall(nothing, 6501)]).toEqual([60, 50])
  expect(wall((battle) => battle.set(1, 'turnFlags', 'wall', false))).toBe(50)
  expect(wall((battle) => battle.set(2, 'turnFlags', 'wall', false))).toBe(50)
  expect(wall((battle) => battle.face(2, 0, 1000))).toBe(60)
  expect(wall((battle) => battle.face(2, -1, 1000))).toBe(50)
  expect(wall((battle) => battle.face(1, 700, 1000).face(2, -1000, 690))).toBe(50)
  expect(wall((battle) => battle.set(2, 'moraleState', 'state', 'broken'))).toBe(50)
  expect(wall((battle) => battle.set(2, 'faction', 'seat', 1))).toBe(50)
})

test('HUN-807 the nearest neighbour that may and can blocks for who cannot', () => {
  const guard = (ready: (battle: Battle) => void) => {
    const battle = new Battle({
      west: [unit('warrior', 10000, 5000), unit('warrior', 10000, 6400), unit('warrior', 10000, 3700)],
      east: [unit('knight', 11200, 5000)],
    })
    for (const id of [1, 2, 3]) battle.set(id, 'turnFlags', 'wall', true)
    battle.set(1, 'turnFlags', 'reactions', 0)
    ready(battle)
    const defence = defenceAgainst(battle.play(), 3, 0, SWORD)
    return defence === null ? null : [defence.by, defence.reaction, defence.base, defence.chance, defence.arc]
  }
  expect(guard(() => undefined)).toEqual([2, 'block', 50, 60, 'front'])
  expect(guard((battle) => battle.set(3, 'turnFlags', 'reactions', 0))).toEqual([1, 'block', 50, 60, 'front'])
  expect(guard((battle) => battle.set(3, 'policy', 'guard', false))?.[0]).toBe(1)
  expect(guard((battle) => battle.set(3, 'weapon', 'integrity', 0))?.[0]).toBe(1)
  expect(guard((battle) => battle.set(3, 'turnFlags', 'arcLock', 'side'))?.[0]).toBe(1)
  expect(guard((battle) => battle.face(3, 0, -1000))?.[0]).toBe(1)
  expect(guard((battle) => battle.set(1, 'turnFlags', 'wall', false))).toBeNull()
  expect(guard((battle) => battle.set(1, 'turnFlags', 'reactions', 1))?.[0]).toBe(0)
  // Of two equally near neighbours the one with the lower number.
  expect(guard((battle) => battle.set(3, 'position', 'y', 3600))?.[0]).toBe(1)
  const spent = new Battle({
    west: [unit('warrior', 10000, 5000), unit('warrior', 10000, 6200)],
    east: [unit('knight', 11200, 5000)],
  })
  for (const id of [1, 2]) spent.set(id, 'turnFlags', 'wall', true)
  spent.set(1, 'turnFlags', 'reactions', 0)
  strike(spent, { ...SWORD, weapon: 'longsword' }, [60, 10], 101, 1)
  expect([
    spent.get(1, 'turnFlags', 'reactions'),
    spent.get(2, 'turnFlags', 'reactions'),
    spent.get(2, 'turnFlags', 'arcLock'),
    spent.told('DefenseRolled')[0]?.data.by,
  ]).toEqual([0, 0, 'front', 2])
})

test('HUN-515 a charge: first blow, by advance or run, three metres on, at somebody new', () => {
  const charges = (ready: (battle: Battle) => void, melee = true) => {
    const battle = pair().set(1, 'commandQueue', 'mode', 'advance').set(1, 'position', 'startX', 7000)
    ready(battle)
    return isCharge(battle.play(), 0, 1, melee)
  }
  const nothing = () => undefined
  // Engaged already when the turn began.
  expect(charges(nothing)).toBe(false)
  const fresh = (battle: Battle) => battle.set(1, 'engagement', 'atStart', 0)
  expect(charges(fresh)).toBe(true)
  expect(charges(fresh, false)).toBe(false)
  expect(charges((battle) => fresh(battle).set(1, 'commandQueue', 'mode', 'run'))).toBe(true)
  expect(charges((battle) => fresh(battle).set(1, 'commandQueue', 'mode', 'walk'))).toBe(false)
  expect(charges((battle) => fresh(battle).set(1, 'commandQueue', 'retreat', true))).toBe(false)
  expect(charges((battle) => fresh(battle).set(1, 'turnFlags', 'attacks', 1))).toBe(false)
  expect(charges((battle) => fresh(battle).set(1, 'position', 'startX', 7001))).toBe(false)
  expect(charges((battle) => fresh(battle).set(1, 'position', 'startX', 8200).set(1, 'position', 'startY', 7400))).toBe(
    true,
  )
  expect(
    charges((battle) => fresh(battle).set(1, 'position', 'startX', 10000).set(1, 'position', 'startY', 2000)),
  ).toBe(true)
})

test('HUN-515 downhill: higher at the turn’s start than the target stands', () => {
  const battle = pair({}, 'warrior', [patch('H', 10600, 4000, 2000, 2000, 1)])
  const down = (level: number) => isDownhill(battle.set(1, 'position', 'startLevel', level).play(), 0, 1)
  expect([down(0), down(1), down(2)]).toEqual([false, false, true])
})

test('HUN-304 HUN-706 what is thrown and stabs is in melee up to its reach and 300', () => {
  const melee = (weapon: Weapon, distance: number) => isMeleeWith(WEAPON_DATA[weapon], distance * distance)
  expect([
    melee('javelin', 2300),
    melee('javelin', 2301),
    melee('sword', 9000),
    melee('bow', 1),
    melee('throwingAxe', 1),
  ]).toEqual([true, false, true, false, false])
})

test('HUN-802 challenge, swarm and flanking count for and against', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000)],
    east: [
      unit('goblin', 11200, 5000),
      unit('goblin', 10900, 5900),
      unit('goblin', 10900, 4100),
      unit('goblin', 10000, 6200),
      unit('goblin', 10000, 3800),
      unit('orcWarrior', 30000, 5000),
    ],
  })
  const play = battle.play()
  takeMoment(play)
  for (const id of [102, 103, 104, 105])
    battle.face(
      id,
      ...([
        [0, -1000],
        [0, 1000],
        [0, -1000],
        [0, 1000],
      ][id - 102] as [number, number]),
    )
  const of = (attacker: number, target = 1) =>
    strikeOf(play, battle.at(attacker), battle.at(target), { ...SWORD, weapon: 'rustyKnife' })
  expect(of(101).terms).toEqual([
    { source: 'flanking', value: 20 },
    { source: 'swarm', value: 15 },
  ])
  expect(of(101).chance).toBe(65)
  battle.set(101, 'moraleState', 'challenge', 0)
  expect(of(101).chance).toBe(75)
  battle.set(101, 'moraleState', 'challenge', 4)
  expect(of(101).terms.at(-1)).toEqual({ source: 'challenge', value: -10 })
  expect(of(101).chance).toBe(55)
  battle.set(101, 'moraleState', 'challenge', -1)
  // The second of two is worth 10, the third 15.
  const flanking = (...gone: readonly number[]) => {
    for (const id of gone) battle.set(id, 'position', 'x', 30000 + id)
    return of(101).terms.find(({ source }) => source === 'flanking')?.value
  }
  expect([flanking(105), flanking(104), flanking(103), flanking(102)]).toEqual([20, 15, 10, undefined])
})

test('HUN-302 drilled: an able one of the own seat, within 1.5 m', () => {
  const beside = (ready: (battle: Battle) => void = () => undefined) => {
    const battle = new Battle({
      west: [unit('militia', 10000, 5000)],
      east: [unit('militia', 10000, 6400), unit('militia', 30000, 5000)],
    })
    ready(battle)
    return isBesideDrilled(battle.play(), 0)
  }
  expect([beside(), beside((battle) => battle.set(101, 'faction', 'seat', 0))]).toEqual([false, true])
})

test('HUN-610 HUN-801 an outlook that can be counted by hand', () => {
  const look = (blow: Partial<Blow>, ready: (battle: Battle) => void = () => undefined) => {
    const battle = pair().set(101, 'turnFlags', 'reactions', 0)
    ready(battle)
    const { chance, lands, hurts, fells, mean, least, most, defence } = outlookOf(battle.play(), 0, 1, {
      ...SWORD,
      ...blow,
    })
    return [chance, lands, hurts, fells, mean, least, most, defence?.by ?? null]
  }
  // 1d10+4 on chain: torso 6, so that 1 and 2 do nothing; half of the blows land.
  expect(look({ kind: 'aimed', aim: 'torso' })).toEqual([50, 500000, 400000, 0, 180, 0, 8, null])
  const weak = (battle: Battle) => battle.set(101, 'health', 'current', 8)
  expect(look({ kind: 'aimed', aim: 'torso' }, weak)).toEqual([50, 500000, 400000, 50000, 180, 0, 8, null])
  // Arms 5, legs 4: all but the 1 hurt, and every blow.
  expect(look({ kind: 'aimed', aim: 'weaponArm' })).toEqual([40, 400000, 360000, 0, 180, 0, 9, null])
  expect(look({ kind: 'aimed', aim: 'legs' })).toEqual([40, 400000, 400000, 0, 220, 1, 10, null])
  // Head 4, tripled; from 6 on Toughness 50 is asked, at 24 nobody stands.
  expect(look({ kind: 'aimed', aim: 'head' })).toEqual([20, 200000, 200000, 120000, 330, 3, 30, null])
  // A shield takes what is aimed at it, a weapon too.
  expect(look({ kind: 'aimed', aim: 'item' })).toEqual([30, 300000, 0, 0, 0, 0, 0, null])
  // A dodge of 20 leaves four fifths.
  const dodges = (battle: Battle) => battle.set(101, 'turnFlags', 'reactions', 1).set(101, 'policy', 'prefer', 'dodge')
  expect(look({ kind: 'aimed', aim: 'torso' }, dodges)).toEqual([50, 400000, 320000, 0, 144, 0, 8, 1])
  // A block of 50 that stops what has the smaller margin: 25 of 50 pass whole, 12.25 turned to half.
  const blocks = (battle: Battle) => battle.set(101, 'turnFlags', 'reactions', 1)
  expect(look({ kind: 'aimed', aim: 'torso' }, blocks)).toEqual([50, 372500, 212250, 0, 91, 0, 8, 1])
})

test('HUN-610 HUN-306 an outlook knows arrows, javelins, charges and bare fists', () => {
  const most = (blow: Partial<Blow>, ready: (battle: Battle) => void = () => undefined) => {
    const battle = pair().set(101, 'turnFlags', 'reactions', 0)
    ready(battle)
    const { least, most: highest } = outlookOf(battle.play(), 0, 1, { ...SWORD, kind: 'aimed', aim: 'torso', ...blow })
    return [least, highest]
  }
  const shaft =
    (type: 'standard' | 'bodkin' | 'broadhead', bare = false) =>
    (battle: Battle) => {
      battle.set(1, 'ammo', 'slots', [{ type, left: 2 }])
      if (bare) battle.set(101, 'armour', 'torso', 0)
    }
  const bow = { weapon: 'bow', melee: false } as const
  expect([most(bow, shaft('standard')), most(bow, shaft('bodkin')), most(bow, shaft('broadhead'))]).toEqual([
    [0, 6],
    [1, 8],
    [0, 4],
  ])
  expect(most(bow, shaft('broadhead', true))).toEqual([8, 15])
  expect([most({ weapon: 'javelin' }), most({ weapon: 'javelin', melee: false })]).toEqual([
    [0, 4],
    [0, 6],
  ])
  expect(most({ weapon: 'lance', charge: true })).toEqual([5, 16])
  expect(most({ weapon: 'greatAxe' })).toEqual([2, 16])
  expect(most({ weapon: 'dagger' }, (battle) => battle.set(101, 'armour', 'torso', 1))).toEqual([3, 6])
  const item = (ready: (battle: Battle) => void) => most({ aim: 'item' }, ready)
  expect(item((battle) => battle.set(101, 'weapon', 'readied', -1))).toEqual([0, 0])
  const bare = (battle: Battle) => battle.set(101, 'weapon', 'readied', -1).set(101, 'weapon', 'integrity', 0)
  expect(item(bare)).toEqual([0, 9])
  expect(item((battle) => battle.set(101, 'weapon', 'readied', -1).face(101, 1000, 0))).toEqual([0, 9])
  expect(item((battle) => battle.set(101, 'weapon', 'integrity', 0))).toEqual([0, 0])
})
