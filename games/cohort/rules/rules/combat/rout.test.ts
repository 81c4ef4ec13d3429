import { scriptedDice } from '@tessera/kernel'
import { describe, expect, it, test } from 'vitest'
import { type Stance, tileName } from '../../content/terms.ts'
import type { CohortEvent } from '../../events.ts'
import { at, away, foe, type Given, own, type Piece, position, tile, unit } from '../../testing/position.ts'
import { hearten } from './removal.ts'
import { routAll } from './rout.ts'

function routed(pieces: readonly Piece[], draws: readonly number[] = [], given: Given = {}) {
  const state = position(pieces, given)
  const dice = scriptedDice(draws)
  const play = at(state, dice)
  routAll(play)
  dice.done()
  // Nobody listening changes nothing.
  const quiet = position(pieces, given)
  routAll({ ...at(quiet, scriptedDice(draws)), tell: undefined })
  expect(quiet).toEqual(state)
  return { state, heard: play.heard, types: play.heard.map(({ type }) => type) }
}

const ofType = <T extends CohortEvent['type']>(heard: readonly CohortEvent[], type: T) =>
  heard.filter((event): event is Extract<CohortEvent, { type: T }> => event.type === type)

describe('COH-9.1 what a turn costs in morale', () => {
  test.each<[string, Partial<Piece>, number, readonly string[]]>([
    ['nothing happened', {}, 90, []],
    ['9 of 120 men lost, to the nearest hundredth', { men: 111, full: 120, lost: 9 }, 82, ['losses -8']],
    ['struck in front', { struck: 'front' }, 90, []],
    ['struck in the flank', { struck: 'flank' }, 85, ['struck in the flank -5']],
    ['struck in the rear', { struck: 'rear' }, 80, ['struck in the rear -10']],
    ['losses and flank together', { men: 96, lost: 4, struck: 'flank' }, 81, ['losses -4', 'struck in the flank -5']],
  ])('%s', (_, more, morale, reasons) => {
    const { state, heard } = routed([own('C12', more), away])
    expect(unit(state, 1).morale).toBe(morale)
    const told = ofType(heard, 'morale')
    expect(told.flatMap((event) => event.reasons.map(({ name, value }) => `${name} ${value}`))).toEqual(reasons)
    if (told.length > 0) expect(told).toMatchObject([{ unit: 1, from: 90, to: morale }])
  })

  it('never below 0, and nothing is told where nothing is left to lose', () => {
    const sworn = { sworn: true, morale: 3, struck: 'rear' } as const
    expect(ofType(routed([own('C12', sworn), away]).heard, 'morale')).toMatchObject([{ from: 3, to: 0 }])
    expect(routed([own('C12', { ...sworn, morale: 0 }), away]).heard).toEqual([])
  })

  it('elephants frighten levy, militia and riders beside them once; not foot, not their like, not when they run', () => {
    const met = (mine: Partial<Piece>, theirs: Partial<Piece> = {}, on = 'D12') => {
      const { state } = routed([own('C12', mine), foe(on, { kind: 'warElephants', ...theirs })])
      return [unit(state, 1).morale - unit(state, 1).morale0, unit(state, 1).metElephants]
    }
    const levy = { kind: 'levy', morale0: 90, morale: 90 } as const
    expect(met(levy)).toEqual([-5, true])
    expect(met({ ...levy, metElephants: true })).toEqual([0, true])
    expect(met(levy, {}, 'E12')).toEqual([0, false])
    expect(met({ kind: 'cavalry' })).toEqual([-5, true])
    expect(met({ kind: 'cavalry', dismounted: true })).toEqual([0, false])
    expect(met({ kind: 'warElephants' })).toEqual([0, false])
    expect(met({ kind: 'professional' })).toEqual([0, false])
    const friends = routed([own('C12', levy), own('C11', { kind: 'warElephants' }), away])
    expect(unit(friends.state, 1).morale).toBe(90)
    const running = routed([own('C12', levy), foe('D12', { kind: 'warElephants', routing: true })])
    expect(unit(running.state, 1).morale).toBe(90)
  })
})

