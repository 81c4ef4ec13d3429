import type { FigureModel } from '../scene/model.ts'
import type { Sight } from '../scene/painter.ts'

/**
 * Elements laid over the board: `data-pin="u1"` follows a figure, `data-x`, `data-y` (metres) stay on the ground; `data-lift` is metres above
 * it. They are moved without rendering anything anew.
 */
export function placePins(over: HTMLElement, figures: readonly FigureModel[], sight: Sight): void {
  for (const child of over.children) {
    if (!(child instanceof HTMLElement)) continue
    const { pin, lift } = child.dataset
    let x = Number(child.dataset['x'])
    let y = Number(child.dataset['y'])
    if (pin !== undefined) {
      const figure = figures.find((one) => one.id === pin && one.look !== 'planned')
      if (figure === undefined) {
        child.style.visibility = 'hidden'
        continue
      }
      x = figure.x
      y = figure.y
    }
    const at = sight.project(x, y, Number(lift ?? 0))
    child.style.visibility = at === null ? 'hidden' : ''
    if (at !== null) child.style.transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px)`
  }
}

/** The figure under a pixel, the nearest within reach of a fingertip; standing ones before the fallen. */
export function figureUnder(
  figures: readonly FigureModel[],
  sight: Sight,
  px: number,
  py: number,
  reach = 24,
): FigureModel | null {
  let best: FigureModel | null = null
  let least = Number.POSITIVE_INFINITY
  for (const figure of figures) {
    if (figure.look === 'planned') continue
    const feet = sight.project(figure.x, figure.y, 0.1)
    const chest = sight.project(figure.x, figure.y, 1)
    if (feet === null || chest === null) continue
    const away =
      Math.min(Math.hypot(feet.x - px, feet.y - py), Math.hypot(chest.x - px, chest.y - py)) + (figure.down ? 14 : 0)
    if (away < least && away < reach + (figure.down ? 6 : 0)) {
      least = away
      best = figure
    }
  }
  return best
}
