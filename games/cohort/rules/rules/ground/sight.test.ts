import { contains } from '@tessera/board'
import { describe, expect, it, test } from 'vitest'
import { tileName } from '../../content/terms.ts'
import type { CohortEvent } from '../../events.ts'
import { at, away, foe, type Given, own, type Piece, position, tile, unit } from '../../testing/position.ts'
import {
  areaText,
  confirmsTile,
  contactCalled,
  contactWith,
  isConfirmed,
  knowsFoe,
  look,
  seesFoe,
  sightOf,
  sweep,
  witnessEnd,
} from './sight.ts'
import { hasLine, sightRadius } from './sight-tables.ts'

type State = ReturnType<typeof position>
const river: Given = { config: { map: 'river_crossing' } }

describe('COH-4.3 how far', () => {
  test.each<[string, string, string, number, number, number]>([
    ['in the open', 'C12', 'D12', 3, 0, 3],
    ['scouts', 'C12', 'D12', 5, 0, 5],
    ['from a hill', 'F4', 'D12', 3, 0, 5],
    ['on to a hill', 'D12', 'F4', 3, 0, 3],
    ['into a light wood', 'C12', 'I9', 3, 0, 2],
    ['out of a light wood', 'I9', 'C12', 3, 0, 2],
    ['through two light woods', 'I9', 'J9', 3, 0, 2],
    ['in fog', 'C12', 'D12', 3, -2, 1],
    ['at least 1', 'C12', 'I9', 3, -3, 1],
  ])('%s', (_, from, to, sight, weather, radius) => {
    const { ground } = at(position([])).scene
    expect(sightRadius(ground, tile(from), tile(to), sight, weather)).toBe(radius)
  })

  it('into and out of forest 2 less', () => {
    const woods = at(position([], river)).scene.ground
    expect(sightRadius(woods, tile('C15'), tile('D15'), 3, 0)).toBe(1)
    expect(sightRadius(woods, tile('D15'), tile('C15'), 5, 0)).toBe(3)
  })
})

describe('COH-4.4 lines', () => {
  it('forest and cliff block, hills unless both ends are elevated; the ends do not; sight is mutual', () => {
    const clear = (map: string, from: string, to: string) => {
      const { sight } = at(position([], { config: { map } })).scene
      expect(hasLine(sight, tile(to), tile(from))).toBe(hasLine(sight, tile(from), tile(to)))
      return hasLine(sight, tile(from), tile(to))
    }
    expect(clear('river_crossing', 'C15', 'F15')).toBe(false)
    expect(clear('river_crossing', 'C15', 'D15')).toBe(true)
    expect(clear('river_crossing', 'E15', 'F15')).toBe(true)
    expect(clear('river_crossing', 'A3', 'D3')).toBe(false)
    expect(clear('river_crossing', 'B3', 'D3')).toBe(false)
    expect(clear('river_crossing', 'C3', 'C5')).toBe(true)
    expect(clear('mountain_pass', 'E8', 'E10')).toBe(true)
    expect(clear('mountain_pass', 'H11', 'H13')).toBe(false)
    expect(clear('hill_fort', 'K9', 'M9')).toBe(false)
    expect(clear('hill_fort', 'L9', 'M9')).toBe(true)
    expect(clear('hill_fort', 'G7', 'L8')).toBe(true)
    expect(clear('desert_oasis', 'A10', 'M10')).toBe(true)
    expect(clear('desert_oasis', 'A10', 'O10')).toBe(false)
    // Slanting lines: clear if Bresenham's line from either end is.
    expect([
      clear('desert_oasis', 'D12', 'F15'),
      clear('desert_oasis', 'C12', 'G13'),
      clear('desert_oasis', 'D11', 'G13'),
    ]).toEqual([false, false, true])
  })
})

