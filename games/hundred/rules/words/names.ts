import type { Audience } from '@tessera/kernel'
import type { Named, Said } from '@tessera/words'
import type { HundredConfig } from '../config.ts'
import type { Scenario } from '../content/scenarios.ts'
import type { Template } from '../content/templates.ts'
import { SHIELD_DATA, type Shield, type Weapon } from '../content/weapons.ts'
import type { HundredView } from '../view/view.ts'
import { words } from './catalogue.ts'

/** A unit as people call it: `Warrior`, and `Warrior 2` where its side has several. */
export interface UnitName extends Named {
  readonly name: Said
  readonly seat: 0 | 1
}

/** Every unit that a view knows, by id; twins are numbered in the order of their ids. */
export function unitNames({ roster, enemies, markers }: HundredView): ReadonlyMap<number, UnitName> {
  const known = new Map<number, { readonly seat: number; readonly template: Template }>()
  for (const unit of [...roster, ...enemies, ...markers]) known.set(unit.id, unit)
  const twins = new Map<string, number[]>()
  for (const id of [...known.keys()].sort((a, b) => a - b)) {
    const key = keyOf(known.get(id))
    twins.set(key, [...(twins.get(key) ?? []), id])
  }
  const names = new Map<number, UnitName>()
  for (const [id, unit] of known) {
    const alike = twins.get(keyOf(unit)) ?? []
    const name = templateSaid(unit.template)
    names.set(id, {
      name: alike.length > 1 ? words.said('unit.numbered', { unit: name, n: alike.indexOf(id) + 1 }) : name,
      seat: seatedIn(unit.seat),
    })
  }
  return names
}

function keyOf(unit: { readonly seat: number; readonly template: Template } | undefined): string {
  return `${unit?.seat} ${unit?.template}`
}

/** The name of a kind of unit. */
export function templateName(template: Template): string {
  return words.text(`unit.${template}`)
}

function templateSaid(template: Template): Said {
  return words.said(`unit.${template}`)
}

export function seatedIn(seat: number): 0 | 1 {
  return seat === 1 ? 1 : 0
}

/** A unit of a scenario's list: units are numbered from 1 in the west and from 101 in the east. */
export function listedUnit(id: number, { sides }: Pick<Scenario, 'sides'>): Named {
  const unit = sides[id > 100 ? 1 : 0].units[(id % 100) - 1]
  return { name: unit === undefined ? words.said('unit.unseen') : templateSaid(unit.template), seat: null }
}

/** Somebody who is not in sight, in the colour of the other side. */
export function unseen(to: Audience): Named {
  return { name: words.said('unit.unseen'), seat: to === 0 ? 1 : to === 1 ? 0 : null }
}

/** A seat by its name, or without one as "you", "your opponent" or its number. */
export function seatNamed(to: Audience, seat: number, names: readonly string[] | undefined): Named {
  const you = to === seat
  const name = names?.[seat]
  return { name: name ?? seatSaid(to, seat), seat: seatedIn(seat), ...(you ? { you } : {}) }
}

function seatSaid(to: Audience, seat: number): Said {
  if (to === seat) return words.said('seat.you')
  return to === 'spectator' ? words.said('seat.number', { n: seat + 1 }) : words.said('seat.opponent')
}

/** A weapon or a shield. */
export function gearNamed(item: string): Named {
  return {
    name: item in SHIELD_DATA ? words.said(`shield.${item as Shield}`) : words.said(`weapon.${item as Weapon}`),
    seat: null,
  }
}

/** Something that lies on the ground or is carried: a banner or a weapon. */
export function thingNamed(id: string, { things }: HundredView): Named {
  const thing = things.find((each) => each.id === id)
  if (thing?.kind === 'banner') return { name: words.said('thing.banner'), seat: null }
  return thing?.weapon == null ? { name: words.said('thing.weapon'), seat: null } : gearNamed(thing.weapon)
}

/** The scenario of a match as people call it; one of one's own brings its name. */
export function scenarioName({ scenario }: Pick<HundredConfig, 'scenario'>): string {
  return typeof scenario === 'string' ? words.text(`scenario.${scenario}.name`) : scenario.name
}

/** An area as people call it; those of a scenario of one's own have names of their own. */
export function areaName(id: string): string {
  const key = `area.${id}`
  return words.has(key) ? words.text(key as 'area.bridge') : id
}

/** 12345 mm as 12.3 m. */
export function metres(mm: number): string {
  const tenths = Math.floor((mm + 50) / 100)
  return `${Math.floor(tenths / 10)}.${tenths % 10} m`
}
