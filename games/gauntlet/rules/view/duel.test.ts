import { createMatch, seededDice, seedFrom } from '@tessera/kernel'
import { leaksOf } from '@tessera/kernel/testing'
import { describe, expect, test } from 'vitest'
import { bot } from '../bot/index.ts'
import type { Army, DuelChoice } from '../choice.ts'
import { configSchema, type DuelConfig } from '../config.ts'
import { PRINTED } from '../content/content.ts'
import { READY_ARMIES, starterArmy } from '../content/presets.ts'
import type { DuelEvent } from '../events.ts'
import { gauntletDuel } from '../index.ts'
import { brokenInBattle } from '../rules/invariants.ts'
import { fight } from '../rules/practice.ts'
import { duelRules } from '../ruleset.ts'
import type { DuelState } from '../state.ts'
import { fought } from '../testing/fought.ts'
import { randomTeams } from '../testing/generate.ts'
import { picture } from '../words/picture.ts'
import { refuseArmy, refuseDeployment } from './army.ts'
import { FORMATIONS, formationPlacement } from './formations.ts'
import { placeCards } from './placement.ts'
import { previewPlacement } from './preview.ts'

function configOf(input: unknown): DuelConfig {
  const parsed = configSchema.parse(input)
  if (!parsed.ok) throw new Error(parsed.inputErrors[0]?.text)
  return parsed.value
}
const army = (index: number): Army => {
  const ready = READY_ARMIES[index]
  if (ready === undefined) throw new Error('No such army')
  return ready.army
}
const deploy = (of: Army): DuelChoice => ({
  do: 'deploy',
  units: placeCards(PRINTED, of.cards),
  timings: of.spells.map(() => 'early' as const),
})

