import { describe, expect, it, test } from 'vitest'
import { TILES, type Tile, tileName } from '../../content/terms.ts'
import { at, away, foe, type Given, own, type Piece, position, tile, unit } from '../../testing/position.ts'
import { mark } from '../plan.ts'
import type { Play } from '../scene.ts'
import { DIRECT, findPath, findPathToAny, flood, reach, type Search, stepCost, wayTo } from './path.ts'

type State = ReturnType<typeof position>
const river: Given = { config: { map: 'river_crossing' } }
const woods: Given = { config: { map: 'forest_ambush' } }
const fort: Given = { config: { map: 'hill_fort' } }

function marked(pieces: readonly Piece[], given: Given = {}, change: (state: State) => void = () => {}): Play {
  const state = position(pieces, given)
  change(state)
  const play = at(state)
  mark(play)
  return play
}

function costs(piece: Piece, from: string, to: string, given: Given = {}, others: readonly Piece[] = [away]): number {
  const play = marked([piece, ...others], given)
  const one = play.state.units.find(({ seat }) => seat === piece.seat)
  if (one === undefined) throw new Error('Nobody walks')
  return stepCost(play, one, tile(from), tile(to), play.scene.ground)
}

describe('COH-2.3 what a step costs', () => {
  test.each<[string, string, string, Given, number]>([
    ['plains', 'C12', 'D12', {}, 2],
    ['road', 'C5', 'D6', {}, 1],
    ['hill', 'F2', 'F3', {}, 3],
    ['light wood', 'H9', 'I9', {}, 3],
    ['forest', 'C15', 'D15', river, 4],
    ['ford', 'E11', 'F11', river, 3],
    ['ford in heavy rain', 'E11', 'F11', { ...river, weather: 'heavy_rain' }, 4],
    ['ford in light rain', 'E11', 'F11', { ...river, weather: 'light_rain' }, 3],
    ['marsh', 'D12', 'D13', woods, 6],
    ['river', 'E5', 'F5', river, 0],
    ['cliff', 'E4', 'E3', { config: { map: 'mountain_pass' } }, 0],
  ])('%s', (_, from, to, given, cost) => {
    expect(costs(own(from), from, to, given)).toBe(cost)
  })

  it('COH-5.17 Celtic foot pays 3 for forest, its riders and others 4', () => {
    const celtic: Given = { ...river, cultures: ['celtic', 'sarmatian'] }
    expect(costs(own('C15'), 'C15', 'D15', celtic)).toBe(3)
    expect(costs(own('C15', { kind: 'cavalry' }), 'C15', 'D15', celtic)).toBe(4)
    expect(costs(own('C15', { kind: 'cavalry', dismounted: true }), 'C15', 'D15', celtic)).toBe(3)
    expect(costs(own('C12'), 'C12', 'D12', celtic)).toBe(2)
    expect(costs(foe('C15'), 'C15', 'D15', celtic, [own('A1')])).toBe(4)
  })

  it('COH-6.5 a phalanx pays 1 more for a step not straight ahead', () => {
    const spears = { equipment: ['warSpears'], formation: 'phalanx' } as const
    const step = (to: string, more: Partial<Piece> = {}) => costs(own('C12', { ...spears, ...more }), 'C12', to)
    expect([step('D12'), step('C11'), step('C13'), step('B12')]).toEqual([2, 3, 3, 3])
    expect([step('C11', { facing: 'N' }), step('C13', { facing: 'S' }), step('B12', { facing: 'W' })]).toEqual([
      2, 2, 2,
    ])
    expect(step('C11', { disordered: true })).toBe(2)
    expect(step('C11', { formation: 'testudo' })).toBe(2)
  })
})

