import { type EventOf, type HundredEvent, type Roll, WEAPON_DATA } from '@tessera/hundred'
import type { Part, SumRow } from '@tessera/words'
import { waitWords } from './reasons.ts'

/** A line of the log: one exchange of blows, one check, one thing that happened (HUN-1803). */
export interface Sentence {
  readonly kind: 'blow' | 'nerve' | 'move' | 'order' | 'care' | 'flow'
  readonly tick: number
  /** The unit that acts; null when it is unseen or there is none. */
  readonly actor: number | null
  readonly target: number | null
  readonly parts: readonly Part[]
  readonly sum: readonly SumRow[]
  /** The roll to show beside the figure. */
  readonly roll: {
    readonly unit: number
    readonly roll: number
    readonly chance: number
    readonly words: string
    readonly good: boolean
  } | null
  readonly answer: {
    readonly unit: number
    readonly roll: number
    readonly chance: number
    readonly words: string
    readonly good: boolean
  } | null
  /** Hit points lost by the target. */
  readonly harm: number
  readonly felled: boolean
}

/** A unit's name and seat; somebody unseen for null. */
export type Namer = (id: number | null | undefined) => { readonly name: string; readonly seat: 0 | 1 }

/** The target of an own unit's order, and whether it has fallen; null when it is not known. */
export type Meant = (unit: number) => { readonly target: number; readonly fallen: boolean } | null

/** The events of one frame as sentences, each exchange one of them. */
export function sentencesOf(events: readonly HundredEvent[], named: Namer, meant: Meant = () => null): Sentence[] {
  const out: Sentence[] = []
  const used = new Set<number>()
  events.forEach((event, at) => {
    if (used.has(at)) return
    if (event.type === 'AttackRolled') {
      const rest: HundredEvent[] = []
      for (let i = at + 1; i < events.length; i++) {
        const next = events[i]
        if (next === undefined || next.type === 'AttackRolled') break
        if (!belongs(next, event)) continue
        rest.push(next)
        used.add(i)
      }
      // A check made in the morale step of the same tick, because of this hit.
      events.forEach((later, i) => {
        if (
          i > at &&
          !used.has(i) &&
          later.type === 'MoraleChecked' &&
          later.entityId === event.targetId &&
          (later.data.kind === 'wound' || later.data.kind === 'critical') &&
          rest.some((one) => one.type === 'UnitWounded')
        ) {
          rest.push(later)
          used.add(i)
        }
      })
      out.push(exchange(event, rest, named, meant))
      return
    }
    const sentence = single(event, named)
    if (sentence !== null) out.push(sentence)
  })
  return out
}

const OF_A_BLOW: readonly HundredEvent['type'][] = [
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
]

function belongs(event: HundredEvent, attack: EventOf<'AttackRolled'>): boolean {
  if (!OF_A_BLOW.includes(event.type)) return false
  if (event.type === 'AmmoSpent' || event.type === 'StaminaDrained') return event.entityId === attack.entityId
  return event.entityId === attack.targetId || event.targetId === attack.targetId
}

