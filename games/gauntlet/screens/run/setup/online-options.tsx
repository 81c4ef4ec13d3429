import { words } from '@tessera/gauntlet/words'
import type { OptionsProps } from '@tessera/play'

/** A run against people has nothing to choose: teams of other players are met as they come. */
export function OnlineOptions(_props: OptionsProps) {
  return <p className="muted">{words.text('runs.online')}</p>
}

export function inShort(): string {
  return words.text('runs.onlineShort')
}
