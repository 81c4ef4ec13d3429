import type { SiegefrontConfig } from '../config.ts'
import { STATUSES } from '../content/abilities.ts'
import { DECK_SIZE } from '../content/deck.ts'
import { pairOf, type SiegefrontState } from '../state.ts'
import { onBoard } from './field/board.ts'
import { owingDecks } from './setup.ts'

/** SGF-2001 to SGF-2009: what is broken in a state, in words. */
export function brokenInvariants(state: SiegefrontState, config: SiegefrontConfig): readonly string[] {
  return [...boardErrors(state), ...seatErrors(state), ...courseErrors(state, config)]
}

function boardErrors(state: SiegefrontState): string[] {
  const found: string[] = []
  const cells = new Set<string>()
  let last = 0
  for (const unit of state.units) {
    const who = `Unit ${unit.id}`
    if (!onBoard(unit.x, unit.y)) found.push(`${who} stands off the board (SGF-2001)`)
    if (cells.has(`${unit.x},${unit.y}`)) found.push(`${who} shares its cell (SGF-2001)`)
    cells.add(`${unit.x},${unit.y}`)
    if (unit.id <= last || unit.id >= state.nextUnitId) found.push(`${who} is out of order (SGF-004)`)
    last = unit.id
    if (unit.hp < 1 || unit.hp > unit.maxHp) found.push(`${who} has ${unit.hp} of ${unit.maxHp} HP (SGF-2001)`)
    if (unit.attack < 0 || unit.defence < 0) found.push(`${who} has a negative stat (SGF-2001)`)
    if (unit.speed < 1 || unit.speed > 3) found.push(`${who} has speed ${unit.speed} (SGF-2001)`)
    for (const status of STATUSES)
      if (!Number.isInteger(unit.statuses[status]) || unit.statuses[status] < 0)
        found.push(`${who} is ${status} ${unit.statuses[status]} (SGF-2003)`)
    if (unit.statuses.warded > 1) found.push(`${who} has more than one ward (SGF-1101)`)
    if (unit.growths > 4 || unit.enrages > 4 || unit.hardens > 2 || unit.bloodthirsts > 4)
      found.push(`${who} gained too often (SGF-2013)`)
  }
  return found
}

function seatErrors(state: SiegefrontState): string[] {
  const found: string[] = []
  for (const seat of [0, 1] as const) {
    const own = pairOf(state.seats, seat)
    const who = `Seat ${seat}`
    if (own.castleHp < 0 || own.castleHp > own.castleMax)
      found.push(`${who} has a castle of ${own.castleHp} (SGF-2002)`)
    if (own.mana < 0) found.push(`${who} has ${own.mana} mana (SGF-2002)`)
    if (state.phase === 'action' && seat === state.active && own.maxMana !== Math.min(state.turn, 10))
      found.push(`${who} has ${own.maxMana} crystals on turn ${state.turn} (SGF-2002)`)
    if (own.supply === 'forge') {
      if (own.hand.length > 0 || own.deck.length > 0 || own.charges < 0)
        found.push(`${who} forges and holds cards (SGF-2004)`)
      continue
    }
    if (!begun(state)) continue
    const board = state.units.filter((unit) => unit.owner === seat && !unit.token).length
    const cards = own.deck.length + own.hand.length + own.graveyard.length + board
    if (cards !== DECK_SIZE) found.push(`${who} has ${cards} cards in all (SGF-2004)`)
  }
  return found
}

/** Until every deck is there nothing has been drawn; a seat may concede even then. */
function begun(state: SiegefrontState): boolean {
  return state.phase !== 'deck' && owingDecks(state).length === 0
}

function courseErrors(state: SiegefrontState, config: SiegefrontConfig): string[] {
  const found: string[] = []
  if (state.turn > config.turnLimit) found.push(`Turn ${state.turn} is beyond the limit (SGF-2009)`)
  if ((state.phase === 'over') !== (state.result !== null)) found.push('Over and result disagree (SGF-2009)')
  const random = config.weather === 'random' && begun(state)
  if (random && (state.duration < 1 || state.duration > 5))
    found.push(`The weather lasts ${state.duration} turns (SGF-2003)`)
  return found
}
