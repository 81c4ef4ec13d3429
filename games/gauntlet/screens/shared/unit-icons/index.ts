import { iconsLater } from '@tessera/ui'
import arcane from './arcane.ts'
import chaos from './chaos.ts'
import empire from './empire.ts'
import machine from './machine.ts'
import nature from './nature.ts'
import order from './order.ts'
import shadow from './shadow.ts'
import summoned from './summoned.ts'
import undead from './undead.ts'

/** Names in the game-icons set; no two units share one, so that they can be told apart without reading. */
export function unitIcon(key: string): string {
  return ICONS[key] ?? 'swordman'
}

const ICONS: Readonly<Record<string, string>> = {
  ...arcane,
  ...chaos,
  ...empire,
  ...machine,
  ...nature,
  ...order,
  ...shadow,
  ...summoned,
  ...undead,
}

// A battle shows units of two or three factions; pictures of the others are not loaded for it.
iconsLater(Object.values(arcane), () => import('virtual:icons/gauntlet/shared/unit-icons/arcane'))
iconsLater(Object.values(chaos), () => import('virtual:icons/gauntlet/shared/unit-icons/chaos'))
iconsLater(Object.values(empire), () => import('virtual:icons/gauntlet/shared/unit-icons/empire'))
iconsLater(Object.values(machine), () => import('virtual:icons/gauntlet/shared/unit-icons/machine'))
iconsLater(Object.values(nature), () => import('virtual:icons/gauntlet/shared/unit-icons/nature'))
iconsLater(Object.values(order), () => import('virtual:icons/gauntlet/shared/unit-icons/order'))
iconsLater(Object.values(shadow), () => import('virtual:icons/gauntlet/shared/unit-icons/shadow'))
iconsLater(Object.values(summoned), () => import('virtual:icons/gauntlet/shared/unit-icons/summoned'))
iconsLater(Object.values(undead), () => import('virtual:icons/gauntlet/shared/unit-icons/undead'))
