import { scriptedDice } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import type { CohortEvent } from '../events.ts'
import { at, away, foe, type Given, own, type Piece, position, unit } from '../testing/position.ts'
import { keepUp, recover } from './upkeep.ts'

type State = ReturnType<typeof position>

/** Stage 11, heard and unheard. */
function kept(pieces: readonly Piece[], given: Given = {}, change: (state: State) => void = () => {}) {
  const state = position(pieces, given)
  change(state)
  const play = at(state)
  keepUp(play)
  const quiet = position(pieces, given)
  change(quiet)
  keepUp({ ...at(quiet), tell: undefined })
  expect(quiet).toEqual(state)
  return { state, heard: play.heard.map(({ turn: _, stage: __, ...event }) => event as Partial<CohortEvent>) }
}

describe('COH-6.3 COH-5.14 what was begun is completed', () => {
  it('a formation, and with it the step that asked for it', () => {
    const form = { do: 'form', formation: 'phalanx' } as const
    const hold = { do: 'hold', until: null } as const
    const { state, heard } = kept([
      own('C12', { forming: 'phalanx', aside: { steps: [form, hold], stance: 'steady', fire: 'free' } }),
      own('C14', { forming: 'testudo', aside: { steps: [hold], stance: 'steady', fire: 'free' } }),
      away,
    ])
    expect(unit(state, 1)).toMatchObject({ formation: 'phalanx', forming: null, aside: { steps: [hold] } })
    expect(unit(state, 2)).toMatchObject({ formation: 'testudo', forming: null, aside: { steps: [hold] } })
    expect(unit(state, 101).formation).toBe('standard')
    expect(heard).toEqual([
      { type: 'formation', unit: 1, from: 'standard', to: 'phalanx', state: 'done' },
      { type: 'formation', unit: 2, from: 'standard', to: 'testudo', state: 'done' },
    ])
  })

  it('other weapons: spears give 2 attack and 1 in formation, pikes take them away', () => {
    const step = { do: 'switch', weapon: 'warSpears' } as const
    const hold = { do: 'hold', until: null } as const
    const pikes = {
      equipment: ['sarissaPikes'],
      aside: { steps: [step, hold], stance: 'steady', fire: 'free' },
    } as const
    const { state, heard } = kept([own('C12', { ...pikes, switching: 'spears' }), away])
    expect(unit(state, 1)).toMatchObject({ weapon: 'spears', switching: null, attack: 10, formationBonus: 1 })
    expect(unit(state, 1).aside?.steps).toEqual([hold])
    expect(heard).toEqual([{ type: 'switched', unit: 1, from: 'sarissas', to: 'spears', done: true }])
    const idle = { steps: [hold], stance: 'steady', fire: 'free' } as const
    const back = kept([
      own('C12', { ...pikes, aside: idle, weapon: 'spears', attack: 10, formationBonus: 1, switching: 'sarissas' }),
      away,
    ])
    expect(unit(back.state, 1)).toMatchObject({ weapon: 'sarissas', attack: 8, formationBonus: 0, aside: idle })
  })
})

describe('COH-9.9 medics', () => {
  const medics: Piece = { seat: 0, kind: 'medicalCorps', at: 'C12' }

  it('tell what they gave, and say nothing where nothing is missing', () => {
    expect(kept([own('D12', { men: 60, morale: 70 }), medics, away]).heard).toEqual([
      { type: 'healed', unit: 1, men: 4, morale: 10 },
    ])
    expect(kept([own('D12', { men: 99 }), medics, away]).heard).toEqual([
      { type: 'healed', unit: 1, men: 1, morale: 0 },
    ])
    expect(kept([own('D12', { morale: 89 }), medics, away]).heard).toEqual([
      { type: 'healed', unit: 1, men: 0, morale: 1 },
    ])
    expect(kept([own('D12'), medics, away]).heard).toEqual([])
    // More than its own morale stays as it is.
    expect(unit(kept([own('D12', { men: 60, morale: 99 }), medics, away]).state, 1).morale).toBe(99)
  })

  it('help their own side alone, not when they run, not themselves', () => {
    const men = (...others: readonly Piece[]) => unit(kept([own('D12', { men: 60 }), ...others]).state, 1).men
    expect(men({ seat: 1, kind: 'medicalCorps', at: 'D14' }, { ...medics, at: 'D13' })).toBe(64)
    expect(men({ ...medics, routing: true }, away)).toBe(60)
    const alone = kept([{ ...medics, men: 5 }, own('A1'), away])
    expect(unit(alone.state, 1).men).toBe(5)
    const two = kept([{ ...medics, men: 5 }, { ...medics, at: 'C13' }, away])
    expect(unit(two.state, 1).men).toBe(6)
  })
})

