/** Icons that every page may use; each game lists its own beside its screens. */
export const ICONS = [
  'death-skull',
  'scroll-unfurled',
  'viking-shield',
  'visored-helm',
  'guarded-tower',
  'crossbow',
  'knight-banner',
  'crystal-cluster',
  'wolf-head',
  'boar-tusks',
  'bear-head',
  'wolverine-claws',
  'bow-arrow',
  'spears',
  'mounted-knight',
  'crossed-swords',
] as const
