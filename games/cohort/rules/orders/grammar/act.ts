import type { Formation } from '../../content/terms.ts'
import type { Route, SwitchWeapon, Test, WorkKind } from '../../order.ts'
import type { Span } from '../words/lexer.ts'
import type { TargetRef } from './enemy-phrases.ts'
import type { Direction, PlaceRef } from './place-phrases.ts'
import type { UnitRef } from './unit-phrases.ts'

/** A step as written, before it is settled for each unit that is to take it. */
export type Act = { readonly span: Span } & (
  | { readonly do: 'go'; readonly place: PlaceRef; route: Route }
  | { readonly do: 'march'; readonly toward: Direction; readonly tiles: number; route: Route }
  | { readonly do: 'attack'; readonly target: TargetRef; route: Route }
  | { readonly do: 'shoot'; readonly target: TargetRef }
  /** `idle`: only so that there is something to do; falls away beside anything else. */
  | { readonly do: 'hold'; readonly until: Test | null; readonly idle?: boolean }
  | { readonly do: 'form'; readonly formation: Formation }
  | { readonly do: 'switch'; readonly weapon: SwitchWeapon }
  | { readonly do: 'face'; readonly toward: Direction | TargetRef }
  | { readonly do: 'follow'; readonly refs: readonly UnitRef[] }
  | { readonly do: 'build'; readonly work: WorkKind; readonly place: PlaceRef | null }
  | { readonly do: 'demolish' | 'repair'; readonly place: PlaceRef | null }
  | { readonly do: 'ambush' | 'dismount' | 'mount' }
)

/** How one stands, rather than where or why. */
export function isManner(act: Act): boolean {
  return act.do === 'face' || act.do === 'form' || act.do === 'switch'
}

/** Told to fight, and not whom. */
export function isAimless(act: Act): boolean {
  if (act.do !== 'attack' && act.do !== 'shoot') return false
  return act.target.is === 'pick' && act.target.group === null && act.target.which === 'nearest'
}
