import { describe, expect, it, test } from 'vitest'
import { tileName } from '../content/terms.ts'
import type { CohortEvent } from '../events.ts'
import type { Order, Step } from '../order.ts'
import { at, away, foe, type Given, moveTo, own, type Piece, position, tile, unit } from '../testing/position.ts'
import { readyUnits } from './instant.ts'

type State = ReturnType<typeof position>
const hold: Step = { do: 'hold', until: null }
const told = (steps: readonly Step[], more: Partial<Order> = {}) =>
  ({ steps, stance: 'steady', fire: 'free', ...more }) as const
const form = (formation: Extract<Step, { do: 'form' }>['formation']): Step => ({ do: 'form', formation })

/** Stage 2, and unit 1 after it. */
function ready(
  piece: Partial<Piece>,
  others: readonly Piece[] = [away],
  given: Given = {},
  change: (state: State) => void = () => {},
) {
  const played = (heard: boolean) => {
    const state = position([own('C12', piece), ...others], given)
    change(state)
    const play = at(state)
    readyUnits(heard ? play : { ...play, tell: undefined })
    return { state, heard: play.heard.map(({ turn: _, stage: __, ...event }) => event as Partial<CohortEvent>) }
  }
  const { state, heard } = played(true)
  expect(played(false).state).toEqual(state)
  const one = unit(state, 1)
  return { one, state, heard, steps: (one.aside ?? one.order).steps.map((step) => step.do) }
}

describe('COH-6.3 forming', () => {
  const spears = { equipment: ['warSpears'] } as const
  const shields = { equipment: ['heavyShields'] } as const
  const bows = { equipment: ['compositeBows'] } as const

  it('a formation of one turn begins: it stands, counts as standard, and is told', () => {
    const { one, heard, steps } = ready({ ...spears, aside: told([form('phalanx'), moveTo('E12')]) })
    expect(one).toMatchObject({ formation: 'standard', forming: 'phalanx', halted: true })
    expect(steps).toEqual(['form', 'move'])
    expect(heard[0]).toEqual({ type: 'formation', unit: 1, from: 'standard', to: 'phalanx', state: 'begun' })
    const changed = ready({
      equipment: ['warSpears', 'heavyShields'],
      formation: 'testudo',
      aside: told([form('phalanx')]),
    })
    expect(changed.one).toMatchObject({ formation: 'standard', forming: 'phalanx' })
  })

  it('not while engaged, when it stands and waits; Romans at once, engaged or not', () => {
    const met = ready({ ...spears, aside: told([form('phalanx'), hold]) }, [foe('D12')])
    expect(met.one).toMatchObject({ formation: 'standard', forming: null, halted: true })
    expect(met.steps).toEqual(['form', 'hold'])
    expect(met.heard[0]).toEqual({ type: 'formation', unit: 1, from: 'standard', to: 'phalanx', state: 'delayed' })
    const rome: Given = { cultures: ['roman_empire', 'sarmatian'] }
    for (const foes of [[away], [foe('D12')]]) {
      const roman = ready({ ...shields, aside: told([form('testudo'), hold]) }, foes, rome)
      expect(roman.one).toMatchObject({ formation: 'testudo', forming: null, halted: false })
      expect(roman.steps).toEqual(['hold'])
    }
  })

  it('one of no time is there at once, engaged or not, and movement goes on', () => {
    for (const foes of [[away], [foe('D12')]]) {
      const loose = ready({ ...bows, aside: told([form('loose'), moveTo('B12')]) }, foes)
      expect(loose.one).toMatchObject({ formation: 'loose', forming: null, halted: false })
      expect(loose.steps).toEqual(['move'])
      expect(loose.heard[0]).toEqual({ type: 'formation', unit: 1, from: 'standard', to: 'loose', state: 'done' })
    }
  })

  it('what it stands in already, or cannot form, is passed over', () => {
    const same = ready({ ...spears, formation: 'phalanx', aside: told([form('phalanx'), hold]) })
    expect([same.steps, same.one.forming, same.one.formation]).toEqual([['hold'], null, 'phalanx'])
    const never = ready({ aside: told([form('phalanx'), hold]) })
    expect([never.steps, never.one.forming]).toEqual([['hold'], null])
  })

  it('COH-6.5 berserkers leave the formation only with no known enemy within 3, and are not held back', () => {
    const wild = (on: string, formation: 'standard' | 'phalanx' = 'standard') => {
      const found = ready({ ...spears, formation: 'berserker', aside: told([form(formation), hold]) }, [foe(on)], {
        cultures: ['celtic', 'sarmatian'],
      })
      return [found.one.formation, found.one.forming, found.one.halted]
    }
    expect([wild('F12'), wild('G12')]).toEqual([
      ['berserker', null, false],
      ['standard', null, false],
    ])
    expect([wild('F12', 'phalanx'), wild('G12', 'phalanx')]).toEqual([
      ['berserker', null, false],
      ['standard', 'phalanx', true],
    ])
  })
})

