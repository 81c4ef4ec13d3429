import { type SiegefrontChoice, type SiegefrontEvent, type SiegefrontView, siegefrontRules } from '@tessera/siegefront'

/** What the guided match teaches, each at the first moment it can be done. */
export type Chapter = 'hand' | 'deploy' | 'strike' | 'castle' | 'formation' | 'march'

/** The chapter for this moment; null while there is nothing to teach, or nothing to do for this player. */
export function chapterOf(view: SiegefrontView, taught: ReadonlySet<Chapter>): Chapter | null {
  if (view.phase === 'mulligan') return taught.has('hand') ? null : 'hand'
  if (view.phase !== 'action' || view.active !== view.to) return null
  const can = new Set<SiegefrontChoice['type']>()
  for (const choice of siegefrontRules.legal?.(view) ?? []) can.add(choice.type)
  const units = view.units.filter(({ owner }) => owner === view.to).length
  const teachable: Readonly<Record<Chapter, boolean>> = {
    hand: false,
    deploy: can.has('deploy_card'),
    strike: can.has('attack_card'),
    castle: can.has('attack_castle'),
    formation: units >= 2,
    march: can.has('move_card') && view.units.some(({ owner, fresh }) => owner === view.to && !fresh),
  }
  return ORDER.find((chapter) => teachable[chapter] && !taught.has(chapter)) ?? null
}

/** Deploying comes first, since nothing goes without it; then what is rare. */
const ORDER: readonly Chapter[] = ['deploy', 'castle', 'strike', 'formation', 'march']

/** The chapters that the player has done, so that a reload repeats none. */
export function shownIn(events: Iterable<SiegefrontEvent>, seat: number): ReadonlySet<Chapter> {
  const shown = new Set<Chapter>()
  const own = new Set<number>()
  for (const event of events) {
    switch (event.type) {
      case 'mulligan_done':
        if (event.seat === seat) shown.add('hand')
        break
      case 'unit_entered':
        if (event.seat !== seat) break
        own.add(event.unit.id)
        shown.add('deploy')
        break
      case 'unit_moved':
        if (own.has(event.unit)) shown.add('march')
        break
      case 'attack_declared':
        if (own.has(event.unit)) shown.add(event.target === 'castle' ? 'castle' : 'strike')
        break
      default:
        break
    }
  }
  return shown
}