describe('COH-10.4 walls', () => {
  const siege = (engine: Piece['engine'], more: Partial<Piece> = {}): Piece =>
    own('K8', { kind: 'siegeEngineers', engine: engine ?? null, ...more })

  test.each<[string, string, string, Partial<Piece>, number]>([
    ['up from inside', 'M9', 'L9', {}, 3],
    ['along the wall', 'L8', 'L9', {}, 3],
    ['on to a tower', 'L7', 'L6', {}, 3],
    ['through its gate', 'M10', 'L10', {}, 2],
    ['out of its gate', 'L10', 'K10', {}, 1],
    ['from the gate on to the wall', 'L10', 'L9', {}, 3],
    ['down inside', 'L9', 'M9', {}, 3],
    ['down outside', 'L9', 'K9', {}, 0],
    ['up from outside', 'K9', 'L9', {}, 0],
    ['riders do not climb', 'M9', 'L9', { kind: 'cavalry' }, 0],
    ['riders go through the gate', 'M10', 'L10', { kind: 'cavalry' }, 2],
  ])('its owner: %s', (_, from, to, more, cost) => {
    expect(costs(foe(from, more), from, to, fort, [own('A1')])).toBe(cost)
  })

  it('an enemy climbs for 6 where its own engineers stand with tower or ladders, on foot, no towers', () => {
    const climbs = (crew: Piece, more: Partial<Piece> = {}, to = 'L8', from = 'K9') => {
      const play = marked([own(from, more), crew, foe('Q13')], fort)
      return stepCost(play, unit(play.state, 1), tile(from), tile(to), play.scene.ground)
    }
    expect([climbs(siege('ladders')), climbs(siege('tower')), climbs(siege('ram'))]).toEqual([6, 6, 0])
    expect([climbs(siege('ladders', { engineBroken: true })), climbs(siege('ladders', { routing: true }))]).toEqual([
      0, 0,
    ])
    expect(climbs(siege('ladders'), { kind: 'cavalry' })).toBe(0)
    expect(climbs(siege('ladders', { at: 'J8' }))).toBe(0)
    expect(climbs(siege('ladders', { at: 'K6' }), {}, 'L6')).toBe(0)
    const theirs = marked([own('K9'), { ...siege('ladders'), seat: 1 }, foe('Q13')], fort)
    expect(stepCost(theirs, unit(theirs.state, 1), tile('K9'), tile('L8'), theirs.scene.ground)).toBe(0)
    // Once up it goes down inside as it likes.
    expect(costs(own('L8'), 'L8', 'M8', fort, [foe('Q13')])).toBe(3)
  })

  it('a gate lets its owner through; others once it is open, or rubble', () => {
    const enters = (change: (state: State) => void) => {
      const play = marked([own('K10'), foe('Q13')], fort, change)
      return stepCost(play, unit(play.state, 1), tile('K10'), tile('L10'), play.scene.ground)
    }
    const gate = { tile: tile('L10'), hp: 45, owner: 1 } as const
    expect(enters(() => {})).toBe(0)
    expect(enters(({ structures }) => void structures.push({ ...gate, terrain: 'gate', open: false }))).toBe(0)
    expect(enters(({ structures }) => void structures.push({ ...gate, terrain: 'gate', open: true }))).toBe(2)
    expect(enters(({ structures }) => void structures.push({ ...gate, terrain: 'rubble', hp: 0, open: false }))).toBe(4)
  })
})

/** The way unit 1 takes. */
function way(
  piece: Piece,
  to: string,
  how: Search = DIRECT,
  others: readonly Piece[] = [away],
  given: Given = {},
  change?: (state: State) => void,
) {
  const play = marked([piece, ...others], given, change)
  const path: Tile[] = [99]
  const found = findPath(play, unit(play.state, 1), tile(to), how, path)
  return found ? path.map(tileName).join(' ') : null
}

