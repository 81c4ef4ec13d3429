import { countingDice, createMatch, refereeOf, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { PRINTED } from '../../content/content.ts'
import { gauntletDuel, gauntletRun } from '../../index.ts'
import { TAG_INDEX } from '../../rules/codes.ts'
import { attack } from '../../rules/combat/attack.ts'
import { cast, planAbility } from '../../rules/effects/casting.ts'
import { tagged } from '../../rules/values.ts'
import { scene, unit } from '../../testing/scene.ts'
import type { RunEvent } from '../events.ts'
import { runRules } from '../ruleset.ts'
import { handOf, remainingOf } from '../state.ts'
import { configOf, nextChoice, playTo, runOf, seen, storedTeam, submit } from '../testing/climb.ts'
import { resolveRun } from './run.ts'

const config = configOf()

describe('terms and draws', () => {
  test('GR-103 twelve cards keep their unit and id; what is drafted moves from the remaining deck to the hand for good', () => {
    const match = runOf()
    submit(match, nextChoice(match.state))
    const units = match.state.cards.map(({ id, unit }) => `${id} ${unit}`)
    expect(units).toHaveLength(12)
    expect([handOf(match.state.cards).length, remainingOf(match.state.cards).length]).toEqual([0, 12])
    let hand: readonly string[] = []
    while (match.result() === null) {
      playTo(match, 'camp')
      expect(match.state.cards.map(({ id, unit }) => `${id} ${unit}`)).toEqual(units)
      const now = handOf(match.state.cards).map(({ id }) => id)
      expect(now).toEqual(expect.arrayContaining([...hand]))
      hand = now
    }
  })

  test('GR-105 offers, bot teams and the seed of a battle are drawn, picks and preparations are not', () => {
    const drawsOf = (phase: 'begin' | 'draft' | 'camp' | 'matching' | 'matched', stored = false): number => {
      const match = runOf(stored ? { pool: 'local' } : {})
      while (match.state.phase !== phase) submit(match, nextChoice(match.state))
      const dice = countingDice()
      const choice = nextChoice(match.state, stored ? storedTeam() : null)
      resolveRun(
        match.state,
        phase === 'matching' ? [null, choice] : [choice, null],
        refereeOf(config, { dice, tell: undefined }),
      )
      return dice.draws
    }
    expect(drawsOf('begin')).toBe(5)
    expect([drawsOf('draft'), drawsOf('camp'), drawsOf('matching', true)]).toEqual([0, 0, 0])
    // Faction, leader, the spell left out, and three cards.
    expect(drawsOf('matching')).toBe(6)
    expect(drawsOf('matched')).toBe(4)
  })

  test('GR-505 a card in battle has the key, the form and the ammunition of its unit, and at tier 3 its mastery besides', () => {
    const assassin = PRINTED.units.get('sha_assassin')
    expect(assassin?.mastery).toBe('armor_piercer')
    const pierces = ([1, 2, 3] as const).map((tier) => {
      const s = scene([{ id: 'sha_assassin', at: [3, 3], tier }])
      expect(unit(s, 1)).toMatchObject({ key: 'sha_assassin', ammo: assassin?.ammo ?? -1 })
      return tagged(s.field, unit(s, 1), TAG_INDEX.ArmorPiercer)
    })
    expect(pierces).toEqual([false, false, true])
  })

  test('GR-901 what happens in a run is told with every number, in the order of the rules', () => {
    const told: RunEvent[] = []
    const watcher = {
      to: 0,
      frame: ({ events }: { readonly events: readonly RunEvent[] }) => void told.push(...events),
    }
    const match = createMatch(runRules, { config, seed: seedFrom('told') }, [watcher])
    while (match.state.battles.length === 0) submit(match, nextChoice(match.state))
    const own = told.filter(({ type }) =>
      /^(run_|draft_|cards_|card_|gold_|prepared|opponent_|battle_finished|rating_)/.test(type),
    )
    expect(own[0]).toMatchObject({ type: 'run_started', deck: match.state.cards.map(({ unit: key }) => key) })
    expect(own.map(({ type }) => type)).toEqual([
      'run_started',
      'draft_offered',
      'cards_drafted',
      'prepared',
      'opponent_found',
      'battle_finished',
      'gold_changed',
      'draft_offered',
    ])
    const { wins, losses, draws, gold, battles } = seen(match)
    expect(own[5]).toMatchObject({ number: 1, wins, losses, draws, rounds: battles[0]?.rounds })
    expect(own[6]).toMatchObject({ amount: battles[0]?.gold, streakBonus: 0, gold })
    expect(own[1]).toMatchObject({ picksDue: 3, isInitial: true })
    expect(own[7]).toMatchObject({ picksDue: 1, isInitial: false })
  })
})

describe('worked examples of the battle', () => {
  test.each([
    [1, 51],
    [3, 77],
  ] as const)('GR-1921 a Medic of tier 2 gives a unit of tier %i %i HP back', (tier, healed) => {
    const s = scene([
      { id: 'ord_medic', at: [0, 3], tier: 2 },
      { at: [1, 3], hp: 300, tier, is: { hp: 50 } },
    ])
    s.battle.turnOf = 1
    unit(s, 1).cooldown = 0
    const plan = planAbility(s.field, unit(s, 1))
    if (plan === null) throw new Error('The Medic does not heal')
    cast(s.field, unit(s, 1), plan)
    expect(s.events('hp_changed').map(({ amount }) => amount)).toEqual([healed])
  })

  test('GR-1922 Dread: a Zombie of tier 2 with 21 ATK deals 26 Resolve damage', () => {
    const { bonus } = PRINTED.factions.get('undead') ?? {}
    if (bonus === undefined) throw new Error('The undead have no bonus')
    const content = { ...PRINTED, abilities: new Map([...PRINTED.abilities, ['dread', bonus] as const]) }
    const zombie = { id: 'und_zombie', at: [3, 3], tier: 2, abilities: ['dread'] } as const
    const s = scene(
      [zombie, { side: 1, at: [3, 4], hp: 500, armor: 0 }],
      Array.from({ length: 20 }, () => 100),
      content,
    )
    expect(unit(s, 1).baseAtk).toBe(21)
    attack(s.field, unit(s, 1), unit(s, 2), 'strike')
    expect(s.events('resolve_changed').filter(({ unitId }) => unitId === 2)[0]?.amount).toBe(-26)
  })
})

describe('the tables', () => {
  test('GR-1101 an id is the prefix of the faction and the name in lower case', () => {
    const prefixes = new Map([...PRINTED.factions.values()].map(({ id, prefix }) => [id, prefix]))
    for (const { id, name, faction } of PRINTED.units.values())
      if (faction !== null)
        expect(id).toBe(`${prefixes.get(faction)}_${name.toLowerCase().replace(/['’.]/g, '').replace(/[ -]/g, '_')}`)
    expect(PRINTED.units.has('ord_grand_champion')).toBe(true)
  })

  test('GR-1102 what is not printed follows from the form, the faction and the nature', () => {
    const forms = { direct: 'DirectFire', arc: 'ArcFire', homing: 'MagicMissile' } as const
    for (const { name, trajectory, faction, nature, tags } of PRINTED.units.values()) {
      const form = trajectory === 'melee' ? null : forms[trajectory]
      if (form !== null) expect([name, ...tags]).toContain(form)
      if (faction === 'machine' && nature === 'bound')
        expect(tags).toEqual(expect.arrayContaining(['Mechanical', 'Construct']))
      if (faction === 'undead') expect([name, ...tags]).toContain('Undead')
      if (faction === 'empire') expect([name, ...tags]).toContain('Flammable')
    }
  })

  test('GR-2401 one package holds two games over one battle, and the run rates itself', () => {
    expect([gauntletDuel.ruleset.id, gauntletRun.ruleset.id]).toEqual(['gauntlet-duel', 'gauntlet-run'])
    expect([gauntletDuel.ownRating, gauntletRun.ownRating]).toEqual([undefined, true])
  })
})
