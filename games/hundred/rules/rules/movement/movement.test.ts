import { expect, test } from 'vitest'
import { attack, Battle, constantDice, move, patch, STILL, unit } from '../../testing/battle.ts'
import { NOBODY } from '../play.ts'
import { routeTo } from './route.ts'

const FAR = unit('goblin', 39000, 19000)

function walker(template: Parameters<typeof unit>[0], terrain: readonly ReturnType<typeof patch>[] = []): Battle {
  return new Battle({ west: [unit(template, 5000, 5000)], east: [FAR], terrain })
}

test.each([
  ['walk', 5, 1],
  ['advance', 10, 2],
  ['run', 15, 4],
  ['sprint', 20, 4],
] as const)('HUN-501 HUN-502 %s moves %i ticks a turn for %i AP', (mode, ticks, ap) => {
  const battle = walker('militia')
  battle.order({ 1: [move({ x: 39000, y: 5000 }, mode)] }, { 1: STILL }).beats(20)
  expect(battle.spot(1)[0]).toBe(5000 + 600 * ticks)
  expect(battle.get(1, 'actionPoints', 'spent')).toBe(ap)
})

test('HUN-501 sprint must be the first AP spent, and not from mud, exhausted or with a crippled leg', () => {
  const dropped = (battle: Battle) => {
    battle.order({ 1: [move({ x: 39000, y: 5000 }, 'sprint')] }, { 1: STILL }).beats(1)
    return [battle.told('OrderDropped')[0]?.data.reason, battle.spot(1)[0]]
  }
  expect(dropped(walker('militia', [patch('M', 4000, 4000, 4000, 4000)]))).toEqual(['no_path', 5000])
  expect(dropped(walker('militia').set(1, 'stamina', 'exhausted', true))).toEqual(['exhausted', 5000])
  expect(dropped(walker('militia').set(1, 'health', 'crippled', 4))).toEqual(['limb_crippled', 5000])
  expect(dropped(walker('militia').set(1, 'actionPoints', 'spent', 1))).toEqual([undefined, 5000])
})

test('HUN-501 a sprinter has no reactions and strikes at nobody', () => {
  const battle = new Battle({ west: [unit('warrior', 5000, 5000)], east: [unit('goblin', 12000, 5000)] })
  battle.order({ 1: [move({ x: 9000, y: 5000 }, 'sprint'), attack(101)] }, { 1: STILL, 101: STILL }).beats(20)
  expect(battle.get(1, 'turnFlags', 'reactions')).toBe(0)
  expect(battle.told('AttackDeclared')).toEqual([])
})

test('HUN-502 HUN-R06 further steps of the mode use its remaining ticks, another mode waits', () => {
  const battle = walker('militia')
  battle
    .order(
      { 1: [move({ x: 6200, y: 5000 }), move({ x: 7400, y: 5000 }), move({ x: 9000, y: 5000 }, 'walk')] },
      { 1: STILL },
    )
    .beats(20)
  expect([battle.spot(1)[0], battle.get(1, 'actionPoints', 'spent')]).toEqual([7400, 2])
  expect(battle.told('OrderWaiting')[0]?.data).toMatchObject({ step: 2, reason: 'mode' })
})

test('HUN-503 retreat halves, a crippled leg halves again, a banner takes a quarter', () => {
  const step = (ready: (battle: Battle) => void, style: 'normal' | 'retreat') => {
    const battle = new Battle({
      west: [unit('militia', 5000, 5000)],
      east: [FAR],
      more: { banners: [{ id: 'b', side: 1, x: 100, y: 100 }] },
    })
    ready(battle)
    battle.order({ 1: [move({ x: 20000, y: 5000 }, 'advance', { style })] }).beats(1)
    return battle.spot(1)[0] - 5000
  }
  expect(step(() => undefined, 'retreat')).toBe(300)
  expect(step((battle) => battle.set(1, 'health', 'crippled', 4), 'retreat')).toBe(150)
  expect(
    step((battle) => {
      const banner = battle.state.objects[0]
      if (banner !== undefined) banner.carrier = 0
    }, 'normal'),
  ).toBe(450)
})

