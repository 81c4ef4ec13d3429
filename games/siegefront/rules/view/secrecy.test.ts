import { type Audience, seededDice, seedFrom } from '@tessera/kernel'
import { leaksOf, type Rehide } from '@tessera/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { SiegefrontEvent } from '../events.ts'
import { siegefrontRules } from '../index.ts'
import { copyState, type SiegefrontState } from '../state.ts'
import { CONFIGS, configOf } from '../testing/walk.ts'

const MATCHES = process.env['TESSERA_DEEP'] ? 40 : 1

/** Other cards in other hands and decks, other deck orders everywhere, other things drawn and put back. */
const rehide: Rehide<SiegefrontState, SiegefrontEvent> = {
  state(state, to) {
    const other = copyState(state)
    if (other.phase === 'over') return other
    for (const seat of [0, 1] as const) {
      const own = other.seats[seat]
      if (seat === to) {
        seededDice(seedFrom('another order')).shuffle(own.deck)
        continue
      }
      own.deck = own.deck.map(() => 'elder-dragon')
      own.hand = own.hand.map((held, index) => ({ id: held.id + 100 + index, card: 'stone-colossus' }))
      own.nextHandId += 7
    }
    return other
  },
  event(event, to) {
    if (!('seat' in event) || event.seat === to) return event
    if (event.type === 'card_drawn') return { ...event, handId: 77, card: 'elder-dragon' }
    if (event.type === 'mulligan_done') return { ...event, cards: new Array<string>(event.count).fill('elder-dragon') }
    return event
  },
}

describe('secrecy', () => {
  it.each(CONFIGS.map((config, index) => [index, config] as const))(
    'SGF-1802 SGF-1803 SGF-2010 config %i: nothing a listener gets changes with what is hidden from it',
    (index, config) => {
      for (let match = 0; match < MATCHES; match++)
        expect(leaksOf(siegefrontRules, configOf(config), rehide, `secrets ${index} ${match}`)).toEqual([])
    },
  )

  it('SGF-1802 planted leaks are caught: a hand, a deck order, a drawn card', () => {
    const config = configOf(CONFIGS[0] ?? {})
    const show = (seat: 0 | 1, to: Audience) => seat !== to
    const handed: typeof siegefrontRules = {
      ...siegefrontRules,
      view(state, to, config) {
        const view = siegefrontRules.view(state, to, config)
        return { ...view, seats: [view.seats[0], { ...view.seats[1], hand: state.seats[1].hand }] }
      },
    }
    const ordered: typeof siegefrontRules = {
      ...siegefrontRules,
      view(state, to, config) {
        const view = siegefrontRules.view(state, to, config)
        return { ...view, seats: [{ ...view.seats[0], deck: show(0, to) ? null : state.seats[0].deck }, view.seats[1]] }
      },
    }
    const told: typeof siegefrontRules = { ...siegefrontRules, hear: (_state, event) => event }
    for (const leaking of [handed, ordered, told])
      expect(leaksOf(leaking, config, rehide, 'planted').length).toBeGreaterThan(0)
  })
})