function exchange(
  attack: EventOf<'AttackRolled'>,
  rest: readonly HundredEvent[],
  named: Namer,
  meant: Meant,
): Sentence {
  const attacker = named(attack.entityId)
  const target = named(attack.targetId)
  const find = <T extends HundredEvent['type']>(type: T): EventOf<T> | undefined =>
    rest.find((event): event is EventOf<T> & HundredEvent => event.type === type) as EventOf<T> | undefined
  const defence = find('DefenseRolled')
  const place = find('HitLocationRolled')
  const damage = find('DamageDealt')
  const struck = find('ItemStruck')
  const { roll } = attack.data
  const parts: Part[] = [{ name: attacker.name, seat: attacker.seat }]
  const who: Part = { name: target.name, seat: target.seat }
  const free = attack.data.free ? ' at the one who leaves' : ''
  if (attack.data.result === 'miss') parts.push(' misses ', who, `${free}.`)
  else if (defence?.data.result === 'negated')
    parts.push(' is stopped by ', who, `, who ${REACTED[defence.data.reaction]}.`)
  else if (struck !== undefined && damage === undefined)
    parts.push(' strikes the ', thingName(struck.data.item), ' of ', who, '.')
  else if (damage !== undefined) {
    const where = damage.data.location ?? place?.data.location ?? null
    parts.push(
      ' hits ',
      who,
      where === null ? '' : ` in the ${PLACES[where] ?? where}`,
      ' for ',
      { amount: String(damage.data.finalDamage), tone: 'harm' },
      '.',
    )
  } else parts.push(' hits ', who, '.')
  const crippled = find('LimbCrippled')
  if (crippled)
    parts.push(` The ${PLACES[crippled.data.limb]} ${crippled.data.limb === 'legs' ? 'are' : 'is'} crippled.`)
  const broken = find('ItemBroken')
  if (broken) parts.push(` The ${thingName(broken.data.item)} breaks.`)
  const dropped = find('WeaponDropped')
  if (dropped) parts.push(` It drops its ${WEAPON_DATA[dropped.data.item].name.toLowerCase()}.`)
  if (find('Ignited')?.data.burns) parts.push(' It burns.')
  const felled = find('UnitDown') !== undefined
  const check = find('MoraleChecked')
  if (felled) parts.push(' ', who, ' falls.')
  else if (check && check.data.failedBy > 0) parts.push(` Its nerve fails by ${check.data.failedBy}.`)
  const order = attack.entityId == null || attack.data.free ? null : meant(attack.entityId)
  if (order !== null && order.target !== attack.targetId) {
    const { name, seat } = named(order.target)
    parts.push(' It meant ', { name, seat }, order.fallen ? ', who has fallen.' : ', who is out of reach.')
  }
  return {
    kind: 'blow',
    tick: attack.tick,
    actor: attack.entityId ?? null,
    target: attack.targetId ?? null,
    parts,
    sum: exchangeSum(
      attack,
      { defence, place, damage, struck, toughness: find('ToughnessRolled'), grip: find('GripRolled'), check },
      target.name,
    ),
    roll:
      attack.entityId == null
        ? null
        : {
            unit: attack.entityId,
            roll: roll.roll,
            chance: roll.chance,
            words: attack.data.result === 'hit' ? `hits by ${roll.margin}` : `misses by ${-roll.margin}`,
            good: attack.data.result === 'hit',
          },
    answer:
      defence === undefined || attack.targetId == null
        ? null
        : {
            unit: defence.data.by ?? attack.targetId,
            roll: defence.data.roll.roll,
            chance: defence.data.roll.chance,
            words: `${REACTS[defence.data.reaction]}: ${defence.data.result === 'none' ? 'fails' : defence.data.result === 'turned' ? 'turns it' : 'stops it'}`,
            good: defence.data.result !== 'none',
          },
    harm: damage?.data.finalDamage ?? 0,
    felled,
  }
}

interface Found {
  readonly defence: EventOf<'DefenseRolled'> | undefined
  readonly place: EventOf<'HitLocationRolled'> | undefined
  readonly damage: EventOf<'DamageDealt'> | undefined
  readonly struck: EventOf<'ItemStruck'> | undefined
  readonly toughness: EventOf<'ToughnessRolled'> | undefined
  readonly grip: EventOf<'GripRolled'> | undefined
  readonly check: EventOf<'MoraleChecked'> | undefined
}

/** HUN-1803: the sentence opens into its rolls. */
function exchangeSum(attack: EventOf<'AttackRolled'>, found: Found, target: string): SumRow[] {
  const weapon = WEAPON_DATA[attack.data.weapon]
  const rows: SumRow[] = [
    ...rollRows(
      weapon.kind === 'melee' ? 'Melee' : 'Ranged',
      attack.data.roll,
      attack.data.result === 'hit' ? 'hit' : 'miss',
    ),
  ]
  if (found.defence)
    rows.push({
      name: `${capital(REACTS[found.defence.data.reaction])} ${found.defence.data.roll.chance}, roll`,
      value: `${found.defence.data.roll.roll}, ${found.defence.data.result === 'none' ? 'fails' : found.defence.data.result === 'turned' ? 'turned, half damage' : 'stopped'}`,
    })
  if (found.place)
    rows.push({
      name: `Location, roll ${found.place.data.roll}`,
      value: PLACES[found.place.data.location] ?? found.place.data.location,
    })
  if (found.damage) {
    const { dice, rawDamage, armourAbsorbed, multiplier, finalDamage, newHealth } = found.damage.data
    const rolled = dice.reduce((sum, die) => sum + die, 0)
    rows.push({ name: `${weapon.name}: dice ${dice.join(' + ')}`, value: `${rolled} → ${rawDamage}` })
    if (armourAbsorbed > 0) rows.push({ name: 'Armour', value: `−${armourAbsorbed}` })
    if (multiplier > 1) rows.push({ name: 'Head', value: `× ${multiplier}` })
    rows.push({ name: 'Dealt', value: String(finalDamage), total: true })
    rows.push({
      name: `${target}, hit points`,
      value: newHealth === null ? 'down' : `${newHealth + finalDamage} → ${newHealth}`,
    })
  }
  if (found.struck)
    rows.push({
      name: `${capital(thingName(found.struck.data.item))} struck with ${found.struck.data.raw}`,
      value: found.struck.data.integrity > 0 ? `${found.struck.data.integrity} left` : '',
    })
  if (found.grip)
    rows.push({
      name: `Grip ${found.grip.data.roll.chance}, roll`,
      value: `${found.grip.data.roll.roll}, ${found.grip.data.result}`,
    })
  if (found.toughness)
    rows.push({
      name: `Toughness ${found.toughness.data.roll.chance}, roll`,
      value: `${found.toughness.data.roll.roll}`,
    })
  if (found.check)
    rows.push({
      name: `Nerve ${found.check.data.roll.chance}, roll`,
      value: `${found.check.data.roll.roll}${found.check.data.failedBy > 0 ? `, fails by ${found.check.data.failedBy}` : ', holds'}`,
    })
  return rows
}

