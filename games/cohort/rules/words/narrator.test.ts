import { createMatch, type Seat, seededDice, seedFrom } from '@tessera/kernel'
import { type Happening, plainWords, speak } from '@tessera/words'
import { afterEach, describe, expect, it } from 'vitest'
import { presetArmy } from '../content/army.ts'
import type { CohortEvent } from '../events.ts'
import { cohort, cohortRules } from '../index.ts'
import { configIn, configOf, position, tile } from '../testing/position.ts'
import type { Look } from '../view/look.ts'
import type { CohortView } from '../view/view.ts'
import type { Kind } from './narration.ts'
import { narratorOf } from './narrator.ts'

afterEach(() => speak('en'))

/** Ada's view: her infantry 1 and medics 2 face cavalry that she knows as X1. */
function inBattle(to: Seat | 'spectator' = 0): CohortView {
  const state = position([
    { seat: 0, kind: 'professional', at: 'C12' },
    { seat: 0, kind: 'medicalCorps', at: 'B12' },
    { seat: 1, kind: 'cavalry', at: 'E12' },
  ])
  const names = ['1st Infantry', '1st Medics', '1st Cavalry']
  for (const [index, unit] of state.units.entries()) unit.name = names[index] ?? ''
  return cohortRules.view(state, to, configIn(state))
}

type Given = { readonly type: CohortEvent['type'] } & Readonly<Record<string, unknown>>

function happening(event: Given, look: Look = inBattle(), names?: readonly string[]): Happening<Kind> {
  const [first] = narratorOf(names, names === undefined ? null : 0)(
    [{ turn: 1, stage: 8, ...event } as CohortEvent],
    look,
  )
  if (first === undefined) throw new Error('Nothing is told')
  return first
}

const said = (...given: Parameters<typeof happening>): string => plainWords(happening(...given).line?.parts ?? [])

const BLOW = {
  type: 'strike',
  kind: 'melee',
  attacker: 1,
  target: 'X1',
  side: 'flank',
  compass: 'N',
  attack: 85,
  defence: 40,
  attackModifiers: [
    { name: 'attack', value: 8 },
    { name: 'long range %', value: 50 },
  ],
  defenceModifiers: [{ name: 'phalanx flank %', value: 40 }],
  effort: 100,
  rate: 10,
  fortune: 101,
  men: 12,
} as const

