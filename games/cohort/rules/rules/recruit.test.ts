import { describe, expect, it, test } from 'vitest'
import type { RecruitSource } from '../choice.ts'
import type { CultureId, TroopType } from '../content/terms.ts'
import type { Captive } from '../state.ts'
import { at, away, own, type Piece, position } from '../testing/position.ts'
import { enlist, priceOf, type Recruiting, refuseRecruit } from './recruit.ts'

const captive: Captive = {
  id: 3,
  kind: 'militia',
  type: 'Militia',
  troop: 'militia',
  men: 45,
  mounted: false,
  recruitable: true,
  turn: 1,
}
const rider: Captive = { ...captive, id: 4, kind: 'cavalry', type: 'Cavalry', troop: 'cavalry', mounted: true }
const who = (culture: CultureId, more: Partial<Recruiting> = {}): Recruiting => ({
  culture,
  reserve: 20,
  recruits: 0,
  captives: [captive, rider],
  turn: 5,
  limit: 14,
  ...more,
})
const hired = (troop: TroopType): RecruitSource => ({ kind: 'troop', troop })
const taken = (id: number): RecruitSource => ({ kind: 'captive', captive: id })

describe('COH-9.8 what a recruit costs', () => {
  test.each<[string, Recruiting, RecruitSource, number | null]>([
    ['Carthage hires levy', who('carthaginian'), hired('levy'), 3],
    ['Carthage hires cavalry', who('carthaginian'), hired('cavalry'), 11],
    ['no elephants', who('carthaginian'), hired('warElephants'), null],
    ['nobody it cannot field', who('carthaginian'), hired('alliedHoplites'), null],
    ['not on turn 1', who('carthaginian', { turn: 1 }), hired('levy'), null],
    ['on turn 2', who('carthaginian', { turn: 2 }), hired('levy'), 3],
    ['four turns before the end', who('carthaginian', { turn: 10 }), hired('levy'), 3],
    ['not later', who('carthaginian', { turn: 11 }), hired('levy'), null],
    ['others do not hire', who('greek'), hired('levy'), null],
    ['Rome pays half for a captive', who('roman_republic'), taken(3), 3],
    [
      'Rome pays half, rounded up',
      who('roman_republic', { captives: [{ ...captive, troop: 'heavyCavalry' }] }),
      taken(3),
      8,
    ],
    ['the Empire has no auxiliaries', who('roman_empire'), taken(3), null],
    ['Han takes any', who('han'), taken(3), 0],
    ['Macedon takes riders', who('macedonian'), taken(4), 0],
    ['Macedon takes no foot', who('macedonian'), taken(3), null],
    ['others take nobody', who('greek'), taken(4), null],
    ['nobody who is not there', who('han'), taken(9), null],
    ['nobody who may not', who('han', { captives: [{ ...captive, recruitable: false }] }), taken(3), null],
    ['nobody who is no troop', who('han', { captives: [{ ...captive, troop: null }] }), taken(3), null],
  ])('%s', (_, side, source, price) => {
    expect(priceOf(side, source)).toBe(price)
    expect(refuseRecruit(side, source)?.code ?? null).toBe(price === null ? 'recruit_not_available' : null)
  })

  it('two hired units a battle, captives without limit, nothing on credit', () => {
    const refused = (side: Recruiting, source: RecruitSource) => refuseRecruit(side, source)
    expect(refused(who('carthaginian', { recruits: 1 }), hired('levy'))).toBeNull()
    expect(refused(who('carthaginian', { recruits: 2 }), hired('levy'))).toMatchObject({
      code: 'recruit_limit',
      message: 'At most 2 hired units a battle.',
    })
    expect(refused(who('han', { recruits: 2 }), taken(3))).toBeNull()
    expect(refused(who('carthaginian', { reserve: 3 }), hired('levy'))).toBeNull()
    expect(refused(who('carthaginian', { reserve: 2 }), hired('levy'))).toMatchObject({
      code: 'not_enough_supply',
      message: '3 supply points needed, 2 in reserve.',
    })
  })
})

