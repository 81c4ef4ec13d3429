import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refereeOf, type Seat, scriptedDice } from '@tessera/kernel'
import { bookTable } from '@tessera/kernel/testing'
import { describe, expect, it, test } from 'vitest'
import { MAP_DATA } from '../content/maps.ts'
import { type CultureId, type Formation, tileName, type Weather } from '../content/terms.ts'
import { cohortRules } from '../index.ts'
import {
  at,
  away,
  configIn,
  foe,
  type Given,
  moveTo,
  order,
  own,
  type Piece,
  playTurn,
  position,
  unit,
} from '../testing/position.ts'
import { longRange, mayShoot, shotBlow } from './combat/missile.ts'
import { routAll } from './combat/rout.ts'
import { shootAll } from './combat/shooting.ts'
import { meleeBlow } from './combat/strike.ts'
import { budget } from './unit.ts'
import { keepUp, recover } from './upkeep.ts'

/** The tables of the rulebook, each figure shown by what it does. */
const book = readFileSync(join(import.meta.dirname, '../../book.md'), 'utf8')

const table = (heading: string) => bookTable(book, heading)

const as = (culture: CultureId, more: Given = {}): Given => ({ cultures: [culture, 'sarmatian'], ...more })

/** What the first unit of seat 0 does to the first of seat 1, hand to hand and before the dice. */
function melee(pieces: readonly Piece[], given: Given = {}) {
  const state = position(pieces, given)
  return meleeBlow(at(state), 'melee', unit(state, 1), unit(state, 101), 100, null)
}

function shot(pieces: readonly Piece[], given: Given = {}, change: (supply: { supply: number }) => void = () => {}) {
  const state = position(pieces, given)
  change(state.seats[0])
  return shotBlow(at(state), unit(state, 1), unit(state, 101))
}

const named = (blow: ReturnType<typeof melee>, name: string): number | undefined =>
  [...blow.attackModifiers, ...blow.defenceModifiers].find((modifier) => modifier.name === name)?.value

describe('COH-2.3 terrain', () => {
  const SIGNS = { hill: 'h', forest: 'F', 'light wood': 'w', marsh: 'm' } as const
  const rows = table('| sign | terrain')
  const figure = (terrain: keyof typeof SIGNS, column: number): number =>
    Number.parseInt([...rows.values()].find((cells) => cells[1] === terrain)?.[column] ?? '', 10)

  /** A tile of this terrain with other ground to its west, on some map. */
  function westOf(sign: string): { readonly map: string; readonly on: string; readonly from: string } {
    for (const [map, { grid }] of Object.entries(MAP_DATA)) {
      for (const [row, line] of grid.entries()) {
        const column = line.search(new RegExp(`[.=w]${sign}`))
        if (column >= 0) return { map, on: tileName(20 * row + column + 1), from: tileName(20 * row + column) }
      }
    }
    throw new Error(`No map has ${sign} beside open ground`)
  }

  test.each(Object.keys(SIGNS) as (keyof typeof SIGNS)[])('%s: what it costs and how it shields', (terrain) => {
    const { map, on, from } = westOf(SIGNS[terrain])
    expect(spentOn(map, from, on)).toBe(figure(terrain, 2))
    const sheltered = melee([own(from), foe(on)], { config: { map } })
    expect(named(sheltered, 'ground') ?? 0).toBe(figure(terrain, 4))
  })

  /** Half-tiles that the step took. */
  function spentOn(map: string, from: string, to: string): number {
    const state = position([own(from), away], { config: { map } })
    const before = budget(unit(state, 1), at(state).scene.ground, 'clear')
    const ref = { dice: scriptedDice([]), tell: undefined }
    const idle = { type: 'orders', orders: [], text: '', recruit: null } as const
    cohortRules.resolve(state, [{ ...idle, orders: [order(1, [moveTo(to)])] }, idle], refereeOf(configIn(state), ref))
    while (state.stage > 0 && state.stage <= 4) cohortRules.beat?.(state, refereeOf(configIn(state), ref))
    expect(tileName(unit(state, 1).tile)).toBe(to)
    return before - unit(state, 1).left
  }

  it('missiles fly a tile farther from a hill', () => {
    const far = (where: string): number => {
      const state = position([own(where, { equipment: ['compositeBows'] }), away])
      return longRange(at(state), unit(state, 1))
    }
    expect([far('D3'), far('F4')]).toEqual([5, 6])
  })
})

