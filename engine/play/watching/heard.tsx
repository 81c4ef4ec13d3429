import { type AnySoundTable, playSound, soundsOf, useAmbience } from '@tessera/ui/sound'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import type { GameSound } from '../definition/index.ts'

const Table = createContext<AnySoundTable | null>(null)

/** Around a table: what happens on it sounds as this game does, and so does the place while nothing happens. */
export function Heard({ sound, children }: { readonly sound: GameSound | undefined; readonly children: ReactNode }) {
  useAmbience(sound?.place ?? null)
  return <Table value={sound?.sounds ?? null}>{children}</Table>
}

/** Milliseconds between the sounds of one frame at speed 1. */
const APART = 150

/** Plays the sounds of the frame shown, once, while it is watched; jumping is silent. */
export function useSounds(shown: {
  readonly index: number
  readonly moved: 'play' | 'step' | 'jump'
  readonly events: readonly unknown[]
  readonly speed: number
}): void {
  const { index, moved, events, speed } = shown
  const table = useContext(Table)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame sounds once, also when other things change
  useEffect(() => {
    if (table === null || moved === 'jump') return
    for (const [i, sound] of soundsOf(table, events).entries()) playSound(sound, (i * APART) / speed)
  }, [index, moved, events])
}
