import type { Condition, Selector } from '../content/ability.ts'
import type { Order } from '../content/vocabulary.ts'
import { plain } from './names.ts'

/** The subject of a sentence, and the number of its verbs: "the enemy is", "all enemies are". */
export interface Subject {
  readonly words: string
  readonly many: boolean
}

/** A predicate, for one and for several: "is below 75% life", "are below 75% life". */
type Said = readonly [one: string, many: string]

/** " that is wounded and costs 4 or less", or nothing. */
export function whichText(conditions: readonly Condition[], many: boolean): string {
  return conditions.length === 0 ? '' : ` that ${conditions.map((one) => saidOf(one)[many ? 1 : 0]).join(' and ')}`
}

/** "when it hits and attacks from the flank", "if it stands in formation": a trigger with what must hold for its owner. */
export function whenText(trigger: string, conditions: readonly Condition[], owner: string): string {
  let text = trigger
  for (const one of conditions) {
    const time = timeText(one)
    const every = one.word === 'every' && text === 'at the start of a round'
    if (every) text = `at the start of every ${ordinal(one.n)} round`
    else if (time !== null) text += ` ${time}`
    else if (text === '') text = `if ${owner} ${saidOf(one)[0]}`
    else if (text.startsWith('when ')) text += ` and ${saidOf(one)[0]}`
    else text += ` if it ${saidOf(one)[0]}`
  }
  return text.trim()
}

function ordinal(n: number): string {
  return ['', 'first', 'second', 'third', 'fourth', 'fifth'][n] ?? `${n}th`
}

/** " if it is bound": the condition of an effect. */
export function ifText(conditions: readonly Condition[], many: boolean): string {
  const parts = conditions.map((one) => timeText(one) ?? `if ${many ? 'they' : 'it'} ${saidOf(one)[many ? 1 : 0]}`)
  return parts.length === 0 ? '' : ` ${parts.join(' and ')}`
}

/** Conditions that are about the battle and not about a unit. */
function timeText({ word, not, n }: Condition): string | null {
  if (word === 'round>=') return not ? `before round ${n}` : `from round ${n} on`
  if (word === 'every') return `in every round that is a multiple of ${n}`
  if (word === 'first') return not ? 'after the first attack' : 'in the first attack'
  return null
}

function saidOf(condition: Condition): Said {
  const { word, not, n, arg, ofTarget } = condition
  const be = (text: string): Said => (not ? [`is not ${text}`, `are not ${text}`] : [`is ${text}`, `are ${text}`])
  switch (word) {
    case 'hp<':
      return be(`below ${n}% life`)
    case 'hp>=':
      return be(`at ${n}% life or more`)
    case 'resolve<':
      return be(`below ${n}% Resolve`)
    case 'tier>=':
      return be(`of tier ${n} or more`)
    case 'cost<=':
      return not ? [`costs more than ${n}`, `cost more than ${n}`] : [`costs ${n} or less`, `cost ${n} or less`]
    case 'cost>=':
      return not ? [`costs less than ${n}`, `cost less than ${n}`] : [`costs ${n} or more`, `cost ${n} or more`]
    case 'ammo<=':
      return not
        ? [`has more than ${n} ammunition`, `have more than ${n} ammunition`]
        : [`has ${n} ammunition or less`, `have ${n} ammunition or less`]
    case 'surrounded':
      return be(`beside ${n} or more enemies`)
    case 'within':
      return be(`within ${cells(n)}${ofTarget ? ' of the target' : ''}`)
    case 'tag':
      return COUNTED.has(arg)
        ? not
          ? [`is no ${arg}`, `are no ${arg}s`]
          : [`is a ${arg}`, `are ${arg}s`]
        : be(plain(arg))
    case 'role':
      return (not ? NO_ROLES : ROLES)[arg] ?? be(plain(arg))
    case 'status':
      return be(`under ${plain(arg)}`)
    case 'infected':
      return be(`infected${arg === '' ? '' : ` with ${arg}`}`)
    case 'formation':
      return not ? ['is in no formation', 'are in no formation'] : ['stands in formation', 'stand in formation']
    case 'melee':
      return not ? ['fights from afar', 'fight from afar'] : ['fights hand to hand', 'fight hand to hand']
    case 'ranged':
      return not ? ['fights hand to hand', 'fight hand to hand'] : ['fights from afar', 'fight from afar']
    case 'magic':
      return not ? ['does not fight by magic', 'do not fight by magic'] : ['fights by magic', 'fight by magic']
    case 'stationary':
      return not ? ['has moved', 'have moved'] : ['has not moved', 'have not moved']
    case 'flanking':
      return not ? ['does not attack from the flank', 'do not attack from the flank'] : FLANK
    case 'rear':
      return not ? ['does not attack from behind', 'do not attack from behind'] : REAR
    case 'isolated':
      return not ? ['has a friend beside it', 'have a friend beside them'] : ALONE
    case 'shredded':
      return not ? ['has whole armour', 'have whole armour'] : ['has worn armour', 'have worn armour']
    default:
      return be(plain(word))
  }
}

