import type {
  Area,
  Duration,
  Effect,
  ModifyEffect,
  StatusEffect,
  StrikeEffect,
  TagEffect,
  Term,
} from '../content/ability.ts'
import type { Content } from '../content/content.ts'
import type { Stat, StatusId, Tag } from '../content/vocabulary.ts'
import { cells, whichText } from './conditions.ts'
import { plain } from './names.ts'

/** Whom a sentence about an effect is about: several or one, the ability's own unit or another, and who was aimed at. */
export interface Affected {
  readonly many: boolean
  readonly own: boolean
  readonly aimed: string
}

/** What an effect does to its unit, as a verb with its objects: "is stunned for 1 turn". */
export function effectText(effect: Effect, { many, own, aimed }: Affected, content: Content): string {
  const is = many ? 'are' : 'is'
  const its = many ? 'their' : 'its'
  const verb = (one: string): string => (many ? one : `${one}${/(sh|ss|ch|x)$/.test(one) ? 'es' : 's'}`)
  switch (effect.do) {
    case 'strike':
      return `${is} attacked at ${strikeText(effect)}`
    case 'damage':
      return `${verb('take')} ${damageText(effect.amount, own, `${effect.type} damage`)}`
    case 'heal':
      return `${verb('regain')} ${amountText(effect.amount, 'life', own)}`
    case 'barrier':
      return `${verb('get')} a barrier of ${amountText(effect.amount, '', own)}${lasts(effect.d)}`
    case 'resolve':
      return `${verb(effect.sign > 0 ? 'gain' : 'lose')} ${amountText(effect.amount, 'Resolve', own)}${effect.fear ? ' to fear' : ''}`
    case 'rally':
      return verb('rally').replace('rallys', 'rallies')
    case 'modify':
      return modifyText(effect, many)
    case 'status':
      return statusText(effect, many)
    case 'contagion':
      return `${is} infected with ${effect.type}`
    case 'cleanse':
      return `${is} freed from ${cleansed(effect.what, effect.n)}`
    case 'dispel':
      return `${verb('lose')} ${effect.n === 'all' ? 'everything that helps' : `${effect.n} of what helps`}`
    case 'push':
      return `${is} pushed ${cells(effect.n)} away`
    case 'pull':
      return `${is} pulled ${cells(effect.n)} closer`
    case 'leap':
      return `is where it leaps${effect.behind ? ' behind' : ''}`
    case 'teleport':
      return effect.mode === 'home'
        ? `${is} sent back to ${its} first cell`
        : `${is} sent up to ${cells(effect.n)} away`
    case 'swap':
      return `${verb('change')} places with it`
    case 'summon': {
      const name = content.units.get(effect.unit)?.name ?? effect.unit
      return `${effect.n} ${effect.n === 1 ? `${name} appears` : `${several(name)} appear`}${effect.d === 'battle' ? '' : ` for ${effect.d} rounds`}`
    }
    case 'copy':
      return `${verb('get')} a copy with ${effect.pct}% of ${its} life and attack and no abilities`
    case 'revive':
      return `${verb('rise')} again with ${effect.hp}% life`
    case 'execute':
      return effect.below > 100 ? verb('die') : `${verb('die')} if below ${effect.below}% life`
    case 'sacrifice':
      return verb('die')
    case 'shred':
      return `${verb('lose')} ${effect.n} armour`
    case 'repair':
      return `${verb('get')} ${effect.n} lost armour back`
    case 'ammo':
      return `${verb(effect.n < 0 ? 'lose' : 'get')} ${Math.abs(effect.n)} ammunition`
    case 'cooldown':
      return effect.reset
        ? `may use ${its} ability again at once`
        : `may use ${its} ability ${turns(Math.abs(effect.n))} ${effect.n < 0 ? 'sooner' : 'later'}`
    case 'tag':
      return tagText(effect, many)
    case 'zone': {
      const inside = sequence(
        effect.effects.map(
          (one) => effectText(one, { many: true, own: false, aimed }, content) + chanceText(one.chance),
        ),
      )
      const when = { turn: ' at the start of their turns', enter: ' when they enter it', stay: ' inside it' }[effect.on]
      const whom = { allies: 'allies', enemies: 'enemies', both: 'all units' }[effect.side]
      return `${effect.once ? 'a trap' : 'a field'} covers ${zoneText(effect.radius, effect.at, aimed)} for ${effect.rounds} rounds: ${whom} ${inside}${when}`
    }
    case 'act_again':
      return `${verb('take')} another turn at once`
    case 'disrupt':
      return `can neither intercept nor charge any more this turn`
  }
}

