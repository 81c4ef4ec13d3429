import type { Dice, Refusal } from '@tessera/kernel'
import { contentOf } from '../../content/changes.ts'
import type { Content } from '../../content/content.ts'
import { DECK, refuseArmy, refuseDeployment } from '../../view/army.ts'
import type { RunChoice, Snapshot } from '../choice.ts'
import { CONTENT_VERSION, RATING, type RunConfig } from '../config.ts'
import { LOSSES_TO_LOSE, MOST_BATTLES, WINS_TO_WIN } from '../rules/battle.ts'
import { mostGold } from '../rules/gold.ts'
import { snapshotTeam } from '../rules/opponent.ts'
import { type RunState, teamOf } from '../state.ts'
import { cheapestDeck } from './deck.ts'
import type { HostView } from './view.ts'

/** GR-603: how far an opponent may be from the player. */
const NEAR = { wins: 1, rating: 200, kept: 10 } as const

/** GR-2403: why the host may not answer so; all that can be checked without its store. */
export function refuseOpponent(
  view: HostView,
  { snapshot, among }: Extract<RunChoice, { do: 'opponent' }>,
): Refusal | null {
  if (snapshot === null) return among === 0 ? null : bad('Nobody is drawn from candidates that are there.')
  if (view.config.pool === 'bots') return bad('This run meets bot teams only.')
  if (among < 1 || among > NEAR.kept) return bad(`One of 1 to ${NEAR.kept} candidates is drawn.`)
  if (view.foughtSnapshots.includes(snapshot.id)) return bad('This run has met that team.')
  if (!nearEnough(view, snapshot)) return bad('That team is too far away in wins or rating.')
  return refuseSnapshot(contentOf(view.config), snapshot)
}

function bad(what: string): Refusal {
  return { code: 'bad_snapshot', message: `A stored team is malformed. ${what}` }
}

function nearEnough({ wins, rating, config }: HostView, snapshot: Snapshot): boolean {
  if (Math.abs(snapshot.wins - wins) > NEAR.wins) return false
  return config.pool !== 'async' || Math.abs(snapshot.rating - rating) <= NEAR.rating
}

/** A team that some run under these tables can have locked. */
export function refuseSnapshot(content: Content, snapshot: Snapshot): Refusal | null {
  const { wins, losses, draws, rating, number, contentVersion } = snapshot
  const battles = wins + losses + draws
  const counts =
    wins >= 0 && wins < WINS_TO_WIN && losses >= 0 && losses < LOSSES_TO_LOSE && draws >= 0 && battles < MOST_BATTLES
  if (!counts) return bad('No run in progress has such results.')
  if (rating < RATING.least || number < 0 || contentVersion < 1 || contentVersion > CONTENT_VERSION)
    return bad('Its rating, number or version is out of range.')
  if (snapshot.id === '' || snapshot.name === '') return bad('It has no id or no name.')
  const { army, deployment } = snapshotTeam(snapshot)
  const refusal =
    refuseArmy(content, army, mostGold(wins, losses, draws)) ??
    refuseDeployment(army.cards.length, army.spells.length, deployment)
  if (refusal !== null) return bad(refusal.message)
  if (army.spells.length !== DECK.spells) return bad('It has not two spells.')
  if (army.cards.length > Math.min(DECK.most, 3 + battles)) return bad('No hand is so large after so few battles.')
  const units = army.cards.map(({ key }) => key)
  return cheapestDeck(content, army.faction, units) > DECK.cost ? bad('No legal deck has these units.') : null
}

/** GR-602: the team of a run that waits for its battle; null where a run leaves none. */
export function snapshotOf(
  state: RunState,
  config: RunConfig,
  { id, number, name }: Pick<Snapshot, 'id' | 'number' | 'name'>,
): Snapshot | null {
  const { banner, phase, wins, losses, draws, rating, timings } = state
  const locked = phase === 'matching' || phase === 'matched'
  if (banner === null || !locked || config.pool === 'bots' || (config.changes ?? []).length > 0) return null
  const { army, deployment } = teamOf(banner, state.cards, state.deployment, timings)
  const team = deployment.units.flatMap(({ card, c, r }) => {
    const chosen = army.cards[card]
    return chosen === undefined ? [] : [{ unit: chosen.key, tier: chosen.tier, c, r }]
  })
  const { faction, leader, spells } = army
  const results = { wins, losses, draws, rating }
  return {
    id,
    number,
    name,
    contentVersion: CONTENT_VERSION,
    faction,
    leader,
    spells,
    timings: [...timings],
    team,
    ...results,
  }
}

/** A stored team with the one who made it. */
export interface Candidate {
  readonly player: string
  readonly snapshot: Snapshot
}

/** GR-603: the nearest ten of those allowed, and one of them by a draw; the order they were kept in. */
export function chooseOpponent(
  view: HostView,
  candidates: readonly Candidate[],
  dice: Dice,
): { readonly choice: Extract<RunChoice, { do: 'opponent' }>; readonly kept: readonly string[] } {
  const battles = (of: Pick<Snapshot, 'wins' | 'losses' | 'draws'>): number => of.wins + of.losses + of.draws
  const gaps = ({ snapshot }: Candidate): readonly [number, number] => [
    Math.abs(battles(snapshot) - battles(view)),
    Math.abs(snapshot.rating - view.rating),
  ]
  const newest = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const key = JSON.stringify([candidate.player, candidate.snapshot.wins])
    const other = newest.get(key)
    if (other === undefined || other.snapshot.number < candidate.snapshot.number) newest.set(key, candidate)
  }
  const kept = [...newest.values()]
    .filter(({ snapshot }) => refuseOpponent(view, { do: 'opponent', snapshot, among: 1 }) === null)
    .sort((a, b) => {
      const [battlesA, ratingA] = gaps(a)
      const [battlesB, ratingB] = gaps(b)
      const byNumber = b.snapshot.number - a.snapshot.number
      return battlesA - battlesB || ratingA - ratingB || byNumber || (a.snapshot.id < b.snapshot.id ? -1 : 1)
    })
    .slice(0, NEAR.kept)
    .map(({ snapshot }) => snapshot)
  const snapshot = kept.length === 0 ? null : dice.pick(kept)
  return { choice: { do: 'opponent', snapshot, among: kept.length }, kept: kept.map(({ id }) => id) }
}
