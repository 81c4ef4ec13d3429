import type { Clock } from '@tessera/wire'

/** A clock as people say it: "3 days a turn", "10 minutes plus 10 seconds a turn". */
export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return 'No clock'
    case 'turn':
      return `${timeWords(clock.seconds)} a turn`
    case 'bank':
      return clock.increment === 0
        ? `${timeWords(clock.seconds)} in all`
        : `${timeWords(clock.seconds)} plus ${timeWords(clock.increment)} a turn`
    case 'days':
      return `${timeWords(clock.hours * 3600)} a turn`
  }
}

/** What becomes of a match whose table one leaves without giving up. */
export function leavingWords(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
    case 'days':
      return 'To pause, just leave: it waits in the lobby.'
    case 'turn':
    case 'bank':
      return 'You may also leave and come back by the lobby, but your clock runs on.'
  }
}

/** What is left of a time: "2 days 3 h", "4:05", "0:09". */
export function leftWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor((seconds % 86_400) / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  if (days > 0) return `${count(days, 'day')}${hours === 0 ? '' : ` ${hours} h`}`
  if (hours > 0) return `${hours} h ${String(minutes).padStart(2, '0')} min`
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

function timeWords(seconds: number): string {
  if (seconds % 86_400 === 0) return count(seconds / 86_400, 'day')
  if (seconds % 3600 === 0) return count(seconds / 3600, 'hour')
  if (seconds % 60 === 0) return count(seconds / 60, 'minute')
  return count(seconds, 'second')
}

function count(number: number, word: string): string {
  return `${number} ${number === 1 ? word : `${word}s`}`
}
