import { type SiegefrontChoice, siegefrontRules } from '@tessera/siegefront'
import { configIn, position, type Situation, s0, s1 } from '@tessera/siegefront/testing'
import { describe, expect, test } from 'vitest'
import { act, draggable, factsOf, opened, type Seen, type TableAction, type TableState, turnOf } from './state.ts'

const LIVE = { awaited: true, sent: false, thinking: false, trouble: null, over: false }

function seenOf(situation: Situation, rest: Partial<Seen> = {}): Seen {
  const state = position(situation)
  return {
    view: siegefrontRules.view(state, 0, configIn(state)),
    me: 0,
    bottom: 0,
    seats: [
      { name: 'You', style: null },
      { name: 'Ravager', kind: 'bot', style: null },
    ],
    atLast: true,
    playing: false,
    phone: false,
    live: LIVE,
    ...rest,
  }
}

function after(
  seen: Seen,
  ...actions: readonly TableAction[]
): { state: TableState; sent: readonly SiegefrontChoice[] } {
  const sent: SiegefrontChoice[] = []
  const state = actions.reduce((now, action) => {
    const next = act(seen, now, action)
    if (next.send !== undefined) sent.push(next.send)
    return next.state
  }, opened(seen.bottom))
  return { state, sent }
}

function facts(seen: Seen, ...actions: readonly TableAction[]) {
  return factsOf(seen, turnOf(seen), after(seen, ...actions).state)
}

const SITUATION: Situation = {
  units: [s0('swordsman', 1, 1), s1('man-at-arms', 1, 2), s0('footman', 0, 0)],
  hand: ['knight', 'iron-column'],
  mana: 5,
}
const seen = seenOf(SITUATION)
const [knight, column] = (seen.view.seats[0].hand ?? []).map(({ id }) => id)
const takeKnight = { type: 'take', held: { kind: 'card', hand: knight ?? 0 } } as const
const pressUnit = { type: 'press', place: '1,1' } as const
const pressFoe = { type: 'press', place: '1,2' } as const

describe('what is lit', () => {
  test('nothing, while the hand is empty', () => {
    expect(facts(seen).lights.size).toBe(0)
    expect(facts(seen).hint).toMatch(/^Take a card/)
  })
  test('holding the knight, the free cells of the home row and beside the middle are lit because it may be deployed there', () => {
    expect([...facts(seen, takeKnight).lights]).toEqual([
      ['1,0', 'deploy'],
      ['2,0', 'deploy'],
      ['0,1', 'deploy'],
      ['2,1', 'deploy'],
    ])
  })
  test('holding a unit, its moves and the enemy it can strike are lit in different ways', () => {
    const { lights, selected, unitIsMine } = facts(seen, pressUnit)
    expect(Object.fromEntries(lights)).toEqual({ '1,0': 'move', '0,1': 'move', '2,1': 'move', '1,2': 'strike' })
    expect([selected, unitIsMine]).toEqual(['1,1', true])
  })
  test('holding an enemy unit nothing is lit, and the hint says whose it is', () => {
    const { lights, hint } = facts(seen, pressFoe)
    expect([lights.size, hint]).toEqual([0, 'An enemy card.'])
  })
  test('a card that is too expensive lights nothing and says its price', () => {
    const held = { type: 'take', held: { kind: 'card', hand: column ?? 0 } } as const
    expect(facts(seen, held).lights.size).toBe(0)
    expect(turnOf(seen).cards.get(column ?? 0)).toMatch(/^Costs \d+, you have 5$/)
    expect(turnOf(seen).cards.get(knight ?? 0)).toBeNull()
  })
})

describe('what is shown of a command', () => {
  test('pointing at a lit cell shows what would happen there, pointing elsewhere does not', () => {
    const there = facts(seen, pressUnit, { type: 'point', place: '1,2' })
    expect(there.shown).toEqual({ type: 'attack_card', unit: 1, target: 2 })
    expect(there.hit).toMatchObject({ place: '1,2', from: '1,1' })
    expect(facts(seen, pressUnit, { type: 'point', place: '2,2' }).shown).toBeNull()
  })
  test('an aim stays shown while nothing else is pointed at, and gives way to what is', () => {
    expect(facts(seen, pressUnit, pressFoe).shown?.type).toBe('attack_card')
    expect(facts(seen, pressUnit, pressFoe, { type: 'point', place: '1,0' }).shown?.type).toBe('move_card')
  })
  test('what cannot be done says why in place of the hint', () => {
    const { hint, orders } = facts(seen, takeKnight, { type: 'press', place: 'castle-1' })
    expect(orders.refused?.place).toBe('castle-1')
    expect(hint).toBe(orders.refused?.text)
    const { state } = after(seen, takeKnight, { type: 'press', place: 'castle-1' })
    const later = seenOf(SITUATION)
    expect(factsOf(later, turnOf(later), state).orders).toEqual({ ...orders, refused: null })
  })
})

