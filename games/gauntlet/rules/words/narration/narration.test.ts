import { type Happening, type Line, plainWords, speak } from '@tessera/words'
import { afterEach, describe, expect, test } from 'vitest'
import type { DuelEvent } from '../../events.ts'
import { fought } from '../../testing/fought.ts'
import { cardName } from '../names.ts'
import { duelNarrator } from './index.ts'
import type { BattleKind } from './line.ts'

const timeline = fought(0, 9)
const { view } = timeline.frame(timeline.length - 1)
const nameOf = (id: number): string => cardName(view.battle?.units[id - 1]?.key ?? '')
const told = (...events: DuelEvent[]): readonly Happening<BattleKind>[] => duelNarrator()(events, view)
const linesOf = (...events: DuelEvent[]): readonly Line<BattleKind>[] =>
  told(...events).flatMap(({ line }) => (line === null || line.detail === true ? [] : [line]))
const said = (...events: DuelEvent[]): readonly string[] => linesOf(...events).map(({ parts }) => plainWords(parts))
const risen = (...events: DuelEvent[]): readonly string[] =>
  told(...events).flatMap(({ rises }) => rises.map(({ text }) => text))

const BLOW: Extract<DuelEvent, { type: 'attack' }> = {
  type: 'attack',
  kind: 'attack',
  attackerId: 1,
  targetId: 14,
  arc: 'flank',
  magic: false,
  missChance: 5,
  rolls: [61, 88],
  landed: 2,
  critChance: 0,
  critRoll: null,
  atk: 19,
  armor: { worn: 9, formation: 0, shield: 0, used: 9 },
  base: 29,
  k: 100,
  mods: [{ name: 'momentum', value: 60 }],
  damage: 46,
  shared: [],
  absorbed: 0,
  hp: 26,
  resolveDamage: 52,
  ammoLeft: null,
}

afterEach(() => speak('en'))

describe('lines', () => {
  test('a blow is one sentence, and everything that follows from it stands in its sum', () => {
    const lines = linesOf(
      BLOW,
      { type: 'resolve_changed', unitId: 14, amount: -52, cause: 'attack', value: 30, held: false },
      { type: 'armor_shredded', attackerId: 1, targetId: 14, shredAmount: 1, totalShred: 1, currentArmor: 8 },
      {
        type: 'clash',
        attackerId: 1,
        targetId: 14,
        attackDamage: 46,
        riposteDamage: 0,
        wasFlanked: true,
        riposteType: 'none',
        noRiposteReason: 'flanked',
      },
    )
    expect(lines.map(({ parts }) => plainWords(parts))).toEqual([
      `${nameOf(1)} hits ${nameOf(14)} in the flank for 46.`,
    ])
    expect(lines[0]?.sum.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Misses at 5 or less, drew: 61 88',
      'Attack 19, 2 blows: 38',
      'Armour: −9',
      'Momentum of the charge: +60%',
      'Dealt, rounded down: 46',
      `${nameOf(14)}, life left: 26`,
      'Resolve: 82 → 30',
      'Armour torn: −1, 8 left',
      'No riposte: struck from the side',
    ])
  })

  test('names stand in the colour of their side, in every blow', () => {
    const [line] = linesOf(BLOW)
    const seats = line?.parts.flatMap((part) => (typeof part !== 'string' && 'name' in part ? [part.seat] : []))
    expect(seats).toEqual([view.battle?.units[0]?.side, view.battle?.units[13]?.side])
    expect(line).toMatchObject({ kind: 'blows', pieces: [1, 14], seat: view.battle?.units[0]?.side })
  })

  test('what happens to many at once is one sentence, and to a few by name', () => {
    const marked = (unitId: number): DuelEvent => ({ type: 'status_applied', unitId, id: 'mark', duration: 4, p: 0 })
    expect(said(marked(1), marked(2))).toEqual([`${nameOf(1)} and ${nameOf(2)} are marked for 4 turns.`])
    expect(said(...[1, 2, 3, 4, 5].map(marked))).toEqual(['5 units are marked for 4 turns.'])
  })

  test('a crowd that is counted says the least and the most that one of it lost', () => {
    const lost = [4, 9, 6, 4].map(
      (amount, place): DuelEvent => ({
        type: 'resolve_changed',
        unitId: place + 1,
        amount: -amount,
        cause: 'ally_died',
        value: 20,
        held: false,
      }),
    )
    expect(said(...lost)).toEqual(['4 units lose 4–9 Resolve: a friend fell.'])
    expect(linesOf(...lost)[0]?.sum.map(({ value }) => value)).toEqual(['−4', '−9', '−6', '−4'])
    expect(said(...lost.slice(0, 1))).toEqual([`${nameOf(1)} loses 4 Resolve: a friend fell.`])
  })

  test('steps of one walk are one line', () => {
    const step = (from: number, to: number): DuelEvent => ({
      type: 'unit_moved',
      unitId: 1,
      from,
      to,
      facing: 0,
      kind: 'walk',
    })
    const choice: DuelEvent = { type: 'ai_choice', unitId: 1, choice: 'move', targetId: 14, chance: 0, roll: null }
    expect(said(choice, step(0, 8), step(8, 16), step(16, 24))).toEqual([`${nameOf(1)} moves towards ${nameOf(14)}.`])
  })

  test('a contagion that takes no life is not shown as a loss', () => {
    const ill = (damage: number): DuelEvent => ({
      type: 'contagion_damage',
      unitId: 1,
      contagionType: 'curse',
      damage,
      turnsLeft: 2,
    })
    expect(said(ill(0))).toEqual([])
    expect(said(ill(3))).toEqual([`${nameOf(1)} loses 3 life to curse.`])
  })

  test('the end of a match is told to its winner, its loser, and by name', () => {
    const end: DuelEvent = {
      type: 'match_ended',
      result: { winner: 0, reason: 'resignation', score: [2, 1] },
    }
    const [own] = linesOf(end)
    expect(plainWords(own?.parts ?? [])).toBe('You have won the match 2 : 1: the other resigned.')
    const asLoser = duelNarrator()([end], { ...view, to: 1 })[0]?.line?.parts ?? []
    expect(plainWords(asLoser)).toMatch(/^Your opponent has won/)
    expect(plainWords(duelNarrator(['Ada', 'Ben'])([end], view)[0]?.line?.parts ?? [])).toMatch(/^Ada has won/)
  })

  test('GB-1201 whole battles are told with their numbers, without names of programs, in a few lines a beat', () => {
    for (const [a, b] of [
      [0, 9],
      [3, 14],
      [6, 20],
      [11, 17],
    ] as const) {
      const log = fought(a, b)
      const narrate = duelNarrator()
      let lines = 0
      for (let index = 0; index < log.length; index++) {
        const { events, view: after } = log.frame(index)
        const happenings = narrate(events, after)
        expect(happenings).toHaveLength(events.length)
        for (const [place, { line }] of happenings.entries()) {
          if (line === null) continue
          const text = [plainWords(line.parts), ...line.sum.map(({ name, value }) => `${name} ${value}`)].join(' ')
          expect(text).not.toMatch(/_|undefined|NaN|\{\$|nobody(?! left)|unit \d|spell:|passive|\b1 turns/)
          expect(plainWords(line.parts)).toMatch(/^[A-Z0-9].*\.$/)
          const event = events[place]
          if (event?.type === 'attack' && event.landed > 0) expect(text).toContain(String(event.damage))
          if (line.detail !== true) lines++
        }
      }
      expect(lines / log.length).toBeLessThan(4)
    }
  })
})

