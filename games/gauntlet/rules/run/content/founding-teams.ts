import { type Dice, seededDice, seedFrom } from '@tessera/kernel'
import type { Army } from '../../choice.ts'
import type { Content } from '../../content/content.ts'
import { upgradeEvenly } from '../../content/presets.ts'
import { TIMINGS, type Tier } from '../../content/vocabulary.ts'
import { FORMATIONS, formationPlacement } from '../../view/formations.ts'
import type { Snapshot } from '../choice.ts'
import { CONTENT_VERSION, RATING } from '../config.ts'
import { nextTierPrice, rewardFor, START_GOLD } from '../rules/gold.ts'
import { randomBanner, randomDeck } from '../view/sample.ts'

const TEAMS_FOR_EACH = 6
const BRACKETS = 9
const FIRST_NAMES = ['Alder', 'Bryn', 'Corvin', 'Dara', 'Esk', 'Fenn', 'Gale', 'Hollis', 'Iris']
const LAST_NAMES = ['wick', 'more', 'stone', 'lark', 'field', 'ash']

/**
 * The teams of a new server, so that its first players find opponents: for every number of
 * wins six, with decks, losses, purses and formations as people have them.
 */
export function foundingTeams(content: Content): readonly Snapshot[] {
  const teams: Snapshot[] = []
  for (let wins = 0; wins < BRACKETS; wins++)
    for (let place = 0; place < TEAMS_FOR_EACH; place++) {
      const number = wins * TEAMS_FOR_EACH + place
      teams.push(foundingTeam(content, wins, number, seededDice(seedFrom(`founding team ${number}`))))
    }
  return teams
}

function foundingTeam(content: Content, wins: number, number: number, dice: Dice): Snapshot {
  const banner = randomBanner(content, dice)
  const losses = dice.int(4)
  const deck = [...randomDeck(content, banner, dice)]
  dice.shuffle(deck)
  const hand = deck.slice(0, Math.min(12, 3 + wins + losses))
  const drawn: Army = { ...banner, cards: hand.map((key) => ({ key, tier: 1 })) }
  const gold = goldOf(wins, losses, dice)
  const army = dice.int(2) === 0 ? upgradeEvenly(content, drawn, gold) : upgradeFew(content, drawn, gold)
  const placed = formationPlacement(content, army.cards, dice.pick(FORMATIONS).id)
  const place = number % TEAMS_FOR_EACH
  return {
    id: `founding-${CONTENT_VERSION}-${number}`,
    number,
    name: `${FIRST_NAMES[wins] ?? ''}${LAST_NAMES[place] ?? ''}`,
    contentVersion: CONTENT_VERSION,
    ...banner,
    timings: banner.spells.map((spell) => content.spells.get(spell)?.hint ?? dice.pick(TIMINGS)),
    team: placed.flatMap(({ card, c, r }) => {
      const chosen = army.cards[card]
      return chosen === undefined ? [] : [{ unit: chosen.key, tier: chosen.tier, c, r }]
    }),
    wins,
    losses,
    draws: 0,
    // Two of them near every rating that a first season sees.
    rating: RATING.usual + 60 * (place - 3) + 15 * wins,
  }
}

/** What a run with these results has had, its losses anywhere among its wins. */
function goldOf(wins: number, losses: number, dice: Dice): number {
  const results = [...new Array<boolean>(wins).fill(true), ...new Array<boolean>(losses).fill(false)]
  dice.shuffle(results)
  let gold: number = START_GOLD
  let streak = 0
  for (const won of results) {
    streak = won ? streak + 1 : 0
    const { base, streakBonus } = rewardFor(won ? 'win' : 'loss', streak)
    gold += base + streakBonus
  }
  return gold
}

/** Card by card to tier 3, the dearest first. */
function upgradeFew(content: Content, army: Army, gold: number): Army {
  const cost = (key: string): number => content.units.get(key)?.cost ?? 0
  const order = [...army.cards.keys()].sort((a, b) => cost(army.cards[b]?.key ?? '') - cost(army.cards[a]?.key ?? ''))
  const tiers = army.cards.map((): Tier => 1)
  let left = gold
  for (const place of order)
    for (;;) {
      const tier = tiers[place] ?? 3
      const price = nextTierPrice(content, { unit: army.cards[place]?.key ?? '', tier })
      if (price === null || price > left) break
      left -= price
      tiers[place] = (tier + 1) as Tier
    }
  return { ...army, cards: army.cards.map(({ key }, place) => ({ key, tier: tiers[place] ?? 1 })) }
}
