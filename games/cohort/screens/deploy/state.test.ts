import { cohortRules } from '@tessera/cohort'
import { createMatch, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  act,
  drilled,
  EMPTY_HAND,
  type Hand,
  type Placing,
  piecesOf,
  refusalOf,
  targetOf,
} from './state.ts'

/** River Crossing before the battle: the army stands where COH-13.5 lines it up. */
function opened(): Placing {
  const config = cohortRules.config.parse({ weather: 'clear' })
  if (!config.ok) throw new Error('The options are refused')
  const match = createMatch(cohortRules, { config: config.value, seed: seedFrom('deploy') })
  const troop = { type: 'professional', equipment: [] } as const
  const army = { type: 'army', culture: 'roman_empire', troops: [troop, troop], support: [] } as const
  for (const seat of [0, 1]) expect(match.submit(seat, match.at, army)).toBeNull()
  const { view } = match.envelope(0)
  return { view, placed: drilled(view) }
}

const placing = opened()
const [one, two] = placing.view.units
if (one === undefined || two === undefined) throw new Error('Two units are placed')
const free = placing.view.zone.find((tile) => placing.placed.every((each) => each.tile !== tile)) ?? 0
const outside = 399

function after(...actions: readonly Action[]) {
  let state: { hand: Hand; placed: Placing['placed'] } = { hand: EMPTY_HAND, placed: placing.placed }
  let last = act(placing, state.hand, { type: 'back' })
  for (const action of actions) {
    last = act({ view: placing.view, placed: state.placed }, state.hand, action)
    state = last
  }
  const tile = (unit: number) => last.placed.find((each) => each.unit === unit)?.tile
  return { ...last, tile }
}

describe('COH-13.2 placing units', () => {
  test('a unit is pressed, then a tile of the zone: it stands there and is laid down', () => {
    const done = after({ type: 'press', tile: one.tile }, { type: 'press', tile: free })
    expect([done.tile(one.id), done.hand.selected]).toEqual([free, null])
    expect(done.says).toContain(`${one.name} stands on`)
  })

  test('pressed on another unit, the two change places; pressed again, a unit is laid down', () => {
    const swapped = after({ type: 'select', unit: one.id }, { type: 'press', tile: two.tile })
    expect([swapped.tile(one.id), swapped.tile(two.id)]).toEqual([two.tile, one.tile])
    expect(after({ type: 'press', tile: one.tile }, { type: 'press', tile: one.tile }).hand.selected).toBeNull()
  })

  test('outside the zone nothing is placed, and the player is told', () => {
    const done = after({ type: 'select', unit: one.id }, { type: 'press', tile: outside })
    expect([done.tile(one.id), done.hand.selected]).toEqual([one.tile, one.id])
    expect(done.refused).toEqual({ words: 'T20 is outside your zone.', bad: false })
  })

  test('a unit is dragged to a tile; beyond the map it goes back', () => {
    const dragged = after({ type: 'drag', unit: one.id, over: free })
    expect(targetOf(dragged.hand)).toBe(free)
    expect(after({ type: 'drag', unit: one.id, over: free }, { type: 'drop' }).tile(one.id)).toBe(free)
    expect(after({ type: 'drag', unit: one.id, over: null }, { type: 'drop' })).toMatchObject({
      placed: placing.placed,
      hand: { dragged: null },
    })
    expect(after({ type: 'drag', unit: one.id, over: free }, { type: 'let-go' }).tile(one.id)).toBe(one.tile)
  })

  test('COH-17.5 with the keyboard: arrows move the cursor, putting places the unit', () => {
    const way = [0, 1] as const
    const moved = after({ type: 'select', unit: one.id }, { type: 'arrow', unit: one.id, way })
    expect(moved.hand.cursor).toBe(one.tile + 20)
    const done = after({ type: 'select', unit: one.id }, { type: 'arrow', unit: one.id, way }, { type: 'put' })
    expect(done.tile(one.id)).toBe(placing.view.zone.includes(one.tile + 20) ? one.tile + 20 : one.tile)
  })

  test('a quarter turn, a facing, a formation, and lining up again', () => {
    const facing = (done: ReturnType<typeof after>) => done.placed.find(({ unit }) => unit === one.id)?.facing
    expect(facing(after({ type: 'turn', unit: one.id }))).not.toBe(one.facing)
    expect(facing(after({ type: 'face', unit: one.id, facing: 'N' }))).toBe('N')
    const formed = after({ type: 'form', unit: one.id, formation: 'testudo' })
    expect(formed.placed.find(({ unit }) => unit === one.id)?.formation).toBe('testudo')
    expect(after({ type: 'turn', unit: one.id }, { type: 'line-up' }).placed).toEqual(placing.placed)
  })

  test('the pieces on the map stand where they are placed, and the lined-up army may begin', () => {
    const done = after({ type: 'select', unit: one.id }, { type: 'press', tile: free })
    const piece = piecesOf({ ...placing, placed: done.placed }).find(({ key }) => key === String(one.id))
    expect(piece).toMatchObject({ tile: free, name: one.name, sure: 'own' })
    expect(refusalOf(placing.view, placing.placed)).toBeNull()
  })
})