describe('COH-9.10 supplies', () => {
  const train: Piece = { seat: 0, kind: 'supplyTrain', at: 'C12' }

  it('a train refills quivers and says so', () => {
    const { heard } = kept([own('D12', { equipment: ['compositeBows'], volleys: 7 }), train, away])
    expect(heard).toEqual([{ type: 'resupplied', unit: 1, volleys: 1 }])
    expect(kept([own('D12', { equipment: ['compositeBows'] }), train, away]).heard).toEqual([])
    const over = kept([own('D12', { equipment: ['compositeBows'], volleys: 9 }), train, away])
    expect(unit(over.state, 1).volleys).toBe(9)
  })

  it('each side eats; at nothing it hungers every turn, and only that side', () => {
    const eaten = (supply: number) => {
      const { state, heard } = kept([own('C3'), foe('T20')], {}, ({ seats }) => {
        seats[0].supply = supply
        seats[1].supply = 9
      })
      return [
        state.seats[0].supply,
        state.seats[1].supply,
        unit(state, 1).morale,
        unit(state, 101).morale,
        heard.length,
      ]
    }
    expect(eaten(2)).toEqual([1, 8, 90, 90, 0])
    expect(eaten(1)).toEqual([0, 8, 86, 90, 2])
    expect(eaten(0)).toEqual([0, 8, 86, 90, 2])
    const { heard } = kept([own('C3'), away], {}, ({ seats }) => {
      seats[0].supply = 1
    })
    expect(heard).toMatchObject([
      { type: 'hunger', seat: 0 },
      { type: 'morale', unit: 1, from: 90, to: 86, reasons: [{ name: 'hunger', value: -4 }] },
    ])
  })
})

describe('COH-9.11 heat and disease', () => {
  it('heat is told, and passes when nothing brings it on', () => {
    const { heard, state } = kept([own('C3', { equipment: ['loricaSegmentata'], steps: 1 }), away])
    expect(heard).toMatchObject([
      { type: 'heat', unit: 1 },
      { type: 'morale', unit: 1, from: 90, to: 88, reasons: [{ name: 'heat', value: -2 }] },
    ])
    expect(unit(state, 1).hot).toBe(true)
    const rested = kept([own('C3', { equipment: ['heavyArmor'], hot: true }), away])
    expect(unit(rested.state, 1).hot).toBe(false)
  })

  it('water within 2 cools', () => {
    const hot = (on: string) => unit(kept([own(on, { equipment: ['heavyArmor'], steps: 1 }), away]).state, 1).hot
    expect(['G10', 'H10', 'I10', 'I9', 'H9', 'J8', 'J7'].map(hot)).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
      true,
    ])
  })

  const bog: Given = { config: { map: 'forest_ambush' } }

  it('a second night on the marsh takes a fiftieth of the men, at least one, and is told', () => {
    const night = (more: Partial<Piece>, on = 'E13') => {
      const { state, heard } = kept([own(on, more), own('A8'), away], bog)
      const one = state.units.find(({ id }) => id === 1)
      return [one?.men, one?.marshEnds, heard.length]
    }
    expect(night({ marshEnds: 0 })).toEqual([100, 1, 0])
    expect(night({ marshEnds: 1 })).toEqual([98, 2, 1])
    expect(night({ marshEnds: 5 })).toEqual([98, 6, 1])
    expect(night({ marshEnds: 1, men: 40 })).toEqual([39, 2, 1])
    expect(night({ marshEnds: 1 }, 'A9')).toEqual([100, 0, 0])
    expect(kept([own('E13', { marshEnds: 1 }), away], bog).heard).toEqual([{ type: 'disease', unit: 1, men: 2 }])
    // The last man goes, and the unit with him.
    expect(night({ marshEnds: 1, men: 1 })).toEqual([undefined, undefined, 2])
  })

  it('medics within 3 keep it away, not those of the enemy or at 4', () => {
    const men = (...others: readonly Piece[]) => unit(kept([own('E13', { marshEnds: 1 }), ...others], bog).state, 1).men
    const medics: Piece = { seat: 0, kind: 'medicalCorps', at: 'B13' }
    expect([men(medics, away), men({ ...medics, at: 'A13' }, away), men({ ...medics, seat: 1 })]).toEqual([100, 98, 98])
  })
})