describe('COH-7.4 ways', () => {
  it('the cheapest; of equals towards the goal, then in tile order', () => {
    expect(way(own('C12'), 'C12')).toBe('')
    expect(way(own('C12'), 'E12')).toBe('D12 E12')
    expect(way(own('C10'), 'E12')).toBe('D10 E10 E11 E12')
    expect(way(own('C5'), 'E5')).toBe('D5 E5')
    expect(way(own('E5'), 'G5', DIRECT, [away], river)).toBeNull()
  })

  it('seat 1 counts tiles from the other corner, so a way turned by half is the way turned', () => {
    const play = marked([own('A1'), foe('R11')])
    const path: Tile[] = []
    findPath(play, unit(play.state, 101), tile('P9'), DIRECT, path)
    expect(path.map(tileName).join(' ')).toBe('Q11 P11 P10 P9')
  })

  it('by road costs double off it; under cover in the open', () => {
    expect(way(own('D7'), 'O7', { route: 'road' })).toContain('E6 F6 G6')
    expect(way(own('H10'), 'M10', { route: 'cover' })).toBe('I10 I9 J9 K9 L9 L10 M10')
    expect(way(own('H9'), 'M8')).toBe('H8 I8 J8 K8 L8 M8')
    expect(way(own('H9'), 'M8', { route: 'cover' })).toBe('I9 J9 K9 L9 L8 M8')
  })

  it('safely costs 10 more within 2 of a known enemy, seen or remembered', () => {
    const safe = (how: Search, change?: (state: State) => void) =>
      way(own('C16'), 'C20', how, [foe('D18', { kind: 'medicalCorps' })], {}, change)
    expect(safe(DIRECT)).toBe('C17 C18 C19 C20')
    expect(safe({ route: 'safe' })).not.toContain('C18')
    const as = (how: 'remembered' | 'gone') => (state: State) => {
      for (const contact of state.seats[0].contacts) contact.state = how
    }
    expect(safe({ route: 'safe' }, as('remembered'))).not.toContain('C18')
    expect(safe({ route: 'safe' }, as('gone'))).toBe('C17 C18 C19 C20')
  })

  it('a friend who stays costs 4 more, one who moves nothing', () => {
    const past = (more: Partial<Piece>) => way(own('C12'), 'E12', DIRECT, [own('D12', more), away])
    expect(past({})).toBe('C11 D11 E11 E12')
    expect(past({ steps: 1 })).toBe('D12 E12')
  })

  it('confirmed enemies close their tiles but the goal', () => {
    expect(way(own('C12'), 'E12', DIRECT, [foe('D12')])).toBe('C11 D11 E11 E12')
    expect(way(own('C12'), 'D12', DIRECT, [foe('D12')])).toBe('D12')
    const remembered = way(own('C12'), 'E12', DIRECT, [foe('D12')], {}, ({ seats }) => {
      for (const contact of seats[0].contacts) contact.state = 'remembered'
    })
    expect(remembered).toBe('D12 E12')
  })

  it('those who run keep 10 away from tiles beside known enemies, and nobody stands in their way', () => {
    const run = (how: Search) => way(own('C16'), 'C20', how, [foe('D18', { kind: 'medicalCorps' })])
    expect(run({ route: 'direct', fleeing: true })).toBe('B16 B17 B18 B19 B20 C20')
    const solid = (how: Search) => way(own('C12'), 'E12', how, [own('D12', { steps: 1 }), away])
    expect([solid(DIRECT), solid({ route: 'direct', solid: true })]).toEqual(['D12 E12', 'C11 D11 E11 E12'])
  })

  it('the way leads up to a wall or gate that somebody is told to go to, never into a river', () => {
    expect(way(own('I10'), 'L10', DIRECT, [foe('Q13')], fort)).toBe('J10 K10 L10')
    expect(way(own('I9'), 'L9', DIRECT, [foe('Q13')], fort)).toBe('J9 K9 L9')
    expect(way(own('I10'), 'O10', DIRECT, [foe('Q13')], fort)).toBeNull()
    expect(way(own('E5'), 'F5', DIRECT, [away], river)).toBeNull()
  })

  it('plans use the ground as the seat knows it: a bridge nobody saw is none', () => {
    const bridge = { tile: tile('F5'), terrain: 'bridge', hp: 0, open: false, owner: 1 } as const
    const over = (seen: boolean) =>
      way(own('E5'), 'F5', DIRECT, [away], river, (state) => {
        state.structures.push({ ...bridge })
        if (seen) state.seats[0].structures.push({ ...bridge })
      })
    expect([over(false), over(true)]).toEqual([null, 'F5'])
  })

  it('in rain and wood the way pays what the step pays', () => {
    const celtic: Given = { ...river, cultures: ['celtic', 'sarmatian'] }
    const costOf = (piece: Piece, to: string, given: Given) =>
      flood(marked([piece, away], given), unit(marked([piece, away], given).state, 1))[tile(to)]
    expect([costOf(own('C15'), 'E15', river), costOf(own('C15'), 'E15', celtic)]).toEqual([8, 6])
    expect(costOf(own('C15', { kind: 'cavalry' }), 'E15', celtic)).toBe(8)
    expect([costOf(own('E11'), 'G11', river), costOf(own('E11'), 'G11', { ...river, weather: 'heavy_rain' })]).toEqual([
      6, 8,
    ])
  })
})

