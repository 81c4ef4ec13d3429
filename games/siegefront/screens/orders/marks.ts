import type { SiegefrontChoice, SiegefrontView } from '@tessera/siegefront'
import type { Place } from '../board/places.ts'
import { forecast } from './forecast/forecast.ts'

/** What can be done at a lit place. */
export type Light = 'move' | 'deploy' | 'strike' | 'help'

/** The number on the board beside what would be struck. */
export interface Hit {
  readonly place: Place
  readonly amount: number
  readonly from: Place | null
}

/** How each place where something can be done is lit. */
export function lightsOf(targets: ReadonlyMap<Place, SiegefrontChoice>): ReadonlyMap<Place, Light> {
  const lights = new Map<Place, Light>()
  for (const [place, choice] of targets) lights.set(place, LIGHTS[choice.type] ?? 'help')
  return lights
}

/** The damage of an attack at its target; null for other commands. */
export function hitOf(
  view: SiegefrontView,
  choice: SiegefrontChoice | null,
  place: Place | null,
  from: Place | null,
): Hit | null {
  if (choice === null || place === null) return null
  if (choice.type !== 'attack_card' && choice.type !== 'attack_castle') return null
  const seen = forecast(view, choice)
  if ('refusal' in seen) return null
  const blow = seen.blocks.find(({ words, amount }) => words.startsWith('strikes') && amount !== null)
  return blow === undefined || blow.amount === null ? null : { place, amount: blow.amount, from }
}

const LIGHTS: Readonly<Partial<Record<SiegefrontChoice['type'], Light>>> = {
  move_card: 'move',
  deploy_card: 'deploy',
  forge_card: 'deploy',
  attack_card: 'strike',
  attack_castle: 'strike',
}