describe('narrator', () => {
  it.each<[string, Given]>([
    ['You bring an army: Han.', { type: 'army_set', seat: 0, culture: 'han' }],
    ['Your opponent has deployed.', { type: 'deployed', seat: 1 }],
    ['Turn 1: light rain.', { type: 'turn_opened', weather: 'light_rain', roll: 3 }],
    ['1st Infantry arrives on A1.', { type: 'arrival', unit: 1, kind: 'professional', tile: 0 }],
    ['1st Medics: follow 1st Infantry.', { type: 'order_run', unit: 2, step: { do: 'follow', unit: 1 } }],
    [
      '1st Medics: “1st Infantry at Oasis” is not so.',
      {
        type: 'condition',
        unit: 2,
        test: { test: 'reaches', unit: 1, at: { is: 'point', point: 'oasis' } },
        value: false,
      },
    ],
    ['1st Infantry stands in wedge.', { type: 'formation', unit: 1, from: 'standard', to: 'wedge', state: 'done' }],
    ['1st Infantry turns south.', { type: 'faced', unit: 1, from: 'E', to: 'S' }],
    ['1st Infantry takes up spears.', { type: 'switched', unit: 1, from: 'sarissas', to: 'spears', done: false }],
    ['X1 Cavalry dismounts.', { type: 'dismounted', unit: 'X1' }],
    ['1st Infantry waits on A1 for friends to pass.', { type: 'wait', unit: 1, tile: 0, pulse: 1 }],
    ['1st Infantry comes too late and stops on A1.', { type: 'halt', unit: 1, reason: 'lost_tie', tile: 0 }],
    [
      'X1 Cavalry wins the race to A1 against 1st Infantry.',
      { type: 'tie', tile: 0, units: [1, 'X1'], roll: 1, winner: 'X1' },
    ],
    ['1st Infantry strikes X1 Cavalry in the flank: 12 men.', BLOW],
    ['1st Infantry strikes X1 Cavalry: 1 man.', { ...BLOW, side: 'front', men: 1 }],
    [
      'X1 Cavalry cuts down 1st Infantry in flight, in the rear: 12 men.',
      { ...BLOW, kind: 'pursuit', attacker: 'X1', target: 1, side: 'rear' },
    ],
    ['1st Infantry is hit from the north and loses 12 men.', { ...BLOW, attacker: 'unknown', target: 1, attack: null }],
    ['1st Infantry hits A1: 20 HP.', { type: 'shot_at_structure', unit: 1, tile: 0, hp: 20 }],
    [
      '1st Infantry: morale 90 to 80, -10.',
      { type: 'morale', unit: 1, from: 90, to: 80, reasons: [{ name: 'losses', value: -10 }] },
    ],
    ['X1 Cavalry breaks and runs.', { type: 'broke', unit: 'X1', loss: null, threshold: null, excess: null }],
    ['1st Infantry flees to A2.', { type: 'fled', unit: 1, from: 0, to: 20 }],
    ['1st Infantry surrenders to X1 Cavalry on A1.', { type: 'surrendered', unit: 1, tile: 0, to: 'X1' }],
    [
      'An unseen unit runs amok to the west, into 1st Medics.',
      { type: 'amok', unit: 'unknown', tile: 0, roll: 3, direction: 'W', victim: 2 },
    ],
    ['1st Infantry rallies.', { type: 'rally', unit: 1, roll: 3, need: 40, ok: true }],
    ['1st Infantry is tended: +5 men, morale +3.', { type: 'healed', unit: 1, men: 5, morale: 3 }],
    ['1st Infantry gets 1 volley.', { type: 'resupplied', unit: 1, volleys: 1 }],
    ['You have nothing left to eat.', { type: 'hunger', seat: 0 }],
    ['1st Infantry loses 2 men to disease.', { type: 'disease', unit: 1, men: 2 }],
    [
      '1st Infantry works on a fort at A1: 1 of 2 turns.',
      { type: 'work', unit: 1, kind: 'fort', tile: 0, progress: 1, needed: 2, done: false },
    ],
    [
      '1st Infantry has finished a fort at A1.',
      { type: 'work', unit: 1, kind: 'fort', tile: 0, progress: 2, needed: 2, done: true },
    ],
    ['A1: gate, opened for good.', { type: 'structure', tile: 0, terrain: 'gate', hp: 0, open: true }],
    ['You have lost your supply train.', { type: 'train_lost', seat: 0 }],
    ['You recruit Levy: here in two turns.', { type: 'recruit', seat: 0, unit: 9, source: 'levy' }],
    ['Sighted: X1 Cavalry on A1.', { type: 'sighted', seat: 0, handle: 1, unitType: 'Cavalry', tile: 0 }],
    ['Lost from sight: X1 Cavalry, last on A1.', { type: 'lost_sight', seat: 0, handle: 1, tile: 0 }],
    [
      'Movement noticed: The oasis (I–L, 9–12).',
      { type: 'area', seat: 0, area: { name: 'The oasis', left: 8, right: 11, top: 8, bottom: 11 } },
    ],
    ['Your opponent holds Oasis.', { type: 'control', point: 1, seat: 1 }],
    ['You have held enough for 1 turn.', { type: 'hold', seat: 0, count: 1 }],
    ['Score 3 to 2.', { type: 'score', scores: [3, 2], gained: [1, 0] }],
    [
      'You win the battle: the other side ran out of time.',
      { type: 'game_over', winner: 0, reason: 'resignation', late: true },
    ],
  ])('COH-13.7 says “%s”', (sentence, event) => {
    expect(said(event)).toBe(sentence)
  })

  it('addresses the viewer, and calls others by their names where they are given', () => {
    const hungry = (seat: Seat) => ({ type: 'hunger', seat }) as const
    expect(said(hungry(1))).toBe('Your opponent has nothing left to eat.')
    expect(said(hungry(1), inBattle('spectator'))).toBe('Seat 2 has nothing left to eat.')
    expect(said(hungry(1), inBattle(), ['Ada', 'Ben'])).toBe('Ben has nothing left to eat.')
    expect(said(hungry(0), inBattle(), ['Ada', 'Ben'])).toBe('You have nothing left to eat.')
  })

  it('colours names and amounts, names the pieces and explains a blow line by line', () => {
    const { line, rises, sound } = happening(BLOW)
    expect(line).toMatchObject({ kind: 'fight', seat: 0, pieces: [1, -1] })
    expect(line?.parts).toEqual(
      expect.arrayContaining([
        { name: '1st Infantry', seat: 0 },
        { name: 'X1 Cavalry', seat: 1 },
        { amount: '12', tone: 'harm' },
      ]),
    )
    expect(line?.sum.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'Attack +8',
      'Long range 50%',
      'Attack 8.5',
      'Phalanx, flank 40%',
      'Defence 4.0',
      'Side flank',
      'From north',
      'Effort 100%',
      'Fortune, 60 to 140 101',
      'Men lost 12',
    ])
    expect(rises).toEqual([{ over: { piece: -1 }, text: '−12', tone: 'harm' }])
    expect(sound).toBe('flesh')
  })

  it('gives a blow the sound of how it was struck', () => {
    expect(happening({ ...BLOW, kind: 'shot' }).sound).toBe('arrow')
    expect(happening({ ...BLOW, men: 0 }).sound).toBe('metal')
  })

  it('tells a march in one line when all have moved, each step in its sum', () => {
    const view = inBattle()
    const tell = narratorOf()
    const step = (unit: number | string, from: string, to: string, cost: number | null): CohortEvent => ({
      turn: 1,
      stage: 4,
      type: 'step',
      unit,
      from: tile(from),
      to: tile(to),
      cost,
      left: cost,
      pulse: 1,
      seenBy: [true, true],
    })
    const lines = (events: readonly CohortEvent[], stage: number) =>
      tell(events, { ...view, stage }).flatMap(({ line }) =>
        line === null ? [] : [plainWords(line.parts), line.sum.length],
      )
    expect(lines([step(1, 'A1', 'B1', 2), step('X1', 'A3', 'A4', null)], 4)).toEqual([])
    expect(lines([step(1, 'B1', 'C1', 3)], 5)).toEqual([
      '1st Infantry moves A1–B1–C1.',
      2,
      'X1 Cavalry moves A3–A4.',
      0,
    ])
    expect(lines([], 6)).toEqual([])
  })

  it('still calls a unit by its name after it is gone', () => {
    const view = inBattle()
    const tell = narratorOf()
    tell([], view)
    const gone: CohortEvent = { turn: 1, stage: 9, type: 'dispersed', unit: 2, tile: 0 }
    const [told] = tell([gone], { ...view, units: view.units.slice(0, 1) })
    expect(plainWords(told?.line?.parts ?? [])).toBe('1st Medics is dispersed on A1.')
  })

  it('changes the same line with the language, in the case its sentence asks for', async () => {
    await speak('de')
    expect(said(BLOW)).toBe('Die 1. Infanterie trifft die Reiterei X1 in der Flanke: 12 Mann.')
    expect(said({ ...BLOW, attacker: 'unknown', target: 2 })).toBe(
      'Der 1. Sanitätstrupp wird aus Norden getroffen und verliert 12 Mann.',
    )
    expect(said({ ...BLOW, attacker: 'X1', target: 2, side: 'front' })).toBe(
      'Die Reiterei X1 trifft den 1. Sanitätstrupp: 12 Mann.',
    )
    expect(said({ type: 'surrendered', unit: 1, tile: 0, to: 'X1' })).toBe(
      'Die 1. Infanterie ergibt sich auf A1 der Reiterei X1.',
    )
    expect(said({ type: 'hunger', seat: 0 })).toBe('Du hast nichts mehr zu essen.')
    expect(said({ type: 'order_run', unit: 2, step: { do: 'follow', unit: 1 } })).toBe(
      '1. Sanitätstrupp: der 1. Infanterie folgen.',
    )
    await speak('en')
    expect(said(BLOW)).toBe('1st Infantry strikes X1 Cavalry in the flank: 12 men.')
  })
})

