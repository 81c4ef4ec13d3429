import {
  type Army,
  DECK,
  deckCost,
  fight,
  PRINTED,
  ROLES,
  type Role,
  refuseArmy,
  upgradeEvenly,
} from '@tessera/gauntlet'
import { type Dice, seededDice, seedFrom } from '@tessera/kernel'
import type { Bench } from '../bench.ts'
import { Share } from '../cohort/share.ts'
import { placed } from './armies.ts'

const BATTLES = 100
const SIZES = [6, 8] as const
/** What the two cards that differ cost together. */
const POINTS = 8
const COST_PER_CARD = DECK.cost / DECK.most
const GOLD_PER_CARD = 50 / DECK.most

type Wanted = (role: Role) => boolean

/**
 * Two armies with the same leader, spells and core, one with two cards of a role and the other with two of other roles for as
 * much: once with any core, once with a core without the role. The same for mages against other damage dealers, and mirrors.
 */
export const gauntletRoles: Bench = {
  name: 'gauntlet-roles',
  about: 'Gauntlet by role, magic against physical, and mirrors; a round is 100 battles of each kind',
  async run({ rounds, note }) {
    const shares = new Map<string, Share>()
    const count = (name: string, won: boolean): void => {
      const share = shares.get(name) ?? new Share()
      shares.set(name, share)
      share.add(won)
    }
    for (let at = 0; at < rounds; at++) {
      note(`round ${at + 1} of ${rounds}`)
      const dice = seededDice(seedFrom(`gauntlet-roles ${at}`))
      for (let battle = 0; battle < BATTLES; battle++)
        for (const size of SIZES) {
          for (const role of ROLES) {
            const of: Wanted = (other) => other === role
            const others: Wanted = (other) => other !== role
            match(
              size,
              () => true,
              of,
              others,
              dice,
              (won) => count(`${role}-any-core-${size}`, won),
            )
            match(size, others, of, others, dice, (won) => count(`${role}-no-other-${size}`, won))
          }
          const mage: Wanted = (role) => role === 'mage'
          const physical: Wanted = (role) => role === 'melee_dps' || role === 'ranged_dps'
          match(
            size,
            () => true,
            mage,
            physical,
            dice,
            (won) => count('magic', won),
          )
          mirror(size, dice, (won) => count('mirror', won))
        }
      await new Promise((resume) => setImmediate(resume))
    }
    return [...shares].map(([name, share]) => share.line(`gauntlet-${name}`, '% of decided battles won', 50))
  },
}

/** One battle of two armies that differ in two cards; the first side is each one's as often. */
function match(
  size: number,
  core: Wanted,
  ours: Wanted,
  theirs: Wanted,
  dice: Dice,
  won: (first: boolean) => void,
): void {
  const base = coreOf(size - 2, core, dice)
  const armies = [ours, theirs].map((wanted) => withPair(base, wanted, size, dice))
  const [a, b] = armies
  if (a === undefined || a === null || b === undefined || b === null) return
  const turned = dice.int(2) === 1
  const teams = turned
    ? ([placed(PRINTED, b), placed(PRINTED, a)] as const)
    : ([placed(PRINTED, a), placed(PRINTED, b)] as const)
  const { winner } = fight(PRINTED, teams, 40, dice).result
  if (winner !== null) won(winner === (turned ? 1 : 0))
}

function mirror(size: number, dice: Dice, won: (first: boolean) => void): void {
  const army = upgraded(
    coreOf(size, () => true, dice),
    size,
  )
  const team = placed(PRINTED, army)
  const { winner } = fight(PRINTED, [team, team], 40, dice).result
  if (winner !== null) won(winner === 0)
}

/** Random legal cards of these roles of the usual cost, give or take one, under a random leader. */
function coreOf(size: number, wanted: Wanted, dice: Dice): Army {
  const cost = Math.round(size * COST_PER_CARD)
  for (let tries = 0; tries < 1000; tries++) {
    const { id, faction, spells } = dice.pick([...PRINTED.leaders.values()])
    const known = [...spells]
    dice.shuffle(known)
    let army: Army = { faction, leader: id, spells: known.slice(0, DECK.spells), cards: [] }
    const units = unitsOf(faction, wanted)
    for (let draws = 0; draws < 40 && army.cards.length < size; draws++)
      army = withCard(army, dice.pick(units).id) ?? army
    if (army.cards.length === size && Math.abs(deckCost(PRINTED, army) - cost) <= 1) return army
  }
  throw new Error(`No core of ${size} cards for ${cost}`)
}

/** With two more cards of these roles; null where the faction has none that are legal. */
function withPair(army: Army, wanted: Wanted, size: number, dice: Dice): Army | null {
  const units = unitsOf(army.faction, wanted)
  const pairs = units.flatMap((one, place) =>
    units.slice(place).flatMap((other) => {
      if (one.cost + other.cost !== POINTS) return []
      const first = withCard(army, one.id)
      const both = first === null ? null : withCard(first, other.id)
      return both === null ? [] : [both]
    }),
  )
  return pairs.length === 0 ? null : upgraded(dice.pick(pairs), size)
}

const unitsOf = (faction: Army['faction'], wanted: Wanted) =>
  [...PRINTED.units.values()].filter((unit) => unit.faction === faction && wanted(unit.role))

function withCard(army: Army, key: string): Army | null {
  const more: Army = { ...army, cards: [...army.cards, { key, tier: 1 }] }
  return refuseArmy(PRINTED, more, 0) === null ? more : null
}

const upgraded = (army: Army, size: number): Army => upgradeEvenly(PRINTED, army, Math.floor(GOLD_PER_CARD * size))
