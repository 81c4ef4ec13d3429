import { describe, expect, it, test } from 'vitest'
import { type CultureId, tileName } from '../../content/terms.ts'
import type { CohortEvent } from '../../events.ts'
import type { Step } from '../../order.ts'
import { at, away, foe, type Given, own, type Piece, position, tile, unit } from '../../testing/position.ts'
import { damage, structureAt } from './structures.ts'
import { openGates, workAll } from './works.ts'

type State = ReturnType<typeof position>
const fort: Given = { config: { map: 'hill_fort' } }
const river: Given = { config: { map: 'river_crossing' } }
const hold: Step = { do: 'hold', until: null }
const doing = (...steps: readonly Step[]) => ({ steps, stance: 'steady', fire: 'free' }) as const

/** Stage 10, heard and unheard. */
function worked(pieces: readonly Piece[], given: Given = {}, change: (state: State) => void = () => {}) {
  const played = (heard: boolean) => {
    const state = position(pieces, given)
    change(state)
    const play = at(state)
    workAll(heard ? play : { ...play, tell: undefined })
    return { state, play, heard: play.heard.map(({ turn: _, stage: __, ...event }) => event as Partial<CohortEvent>) }
  }
  const { state, heard, play } = played(true)
  expect(played(false).state).toEqual(state)
  return { state, heard, play, one: unit(state, 1), steps: unit(state, 1).aside?.steps.map((step) => step.do) }
}