test('HUN-506 a way around rock is found on cells and shortened; straight where nothing is in the way', () => {
  const open = walker('militia')
  expect(routeTo(open.play(), 0, 20000, 5000, false, NOBODY)).toEqual([20000, 5000])
  const blocked = walker('militia', [patch('R', 9000, 3000, 1000, 4000)])
  const route = routeTo(blocked.play(), 0, 15000, 5000, false, NOBODY) ?? []
  expect(route.slice(-2)).toEqual([15000, 5000])
  expect(route.length).toBeGreaterThan(2)
  expect(route.length).toBeLessThanOrEqual(8)
  const shut = walker('militia', [patch('R', 9000, 0, 1000, 20000)])
  expect(routeTo(shut.play(), 0, 15000, 5000, false, NOBODY)).toBeNull()
})

test('HUN-506 cells of mud are avoided when the way round is cheaper', () => {
  const mud = walker('militia', [
    patch('R', 8000, 0, 500, 4900),
    patch('R', 8000, 6500, 500, 13500),
    patch('M', 8000, 4900, 500, 1600),
  ])
  expect(routeTo(mud.play(), 0, 12000, 5000, false, NOBODY)).not.toBeNull()
})

test('HUN-507 without a way the step is dropped; blocked twice near its end a move is done', () => {
  const shut = walker('militia', [patch('R', 9000, 0, 1000, 20000)])
  shut.order({ 1: [move({ x: 15000, y: 5000 })] }, { 1: STILL }).beats(1)
  expect(shut.told('OrderDropped')[0]?.data.reason).toBe('no_path')
  const taken = new Battle({ west: [unit('militia', 5000, 5000), unit('militia', 7000, 5000)], east: [FAR] })
  taken.order({ 1: [move({ x: 7000, y: 5000 })] }, { 1: STILL, 2: STILL }).beats(10)
  expect(taken.get(1, 'commandQueue', 'current')).toBe(1)
})

test('HUN-508 HUN-R35 one faces where one goes; a first leg backwards costs 1 AP, bends are free', () => {
  const battle = walker('militia')
  battle.order({ 1: [move({ x: 2000, y: 5000 }, 'walk')] }, { 1: STILL }).beats(2)
  expect([battle.get(1, 'position', 'fx'), battle.get(1, 'actionPoints', 'spent')]).toEqual([-1000, 2])
  const bend = walker('militia')
  bend.order({ 1: [move({ x: 5600, y: 5000 }), move({ x: 5600, y: 8000 })] }, { 1: STILL }).beats(3)
  expect([bend.get(1, 'position', 'fy'), bend.get(1, 'actionPoints', 'spent')]).toEqual([1000, 2])
})

test('HUN-509 one turn of 90° is free, any other costs 1 AP', () => {
  const battle = walker('militia')
  const turn = (x: number, y: number) => ({ do: 'turn', to: { x, y }, when: null }) as const
  battle.order({ 1: [turn(0, 1), turn(-1, 0), turn(1, 0)] }, { 1: STILL }).beats(1)
  expect([battle.get(1, 'position', 'fx'), battle.get(1, 'actionPoints', 'spent')]).toEqual([1000, 2])
  const behind = new Battle({ west: [unit('warrior', 5000, 5000)], east: [unit('warrior', 3800, 5000)] })
  behind.order({ 1: [attack(101, { approach: 'none' })] }, { 1: STILL, 101: STILL }).beats(1)
  expect(behind.get(1, 'actionPoints', 'spent')).toBe(3)
})

test('HUN-510 enemies are engaged within 1500, not through rock, and not when neither is able', () => {
  const engaged = (terrain: readonly ReturnType<typeof patch>[], y: number, morale: 'steady' | 'broken' = 'steady') => {
    const battle = new Battle({ west: [unit('warrior', 5000, 5000)], east: [unit('warrior', 5000, y)], terrain })
    battle.set(1, 'moraleState', 'state', morale).set(101, 'moraleState', 'state', morale)
    battle.order({}).beats(1)
    return battle.get(1, 'engagement', 'engagedWith')
  }
  expect([engaged([], 6500), engaged([], 6501)]).toEqual([2, 0])
  expect(engaged([patch('R', 4950, 5740, 100, 20)], 6500)).toBe(0)
  expect(engaged([], 6500, 'broken')).toBe(0)
})