describe('COH-9.2 COH-9.3 who breaks', () => {
  const breaks = (more: Partial<Piece>, ...others: readonly Piece[]) => {
    const { heard } = routed([own('G3', more), ...others, away])
    return ofType(heard, 'broke').map(({ unit: id, loss, threshold, excess }) => [id, loss, threshold, excess])
  }

  it('who lost men this turn and has reached its break %, or is down to 20 morale', () => {
    expect(breaks({ men: 76, lost: 1, morale: 91 })).toEqual([])
    expect(breaks({ men: 75, lost: 1, morale: 91 })).toEqual([[1, 25, 25, 0]])
    expect(breaks({ men: 75, lost: 0 })).toEqual([])
    expect(breaks({ morale: 21 })).toEqual([])
    expect(breaks({ morale: 20 })).toEqual([[1, 0, 7, 0]])
    expect(breaks({ morale: 12 })).toEqual([[1, 0, 5, 8]])
    expect(breaks({ morale: 12, mercenary: true })).toEqual([[1, 0, 5, 13]])
    expect(breaks({ men: 60, morale: 21, lost: 1 })).toEqual([[1, 40, 7, 33]])
    expect([breaks({ morale: 5, routing: true }), breaks({ morale: 5, sworn: true })]).toEqual([[], []])
  })

  it('a tenth of the men is no unit any more; the sworn stand to the last', () => {
    const left = (men: number, more: Partial<Piece> = {}) =>
      routed([own('G3', { men, ...more }), away]).state.units.map(({ id }) => id)
    expect([left(10), left(11), left(1, { sworn: true })]).toEqual([[101], [1, 101], [1, 101]])
    const { heard, state } = routed([own('G3', { men: 10 }), away])
    expect(heard).toMatchObject([{ type: 'dispersed', unit: 1, tile: tile('G3') }])
    expect(state.seats[0].fallen).toEqual([
      { unit: 1, name: 'professional 1', kind: 'professional', how: 'dispersed', turn: 1 },
    ])
  })

  it('worst first; one whose opponents all broke with greater excess holds', () => {
    const low = { kind: 'militia', morale0: 70 } as const
    const duel = (mine: number, theirs: number, ...others: readonly Piece[]) => {
      const state = position([own('G3', { ...low, morale: mine }), foe('H3', { ...low, morale: theirs }), ...others])
      const play = at(state, scriptedDice([0, 0, 0, 0]))
      routAll(play)
      return play.heard.flatMap((event) =>
        event.type === 'broke' || event.type === 'held' ? [`${event.type} ${event.unit}`] : [],
      )
    }
    expect(duel(10, 15)).toEqual(['broke 1', 'held 101'])
    expect(duel(15, 10)).toEqual(['broke 101', 'held 1'])
    expect(duel(12, 12)).toEqual(['broke 1', 'broke 101'])
    // Another opponent who stands.
    expect(duel(10, 15, own('I3'))).toEqual(['broke 1', 'broke 101'])
    // One who is only running by, and one of its own side.
    expect(duel(10, 15, own('I3', { routing: true, rallies: 2 }), foe('H4'))).toEqual(['broke 1', 'held 101'])
  })

  it('COH-9.3 mercenaries count 5 more, so they break before the one they fight', () => {
    const { heard } = routed([own('G3', { morale: 12, mercenary: true }), foe('H3', { morale: 12 }), foe('T1')], [0])
    expect(ofType(heard, 'broke')).toMatchObject([{ unit: 1, excess: 13 }])
    expect(ofType(heard, 'held')).toMatchObject([{ unit: 101 }])
  })

  it('breakers lose formation and orders', () => {
    const going = { steps: [{ do: 'hold', until: null }], stance: 'aggressive', fire: 'hold' } as const
    const { state } = routed([
      own('G3', {
        morale: 10,
        equipment: ['warSpears'],
        formation: 'phalanx',
        forming: 'phalanx',
        switching: 'sarissas',
        order: { ...going, conditions: [], unseen: 1 },
        aside: going,
        path: [1],
        goal: 4,
        target: 3,
      }),
      away,
    ])
    expect(unit(state, 1)).toMatchObject({
      routing: true,
      broke: true,
      formation: 'standard',
      forming: null,
      switching: null,
      order: { steps: [], stance: 'steady', fire: 'free', conditions: [], unseen: 0 },
      aside: null,
      path: [],
      goal: -1,
      target: 0,
    })
  })
})