describe('COH-5.14 other weapons', () => {
  const step = (weapon: 'warSpears' | 'sarissaPikes'): Step => ({ do: 'switch', weapon })
  const macedon: Given = { cultures: ['macedonian', 'sarmatian'] }
  const pikes = { equipment: ['sarissaPikes'] } as const

  it('takes the turn, unengaged, and is told', () => {
    const { one, heard, steps } = ready({ ...pikes, aside: told([step('warSpears'), hold]) }, [away], macedon)
    expect([one.switching, one.halted, one.weapon, steps]).toEqual(['spears', true, 'sarissas', ['switch', 'hold']])
    expect(heard[0]).toEqual({ type: 'switched', unit: 1, from: 'sarissas', to: 'spears', done: false })
    const back = ready({ ...pikes, weapon: 'spears', aside: told([step('sarissaPikes')]) }, [away], macedon)
    expect(back.one.switching).toBe('sarissas')
    const met = ready({ ...pikes, aside: told([step('warSpears'), hold]) }, [foe('D12')], macedon)
    expect([met.one.switching, met.one.halted, met.steps]).toEqual([null, true, ['switch', 'hold']])
  })

  it('is passed over by who has them in hand, owns no pikes, or is no Macedonian', () => {
    const passed = (piece: Partial<Piece>, weapon: 'warSpears' | 'sarissaPikes', given: Given = macedon) => {
      const { one, steps } = ready({ ...piece, aside: told([step(weapon), hold]) }, [away], given)
      return [one.switching, one.halted, steps]
    }
    const over = [null, false, ['hold']]
    expect(passed(pikes, 'sarissaPikes')).toEqual(over)
    expect(passed({ equipment: ['warSpears'] }, 'sarissaPikes')).toEqual(over)
    expect(passed(pikes, 'warSpears', { cultures: ['successor', 'sarmatian'] })).toEqual(over)
  })
})

describe('COH-6.5 turning', () => {
  const face: Step = { do: 'face', toward: 'N' }

  it('is free, but takes a phalanx the turn', () => {
    const free = ready({ aside: told([face, moveTo('E12')]) })
    expect([free.one.facing, free.one.turning, free.one.halted, free.steps]).toEqual(['N', null, false, ['move']])
    expect(free.heard[0]).toEqual({ type: 'faced', unit: 1, from: 'E', to: 'N' })
    const rigid = ready({ formation: 'phalanx', equipment: ['warSpears'], aside: told([face, moveTo('E12')]) })
    expect([rigid.one.facing, rigid.one.turning, rigid.one.halted, rigid.steps]).toEqual([
      'E',
      'N',
      true,
      ['face', 'move'],
    ])
    const already = ready({ formation: 'phalanx', equipment: ['warSpears'], facing: 'N', aside: told([face, hold]) })
    expect([already.one.turning, already.one.halted, already.steps]).toEqual([null, false, ['hold']])
    expect(ready({ facing: 'N', aside: told([face, hold]) }).heard.some(({ type }) => type === 'faced')).toBe(false)
  })
})

