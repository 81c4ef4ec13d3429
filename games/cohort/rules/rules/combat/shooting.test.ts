import { scriptedDice } from '@tessera/kernel'
import { describe, expect, it, test } from 'vitest'
import type { Step, Target } from '../../order.ts'
import { at, away, foe, type Given, own, type Piece, position, tile, unit } from '../../testing/position.ts'
import {
  effectiveRange,
  isHarmless,
  isSlow,
  longRange,
  mayHit,
  mayShoot,
  missileOf,
  shoots,
  shotBlow,
} from './missile.ts'
import { shootAll } from './shooting.ts'

const fort: Given = { config: { map: 'hill_fort' } }
const bows = { equipment: ['compositeBows'] } as const
const crossbows = { equipment: ['crossbows'] } as const
const crew = (engine: 'ballista' | 'catapult' | 'ram', more: Partial<Piece> = {}): Partial<Piece> => ({
  kind: 'siegeEngineers',
  engine,
  ...more,
})

function shot(
  pieces: readonly Piece[],
  given: Given = {},
  change: (state: ReturnType<typeof position>) => void = () => {},
) {
  const state = position(pieces, given)
  change(state)
  const told = shotBlow(at(state), unit(state, 1), unit(state, 101))
  const untold = shotBlow({ ...at(state), tell: undefined }, unit(state, 1), unit(state, 101))
  expect(untold).toEqual({ ...told, attackModifiers: [], defenceModifiers: [] })
  const list = (modifiers: typeof told.attackModifiers) => modifiers.map(({ name, value }) => `${name} ${value}`)
  return { ...told, gives: list(told.attackModifiers), takes: list(told.defenceModifiers) }
}

describe('COH-8.8 how hard a volley hits', () => {
  test.each<[string, Partial<Piece>, string, number, readonly string[]]>([
    ['bows at 3', bows, 'F12', 110, ['ranged attack 11']],
    ['bows at 4', bows, 'G12', 55, ['ranged attack 11', 'long range % 50']],
    ['bows after moving', { ...bows, steps: 1 }, 'F12', 55, ['ranged attack 11', 'shooting after moving % 50']],
    [
      'bows at 4 after moving',
      { ...bows, steps: 1 },
      'G12',
      27,
      ['ranged attack 11', 'long range % 50', 'shooting after moving % 50'],
    ],
    ['bows in the heat', { ...bows, hot: true }, 'F12', 100, ['ranged attack 11', 'heat -1']],
    ['bows in loose order', { ...bows, formation: 'loose' }, 'F12', 77, ['ranged attack 11', 'loose % 70']],
    ['crossbows', crossbows, 'F12', 110, ['ranged attack 11']],
    ['a ballista, served by any unit', crew('ballista'), 'F12', 90, ['ranged attack 9']],
    ['a ballista at 6', crew('ballista'), 'I12', 90, ['ranged attack 9']],
    ['a catapult', crew('catapult'), 'F12', 100, ['ranged attack 10']],
  ])('%s', (_, mine, to, attack, gives) => {
    expect(shot([own('C12', mine), foe(to)])).toMatchObject({ attack, gives, kind: 'shot', effort: 100, rate: 4 })
  })

  it('height, weather and hunger weigh on it, a friend beside the target halves it', () => {
    expect(shot([own('F3', bows), foe('F1')]).gives).toEqual(['ranged attack 11', 'downhill 1'])
    expect(shot([own('F1', bows), foe('F3')])).toMatchObject({ attack: 100, gives: ['ranged attack 11', 'uphill -1'] })
    expect(shot([own('F3', bows), foe('F5')]).gives).toEqual(['ranged attack 11'])
    const wet = (more: Partial<Piece>) => shot([own('C12', more), foe('E12')], { weather: 'light_rain' }).gives
    expect([wet(bows), wet(crossbows), wet(crew('ballista'))]).toEqual([
      ['ranged attack 11', 'weather -2'],
      ['ranged attack 11'],
      ['ranged attack 9'],
    ])
    const hungry = shot([own('C12', bows), foe('E12')], {}, (state) => {
      state.seats[0].supply = 0
    })
    expect(hungry).toMatchObject({ attack: 100, gives: ['ranged attack 11', 'hunger -1'] })
    const crowded = shot([own('C12', bows), own('E11'), foe('E12')])
    expect(crowded).toMatchObject({ attack: 55, gives: ['ranged attack 11', 'friends beside the target % 50'] })
    expect(shot([own('C12', bows), own('E10'), foe('E12'), foe('E11')]).attack).toBe(110)
  })

  it('an engine counts its own weight, everybody else that of a man', () => {
    expect([
      shot([own('C12', crew('ballista')), foe('E12')]).weight,
      shot([own('C12', bows), foe('E12')]).weight,
    ]).toEqual([300, 100])
    expect(shot([own('C12', { kind: 'cavalry', ...bows }), foe('E12')]).weight).toBe(200)
  })

  it('never below 1 point, nor below 5 tenths', () => {
    const worst = shot([own('C12', { ...bows, attack: -9, steps: 1 }), own('F12'), foe('G12')])
    expect(worst.attack).toBe(5)
  })
})

