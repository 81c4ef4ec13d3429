import { attackOutlook, type HundredView } from '@tessera/hundred'
import { type ReactNode, useMemo } from 'react'
import { seatClass } from '#table'
import type { Fighter } from '../match/fighter.ts'
import { blowOutlook } from '../plan/foresee.ts'
import type { BlowOutlook } from '../plan/outlook.ts'

interface SlipProps {
  readonly view: HundredView
  readonly from: Fighter
  readonly target: Fighter
  /** The planned blow; without it what a blow would be as both stand now. */
  readonly planned: BlowOutlook | null
}

/**
 * A slip of paper on the board. It answers what newcomers ask: what I will do to him, what it is made of, whether he survives it, and what he
 * would do to me.
 */
export function ChanceSlip({ view, from, target, planned }: SlipProps): ReactNode {
  const mine = useMemo(() => planned ?? outlookNow(view, from, target), [planned, view, from, target])
  const back = useMemo(() => outlookNow(view, target, from), [view, target, from])
  if (mine === null) return null
  return (
    <aside className="hu-slip" aria-label={`${mine.chance} % to hit ${target.name}`}>
      <div className="hd">
        <span className="big">
          {mine.chance}
          <small>%</small>
        </span>
        <span className="who">
          {planned === null ? 'Now to hit' : 'To hit'} <b className={seatClass(target.seat)}>{target.name}</b>
          <small>
            {planned === null ? 'if it were in reach' : `tick ${planned.tick}`}
            {mine.answer === null
              ? ', it cannot react'
              : `, before it ${REACTS[mine.answer.reaction] ?? 'reacts'} at ${mine.answer.chance} %`}
          </small>
        </span>
      </div>
      <dl>
        <dt>{mine.baseName}</dt>
        <dd>{mine.base}</dd>
        {mine.modifiers.map((one) => (
          <Term key={one.source} name={one.source} value={one.value} />
        ))}
      </dl>
      <p>
        In the end <b>{mine.hurts} %</b> to hurt it
        {mine.damage !== null && (
          <>
            {' '}
            for {Math.max(1, mine.damage.least)} to {mine.damage.most} of its {target.hp}
          </>
        )}
        , <b>{mine.fells} %</b> to fell it.
      </p>
      {back !== null && (
        <p>
          Its blow on {from.name}: {back.chance} % to hit, in the end <b>{back.hurts} %</b> to hurt,{' '}
          <b>{back.fells} %</b> to fell.
        </p>
      )}
    </aside>
  )
}

function outlookNow(view: HundredView, from: Fighter, target: Fighter): BlowOutlook | null {
  if (!from.seen || !target.seen || from.down || target.down) return null
  const outlook = attackOutlook(view, from.id, target.id)
  return outlook === null ? null : blowOutlook({ target: target.id, due: 0, weapon: from.weapon, outlook })
}

function Term({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <>
      <dt>{name.charAt(0).toUpperCase() + name.slice(1)}</dt>
      <dd className={value > 0 ? 'g' : 'r'}>{value > 0 ? `+${value}` : `−${-value}`}</dd>
    </>
  )
}

const REACTS: Readonly<Record<string, string>> = { parry: 'parries', block: 'blocks', dodge: 'dodges' }
