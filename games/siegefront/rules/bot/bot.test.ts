import { type Dice, type Memory, refereeOf, scriptedDice, seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import type { SiegefrontChoice } from '../choice.ts'
import { READY_DECKS } from '../content/decks.ts'
import { PERSONALITIES, personalityOf } from '../content/personalities.ts'
import { siegefrontRules } from '../index.ts'
import type { SiegefrontState } from '../state.ts'
import { configIn, END, madeWith, position, s0, s1, storm } from '../testing/position.ts'
import { plan, UNKNOWN } from '../view/imagine.ts'
import { legal } from '../view/legal.ts'
import { bot } from './index.ts'
import { afterCommand, tryAll } from './moves.ts'
import { novice } from './novice.ts'
import { score } from './score.ts'

const marshal = personalityOf('marshal')
const answer = (state: SiegefrontState, level: string, personality?: string, dice = seededDice(seedFrom('bot'))) => {
  const style = personality === undefined ? { level } : { level, personality }
  const given = bot.choose(siegefrontRules.view(state, state.active, configIn(state)), dice, style, {})
  return 'choice' in given ? given.choice : null
}

/** Whether the target stands in the column: unit 2 in the middle one, unit 4 in the left one. */
function strikesInto(choice: SiegefrontChoice, column: number): boolean {
  return choice.type === 'attack_card' && (choice.target === 2 ? 1 : 0) === column
}

describe('bots', () => {
  it('SGF-1501 a plan holds no card that its seat has not seen, and draws the middle', () => {
    const state = position({ config: { weather: 'random' }, duration: 1, hand: ['quartermaster'] })
    const planned = plan(siegefrontRules.view(state, 0, configIn(state)))
    expect(new Set(planned.seats.flatMap((seat) => seat.deck))).toEqual(new Set([UNKNOWN]))
    const drawn = afterCommand(planned, configIn(state), { type: 'deploy_card', hand: 1, x: 0, y: 0 })
    expect(drawn.seats[0].hand.map((held) => held.card)).toEqual([UNKNOWN])
    expect(tryAll(drawn, configIn(state), marshal).filter(({ choice }) => choice.type === 'deploy_card')).toEqual([])
    expect(afterCommand(planned, configIn(state), END).weather).toBe(planned.weather)
    const mages = position({ hand: ['fire-mage'], units: [s1('knight', 0, 2), s1('knight', 1, 2), s1('knight', 2, 2)] })
    const after = afterCommand(plan(siegefrontRules.view(mages, 0, configIn(mages))), configIn(mages), {
      type: 'deploy_card',
      hand: 1,
      x: 0,
      y: 0,
    })
    expect(after.units.map((unit) => unit.hp)).toEqual([7, 4, 7, 5])
  })

  it('SGF-1502 castles, the last ten HP, cards and units by their worth', () => {
    const bare = position({})
    expect(score(bare, 0, marshal)).toBe(0)
    bare.seats[1].castleHp = 8
    expect(score(bare, 0, marshal)).toBe(3 * 22 + 2 * 2)
    bare.seats[0].hand = [{ id: 1, card: 'knight' }]
    expect(score(bare, 0, marshal)).toBe(76)
    const worth = (rest: object) => score(position({ units: [s0('knight', 1, 1, rest)] }), 0, marshal)
    // 2×5 + 7 + 3×1 + 2×1 + Lance 2 + one row ahead.
    expect(worth({})).toBe(25)
    expect(worth({ statuses: { frozen: 1 } })).toBe(20)
    expect(worth({ statuses: { burning: 2, poisoned: 1, warded: 1 } })).toBe(25 - 4 - 1 + 3)
    expect(worth({ statuses: { silenced: 1 } })).toBe(23)
    expect(score(position({ units: [s0('knight', 1, 2)] }), 0, marshal)).toBe(26 + 5)
    expect(score(position({ units: [s1('knight', 1, 1)] }), 0, marshal)).toBe(-25)
  })

  it('SGF-1502 a finished match is a million either way, a draw nothing', () => {
    const state = position({ units: [s0('knight', 1, 1)] })
    state.result = { winner: 1, reason: 'castle', decidedBy: null }
    expect([score(state, 0, marshal), score(state, 1, marshal)]).toEqual([-1_000_000, 1_000_000])
    state.result = { winner: null, reason: 'castle', decidedBy: 'draw' }
    expect(score(state, 0, marshal)).toBe(0)
  })

  it('SGF-1503 candidates in the rule’s order, one deploy per distinct card', () => {
    const state = position({
      hand: ['footman', 'footman'],
      units: [s0('hush-warden', 1, 1), s1('footman', 1, 2), s0('swordsman', 0, 0)],
    })
    const listed = [...legal(siegefrontRules.view(state, 0, configIn(state)))].map((choice) => choice.type)
    expect(listed.filter((type) => type === 'deploy_card')).toHaveLength(4)
    expect([...new Set(listed)]).toEqual(['deploy_card', 'attack_card', 'move_card', 'use_ability', 'end_turn'])
  })

  it('SGF-1504 every level plays a win it can see, and ends the turn when nothing gains', () => {
    const winning = position({ castles: [30, 4], units: [s0('swordsman', 1, 2), s1('footman', 0, 2)] })
    for (const level of ['normal', 'hard']) expect(answer(winning, level)).toEqual(storm(1))
    const idle = position({ units: [s0('palisade', 0, 0)] })
    for (const level of ['easy', 'normal', 'hard']) expect(answer(idle, level)).toEqual(END)
  })

  it('SGF-1504 those who plan see a win of several commands, which easy does not begin', () => {
    // The Guard must fall before the castle can: the volley does it.
    const state = position({
      castles: [30, 4],
      units: [
        s0('swordsman', 1, 2, { statuses: { rooted: 1 } }),
        s0('hush-warden', 1, 1, { attacked: true }),
        s1('gate-ward', 0, 2, { hp: 2 }),
      ],
    })
    for (const level of ['normal', 'hard'])
      expect(answer(state, level)).toEqual({ type: 'use_ability', unit: 2, ability: 'volley', target: 3 })
  })

  it('SGF-1504 normal expects a rush: it strikes a card on the way to its castle before it moves', () => {
    const state = position({ units: [s0('swordsman', 0, 1), s1('wolf-rider', 1, 0), s1('footman', 1, 1)] })
    expect(answer(state, 'normal')).toEqual({ type: 'attack_card', unit: 1, target: 3 })
  })

  it('SGF-1504 normal spends charges on a card that is worth no more than one in hand', () => {
    const forge = { supply: 'forge', forge: { personality: 'marshal', difficulty: 'normal' } }
    const wall = [0, 1, 2].map((x) => s1('palisade', x, 1))
    const state = position({ config: { seats: [forge, forge] }, mana: 1, units: wall })
    expect(answer(state, 'hard')).toEqual(END)
    expect(answer(state, 'normal')).toMatchObject({ type: 'forge_card', cost: 1 })
    const bare = position({})
    bare.seats[0].charges = 4
    bare.seats[1].charges = 1
    expect([score(bare, 0, marshal), score(bare, 0, { ...marshal, charge: 2 })]).toEqual([6 * 3, 2 * 4 - 6])
  })

  it('SGF-1504 a plan is followed as long as all goes as planned, and made anew when it does not', () => {
    const state = position({ hand: ['footman'], units: [s0('swordsman', 1, 1), s1('slinger', 1, 2)] })
    const config = configIn(state)
    const view = siegefrontRules.view(state, 0, config)
    const dice = seededDice(seedFrom('bot'))
    const memory: Memory = {}
    const first = bot.choose(view, dice, { level: 'normal' }, memory)
    const plan = memory['plan'] as readonly { key: string; choice: { type: string } }[]
    expect(plan.at(-1)?.choice).toEqual(END)
    if (!('choice' in first)) throw new Error('no choice')
    const next = afterCommand(state, config, first.choice)
    const then = bot.choose(siegefrontRules.view(next, 0, config), dice, { level: 'normal' }, memory)
    expect(then).toEqual({ choice: plan[0]?.choice })
    // The blow was a critical one: the plan was made for another position.
    const other = afterCommand(state, config, first.choice)
    other.units = other.units.filter(({ owner }) => owner === 0)
    const stale: Memory = { plan: [{ key: plan[0]?.key ?? '', choice: { type: 'attack_card', unit: 1, target: 2 } }] }
    const anew = bot.choose(siegefrontRules.view(other, 0, config), dice, { level: 'normal' }, stale)
    expect(anew).not.toEqual({ choice: { type: 'attack_card', unit: 1, target: 2 } })
  })

  it('SGF-1506 tempers: a besieger storms where a ravager fights, an arcanist keeps its cards, a bastion spares the castle', () => {
    const front = () => position({ units: [s0('swordsman', 1, 2), s1('knight', 0, 2, { hp: 2 })] })
    expect(answer(front(), 'normal', 'besieger')).toEqual(storm(1))
    expect(answer(front(), 'normal', 'ravager')).toEqual({ type: 'attack_card', unit: 1, target: 2 })
    const hand = () => position({ hand: ['peasant-levy'] })
    expect([answer(hand(), 'easy', 'marshal'), answer(hand(), 'easy', 'arcanist')]).toMatchObject([
      { type: 'deploy_card' },
      END,
    ])
    const bastion = tryAll(
      plan(siegefrontRules.view(front(), 0, configIn(front()))),
      configIn(front()),
      personalityOf('bastion'),
    )
    expect(new Map(bastion.map(({ choice, temper }) => [choice.type, temper]))).toEqual(
      new Map([
        ['attack_card', 1],
        ['attack_castle', -2],
        ['move_card', 0],
      ]),
    )
    expect(
      tryAll(plan(siegefrontRules.view(front(), 0, configIn(front()))), configIn(front()), marshal).every(
        ({ temper }) => temper === 0,
      ),
    ).toBe(true)
  })

  it('SGF-1504 easy takes the best it sees, now and then the second best, and forgets a column for a whole turn', () => {
    const state = position({
      hand: ['footman', 'knight', 'herald'],
      units: [s0('swordsman', 1, 1), s1('slinger', 1, 2), s0('spearman', 0, 1), s1('footman', 0, 2)],
    })
    const tried = tryAll(plan(siegefrontRules.view(state, 0, configIn(state))), configIn(state), marshal)
    const told = (dice: Dice, memory: Memory = {}) => JSON.stringify(novice(state, tried, dice, memory))
    const column = ({ choice }: (typeof tried)[number]) =>
      'x' in choice ? choice.x : 'unit' in choice ? (choice.unit === 1 ? 1 : 0) : -1
    for (const forgotten of [0, 1, 2]) {
      const seen = [...tried]
        .filter((each) => each.gain > 0 && column(each) !== forgotten && !strikesInto(each.choice, forgotten))
        .filter(({ choice }) => choice.type !== 'move_card' || (choice.unit === 1 ? 1 : 0) !== forgotten)
        .sort((a, b) => b.gain - a.gain)
      expect(told(scriptedDice([forgotten, 1]))).toBe(JSON.stringify(seen[0]?.choice))
      expect(told(scriptedDice([forgotten, 0]))).toBe(JSON.stringify(seen[1]?.choice))
    }
    const memory: Memory = {}
    told(scriptedDice([2, 1]), memory)
    expect(memory['forgotten']).toEqual([state.turn, 2])
    expect(told(scriptedDice([0, 1]), memory)).toBe(told(scriptedDice([2, 1])))
  })

  it('SGF-1504 mulligan: every card of cost 5 or more goes back', () => {
    const state = position({ hand: ['footman', 'knight', 'herald', 'griffin-rider'] })
    state.phase = 'mulligan'
    expect(answer(state, 'hard')).toEqual({ type: 'mulligan', back: [2, 4] })
  })

  it('SGF-1504 a forge seat plays its own personality unless the style names another; decks suit them', () => {
    const parsed = siegefrontRules.config.parse({})
    if (!parsed.ok) throw new Error('config')
    const ref = refereeOf(parsed.value, { dice: scriptedDice([]), tell: undefined })
    const state = madeWith(siegefrontRules.setup(parsed.value, ref), parsed.value)
    const decks = PERSONALITIES.map(({ key }) => answer(state, 'normal', key))
    for (const deck of decks) expect(READY_DECKS.map(({ cards }) => ({ type: 'deck', cards }))).toContainEqual(deck)
    expect(new Set(decks.slice(1).map((deck) => JSON.stringify(deck))).size).toBe(4)
  })

  it('SGF-1501 a bot answers the same view in the same way, and changes nothing', () => {
    const state = position({ hand: ['footman', 'knight'], units: [s0('swordsman', 1, 1), s1('slinger', 1, 2)] })
    const view = siegefrontRules.view(state, 0, configIn(state))
    const before = JSON.stringify(view)
    for (const level of ['easy', 'normal', 'hard']) {
      expect(answer(state, level)).toEqual(answer(state, level))
      expect(JSON.stringify(view)).toBe(before)
    }
  })
})