describe('what is sent', () => {
  test('the second press on the same place sends, and keeps the unit in hand', () => {
    const { state, sent } = after(seen, pressUnit, pressFoe, pressFoe)
    expect(sent).toEqual([{ type: 'attack_card', unit: 1, target: 2 }])
    expect(state.orders.held).toEqual({ kind: 'unit', unit: 1 })
  })
  test('the button of the preview sends what is shown, and nothing when nothing is', () => {
    const point = { type: 'point', place: '1,0' } as const
    expect(after(seen, pressUnit, point, { type: 'send_shown' }).sent).toEqual([
      { type: 'move_card', unit: 1, x: 1, y: 0 },
    ])
    expect(after(seen, pressUnit, { type: 'send_shown' }).sent).toEqual([])
  })
  test('a drag sends where it is let go; beside the board it sends nothing, on a wrong cell it says why', () => {
    const held = draggable(seen, '1,1')
    if (held === null) throw new Error('an own unit can be dragged')
    const drop = (place: '1,2' | '2,2' | null) => after(seen, { type: 'lift', held }, { type: 'drop', held, place })
    expect(drop('1,2').sent).toEqual([{ type: 'attack_card', unit: 1, target: 2 }])
    expect(drop(null).sent).toEqual([])
    expect(drop('2,2')).toMatchObject({ sent: [], state: { orders: { refused: { place: '2,2' } } } })
    expect(draggable(seen, '1,2')).toBeNull()
  })
  test('SGF-1904 ending the turn asks once while something useful is left', () => {
    expect(turnOf(seen).left).toMatch(/can still act/)
    expect(after(seen, { type: 'end_turn' }).sent).toEqual([])
    expect(facts(seen, { type: 'end_turn' }).endAsked).toBe(true)
    expect(after(seen, { type: 'end_turn' }, { type: 'end_turn' }).sent).toEqual([{ type: 'end_turn' }])
    const idle = seenOf({ units: [s0('footman', 0, 0)], hand: [], mana: 0 })
    expect(after(idle, { type: 'end_turn' }).sent).toEqual([{ type: 'end_turn' }])
  })
})

describe('who may act', () => {
  const out: readonly (readonly [string, Partial<Seen>, string])[] = [
    ['looking back', { atLast: false }, 'You are looking back. Go to the present to act.'],
    ['a spectator', { me: null, live: { ...LIVE, awaited: false } }, 'You are watching.'],
    ['an order on its way', { live: { ...LIVE, awaited: false, sent: true } }, 'Your order is on its way.'],
    ['while the bot thinks', { live: { ...LIVE, awaited: false, thinking: true } }, 'Ravager is thinking.'],
  ]
  test.each(out)('nobody acts: %s', (_name, rest, why) => {
    const other = seenOf(SITUATION, rest)
    expect(turnOf(other)).toMatchObject({ canAct: false, useful: null, why })
    expect(after(other, pressUnit, pressFoe, pressFoe, { type: 'end_turn' }).sent).toEqual([])
    expect(facts(other, pressFoe)).toMatchObject({ unit: { id: 2 }, lights: new Map() })
  })
  test('the controls end a turn, wait, show the result, or are not there', () => {
    const waiting = { ...LIVE, awaited: false }
    expect(facts(seen).controls).toBe('end_turn')
    expect(facts(seenOf(SITUATION, { live: waiting })).controls).toBe('waiting')
    expect(facts(seenOf(SITUATION, { live: { ...waiting, sent: true } })).controls).toBe('end_turn')
    expect(facts(seenOf(SITUATION, { live: { ...waiting, sent: true, trouble: 'No connection' } })).controls).toBe(
      'waiting',
    )
    expect(facts(seenOf(SITUATION, { me: null })).controls).toBe('nothing')
    const ended = { ...seen.view, result: { winner: 0, reason: 'castle', decidedBy: null } as const }
    expect(facts({ ...seen, view: ended }).controls).toBe('result')
  })
  test('a seat is told to act, to wait, or that a bot acts', () => {
    expect(turnOf(seen).doing).toEqual(['Your turn', 'Waiting'])
    expect(turnOf(seenOf({ ...SITUATION, active: 1 })).doing).toEqual(['Waiting', 'Its turn'])
  })
})

describe('what is open', () => {
  test('on a phone orders stay open while they are given; elsewhere a press opens the card', () => {
    const phone = { ...seen, phone: true }
    expect(after(phone, takeKnight).state.tab).toBe('orders')
    expect(after(seen, takeKnight).state.tab).toBe('piece')
    expect(after({ ...phone, atLast: false }, pressUnit).state.tab).toBe('piece')
  })
  test('Escape gives up the aim, then the unit', () => {
    const step = { type: 'step_back' } as const
    expect(after(seen, pressUnit, pressFoe, step).state.orders).toMatchObject({ held: { unit: 1 }, aim: null })
    expect(after(seen, pressUnit, pressFoe, step, step).state.orders.held).toBeNull()
  })
})
