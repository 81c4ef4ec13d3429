import { createMatch, openRecord, seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, it, test } from 'vitest'
import { bot } from '../bot/index.ts'
import type { CohortConfig } from '../config.ts'
import { presetArmy } from '../content/army.ts'
import { cohortRules } from '../ruleset.ts'
import { type Outcome, outcomeOf, type Remains } from './aftermath.ts'
import {
  battleConfig,
  type CampaignStart,
  type CampaignStep,
  campaignOf,
  resupplied,
  SUPPLIES,
  usualStep,
} from './campaign.ts'
import { seasoned } from './experience.ts'
import { priceOf, refitProblem, refitted, usualRefit } from './refit.ts'
import { type Roll, rollOf } from './roll.ts'

const usual = parsed({})
const START: CampaignStart = {
  seed: 'spring',
  wins: 2,
  armies: [presetArmy('macedonian', usual, 0), presetArmy('han', usual, 1)],
}

function parsed(config: Partial<CohortConfig>): CohortConfig {
  const read = cohortRules.config.parse(config)
  if (!read.ok) throw new Error(read.inputErrors[0]?.text)
  return read.value
}

/** Nobody harmed: every unit stands with the men it came with. */
const whole = ({ men }: Roll, seat: 0 | 1): Remains => ({
  stood: men.map((left, place) => [(seat === 0 ? 1 : 101) + place, left] as const).filter(([, left]) => left > 0),
  ran: [],
  fled: [],
  joined: [],
  captives: 0,
  train: true,
})

const outcome = (winner: 0 | 1 | null, first: Partial<Remains> = {}): Outcome => {
  const { rolls } = campaignOf(START, [])
  return { winner, sides: [{ ...whole(rolls[0], 0), ...first }, whole(rolls[1], 1)] }
}

