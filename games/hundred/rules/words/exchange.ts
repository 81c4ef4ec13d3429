import { capitalised, type Named, type Part, type SumRow } from '@tessera/words'
import { WEAPON_DATA } from '../content/weapons.ts'
import type { EventOf, EventType, HundredEvent } from '../events.ts'
import { words } from './catalogue.ts'
import type { HundredHappening, HundredRise, Moment } from './happening.ts'
import { gearNamed } from './names.ts'
import { rollRows } from './sums.ts'

const OF_A_BLOW: ReadonlySet<EventType> = new Set<EventType>([
  'DefenseRolled',
  'HitLocationRolled',
  'DamageDealt',
  'ItemStruck',
  'GripRolled',
  'ItemBroken',
  'WeaponDropped',
  'UnitWounded',
  'LimbCrippled',
  'ToughnessRolled',
  'UnitDown',
  'Ignited',
  'AmmoSpent',
  'StaminaDrained',
])

/** HUN-1803: the events of a frame that follow from each attack in it, by the attack. */
export function exchangesIn(events: readonly HundredEvent[]): ReadonlyMap<HundredEvent, readonly HundredEvent[]> {
  const exchanges = new Map<HundredEvent, readonly HundredEvent[]>()
  const used = new Set<HundredEvent>()
  for (const [at, attack] of events.entries()) {
    if (attack.type !== 'AttackRolled') continue
    const later = events.slice(at + 1)
    const next = later.findIndex(({ type }) => type === 'AttackRolled')
    const rest = later.slice(0, next < 0 ? later.length : next).filter((event) => belongs(event, attack))
    const checks = rest.some(({ type }) => type === 'UnitWounded')
      ? later.filter((event) => !used.has(event) && isCheckOf(event, attack))
      : []
    for (const event of [...rest, ...checks]) used.add(event)
    exchanges.set(attack, [...rest, ...checks])
  }
  return exchanges
}

function belongs(event: HundredEvent, attack: EventOf<'AttackRolled'>): boolean {
  if (!OF_A_BLOW.has(event.type)) return false
  if (event.type === 'AmmoSpent' || event.type === 'StaminaDrained') return event.entityId === attack.entityId
  return event.entityId === attack.targetId || event.targetId === attack.targetId
}

/** A check made in the morale step of the same tick, because of this hit. */
function isCheckOf(event: HundredEvent, attack: EventOf<'AttackRolled'>): boolean {
  return (
    event.type === 'MoraleChecked' &&
    event.entityId === attack.targetId &&
    (event.data.kind === 'wound' || event.data.kind === 'critical')
  )
}

/** One blow with everything that came of it, as one line. */
export function exchange(attack: EventOf<'AttackRolled'>, moment: Moment): HundredHappening {
  const found = foundIn(moment.exchanges.get(attack) ?? [])
  const { entityId: actor, targetId: target } = attack
  const sentences = [
    blowParts(attack, found, moment),
    ...afterParts(found, moment.unit(target)),
    ...meantParts(attack, moment),
  ]
  return {
    line: {
      parts: sentences.flatMap((parts, at) => [...(at > 0 ? [' '] : []), ...capitalised(parts)]),
      kind: found.UnitDown === undefined ? 'blow' : 'fall',
      seat: (actor == null ? moment.unit(target) : moment.unit(actor)).seat,
      pieces: [actor, target].filter((id) => id != null),
      sum: exchangeRows(attack, found, moment.unit(target)),
    },
    rises: exchangeRises(attack, found),
    sound: attack.data.result === 'hit' ? 'metal' : 'wood',
  }
}

type Found = { readonly [Type in EventType]?: EventOf<Type> }

/** The first event of each kind. */
function foundIn(events: readonly HundredEvent[]): Found {
  const found: { [type: string]: HundredEvent } = {}
  for (const event of events) found[event.type] ??= event
  return found as Found
}