it('COH-4.1 COH-4.3 how far a tile is seen depends on weather and eyes, not on units that stood there', () => {
  const sees = (kind: 'scouts' | 'professional', weather: 'clear' | 'fog', to: string) => {
    const state = position([own('C12', { kind }), away], { weather })
    return contains(sightOf(at(state), unit(state, 1)), tile(to))
  }
  expect([sees('scouts', 'clear', 'H12'), sees('professional', 'fog', 'H12')]).toEqual([true, false])
  expect([sees('professional', 'fog', 'E12'), sees('professional', 'fog', 'D12')]).toEqual([false, true])
  expect([sees('scouts', 'fog', 'F12'), sees('professional', 'clear', 'F12'), sees('scouts', 'fog', 'G12')]).toEqual([
    true,
    true,
    false,
  ])
})

describe('COH-4.6 COH-4.8 contacts', () => {
  it('one is made with all that can be seen, and told', () => {
    const state = position([own('C12')])
    state.units.push({
      ...unit(position([foe('E12', { kind: 'cavalry', men: 48, formation: 'wedge', facing: 'N' })]), 101),
    })
    const play = at(state)
    look(play)
    expect(state.seats[0].contacts).toEqual([
      {
        handle: 1,
        unit: 101,
        state: 'confirmed',
        kind: 'cavalry',
        type: 'Cavalry',
        mounted: true,
        tile: tile('E12'),
        facing: 'N',
        strength: 50,
        formation: 'wedge',
        weapon: 'swords',
        routing: false,
        turn: 1,
      },
    ])
    expect(play.heard.map(({ turn: _, stage: __, ...event }) => event as Partial<CohortEvent>)).toEqual([
      { type: 'sighted', seat: 0, handle: 1, unitType: 'Cavalry', tile: tile('E12') },
      { type: 'sighted', seat: 1, handle: 1, unitType: 'Professional', tile: tile('C12') },
    ])
  })

  it('follows what it does while in sight, and says nothing new', () => {
    const state = position([own('C12'), foe('E12', { kind: 'cavalry' })])
    Object.assign(unit(state, 101), {
      tile: tile('E11'),
      facing: 'S',
      men: 23,
      formation: 'wedge',
      routing: true,
      dismounted: true,
      weapon: 'spears',
    })
    state.turn = 3
    const play = at(state)
    look(play)
    expect(state.seats[0].contacts[0]).toMatchObject({
      tile: tile('E11'),
      facing: 'S',
      strength: 25,
      formation: 'wedge',
      routing: true,
      mounted: false,
      weapon: 'spears',
      turn: 3,
    })
    expect(play.heard).toEqual([])
  })

  it('out of sight it is remembered as it was, then gone when its tile is seen empty, then sighted again', () => {
    const state = position([own('C12'), foe('E12')])
    const steps: unknown[] = []
    const move = (id: number, to: string) => {
      unit(state, id).tile = tile(to)
      const play = at(state)
      look(play)
      const [contact] = state.seats[0].contacts
      steps.push([
        contact?.state,
        contact === undefined ? '' : tileName(contact.tile),
        play.heard.flatMap((event) => ('seat' in event && event.seat === 0 ? [event.type] : [])),
      ])
    }
    unit(state, 1).tile = tile('A1')
    move(101, 'T20')
    move(1, 'C12')
    move(101, 'E11')
    expect(steps).toEqual([
      ['remembered', 'E12', ['lost_sight']],
      ['gone', 'E12', []],
      ['confirmed', 'E11', ['sighted']],
    ])
    const lost = position([own('C12'), foe('E12')])
    unit(lost, 101).tile = tile('T20')
    const play = at(lost)
    look(play)
    expect(play.heard[0]).toMatchObject({ type: 'lost_sight', seat: 0, handle: 1, tile: tile('E12') })
  })

  it('seen to fall it is destroyed, unseen it stays remembered', () => {
    const fallen = (how: 'confirmed' | 'remembered') => {
      const state = position([own('C12'), foe('E12')])
      const [contact] = state.seats[0].contacts
      if (contact !== undefined) contact.state = how
      witnessEnd(at(state), unit(state, 101))
      return contact?.state
    }
    expect([fallen('confirmed'), fallen('remembered')]).toEqual(['destroyed', 'remembered'])
  })

  it('who is confirmed, by whom, and by which number', () => {
    const state = position([own('C12'), foe('E12'), foe('T20')])
    const play = at(state)
    expect([
      isConfirmed(play, unit(state, 101)),
      isConfirmed(play, unit(state, 102)),
      isConfirmed(play, unit(state, 1)),
    ]).toEqual([true, false, true])
    expect([contactWith(state.seats[0], 101)?.handle, contactWith(state.seats[0], 102)]).toEqual([1, undefined])
    expect([contactCalled(state.seats[0], 1)?.unit, contactCalled(state.seats[0], 2)]).toEqual([101, undefined])
  })

  it('COH-1.6 a known enemy is near: confirmed or remembered', () => {
    const state = position([own('C12'), foe('E12')])
    const near = (within: number, how: 'confirmed' | 'remembered' | 'gone' | 'destroyed' = 'confirmed') => {
      const [contact] = state.seats[0].contacts
      if (contact !== undefined) contact.state = how
      return knowsFoe(state.seats[0], tile('C12'), within)
    }
    expect([near(1), near(2), near(3)]).toEqual([false, true, true])
    expect([near(2, 'remembered'), near(2, 'gone'), near(2, 'destroyed')]).toEqual([true, false, false])
  })
})

