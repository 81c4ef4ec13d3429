import { SPEEDS } from '@tessera/ui/settings'
import { useEffect } from 'react'
import type { Player } from './player.ts'

/** The player's keys, wherever the focus is, except where a key already means something (text fields, lists, dialogs). */
export function usePlayerKeys(player: Player): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input, textarea, select, dialog, [contenteditable]')) return
      // Space on a button presses that button.
      if (event.key === ' ' && target?.closest('button, a, summary')) return
      const action = actionOf(player, event.key, event.shiftKey)
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [player])
}

function actionOf(player: Player, key: string, shift: boolean): (() => void) | undefined {
  switch (key) {
    case ' ':
      return player.toggle
    case 'ArrowRight':
      return shift ? player.nextPeriod : player.step
    case 'ArrowLeft':
      return shift ? player.previousPeriod : player.back
    case 'Home':
      return player.toStart
    case 'End':
      return player.toEnd
    case 's':
    case 'S':
      return player.toEnd
    case '.':
      return player.nextMark
    case ',':
      return player.previousMark
    default: {
      const speed = SPEEDS[Number(key) - 1]
      return speed === undefined ? undefined : () => player.setSpeed(speed)
    }
  }
}
