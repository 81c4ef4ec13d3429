import type { GroupId } from '../../content/groups.ts'
import { fits, isKnown } from '../../rules/targets.ts'
import type { TargetRef } from '../grammar/enemy-phrases.ts'
import { PICK_PHRASES } from '../words/vocabulary.ts'
import { corrected } from './asides.ts'
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
  phrase,
  priced,
  type Rule,
  several,
  token,
  words,
} from './chart.ts'
import { unknownWord } from './filler.ts'
import { place } from './place-phrases.ts'
import { aGroup } from './units/groups.ts'

const ARTICLE = maybe(
  several(words('skip', 'the|a|an|any|all|all the|that|those|this|these|of the|every|some|guy|guys|our'), 3),
)
export const ENEMY = words(
  'target',
  'enemy|enemies|enemys|nasty men|bad men|bad people|adversary|adversaries|enemy unit|enemy units|enemy force|enemy forces|enemy soldiers|enemy troops|foe|foes|bad guys|bad guy|baddies|opponent|opponents|hostiles|hostile|opposing army|enemy army|the other side|attacker|attackers|defenders|invaders',
)
/** Anybody at all; `them` only where nobody else can be meant. */
export const ANYBODY = words(
  'target',
  'anyone|anybody|anything|everything|everyone|everybody|someone|somebody|whoever|whomever|one|whoever comes|whoever comes close|whoever is closest|whatever moves|anything that moves|anyone who comes',
)
const OF_ENEMY = words('target', 'of the enemy|of the enemies|of theirs|from the enemy')
const THEIR = words(
  'target',
  'bad|nasty|evil|rival|hostile|opposing|damn|damned|bloody|enemy|enemies|their|enemy s|hostile|opposing|the other|other|those',
)

const contact: Rule<TargetRef> = token('target', (here, { scope }) =>
  here.kind === 'contact' && scope.view.contacts.some((each) => each.handle === here.handle && isKnown(each))
    ? { is: 'contact', handle: here.handle }
    : null,
)

/** `ex one`, `x to`, as phones write it. */
const spelledContact: Rule<TargetRef> = (chart, at) => {
  const [sign, number] = [chart.tokens[at], chart.tokens[at + 1]]
  if (at + 2 > chart.stop || !/^(?:x|ex)$/.test(sign?.key ?? '')) return []
  const handle = number?.kind === 'number' ? number.value : SOUNDS[number?.key ?? '']
  if (handle === undefined || !chart.scope.view.contacts.some((each) => each.handle === handle && isKnown(each)))
    return []
  return [
    { value: { is: 'contact', handle }, end: at + 2, price: 2, marks: [{ from: at, to: at + 2, kind: 'target' }] },
  ]
}
const SOUNDS: Readonly<Record<string, number>> = { won: 1, to: 2, too: 2, tree: 3, for: 4 }

/** `X1, no wait, X2`: the second. */
const oneContact: Rule<TargetRef> = corrected(either(contact, spelledContact))

const pick = phrase(PICK_PHRASES, 'target')

function isAbout(chart: Chart, group: GroupId): boolean {
  return chart.scope.view.contacts.some((each) => isKnown(each) && fits(each, group))
}

/** What kind of enemy; hired men cannot be told from others. */
const kind: Rule<GroupId> = map(aGroup, (group) =>
  group === 'everyone' || group === 'rest' || group === 'mercenaries' || group === 'support' ? null : group,
)

/** `enemy cavalry`, `their horsemen`, `the cavalry of the enemy`. */
export const enemyKind: Rule<GroupId> = cell(
  after(
    ARTICLE,
    either(after(THEIR, after(maybe(unknownWord), kind)), before(after(maybe(unknownWord), kind), OF_ENEMY)),
  ),
)

/** Own units are never fought, so `the cavalry` is theirs where one is known of. */
const bareKind: Rule<GroupId> = (chart, at) =>
  priced(1, after(ARTICLE, kind))(chart, at).filter(({ value }) => isAbout(chart, value))

const anEnemy: Rule<null> = after(ARTICLE, as(either(ENEMY, ANYBODY), null))

const picked: Rule<TargetRef> = (chart, at) =>
  either<TargetRef>(
    both(
      after(ARTICLE, pick),
      maybe(
        either<GroupId | null>(
          enemyKind,
          kind,
          as(ENEMY, null),
          as(words('target', 'one|of them|of the enemies|target|ones|unit'), null),
        ),
      ),
      (which, group) => ({ is: 'pick', which, group }),
    ),
    map(enemyKind, (group) => ({ is: 'pick', which: 'nearest', group })),
    map(bareKind, (group) => ({ is: 'pick', which: 'nearest', group })),
    map(anEnemy, () => ({ is: 'pick', which: 'nearest', group: null })),
  )(chart, at)

const WHERE = words(
  'target',
  'at|on|in|near|by|around|standing on|standing at|who is at|who are at|over at|over on|up on',
)

/** `the enemy at I11`, `the guys on the wall`. */
const standing: Rule<TargetRef> = both(
  either<unknown>(
    picked,
    after(
      ARTICLE,
      words(
        'target',
        'guys|men|people|unit|units|soldiers|guy|lads|chaps|lot|bunch|folks|nasty men|bad men|bad people|dogs',
      ),
    ),
  ),
  after(WHERE, place),
  (_, at) => (at.is === 'units' || at.is === 'home' ? null : { is: 'place', place: at }),
)

/** Whom to fight (COH-12.9). */
export const whom: Rule<TargetRef> = cell(
  either<TargetRef>(
    oneContact,
    // `X2, the militia`: the handle says it.
    before(contact, after(maybe(words('skip', 'the|their|enemy|enemy s')), as(kind, null))),
    picked,
    standing,
  ),
)

/** Whom to fight where no verb says that anybody is fought. */
export const plainEnemy: Rule<TargetRef> = cell(
  either<TargetRef>(
    oneContact,
    both(after(ARTICLE, pick), either<GroupId | null>(enemyKind, as(ENEMY, null)), (which, group) => ({
      is: 'pick',
      which,
      group,
    })),
    map(enemyKind, (group) => ({ is: 'pick', which: 'nearest', group })),
  ),
)

/** `them`, where it can only be the enemy. */
export const them: Rule<TargetRef> = map(
  words('target', 'them|them all|all of them|those guys|these guys|all|everyone'),
  () => ({ is: 'pick', which: 'nearest', group: null }),
)
