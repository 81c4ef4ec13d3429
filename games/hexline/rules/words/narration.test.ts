import { readFileSync } from 'node:fs'
import { scriptedDice } from '@tessera/kernel'
import { type Happening, plainWords, speak } from '@tessera/words'
import { afterEach, describe, expect, it } from 'vitest'
import type { HexlineEvent } from '../events.ts'
import { scene } from '../testing/scene.ts'
import { randomSteps, stepsOf } from '../testing/steps.ts'
import type { HexlineView } from '../view/view.ts'
import { en } from './en/index.ts'
import type { units } from './en/units.ts'
import { pieceName } from './naming.ts'
import { narrator } from './narration.ts'
import { ruleOf } from './rule.ts'

const X5 = scene(
  [
    'W greywolf (7,2)',
    'W standard_bearer (5,2)',
    'W standard_bearer (5,3) silenced_turns 1',
    'E shieldbearer (8,2) block_used 1',
    'E warden (9,2)',
  ],
  { order: [1] },
)

afterEach(() => speak('en'))

describe('HEX-142 the log', () => {
  const [, step] = stepsOf(X5, scriptedDice([]), 1)
  if (step === undefined) throw new Error('There is no step.')
  const told = () => narrator()(step.events, step.view)

  it('X5 says in short what a player would mention, and every step of it in full', () => {
    expect(told().map(plain)).toEqual([
      'Greywolf takes its turn.',
      'Greywolf attacks Shieldbearer.',
      'Greywolf hits Shieldbearer for 4.',
      'Greywolf ends its turn.',
    ])
    expect(told().map(({ line }) => line?.detail === true)).toEqual([true, true, false, true])
  })

  it('X5 shows the sum behind the damage, from the attack to the life that is left', () => {
    expect(told()[2]?.line?.sum).toEqual([
      { name: 'Damage', value: '5' },
      { name: 'Boost', value: '+ 1' },
      { name: 'Armour', value: '− 1' },
      { name: 'Armour from auras', value: '− 1' },
      { name: 'Dealt', value: '4', total: true },
      { name: 'Shieldbearer, life', value: '19 → 15' },
      { name: 'Rule', value: 'HEX-61', to: '/rules/hexline#HEX-61' },
    ])
  })

  it('names stand in the colours of their seats, amounts in the colour of what they do, and both rise and sound', () => {
    expect(told()[2]).toMatchObject({
      line: {
        parts: [
          { name: 'Greywolf', seat: 0 },
          ' hits ',
          { name: 'Shieldbearer', seat: 1 },
          ' for ',
          { amount: '4', tone: 'harm' },
          '.',
        ],
        seat: 0,
        pieces: [1, 4],
        kind: 'blows',
      },
      rises: [{ over: { piece: 4 }, text: '−4', tone: 'harm' }],
      sound: 'flesh',
    })
  })

  it('numbers pieces of one name, and Blades from the first one on', () => {
    const [, twins] = stepsOf(
      scene(['W glass_golem (5,2)', 'E glass_golem (9,2)', 'E greywolf (9,3)', 'E blade (9,4)'], { order: [1] }),
      scriptedDice([]),
      1,
    )
    if (twins === undefined) throw new Error('There is no step.')
    const names = [1, 2, 3, 4].map((id) => pieceName(twins.view, id))
    expect(names).toEqual(['Glass Golem 1', 'Glass Golem 2', 'Greywolf', 'Blade 1'])
  })

  it('a seat is called by its name, and "you" by its reader', () => {
    const end = {
      type: 'battle_end',
      winner_side: 1,
      winner_seat: 0,
      reason: 'eliminated',
      rounds: 3,
      steps: 20,
      survivors: [1],
      tally: [],
      battle: 1,
      step: 20,
    } as const
    const said = (to: HexlineView['to'], names?: readonly string[], reader?: number | null) =>
      narrator(names, reader)([end], { ...step.view, to }).map(plain)[0]
    expect(said('spectator')).toBe('Seat 1 wins the battle against seat 2 in round 3.')
    expect(said(0)).toBe('You win the battle in round 3.')
    expect(said(1)).toBe('You lose the battle in round 3.')
    expect(said('spectator', ['Ann', 'Bo'])).toBe('Ann wins the battle against Bo in round 3.')
    expect(said('spectator', ['You', 'Bo'], 0)).toBe('You win the battle in round 3.')
    expect(said(0, ['Ann', 'Bo'], null)).toBe('Ann wins the battle against Bo in round 3.')
  })

  it('says the same line in German when the language changes, with names in their cases', async () => {
    expect(told().map(plain)[2]).toBe('Greywolf hits Shieldbearer for 4.')
    await speak('de')
    expect(told().map(plain)[2]).toBe('Der Grauwolf trifft den Schildträger mit 4.')
    expect(told()[2]?.line?.sum[0]).toEqual({ name: 'Schaden', value: '5' })
  })
})

