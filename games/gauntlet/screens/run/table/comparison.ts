import { abilityName, cardName, PRINTED, ROLES, type Role, type RunCard, TAGS, type UnitCard } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import type { Named } from '@tessera/words'
import { MORE_ICONS, ROLE_ICONS } from '../../shared/icons.ts'
import { figuresAt } from '../../shared/team/unit-card.tsx'
import { unitIcon } from '../../shared/unit-icons/index.ts'

type Held = Pick<RunCard, 'unit' | 'tier'>

/** What a hand adds up to. */
export interface HandSum {
  readonly roles: Readonly<Record<Role, number>>
  readonly life: number
  /** Attack times blows, of all units. */
  readonly attack: number
  readonly initiative: number
  readonly fastest: number
}

export function sumOf(hand: readonly Held[]): HandSum {
  const units = hand.flatMap(({ unit, tier }) => {
    const card = PRINTED.units.get(unit)
    return card === undefined ? [] : [{ card, ...figuresAt(card, tier) }]
  })
  const roles = Object.fromEntries(ROLES.map((role) => [role, 0])) as Record<Role, number>
  for (const { card } of units) roles[card.role]++
  const total = (value: (unit: (typeof units)[number]) => number): number =>
    units.reduce((sum, unit) => sum + value(unit), 0)
  return {
    roles,
    life: total(({ hp }) => hp),
    attack: total(({ atk, card }) => atk * card.attackCount),
    initiative: units.length === 0 ? 0 : Math.round(total(({ card }) => card.initiative) / units.length),
    fastest: Math.max(0, ...units.map(({ card }) => card.speed)),
  }
}

/** The numbers of two hands side by side. */
export function compared(before: HandSum, after: HandSum) {
  return [
    { name: words.text('compare.life'), from: before.life, to: after.life },
    { name: words.text('compare.attack'), from: before.attack, to: after.attack },
    { name: words.text('compare.initiative'), from: before.initiative, to: after.initiative },
    { name: words.text('compare.fastest'), from: before.fastest, to: after.fastest },
  ]
}

/** What a card does with this hand, or lacks with it, in one sentence; null where there is nothing to say. */
export function fitOf(
  hand: readonly Held[],
  unit: UnitCard,
): { readonly text: string; readonly tone: 'good' | 'warn' } | null {
  const cards = hand.flatMap(({ unit: id }) => PRINTED.units.get(id) ?? [])
  const good = (text: string) => ({ text, tone: 'good' as const })
  const has = (test: (card: UnitCard) => boolean): boolean => cards.some(test)
  if (unit.tags.includes('SupplyWagon')) {
    const shooters = cards.filter(({ ammo }) => ammo !== null)
    return shooters.length > 0
      ? good(words.text('fit.supply', { units: listed(shooters) }))
      : { text: words.text('fit.noShots'), tone: 'warn' }
  }
  if (unit.role === 'tank' && !has(({ role }) => role === 'tank')) return good(words.text('fit.tank'))
  const rides = (card: UnitCard): boolean => card.tags.includes('Cavalry') || card.tags.includes('Charger')
  if (rides(unit) && !has(rides)) return good(words.text('fit.rider'))
  const shoots = (card: UnitCard): boolean => card.range > 1 && card.role !== 'support'
  if (shoots(unit) && !has(shoots)) return good(words.text('fit.shooter'))
  if (unit.role === 'support' && cards.length > 0 && cards.length < 4)
    return { text: words.text('fit.few'), tone: 'warn' }
  if (unit.role === 'support' && !has(({ role }) => role === 'support')) return good(words.text('fit.support'))
  if (unit.cost >= 7) return { text: words.text('fit.dear', { n: unit.cost }), tone: 'warn' }
  const twins = cards.filter(({ id }) => id === unit.id).length
  return twins > 0 ? good(words.text('fit.twin')) : null
}

interface CardNote {
  readonly icon: string
  readonly title: string
  readonly text: string
}

/** How a card would work with this hand under this leader, in a few words each. */
export function notesOf(hand: readonly Held[], unit: UnitCard, leader: string): readonly CardNote[] {
  const cards = hand.flatMap(({ unit: id }) => PRINTED.units.get(id) ?? [])
  const notes: CardNote[] = []
  if (unit.tags.includes('Cavalry') || unit.tags.includes('Charger')) {
    const before = cards.filter(({ initiative }) => initiative >= unit.initiative).length
    notes.push({
      icon: unitIcon(unit.id),
      title: words.text('note.charge'),
      text:
        before === 0
          ? words.text('note.first', { initiative: unit.initiative })
          : words.text('note.after', { n: before, initiative: unit.initiative }),
    })
    const tanks = cards.filter(({ role }) => role === 'tank')
    if (tanks.length > 0)
      notes.push({
        icon: ROLE_ICONS.tank,
        title: words.text('note.anvil'),
        text: words.text('note.anvilText', { units: listed(tanks) }),
      })
  }
  const line = cards.filter(({ tags }) => tags.includes('Infantry') || tags.includes('Shielded'))
  if (unit.tags.includes('Infantry') && line.length > 0)
    notes.push({
      icon: MORE_ICONS.fine,
      title: words.text('note.formation'),
      text: words.text('note.formationText', { units: listed(line) }),
    })
  const passive = PRINTED.leaders.get(leader)?.passive
  const wanted = passive?.filter.find(({ word, not }) => word === 'tag' && !not)?.arg
  const tag = TAGS.find((each) => each === wanted)
  if (passive !== undefined && tag !== undefined) {
    const under = unit.tags.some((own) => own === tag)
    notes.push({
      icon: under ? MORE_ICONS.fine : MORE_ICONS.careful,
      title: under ? abilityName(passive.id) : words.text('note.without', { ability: abilityName(passive.id) }),
      text: under ? words.text('note.gift') : words.text('note.noGift', { tag: words.said(`tag.${tag}`) }),
    })
  }
  return notes
}

/** Two by name, more as a number. */
function listed(cards: readonly UnitCard[]): readonly Named[] {
  const names = [...new Set(cards.map(({ id }) => cardName(id)))]
  const more = names.length > 2 ? [words.text('fit.more', { n: names.length - 2 })] : []
  return [...names.slice(0, 2), ...more].map((name) => ({ name, seat: null }))
}
