/** By cell, the cells one step away. Searches try them in this order. */
export type Beside = readonly (readonly number[])[]

/** What entering `to` from `from` costs, at least 1; CLOSED where there is no way. */
export type StepCost = (from: number, to: number) => number

export const CLOSED = -1

/** Room for searches, used again and again. After a search it holds what that search found. */
export interface Search {
  /** Steps or cost from the start; -1 where the search did not come. */
  readonly spent: Int32Array
  /** The cell before this one on the way; -1 at the start and where the search did not come. */
  readonly before: Int32Array
  readonly queue: Int32Array
  readonly estimates: Int32Array
  /** Where a cell stands in the queue of a cost search; -1 when it does not. */
  readonly places: Int32Array
}

export function searchOver(cells: number): Search {
  return {
    spent: new Int32Array(cells),
    before: new Int32Array(cells),
    queue: new Int32Array(cells),
    estimates: new Int32Array(cells),
    places: new Int32Array(cells),
  }
}

/**
 * Breadth first from the start, whether it is open or not, over open cells, up to so many steps. Of several shortest ways
 * to a cell the one found first counts: cells are tried in the order of `beside`, earlier found cells first.
 */
export function flood(
  search: Search,
  beside: Beside,
  start: number,
  isOpen: (cell: number) => boolean,
  most = Number.POSITIVE_INFINITY,
): void {
  const { spent, before, queue } = search
  spent.fill(-1)
  before.fill(-1)
  spent[start] = 0
  queue[0] = start
  let length = 1
  for (let head = 0; head < length; head++) {
    const cell = queue[head] as number
    const steps = (spent[cell] as number) + 1
    if (steps > most) return
    for (const next of beside[cell] as readonly number[]) {
      if (spent[next] !== -1 || !isOpen(next)) continue
      spent[next] = steps
      before[next] = cell
      queue[length++] = next
    }
  }
}

/**
 * The cheapest way to everywhere within so much cost. Cells are settled by cost, then by cell; a way is replaced only
 * by a strictly cheaper one.
 */
export function floodByCost(
  search: Search,
  beside: Beside,
  start: number,
  cost: StepCost,
  most = Number.POSITIVE_INFINITY,
): void {
  settle(search, beside, start, -1, cost, () => 0, most)
}

/**
 * A*: the cheapest way from start to goal, start left out; null when there is none. The next cell settled is the one
 * with the least cost plus estimate, then the least estimate, then the lowest cell; a way is replaced only by a strictly
 * cheaper one. The estimate must never be above the true cost.
 */
export function cheapestWay(
  search: Search,
  beside: Beside,
  start: number,
  goal: number,
  cost: StepCost,
  estimate: (cell: number) => number,
): number[] | null {
  settle(search, beside, start, goal, cost, estimate, Number.POSITIVE_INFINITY)
  return wayTo(search, goal)
}

/** The cells from the start of the last search, left out, to this one; null where it did not come. */
export function wayTo(search: Search, cell: number): number[] | null {
  if (search.spent[cell] === -1) return null
  const way: number[] = []
  for (let at = cell; search.before[at] !== -1; at = search.before[at] as number) way.push(at)
  return way.reverse()
}

function settle(
  search: Search,
  beside: Beside,
  start: number,
  goal: number,
  cost: StepCost,
  estimate: (cell: number) => number,
  most: number,
): void {
  const { spent, before, queue, estimates, places } = search
  spent.fill(-1)
  before.fill(-1)
  places.fill(-1)
  spent[start] = 0
  estimates[start] = estimate(start)
  queue[0] = start
  places[start] = 0
  let length = 1
  while (length > 0) {
    const cell = queue[0] as number
    if (cell === goal) return
    places[cell] = -1
    length--
    if (length > 0) sink(search, queue[length] as number, length)
    for (const next of beside[cell] as readonly number[]) {
      const step = cost(cell, next)
      if (step === CLOSED) continue
      const total = (spent[cell] as number) + step
      if (total > most || (spent[next] !== -1 && (spent[next] as number) <= total)) continue
      if (spent[next] === -1) estimates[next] = estimate(next)
      spent[next] = total
      before[next] = cell
      if (places[next] === -1) places[next] = length++
      rise(search, next)
    }
  }
}

/** Whether a is settled before b. */
function isBefore(search: Search, a: number, b: number): boolean {
  const { spent, estimates } = search
  const estimateA = estimates[a] as number
  const estimateB = estimates[b] as number
  const difference = (spent[a] as number) + estimateA - (spent[b] as number) - estimateB
  return difference !== 0 ? difference < 0 : estimateA !== estimateB ? estimateA < estimateB : a < b
}

/** Moves a cell of the heap up to its place. */
function rise(search: Search, cell: number): void {
  const { queue, places } = search
  let place = places[cell] as number
  while (place > 0) {
    const above = (place - 1) >> 1
    const parent = queue[above] as number
    if (!isBefore(search, cell, parent)) break
    queue[place] = parent
    places[parent] = place
    place = above
  }
  queue[place] = cell
  places[cell] = place
}

/** Puts a cell at the top of the heap and moves it down to its place. */
function sink(search: Search, cell: number, length: number): void {
  const { queue, places } = search
  let place = 0
  for (;;) {
    let below = 2 * place + 1
    if (below >= length) break
    if (below + 1 < length && isBefore(search, queue[below + 1] as number, queue[below] as number)) below++
    const child = queue[below] as number
    if (!isBefore(search, child, cell)) break
    queue[place] = child
    places[child] = place
    place = below
  }
  queue[place] = cell
  places[cell] = place
}
