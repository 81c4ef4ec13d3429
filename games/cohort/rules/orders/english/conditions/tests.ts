import type { GroupId } from '../../../content/groups.ts'
import type { Spot, Test } from '../../../order.ts'
import type { PlaceRef } from '../../grammar/place-phrases.ts'
import type { UnitRef } from '../../grammar/unit-phrases.ts'
import {
  after,
  as,
  before,
  both,
  type Chart,
  cell,
  either,
  map,
  maybe,
  nothing,
  priced,
  type Rule,
  several,
  token,
} from '../chart.ts'
import { ANYBODY, ENEMY, enemyKind } from '../enemy-phrases.ts'
import { idle } from '../filler.ts'
import { place } from '../place-phrases.ts'
import { distance } from '../places/bearing.ts'
import { ownUnits } from '../unit-phrases.ts'
import { aGroup } from '../units/groups.ts'
import { deadTest, figureTest } from './figures.ts'
import { BE, little, type SaidTest, SELF, said, subject, w } from './subjects.ts'

const NOT = w(
  "not|no|never|doesn't|don't|isn't|aren't|dont|doesnt|isnt|arent|do not|does not|is not|are not|did not|didn't|haven't|have not|has not|cannot|can't",
)

interface Foe {
  readonly group: GroupId | null
  readonly contact?: number
}

const ANY: Foe = { group: null }

/** `attack X2 when it comes within 3`: the enemy that is fought. */
export const FOUGHT = 0

const SPOKEN_OF: Foe = { group: null, contact: FOUGHT }

const aContact: Rule<Foe> = token('condition', (here, { scope }) =>
  here.kind === 'contact' && scope.view.contacts.some(({ handle }) => handle === here.handle)
    ? { group: null, contact: here.handle }
    : null,
)

const ofKind: Rule<Foe> = map(enemyKind, (group) => ({ group }))

const enemy: Rule<Foe> = cell(
  after(
    maybe(several(w('the|an|any|a|some|our|that'), 2)),
    either<Foe>(
      aContact,
      ofKind,
      as(w('it|he|she'), SPOKEN_OF),
      as(ENEMY, ANY),
      as(ANYBODY, ANY),
      priced(1, as(w('they|somebody else|people'), ANY)),
    ),
  ),
)

const noEnemy: Rule<Foe> = either<Foe>(
  after(w('no|no more|not any|not a'), either<Foe>(ofKind, as(ENEMY, ANY), as(w('one'), ANY))),
  as(w('nobody|no one|none|nothing'), ANY),
)

const ORDINAL = token('number', (here) => (here.kind === 'ordinal' ? here.value : null))

const COMES = maybe(
  several(w('comes|come|begins|starts|is reached|has come|arrives|is here|begin|start|has begun|is'), 2),
)

/** `turn 5`, `the fifth turn comes`. */
export const turnNumber: Rule<number> = cell(
  either(
    after(
      w('turn|turn number|round'),
      token('number', (here) =>
        here.kind === 'number' && here.measure === 'plain' && here.value <= 998 ? here.value : null,
      ),
    ),
    before(ORDINAL, w('turn|round')),
    token('condition', ({ key, kind }) => (kind === 'tile' && /^t\d+$/.test(key) ? Number(key.slice(1)) : null)),
  ),
)

const turnTest: Rule<SaidTest> = both(
  before(
    after(maybe(several(w('it|is|it is|the|we|reach|we reach|will be|arrives|comes|at|on'), 3)), turnNumber),
    COMES,
  ),
  nothing(null),
  (turn) => said({ test: 'turn', turn }),
)

const SEEN = w(
  'in sight|visible|seen|spotted|appears|appear|in view|around|about|shows up|show up|shows himself|shows itself|show themselves|show himself|nearby|there|comes|come|coming|is coming|are coming|approaches|approach|comes in sight|come in sight|comes into sight|come into sight|to be seen|shows|turns up|arrives|arrive',
)