describe('COH-8.4 how well a volley is met', () => {
  test.each<[string, Partial<Piece>, Partial<Piece>, number, readonly string[]]>([
    ['bare', bows, {}, 70, []],
    ['behind round shields', bows, { equipment: ['roundShields'] }, 90, ['shield 1']],
    ['behind heavy shields', bows, { equipment: ['heavyShields'] }, 110, ['shield 2']],
    ['shields in the flank', bows, { equipment: ['heavyShields'], facing: 'N' }, 110, ['shield 2']],
    ['shields in the rear', bows, { equipment: ['heavyShields'], facing: 'E' }, 70, ['shield turned away -2']],
    ['light armour', bows, { equipment: ['lightArmor'] }, 90, []],
    ['light armour pierced', crossbows, { equipment: ['lightArmor'] }, 70, ['armour pierced -2']],
    ['lorica pierced', crossbows, { equipment: ['loricaSegmentata'] }, 100, ['armour pierced -2']],
    ['no armour to pierce', crossbows, {}, 70, []],
    ['pikes in phalanx', bows, { equipment: ['sarissaPikes'], formation: 'phalanx' }, 100, ['sarissas 3']],
    ['pikes out of it', bows, { equipment: ['sarissaPikes'] }, 70, []],
    ['spears in phalanx', bows, { equipment: ['warSpears'], formation: 'phalanx' }, 70, []],
    ['loose order', bows, { kind: 'levy', formation: 'loose' }, 60, ['loose % 150']],
    ['the weakest', bows, { defence: -4, formation: 'berserker' }, 7, ['berserker % 70']],
  ])('%s', (_, mine, theirs, defence, more) => {
    const found = shot([own('C12', mine), foe('E12', theirs)])
    expect(found.defence).toBe(defence)
    expect(found.takes.slice(1)).toEqual(more)
  })

  test.each<[string, 'N' | 'E' | 'S' | 'W', string]>([
    ['E12', 'W', 'front'],
    ['E12', 'E', 'rear'],
    ['E12', 'N', 'flank'],
    // As far across as down: whichever is better for who is shot at.
    ['E14', 'N', 'front'],
    ['E14', 'W', 'front'],
    ['E14', 'S', 'flank'],
    ['E14', 'E', 'flank'],
    ['E10', 'S', 'front'],
    ['E10', 'W', 'front'],
    ['E10', 'N', 'flank'],
    ['A14', 'E', 'front'],
    ['A14', 'N', 'front'],
    ['A14', 'W', 'flank'],
    ['D14', 'W', 'flank'],
    ['D14', 'N', 'front'],
  ])('COH-6.1 shot at on %s, facing %s, from C12: %s', (on, facing, side) => {
    expect(shot([own('C12', bows), foe(on, { facing })]).side).toBe(side)
  })
})