function blowParts(attack: EventOf<'AttackRolled'>, found: Found, { unit }: Moment): readonly Part[] {
  const by = unit(attack.entityId)
  const target = unit(attack.targetId)
  const { DefenseRolled: defence, ItemStruck: struck, DamageDealt: damage } = found
  if (attack.data.result === 'miss')
    return words.parts(attack.data.free ? 'blow.missLeaving' : 'blow.miss', { by, target })
  if (defence?.data.result === 'negated') {
    const helper = defence.data.by ?? attack.targetId
    return helper === attack.targetId
      ? words.parts(`blow.${defence.data.reaction}`, { by, target })
      : words.parts('blow.covered', { by, target, helper: unit(helper) })
  }
  if (damage === undefined)
    return struck === undefined
      ? words.parts('blow.lands', { by, target })
      : words.parts('blow.gear', { by, target, what: gearNamed(struck.data.item) })
  const where = damage.data.location ?? found.HitLocationRolled?.data.location ?? null
  const hit = { by, target, damage: damage.data.finalDamage }
  return where === null
    ? words.parts('blow.harm', hit)
    : words.parts('blow.hit', { ...hit, where: words.said(`blow.in.${where}`) })
}

/** What the blow did beside the harm, a sentence each. */
function afterParts(found: Found, target: Named): readonly (readonly Part[])[] {
  const { LimbCrippled: crippled, ItemBroken: broken, WeaponDropped: dropped, MoraleChecked: check } = found
  return [
    crippled && words.parts(`blow.crippled.${crippled.data.limb}`),
    broken && words.parts('blow.breaks', { what: gearNamed(broken.data.item) }),
    dropped && words.parts('blow.drops', { what: gearNamed(dropped.data.item) }),
    found.Ignited?.data.burns ? words.parts('blow.burns') : undefined,
    found.UnitDown
      ? words.parts('blow.falls', { target })
      : check && check.data.failedBy > 0
        ? words.parts('blow.nerve', { n: check.data.failedBy })
        : undefined,
  ].filter((parts) => parts !== undefined)
}

/** HUN-607: a blow at somebody else than ordered names the target it was meant for. */
function meantParts(
  { entityId, targetId, data }: EventOf<'AttackRolled'>,
  { unit, meant }: Moment,
): readonly (readonly Part[])[] {
  const order = entityId == null || data.free ? null : meant(entityId)
  if (order === null || order.target === targetId) return []
  return [words.parts(order.fallen ? 'blow.meantFallen' : 'blow.meantFar', { meant: unit(order.target) })]
}

/** HUN-1803: the line opens into its rolls. */
function exchangeRows(attack: EventOf<'AttackRolled'>, found: Found, target: Named): readonly SumRow[] {
  const { weapon, roll, result } = attack.data
  const melee = WEAPON_DATA[weapon].kind === 'melee'
  return [
    ...rollRows(words.text(melee ? 'skill.melee' : 'skill.ranged'), roll, result === 'hit' ? 'hits' : 'misses'),
    ...defenceRows(found),
    ...harmRows(found, words.text(`weapon.${weapon}`), target),
    ...aftermathRows(found),
  ]
}

function defenceRows({ DefenseRolled: defence, HitLocationRolled: place }: Found): readonly SumRow[] {
  const rows: SumRow[] = []
  if (defence !== undefined) {
    const { reaction, roll, result } = defence.data
    rows.push({
      name: words.text('sum.answer', { skill: words.said(`skill.${reaction}`), chance: roll.chance }),
      value: words.text(result === 'none' ? 'sum.fails' : result === 'turned' ? 'sum.turned' : 'sum.stopped', {
        roll: roll.roll,
      }),
    })
  }
  if (place !== undefined)
    rows.push({
      name: words.text('sum.location', { roll: place.data.roll }),
      value: words.text(`place.${place.data.location}`),
    })
  return rows
}