const SEE = w(
  'see|sees|spot|spots|notice|notices|sight|sights|find|finds|detect|meet|meets|run into|encounter|make out|do see|spotted|saw',
)

const sightTest: Rule<SaidTest> = either(
  both(after(little, enemy), after(little, SEEN), (foe) => said({ test: 'sight', ...foe })),
  both(
    after(little, enemy),
    as(
      both(after(little, NOT), after(little, SEEN), () => true),
      null,
    ),
    (foe) => said({ test: 'sight', ...foe }, null, true),
  ),
  both(after(little, noEnemy), maybe(after(little, SEEN)), (foe) => said({ test: 'sight', ...foe }, null, true)),
  both(
    subject,
    after(
      little,
      after(
        SEE,
        after(
          little,
          either<Foe>(
            enemy,
            map(aGroup, (group) => ({ group })),
            priced(1, as(w('them|it'), ANY)),
          ),
        ),
      ),
    ),
    (about, foe) => (isEnemyGroup(foe.group) ? said({ test: 'sight', ...foe }, about) : null),
  ),
  // What one's own scouts do not see others may.
  priced(
    2,
    both(subject, after(little, after(SEE, after(little, noEnemy))), (about, foe) =>
      said({ test: 'sight', ...foe }, about, true),
    ),
  ),
  both(subject, after(little, after(NOT, after(little, after(SEE, after(little, enemy))))), (about, foe) =>
    said({ test: 'sight', ...foe }, about, true),
  ),
  map(w('the coast is clear|it is clear|the way is clear|all is clear|clear|all clear'), () =>
    said({ test: 'sight', group: null }, null, true),
  ),
)

function isEnemyGroup(group: GroupId | null): boolean {
  return group === null || !['everyone', 'rest', 'mercenaries'].includes(group)
}

const NEARING = w(
  'come|comes|get|gets|is|are|closes|close|to|up|in|moves|move|approaches|approach|within|nearer|closer|than|any|coming|has come|have come|gotten|too|very|super|really|at|right|more|comes too|at a distance of|less|to within',
)

const WITHIN = w('within|in|inside of|closer than|nearer than|less than|to within|inside')

const spot: Rule<Spot | 'units'> = cell((chart, at) =>
  either<Spot | 'units'>(
    map(w('us|me|them|you|it|him'), () => ({ is: 'self' as const })),
    map(ownUnits, (refs) => {
      const ids = refs.flatMap(({ units }) => units)
      const [unit] = ids
      return ids.length === 1 && unit !== undefined ? { is: 'unit' as const, unit } : null
    }),
    map(after(maybe(several(w('the|our|a'), 2)), place), spotOf),
  )(chart, at),
)

/** Nothing that units wait for happens in a relation or in a block of the field. */
export function spotOf(ref: PlaceRef): Spot | null {
  if (ref.is === 'tile') return ref
  if (ref.is !== 'named' || ref.block) return null
  return ref.point === null ? { is: 'region', region: ref.name } : { is: 'point', point: ref.point }
}

