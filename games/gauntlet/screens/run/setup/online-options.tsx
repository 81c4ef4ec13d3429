import type { OptionsProps } from '@tessera/play'

/** A run against people has nothing to choose: teams of other players are met as they come. */
export function OnlineOptions(_props: OptionsProps) {
  return <p className="muted">You meet stored teams of other players, and bot teams where nobody is near.</p>
}

export function inShort(): string {
  return 'Against stored teams of other players'
}