describe('COH-4.1 weather', () => {
  const rows = table('| weather |')
  const KEYS: Readonly<Record<string, Weather>> = {
    clear: 'clear',
    'light rain': 'light_rain',
    'heavy rain': 'heavy_rain',
    fog: 'fog',
    dust: 'dust',
  }
  test.each([...rows.keys()])('%s: what it does to bows', (name) => {
    const weather = KEYS[name]
    if (weather === undefined) throw new Error(`No weather is called ${name}`)
    const bows = Number.parseInt(rows.get(name)?.[2] ?? '', 10)
    const blow = shot([own('C12', { equipment: ['compositeBows'] }), foe('E12')], { weather })
    expect(named(blow, 'weather') ?? 0).toBe(bows)
    const clear = shot([own('C12', { equipment: ['compositeBows'] }), foe('E12')])
    expect(clear.attack - blow.attack).toBe(10 * Math.abs(bows))
    const state = position([own('C12', { equipment: ['compositeBows'] }), away], { weather })
    expect(longRange(at(state), unit(state, 1))).toBe(name === 'heavy rain' ? 3 : 5)
  })
})

describe('COH-6.1 formations', () => {
  const rows = table('| formation |')
  const BEARERS: Readonly<Record<string, Partial<Piece> & { culture?: CultureId }>> = {
    standard: {},
    phalanx: { equipment: ['warSpears'] },
    testudo: { equipment: ['heavyShields'] },
    berserker: { culture: 'germanic' },
    loose: { equipment: ['compositeBows'] },
    wedge: { kind: 'cavalry' },
  }
  test.each([...rows.keys()])('%s: movement, attack, defence on each side, missiles', (name) => {
    const cells = rows.get(name) ?? []
    const { culture = 'sarmatian', ...bearer } = BEARERS[name] ?? {}
    const given = as(culture)
    const formation = name as Formation
    const in_ = { ...bearer, formation }
    const plain = { ...bearer, formation: 'standard' } as const
    const ratio = (formed: number, standard: number): number => Math.round((100 * formed) / standard)
    const state = position([own('C12', in_), away], given)
    const still = position([own('C12', plain), away], given)
    const pace = (of: typeof state): number => budget(unit(of, 1), at(of).scene.ground, 'clear')
    expect(pace(state)).toBe(Math.floor((pace(still) * Number(cells[3])) / 100))
    const attack = (more: Partial<Piece>): number => melee([own('C12', more), foe('D12')], given).attack
    expect(ratio(attack(in_), attack(plain))).toBe(Number(cells[4]))
    const shares = (cells[5] ?? '').split('/').map(Number)
    const struck = (more: Partial<Piece>, from: string) => {
      const swapped = position([{ ...own('C12', more), facing: 'E' }, foe(from)], given)
      return meleeBlow(at(swapped), 'melee', unit(swapped, 101), unit(swapped, 1), 100, null)
    }
    for (const [side, from] of ['D12', 'C11', 'B12'].entries()) {
      const blow = struck(in_, from)
      const bonus = named(blow, 'in formation') ?? 0
      expect(blow.defence).toBe(Math.round((10 * (unit(state, 1).defence + bonus) * (shares[side] ?? 0)) / 100))
    }
    const shotAt = (more: Partial<Piece>): number => {
      const aimed = position([own('C12', more), foe('E12', { equipment: ['compositeBows'] })], given)
      return shotBlow(at(aimed), unit(aimed, 101), unit(aimed, 1)).defence
    }
    expect(ratio(shotAt(in_), shotAt(plain))).toBe(Number(cells[6]))
  })
})