describe('COH-8.7 who may shoot at whom', () => {
  test.each<[string, Partial<Piece>, boolean]>([
    ['bows', bows, true],
    ['bows after moving', { ...bows, steps: 1 }, true],
    ['crossbows', crossbows, true],
    ['crossbows after moving', { ...crossbows, steps: 1 }, false],
    ['a ballista after moving', crew('ballista', { steps: 1 }), false],
    ['a ballista', crew('ballista'), true],
    ['a broken ballista', crew('ballista', { engineBroken: true }), false],
    ['a ram', crew('ram'), false],
    ['no bow', {}, false],
    ['an empty quiver', { ...bows, volleys: 0 }, false],
    ['routers', { ...bows, routing: true }, false],
    ['those who load', { ...crossbows, reloading: true }, false],
    ['those who hold their fire', { ...bows, aside: { steps: [], stance: 'steady', fire: 'hold' } }, false],
    ['those in ambush', { ...bows, aside: { steps: [{ do: 'ambush' }], stance: 'steady', fire: 'free' } }, false],
    ['a testudo', { ...bows, equipment: ['compositeBows', 'heavyShields'], formation: 'testudo' }, false],
    [
      'a testudo in disorder',
      { ...bows, equipment: ['compositeBows', 'heavyShields'], formation: 'testudo', disordered: true },
      true,
    ],
  ])('%s', (_, mine, may) => {
    const state = position([own('C12', mine), foe('F12')])
    expect(mayShoot(at(state), unit(state, 1))).toBe(may)
  })

  it('nobody engaged shoots; a router beside it does not matter', () => {
    const may = (routing: boolean) => {
      const state = position([own('C12', bows), foe('D12', { routing })])
      return mayShoot(at(state), unit(state, 1))
    }
    expect([may(false), may(true)]).toEqual([false, true])
  })

  it('from 2 to its range, seen, on a clear line', () => {
    const hits = (
      mine: Partial<Piece>,
      to: string,
      change: (state: ReturnType<typeof position>) => void = () => {},
    ) => {
      const state = position([own('C12', mine), own('H12', { kind: 'scouts' }), foe(to)])
      change(state)
      return mayHit(at(state), unit(state, 1), unit(state, 101))
    }
    expect(['D12', 'E12', 'G12', 'H11', 'I11'].map((to) => hits(bows, to))).toEqual([false, true, true, false, false])
    expect(
      hits(bows, 'E12', (state) => {
        state.seats[0].contacts = []
      }),
    ).toBe(false)
    expect(hits({}, 'E12')).toBe(false)
    expect(['D12', 'E12', 'F12'].map((to) => hits(crew('catapult'), to))).toEqual([false, false, true])
    const state = position([own('C12', bows), own('E12'), foe('G1')])
    expect(mayHit(at(state), unit(state, 1), unit(state, 2))).toBe(false)
    // Over the spur of a hill: F4 is seen by scouts, not by the archers.
    const hidden = position([own('D4', bows), own('H5', { kind: 'scouts' }), foe('H4')])
    expect(at(hidden).state.seats[0].contacts[0]?.state).toBe('confirmed')
    expect(mayHit(at(hidden), unit(hidden, 1), unit(hidden, 101))).toBe(false)
  })

  it('how far: 3 and 5, an engine its own, 1 more from a hill, at most 3 for bows in heavy rain', () => {
    const ranges = (mine: Piece, weather: 'clear' | 'heavy_rain' = 'clear') => {
      const state = position([mine, away], { weather })
      return [effectiveRange(at(state), unit(state, 1)), longRange(at(state), unit(state, 1))]
    }
    expect(ranges(own('C12', bows))).toEqual([3, 5])
    expect(ranges(own('F4', bows))).toEqual([4, 6])
    expect(ranges(own('F4', bows), 'heavy_rain')).toEqual([3, 3])
    expect(ranges(own('F4', crossbows), 'heavy_rain')).toEqual([4, 6])
    expect([ranges(own('C12', crew('ballista'))), ranges(own('C12', crew('catapult')))]).toEqual([
      [6, 6],
      [7, 7],
    ])
    expect(ranges(own('C12'))).toEqual([0, 0])
  })

  it('what is slow to load, what there is to shoot with', () => {
    const one = (more: Partial<Piece>) => unit(position([own('C12', more), away]), 1)
    expect([bows, crossbows, crew('ballista'), crew('catapult'), {}].map((more) => isSlow(one(more)))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ])
    expect([bows, { ...bows, volleys: 0 }, {}].map((more) => shoots(one(more)))).toEqual([true, false, false])
    expect([missileOf(one(bows))?.siege, missileOf(one(crew('ballista')))?.siege]).toEqual([0, 10])
    expect(missileOf(one(crew('catapult')))).toMatchObject({ siege: 20, shots: 6, near: 3 })
  })

  it('COH-8.8 lorica turns arrows from 3 tiles, not from 2, not bolts; nothing else does', () => {
    const turned = (mine: Partial<Piece>, to: string, theirs: Partial<Piece> = { equipment: ['loricaSegmentata'] }) => {
      const state = position([own('C12', mine), foe(to, theirs)])
      return isHarmless(unit(state, 1), unit(state, 101))
    }
    expect([turned(bows, 'E12'), turned(bows, 'F12'), turned(bows, 'G12')]).toEqual([false, true, true])
    expect([turned(crossbows, 'G12'), turned(bows, 'G12', { equipment: ['heavyArmor'] })]).toEqual([false, false])
  })
})