const withinTest: Rule<SaidTest> = either(
  both(
    both(after(little, enemy), after(maybe(several(NEARING, 4)), after(WITHIN, distance)), (foe, tiles) => ({
      foe,
      tiles,
    })),
    maybe(after(w('of|from|to|away from'), spot)),
    ({ foe, tiles }, of) => (of === 'units' ? null : said({ test: 'within', tiles, of: of ?? { is: 'self' }, ...foe })),
  ),
  both(
    both(after(little, noEnemy), after(maybe(several(NEARING, 4)), after(WITHIN, distance)), (foe, tiles) => ({
      foe,
      tiles,
    })),
    maybe(after(w('of|from'), spot)),
    ({ foe, tiles }, of) =>
      of === 'units' ? null : said({ test: 'within', tiles, of: of ?? { is: 'self' }, ...foe }, null, true),
  ),
  both(
    before(after(little, enemy), maybe(several(NEARING, 3))),
    w(
      'close|near|close by|nearby|too close|too near|super close|very close|near us|near you|close to us|close to you|close to them|near them',
    ),
    (foe) => said({ test: 'within', tiles: CLOSE, of: { is: 'self' }, ...foe }),
  ),
  // `comes near the train`: within reach of it, or at it.
  (chart, at) =>
    both(
      before(after(little, enemy), maybe(several(either<unknown>(BE, NEARING), 4))),
      after(w('close to|near|near to|near of|next to|close by|upon|up on|around'), after(little, spot)),
      (foe, of) => ({ foe, of }),
    )(chart, at).flatMap(({ value: { foe, of }, ...found }) =>
      of === 'units'
        ? []
        : [CLOSE, 1].map((tiles) => ({
            ...found,
            price: found.price + (tiles === 1 ? 1 : 0),
            value: said({ test: 'within', tiles, of, ...foe }),
          })),
    ),
  both(
    after(little, enemy),
    after(
      maybe(
        several(
          either<unknown>(
            BE,
            w(
              'standing|stands|arrives|reaches|reach|arrive|at|on|in|to|into|for|onto|moves|move|goes|go|heads|head|makes|make|marches|march|advances|advance|turns up|shows up|appears|appear|enters|enter|steps|coming|going|moving|heading|marching|crosses|cross|over|crossing',
            ),
          ),
          4,
        ),
      ),
      spot,
    ),
    (foe, of) =>
      of === 'units' || of.is === 'self' || of.is === 'unit' ? null : said({ test: 'within', tiles: 1, of, ...foe }),
  ),
)

/** What `close` means where no number is said. */
const CLOSE = 3

const ATTACKED = w(
  'attacked|engaged|under attack|in combat|in contact|hit|charged|fought|in a fight|shot at|assaulted|in melee|fighting|come under attack|comes under attack|coming under attack|come under fire|beset|struck|ambushed',
)

const ATTACKS = w(
  'attack|attacks|engage|engages|charge|charges|assault|assaults|hit|hits|strike|strikes|fight|fights|fall upon|falls upon|fall on|falls on|come at|comes at|jump|jumps|go for|goes for|fight back',
)

const AN_ATTACK = w(
  'an attack|attack|contact|contact is made|we make contact|there is contact|there is an attack|there is a fight|combat|contact with the enemy',
)

const engagedTest: Rule<SaidTest> = either(
  both(subject, after(little, ATTACKED), (about) => said({ test: 'engaged', unit: null }, about)),
  both(subject, after(little, after(NOT, after(little, ATTACKED))), (about) =>
    said({ test: 'engaged', unit: null }, about, true),
  ),
  map(after(NOT, after(little, ATTACKED)), () => said({ test: 'engaged', unit: null }, null, true)),
  both(
    before(after(little, enemy), after(little, ATTACKS)),
    either<readonly UnitRef[] | null>(ownUnits, as(SELF, null), as(w('first'), null), nothing(null)),
    ({ group, contact }, about) =>
      group === null && contact === undefined ? said({ test: 'engaged', unit: null }, about) : null,
  ),
  map(AN_ATTACK, () => said({ test: 'engaged', unit: null })),
  // `X2 attacks the archers`: it comes to them, or they are attacked by anybody.
  priced(
    2,
    both(before(after(little, enemy), after(little, ATTACKS)), ownUnits, ({ contact, group }, refs) =>
      contact === undefined && group === null ? null : said({ test: 'engaged', unit: null }, refs),
    ),
  ),
  priced(
    2,
    both(before(after(little, enemy), after(little, ATTACKS)), spot, (foe, of) =>
      of === 'units' || (foe.contact === undefined && foe.group === null)
        ? null
        : said({ test: 'within', tiles: 1, of, ...foe }),
    ),
  ),
  // `the levy gets into trouble`: attacked, shaken, or half of it lost.
  (chart, at) =>
    both(
      subject,
      after(
        little,
        w(
          'in trouble|into trouble|hard pressed|under pressure|frightened|scared|afraid|nervous|shaken|wavering|panic|weak|weakened|too weak|hurt|badly hurt|losing|beaten|in danger|threatened|struggling|tired|breaking',
        ),
      ),
      (whose) => whose,
    )(chart, at).flatMap((found) => {
      const tests: readonly Test[] = [
        { test: 'morale', unit: null, below: 50 },
        { test: 'engaged', unit: null },
        { test: 'strength', unit: null, below: 50, percent: true },
      ]
      return tests.map((test) => ({ ...found, price: found.price + 2, value: said(test, found.value) }))
    }),
)

