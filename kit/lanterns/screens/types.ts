import type { TypesOf } from '@tessera/play/match'
import type { lanterns } from '../rules/lanterns.ts'

/** Lanterns as its screens see it. */
export interface Lanterns extends TypesOf<typeof lanterns> {
  readonly opponent: { readonly level: 'gambler' | 'steward' }
  readonly own: Readonly<Record<string, never>>
  readonly look: TypesOf<typeof lanterns>['view']
}