describe('COH-10.1 building', () => {
  const engineers = (step: Step, more: Partial<Piece> = {}): Piece =>
    own('C12', { kind: 'fieldEngineers', aside: doing(step, hold), ...more })
  const works: Step = { do: 'build', work: 'fort', at: null }

  it('a turn of work is told and kept; when it is done the next step begins', () => {
    const first = worked([engineers(works), away])
    expect(first.one.projects).toEqual([{ work: 'fort', tile: tile('C12'), turns: 1 }])
    expect([first.one.worked, first.steps, first.state.forts]).toEqual([true, ['build', 'hold'], []])
    expect(first.heard).toEqual([
      { type: 'work', unit: 1, kind: 'fort', tile: tile('C12'), progress: 1, needed: 2, done: false },
    ])
    const begun = { projects: [{ work: 'fort', tile: tile('C12'), turns: 1 } as const] }
    const second = worked([engineers(works, begun), away])
    expect(second.state.forts).toEqual([{ tile: tile('C12'), bonus: 3, owner: 0 }])
    expect([second.one.projects, second.steps, second.play.scene.fort[tile('C12')]]).toEqual([[], ['hold'], 3])
    expect(second.heard).toMatchObject([{ progress: 2, needed: 2, done: true }])
  })

  it('what is begun elsewhere, or for something else, is not counted', () => {
    const other = {
      projects: [
        { work: 'fort', tile: tile('C11'), turns: 1 } as const,
        { work: 'bridge', tile: tile('C12'), turns: 1 } as const,
      ],
    }
    expect(worked([engineers(works, other), away]).one.projects).toHaveLength(3)
  })

  it('stops who is engaged or has marched without forgetting the order; routers do not work', () => {
    expect(worked([engineers(works), foe('D12')])).toMatchObject({ one: { worked: false }, steps: ['build', 'hold'] })
    expect(worked([engineers(works, { steps: 1 }), away])).toMatchObject({
      one: { worked: false },
      steps: ['build', 'hold'],
    })
    expect(worked([engineers(works, { routing: true }), away])).toMatchObject({
      one: { worked: false },
      steps: ['build', 'hold'],
    })
    expect(worked([engineers(hold), away])).toMatchObject({ one: { worked: false }, heard: [] })
  })

  it('what cannot be done is passed over: another trade, too far, the wrong ground', () => {
    const passed = (piece: Piece, given: Given = {}, change?: (state: State) => void) =>
      worked([piece, away], given, change).steps
    expect(passed(engineers(works, { kind: 'siegeEngineers' }))).toEqual(['hold'])
    expect(passed(engineers({ do: 'build', work: 'ram', at: null }))).toEqual(['hold'])
    expect(passed(engineers({ do: 'build', work: 'fort', at: tile('E12') }))).toEqual(['hold'])
    expect(passed(engineers({ do: 'build', work: 'fort', at: tile('D12') }))).toEqual(['build', 'hold'])
    expect(passed(engineers({ do: 'build', work: 'bridge', at: tile('D12') }))).toEqual(['hold'])
    expect(passed(engineers({ do: 'build', work: 'bridge', at: tile('F5') }, { at: 'E5' }), river)).toEqual(['hold'])
    // There are works already; on walls there are none to build.
    const dug = ({ forts }: State) => void forts.push({ tile: tile('D12'), bonus: 3, owner: 0 })
    expect(passed(engineers({ do: 'build', work: 'fort', at: tile('D12') }), {}, dug)).toEqual(['hold'])
    expect(passed(engineers({ do: 'build', work: 'fort', at: tile('L10') }, { at: 'K10' }), fort)).toEqual(['hold'])
    expect(passed(engineers({ do: 'build', work: 'fort', at: tile('F5') }, { at: 'E5' }), river)).toEqual(['hold'])
  })

  it('without a place: where it stands, else the first tile beside it that will do', () => {
    const bridge: Step = { do: 'build', work: 'bridge', at: null }
    expect(worked([engineers(bridge, { at: 'E5' }), away], river).state.structures).toMatchObject([
      { tile: tile('F5') },
    ])
    const bank = worked([engineers(bridge, { at: 'F10' }), away], river)
    expect(bank.state.structures.map((one) => tileName(one.tile))).toEqual(['F9'])
    const dug = ({ forts }: State) => void forts.push({ tile: tile('C12'), bonus: 3, owner: 0 })
    expect(worked([engineers(works), away], {}, dug).one.projects).toMatchObject([{ tile: tile('C11') }])
    const theirs = worked([own('A1'), { ...engineers(works), seat: 1 }], {}, dug)
    expect(unit(theirs.state, 101).projects).toMatchObject([{ tile: tile('C13') }])
  })

  it('a bridge is one for both sides, and told', () => {
    const { state, heard, play } = worked(
      [engineers({ do: 'build', work: 'bridge', at: tile('F5') }, { at: 'E5' }), away],
      river,
    )
    expect(state.structures).toEqual([{ tile: tile('F5'), terrain: 'bridge', hp: 0, open: false, owner: 0 }])
    expect(heard.at(-1)).toEqual({ type: 'structure', tile: tile('F5'), terrain: 'bridge', hp: 0, open: false })
    expect(play.scene.ground[tile('F5')]).not.toBe(play.scene.field.base[tile('F5')])
  })

  it('pulling down takes what stands on that tile alone, and the ground is as it was', () => {
    const bridge = (name: string) => ({ tile: tile(name), terrain: 'bridge', hp: 0, open: false, owner: 1 }) as const
    const { state, play } = worked(
      [engineers({ do: 'demolish', at: tile('F5') }, { at: 'E5' }), away],
      river,
      ({ structures, forts }) => {
        structures.push({ ...bridge('F4') }, { ...bridge('F5') })
        forts.push({ tile: tile('F5'), bonus: 3, owner: 1 }, { tile: tile('E4'), bonus: 3, owner: 1 })
      },
    )
    expect(state.structures).toEqual([bridge('F4')])
    expect(state.forts.map((one) => tileName(one.tile))).toEqual(['E4'])
    expect(play.scene.ground[tile('F5')]).toBe(play.scene.field.base[tile('F5')])
  })

  it('repair: own engines, own walls that were hit; not rubble, not the enemy’s, not what is whole', () => {
    const gate = { tile: tile('L10'), terrain: 'gate', hp: 20, open: false, owner: 1 } as const
    const mends = (change: (state: State) => void, at_: Step = { do: 'repair', at: tile('L10') }) => {
      const state = position([own('A1'), foe('M10', { kind: 'fieldEngineers', aside: doing(at_, hold) })], fort)
      change(state)
      const play = at(state)
      workAll(play)
      return [state.structures[0]?.hp, unit(state, 101).worked, play.heard.some(({ type }) => type === 'structure')]
    }
    const gateThat = (more: object) => (state: State) => void state.structures.push({ ...gate, ...more })
    expect(mends(gateThat({}))).toEqual([40, true, true])
    expect(mends(gateThat({}), { do: 'repair', at: null })).toEqual([40, true, true])
    expect(mends(gateThat({ hp: 30 }))).toEqual([45, true, true])
    expect(mends(gateThat({ hp: 45 }))).toEqual([45, false, false])
    expect(mends(gateThat({ hp: 0, terrain: 'rubble' }))).toEqual([0, false, false])
    expect(mends(gateThat({ owner: 0 }))).toEqual([20, false, false])
    expect(mends(() => {})).toEqual([undefined, false, false])
    const engine = (seat: 0 | 1, broken: boolean) => {
      const crew: Piece = { seat, kind: 'siegeEngineers', at: 'D12', engineBroken: broken }
      const { state, one } = worked([engineers({ do: 'repair', at: tile('D12') }), crew, own('A1'), away], fort)
      return [state.units.find(({ kind }) => kind === 'siegeEngineers')?.engineBroken, one.worked]
    }
    expect([engine(0, true), engine(0, false), engine(1, true)]).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ])
  })

  it('repairs nothing under its own feet', () => {
    const self = worked(
      [engineers({ do: 'repair', at: tile('C12') }, { engineBroken: true, engine: 'ram' }), away],
      fort,
    )
    expect(self.one.worked).toBe(false)
  })
})

