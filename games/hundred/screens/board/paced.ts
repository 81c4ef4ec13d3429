/** Milliseconds: a picture that takes longer delays the answer to a press. */
const SLOW = 100

/** The clock and the frames of a screen. */
export interface Frames {
  now(): number
  /** Calls back with the next frame. */
  next(then: () => void): void
  /** Calls back after so many milliseconds. */
  later(ms: number, then: () => void): void
}

export interface Paced {
  /** Something has changed: it is drawn at once, or as soon as the screen has caught up. */
  ask(): void
  /** Draws at once, without waiting for the screen. */
  force(): void
  stop(): void
}

/**
 * Draws what it is asked for. Where a picture takes long, as on a machine without a graphics card, it leaves the page as much
 * time between two pictures as one takes, and what was asked for meanwhile is drawn once, as it is then.
 */
export function paced(draw: () => void, frames: Frames): Paced {
  let slow = false
  let busy = false
  let wanted = false
  let stopped = false
  const done = (): void => {
    busy = false
    if (wanted && !stopped) force()
  }
  const force = (): void => {
    wanted = false
    draw()
    if (busy) return
    busy = true
    const from = frames.now()
    // A picture reaches the screen with the next frame, so the frame after that one is awaited.
    frames.next(() =>
      frames.next(() => {
        const took = frames.now() - from
        slow = took > SLOW
        if (slow) frames.later(took, done)
        else done()
      }),
    )
  }
  return {
    ask() {
      if (slow && busy) wanted = true
      else force()
    },
    force,
    stop() {
      stopped = true
    },
  }
}