/** All that is told of a battle of bots, to both seats and to somebody who watches. */
async function battleTold(language: string): Promise<readonly string[]> {
  await speak(language)
  const config = configOf({ map: 'hill_fort', cultures: [['roman_republic'], ['carthaginian']] })
  const lines: string[] = []
  const audiences = [0, 1, 'spectator'] as const
  const match = createMatch(
    cohortRules,
    { config, seed: seedFrom('told') },
    audiences.map((to) => {
      const tell = cohort.narrator()
      return {
        to,
        frame: ({ events, view }) => {
          for (const { line, rises } of tell(events, view))
            lines.push(
              ...(line === null
                ? []
                : [plainWords(line.parts), ...line.sum.map(({ name, value }) => `${name}: ${value}.`)]),
              ...rises.map(({ text }) => `${text}.`),
            )
        },
      }
    }),
  )
  const dice = seededDice(seedFrom('told'))
  const memories = [{}, {}]
  for (const seat of [0, 1] as const)
    match.submit(seat, match.at, {
      type: 'army',
      ...presetArmy(seat === 0 ? 'roman_republic' : 'carthaginian', config, seat),
    })
  while (match.result() === null && match.state.turn < 9)
    for (const seat of match.awaiting()) {
      const answer = cohort.bot.choose(match.envelope(seat).view, dice, { level: 'tiro' }, memories[seat] ?? {})
      if ('choice' in answer) match.submit(seat, match.at, answer.choice)
    }
  return lines
}

describe.each(['en', 'de'])('a battle told in %s', (language) => {
  it('has whole sentences and every cause by a name of its own', async () => {
    const lines = await battleTold(language)
    expect(lines.length).toBeGreaterThan(300)
    for (const line of lines) {
      expect(line).toMatch(/^[\p{Lu}\d−+„“].*[.)]$|^[a-zäöü]/u)
      expect(line).not.toMatch(/\{\$|undefined|null|\bNaN\b|%: |event\.|cause\.|sum\.|_/)
      if (language === 'de') expect(line).not.toMatch(/\b(the|of|and|is|are|turns?|men|loses|from|with)\b/)
    }
  })
})
