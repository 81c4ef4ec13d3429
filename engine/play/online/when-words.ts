import { words } from '@tessera/table/words'
import { language } from '@tessera/words'
import { serverNow } from './api.ts'

/** "Nov 3, 2026". */
export function dayWords(instant: string): string {
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(instant),
  )
}

/** "just now", "12 minutes ago", "3 days ago", and the day beyond a month. */
export function agoWords(instant: string, now: number = serverNow()): string {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000)
  if (minutes < 1) return words.text('ago.now')
  if (minutes < 60) return words.text('ago.minutes', { count: minutes })
  if (minutes < 24 * 60) return words.text('ago.hours', { count: Math.floor(minutes / 60) })
  const days = Math.floor(minutes / (24 * 60))
  return days <= 30 ? words.text('ago.days', { count: days }) : words.text('ago.on', { day: dayWords(instant) })
}