describe('COH-7.2 what a unit sees itself', () => {
  it('the nearest steady enemy that fights, this near and in its own sight', () => {
    const sees = (within: number, ...foes: readonly Piece[]) => {
      const state = position([own('C12'), ...foes])
      return seesFoe(at(state), unit(state, 1), within)?.id
    }
    expect([sees(3, foe('F12')), sees(2, foe('F12')), sees(6, foe('G12'))]).toEqual([101, undefined, undefined])
    expect(sees(3, foe('F12'), foe('E12'))).toBe(102)
    expect(sees(3, foe('E12'), foe('F12'))).toBe(101)
    expect(sees(3, foe('E12', { routing: true }), foe('F12'))).toBe(102)
    expect(sees(3, foe('E12', { kind: 'medicalCorps' }))).toBeUndefined()
    const staff = position([own('C12'), own('D12'), foe('E12', { kind: 'medicalCorps' })])
    expect(seesFoe(at(staff), unit(staff, 1), 3, false)?.id).toBe(101)
  })

  it('without fog everybody is seen', () => {
    const clear: Given = { config: { fog: false } }
    const state = position([own('C12'), away], clear)
    expect(state.seats[0].contacts).toMatchObject([{ unit: 101, state: 'confirmed' }])
    const near = position([own('C12'), foe('H12')], clear)
    expect(seesFoe(at(near), unit(near, 1), 6)?.id).toBe(101)
    expect(confirmsTile({ state, config: at(state).config }, unit(state, 1), tile('T20'))).toBe(true)
    expect(contains(sweep(at(state), 0), tile('T20'))).toBe(true)
  })

  it('its sight and that of its side', () => {
    const state = position([own('C12'), own('Q3'), away])
    const play = at(state)
    const has = (name: string) => [
      contains(sightOf(play, unit(state, 1)), tile(name)),
      contains(sweep(play, 0), tile(name)),
    ]
    expect([has('F12'), has('G12'), has('Q5'), has('T20')]).toEqual([
      [true, true],
      [false, false],
      [false, true],
      [false, false],
    ])
    const position_ = { state, config: play.config }
    expect(['F12', 'G12'].map((name) => confirmsTile(position_, unit(state, 1), tile(name)))).toEqual([true, false])
  })
})