export function chanceText(chance: number): string {
  return chance < 100 ? ` (${chance}% chance)` : ''
}

/** "a, b and c". */
export function sequence(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function zoneText(radius: number, at: 'target' | 'self' | 'front' | 'ahead', aimed: string): string {
  const where = at === 'target' ? aimed : at === 'self' ? 'this unit' : 'the cell in front of this unit'
  return radius === 0 ? `the cell of ${where}` : `everything within ${cells(radius)} of ${where}`
}

function several(name: string): string {
  if (name.endsWith('Wolf')) return `${name.slice(0, -1)}ves`
  return name.endsWith('Spawn') ? name : `${name}s`
}

function strikeText({ power, pierce, resolve, crit, type, sure, silent, blows }: StrikeEffect): string {
  const parts: string[] = []
  if (type !== null) parts.push(`as ${type} damage`)
  if (blows > 0) parts.push(`with ${blows} blows`)
  if (pierce > 0) parts.push(`ignoring ${pierce}% of armour`)
  if (resolve !== 100) parts.push(`costing ${resolve}% of the usual Resolve`)
  if (crit > 0) parts.push(`${crit} more critical blows in 100`)
  if (sure) parts.push('without a miss')
  if (silent) parts.push('without an answer')
  return `${power}% strength${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`
}

/** GB-212: what more or less of a number means for the unit that has it. */
function modifyText({ stat, pct, flat, d, stack, vs }: ModifyEffect, many: boolean): string {
  const against = vs.length === 0 ? '' : ` against those${whichText(vs, true)}`
  const again = stack > 1 ? ` (up to ${stack} times)` : ''
  return `${statText(stat, pct === 0 ? flat : pct, pct !== 0, many)}${against}${d === null ? '' : lasts(d)}${again}`
}

function statText(stat: Stat, by: number, percent: boolean, many: boolean): string {
  const has = many ? 'have' : 'has'
  const s = many ? '' : 's'
  const n = Math.abs(by)
  const more = by < 0 ? 'less' : 'more'
  const amount = percent ? `${n}%` : `${n}`
  const fewer = by < 0 ? 'fewer' : 'more'
  switch (stat) {
    case 'damageDealt':
      return `deal${s} ${n}% ${more} damage`
    case 'damageTaken':
      return `take${s} ${n}% ${more} damage`
    case 'magicDealt':
      return `deal${s} ${n}% ${more} magic damage`
    case 'magicTaken':
      return `take${s} ${n}% ${more} magic damage`
    case 'riposteDamage':
      return `deal${s} ${n}% ${more} damage when striking back`
    case 'aooTaken':
      return `take${s} ${n}% ${more} damage from opportunity attacks`
    case 'resolveDealt':
      return `take${s} ${n}% ${more} Resolve from others`
    case 'resolveTaken':
      return `lose${s} ${n}% ${more} Resolve`
    case 'resolveRecovery':
      return `recover${s} ${n} ${more} Resolve a turn`
    case 'healReceived':
      return `${many ? 'are' : 'is'} healed by ${n}% ${more}`
    case 'spellPower':
      return `${has} spells that are ${n}% ${by < 0 ? 'weaker' : 'stronger'}`
    case 'lifesteal':
      return `regain${s} ${n}% of the damage ${many ? 'they deal' : 'it deals'} as life`
    case 'reflect':
      return `give${s} ${n}% of the damage taken back to the attacker`
    case 'regen':
      return `regain${s} ${n}% of maximum life a turn`
    case 'share':
      return `share${s} ${n}% of the damage with friends beside ${many ? 'them' : 'it'}`
    case 'shredDealt':
      return `wear${s} away ${n} ${more} armour with each blow`
    case 'riposteCharges':
      return `may strike back ${n} ${n === 1 ? 'time' : 'times'} ${more} a round`
    case 'dodge':
      return `dodge${s} ${n} ${fewer} blows in 100`
    case 'crit':
      return `land${s} ${n} ${fewer} critical blows in 100`
    case 'accuracy':
      return `miss${many ? '' : 'es'} ${n} ${by < 0 ? 'more' : 'fewer'} blows in 100`
    case 'rangedAccuracy':
      return `miss${many ? '' : 'es'} ${n} ${by < 0 ? 'more' : 'fewer'} shots in 100`
    case 'attackCount':
      return `strike${s} ${n} ${n === 1 ? 'time' : 'times'} ${more} an attack`
    case 'speed':
      return `move${s} ${cells(n)} ${more}`
    case 'range':
      return `reach${many ? '' : 'es'} ${cells(n)} ${by < 0 ? 'less far' : 'farther'}`
    case 'atk':
      return `${has} ${amount} ${more} attack`
    case 'armor':
      return `${has} ${amount} ${more} armour`
    case 'initiative':
      return `${has} ${amount} ${more} initiative`
    case 'maxhp':
      return `${has} ${amount} ${more} maximum life`
  }
}

/** GB-213, as what happens to one and to several. */
const STATUS_TEXT: Readonly<Record<StatusId, readonly [one: string, many: string]>> = {
  stun: ['is stunned', 'are stunned'],
  freeze: ['is frozen', 'are frozen'],
  sleep: ['falls asleep', 'fall asleep'],
  fear: ['flees in fear', 'flee in fear'],
  charm: ['is charmed', 'are charmed'],
  confuse: ['is confused', 'are confused'],
  root: ['cannot move', 'cannot move'],
  silence: ['cannot use its ability', 'cannot use their abilities'],
  disarm: ['cannot attack', 'cannot attack'],
  blind: ['is blinded', 'are blinded'],
  taunt: ['must go for it', 'must go for it'],
  slow: ['is slowed', 'are slowed'],
  haste: ['is hastened', 'are hastened'],
  mark: ['is marked', 'are marked'],
  burn: ['burns', 'burn'],
  venom: ['is poisoned by venom', 'are poisoned by venom'],
  bleed: ['bleeds', 'bleed'],
  regrowth: ['regains', 'regain'],
  unhealable: ['cannot be healed', 'cannot be healed'],
  stealth: ['is hidden', 'are hidden'],
  guard: ['survives its next death', 'survive their next death'],
  evade: ['avoids the next attack', 'avoid the next attack'],
  fear_immune: ['cannot be frightened', 'cannot be frightened'],
  control_immune: ['cannot be controlled or pushed', 'cannot be controlled or pushed'],
  phased: ['is out of reach of physical blows', 'are out of reach of physical blows'],
  tar_pit: ['is stuck in tar', 'are stuck in tar'],
  cursed_wound: ['has a cursed wound', 'have a cursed wound'],
  suppressed: ['is suppressed', 'are suppressed'],
  exposed: ['cannot dodge by being incorporeal', 'cannot dodge by being incorporeal'],
  sustained: ['does not crumble', 'do not crumble'],
  pure: ['cannot be infected', 'cannot be infected'],
}

function statusText({ id, p, d }: StatusEffect, many: boolean): string {
  const text = STATUS_TEXT[id][many ? 1 : 0]
  const time = d === null ? '' : lasts(d)
  if (p === 0) return `${text}${time}`
  if (id === 'guard') return `${text} with ${p}% life${time}`
  if (id === 'regrowth') return `${text} ${p}% of maximum life a turn${time}`
  return `${text} for ${p}% of maximum life a turn${time}`
}

/** GB-217: what the tags mean that abilities give. */
const TAG_TEXT: Partial<Record<Tag, readonly [one: string, many: string]>> = {
  UnbreakableSquare: [
    'is protected by its formation from flank and rear too',
    'are protected by their formation from flank and rear too',
  ],
  ArmorPiercer: ['wears away 2 more armour with each blow', 'wear away 2 more armour with each blow'],
  RendingBlows: ['can wear away 20% more of the armour of others', 'can wear away 20% more of the armour of others'],
  StickyIntercept: ['stops whoever it intercepts and holds them', 'stop whomever they intercept and hold them'],
  Unstoppable: ['walks over whoever is not as heavy', 'walk over whoever is not as heavy'],
}

function tagText({ tag, d, remove }: TagEffect, many: boolean): string {
  const known = TAG_TEXT[tag]?.[many ? 1 : 0]
  const text =
    remove || known === undefined ? `${many ? 'are' : 'is'} ${remove ? 'no longer ' : ''}${plain(tag)}` : known
  return `${text}${d === null ? '' : lasts(d)}`
}

function cleansed(what: 'contagion' | 'status' | 'debuff' | 'all', n: number | 'all'): string {
  const noun = { contagion: 'contagion', status: 'harmful status', debuff: 'harmful effect', all: 'harmful effect' }[
    what
  ]
  if (n === 1) return `1 ${noun}`
  const plural = noun.replace(/status$/, 'statuse').concat('s')
  return n === 'all' ? `all ${plural}` : `${n} ${plural}`
}

const OF: Readonly<Record<Exclude<Term['of'], 'flat'>, (owner: string) => string>> = {
  atk: (owner) => `${owner} attack`,
  armor: (owner) => `${owner} armour`,
  ownhp: (owner) => `${owner} maximum life`,
  maxhp: () => 'maximum life',
  hp: () => 'the life left',
  missing: () => 'the life lost',
  resolve: () => 'Resolve',
  dealt: () => 'the damage dealt',
}

function termText({ n, of }: Term, own: boolean): string {
  return of === 'flat' ? `${n}` : `${n}% of ${OF[of](own ? 'its' : 'this unit’s')}`
}

/** "16 life", "20% of maximum life", "life worth 16 plus 60% of this unit’s attack". */
function amountText(terms: readonly Term[], unit: string, own: boolean): string {
  const sum = terms.map((term) => termText(term, own)).join(' plus ')
  if (unit === '') return sum
  if (terms.every(({ of }) => of === 'flat')) return `${sum} ${unit}`
  if (terms.every(({ of }) => of === 'maxhp' || of === 'hp' || of === 'missing' || of === 'resolve')) return sum
  return `${unit} worth ${sum}`
}

function damageText(terms: readonly Term[], own: boolean, unit: string): string {
  const sum = terms.map((term) => termText(term, own)).join(' plus ')
  return terms.every(({ of }) => of === 'flat') ? `${sum} ${unit}` : `${unit} of ${sum}`
}

function turns(n: number): string {
  return n === 1 ? '1 turn' : `${n} turns`
}

function lasts(d: Duration): string {
  return d === 'battle' ? ' for the battle' : ` for ${turns(d)}`
}

/** GB-206: whom an area reaches, around the unit that is aimed at. */
export function areaText({ shape, n, centre, side, p }: Area, aimed: string): string {
  const whom = side === 'both' ? 'everyone' : side
  switch (shape) {
    case 'burst':
      return centre === 'self' ? `${whom} within ${cells(n)} of it` : `${whom} within ${cells(n)} of ${aimed}`
    case 'cross':
      return `${whom} on the cell of ${aimed} and the four beside it`
    case 'line':
      return `${whom} in a line of ${cells(n)} towards ${aimed}`
    case 'cone':
      return `${whom} in front of it within ${cells(n)}, facing ${aimed},`
    case 'row':
      return `${whom} in the row of ${aimed}`
    case 'column':
      return `${whom} in the column of ${aimed}`
    case 'board':
      return side === 'both' ? whom : `all ${whom}`
    case 'chain':
      return `${aimed} and then ${n} more, each with ${p}% of the strength before,`
    case 'single':
      return aimed
  }
}