/** Tags that are nouns, not adjectives. */
const COUNTED: ReadonlySet<string> = new Set([
  'Beast',
  'Construct',
  'Elemental',
  'Flyer',
  'Officer',
  'Skirmisher',
  'Structure',
])
const FLANK: Said = ['attacks from the flank', 'attack from the flank']
const REAR: Said = ['attacks from behind', 'attack from behind']
const ALONE: Said = ['has no friend beside it', 'have no friend beside them']
const ROLES: Readonly<Record<string, Said>> = {
  tank: ['is a tank', 'are tanks'],
  mage: ['is a mage', 'are mages'],
  support: ['is a supporter', 'are supporters'],
}
const NO_ROLES: Readonly<Record<string, Said>> = {
  tank: ['is no tank', 'are no tanks'],
  mage: ['is no mage', 'are no mages'],
  support: ['is no supporter', 'are no supporters'],
}

const ORDER_WORDS: Readonly<Record<Order, string>> = {
  nearest: 'nearest to it',
  farthest: 'farthest from it',
  lowest_hp: 'with the least life',
  lowest_hp_pct: 'with the lowest share of life',
  highest_hp: 'with the most life',
  highest_atk: 'with the highest attack',
  highest_armor: 'with the highest armour',
  lowest_resolve: 'with the lowest Resolve',
  highest_cost: 'of the highest cost',
  most_shred: 'with the most worn armour',
  cluster: 'with the most others around it',
  infect: 'from whom a contagion spreads best',
  random: 'chosen at random',
  id: 'that comes first',
}

const NOUNS = {
  allies: ['ally', 'allies'],
  others: ['other ally', 'other allies'],
  enemies: ['enemy', 'enemies'],
  units: ['unit', 'units'],
  fallen: ['fallen ally', 'fallen allies'],
} as const

/** Conditions that stand before what they are about: "the wounded ally". */
const ADJECTIVES: ReadonlySet<string> = new Set(['wounded', 'engaged', 'bound', 'living', 'crumbling', 'summoned'])

/** GB-205: "the wounded ally with the lowest share of life", and how far away they may be. */
export function selectorText({ base, filter, order, count }: Selector, far = ''): Subject {
  if (base === 'self') return { words: 'it', many: false }
  if (base === 'target' || base === 'area') return { words: 'the target', many: false }
  const many = count === 'all' || count > 1
  const [one, several] = NOUNS[base]
  const before = filter.filter(({ word, not }) => !not && ADJECTIVES.has(word))
  const after = filter.filter((condition) => !before.includes(condition))
  const noun = [...before.map(({ word }) => word), many ? several : one].join(' ')
  const head = count === 'all' ? `all ${noun}` : many ? `the ${count} ${noun}` : `the ${noun}`
  const first = order === null || count === 'all' ? '' : ` ${ORDER_WORDS[order]}`
  return { words: `${head}${first}${far}${whichText(after, many)}`, many }
}

export function cells(n: number): string {
  return n === 1 ? '1 cell' : `${n} cells`
}
