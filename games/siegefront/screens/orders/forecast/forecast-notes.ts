import {
  abilityDoes,
  abilityOf,
  cardIn,
  formationEffect,
  hundredths,
  type Outcome,
  pairOf,
  type SiegefrontChoice,
  type SiegefrontView,
  siegefrontRules,
  terrainEffect,
  unitText,
} from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { unitOn } from '../../board/places.ts'
import { listed } from '../../names.ts'
import { heldCard, whoIs } from '../actors.ts'
import { targetsOf } from '../orders.ts'

/** What to know before the blows: who is faster, the ground, the price, formations and control that change. */
export function notesOf(view: SiegefrontView, choice: SiegefrontChoice, main: Outcome | undefined): readonly string[] {
  return [...before(view, choice, main), ...(main === undefined ? [] : changes(view, main))]
}

function before(view: SiegefrontView, choice: SiegefrontChoice, main: Outcome | undefined): readonly string[] {
  switch (choice.type) {
    case 'attack_card':
      return orderNote(view, choice.target, main)
    case 'attack_castle':
      return ['A castle does not answer, and is never hit critically.']
    case 'move_card':
      return [groundNote(view, choice.x, choice.y), ...reachNote(view, choice.unit, main)]
    case 'deploy_card':
    case 'forge_card': {
      const own = view.to === 'spectator' ? null : pairOf(view.seats, view.to)
      const cost = choice.type === 'forge_card' ? choice.cost : cardIn(view.config, heldCard(view, choice.hand)).cost
      const entered = main?.after.units.at(-1)
      const charges = entered?.abilities.includes('charge') === true
      return [
        `Costs ${cost} of your ${own?.mana ?? 0} mana and leaves ${(own?.mana ?? 0) - cost}.`,
        ...(choice.type === 'forge_card' ? ['What it will be, the dice decide.'] : []),
        groundNote(view, choice.x, choice.y),
        charges ? 'It may attack cards at once.' : 'It can move at once, and attack from your next turn on.',
      ]
    }
    case 'use_ability': {
      const { mana = 0 } = abilityOf(choice.ability)
      return [`${abilityDoes(choice.ability)} Costs ${mana} mana.`]
    }
    default:
      return []
  }
}

function orderNote(view: SiegefrontView, targetId: number, main: Outcome | undefined): readonly string[] {
  const event = main?.events.find((each) => each.type === 'attack_declared')
  const target = whoIs(view, targetId)?.name ?? 'It'
  if (event?.type !== 'attack_declared') return []
  const striker = whoIs(view, event.unit)?.name ?? 'It'
  const [mine, theirs] = event.initiatives.map((speed) => hundredths(speed ?? 0))
  switch (event.order) {
    case 'first':
      return [`${striker} is faster, ${mine} to ${theirs}, so its blow falls first.`]
    case 'second':
      return [`${target} is faster, ${theirs} to ${mine}, so its blow falls first.`]
    case 'together':
      return [`Both are equally fast, ${mine}, so the blows fall together.`]
    case 'alone':
      return [`${target} cannot answer.`]
  }
}

function groundNote(view: SiegefrontView, x: number, y: number): string {
  const terrain = view.terrain[y * 3 + x] ?? 'NONE'
  const effect = terrainEffect(terrain)
  return `${words.text(`terrain.${terrain}`)}${effect === '' ? '' : `: ${effect}`}.`
}

/** What the unit could strike from there. */
function reachNote(view: SiegefrontView, id: number, main: Outcome | undefined): readonly string[] {
  if (main === undefined || view.to === 'spectator') return []
  const after = siegefrontRules.view(main.after, view.to, view.config)
  const names: string[] = []
  for (const [place, choice] of targetsOf(after, { kind: 'unit', unit: id })) {
    if (choice.type === 'attack_castle') names.push('the castle')
    const there = choice.type === 'attack_card' ? unitOn(after, place) : undefined
    if (there !== undefined) names.push(unitText(there))
  }
  return names.length > 0 ? [`From there it can strike ${listed(names)}.`] : []
}

/** Formations and control of the middle. */
function changes(view: SiegefrontView, main: Outcome): readonly string[] {
  const notes: string[] = []
  for (const event of main.events) {
    if (event.type === 'formation_changed') {
      const effect = formationEffect(event.to)
      const whose = event.seat === view.to ? 'Your' : 'Their'
      const from = words.text(`formation.${event.from}`)
      notes.push(
        event.to === 'NONE'
          ? `${whose} formation ${from} breaks up.`
          : `${whose} formation becomes ${words.text(`formation.${event.to}`)}${effect === '' ? '' : `: ${effect}`}.`,
      )
    } else if (event.type === 'control_changed') {
      notes.push(
        event.seat === null
          ? 'Nobody controls the middle then.'
          : event.seat === view.to
            ? 'You control the middle then, and may deploy there.'
            : 'They control the middle then.',
      )
    }
  }
  return notes.length > 0 ? notes : ['No formation changes.']
}
