import type { Ability, Area, Condition, Duration, Effect, Selector, Term } from '../content/ability.ts'
import { type Content, PRINTED } from '../content/content.ts'
import { SYSTEM_WORDS } from '../content/standard.ts'
import type { Tag } from '../content/vocabulary.ts'
import { plain } from './names.ts'

/** GR-1105: what an ability does, in sentences made from its definition alone. */
export function abilityText(ability: Ability, content: Content = PRINTED): string {
  const system = SYSTEM_WORDS[ability.id]
  if (system !== undefined) return system
  const effects = joined(ability.effects.map((effect) => effectText(effect, ability, content)))
  const head = headText(ability)
  return `${head}${head === '' ? capital(effects) : effects}.${limitsText(ability)}`
}

/** GB-217: what the tags mean that abilities give. */
const TAG_WORDS: Partial<Record<Tag, string>> = {
  UnbreakableSquare: 'its formation protects it from flank and rear too',
  ArmorPiercer: 'its blows wear armour by 2 more',
  RendingBlows: 'it can wear away 20% more of the armour of others',
  StickyIntercept: 'whoever it intercepts is stopped and stuck',
}

function headText(ability: Ability): string {
  const chance = ability.chance < 100 ? `${ability.chance}% chance: ` : ''
  const when = ability.when.length === 0 ? '' : ` if ${conditionsText(ability.when)}`
  switch (ability.kind) {
    case 'active':
    case 'spell':
      return aimText(ability)
    case 'aura': {
      if (ability.aura === null) return ''
      const { type, range, side, rounds } = ability.aura
      const whom = `${WHOM[side]} within ${range}`
      if (type === 'pulse') return `At the start of its turn, ${whom}: `
      if (type === 'relic') return `After its death, for ${rounds} rounds, ${whom} at the start of their turns: `
      return ability.aura.on === 'turn' ? `${capital(whom)}, at the start of their turns: ` : `${capital(whom)}: `
    }
    case 'passive': {
      const owner = ability.scope === 'each' ? whose(ability) : ''
      const trigger = ability.on === null || ability.on === 'always' ? '' : triggerText(ability)
      const parts = [owner, trigger].filter((part) => part !== '')
      const text = parts.join(', ') + when
      return text === '' ? chance : `${capital(text.trim())}: ${chance}`
    }
  }
}

function whose(ability: Ability): string {
  return ability.filter.length === 0
    ? 'every unit of the side'
    : `units of the side (${conditionsText(ability.filter)})`
}

const WHOM = { allies: 'allies', enemies: 'enemies', both: 'all units' } as const

function triggerText({ on, n }: Ability): string {
  switch (on) {
    case 'battle_start':
      return 'when the battle begins'
    case 'round_start':
      return 'at the start of a round'
    case 'round_end':
      return 'at the end of a round'
    case 'turn_start':
      return 'at the start of its turn'
    case 'turn_end':
      return 'at the end of its turn'
    case 'on_attack':
      return 'before it attacks'
    case 'on_hit':
      return 'when it hits'
    case 'on_attacked':
      return 'when it is attacked'
    case 'on_damaged':
      return 'when it loses life'
    case 'on_dodge':
      return 'when it avoids an attack'
    case 'on_riposte':
      return 'when it strikes back'
    case 'on_intercept':
      return 'when it intercepts'
    case 'on_charge':
      return 'when its charge strikes'
    case 'on_kill':
      return 'when it kills'
    case 'on_death':
      return 'when it dies'
    case 'on_ally_death':
      return `when an ally dies within ${n}`
    case 'on_enemy_death':
      return `when an enemy dies within ${n}`
    case 'on_break':
      return 'when it breaks'
    case 'on_rally':
      return 'when it rallies'
    case 'hp_below':
      return `once, when its life falls below ${n}%`
    case 'on_cast':
      return 'when it has used its ability'
    default:
      return ''
  }
}

