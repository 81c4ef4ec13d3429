import {
  type Ability,
  type Area,
  type Aura,
  type Condition,
  ContentError,
  type Duration,
  type Effect,
  type Selector,
  type Term,
} from './ability.ts'
import { circleAmong } from './circles.ts'
import {
  AMOUNT_OF,
  BASES,
  CONDITION_WORDS,
  CONTAGIONS,
  type ConditionWord,
  mayBeGranted,
  ORDERS,
  ROLES,
  SHAPES,
  STATS,
  STATUSES,
  TAGS,
  TARGETLESS,
  TRIGGERS,
  type Whom,
} from './vocabulary.ts'

/**
 * GR-1104: reads a definition as the rulebook writes it. Whatever is not a word of the vocabulary is refused with the name of
 * the entry, when content is loaded and never in a battle.
 */
export function readAbility(id: string, name: string, definition: string): Ability {
  const entry = `${name} (${definition})`
  const fail = (problem: string): never => {
    throw new ContentError(entry, problem)
  }
  const colon = splitAt(definition, ':')
  if (colon === null) return fail('has no colon between its head and its effects')
  const head = readHead(id, name, definition, words(colon[0]), fail)
  const effects = pieces(colon[1], ';').map((text) => readEffect(text, head, fail))
  if (effects.length === 0) fail('has no effects')
  const ability: Ability = { ...head, effects }
  checkAbility(ability, fail)
  keepWords(ability)
  return ability
}

type Fail = (problem: string) => never

function readHead(id: string, name: string, definition: string, tokens: readonly string[], fail: Fail): Ability {
  const head = {
    id,
    name,
    kind: 'passive' as Ability['kind'],
    cooldown: 0,
    startCooldown: 0,
    ammo: 0,
    shot: null as Ability['shot'],
    reach: 'any' as Ability['reach'],
    uses: 0,
    on: null as Ability['on'],
    n: 0,
    when: [] as readonly Condition[],
    chance: 100,
    aim: null as Selector | null,
    area: null as Area | null,
    min: 1,
    effects: [] as readonly Effect[],
    aura: null as Aura | null,
    scope: null as Ability['scope'],
    filter: [] as readonly Condition[],
    definition,
  }
  let areaText: string | null = null
  for (const token of tokens) {
    const [key, value] = token.includes('=') && !token.includes('[') ? cut(token, '=') : keyed(token)
    if (/^A\d$/.test(token)) {
      head.kind = 'active'
      head.cooldown = Number(token.slice(1))
    } else if (token === 'P') head.kind = 'passive'
    else if (token === 'S') {
      head.kind = 'spell'
      head.uses = 1
    } else if (token === 'Aura') head.kind = 'aura'
    else if (/^(static|pulse|relic)\d$/.test(token))
      head.aura = {
        type: token.slice(0, -1) as Aura['type'],
        range: Number(token.slice(-1)),
        side: 'allies',
        rounds: token.startsWith('relic') ? 2 : 0,
        on: token.startsWith('relic') ? 'turn' : 'stay',
      }
    else if (head.aura !== null && (token === 'turn' || token === 'stay' || token === 'supply'))
      head.aura = { ...head.aura, on: token }
    else if (head.aura !== null && isOneOf(['allies', 'enemies', 'both'], token))
      head.aura = { ...head.aura, side: token as Whom }
    else if (head.aura !== null && /^\d$/.test(token)) head.aura = { ...head.aura, rounds: Number(token) }
    else if (token === 'each' || token === 'team' || token.startsWith('each[')) {
      head.scope = token === 'team' ? 'team' : 'each'
      head.filter = token.includes('[') ? readConditions(inside(token, fail), fail) : []
    } else if (token.startsWith('when[')) head.when = readConditions(inside(token, fail), fail)
    else if (key === 'start') head.startCooldown = whole(value, fail)
    else if (key === 'reach')
      head.reach = isOneOf(['self', 'own', 'any'], value) ? (value as 'self' | 'own' | 'any') : whole(value, fail)
    else if (key === 'shot')
      head.shot = isOneOf(['direct', 'arc', 'homing'], value)
        ? (value as 'direct' | 'arc' | 'homing')
        : fail(`shot ${value}`)
    else if (key === 'ammo') head.ammo = whole(value, fail)
    else if (key === 'uses') head.uses = whole(value, fail)
    else if (key === 'min') head.min = whole(value, fail)
    else if (key === 'chance') head.chance = whole(value, fail)
    else if (key === 'aim') head.aim = readSelector(value, fail)
    else if (key === 'area') areaText = value
    else {
      const trigger = /^([a-z_]+?)(\d*)$/.exec(token)
      if (trigger !== null && head.kind === 'passive' && isOneOf(TRIGGERS, trigger[1] ?? '')) {
        head.on = trigger[1] as Ability['on']
        head.n = Number(trigger[2] ?? 0)
      } else fail(`${token} is not a word of the vocabulary`)
    }
  }
  if (head.kind === 'active' && head.reach === 'self' && head.aim === null) head.aim = SELF
  if (areaText !== null) head.area = readArea(areaText, head.aim, fail)
  return head
}

