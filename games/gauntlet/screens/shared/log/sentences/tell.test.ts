import { type DuelEvent, PRINTED } from '@tessera/gauntlet'
import { plainWords } from '@tessera/words'
import { expect, test } from 'vitest'
import { fought } from '../../testing/fought.ts'
import { inShort } from './in-short.ts'
import { tellBeat } from './tell.ts'

const timeline = fought(0, 9)
const { view } = timeline.frame(timeline.length - 1)
const nameOf = (id: number): string => PRINTED.units.get(view.battle?.units[id - 1]?.key ?? '')?.name ?? ''
const said = (...events: DuelEvent[]): readonly string[] => tellBeat(events, view).map(({ parts }) => plainWords(parts))

const blow: Extract<DuelEvent, { type: 'attack' }> = {
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

test('a blow is one sentence, and everything that follows from it stands in its sum', () => {
  const sentences = tellBeat(
    [
      blow,
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
    ],
    view,
  )
  expect(sentences.map(({ parts }) => plainWords(parts))).toEqual([
    `${nameOf(1)} hits ${nameOf(14)} in the flank for 46.`,
  ])
  expect(sentences[0]?.sum.map(({ name, value }) => `${name}: ${value}`)).toEqual([
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
  const [sentence] = tellBeat([blow], view)
  const seats = sentence?.parts.flatMap((part) => (typeof part !== 'string' && 'name' in part ? [part.seat] : []))
  expect(seats).toEqual([view.battle?.units[0]?.side, view.battle?.units[13]?.side])
})

test('what happens to many at once is one sentence, and to a few by name', () => {
  const marked = (unitId: number): DuelEvent => ({ type: 'status_applied', unitId, id: 'mark', duration: 4, p: 0 })
  expect(said(marked(1), marked(2))).toEqual([`${nameOf(1)} and ${nameOf(2)} are marked for 4 turns.`])
  expect(said(...[1, 2, 3, 4, 5].map(marked))).toEqual(['5 units are marked for 4 turns.'])
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

test('a beat in short names the unit that fell', () => {
  const dies: DuelEvent = { type: 'unit_died', unitId: 14, killerId: 1, cause: 'attack' }
  expect(plainWords(inShort([blow, dies], view))).toBe(
    `${nameOf(1)} hits ${nameOf(14)} in the flank for 46; ${nameOf(14)} falls.`,
  )
  expect(plainWords(inShort([blow, { type: 'unit_crumbling', unitId: 14 }, dies], view))).toMatch(/; .* falls\.$/)
})

test('whole battles are described without names of programs, in a few lines a beat', () => {
  for (const [a, b] of [
    [0, 9],
    [3, 14],
    [6, 20],
    [11, 17],
  ] as const) {
    const log = fought(a, b)
    let lines = 0
    for (let index = 0; index < log.length; index++)
      for (const { parts, sum } of tellBeat(log.events(index), log.frame(index).view)) {
        lines++
        const words = [plainWords(parts), ...sum.map(({ name, value }) => `${name} ${value}`)].join(' ')
        expect(words).not.toMatch(/_|undefined|nobody(?! left)|unit \d|spell:|passive|side [AB]\b|\b1 turns/)
      }
    expect(lines / log.length).toBeLessThan(4)
  }
})