describe('cultures', () => {
  it('COH-5.16 Mongols shoot after moving as well as standing, others half as well', () => {
    const rider = (culture: CultureId, steps: number): number =>
      shot([own('C12', { kind: 'cavalry', equipment: ['compositeBows'], steps }), foe('E12')], as(culture)).attack
    expect(rider('mongol', 1)).toBe(rider('mongol', 0))
    expect(rider('parthian', 1)).toBe(rider('parthian', 0) / 2)
  })

  it('COH-5.16 Mongol supplies last 140 % as long', () => {
    const begins = (culture: CultureId): readonly [supply: number, usual: number] => {
      const config = { cultures: [[culture], ['sarmatian']], map: 'desert_oasis' }
      const parsed = cohortRules.config.parse(config)
      if (!parsed.ok) throw new Error('Bad config')
      const state = cohortRules.setup(
        parsed.value,
        refereeOf(parsed.value, { dice: scriptedDice([]), tell: undefined }),
      )
      const ref = refereeOf(parsed.value, { dice: scriptedDice([0]), tell: undefined })
      const army = (seat: Seat) => cohortRules.late?.(cohortRules.view(state, seat, parsed.value), scriptedDice([]))
      for (let phase = 0; phase < 2; phase++) {
        const [a, b] = [army(0), army(1)]
        if (a === undefined || b === undefined || a === 'forfeit' || b === 'forfeit') throw new Error('Nobody came')
        cohortRules.resolve(state, [a, b], ref)
      }
      const trains = state.units.some(({ seat, kind }) => seat === 0 && kind === 'supplyTrain')
      return [state.seats[0].supply, trains ? 12 : 6]
    }
    const [supply, usual] = begins('mongol')
    expect(supply).toBe(Math.floor((140 * usual) / 100))
    expect(begins('han')).toEqual([12, 12])
  })

  it('COH-9.8 Han takes any captive and Macedon riders, free, half their men; Spartan citizens never', () => {
    const offer = (culture: CultureId, captive: object, turn = 1) => {
      const state = position([own('C12'), away], as(culture, { turn }))
      const known = { id: 3, kind: 'militia', type: 'Militia', troop: 'militia', men: 45, mounted: false, turn: 1 }
      state.seats[0].captives = [{ ...known, recruitable: true, ...captive } as (typeof state.seats)[0]['captives'][0]]
      const choice = {
        type: 'orders',
        orders: [],
        text: '',
        recruit: { kind: 'captive', captive: 3 },
      } as const
      const refused = cohortRules.refuse(cohortRules.view(state, 0, configIn(state)), choice)
      if (refused !== null) return refused.code
      const ref = { dice: scriptedDice([]), tell: undefined }
      cohortRules.resolve(state, [choice, { ...choice, recruit: null }], refereeOf(configIn(state), ref))
      const [arrival] = state.seats[0].arrivals
      return arrival === undefined ? 'nobody' : [arrival.turn - state.turn, arrival.unit.men, state.seats[0].reserve]
    }
    const rider = { kind: 'cavalry', troop: 'cavalry', mounted: true }
    expect(offer('han', {})).toEqual([2, 22, 0])
    expect(offer('han', rider)).toEqual([2, 22, 0])
    expect(offer('macedonian', rider)).toEqual([2, 22, 0])
    expect(offer('macedonian', {})).toBe('recruit_not_available')
    expect(offer('han', { recruitable: false })).toBe('recruit_not_available')
    expect(offer('germanic', {})).toBe('recruit_not_available')
  })

  it('COH-9.8 captives are of the troops alone: no elites, staff, sworn, elephants or Spartan citizens', () => {
    const taken = (piece: Partial<Piece>, culture: CultureId = 'sarmatian') => {
      const state = position([own('C12'), foe('D12', { ...piece, routing: true, rallies: 2 })], {
        cultures: ['roman_republic', culture],
      })
      routAll(at(state))
      return state.seats[0].captives[0]?.recruitable
    }
    expect(taken({})).toBe(true)
    expect(taken({ kind: 'elite' })).toBe(true)
    expect(taken({ kind: 'fieldEngineers' })).toBe(false)
    expect(taken({ sworn: true })).toBe(false)
    expect(taken({}, 'spartan')).toBe(false)
    expect(taken({ kind: 'warElephants' }, 'carthaginian')).toBe(false)
  })

  it('COH-9.8 Carthage hires from turn 2 to four before the last, at the mercenary’s price, twice', () => {
    const hire = (turn: number, recruits = 0, reserve = 10) => {
      const state = position([own('C12'), away], as('carthaginian', { turn }))
      Object.assign(state.seats[0], { reserve, recruits })
      const recruit = { kind: 'troop', troop: 'levy' } as const
      const choice = { type: 'orders', orders: [], text: '', recruit } as const
      return cohortRules.refuse(cohortRules.view(state, 0, configIn(state)), choice)?.code ?? null
    }
    expect([hire(1), hire(2), hire(10), hire(11)]).toEqual([
      'recruit_not_available',
      null,
      null,
      'recruit_not_available',
    ])
    expect(hire(2, 2)).toBe('recruit_limit')
    expect([hire(2, 0, 2), hire(2, 0, 3)]).toEqual(['not_enough_supply', null])
  })

  it('COH-8.3 COH-5.17 riders charge for 3, heavy ones and elephants for 4, Sarmatian lancers for 5', () => {
    const charge = (kind: Piece['kind'], culture: CultureId, steps = 2) =>
      named(melee([own('C12', { kind, steps }), foe('D12')], as(culture)), 'charge')
    expect([charge('cavalry', 'greek'), charge('heavyCavalry', 'sassanid')]).toEqual([3, 4])
    expect([charge('warElephants', 'carthaginian'), charge('heavyCavalry', 'sarmatian')]).toEqual([4, 5])
    expect([charge('cavalry', 'sarmatian', 1), charge('professional', 'sarmatian')]).toEqual([undefined, undefined])
  })

  it('COH-9.11 COH-5.17 heat does nothing to those born in the desert, to light armour, near water, in rain or at rest', () => {
    const hot = (more: Partial<Piece>, given: Given = {}) => {
      const state = position([own('C3', { equipment: ['heavyArmor'], steps: 1, ...more }), away], given)
      keepUp(at(state))
      return [unit(state, 1).hot, unit(state, 1).morale - unit(state, 1).morale0]
    }
    expect(hot({})).toEqual([true, -2])
    expect(hot({ steps: 0, fought: true })).toEqual([true, -2])
    expect(hot({ steps: 0 })).toEqual([false, 0])
    expect(hot({ equipment: ['lightArmor'] })).toEqual([false, 0])
    expect(hot({ kind: 'heavyCavalry', equipment: [] })).toEqual([true, -2])
    expect(hot({}, { weather: 'light_rain' })).toEqual([false, 0])
    expect(hot({ at: 'I12' })).toEqual([false, 0])
    expect(hot({}, as('desert'))).toEqual([false, 0])
    expect(hot({}, { config: { map: 'river_crossing' } })).toEqual([false, 0])
    const tired = [own('C12', { hot: true }), foe('D12')]
    expect(melee([own('C12'), foe('D12')]).attack - melee(tired).attack).toBe(10)
  })

  it('COH-5.15 lost administrators cost 15 morale and 1 attack, and nobody rallies; other cultures do not mind', () => {
    const lose = (culture: CultureId) => {
      const state = position([own('C12'), { seat: 0, kind: 'administrators', at: 'A12', routing: true }, away], {
        cultures: ['han', 'sarmatian'],
      })
      state.seats[0].culture = culture
      const before = meleeBlow(at(state), 'melee', unit(state, 1), unit(state, 101), 100, null).attack
      playTurn(state)
      const after = meleeBlow(at(state), 'melee', unit(state, 1), unit(state, 101), 100, null).attack
      return [state.seats[0].administratorsLost, before - after]
    }
    expect(lose('han')).toEqual([true, 10])
    expect(lose('chinese')).toEqual([false, 0])
    const state = position([own('C12', { routing: true, morale: 90 }), own('E12'), away], as('han'))
    state.seats[0].administratorsLost = true
    recover(at(state))
    expect(unit(state, 1).routing).toBe(true)
  })

  it('COH-5.5 mercenaries have 10 less morale, break 5 % earlier and first, and cost a point less', () => {
    const state = position([own('C12'), own('E12', { mercenary: true }), away], as('carthaginian'))
    const [native, hired] = [unit(state, 1), unit(state, 2)]
    expect([hired.morale0 - native.morale0, hired.breakAt - native.breakAt]).toEqual([-10, -5])
    // Equal in everything else, the mercenary breaks with more excess, so the one it fights holds.
    const duel = (mercenary: boolean): boolean => {
      const both = { men: 60, lost: 10, morale: 90, morale0: 90, breakAt: 25 }
      const fight = position([own('C12', { ...both, mercenary }), foe('D12', both)], as('carthaginian'))
      routAll(at(fight, scriptedDice([40, 40, 40])))
      return fight.units.some(({ id, routing }) => id === 101 && !routing)
    }
    expect(duel(true)).toBe(true)
    expect(duel(false)).toBe(false)
  })
})

