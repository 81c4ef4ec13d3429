/** A mistake somebody could make: a piece of a source file, and what stands there instead. */
export interface Mutant {
  readonly what: string
  readonly file: string
  readonly right: string
  readonly wrong: string
}

/** Each must be noticed by replaying the fixtures. */
export const MUTANTS: readonly Mutant[] = [
  {
    what: 'COH-4.3 either end in a wood does not matter',
    file: 'rules/ground/sight-tables.ts',
    right: '+ weather - cover)',
    wrong: '+ weather)',
  },
  {
    what: 'COH-6.6 zones of control stop nobody',
    file: 'rules/pulse.ts',
    right: 'if (unit.steps > 0 && inZone(play, unit)) halt',
    wrong: 'if (unit.id < 0) halt',
  },
  {
    what: 'COH-7.4 the way by road does not look for the road',
    file: 'rules/ground/path.ts',
    right: "how.route === 'road' && ground[next] !== CODE.road",
    wrong: "how.route === 'road' && ground[next] === CODE.road",
  },
  {
    what: 'COH-8.4 friends beside a unit do not help it',
    file: 'rules/combat/strike.ts',
    right: '    sum += friends\n',
    wrong: '',
  },
  {
    what: 'COH-8.6 casualties are rounded down',
    file: 'rules/combat/strike.ts',
    right: 'const men = rnd(',
    wrong: 'const men = div(',
  },
  {
    what: 'COH-9.1 a blow in the flank does not shake',
    file: 'rules/combat/rout.ts',
    right: "add('struck in the flank', -5)",
    wrong: "add('struck in the flank', 0)",
  },
  {
    what: 'COH-9.12 rest gives one morale more',
    file: 'rules/upkeep.ts',
    right: 'hearten(play, unit, 3 +',
    wrong: 'hearten(play, unit, 4 +',
  },
  {
    what: 'COH-11.1 scouts control a point',
    file: 'rules/victory.ts',
    right: "|| unit.kind === 'scouts') continue",
    wrong: ') continue',
  },
  {
    what: 'COH-4.1 weather is drawn every turn',
    file: 'rules/resolve.ts',
    right: 'state.turn % 3 === 1',
    wrong: 'state.turn > 0',
  },
]
