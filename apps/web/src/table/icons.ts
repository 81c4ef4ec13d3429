/** Icons that every screen may use; each game lists its own beside its screens. */
export const ICONS = [
  'crossed-swords',
  'checked-shield',
  'archery-target',
  'walking-boot',
  'hearts',
  'death-skull',
  'open-book',
  'scroll-unfurled',
  'hexes',
  'viking-shield',
  'bowman',
  'tower-flag',
] as const
