import { fieldOf, type HundredView, isSightOpen, levelAt } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import type { Fighter } from '../../match/fighter.ts'
import type { Line } from '../state.ts'

/** The measurement, pinned to the end of the ruler's line (HUN-1801). */
export function RulerTag({
  ruler,
  view,
  selected,
}: {
  readonly ruler: Line
  readonly view: HundredView
  readonly selected: Fighter | null
}) {
  return (
    <span className="hu-pin" data-x={ruler.to[0]} data-y={ruler.to[1]} data-lift={0.6}>
      <span className="hu-tag">{rulerWords(ruler, view, selected)}</span>
    </span>
  )
}

/** Distance, time at an advance over open ground, difference in level, and whether the line of sight is open. */
function rulerWords({ from, to }: Line, view: HundredView, selected: Fighter | null): string {
  const field = fieldOf(view.config)
  const mm = ([x, y]: readonly [number, number]): readonly [number, number] => [
    Math.round(x * 1000),
    Math.round(y * 1000),
  ]
  const [ax, ay] = mm(from)
  const [bx, by] = mm(to)
  const far = Math.hypot(bx - ax, by - ay)
  const parts = [words.text('ruler.far', { far: far / 1000 })]
  if (selected !== null) {
    const ticks = Math.ceil(far / Math.max(1, Math.floor(selected.rate / 20)))
    parts.push(ticks <= 20 ? words.text('ruler.ticks', { n: ticks }) : words.text('ruler.moreThanTurn'))
  }
  const rise = levelAt(field, bx, by) - levelAt(field, ax, ay)
  if (rise !== 0) parts.push(words.text(rise > 0 ? 'ruler.up' : 'ruler.down', { n: Math.abs(rise) }))
  parts.push(words.text(isSightOpen(field, ax, ay, bx, by) ? 'ruler.clear' : 'ruler.blocked'))
  return parts.join(', ')
}
