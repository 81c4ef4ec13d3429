/** Planted mistakes. Each is a wrong reading of one rule, and the comparison with the shipping rules must notice it. */
export const MUTANTS = [
  /** HEX-45: the round is shuffled from the first index up. */
  'shuffle_from_the_front',
  /** HEX-24: East walks with West's order mirrored left to right instead of turned by half a circle. */
  'east_mirrored',
  /** HEX-51: among equally near goal enemies the highest id is taken. */
  'goal_tie_highest_id',
  /** HEX-52: the extra hex is rolled for although an enemy is in range already. */
  'roll_when_in_range',
  /** HEX-55: shadowstep goes to the nearest enemy. */
  'shadowstep_nearest',
  /** HEX-61: silenced units go on blocking. */
  'silenced_blocks',
  /** HEX-61: an armour aura leaves its bearer out. */
  'aura_leaves_bearer_out',
  /** HEX-61: undying is paid by the dearest source instead of the cheapest. */
  'undying_dearest',
  /** HEX-61: execute is checked before wounded abilities fire. */
  'execute_before_wounded',
  /** HEX-63: an executed unit is not mourned. */
  'executed_unmourned',
  /** HEX-63: harvest comes before lament. */
  'harvest_before_lament',
  /** HEX-65: damage is gained without end. */
  'gains_without_end',
  /** HEX-98: the death of a Blade calls Blades. */
  'blades_call_blades',
  /** HEX-80: a push between equal columns goes backward. */
  'push_equal_x_backward',
  /** HEX-80: an area push begins with the nearest. */
  'push_nearest_first',
  /** HEX-82: acting Blades are not limited to two a round. */
  'blades_unlimited',
  /** HEX-83: silence ticks at the end of turns that began unsilenced, too. */
  'silence_ticks_unmarked',
  /** HEX-83: repeated freezes add up. */
  'freeze_adds_up',
  /** HEX-84: a charge that finds no target is kept. */
  'charge_kept_without_target',
  /** HEX-95: an ability fired while draining starts a drain of its own. */
  'drain_within_drain',
  /** HEX-97: answers are answered. */
  'answers_answered',
  /** HEX-48: ready gives a fourth turn. */
  'ready_fourth_turn',
] as const

export type Mutant = (typeof MUTANTS)[number]
