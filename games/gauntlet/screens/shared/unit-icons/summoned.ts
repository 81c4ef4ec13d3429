export default {
  risen_skeleton: 'skeleton-key',
  hell_spawn: 'imp-laugh',
  spirit_wolf: 'fox-head',
  mana_wisp: 'fireflake',
  field_turret: 'tesla-turret',
  barricade: 'barricade',
  bomb_bot: 'unlit-bomb',
}
