import { scriptedDice } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import type { HexlineEvent } from '../events.ts'
import { scene } from '../testing/scene.ts'
import { randomSteps, stepsOf } from '../testing/steps.ts'
import { arithmetic } from './figures.ts'
import { headline } from './headline.ts'
import { ruleOf } from './rule.ts'
import { sentence } from './sentence.ts'

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

describe('HEX-142 the log', () => {
  const [, step] = stepsOf(X5, scriptedDice([]), 1)
  const lines = step?.events.map((event) => sentence(event, step.view))

  it('X5 an attack has every number in its sentence', () => {
    expect(lines).toEqual([
      'Greywolf #1 takes its turn, place 1 of the order.',
      'Greywolf #1 at (7,2) attacks Shieldbearer #4 at (8,2) (drawn 0 of 1): 5 + 1 boost = 6.',
      'Shieldbearer #4 takes the attack of 6 by Greywolf #1: armour 2 (1 base + 0 own + 1 aura), 4 dealt, 15 left.',
      'The turn of Greywolf #1 ends.',
    ])
  })

  it('X5 says it as a player would, and shows the sum', () => {
    expect(step?.events.map((event) => headline(event, step.view)).filter((line) => line !== null)).toEqual([
      'Greywolf hits Shieldbearer for 4',
    ])
    const damage = step?.events.find((event) => event.type === 'damage')
    expect(damage && step && arithmetic(damage, step.view)).toEqual([
      { label: 'Amount', value: '6' },
      { label: 'Armour', value: '− 1' },
      { label: 'Armour from auras', value: '− 1' },
      { label: 'Dealt', value: '4' },
      { label: 'Shieldbearer, life', value: '19 → 15' },
    ])
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

  it('every kind of event has a sentence, with every number of it', () => {
    const types = new Set<string>()
    const wrong: unknown[] = []
    for (const { events, view } of frames) {
      for (const event of events) {
        types.add(event.type)
        const line = sentence(event, view)
        const missing = numbersOf(event).filter((n) => !line.includes(String(n)))
        const reads = /^[A-Z].*\.$/.test(line) && !/undefined|NaN|null|\[object/.test(line)
        if (!reads || missing.length > 0) wrong.push({ line, missing })
      }
    }
    expect(wrong).toEqual([])
    expect([...types].sort()).toEqual(EVENT_TYPES)
  })

  it('headlines are short, sums have names and values, rules have numbers (HEX-163)', () => {
    const wrong: unknown[] = []
    for (const { events, view } of frames) {
      for (const event of events) {
        const line = headline(event, view)
        const sums = arithmetic(event, view).map(({ label, value }) => `${label} ${value}`)
        if (line !== null && !/^[A-Z].{3,120}[^.]$/.test(line)) wrong.push(line)
        if (/undefined|NaN/.test(`${line} ${sums}`)) wrong.push(sums)
        if (!/^HEX-\d+$/.test(ruleOf(event))) wrong.push(event.type)
      }
    }
    expect(wrong).toEqual([])
  })
})

/** The numbers an event carries for its reader; lists of all units appear as their length or their labels. */
function numbersOf(event: HexlineEvent): number[] {
  const skipped = new Set([
    'battle',
    'step',
    'slot',
    'ability',
    'west_seat',
    'winner_seat',
    'winner_side',
    'winner',
    'stale',
    'tally',
    'units',
    'draw',
    'used',
  ])
  return Object.entries(event).flatMap(([key, value]) => {
    if (skipped.has(key) || (event.type === 'ability' && key === 'value' && value === 0)) return []
    if (event.type === 'move' && (key === 'goal' || key === 'path_left') && event.goal === 0) return []
    if (event.type === 'silence_tick' && event.left === 0) return []
    if (typeof value === 'number') return [value]
    return Array.isArray(value) && value.every((entry) => typeof entry === 'number') ? (value as number[]) : []
  })
}

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
