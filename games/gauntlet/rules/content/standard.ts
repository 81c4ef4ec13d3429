/**
 * System abilities (GB-218) and standard auras (GB-219) in the notation of the others. What the vocabulary cannot say of the
 * first is told by the id: conserve_ammo, burnout, endless_quiver, rapid_reload and cursed_blades.
 */
export const SYSTEM_ROWS: readonly (readonly [string, string])[] = [
  ['Coordinated Retreat', 'P always: mod aooTaken -50'],
  ['Coordinated Defense', 'P always: mod riposteDamage +25'],
  ['Unbreakable Square', 'P always: tag UnbreakableSquare'],
  ['Back to Back', 'P always: tag UnbreakableSquare'],
  ['Armor Piercer', 'P always: tag ArmorPiercer'],
  ['Rending Blows', 'P always: tag RendingBlows'],
  ['Sticky Intercept', 'P always: tag StickyIntercept'],
  ['Conserve Ammo', 'P always: mod accuracy +0'],
  ['Burnout', 'P always: mod accuracy +0'],
  ['Endless Quiver', 'P always: mod atk -20%'],
  ['Rapid Reload', 'P always: mod accuracy +0'],
  ['Field Repairs', 'P turn_start: repair 2 @others[within 1,shredded]/most_shred*1'],
  ['Cursed Blades', 'P always: mod accuracy +0'],
  ['Purify', 'A2 reach=self area=burst2(self,allies): cleanse contagion all if[infected]'],
]

/** What system abilities do that their definition does not say, in a sentence for people. */
export const SYSTEM_WORDS: Readonly<Record<string, string>> = {
  conserve_ammo: 'A shot that kills gives 1 ammunition back.',
  burnout:
    'May use its ability while it cools down if it has more than 30% life: it loses 15% of its maximum life first, and the cooldown goes on.',
  endless_quiver: 'Carries 2 more ammunition and has 20% less attack.',
  rapid_reload: 'The cooldowns it starts are 1 turn shorter.',
  cursed_blades: 'A blow that damages armour gives Cursed Wound for 3 turns.',
}

export const STANDARD_AURA_ROWS: readonly (readonly [string, string])[] = [
  ['Holy Light', 'Aura static2 enemies: status exposed'],
  ['Storm Front', 'Aura static2 enemies: mod rangedAccuracy -50'],
  ['Icy Grave', 'Aura static2 enemies: mod initiative -10'],
  ['Terror', 'Aura static2 enemies turn: resolve -10 fear'],
  ['Rally Banner', 'Aura pulse2 allies: resolve +5'],
  ['Solace', 'Aura pulse2 allies: resolve +8'],
  ['Dark Will', 'Aura pulse2 allies: resolve +8'],
  ['Saints Shield', 'Aura static1 allies: status fear_immune'],
  ['Defiled Ground', 'Aura static1 allies: status sustained'],
  ['Purifier', 'Aura static2 allies: status pure'],
  ['Supply', 'Aura static1 allies supply: ammo +2'],
  ['Reliquary', 'Aura relic3 enemies 3: damage 5 true'],
]
