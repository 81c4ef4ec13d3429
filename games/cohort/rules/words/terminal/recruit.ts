import type { RecruitSource } from '../../choice.ts'
import { TROOPS } from '../../content/terms.ts'
import { TROOP_DATA } from '../../content/troops.ts'
import { priceOf } from '../../rules/recruit.ts'
import { refuse } from '../../view/refuse.ts'
import type { CohortView } from '../../view/view.ts'

/** Somebody who is to be had this turn (COH-9.8), as a person calls him. */
interface Offer {
  readonly name: string
  readonly source: RecruitSource
  readonly price: number
}

/** What `recruit …` comes to: who is staged now, and what to say about it. */
export function recruited(
  view: CohortView,
  said: string,
  staged: RecruitSource | null,
): { readonly staged: RecruitSource | null; readonly says: string } {
  const offers = offersTo(view)
  const wanted = said.toLowerCase()
  if (wanted === 'nobody') return { staged: null, says: 'Nobody is recruited this turn.' }
  const offer = wanted === '' ? undefined : offers.find(({ name }) => name.toLowerCase().startsWith(wanted))
  if (offer === undefined) return { staged, says: offers.length === 0 ? 'Nobody is to be had now.' : listed(offers) }
  const choice = { type: 'orders', orders: [], text: '', recruit: offer.source } as const
  const refusal = refuse(view, choice)
  if (refusal !== null) return { staged, says: refusal.message }
  return { staged: offer.source, says: `${offer.name} will join for ${offer.price} supply points, two turns from now.` }
}

export function offersTo(view: CohortView): readonly Offer[] {
  const { own, turn, limit } = view
  const culture = view.to === 'spectator' ? null : view.seats[view.to === 0 ? 0 : 1].culture
  if (own === null || culture === null) return []
  const sources: readonly (readonly [string, RecruitSource])[] = [
    ...TROOPS.map((troop) => [TROOP_DATA[troop].name, { kind: 'troop', troop }] as const),
    ...own.captives.map(({ id, type }) => [`X${id} ${type}`, { kind: 'captive', captive: id }] as const),
  ]
  return sources.flatMap(([name, source]) => {
    const price = priceOf({ ...own, culture, turn, limit }, source)
    return price === null ? [] : [{ name, source, price }]
  })
}

function listed(offers: readonly Offer[]): string {
  return `To be had: ${offers.map(({ name, price }) => `${name} ${price}`).join(', ')} supply points. Say “recruit ${offers[0]?.name.toLowerCase() ?? ''}”, or “recruit nobody”.`
}