/** How the dice came to hit points lost. */
export function harmRows({ DamageDealt: damage }: Found, by: string, target: Named): readonly SumRow[] {
  if (damage === undefined) return []
  const { dice, rawDamage, armourAbsorbed, multiplier, finalDamage, newHealth } = damage.data
  const rolled = dice.reduce((sum, die) => sum + die, 0)
  return [
    { name: words.text('sum.dice', { weapon: by, dice: dice.join(' + ') }), value: `${rolled} → ${rawDamage}` },
    ...(armourAbsorbed > 0 ? [{ name: words.text('sum.armour'), value: `−${armourAbsorbed}` }] : []),
    ...(multiplier > 1 ? [{ name: words.text('sum.head'), value: `× ${multiplier}` }] : []),
    { name: words.text('sum.dealt'), value: String(finalDamage), total: true },
    {
      name: words.text('sum.health', { who: target }),
      value: newHealth === null ? words.text('sum.down') : `${newHealth + finalDamage} → ${newHealth}`,
    },
  ]
}

function aftermathRows(found: Found): readonly SumRow[] {
  const { ItemStruck: struck, GripRolled: grip, ToughnessRolled: toughness, MoraleChecked: check } = found
  const rows: SumRow[] = []
  const answer = (skill: string, chance: number): string => words.text('sum.answer', { skill, chance })
  if (struck !== undefined) {
    const { item, raw, integrity } = struck.data
    rows.push({
      name: words.text('sum.struck', { what: gearNamed(item) }),
      value: integrity > 0 ? words.text('sum.left', { raw, n: integrity }) : String(raw),
    })
  }
  if (grip !== undefined) {
    const { roll, result } = grip.data
    rows.push({
      name: answer(words.text('sum.grip'), roll.chance),
      value: words.text(`sum.${result}`, { roll: roll.roll }),
    })
  }
  if (toughness !== undefined) {
    const { roll } = toughness.data
    rows.push({ name: answer(words.text('skill.toughness'), roll.chance), value: String(roll.roll) })
  }
  if (check !== undefined) {
    const { roll, failedBy } = check.data
    rows.push({
      name: answer(words.text('sum.nerve'), roll.chance),
      value:
        failedBy > 0
          ? words.text('sum.nerveFails', { roll: roll.roll, margin: failedBy })
          : words.text('sum.nerveHolds', { roll: roll.roll }),
    })
  }
  return rows
}

/** The roll over the attacker, the answer over whoever reacts, and what the target loses. */
function exchangeRises({ entityId, targetId, data }: EventOf<'AttackRolled'>, found: Found): readonly HundredRise[] {
  const rises: HundredRise[] = []
  const { roll, result } = data
  const margin = { n: Math.abs(roll.margin) }
  if (entityId != null)
    rises.push(
      rollRise(entityId, roll, words.text(result === 'hit' ? 'rise.hits' : 'rise.misses', margin), result === 'hit'),
    )
  const defence = found.DefenseRolled?.data
  if (defence !== undefined && targetId != null)
    rises.push(
      rollRise(
        defence.by ?? targetId,
        defence.roll,
        words.text(`rise.${defence.result}`, { reaction: defence.reaction }),
        defence.result !== 'none',
      ),
    )
  const harm = found.DamageDealt?.data.finalDamage ?? 0
  if (harm > 0 && targetId != null) rises.push({ over: { piece: targetId }, text: `−${harm}`, tone: 'harm' })
  return rises
}

/** HUN-1803: a roll beside the figure that made it. */
export function rollRise(
  piece: number,
  { roll, chance }: { readonly roll: number; readonly chance: number },
  text: string,
  good: boolean,
): HundredRise {
  return {
    over: { piece },
    text: `${roll} ${roll <= chance ? '≤' : '>'} ${chance} ${text}`,
    tone: 'note',
    roll: { roll, chance, text, good },
  }
}