test('HUN-511 a move stops on contact unless it pushes', () => {
  const x = (onContact: 'stop' | 'push') => {
    const battle = new Battle({ west: [unit('militia', 5000, 5000)], east: [unit('goblin', 8000, 6200)] })
    battle
      .order(
        { 1: [move({ x: 12000, y: 5000 }, 'advance', { onContact })] },
        { 1: STILL, 101: { ...STILL, freeAttack: false } },
      )
      .beats(10)
    return battle.spot(1)[0]
  }
  expect(x('stop')).toBeLessThan(8000)
  expect(x('push')).toBe(11000)
})

test('HUN-512 a free attack needs the front arc, the policy, and none made yet; retreat and disengage are safe', () => {
  const strikes = (
    order: Parameters<Battle['order']>[0],
    ready: (battle: Battle) => void = () => undefined,
    policy = {},
  ) => {
    const battle = new Battle({ west: [unit('archer', 10000, 5000)], east: [unit('orcWarrior', 11000, 5000)] })
    battle.face(1, -1000, 0)
    ready(battle)
    battle.order(order, { 1: STILL, 101: { ...STILL, ...policy } }).beats(3, constantDice(99))
    return battle.told('AttackRolled').length
  }
  const away = { 1: [move({ x: 2000, y: 5000 })] }
  expect(strikes(away)).toBe(1)
  expect(strikes(away, (battle) => battle.face(101, 1000, 0))).toBe(0)
  expect(strikes(away, undefined, { freeAttack: false })).toBe(0)
  expect(strikes(away, (battle) => battle.set(101, 'turnFlags', 'freeAttack', true))).toBe(0)
  expect(strikes({ 1: [move({ x: 2000, y: 5000 }, 'advance', { style: 'retreat' })] })).toBe(0)
  expect(strikes({ 1: [{ do: 'disengage', to: null, when: null }] })).toBe(0)
})

test('HUN-513 HUN-R10 disengage: 2 AP, five ticks with the facing kept, then a mode may follow', () => {
  const battle = new Battle({ west: [unit('archer', 10000, 5000)], east: [unit('orcWarrior', 11000, 5000)] })
  battle
    .order(
      { 1: [{ do: 'disengage', to: null, when: null }, move({ x: 1000, y: 5000 }, 'walk')] },
      { 1: STILL, 101: STILL },
    )
    .beats(5)
  expect([battle.spot(1)[0], battle.get(1, 'position', 'fx'), battle.get(1, 'actionPoints', 'spent')]).toEqual([
    7000, 1000, 2,
  ])
  battle.beats(3)
  expect(battle.spot(1)[0]).toBeLessThan(7000)
})

test('HUN-514 a fighting retreat faces the nearest engaged enemy and goes at half pace', () => {
  const battle = new Battle({ west: [unit('militia', 10000, 5000)], east: [unit('orcWarrior', 10000, 6200)] })
  battle.order({ 1: [move({ x: 2000, y: 5000 }, 'advance', { style: 'retreat' })] }, { 1: STILL, 101: STILL }).beats(1)
  expect([battle.get(1, 'position', 'fy'), battle.spot(1)[0]]).toEqual([1000, 9700])
})

test('HUN-515 a charge needs three metres, advance or run, a new target and to be the first attack', () => {
  const charge = (x: number, approach: 'walk' | 'advance') => {
    const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', x, 5000)] })
    battle.order({ 1: [attack(101, { approach })] }, { 1: STILL, 101: STILL }).beats(20, constantDice(99))
    return battle.told('AttackDeclared')[0]?.data.charge
  }
  expect([charge(14700, 'advance'), charge(13500, 'advance'), charge(12500, 'walk')]).toEqual([true, false, false])
})
