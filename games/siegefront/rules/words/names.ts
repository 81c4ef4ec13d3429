import { type Named, type Said, textOfSaid } from '@tessera/words'
import { ABILITIES } from '../content/abilities.ts'
import type { Card } from '../content/cards.ts'
import { FORMATIONS, type Formation, TERRAIN, type Terrain, WEATHER, type Weather } from '../content/tables.ts'
import { nameOf } from '../rules/settle.ts'
import type { Unit } from '../state.ts'
import { words } from './catalogue.ts'

/** A card by the name it has in records, forged ones too. */
export function cardSaid({ name }: Pick<Card, 'name'>): Said | string {
  const key = `unit.${name.toLowerCase().replaceAll(' ', '-')}`
  return words.has(key) ? words.said(key) : name
}

export function cardText(card: Pick<Card, 'name'>): string {
  const said = cardSaid(card)
  return typeof said === 'string' ? said : textOfSaid(said)
}

export function unitText(unit: Pick<Unit, 'card' | 'forged'>): string {
  return cardText({ name: nameOf(unit) })
}

/** A unit in its owner's colour. */
export function unitNamed(unit: Pick<Unit, 'card' | 'forged' | 'owner'>): Named {
  return { name: cardSaid({ name: nameOf(unit) }), seat: unit.owner === 0 ? 0 : 1 }
}

/** A name in no seat's colour. */
export function uncoloured(name: Said | string): Named {
  return { name, seat: null }
}

export function abilitySaid(key: string): Said {
  return { scope: words.scope, key: `ability.${key}` }
}

export function abilityText(key: string): string {
  return textOfSaid(abilitySaid(key))
}

/** What an ability does, in a sentence. */
export function abilityDoes(key: string): string {
  return textOfSaid({ scope: words.scope, key: `does.${key}` })
}

const ABILITY_KEYS: ReadonlySet<string> = new Set(ABILITIES.map(({ key }) => key))

/** What an effect came from: an ability, or a status. */
export function causeSaid(cause: string): Said {
  return ABILITY_KEYS.has(cause) ? abilitySaid(cause) : { scope: words.scope, key: `cause.${cause}` }
}

/** "15% more attack, 10% less defence"; empty when it changes nothing. */
export function formationEffect(formation: Formation): string {
  const { cards, castle, defence, speed } = FORMATIONS[formation]
  const attack =
    cards === castle ? change('attack', cards) : [...change('attack', cards), ...change('castleAttack', castle)]
  return [...attack, ...change('defence', defence), ...change('speed', speed)].join(', ')
}

export function weatherEffect(weather: Weather): string {
  const { attack, defence, speed } = WEATHER[weather]
  return [...change('attack', attack), ...change('defence', defence), ...change('speed', speed)].join(', ')
}

export function terrainEffect(terrain: Terrain): string {
  const { attack, defence } = TERRAIN[terrain]
  return [...change('attack', attack), ...change('defence', defence)].join(', ')
}

function change(stat: 'attack' | 'castleAttack' | 'defence' | 'speed', percent: number): readonly string[] {
  if (percent === 100) return []
  const facts = { percent: Math.abs(percent - 100), stat: words.said(`stat.${stat}`) }
  return [words.text(percent > 100 ? 'effect.more' : 'effect.less', facts)]
}