describe('COH-9.4 what a break does to others', () => {
  it('friends within 2 lose 5, 10 for an elite, mercenaries double; enemies within 2 gain 5', () => {
    const felt = (kind: Piece['kind'], other: Partial<Piece> & { at: string; seat?: 0 | 1 }) => {
      const { seat = 0, ...more } = other
      const { state } = routed([own('G3', { kind, morale: 10 }), { ...own('A20'), ...more, seat }, away], [])
      const witness = state.units.find(({ id }) => id === (seat === 0 ? 2 : 101))
      return (witness?.morale ?? 0) - 60
    }
    const calm = { morale0: 90, morale: 60 } as const
    expect(felt('militia', { ...calm, at: 'G5' })).toBe(-5)
    expect(felt('militia', { ...calm, at: 'H4' })).toBe(-5)
    expect(felt('militia', { ...calm, at: 'H5' })).toBe(0)
    expect(felt('elite', { ...calm, at: 'G5' })).toBe(-10)
    expect(felt('militia', { ...calm, at: 'G5', mercenary: true })).toBe(-10)
    expect(felt('elite', { ...calm, at: 'G5', mercenary: true })).toBe(-20)
    expect(felt('elite', { ...calm, at: 'G5', seat: 1 })).toBe(5)
    expect(felt('elite', { ...calm, at: 'H5', seat: 1 })).toBe(0)
  })

  it('first what all breaks cost, then what they give', () => {
    // Two break on either side of a third: it has 90 at most, so the order of loss and gain tells.
    const felt = (west: Piece, east: Piece) => {
      const state = position([west, own('G5'), east, away])
      routAll(at(state))
      return unit(state, 2).morale
    }
    expect(felt(own('G3', { morale: 10 }), foe('G7', { morale: 10 }))).toBe(90)
    expect(felt(own('G7', { morale: 10 }), foe('G3', { morale: 5 }))).toBe(90)
  })

  it('a gain stops at the unit’s own morale and never takes anything; a loss stops at 0', () => {
    const state = position([own('C12'), away])
    const one = unit(state, 1)
    const by = (morale: number, change: number) => {
      one.morale = morale
      const play = at(state)
      hearten(play, one, change, 'why')
      hearten({ ...play, tell: undefined }, one, 0, 'nothing')
      return [one.morale, play.heard]
    }
    const told = (from: number, to: number) => [
      { turn: 1, stage: 0, type: 'morale', unit: 1, from, to, reasons: [{ name: 'why', value: to - from }] },
    ]
    expect(by(50, 5)).toEqual([55, told(50, 55)])
    expect(by(88, 5)).toEqual([90, told(88, 90)])
    expect(by(95, 5)).toEqual([95, []])
    expect(by(50, -5)).toEqual([45, told(50, 45)])
    expect(by(3, -5)).toEqual([0, told(3, 0)])
  })
})