const SELF: Selector = { base: 'self', filter: [], order: null, count: 1 }
const TARGET: Selector = { base: 'target', filter: [], order: null, count: 1 }
const AREA: Selector = { base: 'area', filter: [], order: null, count: 1 }

/** Whom an effect without `@` is for. */
function usualTo(head: Ability): Selector {
  if (head.area !== null) return AREA
  if (head.kind === 'aura') return TARGET
  if (head.aim !== null) return head.aim.base === 'self' ? SELF : TARGET
  if (head.on !== null && !TARGETLESS.has(head.on)) return TARGET
  return SELF
}

function readEffect(text: string, head: Ability, fail: Fail): Effect {
  const tokens = words(text)
  const given = { to: usualTo(head), if: [] as readonly Condition[], chance: 100 }
  const rest: string[] = []
  for (const token of tokens) {
    if (token.startsWith('@')) given.to = readSelector(token.slice(1), fail)
    else if (token.startsWith('if[')) given.if = readConditions(inside(token, fail), fail)
    else if (/^\(\d+%\)$/.test(token)) given.chance = Number(token.slice(1, -2))
    else rest.push(token)
  }
  const [word = '', ...args] = rest
  const effect = effectOf(word, args, given, head, fail)
  return effect ?? fail(`${text} is not an effect of the vocabulary`)
}

type GivenFields = { to: Selector; if: readonly Condition[]; chance: number }