describe('COH-7.11 the nearest of many', () => {
  const toAny = (piece: Piece, goals: readonly string[], others: readonly Piece[] = [away], given: Given = {}) => {
    const play = marked([piece, ...others], given)
    const wanted = new Uint8Array(TILES)
    for (const goal of goals) wanted[tile(goal)] = 1
    const path: Tile[] = [99]
    const found = findPathToAny(play, unit(play.state, 1), wanted, DIRECT, path)
    return found ? path.map(tileName).join(' ') : null
  }

  it('by cost, then tile order; here already; nowhere', () => {
    expect(toAny(own('C12'), ['F12', 'C14'])).toBe('C13 C14')
    expect(toAny(own('C12'), ['C13', 'C11'])).toBe('C11')
    expect(toAny(own('C12'), ['C12', 'C11'])).toBe('')
    expect(toAny(own('E5'), ['F5', 'G5'], [away], river)).toBeNull()
    expect(toAny(own('C12'), ['E12'], [foe('D12')])).toBe('C11 D11 E11 E12')
  })
})

describe('COH-7.3 reach', () => {
  function reached(piece: Piece, most: number, others: readonly Piece[] = [away], given: Given = {}) {
    const play = marked([piece, ...others], given)
    const found = new Map<string, number>()
    reach(play, unit(play.state, 1), most, (on, cost) => found.set(tileName(on), cost))
    return { found, play }
  }

  it('every tile within the budget with its cost, cheapest first; the first step always', () => {
    const { found } = reached(own('C12'), 4)
    expect(found.get('C12')).toBe(0)
    expect([found.get('D12'), found.get('E12'), found.get('F12')]).toEqual([2, 4, undefined])
    expect([...found.values()]).toEqual([...found.values()].sort((a, b) => a - b))
    expect(found.size).toBe(13)
    const slow = reached(own('D12'), 1, [away], woods).found
    expect([slow.get('D13'), slow.get('D14')]).toEqual([6, undefined])
  })

  it('known enemies are gone round, closed ground is not entered, and the way can be had', () => {
    const { found, play } = reached(own('C12'), 6, [foe('D12')])
    expect([found.get('D12'), found.get('E12')]).toEqual([undefined, undefined])
    const path: Tile[] = [1]
    wayTo(unit(play.state, 1), tile('D11'), path)
    expect(path.map(tileName)).toEqual(['C11', 'D11'])
    expect(reached(own('E5'), 6, [away], river).found.has('F5')).toBe(false)
  })

  it.each([
    ['open country', own('C12'), {}],
    ['a phalanx', own('C12', { equipment: ['warSpears'], formation: 'phalanx' }), {}],
    ['before walls', own('K10'), fort],
    ['a river', own('E11'), river],
  ] as const)('a flood has the same costs without their order: %s', (_, piece, given) => {
    const others = [foe('N10', { kind: 'scouts' })]
    const { found, play } = reached(piece, 999, others, given)
    const flooded = flood(play, unit(play.state, 1))
    const all = Array.from({ length: TILES }, (__, on) => [tileName(on), found.get(tileName(on)) ?? -1])
    expect(Array.from({ length: TILES }, (__, on) => [tileName(on), flooded[on]])).toEqual(all)
  })

  it('a flood kept for later is not that of another position', () => {
    const cost = (others: readonly Piece[], to: string, given: Given = {}, change?: (state: State) => void) => {
      const play = marked([own('C12'), ...others], given, change)
      return flood(play, unit(play.state, 1))[tile(to)]
    }
    expect([cost([away], 'E12'), cost([foe('D12')], 'E12'), cost([away], 'E12')]).toEqual([4, 8, 4])
    const ahead = (facing: 'N' | 'E') => {
      const play = marked([own('C12', { equipment: ['warSpears'], formation: 'phalanx', facing }), away])
      return flood(play, unit(play.state, 1))[tile('D12')]
    }
    expect([ahead('E'), ahead('N'), ahead('E')]).toEqual([2, 3, 2])
    const bridge = { tile: tile('F12'), terrain: 'bridge', hp: 0, open: false, owner: 1 } as const
    const built = (state: State) => void state.seats[0].structures.push({ ...bridge })
    expect([cost([away], 'F13', river), cost([away], 'F13', river, built)]).toEqual([-1, -1])
    expect(cost([away], 'F12', river)).toBe(7)
  })
})