function aimText(ability: Ability): string {
  const { aim, reach, area } = ability
  if (aim === null) return ''
  const shot = ability.shot === null ? '' : ` (${ability.shot === 'homing' ? 'homing' : `${ability.shot} shot`})`
  const far =
    ability.kind === 'spell' || reach === 'any' ? '' : reach === 'own' ? ' in its attack range' : ` within ${reach}`
  const who = aim.base === 'self' ? '' : `${capital(selectorText(aim))}${far}${shot}`
  const where = area === null ? '' : areaText(area)
  const text = [who, where].filter((part) => part !== '').join(', ')
  return text === '' ? '' : `${capital(text)}: `
}

function areaText({ shape, n, centre, side, p }: Area): string {
  const whom = side === 'both' ? 'everyone' : side
  const around = centre === 'self' ? 'around it' : 'around the target'
  switch (shape) {
    case 'burst':
      return `${whom} within ${n} ${around}`
    case 'cross':
      return `${whom} on the target's cell and the four beside it`
    case 'line':
      return `${whom} in a line of ${n}`
    case 'cone':
      return `${whom} in front within ${n}`
    case 'row':
      return `${whom} in the target's row`
    case 'column':
      return `${whom} in the target's column`
    case 'board':
      return `${whom} everywhere`
    case 'chain':
      return `jumping on to ${n} more, ${p}% each time`
    case 'single':
      return ''
  }
}

const ORDERS: Readonly<Record<string, string>> = {
  nearest: 'nearest to it',
  farthest: 'farthest from it',
  lowest_hp: 'with the least life',
  lowest_hp_pct: 'with the lowest share of life',
  highest_hp: 'with the most life',
  highest_atk: 'with the highest attack',
  highest_armor: 'with the highest armour',
  lowest_resolve: 'with the lowest Resolve',
  highest_cost: 'of the highest cost',
  most_shred: 'with the most damaged armour',
  cluster: 'among the most others',
  infect: 'from whom it spreads best',
  random: 'chosen at random',
  id: 'that comes first',
}

function selectorText({ base, filter, order, count }: Selector): string {
  const noun = { allies: 'ally', others: 'other ally', enemies: 'enemy', units: 'unit', fallen: 'fallen ally' } as const
  const word = base === 'self' ? 'itself' : base === 'target' || base === 'area' ? 'the target' : noun[base]
  if (base === 'self' || base === 'target' || base === 'area') return word
  const many = count === 'all' || count > 1
  const plural = {
    ally: 'allies',
    'other ally': 'other allies',
    enemy: 'enemies',
    unit: 'units',
    'fallen ally': 'fallen allies',
  }
  const head =
    count === 'all'
      ? `all ${plural[word as keyof typeof plural]}`
      : many
        ? `${count} ${plural[word as keyof typeof plural]}`
        : `the ${word}`
  const which = filter.length === 0 ? '' : ` (${conditionsText(filter)})`
  return `${head}${which}${order === null || count === 'all' ? '' : ` ${ORDERS[order] ?? plain(order)}`}`
}

function conditionsText(conditions: readonly Condition[]): string {
  return conditions.map(conditionText).join(' and ')
}

function conditionText({ word, not, n, arg, ofTarget }: Condition): string {
  const no = not ? 'not ' : ''
  switch (word) {
    case 'hp<':
      return `${no}below ${n}% life`
    case 'hp>=':
      return `${no}at ${n}% life or more`
    case 'resolve<':
      return `${no}below ${n}% Resolve`
    case 'tier>=':
      return `${no}tier ${n} or more`
    case 'cost<=':
      return `${no}costing ${n} or less`
    case 'cost>=':
      return `${no}costing ${n} or more`
    case 'round>=':
      return not ? `before round ${n}` : `from round ${n} on`
    case 'ammo<=':
      return `${no}with ${n} ammunition or less`
    case 'every':
      return `the round is a multiple of ${n}`
    case 'surrounded':
      return `${no}beside ${n} or more enemies`
    case 'within':
      return `${no}within ${n}${ofTarget ? ' of the target' : ''}`
    case 'tag':
      return `${no}${plain(arg)}`
    case 'role':
      return `${no}${plain(arg)}`
    case 'status':
      return `${no}under ${plain(arg)}`
    case 'infected':
      return `${no}infected${arg === '' ? '' : ` with ${arg}`}`
    case 'first':
      return `${no}the first attack`
    default:
      return `${no}${plain(word)}`
  }
}