function effectOf(word: string, args: string[], given: GivenFields, head: Ability, fail: Fail): Effect | null {
  const flag = (name: string): boolean => {
    const at = args.indexOf(name)
    if (at >= 0) args.splice(at, 1)
    return at >= 0
  }
  const numbered = (name: string, usual: number): number => {
    const at = args.findIndex((arg) => new RegExp(`^${name}\\d+$`).test(arg))
    return at < 0 ? usual : Number((args.splice(at, 1)[0] ?? '').slice(name.length))
  }
  const duration = (): Duration | null => {
    const at = args.findIndex((arg) => /^d(\d+|B)$/.test(arg))
    if (at < 0) return null
    const text = (args.splice(at, 1)[0] ?? '').slice(1)
    return text === 'B' ? 'battle' : Number(text)
  }
  const lasting = (): Duration => duration() ?? fail(`${word} needs a duration`)
  const next = (): string => args.shift() ?? fail(`${word} lacks a word`)
  const done = <T extends Effect>(effect: T): T => (args.length > 0 ? fail(`${args.join(' ')} after ${word}`) : effect)
  switch (word) {
    case 'strike': {
      const power = args.length > 0 && /^\d+$/.test(args[0] ?? '') ? whole(next(), fail) : 100
      const type = flag('magic') ? 'magic' : flag('physical') ? 'physical' : null
      return done({
        do: 'strike',
        ...given,
        power,
        type,
        blows: numbered('blows', 0),
        pierce: numbered('pierce', 0),
        resolve: numbered('resolve', 100),
        crit: numbered('crit', 0),
        sure: flag('sure'),
        silent: flag('silent'),
      })
    }
    case 'damage': {
      const type = flag('magic') ? 'magic' : flag('true') ? 'true' : flag('physical') ? 'physical' : 'physical'
      return done({ do: 'damage', ...given, type, amount: readAmount(next(), fail) })
    }
    case 'heal':
      return done({ do: 'heal', ...given, amount: readAmount(next(), fail) })
    case 'barrier':
      return done({ do: 'barrier', ...given, d: lasting(), amount: readAmount(next(), fail) })
    case 'resolve': {
      const fear = flag('fear')
      const text = next()
      const sign = text.startsWith('-') ? -1 : text.startsWith('+') ? 1 : fail('resolve needs + or -')
      return done({ do: 'resolve', ...given, sign, fear, amount: readAmount(text.slice(1), fail) })
    }
    case 'mod': {
      const stat = next()
      if (!isOneOf(STATS, stat)) fail(`there is no stat ${stat}`)
      const value = /^([+-]\d+)(%?)$/.exec(next()) ?? fail(`mod ${stat} needs a number with a sign`)
      const stack = numbered('x', 1)
      const at = args.findIndex((arg) => arg.startsWith('vs['))
      const vs = at < 0 ? [] : readConditions(inside(args.splice(at, 1)[0] ?? '', fail), fail)
      const d = duration()
      const n = Number(value[1])
      return done({
        do: 'modify',
        ...given,
        stat: stat as (typeof STATS)[number],
        pct: value[2] === '%' ? n : 0,
        flat: value[2] === '%' ? 0 : n,
        d,
        stack,
        vs,
      })
    }
    case 'status': {
      const id = next()
      if (!isOneOf(STATUSES, id)) fail(`there is no status ${id}`)
      const d = duration()
      const percent = args.findIndex((arg) => /^\d+%$/.test(arg))
      const p = percent < 0 ? 0 : Number((args.splice(percent, 1)[0] ?? '').slice(0, -1))
      return done({ do: 'status', ...given, id: id as (typeof STATUSES)[number], p, d })
    }
    case 'contagion': {
      const type = next()
      if (!isOneOf(CONTAGIONS, type)) fail(`there is no contagion ${type}`)
      return done({ do: 'contagion', ...given, type: type as (typeof CONTAGIONS)[number] })
    }
    case 'cleanse': {
      const what = next()
      if (!isOneOf(['contagion', 'status', 'debuff', 'all'], what)) fail(`cleanse ${what}`)
      return done({
        do: 'cleanse',
        ...given,
        what: what as 'contagion' | 'status' | 'debuff' | 'all',
        n: count(next(), fail),
      })
    }
    case 'dispel':
      return done({ do: 'dispel', ...given, n: count(next(), fail) })
    case 'push':
    case 'pull':
      return done({ do: word, ...given, n: whole(next(), fail) })
    case 'leap':
      return done({ do: 'leap', ...given, behind: flag('behind') })
    case 'teleport': {
      const mode = next()
      if (mode === 'home') return done({ do: 'teleport', ...given, mode, n: 0 })
      return mode === 'away'
        ? done({ do: 'teleport', ...given, mode, n: whole(next(), fail) })
        : fail(`teleport ${mode}`)
    }
    case 'summon': {
      const unit = next()
      const n = whole(next(), fail)
      const d = lasting()
      const at = next()
      if (!isOneOf(['self', 'target', 'front', 'home'], at)) fail(`summon at ${at}`)
      return done({ do: 'summon', ...given, unit, n, d, at: at as 'self' | 'target' | 'front' | 'home' })
    }
    case 'copy':
      return done({ do: 'copy', ...given, d: lasting(), pct: whole(next(), fail) })
    case 'revive':
      return done({ do: 'revive', ...given, hp: whole(next(), fail) })
    case 'execute':
      return done({ do: 'execute', ...given, below: whole(next(), fail) })
    case 'shred':
    case 'repair':
      return done({ do: word, ...given, n: whole(next(), fail) })
    case 'ammo':
      return done({ do: 'ammo', ...given, n: signed(next(), fail) })
    case 'cooldown': {
      const text = next()
      return done({
        do: 'cooldown',
        ...given,
        n: text === 'reset' ? 0 : signed(text, fail),
        reset: text === 'reset',
      })
    }
    case 'tag': {
      const remove = flag('remove')
      const d = duration()
      const tag = next()
      const known = TAGS.find((entry) => entry === tag) ?? fail(`there is no tag ${tag}`)
      if (!mayBeGranted(known)) fail(`${tag} cannot be granted`)
      return done({ do: 'tag', ...given, tag: known, d, remove })
    }
    case 'zone': {
      const text = args.join(' ')
      const match =
        /^(?:(target|self|front|ahead) )?r(\d) (\d+) (allies|enemies|both) (enter|turn|stay)( once)? \{(.*)\}$/.exec(
          text,
        )
      if (match === null) return null
      args.length = 0
      const inner: Ability = { ...head, kind: 'aura', area: null, aim: null }
      return {
        do: 'zone',
        ...given,
        to: TARGET,
        at: (match[1] ?? 'target') as 'target' | 'self' | 'front' | 'ahead',
        radius: Number(match[2]),
        rounds: Number(match[3]),
        side: match[4] as Whom,
        on: match[5] as 'enter' | 'turn' | 'stay',
        once: match[6] !== undefined,
        effects: pieces(match[7] ?? '', ';').map((piece) => readEffect(piece, inner, fail)),
      }
    }
    case 'swap':
    case 'sacrifice':
    case 'rally':
    case 'act_again':
    case 'disrupt':
      return done({ do: word, ...given })
    default:
      return null
  }
}

