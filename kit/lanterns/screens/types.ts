import type { lanterns } from '@tessera/lanterns'
import type { TypesOf } from '@tessera/play/match'

/** Lanterns as its screens see it. */
export interface Lanterns extends TypesOf<typeof lanterns> {
  readonly opponent: { readonly level: 'gambler' | 'steward' }
  readonly own: Readonly<Record<string, never>>
  readonly look: TypesOf<typeof lanterns>['view']
}