describe('COH-7.12 dismounting', () => {
  const mongol: Given = { cultures: ['mongol', 'sarmatian'] }
  const down: Step = { do: 'dismount' }

  it('is for Mongol riders, for one turn, not twice in a row', () => {
    const off = ready({ kind: 'cavalry', aside: told([down, hold]) }, [away], mongol)
    expect([off.one.dismounted, off.one.remounted, off.one.left, off.steps]).toEqual([true, false, 6, ['hold']])
    expect(off.heard[0]).toEqual({ type: 'dismounted', unit: 1 })
    const again = ready({ kind: 'cavalry', dismounted: true, aside: told([down, hold]) }, [away], mongol)
    expect([again.one.dismounted, again.one.remounted, again.one.left, again.steps]).toEqual([
      false,
      true,
      10,
      ['hold'],
    ])
    expect(again.heard[0]).toEqual({ type: 'mounted', unit: 1 })
    const rested = ready({ kind: 'cavalry', remounted: true, aside: told([hold]) }, [away], mongol)
    expect([rested.one.remounted, rested.heard.length]).toEqual([false, 1])
    expect(ready({ kind: 'cavalry', aside: told([down]) }).one.dismounted).toBe(false)
    expect(ready({ kind: 'levy', aside: told([down]) }, [away], mongol).one.dismounted).toBe(false)
    expect(ready({ kind: 'cavalry', aside: told([{ do: 'mount' }, hold]) }, [away], mongol).steps).toEqual(['hold'])
  })
})

describe('COH-7.1 what runs now', () => {
  it('a hold lasts until its test is met', () => {
    const until = (turn: number): Step => ({ do: 'hold', until: { test: 'turn', turn } })
    expect(ready({ aside: told([until(1), moveTo('D12')]) }).steps).toEqual(['move'])
    expect(ready({ aside: told([until(2), moveTo('D12')]) }).steps).toEqual(['hold', 'move'])
    expect(ready({ aside: told([hold, moveTo('D12')]) }).steps).toEqual(['hold', 'move'])
  })

  it('the step it is at is told, with the way and the budget laid out; nothing for who has no order', () => {
    const { one, heard } = ready({ aside: told([moveTo('E12')]), path: [tile('C13')], left: 99 })
    expect(heard).toEqual([{ type: 'order_run', unit: 1, step: moveTo('E12') }])
    expect([one.path.map(tileName), one.left]).toEqual([['D12', 'E12'], 6])
    expect(ready({}).heard).toEqual([])
    expect(ready({ formation: 'phalanx', equipment: ['warSpears'] }).one.left).toBe(4)
  })

  it('COH-9.5 routers have their mobility and 2 more in every formation, and run no steps', () => {
    const { one, heard } = ready({ routing: true, formation: 'testudo', aside: told([form('loose')]) })
    expect([one.left, heard, one.aside?.steps.length]).toEqual([8, [], 1])
    expect(one.path.length).toBeGreaterThan(0)
  })
})

describe('COH-6.5 rage', () => {
  const celtic: Given = { cultures: ['celtic', 'sarmatian'] }
  const away_ = told([moveTo('A12')], { fire: 'free' })

  it('berserkers go for the nearest enemy they see themselves within 6, staff too, holding their fire', () => {
    const { one } = ready(
      { formation: 'berserker', aside: away_, target: 4, goal: 3 },
      [foe('F12'), foe('C14', { kind: 'medicalCorps' })],
      celtic,
    )
    expect(one.aside).toEqual({
      steps: [{ do: 'attack', target: { is: 'contact', handle: 2 }, route: 'direct' }],
      stance: 'aggressive',
      fire: 'hold',
    })
    expect(one.target).toBe(2)
  })

  test.each<[string, Partial<Piece>, readonly Piece[], string]>([
    ['others keep their orders', {}, [foe('F12')], 'move'],
    ['a router is no prey', { formation: 'berserker' }, [foe('F12', { routing: true })], 'move'],
    ['nobody in sight', { formation: 'berserker' }, [away], 'move'],
    ['seen by somebody else only', { formation: 'berserker' }, [own('F14', { kind: 'scouts' }), foe('G12')], 'move'],
    ['in sight', { formation: 'berserker' }, [foe('F12')], 'attack'],
  ])('%s', (_, piece, others, does) => {
    expect(ready({ ...piece, aside: away_ }, others, celtic).steps).toEqual([does])
  })

  it('without fog they see everybody, and go for who is within 6', () => {
    const goes = (on: string) =>
      ready({ formation: 'berserker', aside: away_ }, [foe(on)], { ...celtic, config: { fog: false } }).steps
    expect([goes('I12'), goes('J12')]).toEqual([['attack'], ['move']])
  })
})