describe('COH-10.1 COH-10.2 engines', () => {
  const crew = (work: Extract<Step, { do: 'build' }>['work'], more: Partial<Piece> = {}): Piece =>
    own('C12', { kind: 'siegeEngineers', aside: doing({ do: 'build', work, at: null }, hold), ...more })

  test.each<[Extract<Step, { do: 'build' }>['work'], CultureId, Piece['engine'], number]>([
    ['ram', 'sarmatian', 'ram', 0],
    ['ballista', 'sarmatian', 'ballista', 8],
    ['ladders', 'han', 'ladders', 0],
    ['ladders', 'sarmatian', 'ballista', 3],
    ['catapult', 'han', 'catapult', 6],
    ['catapult', 'sarmatian', 'ballista', 3],
    ['tower', 'sarmatian', 'ballista', 3],
    ['fort', 'sarmatian', 'ballista', 3],
  ])('a turn at a %s, %s', (work, culture, engine, volleys) => {
    const { one } = worked([crew(work, { volleys: 3, engineBroken: true }), away], {
      ...fort,
      cultures: [culture, 'sarmatian'],
    })
    const built = one.engine === engine && engine !== 'ballista' ? true : work === 'ballista'
    expect([one.engine, one.volleys, one.engineBroken]).toEqual([engine, volleys, !built])
    if (built) expect(one.volleysFull).toBe(volleys)
  })

  it('COH-5.10 Romans take a turn less, at least one', () => {
    const needs = (work: 'tower' | 'ram') =>
      worked([crew(work), away], { ...fort, cultures: ['roman_empire', 'sarmatian'] }).heard[0]
    expect([needs('tower'), needs('ram')]).toMatchObject([{ needed: 2 }, { needed: 1 }])
    const dug = worked(
      [own('C12', { kind: 'fieldEngineers', aside: doing({ do: 'build', work: 'fort', at: null }) }), away],
      {
        cultures: ['roman_republic', 'sarmatian'],
      },
    )
    expect(dug.state.forts).toMatchObject([{ bonus: 4 }])
  })
})

describe('COH-10.3 rams', () => {
  const ram = (on: string, more: Partial<Piece> = {}): Piece =>
    own(on, { kind: 'siegeEngineers', engine: 'ram', ...more })
  const hit = (piece: Piece, change: (state: State) => void = () => {}, others: readonly Piece[] = [foe('Q13')]) => {
    const { state, heard } = worked([piece, ...others], fort, change)
    const one = state.structures.find(
      ({ hp, terrain }) => hp < { gate: 45, wall: 100, tower: 120, rubble: 0, bridge: 0 }[terrain],
    )
    return one === undefined ? null : [tileName(one.tile), one.hp, heard.length]
  }

  it('batter what stands beside them, a gate before a wall before a tower', () => {
    expect(hit(ram('K10'))).toEqual(['L10', 20, 1])
    expect(hit(ram('K8'))).toEqual(['L8', 85, 1])
    expect(hit(ram('K6'))).toEqual(['L6', 110, 1])
    expect(hit(ram('N15'))).toEqual(['N14', 85, 1])
    expect(hit(ram('J10'))).toBeNull()
  })

  it('not broken, running, on the move, or of the owner; not a gate that stands open', () => {
    expect(hit(ram('K10', { engineBroken: true }))).toBeNull()
    expect(hit(ram('K10', { routing: true }))).toBeNull()
    expect(hit(ram('K10', { steps: 1 }))).toBeNull()
    expect(hit(own('A1'), () => {}, [{ ...ram('M10'), seat: 1 }])).toBeNull()
    const open = ({ structures }: State) =>
      void structures.push({ tile: tile('L10'), terrain: 'gate', hp: 45, open: true, owner: 1 })
    expect(hit(ram('K10'), open)).toBeNull()
  })

  it('what they are told to, before everything else', () => {
    // Between two walls, as if a breach had been made at M6.
    const breach = ({ structures }: State) =>
      void structures.push({ tile: tile('M6'), terrain: 'rubble', hp: 0, open: false, owner: 1 })
    const told = (name: string | null) => {
      const target = { is: 'at', tile: tile(name ?? 'A1') } as const
      const aside = name === null ? doing(hold) : doing({ do: 'attack', target, route: 'direct' })
      return hit(ram('M6', { aside }), breach)?.[0]
    }
    expect([told(null), told('N6'), told('L6')]).toEqual(['N6', 'N6', 'L6'])
    const inside = ({ structures }: State) =>
      void structures.push({ tile: tile('O6'), terrain: 'rubble', hp: 0, open: false, owner: 1 })
    const between = (name: string | null) => {
      const target = { is: 'at', tile: tile(name ?? 'A1') } as const
      const aside = name === null ? doing(hold) : doing({ do: 'attack', target, route: 'direct' })
      return hit(ram('O6', { aside }), inside)?.[0]
    }
    expect([between(null), between('N6'), between('P6')]).toEqual(['N6', 'N6', 'P6'])
  })

  it('that works is noted', () => {
    expect(worked([ram('K10'), foe('Q13')], fort).one.worked).toBe(true)
    expect(worked([ram('J10'), foe('Q13')], fort).one.worked).toBe(false)
  })
})