function effectText(effect: Effect, ability: Ability, content: Content): string {
  const to = toText(effect, ability)
  const condition = effect.if.length === 0 ? '' : ` if ${conditionsText(effect.if)}`
  const chance = effect.chance < 100 ? ` (${effect.chance}% chance)` : ''
  return `${bareEffect(effect, content)}${to}${condition}${chance}`
}

/** Said only where it is not whom the head has named. */
function toText(effect: Effect, ability: Ability): string {
  if (effect.do === 'summon' || effect.do === 'zone') return ''
  const { base } = effect.to
  const named = ability.area !== null ? 'area' : ability.aim !== null && ability.aim.base !== 'self' ? 'target' : null
  if (base === named || (named === null && base === 'target')) return ''
  if (base === 'self')
    return ability.on === null || !OTHERS.has(ability.on) ? (named === null ? '' : ' for itself') : ' for itself'
  return ` for ${selectorText(effect.to)}`
}

const OTHERS: ReadonlySet<string> = new Set([
  'on_hit',
  'on_kill',
  'on_damaged',
  'on_charge',
  'on_attacked',
  'on_enemy_death',
  'on_ally_death',
])

function bareEffect(effect: Effect, content: Content): string {
  switch (effect.do) {
    case 'strike': {
      const parts = [`attack at ${effect.power}%`]
      if (effect.pierce > 0) parts.push(`ignoring ${effect.pierce}% of armour`)
      if (effect.resolve !== 100) parts.push(`${effect.resolve}% Resolve damage`)
      if (effect.crit > 0) parts.push(`+${effect.crit}% critical chance`)
      if (effect.type !== null) parts.push(effect.type)
      if (effect.sure) parts.push('cannot miss')
      if (effect.silent) parts.push('no answer')
      return parts.join(', ')
    }
    case 'damage':
      return `${amountText(effect.amount)} ${effect.type} damage`
    case 'heal':
      return `heal ${amountText(effect.amount)}`
    case 'barrier':
      return `barrier of ${amountText(effect.amount)}${lasts(effect.d)}`
    case 'resolve':
      return `Resolve ${effect.sign > 0 ? '+' : '-'}${amountText(effect.amount)}${effect.fear ? ' (fear)' : ''}`
    case 'rally':
      return 'rally'
    case 'modify': {
      const value = effect.pct === 0 ? signed(effect.flat) : `${signed(effect.pct)}%`
      const stack = effect.stack > 1 ? `, up to ${effect.stack} times` : ''
      const vs = effect.vs.length === 0 ? '' : ` against those ${conditionsText(effect.vs)}`
      return `${statName(effect.stat)} ${value}${vs}${effect.d === null ? '' : lasts(effect.d)}${stack}`
    }
    case 'status':
      return `${plain(effect.id)}${effect.p > 0 ? ` ${effect.p}%` : ''}${effect.d === null ? '' : lasts(effect.d)}`
    case 'contagion':
      return `infect with ${effect.type}`
    case 'cleanse':
      return `cleanse ${effect.n === 'all' ? 'all' : effect.n} ${plain(effect.what)}`
    case 'dispel':
      return `dispel ${effect.n === 'all' ? 'everything helpful' : effect.n}`
    case 'push':
      return `push ${effect.n} away`
    case 'pull':
      return `pull ${effect.n} closer`
    case 'leap':
      return effect.behind ? 'leap behind the target' : 'leap to the target'
    case 'teleport':
      return effect.mode === 'home' ? 'sent back to where it was deployed' : `teleport away within ${effect.n}`
    case 'swap':
      return 'change places'
    case 'summon': {
      const name = content.units.get(effect.unit)?.name ?? effect.unit
      const time = effect.d === 'battle' ? '' : ` for ${effect.d} rounds`
      return `summon ${effect.n} ${name}${time}`
    }
    case 'copy':
      return `a copy with ${effect.pct}% life and attack and no abilities`
    case 'revive':
      return `revive with ${effect.hp}% life`
    case 'execute':
      return effect.below > 100 ? 'dies' : `kill below ${effect.below}% life`
    case 'sacrifice':
      return 'dies itself'
    case 'shred':
      return `armour damaged by ${effect.n}`
    case 'repair':
      return `armour repaired by ${effect.n}`
    case 'ammo':
      return `ammunition ${signed(effect.n)}`
    case 'cooldown':
      return effect.reset ? 'ability ready again' : `cooldown ${signed(effect.n)}`
    case 'tag':
      return `${effect.remove ? 'no longer ' : ''}${TAG_WORDS[effect.tag] ?? plain(effect.tag)}${effect.d === null ? '' : lasts(effect.d)}`
    case 'zone': {
      const inner = joined(
        effect.effects.map(
          (entry) => bareEffect(entry, content) + (entry.chance < 100 ? ` (${entry.chance}% chance)` : ''),
        ),
      )
      const when =
        effect.on === 'turn' ? 'at the start of their turns' : effect.on === 'enter' ? 'on entering' : 'inside'
      return `${effect.once ? 'a trap' : 'a zone'} of radius ${effect.radius} for ${effect.rounds} rounds: ${effect.side} ${when} ${inner}`
    }
    case 'act_again':
      return 'another turn at once'
    case 'disrupt':
      return 'vigilance and charges end'
  }
}

