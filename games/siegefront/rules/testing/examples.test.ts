import { scriptedDice } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import { bot } from '../bot/index.ts'
import { score } from '../bot/score.ts'
import { personalityOf } from '../content/personalities.ts'
import { siegefrontRules } from '../index.ts'
import { blowDamage } from '../rules/attack.ts'
import { formationOf } from '../rules/field/formation.ts'
import { boardLead, boardMode } from '../rules/field/mode.ts'
import { attackValue, defenceValue, initiative, pct, stepsOf } from '../rules/field/values.ts'
import { forge } from '../rules/forge.ts'
import { setup } from '../rules/setup.ts'
import { attack, codeOf, configIn, give, madeWith, position, s0, s1, storm, unit } from './position.ts'

describe('worked examples', () => {
  it('SGF-2101 equal initiative strikes at once', () => {
    const state = position({ units: [s0('swordsman', 1, 1), s1('man-at-arms', 1, 2)] })
    give(state, attack(1, 2), [50, 50])
    expect([unit(state, 1).hp, unit(state, 2).hp]).toEqual([3, 2])
  })

  it('SGF-2102 vanguard, storm and high ground', () => {
    const state = position({
      weather: 'STORM',
      terrain: { '1,2': 'HIGH_GROUND' },
      units: [s0('old-campaigner', 1, 2), s0('footman', 1, 1), s1('man-at-arms', 0, 2)],
    })
    expect(formationOf(state, 0)).toBe('VANGUARD')
    const value = attackValue(state, unit(state, 1), unit(state, 3))
    expect(value).toBe(552)
    expect(defenceValue(state, unit(state, 3), unit(state, 1))).toBe(100)
    expect([blowDamage(value, 100, false), blowDamage(value, 100, true)]).toEqual([4, 7])
    expect(pct(value, 150)).toBe(828)
    const events = give(state, attack(1, 3), [50, 99])
    expect(events.find((event) => event.type === 'blow')).toMatchObject({
      damage: 4,
      attackChain: {
        steps: [
          ['formation:VANGUARD', 120, 600],
          ['weather:STORM', 80, 480],
          ['terrain:HIGH_GROUND', 115, 552],
        ],
      },
    })
  })

  it('SGF-2103 phalanx, fog, forest and shield', () => {
    const state = position({
      weather: 'FOG',
      terrain: { '0,2': 'FOREST' },
      units: [s1('shield-veteran', 0, 2), s1('footman', 1, 2), s1('footman', 2, 2), s0('old-campaigner', 0, 1)],
    })
    const [veteran, campaigner] = [unit(state, 1), unit(state, 4)]
    const value = attackValue(state, campaigner, veteran)
    expect(value).toBe(425)
    expect(defenceValue(state, veteran, campaigner)).toBe(514)
    expect([blowDamage(value, 514, false), blowDamage(value, 514, true)]).toEqual([1, 1])
    expect(defenceValue(state, veteran, { ...campaigner, abilities: ['pierce'] })).toBe(257)
  })

  it('SGF-2104 a castle attack does at least 1', () => {
    const state = position({ weather: 'STORM', units: [s0('slinger', 1, 1)] })
    expect(attackValue(state, unit(state, 1), 'castle')).toBe(80)
    give(state, storm(1))
    expect(state.seats[1].castleHp).toBe(29)
  })

  it('SGF-2105 siege and siegecraft in the rain', () => {
    const state = position({
      weather: 'RAIN',
      units: [s0('battering-ram', 0, 2), s0('footman', 2, 2), s1('peasant-levy', 1, 2)],
    })
    const [ram, levy] = [unit(state, 1), unit(state, 3)]
    expect(formationOf(state, 0)).toBe('SIEGE')
    expect(attackValue(state, ram, 'castle')).toBe(675)
    expect(attackValue(state, ram, levy)).toBe(360)
    expect(defenceValue(state, ram, levy)).toBe(85)
    give(state, storm(1))
    expect(state.seats[1].castleHp).toBe(24)
  })

  it('SGF-2106 the faster kills without an answer', () => {
    const state = position({ units: [s0('light-horse', 1, 1), s1('footman', 1, 2)] })
    give(state, attack(1, 2), [11])
    expect(state.units.map((entry) => entry.id)).toEqual([1])
  })

  it('SGF-2107 the slower is struck first', () => {
    const state = position({ units: [s0('iron-column', 1, 1, { hp: 3 }), s1('footman', 1, 2)] })
    give(state, attack(1, 2), [11, 99])
    expect(unit(state, 1).hp).toBe(2)
    expect(state.units).toHaveLength(1)
  })

  it('SGF-2108 a critical answer kills before the blow', () => {
    const state = position({ units: [s0('peasant-levy', 1, 1), s1('swordsman', 1, 2)] })
    give(state, attack(1, 2), [5])
    expect(state.units.map((entry) => [entry.id, entry.hp])).toEqual([[2, 6]])
  })

  it('SGF-2109 both die together', () => {
    const state = position({ units: [s0('swordsman', 1, 1, { hp: 4 }), s1('swordsman', 1, 2, { hp: 5 })] })
    give(state, attack(1, 2), [10, 11])
    expect(state.units).toEqual([])
  })

  it('SGF-2110 out of reach there is no answer', () => {
    const state = position({ units: [s0('longbowman', 1, 0), s1('footman', 1, 2)] })
    give(state, attack(1, 2), [50])
    expect(state.units.map((entry) => entry.id)).toEqual([1])
  })

  it('SGF-2111 initiative by formation and weather', () => {
    const units = [s0('footman', 0, 1), s0('footman', 2, 0), s1('footman', 0, 2), s1('footman', 1, 1)]
    for (const [weather, mine, theirs] of [
      ['CLEAR', 230, 210],
      ['RAIN', 218, 199],
      ['SNOW', 195, 178],
    ] as const) {
      const state = position({ weather, units })
      expect([formationOf(state, 0), formationOf(state, 1)]).toEqual(['FLANKING', 'SKIRMISH'])
      expect([initiative(state, unit(state, 1)), initiative(state, unit(state, 3))]).toEqual([mine, theirs])
    }
    const lance = position({ units: [s0('spearman', 1, 1), s1('wolf-rider', 1, 2)] })
    expect(give(lance, attack(1, 2), [50, 50])[0]).toMatchObject({ initiatives: [300, 300], order: 'together' })
  })

  it.each([
    [1, 'CLEAR', 'NONE', 100, 1],
    [1, 'SNOW', 'NONE', 85, 0],
    [1, 'STORM', 'NONE', 90, 1],
    [1, 'RAIN', 'PHALANX', 85, 0],
    [1, 'SNOW', 'SKIRMISH', 89, 0],
    [1, 'SNOW', 'FLANKING', 97, 1],
    [2, 'SNOW', 'PHALANX', 153, 1],
    [3, 'CLEAR', 'NONE', 300, 2],
    [3, 'RAIN', 'NONE', 285, 1],
    [3, 'RAIN', 'SKIRMISH', 299, 1],
    [3, 'STORM', 'FLANKING', 310, 2],
    [3, 'SNOW', 'FLANKING', 293, 1],
    [3, 'FOG', 'PHALANX', 270, 1],
  ] as const)('SGF-2112 speed %i in %s and %s', (speed, weather, formation, quick, steps) => {
    const cells = {
      NONE: [[1, 0]],
      PHALANX: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      SKIRMISH: [
        [0, 1],
        [1, 1],
      ],
      FLANKING: [
        [0, 1],
        [2, 1],
      ],
    }[formation]
    const state = position({ weather, units: cells.map(([x, y]) => s0('footman', x ?? 0, y ?? 0, { speed })) })
    expect(formationOf(state, 0)).toBe(formation)
    expect([initiative(state, unit(state, 1)), stepsOf(state, unit(state, 1))]).toEqual([quick, steps])
  })

  it.each([
    ['NONE', '10'],
    ['ARCHER_LINE', '00 20'],
    ['PHALANX', '00 10 20'],
    ['PHALANX', '01 11 21'],
    ['FLANKING', '01 21'],
    ['FLANKING', '00 21'],
    ['FLANKING', '02 20'],
    ['SKIRMISH', '01 11'],
    ['SKIRMISH', '12 10'],
    ['VANGUARD', '12 11'],
    ['SIEGE', '02 12'],
    ['SIEGE', '02 12 22'],
    ['PHALANX', '00 10 20 11 12'],
    ['ARCHER_LINE', '00 10 12'],
    ['VANGUARD', '00 10 11 12'],
  ])('SGF-2113 %s from %s', (formation, cells) => {
    const units = cells.split(' ').map((cell) => s0('footman', Number(cell[0]), Number(cell[1])))
    expect(formationOf(position({ units }), 0)).toBe(formation)
  })

  it('SGF-2114 castle attacks', () => {
    expect(codeOf(position({ units: [s0('bowman', 1, 1)] }), storm(1))).toBeNull()
    expect(codeOf(position({ units: [s0('bowman', 1, 1), s1('footman', 1, 2)] }), storm(1))).toBe('path_blocked')
    expect(codeOf(position({ units: [s0('catapult', 0, 0)] }), storm(1))).toBeNull()
    expect(codeOf(position({ units: [s0('footman', 2, 1)] }), storm(1))).toBe('out_of_reach')
    expect(codeOf(position({ units: [s0('swordsman', 1, 2), s1('gate-ward', 0, 2)] }), storm(1))).toBe('guarded')
    const stunned = s1('gate-ward', 0, 2, { statuses: { stunned: 1 } })
    expect(codeOf(position({ units: [s0('swordsman', 1, 2), stunned] }), storm(1))).toBeNull()
  })

  it('SGF-2115 deploying into the middle', () => {
    const even = [s0('footman', 0, 1), s1('footman', 1, 1)]
    const deploy = (x: number, y: number) => ({ type: 'deploy_card', hand: 1, x, y }) as const
    expect(codeOf(position({ units: even, hand: ['footman'] }), deploy(2, 1))).toBe('row_not_controlled')
    const state = position({ units: [...even, s0('footman', 0, 0)], hand: ['footman'] })
    unit(state, 3).x = 2
    unit(state, 3).y = 1
    unit(state, 2).x = 1
    expect(codeOf(state, deploy(2, 1))).toBe('cell_occupied')
    unit(state, 2).y = 2
    expect(codeOf(state, deploy(1, 1))).toBeNull()
    expect(codeOf(state, deploy(0, 2))).toBe('enemy_row')
  })

  it('SGF-2116 mana follows the shared turn counter', () => {
    const config = siegefrontRules.config.parse({
      seats: [{ deck: 'iron-wall' }, { deck: 'iron-wall' }],
      first: 1,
      weather: 'off',
      terrain: 'off',
      mulligan: false,
    })
    if (!config.ok) throw new Error('config')
    const state = madeWith(
      setup(config.value, {
        dice: { int: () => 0, d: () => 1, pick: (list) => list[0] as never, shuffle: () => {} },
        tell: undefined,
      }),
      config.value,
    )
    const mana: number[] = []
    const drawnOn: number[] = []
    for (let turn = 1; turn <= 12; turn++) {
      mana.push(state.seats[state.active as 0 | 1].mana)
      expect(state.active).toBe(turn % 2 === 1 ? 1 : 0)
      const starting = state.seats[1].hand.length
      if (turn % 2 === 1 && starting > 5 && drawnOn.length === 0) drawnOn.push(turn)
      give(state, { type: 'end_turn' })
    }
    expect(mana).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10])
    expect(drawnOn).toEqual([3])
  })

  it('SGF-2117 trample', () => {
    const state = position({ units: [s0('siege-beast', 1, 1), s1('slinger', 1, 2)] })
    give(state, attack(1, 2), [60, 60])
    expect(unit(state, 1).hp).toBe(12)
    expect(state.seats[1].castleHp).toBe(26)
  })

  it('SGF-2118 a chain of deaths', () => {
    const state = position({
      hand: ['fire-mage'],
      units: [
        s1('powder-runner', 1, 1),
        s0('slinger', 0, 1),
        s0('swordsman', 1, 0, { hp: 2 }),
        s1('zealot', 1, 2, { hp: 2 }),
      ],
    })
    const events = give(state, { type: 'deploy_card', hand: 1, x: 0, y: 0 }, [1])
    expect(events.flatMap((event) => (event.type === 'unit_died' ? [event.unit] : []))).toEqual([1, 2, 3, 4])
    expect(state.seats[0].castleHp).toBe(28)
    expect(state.units.map((entry) => entry.card)).toEqual(['fire-mage'])
  })

  it('SGF-2119 cleave after a castle attack', () => {
    const state = position({ units: [s0('halberdier', 1, 2), s1('berserker', 0, 2), s1('slinger', 2, 2)] })
    give(state, storm(1))
    expect(state.seats[1].castleHp).toBe(26)
    expect(unit(state, 2)).toMatchObject({ hp: 6, attack: 5 })
    expect(state.units).toHaveLength(2)
  })

  it('SGF-2120 a ward takes the blow and what comes with it', () => {
    const state = position({ units: [s0('torchbearer', 1, 1), s1('fog-weaver', 1, 2, { statuses: { warded: 1 } })] })
    give(state, attack(1, 2), [50, 50])
    expect(unit(state, 2)).toMatchObject({ hp: 5, statuses: { warded: 0, burning: 0 } })
    expect(unit(state, 1).hp).toBe(2)
  })

  it('SGF-2121 reborn', () => {
    const state = position({ units: [s1('grave-knight', 1, 2, { hp: 2 }), s0('swordsman', 1, 1)] })
    give(state, attack(2, 1), [50, 50])
    expect(unit(state, 1)).toMatchObject({ hp: 3, maxHp: 6, rebornUsed: true })
    expect(unit(state, 2).hp).toBe(2)
    expect(state.seats[1].graveyard).toEqual([])
  })

  it('SGF-2122 lifesteal counts overkill', () => {
    const state = position({ units: [s0('crimson-knight', 1, 1, { hp: 5 }), s1('bowman', 1, 2)] })
    give(state, attack(1, 2), [50])
    expect(unit(state, 1).hp).toBe(8)
  })

  it('SGF-2123 banner and pack', () => {
    const state = position({
      units: [s0('horse-raider', 1, 1), s0('standard-bearer', 0, 1), s1('heavy-foot', 1, 2), s0('footman', 2, 2)],
    })
    const [raider, foot] = [unit(state, 1), unit(state, 3)]
    expect(attackValue(state, raider, foot)).toBe(600)
    expect(blowDamage(600, defenceValue(state, foot, raider), false)).toBe(5)
  })

  it('SGF-2124 embers at the end of the turn', () => {
    const state = position({
      units: [
        s0('cinder-shaman', 1, 1),
        s1('slinger', 0, 1, { hp: 1 }),
        s1('powder-runner', 1, 2, { hp: 1 }),
        s0('trench-digger', 1, 0, { hp: 2 }),
      ],
    })
    const events = give(state, { type: 'end_turn' })
    expect(unit(state, 1).hp).toBe(13)
    expect(unit(state, 4).statuses.warded).toBe(1)
    expect(state.units.map((entry) => entry.id)).toEqual([1, 4])
    const died = events.findIndex((event) => event.type === 'unit_died')
    expect(died).toBeLessThan(events.findIndex((event) => event.type === 'turn_started'))
  })

  it('SGF-2125 pathfinder and weatherproof', () => {
    for (const [terrain, value] of [
      ['HIGH_GROUND', 260],
      ['WATER', 200],
    ] as const) {
      const state = position({ weather: 'STORM', terrain: { '1,1': terrain }, units: [s0('ridge-ranger', 1, 1)] })
      expect(attackValue(state, unit(state, 1), 'castle')).toBe(value)
    }
  })

  it('SGF-2126 how long frozen and burning last', () => {
    const state = position({
      turn: 6,
      active: 1,
      units: [s0('swordsman', 1, 1, { statuses: { frozen: 1, burning: 2 } })],
    })
    give(state, { type: 'end_turn' })
    expect(unit(state, 1)).toMatchObject({ hp: 4, statuses: { frozen: 1, burning: 2 } })
    expect(codeOf(state, storm(1))).toBe('frozen')
    give(state, { type: 'end_turn' })
    expect(unit(state, 1).statuses).toMatchObject({ frozen: 0, burning: 1 })
    give(state, { type: 'end_turn' })
    expect([state.turn, unit(state, 1).hp]).toEqual([9, 2])
    give(state, { type: 'end_turn' })
    expect(unit(state, 1).statuses.burning).toBe(0)
  })

  it('SGF-2127 weather lasts its turns and is drawn anew', () => {
    const state = position({ turn: 1, config: { weather: 'random' }, weather: 'RAIN', duration: 3 })
    for (const draws of [[], [], [4, 1]]) {
      expect(state.weather).toBe('RAIN')
      give(state, { type: 'end_turn' }, draws)
    }
    expect([state.turn, state.weather, state.duration]).toEqual([4, 'FOG', 3])
  })

  it('SGF-2128 the draws of creation', () => {
    const config = siegefrontRules.config.parse({
      seats: [
        { supply: 'forge', forge: { personality: 'marshal', difficulty: 'easy' } },
        { supply: 'forge', forge: { personality: 'marshal', difficulty: 'easy' } },
      ],
    })
    if (!config.ok) throw new Error('config')
    const dice = scriptedDice([2, 53, 100, 10, 77, 65, 5, 3], 1)
    const state = madeWith(setup(config.value, { dice, tell: undefined }), config.value)
    dice.done()
    expect(state.first).toBe(1)
    expect(state.terrain).toEqual([
      'HIGH_GROUND',
      'RUINS',
      'NONE',
      'WATER',
      'FOREST',
      'WATER',
      'NONE',
      'RUINS',
      'HIGH_GROUND',
    ])
    expect([state.weather, state.duration]).toEqual(['SNOW', 5])
    const list = ['A', 'B', 'C']
    scriptedDice([1, 2], 1).shuffle(list)
    expect(list).toEqual(['C', 'B', 'A'])
  })

  it.each([
    ['marshal', 'normal', 5, 'balanced', [46, 60], 19, [4, 9, 0, 2], []],
    ['bastion', 'hard', 7, 'defensive', [20, 3, 70, 40], 28, [3, 16, 1, 1], ['thorns']],
    ['ravager', 'normal', 3, 'aggressive', [45, 1, 80], 13, [2, 2, 0, 3], ['charge']],
    ['arcanist', 'easy', 10, 'balanced', [10, 2, 65, 5, 95], 31, [4, 11, 0, 3], ['fireball', 'volley']],
    ['besieger', 'hard', 8, 'aggressive', [50, 1, 50, 1, 36], 32, [7, 8, 0, 2], ['bombard', 'siegecraft']],
    ['arcanist', 'normal', 4, 'defensive', [66, 90], 16, [2, 10, 0, 2], []],
  ] as const)('SGF-2129 %s %s forges a %i', (who, difficulty, cost, mode, draws, points, stats, abilities) => {
    const dice = scriptedDice(draws, 1)
    const { card } = forge(personalityOf(who), difficulty, cost, mode, dice)
    dice.done()
    expect([card.attack, card.hp, card.defence, card.speed]).toEqual(stats)
    expect(card.abilities).toEqual(abilities)
    expect(pct(4 * cost + 4, { easy: 72, normal: 82, hard: 90 }[difficulty])).toBe(points)
  })

  const standoff = () =>
    position({ castles: [24, 18], mana: 0, units: [s0('footman', 0, 1), s1('swordsman', 1, 0), s1('bowman', 1, 2)] })

  it('SGF-2130 board modes', () => {
    const state = standoff()
    expect([boardLead(state, 0), boardLead(state, 1)]).toEqual([-7, 7])
    const modes = (seat: number) =>
      ['marshal', 'ravager', 'bastion', 'stalker', 'arcanist', 'besieger'].map((key) =>
        boardMode(state, seat, personalityOf(key)),
      )
    expect(modes(0)).toEqual(['balanced', 'balanced', 'defensive', 'balanced', 'balanced', 'balanced'])
    expect(modes(1)).toEqual(['balanced', 'aggressive', 'balanced', 'aggressive', 'balanced', 'aggressive'])
  })

  it('SGF-2131 how bots weigh it', () => {
    const state = standoff()
    state.seats[0].hand = [1, 2, 3].map((id) => ({ id, card: 'footman' }))
    state.seats[1].hand = [1, 2, 3, 4].map((id) => ({ id, card: 'footman' }))
    expect(score(state, 0, personalityOf('marshal'))).toBe(-9)
    expect(score(state, 0, personalityOf('ravager'))).toBe(-50)
    expect(score(state, 1, personalityOf('marshal'))).toBe(9)
    const answer = bot.choose(
      siegefrontRules.view(state, 0, configIn(state)),
      scriptedDice([]),
      { level: 'normal' },
      {},
    )
    expect(answer).toEqual({ choice: { type: 'move_card', unit: 1, x: 0, y: 2 } })
    give(state, { type: 'move_card', unit: 1, x: 0, y: 2 })
    expect(score(state, 0, personalityOf('marshal'))).toBe(-5)
  })

  it('SGF-2132 at the limit the board decides; equal there too, the match is drawn', () => {
    for (const [mine, theirs, winner, decidedBy] of [
      [9, 7, 0, 'board_hp'],
      [9, 9, null, 'draw'],
    ] as const) {
      const state = position({
        turn: 50,
        active: 1,
        castles: [12, 12],
        units: [s0('old-campaigner', 0, 0, { hp: mine }), s1('old-campaigner', 0, 2, { hp: theirs })],
      })
      give(state, { type: 'end_turn' })
      expect(state.result).toMatchObject({ winner, reason: 'turn_limit', decidedBy })
    }
  })

  it('SGF-2133 LP raises printed values', () => {
    const raised = (printed: number, steps: number) => pct(printed, 100 + 5 * steps)
    expect([raised(5, 10), raised(10, 10), raised(1, 10), raised(10, 1), raised(17, 3), raised(3, 7)]).toEqual([
      7, 15, 1, 10, 19, 4,
    ])
    const state = position({ hand: ['knight'], config: { lp: { mode: 'open', cap: 10 }, lpSteps: [10, 0] } })
    give(state, { type: 'deploy_card', hand: 1, x: 0, y: 0 })
    expect(unit(state, 1)).toMatchObject({ attack: 7, hp: 10, maxHp: 10, defence: 1, speed: 2 })
  })
})
