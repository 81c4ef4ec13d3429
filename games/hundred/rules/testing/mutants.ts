/** A mistake somebody could make: a piece of a source file, and what stands there instead. */
export interface Mutant {
  readonly what: string
  readonly file: string
  readonly right: string
  readonly wrong: string
}

/** Each must be noticed by replaying the fixtures, or by what the rules then show. */
export const MUTANTS: readonly Mutant[] = [
  mutant(
    'HUN-803 a roll equal to the chance misses',
    'rules/combat/attack.ts',
    'const hits = roll <= chance',
    'const hits = roll < chance',
  ),
  mutant(
    'HUN-805 a turned blow does its whole damage',
    'rules/combat/attack.ts',
    'if (turned) raw = Math.floor(raw / 2)',
    'if (turned) raw = Math.floor(raw)',
  ),
  mutant(
    'HUN-805 a parry always negates',
    'rules/combat/attack.ts',
    "defence.reaction === 'dodge' || defence.chance - roll >= margin",
    'true',
  ),
  mutant(
    'HUN-808 heads are hit less often',
    'rules/combat/attack.ts',
    "if (roll <= 15) return 'head'",
    "if (roll <= 5) return 'head'",
  ),
  mutant(
    'HUN-809 heads are doubled',
    'rules/combat/attack.ts',
    "location === 'head' ? 3 : 1",
    "location === 'head' ? 2 : 1",
  ),
  mutant('HUN-811 limbs are crippled from a third', 'rules/combat/attack.ts', '4 * final < ', '3 * final < '),
  mutant(
    'HUN-812 everybody keeps their feet',
    'rules/combat/attack.ts',
    "if (!passed) goDown(play, target, 'knockout', attacker)",
    '',
  ),
  mutant('HUN-810 grips always hold', 'rules/combat/attack.ts', "if (result === 'held') return", 'if (result) return'),
  mutant(
    'HUN-903 a quarter is a wound, not a fifth',
    'rules/combat/damage.ts',
    '5 * harm.damage >= max',
    '4 * harm.damage >= max',
  ),
  mutant('HUN-1002 nobody minds the fallen', 'rules/combat/damage.ts', "losesFriend(play, place, 'down')", ''),
  mutant('HUN-1001 nobody breaks', 'rules/morale.ts', "failedBy > 20 ? 'broken'", "failedBy > 40 ? 'broken'"),
  mutant('HUN-1001 auras are weaker', 'rules/morale.ts', 'const AURA = 10', 'const AURA = 5'),
  mutant(
    'HUN-1003 two against one are not enough',
    'rules/morale.ts',
    'enemies >= 2 * (1 + beside)',
    'enemies > 2 * (1 + beside)',
  ),
  mutant('HUN-406 rest gives more', 'rules/ap.ts', 'before + 2)', 'before + 3)'),
  mutant(
    'HUN-403 what cannot be paid waits',
    'rules/ap.ts',
    'whole && actionPoints.spent[place] === 0 && left > 0',
    'false',
  ),
  mutant('HUN-501 an advance goes farther', 'rules/movement/moves.ts', 'advance: 10', 'advance: 11'),
  mutant('HUN-404 running is free', 'rules/movement/moves.ts', 'run: 1, sprint: 3', 'run: 0, sprint: 3'),
  mutant(
    'HUN-512 nobody strikes at leavers',
    'rules/movement/movement.ts',
    'world.policy.freeAttack[enemy] &&',
    'false &&',
  ),
  mutant(
    'HUN-505 of enemies only one gives way',
    'rules/movement/movement.ts',
    'yielding |= (1 << a) | (1 << b)',
    'yielding |= 1 << a',
  ),
  mutant(
    'HUN-508 retreats turn their backs',
    'rules/movement/movement.ts',
    '!queue.retreat[place] && queue.slipTicks[place] === 0',
    'queue.slipTicks[place] === 0',
  ),
  mutant(
    'HUN-607 two attacks a turn',
    'rules/combat/attack-step.ts',
    'const MOST_ATTACKS = 3',
    'const MOST_ATTACKS = 2',
  ),
  mutant(
    'HUN-509 turning to a target is free',
    'rules/combat/attack-step.ts',
    'const about = inFrontArc(world, place, target) ? 0 : 1',
    'const about = 0',
  ),
  mutant('HUN-804 reactions bind to no arc', 'rules/combat/reaction.ts', 'turnFlags.arcLock[by] = arc', ''),
  mutant('HUN-103 two free reactions', 'rules/turn.ts', 'flags.reactions[place] = 1', 'flags.reactions[place] = 2'),
  mutant(
    'HUN-806 a stance gives a reaction more',
    'rules/steps.ts',
    'flags.reactions[place] + ap - 1',
    'flags.reactions[place] + ap',
  ),
  mutant(
    'HUN-705 long actions first',
    'rules/combat/combat.ts',
    'length(at(due, to)) < length(at(due, to - 1))',
    'length(at(due, to)) > length(at(due, to - 1))',
  ),
  mutant('HUN-302 the caring give nothing back', 'rules/turn-end.ts', 'const CARE = 3', 'const CARE = 0'),
  mutant('HUN-904 nobody bleeds', 'rules/turn-end.ts', 'health.current[place] - 1', 'health.current[place]'),
  mutant(
    'HUN-720 nobody turns to the enemy',
    'rules/turn-end.ts',
    "world.policy.autoFace[place] !== 'nearest'",
    'true',
  ),
  mutant('HUN-1120 the fallen survive less often', 'rules/victory.ts', 'const SURVIVAL = 70', 'const SURVIVAL = 40'),
  mutant(
    'HUN-1012 fear is seen from less far',
    'rules/movement/engagement.ts',
    'const FEAR_SIGHT = 15000',
    'const FEAR_SIGHT = 5000',
  ),
  mutant('HUN-1601 a leak: all enemies are in sight', 'view/view.ts', 'if (!fog) return true', 'if (fog) return true'),
  mutant(
    'HUN-902 a leak: how the fallen are',
    'view/view.ts',
    'health: down ? { ...row.health, current: 0, executed: false } : row.health',
    'health: row.health',
  ),
]

function mutant(what: string, file: string, right: string, wrong: string): Mutant {
  return { what, file, right, wrong }
}