describe('duels', () => {
  test('GB-1401 config has defaults, limits and armies without a price', () => {
    expect(configOf({})).toMatchObject({ gold: 50, roundLimit: 40, bestOf: 1, armies: [null, null] })
    for (const wrong of [{ gold: 401 }, { roundLimit: 9 }, { bestOf: 2 }, { speed: 1 }])
      expect(configSchema.parse(wrong).ok).toBe(false)
    const rich = { ...army(0), cards: army(0).cards.map(({ key }) => ({ key, tier: 3 as const })) }
    expect(configSchema.parse({ armies: [rich, null] }).ok).toBe(true)
    expect(configSchema.parse({ armies: [{ ...rich, spells: ['rally'] }, null] })).toMatchObject({
      ok: false,
      inputErrors: [{ path: 'armies.0', code: 'bad_config' }],
    })
    expect(configSchema.hostFields).toEqual(['changes'])
  })

  test('GB-1402 every illegal muster and deployment has its code', () => {
    const base = starterArmy(PRINTED, 'ser_aldric', 0)
    const code = (changes: Partial<Army>, gold = 50): string | undefined =>
      refuseArmy(PRINTED, { ...base, ...changes }, gold)?.code
    const card = (key: string, tier: 1 | 2 | 3 = 1): Army['cards'][number] => ({ key, tier })
    expect(code({})).toBeUndefined()
    expect(code({ leader: 'nobody' })).toBe('unknown_leader')
    expect(code({ leader: 'lilith' })).toBe('wrong_leader')
    expect(code({ cards: [] })).toBe('no_units')
    expect(code({ cards: Array.from({ length: 13 }, () => card('ord_squire')) })).toBe('too_many_units')
    expect(code({ cards: [card('ord_dragon')] })).toBe('unknown_unit')
    expect(code({ cards: [card('risen_skeleton')] })).toBe('unknown_unit')
    expect(code({ cards: [card('cha_imp')] })).toBe('wrong_faction')
    expect(code({ cards: Array.from({ length: 3 }, () => card('ord_squire')) })).toBe('deck_copies')
    expect(code({ cards: ['ord_grand_champion', 'ord_inquisitor', 'ord_saint'].map((key) => card(key)) })).toBe(
      'deck_rarity',
    )
    expect(code({ spells: ['rally'] })).toBe('wrong_spell')
    expect(code({ spells: ['divine_smite', 'divine_smite'] })).toBe('duplicate_spell')
    expect(code({ spells: ['divine_smite', 'blessing_of_light', 'oath_of_iron'] })).toBe('spell_count')
    expect(code({ cards: [card('ord_squire', 3)] }, 7)).toBe('not_enough_gold')
    expect(code({ cards: [card('ord_squire', 3)] }, 8)).toBeUndefined()
    const wrong = (
      units: readonly { card: number; c: number; r: number }[],
      timings: readonly ('early' | 'mid')[] = ['early', 'mid'],
    ): string | undefined => refuseDeployment(12, 2, { units, timings })?.code
    expect(wrong([])).toBe('no_units')
    expect(wrong([{ card: 12, c: 0, r: 0 }])).toBe('unknown_card')
    expect(
      wrong([
        { card: 1, c: 0, r: 0 },
        { card: 1, c: 1, r: 0 },
      ]),
    ).toBe('duplicate_card')
    expect(wrong([{ card: 1, c: 0, r: 2 }])).toBe('out_of_zone')
    expect(
      wrong([
        { card: 1, c: 0, r: 0 },
        { card: 2, c: 0, r: 0 },
      ]),
    ).toBe('cell_taken')
    expect(wrong([{ card: 1, c: 0, r: 0 }], ['early'])).toBe('bad_timing')
  })

  test('GB-1403 deployments and musters stay hidden from everyone who may not know them', () => {
    const rehide = {
      state: (state: DuelState): DuelState => state,
      event: (event: DuelEvent): DuelEvent => event,
    }
    for (const input of [{}, { bestOf: 3 }, { armies: [army(0), army(5)] }])
      expect(leaksOf(duelRules, configOf(input), rehide, 'secrecy')).toEqual([])
    const match = createMatch(duelRules, { config: configOf({}), seed: seedFrom('hidden') })
    match.submit(0, 0, { do: 'muster', ...army(0) })
    match.submit(1, 0, { do: 'muster', ...army(4) })
    expect(duelRules.view(match.state, 'spectator', configOf({})).armies).toEqual([null, null])
    expect(duelRules.view(match.state, 1, configOf({})).armies[0]?.leader).toBe('ser_aldric')
    match.submit(0, 1, deploy(army(0)))
    expect(duelRules.view(match.state, 1, configOf({})).deployments).toEqual([null, null])
  })

  test('GB-1404 best of three ends with two wins; leaving loses; a late seat forfeits', () => {
    const match = createMatch(duelRules, {
      config: configOf({ bestOf: 3, armies: [army(0), army(3)] }),
      seed: seedFrom('three'),
    })
    for (let at = 0; at < 3 && match.result() === null; at++) {
      match.submit(0, at, deploy(army(0)))
      match.submit(1, at, deploy(army(3)))
    }
    const result = match.result()
    expect(result?.reason).toBe('battles')
    expect(Math.max(...(result?.score ?? []))).toBeGreaterThanOrEqual(match.state.fought.length === 3 ? 1 : 2)
    const left = createMatch(duelRules, { config: configOf({}), seed: seedFrom('left') })
    left.act(0, 'resign')
    expect(left.result()).toMatchObject({ winner: 1, reason: 'resignation' })
    expect(duelRules.late(duelRules.view(left.state, 0, configOf({})), seededDice(seedFrom('x')))).toBe('forfeit')
  })

  test('GB-1405 GB-1406 every level musters and deploys legally from its view', () => {
    for (const { id } of bot.levels.slice(0, 2)) {
      const match = createMatch(duelRules, { config: configOf({}), seed: seedFrom(id) })
      while (match.result() === null)
        for (const seat of match.awaiting()) {
          const answer = bot.choose(
            duelRules.view(match.state, seat, configOf({})),
            match.botDice(seat),
            { level: id },
            {},
          )
          expect('choice' in answer && match.submit(seat, match.at, answer.choice)).toBeNull()
        }
      expect(match.state.fought).toHaveLength(1)
    }
  })

  test('GB-1301 the preview shows support, lines, lanes and neighbours of a placement', () => {
    const cards = ['ord_squire', 'ord_footman', 'ord_crossbowman', 'ord_knight'].map((key) => ({
      key,
      tier: 1 as const,
    }))
    const units = [
      { card: 0, c: 3, r: 1 },
      { card: 1, c: 4, r: 1 },
      { card: 2, c: 3, r: 0 },
      { card: 3, c: 0, r: 1 },
    ]
    const shown = previewPlacement(PRINTED, cards, units, 'ser_aldric')
    const of = (card: number) => shown.find((entry) => entry.card === card)
    expect(of(0)).toMatchObject({ armor: 3, resolve: 5, supports: { left: 1, right: null }, neighbours: [2, 1] })
    expect(of(2)?.blocked).toContainEqual({ c: 3, r: 9, by: 0 })
    expect(of(2)?.valid).toEqual([])
    expect(of(3)?.lane).toMatchObject({
      closed: false,
      cells: [
        { c: 0, r: 2 },
        { c: 0, r: 3 },
        { c: 0, r: 4 },
      ],
    })
    for (const { id } of FORMATIONS) {
      const placed = formationPlacement(PRINTED, army(8).cards, id)
      expect(refuseDeployment(12, 0, { units: placed, timings: [] })).toBeNull()
    }
    expect(FORMATIONS).toHaveLength(11)
  })

  test('GB-1302 a battle has a picture and is watched at a pace', () => {
    const timeline = fought(2, 20)
    expect(picture(timeline.frame(timeline.length - 1).view)).toContain('Resolve')
    expect(gauntletDuel.beatMs).toBe(600)
  })

  test('GB-1104 a battle ends by elimination, rout, weariness or the limit, and invariants hold', () => {
    const reasons = new Set<string>()
    for (let i = 0; i < 25; i++) {
      const { battle, result } = fight(
        PRINTED,
        randomTeams(seededDice(seedFrom(`end ${i}`))),
        40,
        seededDice(seedFrom(`${i}`)),
      )
      reasons.add(result.reason)
      expect(brokenInBattle(battle, PRINTED)).toEqual([])
      const left = ([0, 1] as const).map(
        (side) =>
          battle.units.filter((unit) => unit.cell >= 0 && unit.owner === side && unit.key !== 'barricade').length,
      )
      if (result.reason === 'elimination' && result.winner !== null) expect(left[1 - result.winner]).toBe(0)
    }
    expect([...reasons].sort()).toEqual(expect.arrayContaining(['elimination', 'rout']))
  })
})
