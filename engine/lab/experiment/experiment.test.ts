import { gameById } from '@tessera/games'
import { seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { reportHtml } from '../report/html.ts'
import { reportOf } from '../report/report.ts'
import { type Cell, playPairs } from './cell.ts'
import { CellTally } from './cell-tally.ts'
import { type Crew, conduct, resultsHash } from './conduct.ts'
import type { Design, Tallies } from './design.ts'
import { inputErrorLine } from './file.ts'
import { planExperiment } from './plan.ts'

function planned(text: string): Design {
  const read = planExperiment(text, gameById)
  if (!read.ok) throw new Error(read.inputErrors.map(inputErrorLine).join('\n'))
  return read.value
}

function inputErrors(text: string): readonly string[] {
  const read = planExperiment(text, gameById)
  return read.ok ? [] : read.inputErrors.map(inputErrorLine)
}

/** Answers in a strange order, in pieces of a strange size. */
function crew(design: Design, width: number, batchMs: number, seed: string): Crew {
  const dice = seededDice(seedFrom(seed))
  return {
    width,
    batchMs,
    async play({ cell, from, to }) {
      const rows = playPairs(design.game, cell, from, to)
      for (let i = dice.int(6); i > 0; i--) await null
      return { rows, ms: 1 + dice.int(5) }
    },
  }
}

const HEXLINE = 'game: hexline\noptions: { battles: 1 }\n'
const ROBIN = `${HEXLINE}kind: round-robin\nmatches: 60\nentrants: [stampede, iron_line, cold_steel]\n`

describe('files', () => {
  test.each([
    ['kind: pairing\na: x\nb: y', 'game is missing'],
    [`${HEXLINE}kind: contest`, 'line 3, kind: kind must be pairing, round-robin, sweep, search or ablation'],
    [`${HEXLINE}kind: round-robin\nentrants: levels\nmatches: many`, 'line 5, matches: matches must be a number'],
    [`${ROBIN}stop: { eror: 1 }`, 'line 6, stop.eror: There is no field "eror" here'],
    [`{ "game": "hexline",\n "kind": "pairing",\n "a": "iron_line" }`, 'line 1: Say who plays against a'],
    ['game: chess\nkind: round-robin\nentrants: levels', 'line 1, game: There is no game "chess"'],
    [
      'game: hexline\noptions:\n  budget: 5\nkind: round-robin\nentrants: levels',
      'line 3, options.budget: Points must be 20 to 400',
    ],
    [
      `${HEXLINE}kind: round-robin\nentrants:\n  - stampede\n  - { brings: "hx1:warden*9" }`,
      'line 6, entrants.1: hx1:warden*9: At most 4 of Warden.',
    ],
    [
      `${HEXLINE}kind: sweep\na: stampede\nvary:\n  - { set: aurochs.colour, to: [1] }`,
      'line 6, vary.0: There is no field "colour"',
    ],
    [`${HEXLINE}kind: search\nbudget: 100`, 'line 4, budget: A budget of 100 is not enough'],
    [
      `${HEXLINE}kind: sweep\na: stampede\nvary:\n  - { set: aurochs.cost, to: [cheap] }`,
      'line 6, vary.0: The cost must be 1 to 400',
    ],
    [`${HEXLINE}kind: sweep\na: stampede\nvary: []`, 'line 5, vary: vary must have at least one entry'],
    [`${HEXLINE}kind: pairing\na: hx1: ghoul`, 'line 4: There are two colons in this line'],
    ['game: hexline\nkind', 'line 2: Something is missing here'],
    ['game: [hexline', 'line 1'],
    ['- 1', 'An experiment is a list of fields'],
  ])('%s', (text, words) => {
    expect(inputErrors(text).join('\n')).toContain(words)
  })
})

test('the results do not depend on who plays what when', async () => {
  const design = planned(ROBIN)
  const whole = await conduct(design, crew(design, 1, 1000, 'one'))
  const hash = resultsHash(design, whole)
  for (const [width, ms] of [
    [7, 3],
    [3, 40],
  ] as const) {
    const tallies = await conduct(design, crew(design, width, ms, `${width}`))
    expect(resultsHash(design, tallies)).toBe(hash)
    expect(reportOf(design, tallies)).toEqual(reportOf(design, whole))
  }
  const other = planned(`${ROBIN}seed: 2`)
  expect(resultsHash(other, await conduct(other, crew(other, 1, 50, 'x')))).not.toBe(hash)
})

test('a cell stops when its answer is clear, and what was played beyond does not count', async () => {
  const design = planned(
    `${HEXLINE}kind: pairing\nmatches: 4000\na: { brings: "hx1:warden*2", name: Two Wardens }\nb: stampede\n`,
  )
  const tallies = await conduct(design, crew(design, 4, 20, 'stop'))
  const [tally] = [...tallies.values()]
  expect(tally?.ending).toBe('clear')
  expect(tally?.matches).toBeLessThan(200)
  expect([...(tally?.rows() ?? [])]).toHaveLength(tally?.matches ?? -1)
  const { cells } = reportOf(design, tallies)
  expect(cells[0]?.high).toBeLessThan(0.5)
  expect(cells[0]?.always.high).toBeLessThan(0.5)
  expect(reportHtml(reportOf(design, tallies))).toMatch(/ % \(stopped early\)/)
  expect(reportOf(design, tallies).answer[0]).toMatch(
    /^Stampede is stronger than Two Wardens: [\d.]+ % of the points when it was stopped early/,
  )
})

test('a mirror match is even: seats and luck cancel exactly', async () => {
  const design = planned(
    `${HEXLINE}kind: pairing\nmatches: 400\nstop: { error: 0.05, even: 0.2 }\na: stampede\nb: { brings: stampede, name: Mirror }\n`,
  )
  const [tally] = [...(await conduct(design, crew(design, 2, 20, 'even'))).values()]
  expect(tally?.ending).toBe('even')
})

test('a run can be looked at on its way: ratings come when everybody has met', async () => {
  const design = planned(`${ROBIN}stop: false`)
  const rated: boolean[] = [design.findings(new Map()).ratings !== undefined]
  const progress = ({ tallies }: { readonly tallies: Tallies }) =>
    void rated.push(design.findings(tallies).ratings !== undefined)
  await conduct(design, crew(design, 1, 1, 'look'), { progress })
  expect(rated[0]).toBe(false)
  expect(rated.at(-1)).toBe(true)
  expect(rated.indexOf(true)).toBeGreaterThan(1)
})

test('pieces of an earlier run count, gaps are filled', async () => {
  const design = planned(ROBIN)
  const pieces: { cell: string; from: number; to: number; rows: ReturnType<typeof playPairs> }[] = []
  const whole = await conduct(design, crew(design, 4, 4, 'k'), {
    keep: ({ cell, from, to }, rows) => void pieces.push({ cell: cell.id, from, to, rows }),
  })
  let fresh = 0
  const known = pieces.filter((_, i) => i % 3 !== 1)
  const again = await conduct(design, crew(design, 2, 9, 'l'), { known, keep: () => void fresh++ })
  expect(resultsHash(design, again)).toBe(resultsHash(design, whole))
  expect(fresh).toBeGreaterThan(0)
  expect(fresh).toBeLessThan(pieces.length)
})

test('a sweep changes content: a costlier unit leaves less for others, a stronger one wins more', async () => {
  const design = planned(
    `${HEXLINE}kind: sweep\nmatches: 40\nstop: false\na: hx1:aurochs*4,tuskboar*3,ripper*2\nagainst: [iron_line]\nvary:\n  - { set: aurochs.damage, to: [1, 12] }\n`,
  )
  const { findings } = reportOf(design, await conduct(design, crew(design, 2, 50, 's')))
  const [weak, strong] = findings.sweep?.points ?? []
  expect(strong?.low).toBeGreaterThan(weak?.high ?? 1)
  expect(strong?.change?.low).toBeGreaterThan(0)
  expect(strong?.change?.p).toBeLessThan(0.05)
  const dear = planned(
    `${HEXLINE}kind: sweep\nmatches: 2\na: hx1:aurochs*4,tuskboar*3,ripper*2\nagainst: [iron_line]\nvary:\n  - { set: aurochs.cost, to: [30] }\n`,
  )
  const point = dear.findings(new Map()).sweep?.points[0]
  expect(point?.note).toContain('refitted: hx1:aurochs')
})

test('a cheaper unit leaves points, and they are spent; where nobody has it, the answer says so', async () => {
  const cheap = planned(
    `${HEXLINE}kind: sweep\nmatches: 20\na: hx1:shieldbearer*3,warden,field_surgeon,crossbowman*3\nagainst: [stampede]\nvary:\n  - { set: warden.cost, to: [17, 8] }\n`,
  )
  const report = reportOf(cheap, await conduct(cheap, crew(cheap, 2, 50, 'cheap')))
  const [usual, cheaper] = report.findings.sweep?.points ?? []
  expect(usual).toMatchObject({ note: '', change: null, matches: 20 })
  expect(cheaper?.note).toMatch(/^refitted: hx1:shieldbearer\*3,warden,field_surgeon,crossbowman\*3,\w/)
  expect(cheaper?.matches).toBeGreaterThan(20)
  const idle = planned(
    `${HEXLINE}kind: sweep\nmatches: 4\na: iron_line\nagainst: [cold_steel]\nvary:\n  - { set: aurochs.damage, to: [1, 9] }\n`,
  )
  const { answer } = reportOf(idle, await conduct(idle, crew(idle, 1, 50, 'idle')))
  expect(answer.at(-1)).toContain('does anybody here bring or use it?')
})

test('an ablation of a deck fills the gap, and finds what an ability is worth', async () => {
  const design = planned(
    'game: siegefront\nkind: ablation\nbot: easy\nmatches: 2\nsamples: 1\na: red-vanguard\nagainst: [iron-wall]\nonly: [knight, herald]\n',
  )
  const { findings } = reportOf(design, await conduct(design, crew(design, 1, 50, 'a')))
  expect(findings.worth?.list.map(({ name }) => name).toSorted()).toEqual(['Herald', 'Knight'])
  const army = planned(
    `${HEXLINE}kind: ablation\nof: abilities\nmatches: 120\na: hx1:ironclad*4\nagainst: [iron_line]\n`,
  )
  const worth = reportOf(army, await conduct(army, crew(army, 1, 50, 'b'))).findings.worth?.list
  expect(worth?.map(({ name }) => name)).toEqual(['Ironclad: passive-armor'])
})

test('the catalogue is judged by random builds with and without each part', async () => {
  const design = planned(
    `${HEXLINE}kind: ablation\nof: catalogue\nsamples: 4\nmatches: 4\nonly: [crossbowman, mason]\n`,
  )
  const worth = reportOf(design, await conduct(design, crew(design, 1, 50, 'c'))).findings.worth?.list
  expect(worth).toHaveLength(2)
  for (const cell of design.stage(0, new Map())) {
    const part = cell.id.split('-')[0] ?? ''
    expect(JSON.stringify(cell.seatings[0].players[0]?.brings)).toContain(part)
    expect(JSON.stringify(cell.seatings[0].players[1]?.brings)).not.toContain(part)
  }
})

test('a search keeps its budget, repeats exactly, and beats where it began', async () => {
  const text = `${HEXLINE}kind: search\nbudget: 1600\npopulation: 8\nmatches: 60\nagainst: [iron_line, stampede]\n`
  const design = planned(text)
  const report = reportOf(design, await conduct(design, crew(design, 3, 30, 'g')))
  const { generations, found, spent } = report.findings.search ?? { generations: [], found: [], spent: 0 }
  expect(spent).toBeLessThanOrEqual(1600)
  expect(generations.length).toBeGreaterThan(3)
  expect(Math.max(...found.map(({ value }) => value))).toBeGreaterThan(generations[0]?.mean ?? 1)
  expect(found.map(({ matches }) => matches)).toEqual([120, 120, 120])
  const again = planned(text)
  expect(reportOf(again, await conduct(again, crew(again, 1, 5, 'h'))).hash).toBe(report.hash)
})

test('a search spends its matches on the builds that are hard to tell apart: halves play on, twice as many matches', () => {
  const design = planned(
    `${HEXLINE}kind: search\nbudget: 1600\npopulation: 8\nmatches: 60\nagainst: [iron_line, stampede]\n`,
  )
  const past = new Map<string, CellTally>()
  const rungs = [0, 1, 2].map((stage) => {
    const cells = design.stage(stage, past)
    for (const cell of cells) {
      const tally = new CellTally(cell)
      const build = Number(cell.id.split('-')[2])
      // Builds 6, 4, 2 and 0 are the better half, build 6 the best.
      tally.counts[4] = build % 2 === 0 ? 10 + build : 0
      tally.counts[0] = 10
      past.set(cell.id, tally)
    }
    return cells
  })
  const builds = (cells: readonly Cell[]) => [...new Set(cells.map(({ id }) => Number(id.split('-')[2])))]
  expect(rungs.map(builds)).toEqual([
    [0, 1, 2, 3, 4, 5, 6, 7],
    [6, 4, 2, 0],
    [6, 4, 2],
  ])
  const [first = 0] = rungs.map((cells) => cells[0]?.pairs ?? 0)
  expect(rungs.map((cells) => cells[0]?.pairs)).toEqual([first, 2 * first, 4 * first])
  expect(new Set(rungs.map((cells) => cells[0]?.seed)).size).toBe(3)
})

test('a game that is played alone: both play with the same dice, and who wins more battles is ahead', async () => {
  const design = planned(
    'game: gauntlet-run\noptions: { pool: bots }\nkind: pairing\nmatches: 8\nstop: false\na: normal\nb: easy\n',
  )
  const [cell] = design.stage(0, new Map())
  if (cell === undefined) throw new Error('Nothing is played')
  const { outcomes } = playPairs(design.game, cell, 0, 4)
  expect(outcomes).toMatch(/^(aa|bb|dd){4}$/)
  expect(outcomes.split('a').length).toBeGreaterThan(outcomes.split('b').length)
  expect(cell.seatings.map(({ players }) => players.map(({ level }) => level))).toEqual([['normal'], ['easy']])
})

test('what a card is worth in runs that take it', () => {
  const design = planned(
    'game: gauntlet-run\noptions: { pool: bots }\nkind: ablation\nof: catalogue\nonly: [ord_knight]\nsamples: 2\nmatches: 2\n',
  )
  for (const cell of design.stage(0, new Map())) {
    const [having, lacking] = cell.seatings.map(({ players }) => JSON.stringify(players[0]?.brings))
    expect(having).toContain('ord_knight')
    expect(lacking).not.toContain('ord_knight')
  }
})
