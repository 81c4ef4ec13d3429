import { useOutlook } from '@tessera/play/online'

/** Of one page: what goes wrong again and again is told by the first few times. */
const MOST_TOLD = 5
let told = 0

/** Reports errors of this page to the server's operator. Nothing that was typed or shown is sent along. */
export function tellErrors(): void {
  addEventListener('error', ({ error, message }) => tellError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => tellError(reason))
}

export function tellError(error: unknown): void {
  if (!import.meta.env.PROD || useOutlook.getState().server === 'none' || told++ >= MOST_TOLD) return
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, keepalive: true }
  void fetch('/api/errors', { ...init, body: JSON.stringify(reportOf(error, location.pathname)) }).catch(() => {})
}

/** The names of files in a stack are those of the build; addresses of pages are left out. */
export function reportOf(error: unknown, path: string): { text: string; stack: string; page: string } {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const frames = stack.split('\n').filter((line) => /^\s*at |@/.test(line))
  const where = frames.join('\n').replace(/https?:\/\/[^/\s)]+/g, '')
  return { text: text.slice(0, 500) || 'unknown', stack: where.slice(0, 3000), page: pageOf(path) }
}

function pageOf(path: string): string {
  return /^\/[\w/.-]{0,199}$/.test(path) ? path : '/'
}