describe('COH-9.5 pursuit and flight', () => {
  const broken = { morale: 10, morale0: 90 } as const

  it('every steady enemy that fights beside it strikes: effort 50, riders 100, in the rear', () => {
    const { heard, state } = routed(
      [own('G3', broken), foe('H3', { kind: 'cavalry' }), foe('G2'), foe('G4', { kind: 'medicalCorps' })],
      [40, 40],
    )
    expect(ofType(heard, 'strike')).toMatchObject([
      { kind: 'pursuit', attacker: 101, target: 1, effort: 100, side: 'rear' },
      { kind: 'pursuit', attacker: 102, target: 1, effort: 50, side: 'rear' },
    ])
    const lost = ofType(heard, 'strike').reduce((sum, { men }) => sum + men, 0)
    expect(unit(state, 1).men).toBe(100 - lost)
  })

  it('cut down to a tenth it is dispersed before it can run', () => {
    const { types } = routed([own('G3', { ...broken, men: 12 }), foe('H3', { kind: 'cavalry' }), own('A1')], [40])
    expect(types).toContain('dispersed')
    expect(types).not.toContain('fled')
  })

  it('it runs as far as its mobility takes it towards its edge', () => {
    const run = (piece: Piece, ...others: readonly Piece[]) => {
      const { heard, state } = routed([piece, ...others, away])
      const [fled] = ofType(heard, 'fled')
      const on = state.units.find(({ id }) => id === fled?.unit)
      return [fled === undefined ? null : `${tileName(fled.from)}-${tileName(fled.to)}`, on?.facing, on?.steps]
    }
    expect(run(own('K19', broken))).toEqual(['K19-H19', 'W', 3])
    expect(run(own('K19', { ...broken, kind: 'cavalry' }))).toEqual(['K19-F19', 'W', 5])
    expect(run({ ...foe('K2', broken) }, own('A20'))).toEqual(['K2-N2', 'E', 3])
  })

  it('on its edge it is gone at once; shut in it stays', () => {
    const gone = routed([own('A5', broken), away])
    expect(gone.heard).toMatchObject([
      { type: 'broke', unit: 1 },
      { type: 'left_map', unit: 1, tile: tile('A5') },
    ])
    expect(gone.state.seats[0].fallen).toMatchObject([{ unit: 1, how: 'left_map' }])
    const shut = routed([own('G12', broken), own('F12'), own('H12'), own('G11'), own('G13'), away])
    expect(tileName(unit(shut.state, 1).tile)).toBe('G12')
    expect(shut.types).not.toContain('fled')
  })

  it('the first step is always free, later ones within its mobility; a ford wets who runs through it', () => {
    const river = { config: { map: 'river_crossing' } } as const
    const { state } = routed([own('H11', { ...broken, kind: 'levy' }), away], [], river)
    expect([tileName(unit(state, 1).tile), unit(state, 1).wet]).toEqual(['D11', true])
    const bog = { config: { map: 'forest_ambush' } } as const
    const sunk = routed([own('E13', { ...broken, mobility: 1 }), own('E12'), own('F13'), own('E14'), away], [], bog)
    expect([tileName(unit(sunk.state, 1).tile), unit(sunk.state, 1).wet]).toEqual(['D13', true])
    const slow = routed([own('I11', { ...broken, mobility: 1 }), away], [], river)
    expect([tileName(unit(slow.state, 1).tile), unit(slow.state, 1).wet]).toEqual(['H11', true])
    const dry = routed([own('E11', broken), away], [], river)
    expect(unit(dry.state, 1).wet).toBe(false)
  })

  it('one aggressive enemy beside it steps after; nobody else does', () => {
    const order = (stance: Stance) => ({ steps: [], stance, fire: 'free', conditions: [], unseen: 0 }) as const
    const after = (stance: Stance, ...more: readonly Piece[]) => {
      const { heard } = routed(
        [own('G12', broken), foe('H12', { order: order(stance) }), ...more],
        [40, 40].slice(0, 1 + more.length),
      )
      return ofType(heard, 'followed_up').map(({ unit: id, from, to }) => `${id} ${tileName(from)}-${tileName(to)}`)
    }
    expect(after('aggressive')).toEqual(['101 H12-G12'])
    expect(after('steady')).toEqual([])
    expect(after('aggressive', foe('G11', { order: order('aggressive') }))).toEqual(['101 H12-G12'])
    expect(after('steady', foe('G11', { order: order('aggressive') }))).toEqual(['102 G11-G12'])
  })

  it('who cannot go where it stood does not follow', () => {
    // From the wall down to the outside: the owner's foot stays up (COH-10.4).
    const charge = { steps: [], stance: 'aggressive', fire: 'free', conditions: [], unseen: 0 } as const
    const { types } = routed([own('K9', broken), foe('L9', { order: charge })], [40], { config: { map: 'hill_fort' } })
    expect(types).toContain('fled')
    expect(types).not.toContain('followed_up')
  })
})