describe('COH-8.1 stage 7', () => {
  const toward = (target: Target): readonly Step[] => [{ do: 'shoot', target }]
  const aside = (steps: readonly Step[]) => ({ steps, stance: 'steady', fire: 'free' }) as const

  /** Whom the first unit shoots, with the dice at their middle. */
  function shooting(pieces: readonly Piece[], given: Given = {}, draws: readonly number[] = [40]) {
    const state = position(pieces, given)
    const dice = scriptedDice(draws)
    const play = at(state, dice)
    shootAll(play)
    dice.done()
    return { state, heard: play.heard }
  }

  it('losses fall at the end of the stage, a volley is spent, and who has nobody left is gone', () => {
    const both = { ...bows, men: 3 }
    const { state, heard } = shooting([own('C12', both), foe('E12', both), own('A1'), away], {}, [40, 40])
    expect(heard.filter(({ type }) => type === 'strike')).toMatchObject([
      { attacker: 1, target: 101, kind: 'shot', side: 'front' },
      { attacker: 101, target: 1 },
    ])
    expect(state.units.map(({ volleys, shot }) => [volleys, shot])).toEqual([
      [7, true],
      [0, false],
      [7, true],
      [0, false],
    ])
    const weak = shooting([own('C12', bows), foe('E12', { men: 1 })])
    expect(weak.state.units.map(({ id }) => id)).toEqual([1])
    expect(weak.heard.map(({ type }) => type)).toEqual(['strike', 'dispersed'])
  })

  it('a volley that cannot hurt is spent without a draw, and told', () => {
    const { state, heard } = shooting([own('C12', bows), foe('F12', { equipment: ['loricaSegmentata'] })], {}, [])
    expect(heard).toMatchObject([{ type: 'strike', fortune: null, men: 0 }])
    expect([unit(state, 1).volleys, unit(state, 1).shot, unit(state, 101).men]).toEqual([7, true, 100])
  })

  it('the ordered target, by shoot or attack, else the nearest, of equals the lower id', () => {
    const three = (steps: readonly Step[], target = 0) => {
      const { heard } = shooting([
        own('C12', { ...bows, aside: aside(steps), target }),
        foe('F12'),
        foe('E12'),
        foe('C14'),
      ])
      const [strike] = heard
      return strike?.type === 'strike' ? strike.target : undefined
    }
    expect(three([])).toBe(102)
    expect(three(toward({ is: 'contact', handle: 1 }))).toBe(101)
    expect(three(toward({ is: 'at', tile: tile('C14') }))).toBe(103)
    expect(three(toward({ is: 'contact', handle: 9 }))).toBe(102)
    expect(three([{ do: 'attack', target: { is: 'contact', handle: 1 }, route: 'direct' }])).toBe(101)
    // The attack has chosen already, and keeps to it.
    expect(three([{ do: 'attack', target: { is: 'contact', handle: 1 }, route: 'direct' }], 3)).toBe(103)
    expect(three(toward({ is: 'contact', handle: 1 }), 3)).toBe(101)
    expect(three([{ do: 'hold', until: null }], 3)).toBe(102)
  })

  it('an ordered target out of range gives way to the nearest', () => {
    const { heard } = shooting([
      own('C12', { ...bows, aside: aside(toward({ is: 'contact', handle: 1 })) }),
      own('H12', { kind: 'scouts' }),
      foe('I12'),
      foe('E12'),
    ])
    expect(heard).toMatchObject([{ type: 'strike', target: 102 }])
  })

  it('COH-10.2 engines shoot at walls they are told to: 10 HP, 20 for a catapult; not their own, not from too near or far', () => {
    const at_ = (on: string, engine: 'ballista' | 'catapult', target: string, more: Partial<Piece> = {}) => {
      const steps = toward({ is: 'at', tile: tile(target) })
      const { heard, state } = shooting([own(on, crew(engine, { aside: aside(steps), ...more })), foe('Q13')], fort, [])
      const told = heard.find(({ type }) => type === 'shot_at_structure')
      return [told?.type === 'shot_at_structure' ? told.hp : 0, state.structures[0]?.hp ?? 0, unit(state, 1).volleys]
    }
    expect(at_('G10', 'ballista', 'L10')).toEqual([10, 35, 7])
    expect(at_('G9', 'ballista', 'L9')).toEqual([10, 90, 7])
    expect(at_('G10', 'catapult', 'L10', { volleys: 6 })).toEqual([20, 25, 5])
    expect(at_('E10', 'ballista', 'L10')).toEqual([0, 0, 8])
    expect(at_('F10', 'ballista', 'L10')).toEqual([10, 35, 7])
    expect(at_('K10', 'ballista', 'L10')).toEqual([0, 0, 8])
    expect(at_('J10', 'catapult', 'L10')).toEqual([0, 0, 8])
    expect(at_('I10', 'catapult', 'L10')).toEqual([20, 25, 7])
    expect(at_('G10', 'ballista', 'K10')).toEqual([0, 0, 8])
    // Over the other wall nobody has a line.
    expect(at_('K7', 'ballista', 'O14')).toEqual([0, 0, 8])
  })

  it('COH-10.2 a wall is no mark for bows, nor for the attack of somebody else’s orders, nor for its owner', () => {
    const steps = toward({ is: 'at', tile: tile('L10') })
    const hit = (piece: Piece, others: readonly Piece[]) =>
      shooting([piece, ...others], fort, []).heard.some(({ type }) => type === 'shot_at_structure')
    expect(hit(own('H10', { ...bows, aside: aside(steps) }), [foe('Q13')])).toBe(false)
    expect(hit({ ...foe('O10'), ...crew('ballista', { aside: aside(steps) }) }, [own('A1')])).toBe(false)
    expect(hit(own('H10', crew('ballista', { aside: aside([{ do: 'hold', until: null }]) })), [foe('Q13')])).toBe(false)
    const attack: Step = { do: 'attack', target: { is: 'at', tile: tile('L10') }, route: 'direct' }
    expect(hit(own('H10', crew('ballista', { aside: aside([attack]) })), [foe('Q13')])).toBe(true)
    const nearest: Target = { is: 'pick', which: 'nearest', group: null }
    expect(hit(own('H10', crew('ballista', { aside: aside(toward(nearest)) })), [foe('Q13')])).toBe(false)
  })
})