function rollRows(base: string, roll: Roll, result: string): SumRow[] {
  return [
    { name: base, value: String(roll.base) },
    ...roll.modifiers.map((one) => ({
      name: capital(one.source),
      value: one.value > 0 ? `+${one.value}` : `−${-one.value}`,
    })),
    { name: 'Chance', value: String(roll.chance), total: true },
    { name: 'Roll', value: `${roll.roll}, ${result} by ${Math.abs(roll.margin)}` },
  ]
}

function single(event: HundredEvent, named: Namer): Sentence | null {
  const actor = named(event.entityId)
  const me: Part = { name: actor.name, seat: actor.seat }
  const other = named(event.targetId)
  const you: Part = { name: other.name, seat: other.seat }
  const say = (
    kind: Sentence['kind'],
    parts: readonly Part[],
    sum: readonly SumRow[] = [],
    roll: Sentence['roll'] = null,
  ): Sentence => ({
    kind,
    tick: event.tick,
    actor: event.entityId ?? null,
    target: event.targetId ?? null,
    parts,
    sum,
    roll,
    answer: null,
    harm: 0,
    felled: false,
  })
  switch (event.type) {
    case 'MoraleChecked': {
      const { kind, roll, failedBy } = event.data
      const words =
        failedBy > 0 ? ` fails its nerve by ${failedBy}: ${CHECKS[kind]}.` : ` keeps its nerve: ${CHECKS[kind]}.`
      return say(
        'nerve',
        [me, words],
        rollRows('Morale', roll, failedBy > 0 ? 'failed' : 'passed'),
        event.entityId == null
          ? null
          : {
              unit: event.entityId,
              roll: roll.roll,
              chance: roll.chance,
              words: failedBy > 0 ? 'nerve fails' : 'nerve holds',
              good: failedBy <= 0,
            },
      )
    }
    case 'UnitShaken':
      return say('nerve', [me, ' is shaken.'])
    case 'UnitBroken':
      return say('nerve', [me, ' breaks and falls back.'])
    case 'UnitRouted':
      return say('nerve', [me, ' is routed and runs for good.'])
    case 'UnitRallied':
      return say('nerve', [me, ` rallies: ${event.data.from} to ${event.data.to}.`])
    case 'UnitFled':
      return say('nerve', [me, ' has fled the field.'])
    case 'ArmyMoraleChecked':
      return say(
        'nerve',
        [event.data.broken ? 'The army breaks.' : 'The army holds.'],
        rollRows('Mean morale', event.data.roll, event.data.broken ? 'failed' : 'passed'),
      )
    case 'UnitDown':
      return say('blow', [me, ' falls.'])
    case 'UnitExecuted':
      return say('blow', [me, ' is executed by ', you, '.'])
    case 'DamageDealt':
      return say('blow', [
        you,
        ` takes `,
        { amount: String(event.data.finalDamage), tone: 'harm' },
        ` from ${CAUSES[event.data.cause]}.`,
      ])
    case 'Bled':
      return say('blow', [me, ' bleeds for ', { amount: '1', tone: 'harm' }, '.'])
    case 'Healed':
      return say('care', [me, ' regains ', { amount: String(event.data.amount), tone: 'heal' }, '.'])
    case 'ItemUsed':
      return say(
        'care',
        event.data.item === 'bandage'
          ? [me, ' bandages ', you, '.']
          : [me, event.data.item === 'oil' ? ' throws oil.' : ' scatters caltrops.'],
      )
    case 'SpecialUsed':
      return say(
        'care',
        [me, ` ${SPECIALS[event.data.name]}`, ...(event.targetId == null ? [] : [' ', you]), '.'],
        event.data.roll === null
          ? []
          : rollRows('Skill', event.data.roll, event.data.roll.margin >= 0 ? 'passed' : 'failed'),
      )
    case 'AttackLapsed':
      return say('order', [me, `'s blow comes to nothing: ${waitWords(event.data.reason)}.`])
    case 'OrderDropped':
      return say('order', [me, ` drops an order: ${waitWords(event.data.reason)}.`])
    case 'OrderWaiting':
      // Running out of points or blows happens every turn and gets no line.
      if (event.data.reason === 'ap' || event.data.reason === 'attacks') return null
      return say('order', [me, ` waits: ${waitWords(event.data.reason)}.`])
    case 'UnitMoved':
      return say('move', [me, ` moves ${(event.data.distance / 1000).toFixed(1)} m.`])
    case 'UnitSeen':
      return say('move', [me, ' comes into sight.'])
    case 'UnitLost':
      return say('move', [me, ' is out of sight.'])
    case 'SlipRolled':
      return say(
        'move',
        [me, event.data.roll.margin >= 0 ? ' keeps its feet in the oil.' : ' slips in the oil and falls.'],
        rollRows('Dodge', event.data.roll, event.data.roll.margin >= 0 ? 'passed' : 'failed'),
      )
    case 'Exhausted':
      return say('order', [me, event.data.exhausted ? ' is exhausted.' : ' has its breath back.'])
    case 'WallFormed':
      return say('order', [me, ' joins a shield wall.'])
    case 'ItemTaken':
      return say('care', [me, ` takes up ${event.data.item}.`])
    case 'BannerDropped':
      return say('care', [me, ' drops the banner.'])
    case 'BannerReturned':
      return say('care', ['The banner is back home.'])
    case 'Extinguished':
      return say('care', [me, ' puts out the fire.'])
    case 'ZoneChanged':
      return say('care', [event.data.state === 'ignited' ? 'The oil catches fire.' : 'The fire burns out.'])
    case 'ObjectiveCompleted':
      return say('flow', ['An objective is reached.'])
    case 'SurvivalRolled':
      return say(
        'flow',
        [me, event.data.survived ? ' survives.' : ' is dead.'],
        event.data.roll === null ? [] : rollRows('Survival', event.data.roll, event.data.survived ? 'lives' : 'dies'),
      )
    case 'MatchDrawn':
      return say('flow', ['The battle ends in a draw.'])
    default:
      return null
  }
}

