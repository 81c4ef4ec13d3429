import type { Ability, Effect } from '../content/ability.ts'
import { type Content, PRINTED } from '../content/content.ts'
import { SYSTEM_WORDS } from '../content/standard.ts'
import { cells, ifText, type Subject, selectorText, whenText, whichText } from './conditions.ts'
import { areaText, chanceText, effectText, sequence } from './effects.ts'

/** GR-1105: what an ability does, in sentences made from its definition alone. */
export function abilityText(ability: Ability, content: Content = PRINTED): string {
  const system = SYSTEM_WORDS[ability.id]
  if (system !== undefined) return system
  const lead = leadText(ability)
  const told = clauses(ability, content)
    .map((clause, at) => (at === 0 && lead !== '' ? `${lead} ${clause}` : clause))
    .map((clause) => `${capital(clause)}.`)
  return [...told, ...limits(ability)].join(' ')
}

/** When it happens: "When it hits,". */
function leadText(ability: Ability): string {
  const { aura } = ability
  if (ability.kind === 'aura' && aura !== null) {
    if (aura.type === 'pulse') return 'At the start of its turn,'
    if (aura.type === 'relic') return `For ${aura.rounds} rounds after its death,`
    return aura.on === 'turn' ? 'At the start of their turns,' : ''
  }
  if (ability.kind === 'active' && ability.aim !== null && ability.effects.every(({ to }) => to.base === 'self'))
    return ability.aim.base === 'self' ? '' : `With ${targetOf(ability).words},`
  if (ability.kind !== 'passive') return ''
  const owner = ownerText(ability)
  const when = whenText(triggerText(ability, owner), ability.when, owner)
  const chance = ability.chance < 100 ? `with a chance of ${ability.chance}%,` : ''
  return [when === '' ? '' : `${when},`, chance].filter((part) => part !== '').join(' ')
}

function ownerText({ scope, filter }: Ability): string {
  return scope === 'each' ? `a unit of this side${whichText(filter, false)}` : 'it'
}

function triggerText({ on, n }: Ability, owner: string): string {
  const its = owner === 'it' ? 'its' : 'the'
  switch (on) {
    case 'battle_start':
      return 'when the battle begins'
    case 'round_start':
      return 'at the start of a round'
    case 'round_end':
      return 'at the end of a round'
    case 'turn_start':
      return `at the start of ${its} turn`
    case 'turn_end':
      return `at the end of ${its} turn`
    case 'on_attack':
      return `before ${owner} attacks`
    case 'on_hit':
      return `when ${owner} hits`
    case 'on_attacked':
      return `when ${owner} is attacked`
    case 'on_damaged':
      return `when ${owner} loses life`
    case 'on_dodge':
      return `when ${owner} avoids an attack`
    case 'on_riposte':
      return `when ${owner} strikes back`
    case 'on_intercept':
      return `when ${owner} intercepts`
    case 'on_charge':
      return `when ${owner === 'it' ? 'its charge' : `the charge of ${owner}`} strikes home`
    case 'on_kill':
      return `when ${owner} kills`
    case 'on_death':
      return `when ${owner} dies`
    case 'on_ally_death':
      return `when an ally dies within ${cells(n)}`
    case 'on_enemy_death':
      return `when an enemy dies within ${cells(n)}`
    case 'on_break':
      return `when ${owner} breaks`
    case 'on_rally':
      return `when ${owner} rallies`
    case 'hp_below':
      return `the first time ${owner} falls below ${n}% life`
    case 'on_cast':
      return `when ${owner} has used its ability`
    default:
      return ''
  }
}

