/** Why an order waits or was dropped, in words (HUN-1403). */
const REASONS: Readonly<Record<string, string>> = {
  'target down': 'the target has fallen',
  'out of reach': 'the target is out of reach',
  no_path: 'there is no way there',
  target_lost: 'the target is out of sight',
  target_down: 'the target has fallen',
  no_target: 'there is nobody to strike',
  no_ammo: 'no shafts are left',
  no_item: 'none is left',
  no_weapon: 'it has no such weapon',
  no_shield: 'it has no working shield',
  too_far: 'it is too far away',
  limb_crippled: 'a limb is crippled',
  exhausted: 'it is exhausted',
  engaged: 'it is in contact with an enemy',
  ap: 'no action points are left in this turn',
  mode: 'it has moved at another pace this turn',
  ticks: 'its movement of this turn is used up',
  attacks: 'it has struck often enough this turn',
  reach: 'the target is out of reach',
  sight: 'it has no clear sight',
  condition: 'its condition is not met yet',
  target: 'it sees nobody to strike',
  range: 'the target is out of reach',
  moved: 'it has moved this turn',
  stance: 'it stands on guard already',
  bandage: 'the wound is bandaged already',
}

export function waitWords(reason: string): string {
  return REASONS[reason] ?? reason.replaceAll('_', ' ')
}