describe('COH-7.2 stances', () => {
  it('the cautious who mean to move stop at once with a steady enemy that fights within 3', () => {
    const stop = (steps: readonly Step[], on: string, theirs: Partial<Piece> = {}) => {
      const { one, heard } = ready({ aside: told(steps, { stance: 'cautious' }) }, [foe(on, theirs)])
      return [one.halted, heard.filter(({ type }) => type === 'halt')]
    }
    expect(stop([moveTo('A12')], 'F12')).toEqual([
      true,
      [{ type: 'halt', unit: 1, reason: 'cautious', tile: tile('C12') }],
    ])
    expect(stop([moveTo('A12')], 'G12')).toEqual([false, []])
    expect(stop([hold], 'F12')).toEqual([false, []])
    expect(stop([moveTo('A12')], 'F12', { kind: 'medicalCorps' })).toEqual([false, []])
    expect(stop([moveTo('A12')], 'F12', { routing: true })).toEqual([false, []])
  })

  it('the evasive go to the reachable tile farthest from known enemies, then cheapest, then first in tile order', () => {
    const goes = (on: string, more: Partial<Piece> = {}, others: readonly Piece[] = [], given: Given = {}) => {
      const { one } = ready(
        { aside: told([hold], { stance: 'evade', fire: 'hold' }), ...more },
        [...others, foe(on)],
        given,
      )
      const [step] = one.aside?.steps ?? []
      const to = step?.do === 'move' && step.to.is === 'tile' ? tileName(step.to.tile) : (step?.do ?? null)
      return [to, one.aside?.stance, one.aside?.fire]
    }
    expect(goes('F12')).toEqual(['C9', 'evade', 'hold'])
    expect(goes('G12')).toEqual(['hold', 'evade', 'hold'])
    // A friend stands on the best tile.
    expect(goes('F12', {}, [own('C9')])[0]).toBe('B10')
    expect(goes('F12', { halted: true })[0]).toBe('hold')
    const steady = ready({ aside: told([moveTo('E12')]) }, [foe('F12')])
    expect(steady.steps).toEqual(['move'])
    // Shut in: it stays where it is.
    const corner = [foe('A11'), foe('B12'), foe('A13')]
    expect(goes('C12', { at: 'A12' }, corner)[0]).toBe('hold')
  })

  it('a remembered enemy, or one that others see, frightens nobody', () => {
    const remembered = ready({ aside: told([moveTo('E12')], { stance: 'evade' }) }, [foe('F12')], {}, (state) => {
      unit(state, 101).tile = tile('T20')
    })
    expect(remembered.one.aside?.steps).toEqual([moveTo('E12')])
  })

  it('for seat 1 the last in tile order', () => {
    const state = position([own('O9'), foe('R9', { aside: told([hold], { stance: 'evade' }) })])
    readyUnits(at(state))
    expect(tileName(unit(state, 101).goal)).toBe('R12')
  })

  it('its way is laid out to there', () => {
    const { one } = ready({ aside: told([hold], { stance: 'evade' }), target: 3 }, [foe('F12')])
    expect([one.path.map(tileName), tileName(one.goal), one.target]).toEqual([['C11', 'C10', 'C9'], 'C9', 0])
  })
})