describe('COH-9.6 surrender', () => {
  const running = { routing: true, rallies: 2, men: 44 } as const

  it('a router with a steady enemy that fights beside it yields to the lowest id', () => {
    const { heard, state } = routed([own('G12', { ...running, kind: 'cavalry' }), foe('H12'), foe('G11')])
    expect(ofType(heard, 'surrendered')).toMatchObject([{ unit: 1, tile: tile('G12'), to: 101 }])
    expect(state.seats[1].captives).toEqual([
      { id: 1, kind: 'cavalry', type: 'Cavalry', troop: 'cavalry', men: 44, mounted: true, recruitable: true, turn: 1 },
    ])
    expect(state.seats[0].fallen).toMatchObject([{ unit: 1, how: 'surrendered', turn: 1 }])
    expect(state.seats[1].contacts[0]?.state).toBe('destroyed')
  })

  test.each<[string, Piece]>([
    ['staff', foe('H12', { kind: 'medicalCorps' })],
    ['routers', foe('H12', { routing: true, rallies: 2 })],
    ['an enemy two tiles away', foe('I12')],
    ['an enemy across the corner', foe('H11')],
  ])('not to %s', (_, other) => {
    expect(routed([own('G12', running), other]).state.seats[1].captives).toEqual([])
  })

  it('COH-9.8 what kind of captive it is', () => {
    const taken = (piece: Partial<Piece>, culture: Given['cultures'] = ['sarmatian', 'sarmatian']) => {
      const { state } = routed([own('G12', { ...running, ...piece }), foe('H12')], [], { cultures: culture })
      const captive = state.seats[1].captives[0]
      return [captive?.troop, captive?.recruitable]
    }
    expect(taken({ kind: 'levy' })).toEqual(['levy', true])
    expect(taken({ kind: 'elite' }, ['spartan', 'sarmatian'])).toEqual([null, false])
    expect(taken({ kind: 'militia' }, ['spartan', 'sarmatian'])).toEqual(['militia', true])
    expect(taken({ kind: 'supplyTrain' })).toEqual([null, false])
    expect(taken({ kind: 'warElephants' })).toEqual(['warElephants', false])
  })
})

describe('COH-9.7 elephants run amok', () => {
  const beast = { kind: 'warElephants', morale: 5 } as const

  test.each([
    [0, 'N', 102],
    [1, 'E', 101],
    [2, 'S', 2],
    [3, 'W', null],
  ] as const)('a draw of %i sends them %s', (roll, direction, victim) => {
    const { state, heard } = routed(
      [own('G3', beast), own('G4'), foe('H3'), foe('G2')],
      victim === null ? [roll] : [roll, 40],
    )
    expect(ofType(heard, 'amok')).toMatchObject([{ unit: 1, tile: tile('G3'), roll, direction, victim }])
    expect(ofType(heard, 'strike')).toMatchObject(
      victim === null ? [] : [{ kind: 'amok', attacker: 1, target: victim, effort: 100, side: 'flank' }],
    )
    expect(state.units.map(({ id, fought }) => [id, fought])).toEqual([2, 101, 102].map((id) => [id, id === victim]))
    expect(state.seats[0].fallen).toMatchObject([{ unit: 1, how: 'amok' }])
  })

  it('off the map nobody is there, and a victim may be scattered by it', () => {
    const { heard } = routed([own('G1', beast), own('G2', { men: 100 }), away], [0])
    expect(ofType(heard, 'amok')).toMatchObject([{ victim: null }])
    const crushed = routed([own('G3', beast), own('G4', { men: 12 }), away], [2, 80])
    expect(crushed.state.units.map(({ id }) => id)).toEqual([101])
  })
})

describe('COH-9.10 a train that is gone', () => {
  it('leaves 6 turns of food at most and costs 10 morale; who took it gains 5', () => {
    const lost = (train: Partial<Piece>, supply: number, ...others: readonly Piece[]) => {
      const state = position([own('C3', { morale: 60 }), { ...own('G12'), kind: 'supplyTrain', ...train }, ...others])
      state.seats[0].supply = supply
      state.seats[1].supply = 9
      const play = at(state)
      routAll(play)
      return [
        state.seats.map((seat) => seat.supply),
        unit(state, 1).morale,
        unit(state, 101).morale,
        play.heard.some(({ type }) => type === 'train_lost'),
      ]
    }
    const captor = foe('H12', { morale: 60 })
    expect(lost({ routing: true }, 12, captor)).toEqual([[6, 9], 50, 65, true])
    expect(lost({ routing: true }, 4, captor)).toEqual([[4, 9], 50, 65, true])
    // Nobody took it.
    expect(lost({ men: 5 }, 12, foe('T20', { morale: 60 }))).toEqual([[6, 9], 50, 60, true])
  })
})
