import type { CustomUnit } from '../content/ability.ts'
import type { Unit } from '../state.ts'
import type { Example, Moment } from './example.ts'
import { configWith, type SceneOptions, scene } from './scene.ts'

function at(col: number, row: number, more: Partial<Unit> = {}): Partial<Unit> {
  return { col, row, ...more }
}

function staged(
  name: string,
  units: readonly string[],
  options: SceneOptions,
  draws: readonly number[],
  ...moments: readonly Moment[]
): Example {
  return { name, config: scene(units, options), opening: { armies: [[], []] }, draws, moments }
}

function drilled(
  name: string,
  west: readonly string[],
  east: readonly string[],
  draws: Example['draws'],
  ...moments: readonly Moment[]
): Example {
  return { name, config: configWith({ custom_units: [SNIPER] }), opening: { armies: [west, east] }, draws, moments }
}

function listed(...runs: readonly (readonly [count: number, unit: string])[]): readonly string[] {
  return runs.flatMap(([count, unit]) => new Array<string>(count).fill(unit))
}

const LINE = listed([3, 'shieldbearer'], [1, 'warden'], [1, 'field_surgeon'], [3, 'crossbowman'])
const PACK = listed(
  [3, 'greywolf'],
  [2, 'ripper'],
  [1, 'matron_bear'],
  [1, 'howler'],
  [1, 'carrion_kite'],
  [2, 'thorn_archer'],
)
const GLASS = listed([3, 'glass_golem'], [2, 'hush_singer'], [2, 'shard_slinger'], [2, 'comet_sage'])
const KNIVES = listed([4, 'night_stalker'], [4, 'ghoul'], [2, 'blade_caller'], [1, 'bone_piper'])
const RITES = listed([2, 'oathkeeper'], [2, 'headsman'], [2, 'dirge_drummer'], [1, 'mourner'], [2, 'bone_piper'])
const FROST = listed([3, 'glass_golem'], [3, 'frost_adept'], [2, 'verdigris_alchemist'], [2, 'storm_caller'])

const MARTYR: CustomUnit = {
  id: 'x_martyr',
  name: 'Martyr',
  max_hp: 1,
  damage: 1,
  attack_range: 2,
  armor: 0,
  speed: 100,
  abilities: [
    { trigger: 'turnstart', effect: 'strike', target: 'area', value: 1, range: 2 },
    { trigger: 'harvest', effect: 'strike', target: 'area', value: 5, range: 3 },
  ],
}

const SNIPER: CustomUnit = {
  id: 'x_sniper',
  name: 'Sniper',
  max_hp: 10,
  damage: 3,
  attack_range: 6,
  armor: 0,
  speed: 100,
  abilities: [],
}

const QUEUE = ['W glass_golem (7,2) armor 0', 'W tuskboar (7,1)', 'E glass_golem (8,2) armor 0']
const ANSWERED: Moment = { steps: 1, units: { 3: { hp: 17 }, 1: { hp: 19 }, 2: { hp: 24, damage: 5 } } }