const REACHES = w(
  'at|reaches|reach|reached|arrives|arrives at|arrive at|arrived at|gets to|get to|is at|are at|has reached|have reached|have arrived at|has arrived at|got to|reaching|arrive|arriving at|on|in position at|is on|are on|is in|are in|arrive in|makes it to',
)

const reachTest: Rule<SaidTest> = both(subject, after(little, after(REACHES, after(little, spot))), (whose, at) =>
  at === 'units' || at.is === 'self' ? null : said({ test: 'reaches', unit: null, at }, whose),
)

const point: Rule<string> = map(after(maybe(several(w('the|our|a'), 2)), place), (ref, _from, _end, { scope }) => {
  if (ref.is === 'named') return ref.point
  if (ref.is !== 'tile') return null
  for (const list of scope.places.byFirst.values())
    for (const [, named] of list) if (named.point !== null && named.tiles.includes(ref.tile)) return named.point
  return null
})

const OURS = w('ours|taken|captured|held by us|in our hands|secured|secure|has fallen|is ours|under our control|won')

const THEIRS = w(
  'theirs|lost|held by enemy|held by the enemy|in enemy hands|taken by the enemy|captured by the enemy|under enemy control|overrun|taken from us',
)

const WE_HOLD = w(
  "we hold|we have|we own|we take|we have taken|we capture|we control|we've taken|we've got|we got|we secure|we have captured|we hold on to|we are holding",
)

const THEY_HOLD = w(
  'we lose|we lost|we have lost|they take|they hold|they capture|they have|the enemy takes|the enemy holds|the enemy captures|the enemy has|the enemy has taken|enemy takes|enemy holds|they have taken|the enemy gets|they get|the enemy seizes|they seize',
)

const heldTest: Rule<SaidTest> = either(
  both(
    point,
    after(
      little,
      either(
        map(OURS, () => 'ours' as const),
        map(THEIRS, () => 'theirs' as const),
      ),
    ),
    (id, by) => said({ test: 'held', point: id, by }),
  ),
  both(
    either(
      map(WE_HOLD, () => 'ours' as const),
      map(THEY_HOLD, () => 'theirs' as const),
    ),
    point,
    (by, id) => said({ test: 'held', point: id, by }),
  ),
  both(w("we do not hold|we don't hold|we don't have|we do not have"), point, (_, id) =>
    said({ test: 'held', point: id, by: 'ours' }, null, true),
  ),
)

/** COH-12.10, in the words people use. */
export const test: Rule<SaidTest> = cell(
  after(
    idle,
    either(
      turnTest,
      sightTest,
      map(withinTest, withPlace),
      engagedTest,
      deadTest,
      figureTest,
      reachTest,
      map(heldTest, withPlace),
    ),
  ),
)

function withPlace(said: SaidTest, _from: number, _end: number, { scope }: Chart): SaidTest {
  const { test } = said
  if (test.test === 'within' && test.of.is === 'tile') return { ...said, place: test.of }
  const id = test.test === 'held' ? test.point : test.test === 'within' && test.of.is === 'point' ? test.of.point : null
  for (const list of scope.places.byFirst.values()) {
    for (const [, named] of list)
      if (named.point !== null && named.point === id) return { ...said, place: { is: 'named', ...named } }
  }
  return said
}
