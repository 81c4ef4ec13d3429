import { type Dice, seededDice, seedFrom } from '@tessera/kernel'

/** A card on one of nine cells. */
interface Piece {
  owner: number
  attack: number
  hp: number
  ready: boolean
}

/** A card game boiled down: two castles, nine cells, mana, three kinds of card, no dice and nothing hidden. */
export interface Siege {
  cells: (Piece | null)[]
  castles: number[]
  mana: number[]
  turn: number
  active: number
}

export type Order =
  | { readonly type: 'deploy'; readonly kind: number; readonly cell: number }
  | { readonly type: 'march'; readonly from: number; readonly to: number }
  | { readonly type: 'strike'; readonly from: number; readonly to: number }
  | { readonly type: 'storm'; readonly from: number }
  | { readonly type: 'end' }

const KINDS = [
  { cost: 1, attack: 1, hp: 3 },
  { cost: 2, attack: 3, hp: 4 },
  { cost: 4, attack: 5, hp: 7 },
] as const
const CASTLE = 40
const TURNS = 60

export function newSiege(): Siege {
  return { cells: new Array<Piece | null>(9).fill(null), castles: [CASTLE, CASTLE], mana: [1, 0], turn: 1, active: 0 }
}

/** The seat that has won; -1 is a draw, null while it goes on. */
export function winnerOf({ castles, turn }: Siege): number | null {
  const [a = 0, b = 0] = castles
  if (a > 0 && b > 0 && turn <= TURNS) return null
  return a === b ? -1 : a > b ? 0 : 1
}

export function isLegal(siege: Siege, order: Order): boolean {
  const { cells, active } = siege
  switch (order.type) {
    case 'deploy': {
      const kind = KINDS[order.kind]
      return (
        kind !== undefined &&
        kind.cost <= (siege.mana[active] ?? 0) &&
        rowOf(order.cell) === home(active) &&
        cells[order.cell] === null
      )
    }
    case 'march':
      return mine(siege, order.from) && cells[order.to] === null && adjacent(order.from, order.to)
    case 'strike': {
      const target = cells[order.to]
      return mine(siege, order.from) && target != null && target.owner !== active && adjacent(order.from, order.to)
    }
    case 'storm':
      return mine(siege, order.from) && rowOf(order.from) === home(1 - active)
    case 'end':
      return true
  }
}

/** A legal order, carried out in place. */
export function carryOut(siege: Siege, order: Order): void {
  const { cells, active } = siege
  switch (order.type) {
    case 'deploy': {
      const { cost, attack, hp } = KINDS[order.kind] ?? KINDS[0]
      siege.mana[active] = (siege.mana[active] ?? 0) - cost
      cells[order.cell] = { owner: active, attack, hp, ready: false }
      return
    }
    case 'march': {
      const piece = cells[order.from] ?? null
      cells[order.from] = null
      cells[order.to] = piece
      if (piece !== null) piece.ready = false
      return
    }
    case 'strike': {
      const [piece, target] = [cells[order.from], cells[order.to]]
      if (piece == null || target == null) return
      piece.ready = false
      target.hp -= piece.attack
      piece.hp -= target.attack
      if (target.hp <= 0) cells[order.to] = null
      if (piece.hp <= 0) cells[order.from] = null
      return
    }
    case 'storm': {
      const piece = cells[order.from]
      if (piece == null) return
      piece.ready = false
      siege.castles[1 - active] = Math.max(0, (siege.castles[1 - active] ?? 0) - piece.attack)
      return
    }
    case 'end':
      siege.turn++
      siege.active = 1 - active
      siege.mana[siege.active] = Math.min(siege.turn, 10)
      for (const piece of cells) if (piece !== null && piece.owner === siege.active) piece.ready = true
  }
}

/** Matches of random legal orders, the same on every machine. */
export function recordedSieges(count: number): readonly (readonly Order[])[] {
  return Array.from({ length: count }, (_, index) => {
    const dice = seededDice(seedFrom(`castle game ${index}`))
    const siege = newSiege()
    const orders: Order[] = []
    while (winnerOf(siege) === null) {
      const order = chosen(siege, dice)
      carryOut(siege, order)
      orders.push(order)
    }
    return orders
  })
}

/** Mostly something, so that boards fill and castles fall. */
function chosen(siege: Siege, dice: Dice): Order {
  const legal = ALL.filter((order) => isLegal(siege, order))
  return legal.length === 0 || dice.int(8) === 0 ? { type: 'end' } : dice.pick(legal)
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const ALL: readonly Order[] = [
  ...KINDS.flatMap((_, kind) => CELLS.map((cell): Order => ({ type: 'deploy', kind, cell }))),
  ...CELLS.flatMap((from) =>
    CELLS.flatMap((to): Order[] => [
      { type: 'march', from, to },
      { type: 'strike', from, to },
    ]),
  ),
  ...CELLS.map((from): Order => ({ type: 'storm', from })),
]

function mine({ cells, active }: Siege, cell: number): boolean {
  const piece = cells[cell]
  return piece != null && piece.owner === active && piece.ready
}

function home(seat: number): number {
  return seat === 0 ? 0 : 2
}

function rowOf(cell: number): number {
  return Math.floor(cell / 3)
}

function adjacent(a: number, b: number): boolean {
  return Math.abs(rowOf(a) - rowOf(b)) + Math.abs((a % 3) - (b % 3)) === 1
}
