import { type CohortView, understand } from '@tessera/cohort'
import { describe, expect, test } from 'vitest'
import { exampleView, tileOf } from '../../rules/orders/testing/view.ts'
import { type Piece, sceneOf } from '../board/scene.ts'
import { rangesOf } from '../orders/insights.ts'
import {
  type Action,
  act,
  EMPTY_HAND,
  enterWords,
  footOf,
  type Hand,
  heldIn,
  litIn,
  type Moment,
  mayOrder,
  sheetOf,
  sheetTitle,
} from './state.ts'

const look = exampleView()
const live = { awaited: true, sent: false, over: false }

/** The army of COH-16.28 in turn 2: #1 scouts, #2 infantry at D5, #4 militia at B7, X1 cavalry at J5. */
function momentOf(text = '', view: CohortView = look): Moment {
  return { look: view, scene: sceneOf(view), atLast: true, live, text, understood: understand(text, view) }
}

const pieceOf = (key: string): Piece => {
  const piece = sceneOf(look).pieces.find((each) => each.key === key)
  if (piece === undefined) throw new Error(`There is no piece ${key}`)
  return piece
}

const press = (key: string): Action => ({ type: 'press', tile: pieceOf(key).tile, piece: pieceOf(key) })
const pressTile = (name: string): Action => ({ type: 'press', tile: tileOf(name) })

/** The text and the hand after several actions. */
function after(...actions: readonly Action[]) {
  let text = ''
  let hand: Hand = EMPTY_HAND
  let says: string | null = null
  for (const action of actions) {
    const done = act(momentOf(text), hand, action)
    ;({ text, hand } = done)
    says = done.says?.words ?? null
  }
  return { text, hand, says }
}

describe('COH-17.2 pressing the map writes orders', () => {
  test('a unit, then a tile: it moves there', () => {
    const { text, hand } = after(press('2'), pressTile('E10'))
    expect(text).toBe('1st Infantry: move to E10.')
    expect(hand).toMatchObject({ selected: '2', aim: null, cursor: tileOf('E10') })
  })

  test('a unit, then an enemy: it attacks, shoots or marches to it, as the aim says', () => {
    expect(after(press('2'), press('X1')).text).toBe('1st Infantry: attack X1.')
    expect(after(press('3'), { type: 'aim', aim: 'shoot' }, press('X1')).text).toBe('2nd Infantry: shoot X1.')
    expect(after(press('2'), { type: 'aim', aim: 'move' }, press('X1')).text).toBe('1st Infantry: move to X1.')
  })

  test('a tile with an enemy on it means the enemy', () => {
    expect(after(press('2'), pressTile('J5')).text).toBe('1st Infantry: attack X1.')
  })

  test('following asks for an own unit, and a tile is none', () => {
    const aim = { type: 'aim', aim: 'follow' } as const
    expect(after(press('4'), aim, press('2')).text).toBe('1st Militia: follow 1st Infantry.')
    expect(after(press('4'), aim, pressTile('E10'))).toMatchObject({ text: '', says: 'Press a unit of yours.' })
  })

  test('engineers build a fort on a tile, or on their own when they are pressed themselves', () => {
    const aim = { type: 'aim', aim: 'build' } as const
    expect(after(press('7'), aim, pressTile('C6')).text).toBe('1st Engineers: build fort at C6.')
    expect(after(press('7'), aim, press('7')).text).toBe('1st Engineers: build fort at B6.')
  })

  test('a further step replaces the last one or is added to it, four at most', () => {
    expect(after(press('2'), pressTile('E10'), pressTile('E9')).text).toBe('1st Infantry: move to E9.')
    const adding = { type: 'adding', adding: true } as const
    expect(after(press('2'), pressTile('E9'), adding, pressTile('E10')).text).toBe(
      '1st Infantry: move to E9, then move to E10.',
    )
    const five = ['E6', 'E7', 'E8', 'E9', 'E10'].map(pressTile)
    expect(after(press('2'), adding, ...five).says).toBe('At most 4 steps a unit.')
  })

  test('a stance alone means holding with it, and forgetting takes the sentence out', () => {
    const wary = after(press('2'), { type: 'stance', stance: 'cautious' })
    expect(wary.text).toBe('1st Infantry: hold, cautiously.')
    expect(after(press('2'), pressTile('E10'), { type: 'forget' }).text).toBe('')
  })

  test('without a unit in hand a tile only moves the cursor, and an enemy is selected', () => {
    expect(after(pressTile('E10'))).toMatchObject({ text: '', hand: { cursor: tileOf('E10'), selected: null } })
    expect(after(press('X1')).hand.selected).toBe('X1')
  })

  test('nothing is written while orders cannot be given', () => {
    const closed: Moment = { ...momentOf(), live: { ...live, awaited: false }, understood: null }
    const hand = { ...EMPTY_HAND, selected: '2' }
    expect(mayOrder(closed)).toBe(false)
    expect(act(closed, hand, pressTile('E10')).text).toBe('')
    expect(act(closed, hand, { type: 'stance', stance: 'evade' }).text).toBe('')
  })

  test('a unit that runs cannot be told anything', () => {
    const units = look.units.map((unit) => (unit.id === 2 ? { ...unit, routing: true } : unit))
    const moment = momentOf('', { ...look, units })
    expect(heldIn(moment, { ...EMPTY_HAND, selected: '2' })).toMatchObject({ unit: { id: 2 }, acting: undefined })
  })
})

