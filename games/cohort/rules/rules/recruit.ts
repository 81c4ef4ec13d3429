import { type Refusal, refused, type Seat } from '@tessera/kernel'
import type { RecruitSource } from '../choice.ts'
import { troopCost } from '../content/army.ts'
import { type Content, contentOf, PRINTED } from '../content/changes.ts'
import type { CultureId, TroopType } from '../content/terms.ts'
import { type Captive, type CohortState, pairOf, type SeatState, type Unit } from '../state.ts'
import { words } from '../words/catalogue.ts'
import { ceil, div } from './arithmetic.ts'
import { defaultName, raiseTroop } from './muster.ts'
import { hasTrait, type Play } from './scene.ts'
import { fielded } from './unit.ts'

/** What refusing needs to know of a seat; a view and a state both have it. */
export interface Recruiting {
  readonly culture: CultureId
  readonly reserve: number
  readonly recruits: number
  readonly captives: readonly Captive[]
  readonly turn: number
  readonly limit: number
}

const MOST_HIRED = 2

/** COH-9.8: why a recruit cannot be had; null when it can. */
export function refuseRecruit(who: Recruiting, source: RecruitSource, content: Content = PRINTED): Refusal | null {
  const price = priceOf(who, source, content)
  if (price === null) return refused('recruit_not_available', words.said('refuse.recruit'))
  if (source.kind === 'troop' && who.recruits >= MOST_HIRED)
    return refused('recruit_limit', words.said('refuse.recruitLimit', { most: MOST_HIRED }))
  if (price > who.reserve)
    return refused('not_enough_supply', words.said('refuse.supply', { price, reserve: who.reserve }))
  return null
}

/** Supply points a recruit costs; null when it is not on offer. */
export function priceOf(who: Recruiting, source: RecruitSource, content: Content = PRINTED): number | null {
  const { traits, troops } = content.cultures[who.culture]
  if (source.kind === 'troop') {
    if (!traits.includes('campaignRecruitment') || who.turn < 2 || who.turn > who.limit - 4) return null
    if (!troops.includes(source.troop) || !content.troops[source.troop].mercenary) return null
    return troopCost({ type: source.troop, equipment: [], mercenary: true }, who.culture, content)
  }
  const captive = who.captives.find(({ id }) => id === source.captive)
  if (captive === undefined || !captive.recruitable || captive.troop === null) return null
  if (traits.includes('auxiliaries')) return ceil(content.troops[captive.troop].cost, 2)
  if (traits.includes('assimilation')) return 0
  return traits.includes('companions') && captive.mounted ? 0 : null
}

/** Applied when the turn resolves; it comes two turns later. */
export function enlist(play: Play, seat: Seat): void {
  const { state, scene } = play
  const own = pairOf(state.seats, seat)
  const source = own.recruit
  own.recruit = null
  if (source === null || own.culture === null) return
  const who = { ...own, culture: own.culture, turn: state.turn, limit: scene.field.limit }
  const content = contentOf(play.config)
  const price = priceOf(who, source, content)
  if (price === null || refuseRecruit(who, source, content) !== null) return
  const unit = source.kind === 'troop' ? raise(play, seat, source.troop, true) : turnCoat(play, seat, source.captive)
  if (unit === null) return
  own.reserve -= price
  own.recruits++
  own.nextId++
  own.arrivals.push({ turn: state.turn + 2, unit })
  const from = source.kind === 'troop' ? source.troop : 'captive'
  play.tell?.({ type: 'recruit', seat, unit: unit.id, source: from })
}

function turnCoat(play: Play, seat: Seat, id: number): Unit | null {
  const own = pairOf(play.state.seats, seat)
  const captive = own.captives.find((other) => other.id === id)
  if (captive === undefined || captive.troop === null || own.culture === null) return null
  const unit = raise(play, seat, captive.troop, false)
  const all = hasTrait(play, seat, 'auxiliaries')
  unit.full = Math.max(1, all ? captive.men : div(captive.men, 2))
  unit.men = unit.full
  unit.morale0 = 50
  unit.morale = 50
  unit.breakAt = 15
  own.captives = own.captives.filter((other) => other !== captive)
  return unit
}

function raise({ state, config }: Play, seat: Seat, type: TroopType, mercenary: boolean): Unit {
  const own = pairOf(state.seats, seat)
  if (own.culture === null) throw new Error(`Seat ${seat} has no culture`)
  const content = contentOf(config)
  const raised = raiseTroop({ type, equipment: [], mercenary }, content.cultures[own.culture], seat, content)
  const name = defaultName(type, 1 + everOf(state, seat, own, type))
  return fielded({ ...raised, id: own.nextId, seat, name }, -1, seat === 0 ? 'E' : 'W', 'standard', false)
}

function everOf(state: CohortState, seat: Seat, own: SeatState, kind: TroopType): number {
  const here = state.units.filter((unit) => unit.seat === seat && unit.kind === kind).length
  const coming = own.arrivals.filter(({ unit }) => unit.kind === kind).length
  return here + coming + own.fallen.filter((fallen) => fallen.kind === kind).length
}
