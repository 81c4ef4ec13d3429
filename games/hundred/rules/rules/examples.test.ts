import { scriptedDice } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { expected, weighted } from '../bot/reckoning.ts'
import { contentOf } from '../content/changes.ts'
import { attack, Battle, constantDice, inRange, move, patch, STILL, unit } from '../testing/battle.ts'
import { SWORD, strike } from '../testing/strike.ts'
import { turnAp } from './ap.ts'
import { strikeOf } from './combat/attack.ts'
import { type Blow, takeMoment } from './combat/chance.ts'
import { meanDamage, reactionChance } from './combat/reaction.ts'
import { moraleStep, queueCheck } from './morale.ts'
import { unitCost } from './muster/army.ts'
import { musteredRow } from './muster/muster.ts'
import { arcFrom, canonical } from './play.ts'
import { judge } from './victory.ts'

const CONTENT = contentOf({})
const AWAY = unit('goblin', 39000, 19000)

/** Two enemies a metre and a bit apart, facing each other. */
function pair(west: Parameters<typeof unit>[0], east: Parameters<typeof unit>[0], more: object = {}): Battle {
  return new Battle({ west: [unit(west, 10000, 5000)], east: [unit(east, 11200, 5000)], ...more })
}

describe('section 20, the worked examples', () => {
  test('1 meeting (HUN-505, HUN-R36): both halve and are engaged', () => {
    const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('warrior', 11800, 5000)] })
    battle.order({ 1: [move({ unit: 101 })], 101: [move({ unit: 1 })] }).beats(1)
    expect([battle.spot(1), battle.spot(101)]).toEqual([
      [10270, 5000],
      [11530, 5000],
    ])
    expect(battle.told('UnitEngaged')).toHaveLength(1)
  })

  test('1 two that push past each other: nobody steps, then both go around (HUN-504, HUN-505)', () => {
    const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('warrior', 11300, 5000)] })
    const past = (x: number) => [move({ x, y: 5000 }, 'advance', { onContact: 'push' })]
    battle.order({ 1: past(20000), 101: past(2000) }).beats(1)
    expect([battle.spot(1), battle.spot(101)]).toEqual([
      [10000, 5000],
      [11300, 5000],
    ])
    battle.beats(1)
    expect(battle.spot(1)[1]).not.toBe(5000)
  })

  test('2 AP (HUN-401, HUN-402)', () => {
    const ap = (
      template: Parameters<typeof unit>[0],
      experience: 'recruit' | 'regular' | 'veteran' | 'elite',
      armour: 'leather' | 'plate' | 'chain',
    ) => musteredRow({ template, experience, armour }, 0, CONTENT).actionPoints.max
    expect([
      ap('warrior', 'elite', 'leather'),
      ap('warrior', 'veteran', 'plate'),
      ap('warrior', 'recruit', 'chain'),
      ap('warrior', 'regular', 'leather'),
    ]).toEqual([7, 4, 3, 5])
    const battle = pair('veteran', 'troll')
    battle
      .set(1, 'stamina', 'exhausted', true)
      .set(1, 'health', 'woundState', 'critical')
      .set(101, 'health', 'woundState', 'critical')
    expect([turnAp(battle.world, 0), turnAp(battle.world, 1)]).toEqual([2, 1])
  })

  test('2 a critical troll strikes for the 1 AP it has (HUN-403, HUN-R08)', () => {
    const battle = new Battle({ west: [unit('troll', 10000, 5000)], east: [unit('warrior', 11500, 5000)] })
    battle
      .set(1, 'health', 'current', 20)
      .set(1, 'health', 'woundState', 'critical')
      .set(1, 'actionPoints', 'current', 1)
    battle.order({ 1: [attack(101)] }, { 101: STILL }).beats(1, [1])
    expect(battle.told('AttackDeclared')).toHaveLength(1)
    expect(battle.get(1, 'actionPoints', 'current')).toBe(0)
  })

  test('3 a tick of movement (HUN-503)', () => {
    const battle = new Battle({ west: [unit('militia', 1000, 1000)], east: [AWAY] })
    battle.order({ 1: [move({ x: 4000, y: 5000 })] }).beats(1)
    expect(battle.spot(1)).toEqual([1360, 1480])
    battle.beats(7)
    expect(battle.spot(1)).toEqual([3880, 4840])
    battle.beats(1)
    expect(battle.spot(1)).toEqual([4000, 5000])
    const mud = new Battle({
      west: [unit('militia', 1000, 1000)],
      east: [AWAY],
      terrain: [patch('M', 0, 0, 10000, 10000)],
    })
    mud.order({ 1: [move({ x: 4000, y: 5000 })] }).beats(1)
    expect(mud.spot(1)).toEqual([1180, 1240])
  })

  test('4 facings and arcs (HUN-007, HUN-008, HUN-R01, HUN-R02)', () => {
    expect([canonical(3000, 4000), canonical(-4000, 4000)]).toEqual([750, -1000])
    expect([canonical(-7, 7), canonical(3, 7)]).toEqual([-1000, 429])
    const battle = new Battle({ west: [unit('warrior', 10000, 10000)], east: [unit('goblin', 20000, 10000)] })
    const arc = (dx: number, dy: number) => {
      battle.set(101, 'position', 'x', 10000 + dx).set(101, 'position', 'y', 10000 + dy)
      return arcFrom(battle.world, 0, 1)
    }
    expect([arc(500, -9000), arc(0, 700), arc(-1000, 1001), arc(-1000, 1000), arc(-1000, 0)]).toEqual([
      'front',
      'front',
      'side',
      'rear',
      'rear',
    ])
  })

  test('5 deflections (HUN-504): by 45°, then by 90°, the northern one of equals first', () => {
    const wall = new Battle({
      west: [unit('militia', 10000, 10000)],
      east: [AWAY],
      terrain: [patch('R', 11000, 9990, 200, 20)],
    })
    wall.set(1, 'commandQueue', 'blocked', 0)
    wall.order({ 1: [move({ x: 20000, y: 10000 })] })
    wall
      .set(1, 'commandQueue', 'route', [20000, 10000])
      .set(1, 'commandQueue', 'begun', true)
      .set(1, 'commandQueue', 'mode', 'advance')
      .set(1, 'commandQueue', 'ticksLeft', 10)
    wall.beats(1)
    expect(wall.spot(1)).toEqual([10600, 10000])
    wall.beats(1)
    expect(wall.spot(1)).toEqual([11024, 9576])
  })

  test('6 due ticks (HUN-703, HUN-R05)', () => {
    const dues = (template: Parameters<typeof unit>[0]) => {
      const battle = new Battle({ west: [unit(template, 10000, 5000)], east: [unit('orcWarrior', 11200, 5000)] })
      battle.order({ 1: [attack(101)] }, { 1: STILL, 101: STILL }).beats(21, constantDice(99))
      return battle.told('AttackDeclared').map(({ data }) => data.due)
    }
    expect(dues('goblin')).toEqual([3, 6, 9])
    expect(dues('warrior')).toEqual([5, 10])
    expect(dues('orcBrute')).toEqual([9])
    const far = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('orcWarrior', 16900, 5000)] })
    far.order({ 1: [attack(101)] }, { 101: STILL }).beats(21, [100])
    expect(far.told('AttackDeclared')[0]).toMatchObject({ tick: 11, data: { due: 15 } })
  })

  test('7 a warrior strikes an orc warrior (HUN-801, HUN-803, HUN-805, HUN-809, HUN-903, HUN-302 tough)', () => {
    const battle = strike(pair('warrior', 'orcWarrior'), SWORD, [42, 60, 20, 6])
    expect(battle.told('AttackRolled')[0]?.data.roll).toMatchObject({ chance: 50, roll: 42, margin: 8 })
    expect(battle.told('DefenseRolled')[0]?.data).toMatchObject({
      reaction: 'parry',
      roll: { chance: 50 },
      result: 'none',
    })
    expect(battle.told('DamageDealt')[0]?.data).toMatchObject({
      location: 'torso',
      rawDamage: 10,
      armourAbsorbed: 3,
      finalDamage: 7,
      newHealth: 21,
    })
    expect(battle.told('UnitWounded')).toHaveLength(1)
    expect(battle.get(101, 'health', 'woundState')).toBe('healthy')
    expect(battle.state.checks).toEqual([])
  })

  test('8 a blow that is turned (HUN-805, HUN-R04)', () => {
    const battle = strike(pair('veteran', 'warrior'), SWORD, [20, 45, 70, 9])
    expect(battle.told('DefenseRolled')[0]?.data).toMatchObject({
      reaction: 'block',
      roll: { chance: 50, margin: 5 },
      result: 'turned',
    })
    expect(battle.told('DamageDealt')[0]?.data).toMatchObject({
      location: 'legs',
      rawDamage: 6,
      armourAbsorbed: 4,
      finalDamage: 2,
      newHealth: 22,
    })
    expect(battle.state.checks).toEqual([])
  })

  test('9 a head hit through plate, and the toughness test (HUN-812, HUN-901, HUN-1120, HUN-R13)', () => {
    const battle = pair('orcWarrior', 'knight').set(101, 'turnFlags', 'reactions', 0)
    strike(battle, { ...SWORD, weapon: 'cleaver' }, [1, 10, 8, 70])
    expect(battle.told('DamageDealt')[0]?.data).toMatchObject({
      location: 'head',
      rawDamage: 13,
      armourAbsorbed: 7,
      multiplier: 3,
      finalDamage: 18,
      newHealth: 10,
    })
    expect(battle.told('ToughnessRolled')[0]?.data.roll).toMatchObject({ chance: 65, roll: 70 })
    expect(battle.get(101, 'health', 'woundState')).toBe('down')
    expect(battle.get(101, 'health', 'current')).toBe(10)
  })

  test('10 the third goblin on a side (HUN-802 flanking, HUN-302 swarm)', () => {
    const battle = new Battle({
      west: [unit('warrior', 10000, 10000)],
      east: [unit('goblin', 11200, 10000), unit('goblin', 10900, 9100), unit('goblin', 9600, 11200)],
    })
    battle.face(1, 1000, -100).face(101, -1000, 0).face(102, -1000, 1000).face(103, 0, -1000)
    battle.set(1, 'engagement', 'engagedWith', 0b1110)
    const play = battle.play()
    takeMoment(play)
    const { chance, terms } = strikeOf(play, battle.at(103), battle.at(1), { ...SWORD, weapon: 'rustyKnife' })
    expect(terms).toEqual([
      { source: 'side', value: 10 },
      { source: 'flanking', value: 15 },
      { source: 'swarm', value: 10 },
    ])
    expect(chance).toBe(65)
  })

  test('11 a stance of two (HUN-806, HUN-804, HUN-R03)', () => {
    const battle = pair('orcWarrior', 'veteran').set(101, 'turnFlags', 'stance', 2)
    const play = battle.play()
    const chance = (reaction: 'block' | 'dodge', arc: 'front' | 'side' | 'rear') =>
      reactionChance(play, 0, 1, SWORD, reaction, arc, null)
    expect([
      chance('block', 'front'),
      chance('block', 'side'),
      chance('block', 'rear'),
      chance('dodge', 'rear'),
    ]).toEqual([80, 40, null, 45])
  })

  test('12 an archer (HUN-206, HUN-306)', () => {
    const shot: Blow = { weapon: 'bow', melee: false, kind: 'normal', aim: null, free: false, charge: false }
    const forest = patch('F', 29000, 4000, 4000, 4000)
    const battle = new Battle({
      west: [unit('archer', 10000, 5000)],
      east: [unit('warrior', 30000, 5000)],
      terrain: [forest],
    })
    const chance = (terrain: readonly ReturnType<typeof patch>[]) => {
      const each = new Battle({ west: [unit('archer', 10000, 5000)], east: [unit('warrior', 30000, 5000)], terrain })
      const play = each.play()
      takeMoment(play)
      return strikeOf(play, 0, 1, shot).chance
    }
    expect([chance([forest]), chance([forest, patch('H', 9000, 4000, 2000, 2000, 1)])]).toEqual([25, 35])
    const final = (type: 'standard' | 'bodkin' | 'broadhead', bare: boolean) => {
      const each = new Battle({ west: [unit('archer', 10000, 5000)], east: [unit('warrior', 30000, 5000)] })
      each.set(1, 'ammo', 'slots', [{ type, left: 3 }]).set(101, 'turnFlags', 'reactions', 0)
      if (bare) each.set(101, 'armour', 'torso', 0)
      strike(each, shot, [1, 20, 5])
      return each.told('DamageDealt')[0]?.data.finalDamage
    }
    expect([
      final('standard', false),
      final('bodkin', false),
      final('broadhead', false),
      final('broadhead', true),
    ]).toEqual([3, 5, 1, 12])
    expect(battle.config).toBeDefined()
  })

  test('13 walking away provokes, sprinting leaves no dodge (HUN-512, HUN-R07, HUN-R09)', () => {
    const leave = (mode: 'walk' | 'sprint', rolls: readonly number[]) => {
      const battle = new Battle({ west: [unit('archer', 10000, 5000)], east: [unit('orcWarrior', 11000, 5000)] })
      battle
        .face(1, -1000, 0)
        .order({ 1: [move({ x: 2000, y: 5000 }, mode)] }, { 101: STILL })
        .beats(1, rolls)
      return battle
    }
    const walking = leave('walk', [70, 40])
    expect(walking.told('AttackRolled')[0]?.data).toMatchObject({ free: true, roll: { chance: 90 } })
    const facing = new Battle({ west: [unit('archer', 10000, 5000)], east: [unit('orcWarrior', 11000, 5000)] })
    facing.order({ 1: [move({ x: 2000, y: 5000 }, 'walk', { style: 'normal' })] }, { 101: STILL }).beats(1, [71])
    expect(facing.told('AttackRolled')[0]?.data).toMatchObject({ free: true, roll: { chance: 70 }, result: 'miss' })
    const sprinting = leave('sprint', [1, 20, 1])
    expect(sprinting.told('DefenseRolled')).toEqual([])
  })

  test('14 how a check fails (HUN-1001, HUN-1010)', () => {
    const outcome = (roll: number) => {
      const battle = new Battle({ west: [unit('militia', 10000, 5000), unit('knight', 12000, 5000)], east: [AWAY] })
      const dice = scriptedDice([roll], 1)
      const play = battle.play(dice)
      queueCheck(play, 0, 'wound', 0)
      moraleStep(play)
      dice.done()
      return battle.get(1, 'moraleState', 'state')
    }
    expect([55, 56, 75, 76, 95, 96].map(outcome)).toEqual(['steady', 'shaken', 'shaken', 'broken', 'broken', 'routed'])
  })

  test('15 a knight tires and rests (HUN-404, HUN-405, HUN-406, HUN-R16, HUN-R17)', () => {
    const battle = new Battle({ west: [unit('knight', 10000, 5000)], east: [unit('orcWarrior', 11500, 5000)] })
    const stamina: number[] = []
    for (let turn = 0; turn < 4; turn++) {
      battle.order({ 1: [attack(101)] }, { 1: STILL, 101: STILL })
      battle.beats(22, [100, 100])
      stamina.push(battle.get(1, 'stamina', 'current'))
    }
    expect(stamina).toEqual([10, 6, 2, 0])
    expect(battle.get(1, 'stamina', 'exhausted')).toBe(true)
    expect(battle.get(1, 'actionPoints', 'current')).toBe(3)
    battle.order({ 1: [] }).beats(22)
    expect([battle.get(1, 'stamina', 'current'), battle.get(1, 'stamina', 'exhausted')]).toEqual([2, true])
    battle.order({}).beats(22)
    expect([battle.get(1, 'stamina', 'current'), battle.get(1, 'stamina', 'exhausted')]).toEqual([4, false])
  })

  test('16 a bandage heals over two turn ends (HUN-905)', () => {
    const battle = new Battle({
      west: [unit('warrior', 10000, 5000, { items: ['bandage'] }), unit('archer', 11000, 5000)],
      east: [AWAY],
    })
    battle.set(2, 'health', 'current', 4).set(2, 'health', 'woundState', 'critical').set(2, 'health', 'bleeding', true)
    battle.order({ 1: [{ do: 'useItem', item: 'bandage', target: 2, when: null }] }).turn([5])
    expect(battle.get(2, 'health', 'current')).toBe(7)
    battle.order({}).turn()
    expect(battle.get(2, 'health', 'current')).toBe(9)
  })

  test('17 survival (HUN-1120)', () => {
    const survives = (hp: number, tended: boolean, lost: boolean, roll: number) => {
      const battle = pair('warrior', 'goblin')
      battle
        .set(lost ? 1 : 101, 'health', 'current', hp)
        .set(lost ? 1 : 101, 'health', 'woundState', 'down')
        .set(lost ? 1 : 101, 'health', 'tended', tended)
      if (!lost) battle.set(1, 'health', 'tended', false)
      const dice = scriptedDice([roll], 1)
      judge(battle.play(dice))
      dice.done()
      return battle.told('SurvivalRolled')[0]?.data
    }
    expect(survives(-6, true, true, 62)).toMatchObject({ roll: { chance: 62 }, survived: true })
    expect(survives(-6, true, true, 63)).toMatchObject({ survived: false })
    const won = new Battle({
      west: [unit('warrior', 10000, 5000), unit('warrior', 12000, 5000)],
      east: [unit('goblin', 30000, 5000)],
    })
    for (const id of [1, 101]) won.set(id, 'health', 'current', -30).set(id, 'health', 'woundState', 'down')
    judge(won.play(scriptedDice([100, 100], 1)))
    expect(won.told('SurvivalRolled')[0]?.data.roll).toMatchObject({ chance: 5 })
    const knocked = new Battle({
      west: [unit('knight', 10000, 5000), unit('warrior', 12000, 5000)],
      east: [unit('goblin', 30000, 5000)],
    })
    knocked
      .set(1, 'health', 'woundState', 'down')
      .set(1, 'health', 'current', 10)
      .set(101, 'health', 'woundState', 'down')
    judge(knocked.play(scriptedDice([95, 100], 1)))
    expect(knocked.told('SurvivalRolled')[0]?.data).toMatchObject({ roll: { chance: 95 }, survived: true })
  })

  test('18 the first model order over three turns (HUN-605, HUN-604, HUN-507, HUN-511)', () => {
    const battle = new Battle({ west: [unit('warrior', 5000, 5000)], east: [unit('warrior', 20000, 5000)] })
    battle.order({ 1: [move({ unit: 101 }), attack(101, { when: inRange(101) })] }, { 1: STILL, 101: STILL }).turn()
    expect(battle.spot(1)[0]).toBe(10400)
    battle.order({}).turn()
    expect(battle.spot(1)[0]).toBe(15800)
    battle.order({}).beats(6)
    expect(battle.spot(1)[0]).toBe(18500)
    expect(battle.told('AttackDeclared')[0]).toMatchObject({ tick: 6, data: { due: 10 } })
    expect(battle.get(1, 'actionPoints', 'current')).toBe(0)
  })

  test('19 outnumbered (HUN-1003)', () => {
    const east = [unit('goblin', 11200, 10000), unit('goblin', 10000, 11200)]
    const alone = new Battle({ west: [unit('warrior', 10000, 10000)], east })
    alone.order({}).turn([1])
    expect(alone.told('MoraleChecked').map(({ data, entityId }) => [data.kind, entityId])).toEqual([['outnumbered', 1]])
    const helped = new Battle({ west: [unit('warrior', 10000, 10000), unit('warrior', 12300, 10000)], east })
    helped.order({}).turn()
    expect(helped.told('MoraleChecked')).toEqual([])
  })

  test('20 a round shield struck (HUN-305, HUN-810)', () => {
    const left = (dice: number) => {
      const battle = pair('warrior', 'warrior').set(101, 'turnFlags', 'reactions', 0)
      strike(
        battle,
        {
          ...SWORD,
          kind: dice > 10 ? 'power' : 'normal',
          weapon: dice > 10 ? 'lance' : 'longsword',
          charge: dice > 10,
        },
        [1, 90, dice > 10 ? 10 : dice],
      )
      return [battle.get(101, 'weapon', 'integrity'), battle.told('ItemBroken').length]
    }
    expect(left(9)).toEqual([9, 0])
    // 10 + 6, power 4, charge 4: raw 24.
    expect(left(19)).toEqual([0, 1])
  })

  test('21 costs (HUN-1201, HUN-301)', () => {
    expect(
      unitCost(
        { template: 'archer', experience: 'veteran', halves: ['standard', 'bodkin'], items: ['caltrops'] },
        CONTENT,
      ),
    ).toBe(52)
    expect(unitCost({ template: 'veteran', experience: 'elite', traits: ['fearless'] }, CONTENT)).toBe(78)
    expect(unitCost({ template: 'warrior', experience: 'recruit', armour: 'leather' }, CONTENT)).toBe(31)
    const row = musteredRow({ template: 'warrior', experience: 'recruit', armour: 'leather' }, 0, CONTENT)
    expect([row.actionPoints.max, row.faction.rate]).toEqual([4, 12000])
  })

  test('22 an army of twelve (HUN-1102, HUN-R22)', () => {
    const judged = (down: number, rolls: readonly number[]) => {
      const west = Array.from({ length: 12 }, (_, place) => unit('warrior', 2000, 1000 + 1200 * place))
      const battle = new Battle({ west, east: [AWAY], conditions: [{ type: 'morale' }, { type: 'morale' }] })
      for (let id = 1; id <= down; id++)
        battle.set(id, 'health', 'woundState', 'down').set(id, 'health', 'executed', true)
      const dice = scriptedDice(rolls, 1)
      judge(battle.play(dice))
      dice.done()
      return [battle.told('ArmyMoraleChecked').length, battle.state.seats[0].armyBroken]
    }
    expect(judged(2, [])).toEqual([0, false])
    expect(judged(3, [55])).toEqual([1, false])
    expect(judged(3, [56])).toEqual([1, true])
    expect(judged(6, [])).toEqual([0, true])
  })

  test('23 the save policy (HUN-608)', () => {
    const axe = pair('orcBrute', 'archer')
    expect(meanDamage(axe.play(), 0, 1, { ...SWORD, weapon: 'greatAxe' })).toBe(24)
    expect(meanDamage(axe.play(), 0, 1, { ...SWORD, weapon: 'dagger' })).toBe(7)
  })

  test('24 what a bot expects of a blow (HUN-1702)', () => {
    const battle = pair('warrior', 'orcWarrior')
    takeMoment(battle.play())
    expect(weighted(battle.play(), 0, 1, SWORD)).toBe(1700)
    expect(expected(battle.play(), 0, 1, 0, { x: 10000, y: 5000 })).toBe(318)
  })

  test('25 a downhill charge (HUN-515, HUN-802)', () => {
    const battle = new Battle({
      west: [unit('warrior', 10000, 5000)],
      east: [unit('orcWarrior', 15500, 5000)],
      terrain: [patch('H', 8000, 3000, 3000, 4000, 1)],
    })
    battle.order({ 1: [attack(101)] }, { 101: STILL }).beats(13, [60, 100, 20, 6])
    expect(battle.told('AttackDeclared')[0]?.data.charge).toBe(true)
    expect(battle.told('AttackRolled')[0]?.data.roll.chance).toBe(60)
    expect(battle.told('DamageDealt')[0]?.data.rawDamage).toBe(11)
  })

  test('26 blows of one tick count as simultaneous (HUN-705, HUN-R37)', () => {
    const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('warrior', 11200, 5000)] })
    battle
      .set(101, 'health', 'current', 1)
      .set(101, 'health', 'woundState', 'critical')
      .set(101, 'turnFlags', 'reactions', 0)
    battle.set(1, 'turnFlags', 'reactions', 0)
    battle.order({ 1: [attack(101)], 101: [attack(1)] }, { 1: STILL, 101: STILL }).beats(5, [50, 20, 6, 30, 70, 10, 1])
    expect(battle.get(101, 'health', 'woundState')).toBe('down')
    expect(battle.told('AttackRolled').map(({ entityId }) => entityId)).toEqual([1, 101])
    expect(battle.get(1, 'health', 'current')).toBeLessThan(24)
  })

  test('27 friends on one way (HUN-505): the farther one gives way', () => {
    const battle = new Battle({ west: [unit('militia', 10000, 5000), unit('militia', 10000, 6000)], east: [AWAY] })
    battle.order({ 1: [move({ x: 12000, y: 5500 })], 2: [move({ x: 13000, y: 5500 })] })
    battle.beats(1)
    const [one, two] = [battle.spot(1), battle.spot(2)]
    expect(one[0] - 10000).toBeGreaterThan(two[0] - 10000)
    expect((one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2).toBeGreaterThanOrEqual(800 ** 2)
  })

  test('28 a dagger finds the gaps (HUN-304)', () => {
    const final = (target: 'warrior' | 'knight', rolls: readonly number[]) => {
      const battle = pair('militia', target).set(101, 'turnFlags', 'reactions', 0)
      strike(battle, { ...SWORD, weapon: 'dagger' }, rolls)
      return battle.told('DamageDealt')[0]?.data.finalDamage
    }
    expect(final('warrior', [1, 37, 4])).toBe(3)
    expect(final('knight', [1, 20, 4])).toBe(0)
  })
})