const REACTED = { parry: 'parries', block: 'blocks', dodge: 'dodges' } as const
const REACTS = { parry: 'parry', block: 'block', dodge: 'dodge' } as const
const PLACES: Readonly<Record<string, string>> = {
  head: 'head',
  torso: 'chest',
  weaponArm: 'weapon arm',
  shieldArm: 'shield arm',
  legs: 'legs',
  item: 'weapon or shield',
}
const THINGS: Readonly<Record<string, string>> = { buckler: 'buckler', round: 'round shield', kite: 'kite shield' }
const CAUSES = {
  attack: 'the blow',
  fire: 'the fire',
  burning: 'burning',
  caltrops: 'caltrops',
  bleeding: 'bleeding',
} as const
const SPECIALS = {
  shieldWall: 'forms a shield wall',
  rally: 'rallies',
  treat: 'treats',
  intimidate: 'intimidates',
  challenge: 'challenges',
  execute: 'executes',
} as const
const CHECKS = {
  critical: 'critically hurt',
  wound: 'wounded',
  leaderLost: 'the leader is lost',
  allyDown: 'a friend fell',
  fearCharge: 'a fearful enemy charges',
  fearAttack: 'a fearful enemy strikes',
  fearSeen: 'a fearful enemy is seen',
  intimidate: 'intimidated',
  outnumbered: 'outnumbered',
} as const

function thingName(item: string): string {
  return THINGS[item] ?? (WEAPON_DATA as Record<string, { readonly name: string }>)[item]?.name.toLowerCase() ?? item
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