describe('blows', () => {
  it('COH-8.3 riders do worse against elephants, in woods and dismounted; elephants do not fear their like', () => {
    const rider = { kind: 'cavalry' } as const
    expect(named(melee([own('C12', rider), foe('D12', { kind: 'warElephants' })]), 'facing elephants')).toBe(-3)
    const beast = melee([own('C12', { kind: 'warElephants' }), foe('D12', { kind: 'warElephants' })])
    expect(named(beast, 'facing elephants')).toBeUndefined()
    expect(named(melee([own('C12'), foe('D12', { kind: 'warElephants' })]), 'facing elephants')).toBeUndefined()
    expect(named(melee([own('I9', rider), foe('J9')]), 'riders in rough country')).toBe(-2)
    const afoot = melee([own('C12', { ...rider, dismounted: true }), foe('D12')])
    expect(melee([own('C12', rider), foe('D12')]).attack - afoot.attack).toBe(30)
    const struck = (dismounted: boolean): number => melee([own('C12'), foe('D12', { ...rider, dismounted })]).defence
    expect(struck(false) - struck(true)).toBe(30)
  })

  it('COH-9.1 levy, militia and riders lose 5 morale when they first meet elephants, once', () => {
    const meet = (more: Partial<Piece>): number => {
      const state = position([own('C12', more), foe('D12', { kind: 'warElephants' })], {
        cultures: ['roman_republic', 'carthaginian'],
      })
      routAll(at(state))
      return unit(state, 1).morale - unit(state, 1).morale0
    }
    expect(['levy', 'militia', 'cavalry', 'scouts'].map((kind) => meet({ kind: kind as 'levy' }))).toEqual([
      -5, -5, -5, -5,
    ])
    expect([meet({}), meet({ kind: 'levy', metElephants: true })]).toEqual([0, 0])
  })

  it('COH-10.2 a catapult shoots every other turn, at 3 to 7', () => {
    const state = position([{ seat: 0, kind: 'siegeEngineers', at: 'C12', engine: 'catapult', volleys: 6 }, away], {
      cultures: ['han', 'sarmatian'],
      config: { map: 'hill_fort' },
    })
    const crew = unit(state, 1)
    expect(longRange(at(state), crew)).toBe(7)
    expect(mayShoot(at(state), crew)).toBe(true)
    crew.shot = true
    playTurn(state)
    expect([crew.reloading, mayShoot(at(state), crew)]).toEqual([true, false])
    playTurn(state)
    expect(mayShoot(at(state), crew)).toBe(true)
  })

  it('COH-8.7 of several enemies the nearest in range is shot at, and none beyond it', () => {
    const aim = (...foes: readonly string[]): unknown => {
      const state = position([own('C12', { equipment: ['compositeBows'] }), ...foes.map((name) => foe(name))])
      const play = at(state, scriptedDice([40]))
      shootAll(play)
      const strike = play.heard.find(({ type }) => type === 'strike')
      return strike?.type === 'strike' ? strike.target : undefined
    }
    expect([aim('F12', 'E12'), aim('E12', 'F12'), aim('D12')]).toEqual([102, 101, undefined])
  })
})
