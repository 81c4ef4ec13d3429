import type { Clock } from '@tessera/wire'
import { words } from './catalogue.ts'

/** A clock as people say it: "3 days a turn", "10 minutes plus 10 seconds a turn". */
export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return words.text('clock.none')
    case 'turn':
      return words.text('clock.turn', { time: timeWords(clock.seconds) })
    case 'bank':
      return clock.increment === 0
        ? words.text('clock.all', { time: timeWords(clock.seconds) })
        : words.text('clock.bank', { time: timeWords(clock.seconds), more: timeWords(clock.increment) })
    case 'days':
      return words.text('clock.turn', { time: timeWords(clock.hours * 3600) })
  }
}

/** What becomes of a match whose table one leaves without giving up. */
export function leavingWords(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
    case 'days':
      return words.text('leave.waits')
    case 'turn':
    case 'bank':
      return words.text('leave.clock')
  }
}

/** What is left of a time: "2 days 3 h", "4:05", "0:09". */
export function leftWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor((seconds % 86_400) / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  if (days > 0)
    return hours === 0 ? words.text('left.days', { n: days }) : words.text('left.days.hours', { n: days, hours })
  if (hours > 0) return words.text('left.hours', { hours, minutes: String(minutes).padStart(2, '0') })
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

/** A length of time in the largest unit that fits: "3 days", "90 seconds". */
export function timeWords(seconds: number): string {
  if (seconds % 86_400 === 0) return words.text('time.day', { n: seconds / 86_400 })
  if (seconds % 3600 === 0) return words.text('time.hour', { n: seconds / 3600 })
  if (seconds % 60 === 0) return words.text('time.minute', { n: seconds / 60 })
  return words.text('time.second', { n: seconds })
}