const STAT_NAMES: Readonly<Partial<Record<string, string>>> = {
  atk: 'attack',
  armor: 'armour',
  maxhp: 'maximum life',
  attackCount: 'blows',
  resolveDealt: 'Resolve damage dealt',
  resolveTaken: 'Resolve lost',
  aooTaken: 'damage from opportunity attacks',
}

function statName(stat: string): string {
  return STAT_NAMES[stat] ?? plain(stat)
}

const OF: Readonly<Record<Term['of'], string>> = {
  flat: '',
  atk: '% of attack',
  armor: '% of armour',
  ownhp: '% of its maximum life',
  maxhp: '% of maximum life',
  hp: '% of life',
  missing: '% of missing life',
  resolve: '% of Resolve',
  dealt: '% of the damage dealt',
}

function amountText(terms: readonly Term[]): string {
  return terms.map(({ n, of }) => `${n}${OF[of]}`).join(' + ')
}

function lasts(d: Duration): string {
  return d === 'battle' ? ' for the battle' : d === 1 ? ' for 1 turn' : ` for ${d} turns`
}

function limitsText(ability: Ability): string {
  const parts: string[] = []
  if (ability.kind === 'active' && ability.cooldown > 0) parts.push(`Cooldown ${ability.cooldown}.`)
  if (ability.startCooldown > 0) parts.push(`Not before turn ${ability.startCooldown + 1}.`)
  if (ability.ammo > 0) parts.push(`Uses ${ability.ammo} ammunition.`)
  if (ability.kind === 'active' && ability.uses > 0) parts.push(`${ability.uses} uses in a battle.`)
  if (ability.min > 1) parts.push(`Needs ${ability.min} targets.`)
  return parts.length === 0 ? '' : ` ${parts.join(' ')}`
}

function joined(parts: readonly string[]): string {
  return parts.join('; ')
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : `${n}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
