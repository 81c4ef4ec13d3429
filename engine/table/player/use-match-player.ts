import { change, useSettings } from '@tessera/ui/settings'
import { useEffect, useState } from 'react'
import { follow } from './follow.ts'
import { createPlayer, type Player, type Track } from './player.ts'

export interface Watching {
  readonly timeline: Track
  /** Counts up whenever the timeline has grown. */
  readonly version: number
  /** The frame to begin at. */
  readonly at: number
  /** Whether the match goes on while it is watched. */
  readonly running: boolean
  /** Milliseconds that a frame is shown at speed 1. */
  readonly pace: (index: number) => number
  /** Whether a frame answers the viewer's own choice; all do without it. */
  readonly own?: ((index: number) => boolean) | undefined
  /** Frames worth jumping to. */
  readonly marks: () => readonly { readonly index: number }[]
}

/** The viewer's cursor; it follows a running match unless the player has gone back or paused. */
export function useMatchPlayer({ timeline, version, at, running, pace, own = always, marks }: Watching): Player {
  const speed = useSettings((settings) => settings.speed)
  const [player] = useState(() =>
    createPlayer(timeline, {
      index: at,
      furthest: running ? at : Number.POSITIVE_INFINITY,
      speed,
      pace,
      marks: () => marks().map((mark) => mark.index),
    }),
  )
  useEffect(() => {
    const unsubscribe = player.store.subscribe((state, last) => {
      if (state.speed !== last.speed) change({ speed: state.speed })
    })
    return () => {
      unsubscribe()
      player.dispose()
    }
  }, [player])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what there is to follow
  useEffect(() => {
    if (running) follow(player, own)
    else player.sync()
  }, [player, version, running])
  // A match opened again goes on from where it was left.
  useEffect(() => {
    if (running) player.resume()
  }, [player, running])
  return player
}

function always(): boolean {
  return true
}

/** Tells once when the viewer arrives at the end; not when the page opens there. */
export function useArrival(atEnd: boolean, arrived: () => void): void {
  const [was, setWas] = useState(atEnd)
  useEffect(() => {
    if (!atEnd || was) return
    const timer = setTimeout(() => {
      setWas(true)
      arrived()
    }, 1100)
    return () => clearTimeout(timer)
  }, [atEnd, was, arrived])
}
