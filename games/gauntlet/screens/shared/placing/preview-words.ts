import type { UnitPreview } from '@tessera/gauntlet'

/** GB-1301 in a sentence or two. */
export function previewWords(seen: UnitPreview): string {
  const parts: string[] = []
  const { left, right, rear } = seen.supports
  const supporters = [left, right, rear].filter((each) => each !== null).length
  if (supporters > 0) parts.push(`Supported by ${supporters}: armour +${seen.armor}, Resolve +${seen.resolve}.`)
  if (seen.lane !== null)
    parts.push(
      seen.lane.closed
        ? 'Its way to charge is blocked by your own unit.'
        : `It can charge ${seen.lane.cells.length} cells straight ahead.`,
    )
  if (seen.valid.length > 0 || seen.blocked.length > 0)
    parts.push(
      `It sees ${seen.valid.length} of 16 enemy cells${seen.blocked.length > 0 ? `; ${seen.blocked.length} are hidden behind your own units` : ''}.`,
    )
  if (seen.neighbours.length > 0) parts.push(`A contagion could spread to ${seen.neighbours.length} beside it.`)
  return parts.length === 0 ? 'Nobody supports it here, and it supports nobody.' : parts.join(' ')
}
