import { attackOutlook, type HundredView } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { seatClass } from '@tessera/table'
import { type ReactNode, useMemo } from 'react'
import type { Fighter } from '../../match/fighter.ts'
import { blowOutlook } from '../../orders/foresee.ts'
import type { BlowOutlook } from '../../orders/outlook.ts'
import type { Slip } from '../state.ts'
import { chanceRows, fallenWords, harmWords, healthWords, meaningOf } from './slip-words.ts'

interface SlipProps {
  readonly view: HundredView
  readonly slip: Slip
  /** Folded to one line, which opens: where the board is small, and while no enemy is pointed at. */
  readonly folded: boolean
  /** The half of the board it lies on: not the one of the target. */
  readonly side: 'left' | 'right'
}

/**
 * A slip of paper on the board, with answers for newcomers: the state of the enemy, the harm of the blow, whether the enemy survives it, the blow
 * it would strike back, the meaning of the percentage, and what follows if the enemy falls first. The large number is the chance after all rolls.
 */
export function ChanceSlip({ view, slip, folded, side }: SlipProps): ReactNode {
  const { from, target, planned, plan } = slip
  const mine = useMemo(() => planned ?? outlookNow(view, from, target), [planned, view, from, target])
  const back = useMemo(() => outlookNow(view, target, from), [view, target, from])
  if (mine === null) return null
  const fallen = planned === null ? null : fallenWords(plan, mine, target.name)
  const head = (
    <>
      <span className="big">
        {mine.hurts}
        <small>%</small>
      </span>
      <span className="who">
        {words.text('slip.toWound')} <b className={seatClass(target.seat)}>{target.name}</b>
        <small>
          {planned === null
            ? words.text('slip.now', { fells: mine.fells })
            : words.text('slip.inTick', { tick: planned.tick, fells: mine.fells })}
        </small>
      </span>
    </>
  )
  const body = (
    <>
      <p>{healthWords(target)}.</p>
      <dl>
        {chanceRows(mine).map(({ name, value, tone }) => (
          <Row key={name} name={name} value={value} tone={tone} />
        ))}
      </dl>
      <p>{harmWords(mine, target)}</p>
      {back !== null && <p>{words.text('slip.theirs', { own: from.name, hurts: back.hurts, fells: back.fells })}</p>}
      {fallen !== null && <p>{fallen}</p>}
      <p className="means">{meaningOf(mine.hurts)}</p>
    </>
  )
  const label = words.text('slip.label', { n: mine.hurts, target: target.name })
  return folded ? (
    // Presses here are not presses on the board.
    <aside
      className={`hu-slip folded ${side}`}
      aria-label={label}
      onPointerDown={(event) => event.stopPropagation()}
      onPointerUp={(event) => event.stopPropagation()}
    >
      <details>
        <summary className="hd" data-why={words.text('slip.why')}>
          {head}
        </summary>
        {body}
      </details>
    </aside>
  ) : (
    <aside className={`hu-slip ${side}`} aria-label={label}>
      <div className="hd">{head}</div>
      {body}
    </aside>
  )
}

/** A blow from where both stand now; null when one of them is down or out of sight. */
export function outlookNow(view: HundredView, from: Fighter, target: Fighter): BlowOutlook | null {
  if (!from.seen || !target.seen || from.down || target.down) return null
  const outlook = attackOutlook(view, from.id, target.id)
  return outlook === null ? null : blowOutlook({ target: target.id, due: 0, weapon: from.weapon, outlook })
}

const TONES = { good: 'g', bad: 'r', sum: 'total' } as const

function Row({
  name,
  value,
  tone,
}: {
  readonly name: string
  readonly value: string
  readonly tone: keyof typeof TONES | undefined
}) {
  return (
    <>
      <dt className={tone === 'sum' ? 'total' : ''}>{name}</dt>
      <dd className={tone === undefined ? '' : TONES[tone]}>{value}</dd>
    </>
  )
}
