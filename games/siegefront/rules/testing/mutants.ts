/** A possible mistake: a piece of a source file and its replacement. */
export interface Mutant {
  readonly what: string
  readonly file: string
  readonly right: string
  readonly wrong: string
}

/** Each must be noticed by replaying the fixtures, or by what the rules then list as legal or show. */
export const MUTANTS: readonly Mutant[] = [
  {
    what: 'SGF-503 equal initiative lets the attacker strike first',
    file: 'rules/attack.ts',
    right: "first === second ? 'together' : first > second",
    wrong: 'first >= second',
  },
  {
    what: 'SGF-504 a critical needs one less',
    file: 'rules/attack.ts',
    right: 'roll <= criticalNeed(by))',
    wrong: 'roll < criticalNeed(by))',
  },
  {
    what: 'SGF-504 a ward does not take the blow',
    file: 'rules/attack.ts',
    right: 'const damage = warded ? 0 : blow.damage',
    wrong: 'const damage = blow.damage',
  },
  {
    what: 'SGF-505 a card at exactly 0 HP stands on',
    file: 'rules/settle.ts',
    right: 'unit.hp <= 0)\n    if (dead.length === 0) break',
    wrong: 'unit.hp < 0)\n    if (dead.length === 0) break',
  },
  {
    what: 'SGF-303 statuses of both seats fall at every turn end',
    file: 'rules/turn.ts',
    right: 'if (unit.owner === active) tickStatuses(play, unit)',
    wrong: 'tickStatuses(play, unit)',
  },
  {
    what: 'SGF-301 the starting seat draws on turn 1',
    file: 'rules/turn.ts',
    right: 'if (turn > 1) drawCard',
    wrong: 'if (turn > 0) drawCard',
  },
  {
    what: 'SGF-301 a card that moved last turn stays tired',
    file: 'rules/turn.ts',
    right: 'unit.moved = false',
    wrong: 'unit.moved = unit.fresh',
  },
  {
    what: 'SGF-507 castle damage is rounded up',
    file: 'rules/attack.ts',
    right: 'Math.floor(value / 100)',
    wrong: 'Math.ceil(value / 100)',
  },
  {
    what: 'SGF-602 the ground does nothing for an attack',
    file: 'rules/field/values.ts',
    right: 'terrainFor(unit, TERRAIN[terrain].attack)',
    wrong: '100',
  },
  {
    what: 'SGF-801 Siege wants three in front',
    file: 'rules/field/formation.ts',
    right: 'front >= 2',
    wrong: 'front >= 3',
  },
  {
    what: 'SGF-901 weather lasts a turn longer',
    file: 'rules/field/weather.ts',
    right: 'duration: 2 + length',
    wrong: 'duration: 3 + length',
  },
  {
    what: 'SGF-205 the deck is not shuffled after a mulligan',
    file: 'rules/setup.ts',
    right: 'play.ref.dice.shuffle(own.deck)',
    wrong: 'own.deck.reverse()',
  },
  {
    what: 'SGF-1202 Cleave strikes its target too',
    file: 'rules/abilities/effects.ts',
    right: ' && adjacent(other, unit) && other !== moment.target',
    wrong: ' && adjacent(other, unit)',
  },
  {
    what: 'SGF-1202 Reborn never ends',
    file: 'rules/abilities/effects.ts',
    right: 'unit.rebornUsed = true',
    wrong: 'unit.rebornUsed = false',
  },
  {
    what: 'SGF-1213 the forge forgets what an ability costs',
    file: 'rules/forge.ts',
    right: 'budget -= abilityOf(key).points',
    wrong: 'budget -= 0',
  },
  {
    what: 'SGF-502 a guard does not hold its neighbours',
    file: 'view/refuse.ts',
    right: "!held || has(target, 'guard')",
    wrong: 'true',
  },
  {
    what: 'SGF-401 a tie is enough to control the middle',
    file: 'view/refuse.ts',
    right: 'controller(field) === seat ||',
    wrong: 'controller(field) !== 1 - seat ||',
  },
  {
    what: 'SGF-403 300 is not enough for two steps',
    file: 'rules/field/values.ts',
    right: 'quick < 300 ? 1 : 2',
    wrong: 'quick <= 300 ? 1 : 2',
  },
  {
    what: 'SGF-1802 a view shows the other hand',
    file: 'view/view.ts',
    right: 'hand: shown ? own.hand : null',
    wrong: 'hand: own.hand',
  },
]
