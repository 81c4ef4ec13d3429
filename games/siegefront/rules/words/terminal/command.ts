import type { SiegefrontChoice } from '../../choice.ts'
import { cardOf } from '../../content/cards.ts'
import { unitById } from '../../rules/field/board.ts'
import { pairOf, type SiegefrontState } from '../../state.ts'
import { forgeOdds, type Outcome, preview } from '../../view/preview.ts'
import type { SiegefrontView } from '../../view/view.ts'
import { abilityText, unitText } from '../names.ts'

/** A command as an entry of a list: what it is, and what it would do. */
export function commandInWords(view: SiegefrontView, choice: SiegefrontChoice): string {
  const name = (id: number): string => {
    const unit = unitById(view, id)
    return unit === undefined ? `#${id}` : `${unitText(unit)} #${id}`
  }
  switch (choice.type) {
    case 'deploy_card': {
      const held =
        view.to === 'spectator' ? undefined : pairOf(view.seats, view.to).hand?.find(({ id }) => id === choice.hand)
      const card = held === undefined ? null : cardOf(held.card)
      return `Deploy ${card?.name ?? 'a card'} (${card?.cost ?? '?'} mana) at ${choice.x},${choice.y}${forecast(view, choice)}`
    }
    case 'forge_card':
      return `Forge for ${choice.cost} at ${choice.x},${choice.y}${forgeForecast(view, choice.cost)}`
    case 'move_card':
      return `Move ${name(choice.unit)} to ${choice.x},${choice.y}`
    case 'attack_card':
      return `Attack ${name(choice.target)} with ${name(choice.unit)}${forecast(view, choice)}`
    case 'attack_castle':
      return `Attack the castle with ${name(choice.unit)}${forecast(view, choice)}`
    case 'use_ability': {
      const on = choice.target === undefined ? '' : ` on ${name(choice.target)}`
      return `${abilityText(choice.ability)} of ${name(choice.unit)}${on}${forecast(view, choice)}`
    }
    case 'end_turn':
      return 'End the turn'
    case 'mulligan':
      return choice.back.length === 0 ? 'Keep the hand' : `Put back ${choice.back.length}`
    case 'deck':
      return `A deck of ${choice.cards.length}`
  }
}

/** SGF-1903: what the rules say would come of it, the likeliest first. */
function forecast(view: SiegefrontView, choice: SiegefrontChoice): string {
  const seen = preview(view, choice)
  if (!seen.ok) return ''
  const ways = new Map<string, number>()
  for (const outcome of seen.outcomes) {
    const words = changes(view, outcome)
    ways.set(words, (ways.get(words) ?? 0) + outcome.weight)
  }
  const told = [...ways].filter(([words]) => words !== '').slice(0, MOST_WAYS)
  if (told.length === 0) return ''
  if (ways.size === 1) return `: ${told[0]?.[0] ?? ''}`
  return `: ${told.map(([words, weight]) => `${Math.round((100 * weight) / seen.of)} % ${words}`).join(' | ')}`
}

const MOST_WAYS = 4

function changes(view: SiegefrontView, { after }: Outcome): string {
  const words: string[] = []
  for (const unit of view.units) {
    const later = unitById(after, unit.id)
    if (later === undefined) words.push(`${unitText(unit)} falls`)
    else if (later.hp !== unit.hp) words.push(`${unitText(unit)} ${unit.hp} to ${later.hp}`)
  }
  for (const seat of [0, 1] as const) words.push(...castleChange(view, after, seat))
  return words.join(', ')
}

function castleChange(view: SiegefrontView, after: SiegefrontState, seat: 0 | 1): readonly string[] {
  const [was, is] = [view.seats[seat].castleHp, after.seats[seat].castleHp]
  return was === is ? [] : [`${seat === view.to ? 'your' : 'their'} castle ${was} to ${is}`]
}

function forgeForecast(view: SiegefrontView, cost: number): string {
  const [likeliest] = forgeOdds(view, cost)
  if (likeliest === undefined) return ''
  const { name, attack, hp, defence, speed } = likeliest.card
  return `: ${Math.round(likeliest.weight / 100)} % ${name} ${attack}/${hp}/${defence}/${speed}, or another`
}