describe('COH-10.3 what falls', () => {
  it('at 0 the tile is rubble, one can see through it, and who stood on it is halved', () => {
    const fell = (men: number, hp: number) => {
      const state = position([own('K9'), foe('L9', { men }), foe('Q13')], fort)
      const play = at(state)
      damage(play, tile('L9'), hp)
      return { state, play, men: unit(state, 101).men, lost: unit(state, 101).lost }
    }
    const { state, play, men, lost } = fell(99, 100)
    expect([state.structures, men, lost]).toEqual([
      [{ tile: tile('L9'), terrain: 'rubble', hp: 0, open: false, owner: 1 }],
      49,
      50,
    ])
    expect(play.heard.map(({ turn: _, stage: __, ...event }) => event)).toEqual([
      { type: 'crushed', unit: 101, men: 50 },
      { type: 'structure', tile: tile('L9'), terrain: 'rubble', hp: 0, open: false },
    ])
    expect(fell(99, 120).state.structures[0]?.hp).toBe(0)
    expect(fell(99, 99)).toMatchObject({ men: 99, state: { structures: [{ terrain: 'wall', hp: 1 }] } })
    // A last man is not halved.
    expect(fell(1, 100).men).toBe(1)
    damage({ ...play, tell: undefined }, tile('L8'), 100)
    expect(state.structures.map((one) => tileName(one.tile))).toEqual(['L8', 'L9'])
    damage(play, tile('C12'), 10)
    expect(state.structures).toHaveLength(2)
  })

  it('walls, towers and gates are taken down from the map when something first happens to them', () => {
    const state = position([own('A1'), foe('Q13')], fort)
    const play = at(state)
    const found = (name: string) => structureAt(play, tile(name))
    expect([found('L9'), found('L6'), found('L10'), found('C12')]).toEqual([
      { tile: tile('L9'), terrain: 'wall', hp: 100, open: false, owner: 1 },
      { tile: tile('L6'), terrain: 'tower', hp: 120, open: false, owner: 1 },
      { tile: tile('L10'), terrain: 'gate', hp: 45, open: false, owner: 1 },
      undefined,
    ])
    expect(found('L9')).toBe(state.structures.find((one) => one.tile === tile('L9')))
    expect(state.structures).toHaveLength(3)
  })
})

describe('COH-10.4 gates', () => {
  const opened = (pieces: readonly Piece[], change: (state: State) => void = () => {}) => {
    const state = position(pieces, fort)
    change(state)
    const play = at(state)
    openGates(play)
    openGates({ ...at(position(pieces, fort)), tell: undefined })
    return [
      state.structures.filter(({ open }) => open).map((one) => tileName(one.tile)),
      play.heard.length,
      play.scene.open[tile('L10')],
    ]
  }

  it('an enemy inside beside an empty gate opens it for good', () => {
    expect(opened([own('M10'), foe('Q13')])).toEqual([['L10'], 1, 1])
    expect(opened([own('M10', { routing: true }), foe('Q13')])).toEqual([[], 0, 0])
    expect(opened([own('K10'), foe('Q13')])).toEqual([[], 0, 0])
    expect(opened([own('A1'), foe('M10')])).toEqual([[], 0, 0])
    expect(opened([own('M10'), foe('L10')])).toEqual([[], 0, 0])
    expect(opened([own('M11'), foe('Q13')])).toEqual([[], 0, 0])
    const already = ({ structures }: State) =>
      void structures.push({ tile: tile('L10'), terrain: 'gate', hp: 45, open: true, owner: 1 })
    expect(opened([own('M10'), foe('Q13')], already)).toEqual([['L10'], 0, 1])
  })
})

it('COH-10.2 an engine that breaks is told; nobody else has one', () => {
  const crew = own('C12', { kind: 'siegeEngineers', lost: 4 })
  expect(worked([crew, away], fort).heard).toEqual([{ type: 'engine_broken', unit: 1 }])
  expect(worked([{ ...crew, engineBroken: true }, away], fort).heard).toEqual([])
  expect(worked([own('C12', { lost: 90 }), away], fort).one.engineBroken).toBe(false)
})
