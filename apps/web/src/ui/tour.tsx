export interface TourStep {
  /** CSS selector of what it points at; without one the step stands in the middle. */
  readonly target?: string
  readonly title: string
  readonly text: string
}
export function Tour(_: { readonly id: string; readonly steps: readonly TourStep[]; readonly onDone?: () => void }) {
  return null
}