/** enemies[cond, cond]/order*n */
function readSelector(text: string, fail: Fail): Selector {
  const match = /^([a-z]+)(?:\[([^\]]*)\])?(?:\/([a-z_]+))?(?:\*(\d+|all))?$/.exec(text)
  const base = match?.[1] ?? ''
  const order = match?.[3] ?? null
  if (match === null || !isOneOf(BASES, base)) return fail(`${text} selects nothing`)
  if (order !== null && !isOneOf(ORDERS, order)) return fail(`there is no order ${order}`)
  return {
    base: base as Selector['base'],
    filter: match[2] === undefined ? [] : readConditions(match[2], fail),
    order: order as Selector['order'],
    count: match[4] === undefined ? 1 : count(match[4], fail),
  }
}

/** burst2(self,enemies), chain3,60, row */
function readArea(text: string, aim: Selector | null, fail: Fail): Area {
  const match = /^([a-z]+?)(\d*)(?:,(\d+))?(?:\((self|target),(allies|enemies|both)\))?$/.exec(text)
  const shape = match?.[1] ?? ''
  if (match === null || !isOneOf(SHAPES, shape)) return fail(`there is no shape ${text}`)
  const aimed = aim === null || aim.base === 'self' ? null : sideAimedAt(aim)
  return {
    shape: shape as Area['shape'],
    n: Number(match[2] ?? 0),
    p: Number(match[3] ?? 100),
    centre: (match[4] ?? 'target') as Area['centre'],
    side: (match[5] ?? aimed ?? fail('an area without an aim needs its side')) as Whom,
  }
}

function sideAimedAt(aim: Selector): Whom {
  return aim.base === 'enemies' ? 'enemies' : aim.base === 'units' ? 'both' : 'allies'
}

function readConditions(text: string, fail: Fail): readonly Condition[] {
  return pieces(text, ',').map((piece) => readCondition(piece, fail))
}

function readCondition(text: string, fail: Fail): Condition {
  const not = text.startsWith('not ')
  const plain = not ? text.slice(4) : text
  const compared = /^(hp<|hp>=|resolve<|tier>=|cost<=|cost>=|round>=|ammo<=)(\d+)$/.exec(plain)
  const [word = '', arg = '', extra] = compared === null ? plain.split(' ') : [compared[1], compared[2]]
  if (!Object.hasOwn(CONDITION_WORDS, word)) fail(`there is no condition ${text}`)
  const known = word as ConditionWord
  const kind = CONDITION_WORDS[known]
  const lists: Readonly<Record<string, readonly string[]>> = {
    tag: TAGS,
    role: ROLES,
    status: STATUSES,
    contagion: CONTAGIONS,
  }
  const list = kind === null || kind === 'number' ? null : (lists[kind] ?? [])
  if (list !== null && !(arg === '' && kind === 'contagion') && !isOneOf(list, arg)) fail(`there is no ${arg}: ${text}`)
  if (kind === 'number' && !/^\d+$/.test(arg)) fail(`${text} needs a number`)
  if (kind === null && arg !== '') fail(`${text} says too much`)
  return {
    word: known,
    not,
    n: kind === 'number' ? Number(arg) : 0,
    arg: list === null ? '' : arg,
    ofTarget: extra === 'target',
  }
}

function readAmount(text: string, fail: Fail): readonly Term[] {
  return text.split('+').map((part) => {
    const match = /^(\d+)(?:%([a-z]+))?$/.exec(part) ?? fail(`${text} is no amount`)
    const of = match[2] ?? 'flat'
    if (!isOneOf(AMOUNT_OF, of)) fail(`there is no ${of} to take a part of`)
    return { n: Number(match[1]), of: of as Term['of'] }
  })
}

