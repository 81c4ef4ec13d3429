import {
  type CohortChoice,
  type CohortView,
  CULTURE_DATA,
  cohortRules,
  type RecruitSource,
  TROOP_DATA,
  typeName,
  type Understanding,
  understand,
} from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { kindName } from '../names.ts'

/** The orders in the making: what is on the sheet, and who is to be recruited. */
export type Orders = Extract<CohortChoice, { readonly type: 'orders' }>

export function draftIn(drafted: CohortChoice | null, view: CohortView): Pick<Orders, 'text' | 'recruit'> {
  return drafted?.type === 'orders' ? drafted : { text: '', recruit: view.own?.recruit ?? null }
}

export function ordersOf(text: string, recruit: RecruitSource | null, view: CohortView): Orders {
  return { type: 'orders', text, orders: understand(text, view).orders, recruit }
}

/** What sending the sheet comes to. */
export interface Sending {
  readonly orders: Orders
  /** Why it cannot be sent. */
  readonly blocked: string | null
  readonly verb: string
  /** Nothing is written: units go on with their last orders or hold. */
  readonly empty: boolean
  /** Only a part was understood, and that part can be sent. */
  readonly partial: boolean
  /** The button is the one to press next. */
  readonly primary: boolean
}

export function sendingOf(
  view: CohortView,
  text: string,
  understood: Understanding,
  recruit: RecruitSource | null,
): Sending {
  const { errors, orders } = understood
  const empty = text.trim() === ''
  const marching = view.units.some(({ order }) => order.steps.some(({ do: what }) => what !== 'hold'))
  // COH-7.1: with an empty sheet units continue their orders, and those without orders hold.
  const sent: Orders = empty
    ? ordersOf(marching ? 'everyone continue' : 'everyone hold', recruit, view)
    : { type: 'orders', text, orders, recruit }
  const refused = cohortRules.refuse(view, sent)?.message ?? null
  return {
    orders: sent,
    blocked: errors.length > 0 ? words.text('send.passages', { n: errors.length }) : refused,
    verb: words.text(empty ? (marching ? 'send.carryOn' : 'send.hold') : 'send.send'),
    empty,
    partial: !empty && errors.length > 0 && orders.length > 0,
    primary: !empty || marching,
  }
}

/** A unit that can be recruited now. */
export interface Recruit {
  readonly source: RecruitSource
  readonly name: string
}

/** COH-9.8: the units that can be recruited, by the culture's own way. */
export function recruitsFor(view: CohortView): readonly Recruit[] {
  const culture = view.to === 'spectator' ? null : view.seats[view.to === 1 ? 1 : 0].culture
  const { own } = view
  if (culture === null || own === null) return []
  const { traits, troops } = CULTURE_DATA[culture]
  if (traits.includes('campaignRecruitment') && own.recruits < 2 && view.turn >= 2 && view.turn <= view.limit - 4)
    return troops
      .filter((troop) => TROOP_DATA[troop].mercenary && TROOP_DATA[troop].cost - 1 <= own.reserve)
      .map((troop) => ({
        source: { kind: 'troop', troop },
        name: words.text('recruit.troop', { troop: kindName(troop), n: TROOP_DATA[troop].cost - 1 }),
      }))
  if (!traits.some((trait) => trait === 'auxiliaries' || trait === 'assimilation' || trait === 'companions')) return []
  return own.captives
    .filter(({ recruitable, mounted }) => recruitable && (mounted || !traits.includes('companions')))
    .map(({ id, kind, type, men }) => ({
      source: { kind: 'captive', captive: id },
      name: words.text('recruit.captive', { troop: typeName(kind, type), men }),
    }))
}
