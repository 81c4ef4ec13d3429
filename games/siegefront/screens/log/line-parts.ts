import type { SiegefrontEvent, SiegefrontView } from '@tessera/siegefront'
import type { Part, SumRow } from '@tessera/words'
import { ROWS_OF_OWNER } from '../names.ts'
import type { ChainRow } from './chain-rows.ts'
import type { Story } from './story.ts'

export type Kind = 'blows' | 'castles' | 'moves' | 'cards' | 'effects' | 'turns'

/** An event as a line of the log. */
export interface EventLine {
  readonly parts: readonly Part[]
  readonly icon: string | null
  readonly seat: 0 | 1 | null
  readonly kind: Kind
  readonly units: readonly number[]
  readonly sum: readonly SumRow[]
}

/** What a line needs to know beside its event. */
export interface LineContext {
  /** The newest position. */
  readonly view: SiegefrontView
  readonly story: Story
  /** Names of the seats: "You", "Ravager". */
  readonly names: readonly [string, string]
  readonly me: 0 | 1 | null
  /** Earlier in the same frame: the attack that was declared, the mana that was paid. */
  readonly declared: EventOf<'attack_declared'> | null
  readonly paid: number | null
}

export type EventOf<Type extends SiegefrontEvent['type']> = Extract<SiegefrontEvent, { readonly type: Type }>

/** Units, seats and cells as the sentences of a viewer name them. */
export function partsFor({ story, names, me }: LineContext) {
  return {
    unit: (id: number): Part => {
      const known = story.units.get(id)
      return known === undefined ? `card ${id}` : { name: known.name, seat: known.seat }
    },
    /** Icon, seat and units of a line about a unit. */
    of: (id: number | null) => {
      const known = id === null ? undefined : story.units.get(id)
      return { icon: known?.icon ?? null, seat: known?.seat ?? null, units: id === null ? [] : [id] }
    },
    seat: (index: number): Part => ({ name: names[index === 0 ? 0 : 1], seat: index === 0 ? 0 : 1 }),
    /** The verb for the viewer, or for the other side. */
    is: (index: number, you: string, they: string) => (index === me ? you : they),
    castle: (index: number) => (index === me ? 'your castle' : `the castle of ${names[index === 0 ? 0 : 1]}`),
    cell: (x: number, y: number, owner: number) => `${rowOf(y, owner)}, column ${x + 1}`,
  }
}

/** "back", "middle" or "front", seen from the owner's castle. */
export function rowOf(y: number, owner: number): string {
  return ROWS_OF_OWNER[owner === 0 ? y : 2 - y] ?? ROWS_OF_OWNER[1]
}

/** A line about no unit. */
export function plain(kind: Kind, icon: string | null) {
  return { icon, seat: null, kind, units: [] as readonly number[] }
}

export function sumRows(chain: readonly ChainRow[]): readonly SumRow[] {
  return chain.map(({ name, factor, value }) => ({ name: factor === null ? name : `${name} ${factor}`, value }))
}
