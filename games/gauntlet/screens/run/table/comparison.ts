import { PRINTED, ROLES, type Role, type RunCard, type UnitCard } from '@tessera/gauntlet'
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
    { name: 'Life', from: before.life, to: after.life },
    { name: 'Attack a round', from: before.attack, to: after.attack },
    { name: 'Mean initiative', from: before.initiative, to: after.initiative },
    { name: 'Fastest unit', from: before.fastest, to: after.fastest },
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
      ? good(`Brings shots to ${listed(shooters.map(({ name }) => name))}.`)
      : { text: 'You have nobody who needs shots.', tone: 'warn' }
  }
  if (unit.role === 'tank' && !has(({ role }) => role === 'tank')) return good('Your first tank: it holds the line.')
  const rides = (card: UnitCard): boolean => card.tags.includes('Cavalry') || card.tags.includes('Charger')
  if (rides(unit) && !has(rides)) return good('Your first who charges: leave the cells ahead of it free.')
  const shoots = (card: UnitCard): boolean => card.range > 1 && card.role !== 'support'
  if (shoots(unit) && !has(shoots)) return good('Your first who strikes from afar.')
  if (unit.role === 'support' && cards.length > 0 && cards.length < 4)
    return { text: 'Few are here to be helped yet.', tone: 'warn' }
  if (unit.role === 'support' && !has(({ role }) => role === 'support')) return good('Your first support.')
  if (unit.cost >= 7) return { text: `Strong, and expensive to raise: ${unit.cost} gold for tier 2.`, tone: 'warn' }
  const twins = cards.filter(({ id }) => id === unit.id).length
  return twins > 0 ? good(`You have one of these already.`) : null
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
    const when = before === 0 ? 'Acts first of all your units' : `Acts after ${before} of your units`
    notes.push({
      icon: unitIcon(unit.id),
      title: 'Charge',
      text: `${when}, at initiative ${unit.initiative}. Two free cells ahead are enough.`,
    })
    const tanks = cards.filter(({ role }) => role === 'tank').map(({ name }) => name)
    if (tanks.length > 0)
      notes.push({ icon: ROLE_ICONS.tank, title: 'Anvil', text: `${listed(tanks)} can hold while it comes round.` })
  }
  const line = cards.filter(({ tags }) => tags.includes('Infantry') || tags.includes('Shielded'))
  if (unit.tags.includes('Infantry') && line.length > 0)
    notes.push({
      icon: MORE_ICONS.fine,
      title: 'Formation',
      text: `Beside ${listed(line.map(({ name }) => name))} it stands in formation.`,
    })
  const passive = PRINTED.leaders.get(leader)?.passive
  const tag = passive?.filter.find(({ word, not }) => word === 'tag' && !not)?.arg
  if (passive !== undefined && tag !== undefined) {
    const under = unit.tags.some((own) => own === tag)
    notes.push({
      icon: under ? MORE_ICONS.fine : MORE_ICONS.careful,
      title: under ? passive.name : `No ${passive.name}`,
      text: under ? `Your leader's gift is for it.` : `Your leader's gift is for others: it has not ${tag}.`,
    })
  }
  return notes
}

function listed(names: readonly string[]): string {
  const once = [...new Set(names)]
  return once.length > 2 ? `${once.slice(0, 2).join(', ')} and ${once.length - 2} more` : once.join(' and ')
}