describe('COH-21 a campaign', () => {
  // Macedon's preset: #1 pikemen, #2 cavalry, #3 Silver Shields, #4 train.
  it('COH-21.3 who stands keeps its men, who ran has half, who fled a third, others are gone', () => {
    const [roll] = campaignOf(START, []).rolls
    const { rolls } = resupplied(campaignOf(START, []), outcome(0, { stood: [[1, 61]], ran: [[3, 41]], fled: [2] }))
    expect(rolls[0].men).toEqual([61, Math.floor((roll.men[1] ?? 0) / 3), 20, 0])
  })

  it('COH-21.4 who stood to the end has a battle more, others have not; new units know nothing', () => {
    const { rolls } = resupplied(campaignOf(START, []), outcome(0, { stood: [[1, 61]], ran: [[3, 41]], fled: [2] }))
    expect(rolls[0].battles).toEqual([1, 0, 6, 0])
  })

  it('COH-21.4 two points of attack and defence for five battles, four for ten, which makes the Silver Shields what they are', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(seasoned)).toEqual([0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4])
    const shields = (battles: number) => {
      const [roll, foe] = campaignOf(START, []).rolls
      const now = { ...roll, battles: [0, 0, battles, 0] }
      const config = parsed({ campaign: { battle: 1, wins: 2, won: [0, 0], rolls: [now, foe] } })
      const match = createMatch(cohortRules, { config, seed: seedFrom('shields') })
      const unit = match.envelope(0).view.units.find(({ kind }) => kind === 'elite')
      return [unit?.attack, unit?.defence]
    }
    expect(rollOf(START.armies[0]).battles).toEqual([0, 0, 6, 0])
    expect(shields(6)).toEqual([12, 11])
    expect(shields(10)).toEqual([14, 13])
  })

  it('COH-21.5 supplies: more for who lost, one for a captive, two for a train that came through', () => {
    const before = campaignOf(START, [])
    expect(resupplied(before, outcome(0)).purses).toEqual([SUPPLIES.won + 2, SUPPLIES.lost + 2])
    expect(resupplied(before, outcome(1, { captives: 3, train: false })).purses[0]).toBe(SUPPLIES.lost + 3)
    expect(resupplied(before, outcome(null)).purses).toEqual([SUPPLIES.drawn + 2, SUPPLIES.drawn + 2])
  })

  it('COH-21.5 men cost their share of the unit, rounded up, and dilute what it knows', () => {
    const roll: Roll = { ...rollOf(START.armies[0]), men: [50, 50, 80, 50], battles: [4, 0, 6, 0] }
    // Professionals of Macedon with sarissas: 17 SP for 100.
    expect([priceOf(roll, 0, 10), priceOf(roll, 0, 50)]).toEqual([2, 9])
    expect(refitted(roll, [50, 0, 0, 0])).toMatchObject({ men: [100, 50, 80, 50], battles: [2, 0, 6, 0] })
    expect(refitProblem(roll, 8, [50, 0, 0, 0])).toBe('That costs 9 supply points, you have 8.')
    expect(refitProblem(roll, 99, [51, 0, 0, 0])).toBe('A unit would be more than whole.')
    expect(refitProblem({ ...roll, men: [0, 0, 0, 50] }, 99, [0, 0, 0, 0])).toMatch(/Nobody is left/)
    expect(usualRefit(roll, 8)[0]).toBe(47)
  })

  it('COH-21.3 who joined in the battle stays, behind the troops listed', () => {
    const joined = [{ entry: { type: 'cavalry', equipment: [] } as const, men: 22 }]
    const { rolls } = resupplied(campaignOf(START, []), outcome(0, { joined }))
    expect(rolls[0].army.troops.map(({ type }) => type)).toEqual(['professional', 'cavalry', 'cavalry'])
    expect(rolls[0].men).toEqual([100, 50, 22, 80, 50])
    expect(rolls[0].battles).toEqual([1, 1, 1, 7, 1])
  })

  it('COH-21.6 ends with the battle that decides it, or undecided after the last', () => {
    const fought = (...winners: (0 | 1 | null)[]) => {
      const steps: CampaignStep[] = []
      for (const winner of winners) {
        const { rolls } = campaignOf(START, steps)
        steps.push(usualStep(START, steps, { winner, sides: [whole(rolls[0], 0), whole(rolls[1], 1)] }))
      }
      return campaignOf(START, steps)
    }
    expect(fought(0)).toMatchObject({ winner: null, battle: 2, won: [1, 0] })
    expect(fought(0, 1)).toMatchObject({ winner: null, battle: 3 })
    expect(fought(0, 1, 1)).toMatchObject({ winner: 1, won: [1, 2] })
    expect(fought(0, 0)).toMatchObject({ winner: 0, battle: 2 })
    expect(fought(null, null, null)).toMatchObject({ winner: 'nobody', battle: 3 })
    const maps = [fought().map, fought(0).map, fought(0, 1).map]
    expect(new Set(maps).size).toBe(3)
    expect(maps).not.toContain('hill_fort')
  })

  it('COH-21.2 a roll that does not fit its army is refused', () => {
    const [roll, foe] = campaignOf(START, []).rolls
    const parse = (first: Roll) =>
      cohortRules.config.parse({ campaign: { battle: 1, wins: 2, won: [0, 0], rolls: [first, foe] } })
    expect(parse(roll).ok).toBe(true)
    expect(parse({ ...roll, men: roll.men.slice(1) }).ok).toBe(false)
    expect(parse({ ...roll, men: roll.men.map((men) => men + 1) }).ok).toBe(false)
    expect(parse({ ...roll, men: [0, 0, 0, 50] }).ok).toBe(false)
  })
})

test('COH-21.1 COH-21.2 a battle of a campaign is fought with the armies as they are, and its record gives its outcome again', () => {
  const first = campaignOf(START, [])
  const tired = { ...first, rolls: [{ ...first.rolls[0], men: [40, 0, 80, 50] }, first.rolls[1]] as const }
  const config = parsed(battleConfig(START, tired))
  const match = createMatch(cohortRules, { config, seed: seedFrom('campaign') })
  const brought = match.envelope(0).view.units.map(({ id, men, full }) => [id, men, full])
  expect(brought).toEqual([
    [1, 40, 40],
    [3, 80, 80],
    [4, 50, 50],
  ])
  const dice = seededDice(seedFrom('generals'))
  while (match.envelope(0).result === null)
    for (const seat of match.awaiting()) {
      const answer = bot.choose(match.envelope(seat).view, dice, { level: 'tiro' }, {})
      if (!('choice' in answer)) throw new Error('no choice')
      expect(match.submit(seat, match.at, answer.choice)).toBeNull()
    }
  const timeline = openRecord(cohortRules, match.record(), 'spectator')
  const end = outcomeOf(timeline.state(timeline.length - 1))
  if (end === null) throw new Error('not over')
  const step = usualStep(START, [], end)
  const next = campaignOf(START, [step])
  expect(next.won[0] + next.won[1]).toBe(end.winner === null ? 0 : 1)
  // What was written down as text comes to the same.
  expect(campaignOf(START, JSON.parse(JSON.stringify([step])))).toEqual(next)
  expect(cohortRules.config.parse(battleConfig(START, next)).ok).toBe(true)
})
