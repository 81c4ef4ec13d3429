import {
  type CohortView,
  CULTURE_DATA,
  type RecruitSource,
  TROOP_DATA,
  type TroopType,
  type Understanding,
} from '@tessera/cohort'
import { useState } from 'react'
import { Button, Select } from '../../../ui/index.ts'
import { counted } from '../names.ts'
import { holdWarning } from './hold.ts'
import type { Live } from './Waiting.tsx'

export interface SendBarProps {
  readonly view: CohortView
  readonly text: string
  readonly understood: Understanding
  readonly live: Live
  readonly onText: (text: string) => void
}

/** COH-17.2: hand the orders in, keep them as a draft, or let everybody carry on. */
export function SendBar({ view, text, understood, live, onText }: SendBarProps) {
  const [recruit, setRecruit] = useState<RecruitSource | null>(live.recruit ?? view.own?.recruit ?? null)
  const { errors, orders } = understood
  const sending = { text, orders, recruit }
  const empty = text.trim() === ''
  const blocked = empty
    ? 'Write an order, or let everybody carry on.'
    : errors.length > 0
      ? `${counted(errors.length, 'passage')} not understood.`
      : live.refuse(view, sending)
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
      {empty ? (
        <Button onClick={() => onText('everyone continue')}>Everyone carries on</Button>
      ) : errors.length > 0 && orders.length > 0 ? (
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
      <Button kind="primary" blocked={blocked} onClick={() => live.send(sending, true)}>
        Send the orders
      </Button>
    </div>
  )
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
        name: `${TROOP_DATA[troop].name}, ${TROOP_DATA[troop].cost - 1} SP`,
      }))
  if (!traits.some((trait) => trait === 'auxiliaries' || trait === 'assimilation' || trait === 'companions')) return []
  return own.captives
    .filter(({ recruitable, mounted }) => recruitable && (mounted || !traits.includes('companions')))
    .map(({ id, type, men }) => ({
      value: JSON.stringify({ kind: 'captive', captive: id }),
      name: `Captured ${type}, ${counted(men, 'man', 'men')}`,
    }))
}
