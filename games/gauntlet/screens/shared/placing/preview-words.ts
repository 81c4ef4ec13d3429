import type { UnitPreview } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'

/** GB-1301 in a sentence or two. */
export function previewWords({ supports, armor, resolve, lane, valid, blocked, neighbours }: UnitPreview): string {
  const { left, right, rear } = supports
  const supporters = [left, right, rear].filter((each) => each !== null).length
  const sees =
    blocked.length > 0
      ? words.text('preview.seesLess', { n: valid.length, hidden: blocked.length })
      : words.text('preview.sees', { n: valid.length })
  const parts = [
    ...(supporters > 0 ? [words.text('preview.supported', { n: supporters, armour: armor, resolve })] : []),
    ...(lane === null
      ? []
      : [lane.closed ? words.text('preview.laneClosed') : words.text('preview.lane', { n: lane.cells.length })]),
    ...(valid.length > 0 || blocked.length > 0 ? [sees] : []),
    ...(neighbours.length > 0 ? [words.text('preview.neighbours', { n: neighbours.length })] : []),
  ]
  return parts.length === 0 ? words.text('preview.alone') : parts.join(' ')
}