/** Effects for the same units are one sentence: "Enemies within 2 cells of it lose 8 Resolve and must go for it." */
function clauses(ability: Ability, content: Content): readonly string[] {
  const told: { readonly who: Subject | null; readonly own: boolean; readonly parts: string[] }[] = []
  const aimed = targetOf(ability).words
  for (const effect of ability.effects) {
    const leap = effect.do === 'leap'
    const own = leap || (effect.to.base === 'self' && !MAKES.has(effect.do))
    const who = leap ? SELF : subjectOf(effect, ability)
    const many = who?.many ?? false
    const said = leap
      ? `leaps ${effect.behind ? 'behind' : 'to'} ${told.length === 0 ? aimed : 'the target'}`
      : effectText(effect, { many, own, aimed }, content)
    const part = `${said}${ifText(effect.if, many)}${chanceText(effect.chance)}`
    const last = told.at(-1)
    if (last !== undefined && last.who !== null && last.who.words === who?.words) last.parts.push(part)
    else told.push({ who, own, parts: [part] })
  }
  let before = ''
  return told.map(({ who, own, parts }, at) => {
    const clause = `${who === null ? '' : `${naming(who, own && at > 0, before)} `}${sequence(parts)}`
    before += `${clause} `
    return clause
  })
}

const SELF: Subject = { words: 'it', many: false }
const MAKES: ReadonlySet<Effect['do']> = new Set(['summon', 'zone'])

/** No unit is described twice, and "it" is the subject of the sentence before. */
function naming(who: Subject, own: boolean, before: string): string {
  if (own && who.words === 'it') return 'this unit'
  if (who.words === 'it' || !before.includes(who.words)) return who.words
  return who.many ? 'the same units' : 'the target'
}

/** Whom an effect is for; null where it makes something new. */
function subjectOf(effect: Effect, ability: Ability): Subject | null {
  if (MAKES.has(effect.do)) return null
  const { base } = effect.to
  if (base === 'area') return areaOf(ability)
  if (base === 'target') return targetOf(ability)
  if (base !== 'self') return selectorText(effect.to)
  if (effect.do === 'modify' && effect.stat === 'spellPower') return { words: 'this side', many: false }
  if (ability.scope === 'each' && !leadText(ability).includes(ownerText(ability)))
    return { words: `every unit of this side${whichText(ability.filter, false)}`, many: false }
  return SELF
}

function areaOf(ability: Ability): Subject {
  const { area } = ability
  if (area === null) return targetOf(ability)
  const single = area.shape === 'single'
  return { words: areaText(area, targetOf(ability).words), many: !single }
}

/** Whom the ability is aimed at, or the unit that set it off. */
function targetOf(ability: Ability): Subject {
  const { aim, aura, reach, shot } = ability
  if (ability.kind === 'aura' && aura !== null) {
    const whom = { allies: 'allies', enemies: 'enemies', both: 'all units' }[aura.side]
    return { words: `${whom} within ${cells(aura.range)} of it`, many: true }
  }
  if (aim !== null && aim.base !== 'self') {
    const far =
      ability.kind === 'spell' || reach === 'any' || reach === 'self'
        ? ''
        : reach === 'own'
          ? ' in its attack range'
          : ` within ${cells(reach)}`
    const line = shot !== 'direct' ? '' : reach === 'own' ? ' and line of fire' : ' in its line of fire'
    return selectorText(aim, `${far}${line}`)
  }
  switch (ability.on) {
    case 'on_attacked':
    case 'on_damaged':
    case 'on_dodge':
      return { words: 'the attacker', many: false }
    case 'on_death':
      return { words: 'its killer', many: false }
    default:
      return ability.on === null && aim !== null ? SELF : { words: 'the target', many: false }
  }
}

function limits(ability: Ability): readonly string[] {
  const { cooldown, startCooldown, ammo, uses, min } = ability
  const active = ability.kind === 'active'
  return [
    ...(active && cooldown === 1 ? ['Usable every turn.'] : []),
    ...(active && cooldown > 1 ? [`Usable every ${cooldown} turns.`] : []),
    ...(startCooldown > 0 ? [`Not before turn ${startCooldown + 1}.`] : []),
    ...(ammo > 0 ? [`Uses ${ammo} ammunition.`] : []),
    ...(active && uses > 0 ? [`At most ${uses} times a battle.`] : []),
    ...(min > 1 ? [`Only with ${min} or more to reach.`] : []),
  ]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