/** What the grammar alone does not forbid. */
function checkAbility(ability: Ability, fail: Fail): void {
  if (ability.kind === 'passive' && ability.on === null) fail('a passive needs a trigger')
  if (ability.kind === 'aura' && ability.aura === null) fail('an aura needs a type, a range and a side')
  if (ability.kind === 'active' && ability.aim === null) fail('an active ability needs an aim')
  if (ability.kind === 'spell' && ability.area !== null && isOneOf(['line', 'cone'], ability.area.shape))
    fail('a spell has no place to draw a line or a cone from')
  if (ability.chance < 1 || ability.chance > 100) fail('a chance is 1 to 100')
  const lasts = ability.on === 'always' || (ability.aura?.type === 'static' && ability.aura.on === 'stay')
  for (const effect of ability.effects) checkEffect(effect, ability, lasts, fail)
  checkZones(ability, fail)
  const circle = circleAmong([ability])
  if (circle !== null) fail(`what it gives depends on itself: ${circle.facts.join(', ')}`)
}

/** GB-216: a zone is found again by the ability or spell that laid it, which lays no other. */
function checkZones({ effects, aura, scope }: Ability, fail: Fail): void {
  const zones = effects.flatMap((effect) => (effect.do === 'zone' ? [effect] : []))
  if (zones.length === 0) return
  if (zones.length > 1) fail('lays more than one zone')
  if (aura?.type === 'relic') fail('a relic lays no zone')
  if (scope !== null) fail('leaders and factions lay no zones')
  if (zones[0]?.effects.some((inner) => inner.do === 'zone')) fail('a zone lays no zone')
}

function checkEffect(effect: Effect, ability: Ability, lasts: boolean, fail: Fail): void {
  const continuous = effect.do === 'modify' || effect.do === 'status' || effect.do === 'tag'
  if (lasts && !continuous) fail(`${effect.do} is not continuous`)
  if (continuous && lasts !== (effect.d === null)) fail(`${effect.do} ${lasts ? 'lasts anyway' : 'needs a duration'}`)
  if (effect.do === 'modify') {
    if (effect.vs.length > 0 && !lasts) fail('vs needs an effect that lasts')
    if (
      effect.stat === 'maxhp' &&
      lasts &&
      (ability.when.length > 0 || ability.filter.length > 0 || ability.aura !== null)
    )
      fail('maxhp cannot come and go')
  }
  if (effect.do === 'zone') for (const inner of effect.effects) checkEffect(inner, ability, effect.on === 'stay', fail)
  if (ability.kind === 'spell' || effect.do === 'zone')
    for (const term of 'amount' in effect ? effect.amount : [])
      if (isOneOf(['atk', 'armor', 'ownhp'], term.of)) fail(`${term.of} needs an owner`)
}

function whole(text: string, fail: Fail): number {
  return /^\d+$/.test(text) ? Number(text) : fail(`${text} is no number`)
}

function signed(text: string, fail: Fail): number {
  return /^[+-]\d+$/.test(text) ? Number(text) : fail(`${text} is no number with a sign`)
}

function count(text: string, fail: Fail): number | 'all' {
  return text === 'all' ? 'all' : whole(text, fail)
}

function isOneOf(list: readonly string[], word: string): boolean {
  return list.includes(word)
}

function keyed(token: string): readonly [string, string] {
  const at = token.indexOf('=')
  return at < 0 ? [token, ''] : [token.slice(0, at), token.slice(at + 1)]
}

function cut(text: string, by: string): readonly [string, string] {
  const at = text.indexOf(by)
  return [text.slice(0, at), text.slice(at + by.length)]
}

function splitAt(text: string, by: string): readonly [string, string] | null {
  const at = text.indexOf(by)
  return at < 0 ? null : [text.slice(0, at), text.slice(at + 1)]
}

function inside(token: string, fail: Fail): string {
  return token.endsWith(']') ? token.slice(token.indexOf('[') + 1, -1) : fail(`${token} lacks a bracket`)
}

/** Parts of a text, not cut inside brackets. */
function pieces(text: string, by: string): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const letter of text) {
    if ('[{('.includes(letter)) depth++
    if (']})'.includes(letter)) depth--
    if (letter === by && depth === 0) {
      parts.push(part.trim())
      part = ''
    } else part += letter
  }
  return [...parts, part.trim()].filter((piece) => piece !== '')
}

/**
 * Puts the engine's own copy of each word into the data, the one it keeps for names of properties: two of those are equal
 * exactly when they are the same one, while words that were cut out of a text are compared letter by letter in every battle.
 */
function keepWords(data: object): void {
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'string') Reflect.set(data, key, Object.keys({ [value]: 0 })[0])
    else if (typeof value === 'object' && value !== null) keepWords(value)
  }
}

function words(text: string): readonly string[] {
  return pieces(text, ' ')
}
