import type { CohortView } from '@tessera/cohort'

/** What the guided battle teaches, each at the first moment it can be done. */
export type Chapter = 'deploy' | 'orders' | 'report' | 'enemy'

/** The chapter for this moment; null while there is nothing to teach. */
export function chapterOf(view: CohortView, taught: ReadonlySet<Chapter>): Chapter | null {
  const can: Readonly<Record<Chapter, boolean>> = {
    deploy: view.phase === 'deploy',
    orders: view.phase === 'orders' && view.turn === 1,
    report: view.phase === 'orders' && view.turn > 1,
    enemy: view.phase === 'orders' && view.contacts.some(({ state }) => state === 'confirmed'),
  }
  return ORDER.find((chapter) => can[chapter] && !taught.has(chapter)) ?? null
}

const ORDER: readonly Chapter[] = ['deploy', 'orders', 'report', 'enemy']

/** What the player has already been through, so that a reload teaches nothing twice. */
export function shownIn(view: CohortView): ReadonlySet<Chapter> {
  const shown = new Set<Chapter>()
  if (view.phase === 'orders') shown.add('deploy')
  if (view.turn > 1) shown.add('orders')
  if (view.turn > 2) shown.add('report')
  return shown
}