describe('letting go', () => {
  test('pressing the unit in hand again lays it down', () => {
    expect(after(press('2'), press('2')).hand.selected).toBeNull()
  })

  test('going back first drops the aim, then the unit', () => {
    const aimed = [press('3'), { type: 'aim', aim: 'shoot' }] as const
    expect(after(...aimed, { type: 'back' }).hand).toMatchObject({ selected: '3', aim: null })
    expect(after(...aimed, { type: 'back' }, { type: 'back' }).hand.selected).toBeNull()
  })

  test('another unit in hand begins without aim and without adding', () => {
    const hand = after(press('3'), { type: 'aim', aim: 'shoot' }, { type: 'adding', adding: true }, press('2')).hand
    expect(hand).toMatchObject({ selected: '2', aim: null, adding: false })
  })
})

describe('what is lit', () => {
  const holding = (hand: Partial<Hand>) => litIn(look, heldIn(momentOf(), { ...EMPTY_HAND, ...hand }))

  test('the unit in hand shows all of its ranges, one under the mouse only its zone of control', () => {
    expect(holding({ selected: '2' })).toMatchObject({ unit: { id: 2 }, how: 'all' })
    expect(holding({ pointed: tileOf('D5') })).toMatchObject({ unit: { id: 2 }, how: 'zone' })
    expect(holding({ selected: '2', pointed: tileOf('B7') })).toMatchObject({ unit: { id: 2 }, how: 'all' })
    expect(holding({}).unit).toBeUndefined()
  })

  test('holding the infantry at D5, E5 is lit because it can march there, and J5 is not', () => {
    const { unit } = holding({ selected: '2' })
    const ranges = unit === undefined ? null : rangesOf(look, unit, 'all')
    expect(ranges?.reach.has(tileOf('D6'))).toBe(true)
    expect(ranges?.reach.has(tileOf('J5'))).toBe(false)
  })

  test('an enemy in sight under the mouse or the cursor is the one a fight is reckoned with', () => {
    const target = (hand: Partial<Hand>) => heldIn(momentOf(), { ...EMPTY_HAND, ...hand }).target?.handle
    expect(target({ pointed: tileOf('J5') })).toBe(1)
    expect(target({ cursor: tileOf('I11') })).toBe(2)
    expect(target({ pointed: tileOf('K3') })).toBeUndefined()
  })

  test('Enter says what it would do', () => {
    const held = heldIn(momentOf(), { ...EMPTY_HAND, selected: '2' })
    const words = (aim: Hand['aim']) => enterWords(held, { ...EMPTY_HAND, aim }, tileOf('E5'))
    expect(words(null)).toBe('Enter moves 1st Infantry to E5')
    expect(words('attack')).toBe('Enter attacks E5')
    expect(words('follow')).toBeNull()
    expect(enterWords(heldIn(momentOf(), EMPTY_HAND), EMPTY_HAND, tileOf('E5'))).toBeNull()
  })
})

describe('what stands beside the map', () => {
  const moment = momentOf()
  const closed = { ...moment, understood: null }
  const won: CohortView = { ...look, result: { winner: 0, reason: 'control' } }

  test.each<[string, Moment, ReturnType<typeof sheetOf>, ReturnType<typeof footOf>, string]>([
    ['orders are awaited', moment, 'write', 'send', 'Orders'],
    ['a replay', { ...closed, live: null }, 'none', 'none', 'Orders'],
    ['orders are in', { ...closed, live: { ...live, sent: true } }, 'sent', 'wait', 'Your orders'],
    ['an earlier turn', { ...closed, atLast: false }, 'report', 'wait', 'Turn 2: melee'],
    ['the match was given up', { ...closed, live: { ...live, over: true } }, 'report', 'wait', 'The battle is over'],
    ['the battle was won', { ...closed, look: won }, 'report', 'result', 'The battle is over'],
  ])('%s', (_, each, sheet, foot, title) => {
    expect([sheetOf(each), footOf(each), sheetTitle(each, 'melee')]).toEqual([sheet, foot, title])
  })
})
