import {
  type CohortView,
  CULTURE_DATA,
  type RecruitSource,
  TROOP_DATA,
  type TroopType,
  type Understanding,
  understand,
} from '@tessera/cohort'
import { Button, Select } from '@tessera/ui'
import { counted } from '@tessera/words'
import { useEffect, useState } from 'react'
import { troopName } from '../names.ts'
import { holdWarning } from './hold.ts'
import type { Live, Sending } from './waiting.tsx'

export interface SendBarProps {
  readonly view: CohortView
  readonly text: string
  readonly understood: Understanding
  readonly live: Live
}

/** COH-17.2: hand the orders in, keep them as a draft, or let everybody carry on. */
export function SendBar({ view, text, understood, live }: SendBarProps) {
  const [recruit, setRecruit] = useState<RecruitSource | null>(live.recruit ?? view.own?.recruit ?? null)
  const empty = text.trim() === ''
  const { errors, orders } = understood
  const sending = empty ? { ...asBefore(view), recruit } : { text, orders, recruit }
  const blocked =
    errors.length > 0 ? `${counted(errors.length, 'passage')} not understood.` : live.refuse(view, sending)
  const send = () => live.send(sending, true)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || blocked !== null || empty) return
      event.preventDefault()
      live.send(sending, true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  const sources = recruitsFor(view)
  const warning = holdWarning(view)
  const choose = (next: RecruitSource | null) => {
    setRecruit(next)
    live.onRecruit?.(next)
  }
  return (
    <div className="co-foot" data-tour="send">
      {warning !== null && (
        <p className={`co-hold ${warning.tone}`} role="status">
          {warning.words}
        </p>
      )}
      {sources.length > 0 && (
        <Select
          label="Recruit"
          value={recruit === null ? '' : JSON.stringify(recruit)}
          options={[{ value: '', name: 'Nobody' }, ...sources]}
          onChange={(value) => choose(value === '' ? null : (JSON.parse(value) as RecruitSource))}
        />
      )}
      {empty ? null : errors.length > 0 && orders.length > 0 ? (
        <Button onClick={() => live.send(sending, true)}>Send what was understood</Button>
      ) : (
        <Button
          kind="quiet"
          blocked={blocked}
          title="Not handed in; it counts if the clock runs out."
          onClick={() => live.send(sending, false)}
        >
          Keep as a draft
        </Button>
      )}
      <Button
        {...(empty && !marching(view) ? { className: 'wide' } : { kind: 'primary' as const })}
        blocked={blocked}
        title={empty ? 'No new orders: everybody goes on with the last ones.' : 'Ctrl and Enter send them too.'}
        onClick={send}
      >
        {empty ? (marching(view) ? 'Everyone carries on' : 'Everyone holds') : 'Send the orders'}
      </Button>
    </div>
  )
}

/** An empty sheet handed in: whoever was told something goes on with it, the others hold (COH-7.1). */
function asBefore(view: CohortView): Pick<Sending, 'text' | 'orders'> {
  const text = marching(view) ? 'everyone continue' : 'everyone hold'
  return { text, orders: understand(text, view).orders }
}

function marching({ units }: CohortView): boolean {
  return units.some(({ order }) => order.steps.some(({ do: what }) => what !== 'hold'))
}

/** COH-9.8: who could be recruited, by the culture's own way. */
function recruitsFor(view: CohortView): readonly { readonly value: string; readonly name: string }[] {
  const culture = view.to === 'spectator' ? null : view.seats[view.to === 1 ? 1 : 0].culture
  if (culture === null || view.own === null) return []
  const { traits, troops } = CULTURE_DATA[culture]
  const own = view.own
  if (traits.includes('campaignRecruitment') && own.recruits < 2 && view.turn >= 2 && view.turn <= view.limit - 4)
    return troops
      .filter((troop) => TROOP_DATA[troop].mercenary && TROOP_DATA[troop].cost - 1 <= own.reserve)
      .map((troop: TroopType) => ({
        value: JSON.stringify({ kind: 'troop', troop }),
        name: `${troopName(troop)}, ${TROOP_DATA[troop].cost - 1} points`,
      }))
  if (!traits.some((trait) => trait === 'auxiliaries' || trait === 'assimilation' || trait === 'companions')) return []
  return own.captives
    .filter(({ recruitable, mounted }) => recruitable && (mounted || !traits.includes('companions')))
    .map(({ id, type, men }) => ({
      value: JSON.stringify({ kind: 'captive', captive: id }),
      name: `Captured ${type}, ${counted(men, 'man', 'men')}`,
    }))
}