export const EXAMPLES: readonly Example[] = [
  drilled(
    'X2 drill',
    ['crossbowman', 'shieldbearer', 'field_surgeon', 'shieldbearer', 'shieldbearer', 'mason', 'pikeman'],
    ['greywolf', 'thorn_archer', 'greywolf', 'greywolf'],
    [0, 1, 0, 1, 0, ...new Array(10).fill(0)],
    {
      steps: 0,
      battle: { rows: 7, round: 1, index: 0 },
      units: {
        1: at(2, 3),
        2: at(5, 4),
        3: at(3, 3),
        4: at(5, 3),
        5: at(5, 2),
        6: at(4, 3),
        7: at(4, 2),
        8: at(11, 3),
        9: at(12, 3),
        10: at(11, 4),
        11: at(11, 2),
      },
    },
  ),
  drilled(
    'X3 overflow',
    [...new Array(13).fill('aurochs'), 'mason', 'thorn_archer', 'crossbowman', 'comet_sage', 'x_sniper'],
    ['shieldbearer'],
    'last',
    {
      steps: 0,
      battle: { rows: 12 },
      units: { 12: at(5, 11), 13: at(4, 5), 14: at(3, 5), 15: at(2, 5), 16: at(1, 5), 17: at(0, 5), 18: at(0, 6) },
    },
  ),
  staged(
    'X5 boost and aura',
    [
      'W greywolf (7,2)',
      'W standard_bearer (5,2)',
      'W standard_bearer (5,3) silenced_turns 1',
      'E shieldbearer (8,2) block_used 1',
      'E warden (9,2)',
    ],
    { order: [1] },
    [],
    { steps: 1, units: { 4: { hp: 15, block_used: 1, taken: 4 }, 1: { dealt: 4 } } },
  ),
  staged('X6 negative armour', ['W greywolf (7,2)', 'E crossbowman (8,2) armor -3'], { order: [1] }, [], {
    steps: 1,
    units: { 2: { hp: 4 } },
  }),
  staged(
    'X7 block',
    ['W greywolf (7,2)', 'W greywolf (7,1)', 'E shieldbearer (8,2)', 'E greywolf (16,0)'],
    { order: [1, 2] },
    [],
    { steps: 1, units: { 3: { hp: 19, block_used: 1 } } },
    { steps: 2, units: { 3: { hp: 15, block_used: 1 } } },
  ),
  staged(
    'X7 no block while silenced',
    ['W greywolf (7,2)', 'W greywolf (7,1)', 'E shieldbearer (8,2) silenced_turns 1', 'E greywolf (16,0)'],
    { order: [1, 2] },
    [],
    { steps: 1, units: { 3: { hp: 15, block_used: 0 } } },
  ),
  staged(
    'X8 undying',
    ['W ripper (7,2)', 'E greywolf (8,2) hp 3', 'E oathkeeper (10,2)', 'E oathkeeper (9,2)', 'E oathkeeper (12,2)'],
    { rows: 7, order: [1] },
    [],
    { steps: 1, units: { 2: { hp: 3, damage: 4, alive: true } }, battle: { order: [1] } },
  ),
  staged(
    'X8 nothing left to pay undying with',
    [
      'W ripper (7,2)',
      'E greywolf (8,2) hp 3 damage 0',
      'E oathkeeper (10,2)',
      'E oathkeeper (9,2)',
      'E oathkeeper (12,2)',
    ],
    { rows: 7, order: [1] },
    [],
    { steps: 1, units: { 2: { hp: 0, alive: false } }, battle: { order: [1, 1] } },
  ),
  staged(
    'X9 execute',
    ['W crossbowman (5,2)', 'W headsman (8,1)', 'E tuskboar (8,2) hp 9', 'E tuskboar (16,0)'],
    { order: [1] },
    [],
    { steps: 1, units: { 3: { alive: false, damage: 5 }, 2: { kills: 1 }, 1: { kills: 0, dealt: 5 } } },
  ),
  staged(
    'X9 undying does not help',
    ['W crossbowman (5,2)', 'W headsman (8,1)', 'E tuskboar (8,2) hp 9', 'E oathkeeper (9,2)'],
    { order: [1] },
    [0],
    { steps: 1, units: { 3: { alive: false, damage: 5 }, 2: { kills: 1 } } },
  ),
  staged(
    'X10 walking',
    ['W greywolf (5,2) speed 100', 'E shieldbearer (11,2)', 'E shieldbearer (11,0)'],
    { order: [1] },
    [],
    { steps: 1, units: { 1: at(6, 2) } },
  ),
  staged('X10 detour', ['W greywolf (7,2) speed 100', 'W warden (8,2)', 'E shieldbearer (9,2)'], { order: [1] }, [], {
    steps: 1,
    units: { 1: at(7, 1) },
  }),
  staged(
    'X10 sealed',
    [
      'W greywolf (4,2) speed 100',
      'W warden (7,0)',
      'W warden (7,1)',
      'W warden (7,2)',
      'W warden (7,3)',
      'W warden (7,4)',
      'E shieldbearer (8,2)',
    ],
    { order: [1] },
    [],
    { steps: 1, units: { 1: at(5, 2) } },
  ),
  staged('X11 speed', ['W greywolf (5,2)', 'E shieldbearer (11,2)'], { order: [1] }, [39], {
    steps: 1,
    units: { 1: at(7, 2) },
  }),
  staged('X11 speed, not this time', ['W greywolf (5,2)', 'E shieldbearer (11,2)'], { order: [1] }, [40], {
    steps: 1,
    units: { 1: at(6, 2) },
  }),
  staged('X11 no roll in range', ['W greywolf (8,2)', 'E crossbowman (10,2)'], { order: [1] }, [], {
    steps: 1,
    units: { 1: at(9, 2), 2: { hp: 7 } },
  }),
  staged(
    'X12 shadowstep',
    [
      'W night_stalker (5,2) charges [1]',
      'E shieldbearer (11,2)',
      'E crossbowman (14,4)',
      'E crossbowman (14,0)',
      'E field_surgeon (15,4)',
    ],
    { rows: 7, order: [1] },
    [],
    { steps: 1, units: { 1: at(16, 4, { charges: [0] }), 5: { hp: 7 } } },
  ),
  staged(
    'X12 behind the back is off the board',
    ['W night_stalker (5,2) charges [1]', 'E crossbowman (16,3)'],
    { rows: 7, order: [1] },
    [],
    { steps: 1, units: { 1: at(16, 4), 2: { hp: 6 } } },
  ),
  staged(
    'X12 not charged',
    ['W night_stalker (5,2) charges [0]', 'E crossbowman (16,3)'],
    { rows: 7, order: [1] },
    [],
    { steps: 1, units: { 1: at(6, 2, { charges: [1] }) } },
  ),
  staged('X13 push', ['W gale_reader (5,2)', 'E greywolf (8,2)', 'E greywolf (10,2)'], { order: [1] }, [], {
    steps: 1,
    units: { 2: at(9, 2, { hp: 17 }) },
  }),
  staged('X13 push west', ['W gale_reader (9,2)', 'E greywolf (7,3)'], { order: [1] }, [], {
    steps: 1,
    units: { 2: at(5, 3) },
  }),
  staged('X13 pushed by the victim', ['W pikeman (6,2) charges [1]', 'E greywolf (7,3)'], { order: [2] }, [], {
    steps: 1,
    units: { 2: at(8, 3), 1: { hp: 14 } },
  }),
  staged('X14 retreat', ['W thorn_archer (6,2)', 'E warden (7,2)'], { order: [1] }, [], {
    steps: 1,
    units: { 1: at(5, 2), 2: { hp: 20 } },
  }),
  staged('X14 cornered', ['W thorn_archer (0,0)', 'W warden (0,1)', 'E warden (1,0)'], { order: [1] }, [], {
    steps: 1,
    units: { 1: at(0, 0) },
  }),
  staged('X15 summon', ['W blade_caller (5,2) charges [1]', 'E shieldbearer (11,2)'], { order: [1, 2] }, [], {
    steps: 1,
    battle: { order: [1, 2] },
    units: { 3: at(6, 2, { type: 'blade', has_acted: true, summoner_id: 1 }), 1: at(5, 1) },
  }),
  staged(
    'X15 a Blade that acts at once',
    ['W bone_piper (5,2)', 'W greywolf (6,2) hp 1', 'E ripper (7,2)'],
    { order: [3, 1] },
    [],
    { steps: 1, battle: { order: [3, 1, 4, 3] }, units: { 2: { alive: false }, 4: at(6, 2, { has_acted: false }) } },
  ),
  staged('X16 charge', ['W frost_adept (5,2) charges [0]', 'E greywolf (8,2)'], { order: [1] }, [], {
    steps: 1,
    units: { 2: { hp: 17, frozen_turns: 0 }, 1: { charges: [1] } },
  }),
  staged('X16 charged', ['W frost_adept (5,2) charges [1]', 'E greywolf (8,2)'], { order: [1] }, [], {
    steps: 1,
    units: { 2: { frozen_turns: 1 }, 1: { charges: [0] } },
  }),
  staged('X17 queue', QUEUE, { order: [1] }, [], ANSWERED),
  staged('X17 queue, deferred', QUEUE, { order: [1], events: 'deferred' }, [], ANSWERED),
  staged(
    'X18 splash and lament',
    [
      'W shard_slinger (5,2)',
      'E greywolf (8,2) hp 4',
      'E greywolf (8,1) hp 2',
      'E greywolf (8,3)',
      'E matron_bear (9,2)',
      'E matron_bear (11,2)',
    ],
    { order: [1] },
    [],
    {
      steps: 1,
      left: [1, 4, 5, 6],
      units: { 4: { hp: 18 }, 5: { damage: 9, hp: 26 }, 6: { damage: 9 }, 1: { kills: 2 } },
    },
  ),
  staged(
    'X19 freeze and silence',
    ['W greywolf (7,2) hp 10 frozen_turns 1 silenced_turns 2', 'E ironclad (8,2) hp 3', 'E ironclad (9,2)'],
    { order: [1] },
    [2, 1],
    { steps: 1, units: { 1: { frozen_turns: 0, silenced_turns: 1, has_acted: true } } },
    {
      steps: 2,
      battle: { round: 2, order: [1, 2, 3] },
      units: { 1: { hp: 10, silenced_turns: 0 }, 2: { alive: false } },
    },
  ),
  staged(
    'X19 without freeze and silence',
    ['W greywolf (7,2) hp 10', 'E ironclad (8,2) hp 3', 'E ironclad (9,2)'],
    { order: [1] },
    [],
    { steps: 1, units: { 1: { hp: 16 } } },
  ),
  staged(
    'X20 ready',
    [
      'W ripper (7,2)',
      'W greywolf (3,0) speed 100',
      'E greywolf (8,2) hp 5',
      'E greywolf (8,1) hp 5',
      'E greywolf (8,3) hp 5',
      'E warden (9,2) armor 0',
    ],
    { order: [1, 2] },
    [0, 0],
    { steps: 2, units: { 3: { alive: false }, 2: at(4, 0) } },
    {
      steps: 4,
      battle: { order: [1, 2, 1, 1], index: 4 },
      left: [1, 2, 6],
      units: { 1: at(8, 2, { turns_taken: 3, ready_triggered: false, has_acted: true }) },
    },
  ),
  staged(
    'X21 deaths',
    [
      'W ripper (7,2)',
      'W howler (6,2) hp 10',
      'W carrion_kite (6,3)',
      'E greywolf (8,2) hp 2',
      'E dirge_drummer (9,2)',
      'E matron_bear (10,2)',
      'E mourner (10,3) hp 5',
    ],
    { rows: 7, order: [1] },
    [],
    {
      steps: 1,
      battle: { order: [1, 1] },
      units: {
        5: { damage: 3, ramp_accumulated: 1 },
        6: { damage: 8, ramp_accumulated: 3 },
        7: { damage: 4, hp: 8 },
        2: { hp: 13 },
        3: { damage: 5 },
      },
    },
  ),
  staged(
    'X22 stalemate',
    ['W warden (7,2) damage 1', 'E warden (8,2) damage 1'],
    { order: [1, 2] },
    [1, 0],
    { steps: 6, battle: { round: 3, stale: 2, winner: null }, units: { 1: { hp: 22 }, 2: { hp: 22 } } },
    { steps: 7, battle: { round: 4, stale: 3, winner: 0, reason: 'stalemate' } },
  ),
  staged(
    'X23 mutual',
    ['W x_martyr (7,2)', 'E glass_golem (8,2) hp 5 armor 0', 'E crossbowman (9,2) hp 1'],
    { order: [1], custom_units: [MARTYR] },
    [],
    { steps: 1, left: [], battle: { winner: 0, reason: 'mutual' } },
  ),
  drilled(
    'X25 a short battle',
    ['shieldbearer', 'crossbowman'],
    ['greywolf', 'greywolf'],
    'counting',
    {
      steps: 0,
      battle: { rows: 5, order: [1, 4, 3, 2] },
      units: { 1: at(5, 2), 2: at(4, 2), 3: at(11, 3), 4: at(11, 2) },
    },
    {
      steps: 'end',
      battle: { winner: 1, round: 6, steps: 21 },
      draws: 24,
      left: [1, 2],
      units: { 1: at(6, 2, { hp: 15 }), 2: at(5, 2, { hp: 12 }) },
    },
  ),
  drilled(
    'X25 a line against a pack',
    LINE,
    PACK,
    'counting',
    {
      steps: 0,
      battle: { rows: 8, order: [2, 11, 18, 8, 6, 10, 17, 12, 4, 16, 9, 7, 5, 3, 1, 15, 14, 13] },
    },
    {
      steps: 'end',
      battle: { winner: 2, round: 9, steps: 137 },
      draws: 230,
      left: [11, 13, 14, 17, 18],
      units: { 11: { hp: 3 }, 13: { hp: 12 }, 14: { hp: 18, damage: 11 }, 17: { hp: 13 }, 18: { hp: 13 } },
    },
  ),
  drilled('X25 rites against glass', RITES, GLASS, 'counting', {
    steps: 'end',
    battle: { rows: 8, winner: 1, round: 10, steps: 139 },
    draws: 191,
    everBorn: 22,
    left: [1, 2, 3, 6, 7, 8, 9],
    units: {
      1: { hp: 9 },
      2: { hp: 4 },
      3: { hp: 1 },
      6: { hp: 6 },
      7: { hp: 13 },
      8: { hp: 3 },
      9: { hp: 10 },
    },
  }),
  drilled('X25 knives against frost', KNIVES, FROST, 'counting', {
    steps: 'end',
    battle: { rows: 9, winner: 2, round: 11, steps: 152 },
    draws: 227,
    everBorn: 34,
    left: [13, 15, 16, 17, 21],
    units: { 13: { hp: 18 }, 15: { hp: 12 }, 16: { hp: 12 }, 17: { hp: 8 }, 21: { hp: 10 } },
  }),
]
