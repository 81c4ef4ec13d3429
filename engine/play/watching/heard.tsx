import { type Place, playSound, soundsHeard, useAmbience } from '@tessera/ui/sound'
import type { Happening, Sound } from '@tessera/words'
import { createContext, type ReactNode, useContext, useEffect } from 'react'

type Hears = (events: readonly unknown[], view: unknown) => readonly Sound[]

const Hearing = createContext<Hears | null>(null)

interface HeardProps {
  readonly sound: Place | undefined
  /** The narrator of the game. */
  readonly narrator: () => (events: never, view: never) => readonly Happening[]
  readonly children: ReactNode
}

/** Around a table: what happens on it sounds as this game does, and so does the place while nothing happens. */
export function Heard({ sound, narrator, children }: HeardProps) {
  useAmbience(sound ?? null)
  const hears: Hears | null =
    sound === undefined ? null : (events, view) => soundsHeard(narrator()(events as never, view as never))
  return <Hearing value={hears}>{children}</Hearing>
}

/** Milliseconds between the sounds of one frame at speed 1. */
const APART = 150

/** Plays the sounds of the frame shown, once, while it is watched; jumping is silent. */
export function useSounds(shown: {
  readonly index: number
  readonly moved: 'play' | 'step' | 'jump'
  readonly events: readonly unknown[]
  readonly view: unknown
  readonly speed: number
}): void {
  const { index, moved, events, view, speed } = shown
  const hears = useContext(Hearing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame sounds once, also when other things change
  useEffect(() => {
    if (hears === null || moved === 'jump') return
    for (const [i, sound] of hears(events, view).entries()) playSound(sound, (i * APART) / speed)
  }, [index, moved, events])
}
