import type { AnyGame, Json } from '@tessera/kernel'
import type { HostOptionProps } from '@tessera/play'
import { usePlugin } from '@tessera/play/online'
import { gameOf } from '@tessera/play/registry'
import { Suspense } from 'react'

/** The option of a new match that asks for what the host finds out; nothing where this server finds out nothing for the game. */
export function HostOption({ game, ...option }: HostOptionProps & { readonly game: string }) {
  const online = gameOf(game)?.online
  const offered = usePlugin(online?.plugin ?? '')
  if (!offered || online === undefined) return null
  return (
    <Suspense fallback={null}>
      <online.Option {...option} />
    </Suspense>
  )
}

interface HostTermsProps {
  readonly game: AnyGame | undefined
  readonly config: Json
  /** Every seated player has brought what the match requires. */
  readonly seated: boolean
}

/** What a player who takes a seat agrees to, and what they would bring themselves. */
export function HostTerms({ game, config, seated }: HostTermsProps) {
  if (game?.hostFacts?.wanted(config) !== true) return null
  const Own = gameOf(game.ruleset.id)?.online?.Own
  return (
    <div className="host-terms">
      <p>{game.hostFacts.terms(config)}</p>
      {!seated && Own !== undefined && (
        <Suspense fallback={null}>
          <Own />
        </Suspense>
      )}
    </div>
  )
}
