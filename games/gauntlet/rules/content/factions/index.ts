import type { FactionEntry } from '../entries.ts'
import { ARCANE } from './arcane.ts'
import { CHAOS } from './chaos.ts'
import { EMPIRE } from './empire.ts'
import { MACHINE } from './machine.ts'
import { NATURE } from './nature.ts'
import { ORDER } from './order.ts'
import { SHADOW } from './shadow.ts'
import { UNDEAD } from './undead.ts'

/** In the order of the rulebook. */
export const FACTION_ENTRIES: readonly FactionEntry[] = [ORDER, CHAOS, NATURE, SHADOW, ARCANE, MACHINE, EMPIRE, UNDEAD]