describe('COH-4.5 COH-4.7 areas', () => {
  const areas = (pieces: readonly Piece[], given: Given = {}, change: (state: State) => void = () => {}) => {
    const state = position(pieces, given)
    change(state)
    const play = at(state)
    look(play, true)
    const told = play.heard.flatMap((event) =>
      event.type === 'area' && event.seat === 0 ? [areaText(event.area)] : [],
    )
    expect(told).toEqual(state.seats[0].areas.map(areaText))
    return told
  }

  test.each<[string, string, Partial<Piece>, number]>([
    ['in the open, within radius and 2', 'H12', {}, 1],
    ['farther', 'I12', {}, 0],
    ['confirmed', 'F12', {}, 0],
    ['in a wood, still', 'I10', {}, 0],
  ])('%s', (_, on, more, count) => {
    expect(areas([own('C12'), foe(on, more)])).toHaveLength(count)
  })

  it('in a wood only who moved, fought, shot or worked is noticed', () => {
    const stirred = (more: Partial<Piece>) => areas([own('K16', { kind: 'scouts' }), foe('M17', more)], river).length
    expect([{}, { steps: 1 }, { fought: true }, { shot: true }, { worked: true }].map(stirred)).toEqual([0, 1, 1, 1, 1])
  })

  it('who raises dust on a hot map is noticed 2 farther, after three steps in clear or dusty weather', () => {
    const dust = (steps: number, weather: 'clear' | 'dust' | 'fog' | 'light_rain', on: string, given: Given = {}) =>
      areas([own('C12'), foe(on, { steps })], { ...given, weather }).length
    expect([dust(3, 'clear', 'J12'), dust(2, 'clear', 'J12'), dust(3, 'clear', 'K12')]).toEqual([0, 0, 0])
    expect([dust(3, 'clear', 'H12'), dust(3, 'clear', 'I17'), dust(3, 'dust', 'H14'), dust(3, 'fog', 'H12')]).toEqual([
      1, 0, 1, 0,
    ])
    expect([dust(3, 'clear', 'C18'), dust(2, 'clear', 'C18'), dust(3, 'clear', 'C20')]).toEqual([1, 0, 0])
    expect(dust(3, 'clear', 'A18', { config: { map: 'river_crossing' } })).toBe(0)
  })

  it('the first region that holds it, else its block; one entry an area, in the order of the map', () => {
    const two = areas(
      [own('K16', { kind: 'scouts' }), foe('M17', { steps: 1 }), foe('M18', { steps: 1 }), foe('J10', { steps: 1 })],
      river,
    )
    expect(two).toEqual(['Centre (I-L, 9-12)', 'Eastern woods (L-N, 15-18)'])
  })

  it('without fog there are none, and those of the turn before are forgotten', () => {
    expect(areas([own('C12'), foe('H12')], { config: { fog: false } })).toEqual([])
    const old = ({ seats }: State) => void seats[0].areas.push({ name: 'Old', left: 0, right: 1, top: 0, bottom: 1 })
    expect(areas([own('C12'), away], {}, old)).toEqual([])
    const state = position([own('C12'), foe('H12')])
    look(at(state))
    expect(state.seats[0].areas).toEqual([])
    look({ ...at(state), tell: undefined }, true)
    expect(state.seats.map(({ areas: found }) => found.length)).toEqual([1, 1])
  })
})

describe('COH-7.4 what a seat knows of things built', () => {
  it('as they are where it looks, as they were where it does not', () => {
    const state = position([own('C12'), away])
    const works = (bonus: number, name: string) => ({ tile: tile(name), bonus, owner: 1 as const })
    state.forts.push(works(4, 'D12'), works(4, 'T19'), works(3, 'E12'))
    state.seats[0].forts = [works(3, 'T18'), works(2, 'E12'), works(1, 'C13')]
    const gate = { tile: tile('D13'), terrain: 'bridge', hp: 0, open: false, owner: 1 } as const
    state.structures.push({ ...gate })
    state.seats[0].structures = [{ ...gate, tile: tile('T2') }]
    look(at(state))
    expect(state.seats[0].forts).toEqual([works(4, 'D12'), works(3, 'E12'), works(3, 'T18')])
    expect(state.seats[0].structures.map((one) => tileName(one.tile))).toEqual(['T2', 'D13'])
    expect(state.seats[0].structures[1]).not.toBe(state.structures[0])
    // What is gone is seen to be gone.
    state.structures.length = 0
    state.forts.length = 0
    look(at(state))
    expect(state.seats[0].structures.map((one) => tileName(one.tile))).toEqual(['T2'])
    expect(state.seats[0].forts).toEqual([works(3, 'T18')])
  })

  it('every tile ever seen stays explored', () => {
    const state = position([own('C12'), away])
    const was = [...state.seats[0].explored]
    unit(state, 1).tile = tile('Q3')
    look(at(state))
    const now = state.seats[0].explored
    expect(was.every((word, index) => ((now[index] ?? 0) & word) === word)).toBe(true)
    expect(now).not.toEqual(was)
  })
})
