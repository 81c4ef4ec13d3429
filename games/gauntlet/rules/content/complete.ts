import {
  type Ability,
  type Area,
  type Aura,
  type Condition,
  ContentError,
  type Effect,
  type Selector,
  type Term,
} from './ability.ts'
import { checkAbility } from './check-ability.ts'
import {
  type AmountDefinition,
  type AreaDefinition,
  type ConditionDefinition,
  type Definition,
  definitionSchema,
  type EffectDefinition,
  type SelectorDefinition,
} from './definition.ts'
import { TARGETLESS, type Whom } from './vocabulary.ts'

/** The ability that a definition of the tables stands for, with everything filled in that it leaves out. */
export function abilityOf(id: string, name: string, definition: Definition): Ability {
  const head = headOf(id, name, definition)
  const usual = usualTo(head)
  const ability: Ability = { ...head, effects: definition.effects.map((effect) => effectOf(effect, usual)) }
  checkAbility(ability)
  return ability
}

/** An ability changed for an experiment: its definition as JSON. */
export function readAbility(id: string, name: string, text: string): Ability {
  const parsed = definitionSchema.safeParse(json(name, text))
  if (parsed.success) return abilityOf(id, name, parsed.data)
  const [issue] = parsed.error.issues
  throw new ContentError(name, `${issue?.path.join('.') || 'its definition'}: ${issue?.message}`)
}

function json(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ContentError(name, 'its definition is not JSON')
  }
}

function headOf(id: string, name: string, definition: Definition): Ability {
  const { kind, aura, reach = 'any' } = definition
  const onItself = kind === 'active' && reach === 'self' ? SELF : null
  const aim = definition.aim === undefined ? onItself : selectorOf(definition.aim)
  return {
    id,
    name,
    kind,
    cooldown: definition.cooldown ?? 0,
    startCooldown: definition.startCooldown ?? 0,
    ammo: definition.ammo ?? 0,
    shot: definition.shot ?? null,
    reach,
    uses: definition.uses ?? (kind === 'spell' ? 1 : 0),
    on: definition.on ?? null,
    n: definition.n ?? 0,
    when: conditionsOf(definition.when),
    chance: definition.chance ?? 100,
    aim,
    area: definition.area === undefined ? null : areaOf(name, definition.area, aim),
    min: definition.min ?? 1,
    effects: [],
    aura: aura === undefined ? null : auraOf(aura),
    scope: definition.scope ?? null,
    filter: conditionsOf(definition.filter),
    definition,
  }
}

function auraOf({ type, range, side, rounds, on }: NonNullable<Definition['aura']>): Aura {
  const relic = type === 'relic'
  return { type, range, side, rounds: rounds ?? (relic ? 2 : 0), on: on ?? (relic ? 'turn' : 'stay') }
}

const SELF: Selector = { base: 'self', filter: [], order: null, count: 1 }
const TARGET: Selector = { base: 'target', filter: [], order: null, count: 1 }
const AREA: Selector = { base: 'area', filter: [], order: null, count: 1 }

/** Whom an effect is for that does not say it. */
function usualTo({ area, kind, aim, on }: Ability): Selector {
  if (area !== null) return AREA
  if (kind === 'aura') return TARGET
  if (aim !== null) return aim.base === 'self' ? SELF : TARGET
  if (on !== null && !TARGETLESS.has(on)) return TARGET
  return SELF
}

function selectorOf(definition: SelectorDefinition): Selector {
  const { base, filter, order = null, count = 1 } = typeof definition === 'string' ? { base: definition } : definition
  return { base, filter: conditionsOf(filter), order, count }
}

function areaOf(
  name: string,
  { shape, n = 0, p = 100, centre = 'target', side }: AreaDefinition,
  aim: Selector | null,
): Area {
  const aimed = aim === null || aim.base === 'self' ? null : sideAimedAt(aim)
  const whom = side ?? aimed
  if (whom === null) throw new ContentError(name, 'an area without an aim needs its side')
  return { shape, n, p, centre, side: whom }
}

function sideAimedAt({ base }: Selector): Whom {
  return base === 'enemies' ? 'enemies' : base === 'units' ? 'both' : 'allies'
}

function conditionsOf(definitions: readonly ConditionDefinition[] | undefined): readonly Condition[] {
  return (definitions ?? []).map(conditionOf)
}

function conditionOf(definition: ConditionDefinition): Condition {
  if (typeof definition === 'string') return { word: definition, not: false, n: 0, arg: '', ofTarget: false }
  return {
    word: definition.word,
    not: definition.not ?? false,
    n: 'n' in definition ? definition.n : 0,
    arg: 'arg' in definition ? definition.arg : '',
    ofTarget: 'ofTarget' in definition && definition.ofTarget === true,
  }
}

function termsOf(amount: AmountDefinition): readonly Term[] {
  if (typeof amount === 'number') return [{ n: Math.abs(amount), of: 'flat' }]
  return (Object.keys(amount) as Term['of'][]).map((of) => ({ n: Math.abs(amount[of] ?? 0), of }))
}

function losing(amount: AmountDefinition): boolean {
  return typeof amount === 'number' ? amount < 0 : Object.values(amount).some((n) => n < 0)
}

function effectOf(definition: EffectDefinition, usual: Selector): Effect {
  const to = 'to' in definition && definition.to !== undefined ? selectorOf(definition.to) : usual
  const given = { to, if: conditionsOf(definition.if), chance: definition.chance ?? 100 }
  switch (definition.do) {
    case 'strike': {
      const { power = 100, type = null, blows = 0, pierce = 0, resolve = 100, crit = 0 } = definition
      const { sure = false, silent = false } = definition
      return { do: 'strike', ...given, power, type, blows, pierce, resolve, crit, sure, silent }
    }
    case 'damage':
      return { do: 'damage', ...given, type: definition.type, amount: termsOf(definition.amount) }
    case 'heal':
      return { do: 'heal', ...given, amount: termsOf(definition.amount) }
    case 'barrier':
      return { do: 'barrier', ...given, d: definition.d, amount: termsOf(definition.amount) }
    case 'resolve': {
      const { amount, fear = false } = definition
      return { do: 'resolve', ...given, sign: losing(amount) ? -1 : 1, fear, amount: termsOf(amount) }
    }
    case 'modify': {
      const { stat, pct = 0, flat = 0, d = null, stack = 1, vs } = definition
      return { do: 'modify', ...given, stat, pct, flat, d, stack, vs: conditionsOf(vs) }
    }
    case 'status':
      return { do: 'status', ...given, id: definition.id, p: definition.p ?? 0, d: definition.d ?? null }
    case 'leap':
      return { do: 'leap', ...given, behind: definition.behind ?? false }
    case 'teleport':
      return { do: 'teleport', ...given, mode: definition.mode, n: definition.mode === 'away' ? definition.n : 0 }
    case 'cooldown': {
      const reset = definition.n === 'reset'
      return { do: 'cooldown', ...given, n: definition.n === 'reset' ? 0 : definition.n, reset }
    }
    case 'tag': {
      const { tag, d = null, remove = false } = definition
      return { do: 'tag', ...given, tag, d, remove }
    }
    case 'zone': {
      const { at = 'target', radius, rounds, side, on, once = false } = definition
      const effects = definition.effects.map((effect) => effectOf(effect, TARGET))
      return { do: 'zone', ...given, to: TARGET, at, radius, rounds, side, on, once, effects }
    }
    default:
      return { ...definition, ...given }
  }
}
