import { expect, test } from 'vitest'
import { changeOffer, firstOffer, type Offer, type OfferFacts, readOffer, verbFor } from './offer.ts'

const offerAt = (address: string): Offer => firstOffer(['hex', 'siege'], new URLSearchParams(address))
const facts: OfferFacts = { rules: undefined, usual: undefined, storedClock: null, named: true }

test('an address names the game, its options, a player to invite or a bot', () => {
  expect(offerAt('')).toMatchObject({ game: 'hex', seats: [{ who: 'me' }, { who: 'open' }], visibility: 'link' })
  expect(offerAt('game=siege&config={"lp":1}&open')).toMatchObject({
    game: 'siege',
    configs: { siege: { lp: 1 } },
    visibility: 'public',
  })
  expect(offerAt('game=chess&config={')).toMatchObject({ game: 'hex', configs: {} })
  expect(offerAt('invite=Ada').seats[1]).toEqual({ who: 'invited', name: 'Ada' })
  expect(offerAt('bot=hard:ravager').seats[1]).toEqual({ who: 'bot', bot: { level: 'hard', personality: 'ravager' } })
  expect(offerAt('bot=hard').seats[1]).toEqual({ who: 'bot', bot: { level: 'hard' } })
})

test('options and clocks are kept for each game', () => {
  const config = changeOffer(offerAt(''), { type: 'config', config: { size: 2 } })
  const other = changeOffer(config, { type: 'game', game: 'siege', invited: null })
  expect(readOffer(other, { ...facts, usual: { size: 1 } }).config).toEqual({ size: 1 })
  expect(readOffer(changeOffer(other, { type: 'game', game: 'hex', invited: null }), facts).config).toEqual({ size: 2 })
})

test('the clock chosen for a game comes before the one stored, and that before what suits the game', () => {
  const days = { kind: 'days', hours: 24 } as const
  expect(readOffer(offerAt(''), facts).clock).toEqual({ kind: 'none' })
  expect(readOffer(offerAt(''), { ...facts, storedClock: days }).clock).toEqual(days)
  expect(readOffer(offerAt(''), { ...facts, storedClock: { kind: 'sundial' } }).clock).toEqual({ kind: 'none' })
  const chosen = changeOffer(offerAt(''), { type: 'clock', clock: { kind: 'turn', seconds: 60 } })
  expect(readOffer(chosen, { ...facts, storedClock: days }).clock).toEqual({ kind: 'turn', seconds: 60 })
})

test('taking another seat leaves the first one open', () => {
  const offer = offerAt('')
  const moved = changeOffer(offer, { type: 'seat', seat: 1, wish: { who: 'me' }, seats: offer.seats })
  expect(moved.seats).toEqual([{ who: 'open' }, { who: 'me' }])
})

test('a match is rated only between two people, with a clock, by somebody with an account', () => {
  const clock = { kind: 'turn', seconds: 60 } as const
  const rated = changeOffer(offerAt(''), { type: 'rated', rated: true })
  const timed = changeOffer(rated, { type: 'clock', clock })
  expect(readOffer(timed, facts)).toMatchObject({ rated: true, unratable: null })
  expect(readOffer(rated, facts)).toMatchObject({ rated: false, unratable: 'A rated match needs a clock.' })
  expect(readOffer(timed, { ...facts, named: false })).toMatchObject({ rated: false })
  const bot = { who: 'bot', bot: { level: 'hard' } } as const
  const alone = changeOffer(timed, { type: 'seat', seat: 1, wish: bot, seats: timed.seats })
  expect(readOffer(alone, facts).unratable).toBe('Only two people play rated.')
})

test('the button says what it does', () => {
  expect(verbFor(offerAt('').seats)).toBe('Create the match')
  expect(verbFor(offerAt('invite=Ada').seats)).toBe('Invite')
  expect(verbFor(offerAt('bot=easy').seats)).toBe('Begin')
})

test('what the server refuses is shown until the offer is sent again', () => {
  const refused = changeOffer(changeOffer(offerAt(''), { type: 'sending' }), {
    type: 'refused',
    inputErrors: [{ path: 'seats.1.name', code: 'unknown', text: 'Nobody is called that' }],
  })
  expect(refused).toMatchObject({ sending: false, inputErrors: [{ path: 'seats.1.name' }] })
  expect(changeOffer(refused, { type: 'sending' })).toMatchObject({ sending: true, inputErrors: [] })
})
