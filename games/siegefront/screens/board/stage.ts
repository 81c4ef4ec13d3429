import { standIn } from '@tessera/table'
import { cellOf, type Place } from './places.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The board's elements as effects need them: where places are, who stands there, and a layer above it all. */
export class Stage {
  readonly #board: HTMLElement
  readonly #layer: HTMLElement
  readonly #speed: number
  readonly #running: Animation[] = []
  readonly #timers: ReturnType<typeof setTimeout>[] = []
  readonly #undo: (() => void)[] = []
  readonly #centres = new Map<Place, Point>()

  constructor(board: HTMLElement, speed: number) {
    this.#board = board
    this.#speed = speed
    this.#layer = board.querySelector<HTMLElement>('.sf-fx') ?? board
  }

  movers(unit: number): readonly HTMLElement[] {
    return [...this.#board.querySelectorAll<HTMLElement>(`[data-unit="${unit}"]`)]
  }

  ghosts(unit: number): readonly HTMLElement[] {
    return [...this.#board.querySelectorAll<HTMLElement>(`[data-ghost="${unit}"]`)]
  }

  place(place: Place): HTMLElement | null {
    return this.#board.querySelector<HTMLElement>(`[data-place="${place}"]`)
  }

  /** The middle of a place, in the board's own pixels. */
  centre(place: Place): Point {
    const known = this.#centres.get(place)
    if (known !== undefined) return known
    const board = this.#board.getBoundingClientRect()
    const box = this.place(place)?.getBoundingClientRect() ?? board
    const point = { x: box.left - board.left + box.width / 2, y: box.top - board.top + box.height / 2 }
    this.#centres.set(place, point)
    return point
  }

  #margin(place: Place): Point {
    const board = this.#board.getBoundingClientRect()
    const name = this.place(place)?.querySelector(cellOf(place) === null ? '.sf-castle-name' : '.sf-soil')
    const box = name?.getBoundingClientRect()
    if (box === undefined || box.height === 0) return this.centre(place)
    const middle = box.left - board.left + box.width / 2
    return { x: cellOf(place) === null ? middle : this.centre(place).x, y: box.top - board.top + box.height / 2 }
  }

  /** Beside each other on the board; a castle is beside its outer row. */
  adjacent(a: Place, b: Place): boolean {
    const [one, other] = [cellOf(a), cellOf(b)]
    if (one !== null && other !== null) return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) === 1
    const cell = one ?? other
    return cell !== null && cell[1] === ((one === null ? a : b) === 'castle-0' ? 0 : 2)
  }

  animate(element: Element, frames: Keyframe[], at: number, ms: number, fill: FillMode = 'backwards'): void {
    this.#running.push(
      element.animate(frames, { delay: at / this.#speed, duration: Math.max(1, ms / this.#speed), fill }),
    )
  }

  /** A word or number that rises where a place has nothing to read, and fades: under a card, over a castle's name. */
  rise(place: Place, text: string, tone: string, at: number): void {
    const { x, y } = this.#margin(place)
    const element = this.#add(`sf-rise ${tone}`, text)
    element.style.left = `${x}px`
    element.style.top = `${y}px`
    this.animate(
      element,
      [
        { opacity: 0, transform: 'translate(-50%, -20%) scale(0.7)' },
        { opacity: 1, transform: 'translate(-50%, -40%) scale(1.1)', offset: 0.15 },
        { opacity: 1, transform: 'translate(-50%, -60%) scale(1)', offset: 0.7 },
        { opacity: 0, transform: 'translate(-50%, -75%) scale(1)' },
      ],
      at,
      950,
      'both',
    )
  }

  shot(from: Place, to: Place, at: number, ms: number, tone: string): void {
    const [a, b] = [this.centre(from), this.centre(to)]
    const element = this.#add(`sf-shot ${tone}`, '')
    const turn = Math.atan2(b.y - a.y, b.x - a.x)
    this.animate(
      element,
      [
        { opacity: 1, transform: `translate(${a.x}px, ${a.y}px) rotate(${turn}rad)` },
        { opacity: 1, transform: `translate(${b.x}px, ${b.y}px) rotate(${turn}rad)`, offset: 0.98 },
        { opacity: 0, transform: `translate(${b.x}px, ${b.y}px) rotate(${turn}rad)` },
      ],
      at,
      ms,
      'both',
    )
  }

  /** A line over the castle whose turn it is: the cells stay in sight. */
  banner(place: Place, text: string, at: number, ms: number): void {
    const element = this.#add('sf-banner', text)
    element.style.top = `${this.centre(place).y}px`
    this.animate(
      element,
      [
        { opacity: 0, transform: 'translate(-50%, -50%) scaleX(0.7)' },
        { opacity: 1, transform: 'translate(-50%, -50%)', offset: 0.15 },
        { opacity: 1, transform: 'translate(-50%, -50%)', offset: 0.75 },
        { opacity: 0, transform: 'translate(-50%, -50%)' },
      ],
      at,
      ms,
      'both',
    )
  }

  flash(place: Place, at: number, ms: number, tone: string): void {
    const element = this.place(place)
    if (!element) return
    const box = element.getBoundingClientRect()
    const board = this.#board.getBoundingClientRect()
    const light = this.#add(`sf-flash ${tone}`, '')
    Object.assign(light.style, {
      left: `${box.left - board.left}px`,
      top: `${box.top - board.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    })
    this.animate(light, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], at, ms * 1.6, 'both')
  }

  glow(selector: string, at: number, ms: number): void {
    for (const element of this.#board.querySelectorAll(selector))
      this.animate(element, [{ filter: 'none' }, { filter: 'brightness(1.7)' }, { filter: 'none' }], at, ms)
  }

  /** A bar with a number: it begins where it was and falls with every beat. */
  count(
    selector: string,
    from: number,
    max: number,
    beats: readonly (readonly [at: number, value: number])[],
    words: (value: number) => string,
  ): void {
    const bar = this.#board.querySelector(selector)
    const number = bar?.querySelector<HTMLElement>('.n:not([data-stand-in])')
    const fill = bar?.querySelector('i')
    if (!number || !fill) return
    const width = (value: number) => `${(100 * Math.max(0, value)) / Math.max(1, max)}%`
    const counting = standIn(number, words(from))
    let before = from
    for (const [at, value] of beats) {
      this.#timers.push(
        setTimeout(() => {
          counting.write(words(value))
        }, at / this.#speed),
      )
      this.animate(fill, [{ width: width(before) }, { width: width(value) }], at, 160, 'both')
      before = value
    }
    this.#undo.push(counting.dismiss)
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    for (const animation of this.#running) animation.cancel()
    for (const undo of this.#undo) undo()
    this.#layer.replaceChildren()
  }

  #add(className: string, text: string): HTMLElement {
    const element = document.createElement('span')
    element.className = className
    element.textContent = text
    this.#layer.append(element)
    return element
  }
}
