import { serverNow } from './api.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** "3 Nov 2026". */
export function dayWords(instant: string): string {
  return DAY.format(new Date(instant))
}

/** "just now", "12 minutes ago", "3 days ago", and the day beyond a month. */
export function agoWords(instant: string, now: number = serverNow()): string {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return counted(minutes, 'minute')
  if (minutes < 24 * 60) return counted(Math.floor(minutes / 60), 'hour')
  const days = Math.floor(minutes / (24 * 60))
  return days <= 30 ? counted(days, 'day') : `on ${dayWords(instant)}`
}

function counted(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'} ago`
}
