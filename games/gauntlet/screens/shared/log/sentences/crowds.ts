import { type BattleEvent, CONTAGIONS } from '@tessera/gauntlet'
import type { Part } from '@tessera/words'
import { line, type Naming, type Sentence, signed } from './naming.ts'
import { RESOLVE_CAUSES } from './words.ts'

/** A spell of a leader or an ability of a unit, with whom it reaches. */
export function tellSpell(event: Extract<BattleEvent, { type: 'spell_cast' }>, naming: Naming): Sentence {
  const { name, names, leader, ability, sideOf, eachOf } = naming
  const byLeader = event.casterId === 0
  const all = event.targets
  const friends = all.every((id) => sideOf(id) === event.side)
  const whom: readonly Part[] =
    all.length === 0
      ? []
      : all.length > 3
        ? [
            ` on ${all.length} ${friends ? 'of its own' : all.every((id) => sideOf(id) !== event.side) ? 'enemies' : 'units'}`,
          ]
        : [' on ', ...names(all)]
  return line(
    'spells',
    event.casterId,
    [event.casterId, ...all],
    byLeader
      ? [leader(event.side), ` casts ${ability(`spell:${event.spellId}`)}`, ...whom, '.']
      : [name(event.casterId), ` uses ${ability(event.spellId)}`, ...whom, '.'],
    eachOf(all, () => ''),
  )
}

/** "11, 13 and 16". */
function listed(sizes: readonly number[]): string {
  return sizes.length < 3 ? sizes.join(' and ') : `${sizes.slice(0, -1).join(', ')} and ${sizes.at(-1)}`
}

/** Resolve that several lose or gain for one reason. */
export function tellResolve(
  event: Extract<BattleEvent, { type: 'resolve_changed' }>,
  ids: readonly number[],
  amounts: readonly number[],
  { name, names, ability, eachOf }: Naming,
): Sentence {
  if (event.held)
    return line('rest', event.unitId, [event.unitId], [name(event.unitId), ' would break, but its formation holds it.'])
  const lost = event.amount < 0
  const why = RESOLVE_CAUSES[event.cause] ?? ability(event.cause)
  const sizes = amounts.map(Math.abs)
  const much: readonly Part[] = ids.length > 3 ? ['Resolve'] : [{ amount: listed(sizes), tone: 'magic' }, ' Resolve']
  return line(
    'rest',
    event.unitId,
    ids,
    [
      ...names(ids),
      ` ${ids.length === 1 ? (lost ? 'loses' : 'gains') : lost ? 'lose' : 'gain'} `,
      ...much,
      `: ${why}.`,
    ],
    eachOf(ids, (place) => signed(amounts[place] ?? 0)),
  )
}

/** Life that several lose or gain for one reason. */
export function tellLife(
  event: Extract<BattleEvent, { type: 'hp_changed' }>,
  ids: readonly number[],
  amounts: readonly number[],
  naming: Naming,
): Sentence {
  const { names, eachOf } = naming
  const gained = event.amount > 0
  const sizes = amounts.map(Math.abs)
  const tone = gained ? 'heal' : 'harm'
  const one = ids.length === 1
  return line(
    'rest',
    event.unitId,
    ids,
    [
      ...names(ids),
      ` ${gained ? (one ? 'regains' : 'regain') : one ? 'loses' : 'lose'} `,
      ...(ids.length > 3 ? [] : [{ amount: listed(sizes), tone } as const]),
      `${ids.length > 3 ? 'life' : ' life'}${gained ? ' from' : ' to'} ${causeOf(event.cause, naming)}.`,
    ],
    eachOf(ids, (place) => signed(amounts[place] ?? 0)),
  )
}

/** What took or gave life. */
export function causeOf(cause: string, { ability }: Naming): string {
  if (cause in LIFE_CAUSES) return LIFE_CAUSES[cause] ?? cause
  if ((CONTAGIONS as readonly string[]).includes(cause)) return cause
  return ability(cause)
}

const LIFE_CAUSES: Readonly<Record<string, string>> = {
  regen: 'regeneration',
  heal: 'a healer',
  reflect: 'its own blow thrown back',
  crumbling: 'crumbling',
}
