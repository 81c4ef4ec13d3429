import { speak } from '@tessera/words'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { SiegefrontChoice } from '../choice.ts'
import type { SiegefrontEvent } from '../events.ts'
import { siegefrontRules } from '../ruleset.ts'
import type { SiegefrontState } from '../state.ts'
import { attack, configIn, deploy, END, give, position, s0, s1, storm } from '../testing/position.ts'
import { CONFIGS, configOf, walk } from '../testing/walk.ts'
import { words } from './catalogue.ts'
import { narrator } from './narrator.ts'

type Viewer = 0 | 1 | 'spectator'

function viewOf(state: SiegefrontState, to: Viewer) {
  return siegefrontRules.view(state, to, configIn(state))
}

/** What a viewer is told of one command. */
function told(
  state: SiegefrontState,
  choice: SiegefrontChoice,
  { draws = [], to = 0, names }: { draws?: readonly number[]; to?: Viewer; names?: readonly string[] } = {},
) {
  const narrate = narrator(names)
  narrate([], viewOf(state, to))
  const events = give(state, choice, draws)
  return narrate(events, viewOf(state, to))
}

function textsOf(happenings: ReturnType<typeof told>): readonly string[] {
  return happenings.flatMap(({ line }) =>
    line === null || line.detail === true ? [] : [line.parts.map(plain).join('')],
  )
}

function plain(part: object | string): string {
  if (typeof part === 'string') return part
  return 'name' in part
    ? String(part.name)
    : 'amount' in part
      ? String(part.amount)
      : 'place' in part
        ? String(part.place)
        : ''
}

const duel = () => position({ units: [s0('knight', 1, 1), s1('bowman', 1, 2)] })

afterEach(() => speak('en'))

describe('SGF-1905 the narrator', () => {
  it('tells a blow with its damage and what is left, and every number behind it', () => {
    const [, blow] = told(duel(), attack(1, 2), { draws: [50] })
    expect(blow?.line?.parts).toEqual([
      { name: 'Knight', seat: 0 },
      ' strikes ',
      { name: 'Bowman', seat: 1 },
      ' for ',
      { amount: '5', tone: 'harm' },
      '.',
    ])
    expect(blow?.line).toMatchObject({ kind: 'blows', seat: 0, pieces: [1, 2] })
    expect(blow?.line?.sum.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Faster: 3 to 1',
      'Critical at 10 or less: drew 50',
      'Attack 5: 5',
      'Damage: 5',
      'Life: 4 → 0',
    ])
    expect(blow).toMatchObject({ rises: [{ over: { piece: 2 }, text: '−5', tone: 'harm' }], sound: 'flesh' })
  })

  it('calls seats "you" and "your opponent", by number for who watches, and by their names', () => {
    expect(textsOf(told(duel(), END))[0]).toBe('You end the turn with 9 mana unspent.')
    expect(textsOf(told(duel(), END, { to: 1 }))[0]).toBe('Your opponent ends the turn with 9 mana unspent.')
    expect(textsOf(told(duel(), END, { to: 'spectator' }))[0]).toBe('Seat 1 ends the turn with 9 mana unspent.')
    expect(textsOf(told(duel(), END, { to: 1, names: ['Ada', ''] }))[0]).toBe('Ada ends the turn with 9 mana unspent.')
  })

  it('names the castle by its owner', () => {
    const near = () => position({ units: [s0('knight', 1, 2)] })
    expect(textsOf(told(near(), storm(1)))).toEqual(['Knight strikes the castle of your opponent for 5. 25 left.'])
    expect(textsOf(told(near(), storm(1), { to: 1 }))).toEqual(['Knight strikes your castle for 5. 25 left.'])
  })

  it('says what a card was paid with, and not what a token costs', () => {
    const state = position({ hand: ['siege-tower'], mana: 9 })
    const texts = textsOf(told(state, deploy(1, 1, 0)))
    expect(texts[0]).toBe('Siege Tower enters its home row for 6 mana.')
    expect(texts.find((text) => text.startsWith('Militia'))).toBe('Militia enters its home row.')
  })

  it('leaves declared attacks, spent mana and what happens by itself out of a log in short', () => {
    const details = told(duel(), attack(1, 2), { draws: [50] }).filter(({ line }) => line?.detail === true)
    expect(details.map(({ line }) => line?.parts.map(plain).join(''))).toEqual(['Knight attacks Bowman.'])
  })

  it('hides cards that a viewer does not see', () => {
    const draws: SiegefrontEvent = {
      type: 'card_drawn',
      seat: 1,
      deckLeft: 20,
      source: 'turn',
      handId: null,
      card: null,
    }
    expect(textsOf(narrator()([draws], viewOf(duel(), 0)))).toEqual(['Your opponent draws a card.'])
  })
})

