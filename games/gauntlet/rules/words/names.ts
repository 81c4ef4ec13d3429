import { type Named, type Said, textOfSaid } from '@tessera/words'
import { CONTAGIONS, type ContagionType } from '../content/vocabulary.ts'
import type { SideIndex } from '../rules/board.ts'
import type { Battle } from '../state.ts'
import { words } from './catalogue.ts'

/** A word of the vocabulary as people read it: `fear_immune` is "fear immune", `damageTaken` "damage taken". */
export function plain(word: string): string {
  return word
    .replace(/^(spell|ability|relic):/, '')
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
}

/** What the catalogue says of something of the tables; what it does not know is said as it is written. */
export function called(key: string, otherwise: Said | string): Said | string {
  return words.has(key) ? { scope: words.scope, key } : otherwise
}

/** The name of a card. */
export function cardSaid(key: string): Said | string {
  return called(`unit.${key}`, plain(key))
}

export function cardName(key: string): string {
  return text(cardSaid(key))
}

/** A unit in a battle; where there are several of a kind, with its number among them. */
export function unitSaid(battle: Battle | null, id: number): Said | string {
  if (id === 0) return words.said('unit.nobody')
  const unit = battle?.units[id - 1]
  if (battle === null || unit === undefined) return words.said('unit.unknown', { n: id })
  const alike = battle.units.filter(({ key }) => key === unit.key)
  const card = cardSaid(unit.key)
  return alike.length < 2 ? card : words.said('unit.numbered', { unit: card, n: alike.indexOf(unit) + 1 })
}

export function unitName(battle: Battle | null, id: number): string {
  return text(unitSaid(battle, id))
}

/** An ability, spell, passive or bonus by its id, with or without the kind before it. */
export function abilitySaid(id: string): Said | string {
  const bare = id.replace(/^(spell|ability|relic):/, '')
  return called(`ability.${bare}`, plain(bare))
}

export function abilityName(id: string): string {
  return text(abilitySaid(id))
}

export function leaderSaid(id: string): Said | string {
  return called(`leader.${id}`, plain(id))
}

export function leaderName(id: string): string {
  return text(leaderSaid(id))
}

export function factionSaid(id: string): Said | string {
  return called(`faction.${id}`, plain(id))
}

export function factionName(id: string): string {
  return text(factionSaid(id))
}

/** Kinds of attacks: what they take from life and Resolve is a blow. */
const BLOWS: ReadonlySet<string> = new Set([
  'attack',
  'shot',
  'charge',
  'strike',
  'riposte',
  'opportunity',
  'hard',
  'counter',
  'soft',
  'brace',
  'overwatch',
])

export function isBlow(cause: string): boolean {
  return BLOWS.has(cause)
}

export function isContagion(cause: string): cause is ContagionType {
  return (CONTAGIONS as readonly string[]).includes(cause)
}

/** What took or gave life, behind "to" and "from". */
export function causeSaid(cause: string): Said | string {
  if (isContagion(cause)) return words.said(`contagion.${cause}`)
  return isBlow(cause) ? words.said('cause.blow') : called(`cause.${cause}`, abilitySaid(cause))
}

/** Why Resolve changed. */
export function whySaid(cause: string): Said | string {
  if (isContagion(cause)) return words.said(`contagion.${cause}`)
  return isBlow(cause) ? words.said('why.blow') : called(`why.${cause}`, abilitySaid(cause))
}

export function named(name: Said | string, side: SideIndex | null): Named {
  return { name, seat: side }
}

export function text(said: Said | string): string {
  return typeof said === 'string' ? said : textOfSaid(said)
}

/** "+4", "−4". */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}