describe('COH-9.8 who comes', () => {
  function enlisted(
    culture: CultureId,
    source: RecruitSource | null,
    change: Partial<Recruiting> = {},
    pieces: readonly Piece[] = [],
  ) {
    const state = position([own('C12'), ...pieces, away], {
      cultures: [culture, 'sarmatian'],
      turn: 5,
    })
    Object.assign(state.seats[0], { recruit: source, reserve: 20, recruits: 0, captives: [captive, rider], ...change })
    const play = at(state)
    enlist(play, 0)
    return { seat: state.seats[0], heard: play.heard }
  }

  it('a hired troop: a mercenary at full strength on this ground (COH-5.19), two turns later', () => {
    const { seat, heard } = enlisted('carthaginian', hired('levy'), {}, [own('C14', { kind: 'levy' })])
    expect([seat.reserve, seat.recruits, seat.nextId, seat.recruit]).toEqual([17, 1, 4, null])
    expect(seat.arrivals).toMatchObject([
      {
        turn: 7,
        unit: { id: 3, kind: 'levy', mercenary: true, men: 109, morale: 40, name: '2nd Levy', facing: 'E', tile: -1 },
      },
    ])
    expect(heard).toMatchObject([{ type: 'recruit', seat: 0, unit: 3, source: 'levy' }])
  })

  it('its name counts those there, on their way and fallen', () => {
    const state = position([own('C12', { kind: 'levy' }), own('C13'), away], {
      cultures: ['carthaginian', 'sarmatian'],
      turn: 5,
    })
    const [mine] = state.seats
    Object.assign(mine, { reserve: 20, recruit: hired('levy') })
    mine.fallen = [
      { unit: 8, name: '2nd Levy', kind: 'levy', how: 'dispersed', turn: 1 },
      { unit: 9, name: '1st Cavalry', kind: 'cavalry', how: 'dispersed', turn: 1 },
    ]
    enlist(at(state), 0)
    mine.recruit = hired('levy')
    enlist(at(state), 0)
    expect(mine.arrivals.map(({ unit }) => unit.name)).toEqual(['3rd Levy', '4th Levy'])
  })

  it('a captive: without equipment, morale 50, break 15 %, half its men; all of them in Rome', () => {
    const { seat, heard } = enlisted('han', taken(3))
    expect(seat.arrivals[0]?.unit).toMatchObject({
      kind: 'militia',
      men: 22,
      full: 22,
      morale0: 50,
      morale: 50,
      breakAt: 15,
      mercenary: false,
      equipment: [],
    })
    expect(seat.captives).toEqual([rider])
    expect(heard).toMatchObject([{ type: 'recruit', seat: 0, source: 'captive' }])
    expect(enlisted('han', taken(4)).seat.arrivals[0]?.unit.kind).toBe('cavalry')
    expect(enlisted('roman_republic', taken(3)).seat.arrivals[0]?.unit.men).toBe(45)
    expect(enlisted('han', taken(3), { captives: [{ ...captive, men: 1 }] }).seat.arrivals[0]?.unit.men).toBe(1)
  })

  it('nobody comes where nobody was asked for, or who may not', () => {
    for (const [culture, source] of [
      ['han', null],
      ['greek', taken(3)],
      ['carthaginian', hired('warElephants')],
    ] as const) {
      const { seat, heard } = enlisted(culture, source)
      expect([seat.arrivals, seat.reserve, seat.recruit, seat.recruits, heard]).toEqual([[], 20, null, 0, []])
    }
    expect(enlisted('carthaginian', hired('levy'), { reserve: 2 }).seat.arrivals).toEqual([])
  })

  it('seat 1 faces west', () => {
    const state = position([own('C12'), away], { cultures: ['sarmatian', 'carthaginian'], turn: 5 })
    Object.assign(state.seats[1], { reserve: 20, recruit: hired('levy') })
    enlist({ ...at(state), tell: undefined }, 1)
    expect(state.seats[1].arrivals[0]?.unit).toMatchObject({ facing: 'W', seat: 1, id: 102 })
  })
})