/** Every event that matches of all kinds made, with the views of a seat. */
const strides: { readonly events: readonly SiegefrontEvent[]; readonly view: ReturnType<typeof viewOf> }[] = []
beforeAll(() => {
  for (const [at, config] of CONFIGS.entries())
    walk(configOf(config), `told ${at}`, ({ events, after }) => {
      const heard = events.flatMap((event) => siegefrontRules.hear(after, event, 0, configOf(config)) ?? [])
      strides.push({ events: heard, view: structuredClone(siegefrontRules.view(after, 0, configOf(config))) })
    })
})

function everything() {
  const narrate = narrator()
  return strides.flatMap(({ events, view }) =>
    narrate(events, view).map((happening, at) => ({ happening, event: events[at] })),
  )
}

describe('whole matches', () => {
  it('tell every event in a sentence, each kind with its own', () => {
    const kinds = new Set<string>()
    for (const { happening, event } of everything()) {
      const text = happening.line?.parts.map(plain).join('') ?? ''
      expect(text).toMatch(/^[\p{Lu}“].*\.$/u)
      expect(text).not.toMatch(/\{\$|undefined|NaN|#\d|event\.|unit\.|ability\.|cause\.|status\./)
      for (const { name, value } of happening.line?.sum ?? []) expect(name + value).not.toMatch(/\{\$|undefined|NaN/)
      kinds.add(event?.type ?? '')
    }
    expect(kinds.size).toBeGreaterThan(24)
  })

  it('tell the same in German, without an English word', async () => {
    const english = everything().map(({ happening }) => happening)
    await speak('de')
    const german = everything().map(({ happening }) => happening)
    expect(german.length).toBe(english.length)
    for (const [at, { line, rises }] of german.entries()) {
      const text = line?.parts.map(plain).join('') ?? ''
      expect(text).not.toMatch(/\{\$|\b(the|and|strikes|draws|turn|left|enters|moves|your|is|with)\b/i)
      expect(text).not.toBe(english[at]?.line?.parts.map(plain).join(''))
      expect(line?.pieces).toEqual(english[at]?.line?.pieces)
      for (const rise of rises) expect(rise.text).not.toMatch(/\b(card|turn|charge|No|Returns)\b/)
    }
  })
})

describe('German', () => {
  it('inflects names by their case and gender', async () => {
    const units = [s0('frost-queen', 1, 1), s1('bowman', 1, 2)]
    await speak('de')
    expect(textsOf(told(position({ units }), attack(1, 2), { draws: [50] }))[0]).toBe(
      'Die Frostkönigin trifft den Bogenschützen für 6.',
    )
    expect(textsOf(told(duel(), END, { to: 1 }))[0]).toBe('Dein Gegner beendet den Zug mit 9 Mana übrig.')
    expect(
      words.text('event.attacksCastle', {
        by: { name: words.said('unit.raging-swiftblade'), seat: 0 },
        seat: { name: words.said('seat.opponent'), seat: 1 },
      }),
    ).toBe('die rasende Flinkklinge greift die Burg von deinem Gegner an.')
    expect(
      words.text('event.attacks', {
        by: { name: words.said('unit.sworn-guardsman'), seat: 0 },
        to: { name: words.said('unit.undying-marshal'), seat: 1 },
      }),
    ).toBe('der treue Gardist greift den unsterblichen Marschall an.')
  })

  it('refuses in the language of who reads', async () => {
    const refusal = siegefrontRules.refuse(viewOf(duel(), 0), attack(2, 1))
    expect(refusal).toMatchObject({ code: 'not_your_unit', message: 'That card is not yours.' })
    await speak('de')
    expect(refusal?.message).toBe('Diese Karte gehört dir nicht.')
  })
})