describe('what rises over the board', () => {
  test('GB-1302 a blow shows its damage, and from where it came when that mattered', () => {
    expect(risen({ ...BLOW, arc: 'front' })).toEqual(['−46'])
    expect(risen(BLOW)).toEqual(['Flanked', '−46'])
    expect(risen({ ...BLOW, arc: 'rear' })).toEqual(['Backstab', '−46'])
    expect(risen({ ...BLOW, landed: 0, damage: 0 })).toEqual(['Miss'])
  })

  test('GB-1302 momentum, a stopped charge, a broken formation and empty quivers have words', () => {
    expect(
      risen({ type: 'charge_impact', attackerId: 1, targetId: 2, cellsMoved: 3, momentumBonus: 60, damage: 30 }),
    ).toEqual(['+60% momentum'])
    expect(risen({ type: 'charge_cancelled', unitId: 1, reason: 'stopped' })).toEqual(['Stopped'])
    expect(risen({ type: 'formation_broken', unitId: 1, lostSupporterId: 3 })).toEqual(['Formation broken'])
    expect(risen({ type: 'out_of_ammo', unitId: 1 })).toEqual(['Out of shots'])
  })

  test('when a unit falls, it rises over nobody that others lose Resolve for it', () => {
    const news: DuelEvent = {
      type: 'resolve_changed',
      unitId: 5,
      amount: -22,
      cause: 'ally_died',
      value: 50,
      held: false,
    }
    const dies: DuelEvent = { type: 'unit_died', unitId: 14, killerId: 1, cause: 'attack' }
    expect(risen(BLOW, dies, news)).toEqual(['Flanked', '−46', 'Falls'])
  })
})

test('blows, spells and deaths sound by what they are', () => {
  const dies: DuelEvent = { type: 'unit_died', unitId: 14, killerId: 1, cause: 'attack' }
  const sounds = told(BLOW, { ...BLOW, landed: 0 }, { ...BLOW, magic: true }, dies).map(({ sound }) => sound)
  expect(sounds).toEqual(['flesh', 'wood', 'spell', 'fall'])
})

describe('in German', () => {
  test('names stand in their case', async () => {
    const knight = { ...view, battle: fought(0, 9).frame(timeline.length - 1).view.battle }
    const units =
      knight.battle?.units.map((unit) => ({ ...unit, key: unit.id === 1 ? 'ord_squire' : 'und_ghoul' })) ?? []
    const only = {
      ...knight,
      battle: knight.battle && { ...knight.battle, units: [units[0], units[13]].flatMap((unit) => unit ?? []) },
    }
    const blow = { ...BLOW, targetId: 2 }
    const text = (event: DuelEvent): string => plainWords(duelNarrator()([event], only)[0]?.line?.parts ?? [])
    expect(text(blow)).toBe('Squire hits Ghoul in the flank for 46.')
    await speak('de')
    expect(text(blow)).toBe('Der Knappe trifft den Ghul in der Flanke: 46 Schaden.')
    expect(text({ ...blow, attackerId: 2, targetId: 1, landed: 0, kind: 'shot' })).toBe(
      'Der Ghul schießt an dem Knappen vorbei.',
    )
  })

  test('a whole battle holds no English and no fact that was left out', async () => {
    await speak('de')
    const log = fought(3, 14)
    const narrate = duelNarrator()
    for (let index = 0; index < log.length; index++) {
      const { events, view: after } = log.frame(index)
      for (const { line, rises } of narrate(events, after)) {
        const text = [
          plainWords(line?.parts ?? []),
          ...(line?.sum ?? []).map(({ name, value }) => `${name} ${value}`),
          ...rises.map((rise) => rise.text),
        ].join(' ')
        expect(text).not.toMatch(/\{\$|undefined|\b(the|and|of|is|are|loses|gains|turns?|with|falls)\b/)
      }
    }
  })
})
