import type { ReactNode } from 'react'
import { seatClass } from '#table'
import type { Fighter } from '../match/fighter.ts'
import type { BlowOutlook } from '../plan/outlook.ts'

/** A slip of paper on the board: what I will do to him, what it is made of, and what it comes to in the end. */
export function ChanceSlip({
  blow,
  target,
  verb,
}: {
  readonly blow: BlowOutlook
  readonly target: Fighter
  readonly verb: string
}): ReactNode {
  return (
    <aside className="hu-slip" aria-label={`${blow.chance} % to hit ${target.name}`}>
      <div className="hd">
        <span className="big">
          {blow.chance}
          <small>%</small>
        </span>
        <span>
          {verb} <b className={seatClass(target.seat)}>{target.name}</b>
          <small>tick {blow.tick}, before it reacts</small>
        </span>
      </div>
      <dl>
        <dt>{blow.baseName}</dt>
        <dd>{blow.base}</dd>
        {blow.modifiers.map((one) => (
          <Term key={one.source} name={one.source} value={one.value} />
        ))}
      </dl>
      {blow.lands !== null && (
        <p>
          <b>{blow.lands} %</b> to hurt it after its best reaction
          {blow.damage !== null && (
            <>
              , for {blow.damage.least} to {blow.damage.most}
            </>
          )}
          . {target.name} has {target.hp} hit points
          {blow.fells !== null && (
            <>
              : <b>{blow.fells} %</b> that it falls
            </>
          )}
          .
        </p>
      )}
    </aside>
  )
}

function Term({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <>
      <dt>{name.charAt(0).toUpperCase() + name.slice(1)}</dt>
      <dd className={value > 0 ? 'g' : 'r'}>{value > 0 ? `+${value}` : `−${-value}`}</dd>
    </>
  )
}