describe('HEX-142 over random battles', () => {
  // X20 adds what chance rarely brings: a third turn, and no fourth.
  const X20 = scene(
    [
      'W ripper (7,2)',
      'W greywolf (3,0) speed 100',
      ...[1, 2, 3].map((row) => `E greywolf (8,${row}) hp 5`),
      'E warden (9,2)',
    ],
    { order: [1, 2] },
  )
  const frames = [
    ...Array.from({ length: 12 }, (_, i) => randomSteps(i)).flat(),
    ...stepsOf(X20, scriptedDice([0, 0]), 4),
  ]

  it('every kind of event is told, with every number in its line or the sum behind it', () => {
    const types = new Set<string>()
    const wrong: unknown[] = []
    for (const { events, view } of frames) {
      const told = narrator()(events, view)
      expect(told).toHaveLength(events.length)
      events.forEach((event, i) => {
        types.add(event.type)
        const sum = told[i]?.line?.sum ?? []
        const text = [plain(told[i]), ...sum.map(({ name, value }) => `${name} ${value}`)].join(' ')
        const missing = numbersOf(event).filter((n) => !text.replaceAll(',', '').includes(String(n)))
        const reads = /^[A-Z].{3,300}\.$/.test(plain(told[i])) && !/undefined|NaN|null|\[object|\{\$/.test(text)
        if (!reads || missing.length > 0 || !/HEX-\d+/.test(ruleOf(event))) wrong.push({ text, missing })
      })
    }
    expect(wrong).toEqual([])
    expect([...types].sort()).toEqual(EVENT_TYPES)
  })

  it('says as much in German, without a word of English', async () => {
    const english = new Set(Object.keys(en).filter((key) => key.startsWith('unit.')))
    await speak('de')
    const texts = new Map<string, string>()
    for (const { events, view } of frames)
      narrator()(events, view).forEach(({ line, rises }, i) => {
        const rows = (line?.sum ?? []).map(({ name, value }) => `${name} ${value}`)
        const text = [plain({ line }), ...rows, ...rises.map((rise) => rise.text)].join(' ')
        texts.set(text, events[i]?.type ?? '')
      })
    const names = [...english].map((key) => en[key as keyof typeof units])
    const wrong = [...texts.keys()].filter(
      (text) =>
        /\{\$|\b(the|its|for|takes|turn|damage|with|hits|you|seat|armour)\b/i.test(text) ||
        names.some((name) => text.includes(name)),
    )
    expect(wrong).toEqual([])
    expect(Object.keys(german()).length).toBe(Object.keys(en).length)
  })

  it('many kinds of events sound, and each differs', () => {
    const sounds = new Set(frames.flatMap(({ events, view }) => narrator()(events, view).map(({ sound }) => sound)))
    expect(sounds.size).toBeGreaterThan(12)
  })
})

function plain(told: Pick<Happening, 'line'> | undefined): string {
  return plainWords(told?.line?.parts ?? [])
}

function german(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(new URL('./de.json', import.meta.url), 'utf8')) as Record<string, string>
}

/** The numbers an event carries for its reader; units stand there by their names, hexes are seen on the board. */
function numbersOf(event: HexlineEvent): number[] {
  const skipped = new Set([
    'battle',
    'step',
    'ability',
    'slot',
    'draw',
    'stale',
    'count',
    'armor',
    'at',
    'source_at',
    ...SEATS,
    ...UNITS,
  ])
  return Object.entries(event).flatMap(([key, value]) => {
    if (skipped.has(key) || value === 0) return []
    if (event.type === 'move' && key === 'path_left' && event.goal === 0) return []
    // The attack's damage and boost stand in its place.
    if (event.type === 'damage' && event.kind === 'attack' && key === 'amount') return []
    if (typeof value === 'number') return [Math.abs(value)]
    return Array.isArray(value) && value.every((entry) => typeof entry === 'number') ? (value as number[]) : []
  })
}

const SEATS = ['west_seat', 'winner_seat', 'winner_side', 'winner', 'tally']
const UNITS = [
  'unit',
  'units',
  'by',
  'target',
  'targets',
  'candidates',
  'source',
  'enemy',
  'goal',
  'stopped_by',
  'survivors',
]

const EVENT_TYPES = [
  'ability',
  'armies_revealed',
  'attack',
  'battle_end',
  'battle_start',
  'blocked',
  'charge',
  'damage',
  'death',
  'executed',
  'fortify',
  'freeze',
  'frozen_skip',
  'heal',
  'idle',
  'match_end',
  'move',
  'push',
  'queued',
  'ramp',
  'ready',
  'ready_spent',
  'ready_turn',
  'retreat',
  'round_start',
  'shadowstep',
  'silence',
  'silence_tick',
  'speed_roll',
  'summon',
  'sunder',
  'turn_end',
  'turn_start',
  'undying',
  'vengeance',
]
