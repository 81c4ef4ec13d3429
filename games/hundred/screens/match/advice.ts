import type { UnitTally } from './tally.ts'

/** The facts about a fighter that advice is based on. */
export interface Fought {
  readonly name: string
  readonly own: boolean
  readonly down: boolean
  readonly fled: boolean
  readonly did: Pick<UnitTally, 'attacks' | 'hits' | 'chances' | 'taken' | 'felled'> | undefined
}

/** Blows below this chance, on average, were struck too early. */
const POOR = 35
/** Hits fewer than the chances promised that make a plan look worse than it was. */
const UNLUCKY = 3

/** Advice after a battle: the first thing that stands out counts. */
export function adviceOf(fighters: readonly Fought[], won: boolean): string {
  const own = fighters.filter((one) => one.own)
  const foes = fighters.filter((one) => !one.own)
  if (won) return 'Try a stronger opponent, or the same scenario from the other side.'
  const fled = own.filter((one) => one.fled)
  if (fled.length >= 2)
    return `${fled.length} of your fighters ran: keep them beside each other and near a banner, and pull back those that are shaken.`
  const attacks = sum(own, (did) => did.attacks)
  const chances = sum(own, (did) => did.chances)
  if (attacks >= 5 && chances / attacks < POOR)
    return `Your blows had a chance of ${Math.round(chances / attacks)} in 100 on average: strike from the side or from behind, two against one, or aim first.`
  const terror = foes.find((one) => (one.did?.felled ?? 0) >= 2 && (one.did?.felled ?? 0) * 2 >= own.length)
  if (terror !== undefined)
    return `${terror.name} felled ${terror.did?.felled} of yours: set two on them at once, or keep away until they are alone.`
  const taken = sum(own, (did) => did.taken)
  const wall = own.find((one) => one.down && own.length > 2 && (one.did?.taken ?? 0) * 2 > taken)
  if (wall !== undefined)
    return `${wall.name} took more than half of their blows: bring a second fighter forward with them, and rest the wounded.`
  const missing = chances / 100 - sum(own, (did) => did.hits)
  if (missing >= UNLUCKY)
    return `You hit ${Math.round(missing)} times less than the chances promised: the plan was better than the dice. Try it again.`
  return 'Go to the moment that decided it, and give another order there with "Continue from here".'
}

function sum(fighters: readonly Fought[], of: (did: NonNullable<Fought['did']>) => number): number {
  return fighters.reduce((total, { did }) => total + (did === undefined ? 0 : of(did)), 0)
}