describe('COH-9.12 rest and rally', () => {
  function recovered(
    pieces: readonly Piece[],
    draws: readonly number[] = [],
    change: (state: State) => void = () => {},
  ) {
    const state = position(pieces)
    change(state)
    const dice = scriptedDice(draws)
    const play = at(state, dice)
    recover(play)
    dice.done()
    const quiet = position(pieces)
    change(quiet)
    recover({ ...at(quiet, scriptedDice(draws)), tell: undefined })
    expect(quiet).toEqual(state)
    return { state, heard: play.heard }
  }

  it('rest: not when engaged, not with a remembered enemy within 3, not above its own morale', () => {
    const rested = (morale: number, others: readonly Piece[], change?: (state: State) => void) =>
      unit(recovered([own('C12', { morale }), ...others], [], change).state, 1).morale
    expect([rested(60, [away]), rested(88, [away]), rested(90, [away]), rested(95, [away])]).toEqual([63, 90, 90, 95])
    expect([rested(60, [foe('D12')]), rested(60, [foe('F12')]), rested(60, [foe('G12')])]).toEqual([60, 60, 63])
    const remembered = (state: State) => {
      for (const contact of state.seats[0].contacts) contact.state = 'remembered'
    }
    const gone = (state: State) => {
      for (const contact of state.seats[0].contacts) contact.state = 'gone'
    }
    expect([rested(60, [foe('F12')], remembered), rested(60, [foe('F12')], gone)]).toEqual([60, 63])
    expect(rested(60, [foe('D12')], gone)).toBe(60)
    expect(recovered([own('C12', { morale: 60 }), away]).heard).toMatchObject([
      { type: 'morale', unit: 1, from: 60, to: 63, reasons: [{ name: 'rest', value: 3 }] },
    ])
  })

  it('an elite gives 2 more to others within 2, not to itself, not when it runs', () => {
    const elite: Piece = { seat: 0, kind: 'elite', at: 'E12', morale: 60 }
    const both = recovered([own('C12', { morale: 60 }), elite, away])
    expect(both.state.units.map(({ morale }) => morale).slice(0, 2)).toEqual([65, 63])
    const far = recovered([own('C12', { morale: 60 }), { ...elite, at: 'F12' }, away])
    expect(unit(far.state, 1).morale).toBe(63)
    const fled = recovered([own('C12', { morale: 60 }), { ...elite, routing: true, rallies: 2 }, away])
    expect(unit(fled.state, 1).morale).toBe(63)
  })

  it('a rally is told, keeps morale above 40, notes the loss, and begins without orders', () => {
    const order = {
      steps: [{ do: 'hold', until: null }],
      stance: 'evade',
      fire: 'hold',
      conditions: [],
      unseen: 2,
    } as const
    const router = (morale: number) => own('C12', { routing: true, morale, men: 70, rallies: 1, order })
    const { state, heard } = recovered([router(55), away], [54])
    expect(unit(state, 1)).toMatchObject({
      routing: false,
      rallies: 2,
      lossAtRally: 30,
      morale: 55,
      order: { steps: [], stance: 'steady', fire: 'free', conditions: [], unseen: 0 },
    })
    expect(heard).toMatchObject([{ type: 'rally', unit: 1, roll: 54, need: 55, ok: true }])
    const failed = recovered([router(55), away], [55])
    expect(failed.heard).toMatchObject([{ type: 'rally', unit: 1, roll: 55, need: 55, ok: false }])
    expect(unit(failed.state, 1)).toMatchObject({ routing: true, rallies: 1, lossAtRally: 0, order })
    expect(unit(recovered([router(12), away], [11]).state, 1).morale).toBe(40)
  })

  it('nobody rallies a third time, hungry, without administrators, or with a steady enemy within 3', () => {
    const may = (more: Partial<Piece>, others: readonly Piece[], change?: (state: State) => void) =>
      recovered([own('C12', { routing: true, morale: 60, ...more }), ...others], [], change).heard.length > 0
    expect(may({ rallies: 2 }, [away])).toBe(false)
    expect(
      may({}, [away], ({ seats }) => {
        seats[0].supply = 0
      }),
    ).toBe(false)
    expect(
      may({}, [away], ({ seats }) => {
        seats[0].administratorsLost = true
      }),
    ).toBe(false)
    expect(may({}, [foe('F12')])).toBe(false)
    const rolls = (others: readonly Piece[]) =>
      recovered([own('C12', { routing: true, morale: 60 }), ...others], [99]).heard.length
    expect([
      rolls([foe('G12')]),
      rolls([foe('F12', { routing: true, rallies: 2 })]),
      rolls([own('D12'), away]),
    ]).toEqual([1, 1, 1])
  })

  it('who may rally is settled before anybody does, and rest comes before the rally', () => {
    const { state, heard } = recovered(
      [own('C12', { routing: true, morale: 50 }), foe('D12', { routing: true, morale: 50 })],
      [0, 0],
    )
    expect(heard.map((event) => event.type === 'rally' && event.unit)).toEqual([1, 101])
    expect(state.units.map(({ routing }) => routing)).toEqual([false, false])
    // Rallied at 40, it does not rest in the same turn.
    expect(unit(recovered([own('C12', { routing: true, morale: 30 }), away], [0]).state, 1).morale).toBe(40)
  })
})
