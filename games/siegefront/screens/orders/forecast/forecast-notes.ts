import {
  abilityDoes,
  abilityOf,
  cardIn,
  type Formation,
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
      return [words.text('note.castle')]
    case 'move_card':
      return [groundNote(view, choice.x, choice.y), ...reachNote(view, choice.unit, main)]
    case 'deploy_card':
    case 'forge_card': {
      const mana = view.to === 'spectator' ? 0 : pairOf(view.seats, view.to).mana
      const cost = choice.type === 'forge_card' ? choice.cost : cardIn(view.config, heldCard(view, choice.hand)).cost
      const entered = main?.after.units.at(-1)
      const charges = entered?.abilities.includes('charge') === true
      return [
        words.text('note.costs', { cost, mana, rest: mana - cost }),
        ...(choice.type === 'forge_card' ? [words.text('note.dice')] : []),
        groundNote(view, choice.x, choice.y),
        words.text(charges ? 'note.charge' : 'note.fresh'),
      ]
    }
    case 'use_ability': {
      const { mana = 0 } = abilityOf(choice.ability)
      return [words.text('note.ability', { does: abilityDoes(choice.ability), mana })]
    }
    default:
      return []
  }
}

function orderNote(view: SiegefrontView, targetId: number, main: Outcome | undefined): readonly string[] {
  const event = main?.events.find((each) => each.type === 'attack_declared')
  const target = whoIs(view, targetId)?.name ?? words.text('who.it')
  if (event?.type !== 'attack_declared') return []
  const striker = whoIs(view, event.unit)?.name ?? words.text('who.it')
  const [own = '', other = ''] = event.initiatives.map((speed) => hundredths(speed ?? 0))
  switch (event.order) {
    case 'first':
      return [words.text('note.faster', { unit: striker, own, other })]
    case 'second':
      return [words.text('note.faster', { unit: target, own: other, other: own })]
    case 'together':
      return [words.text('note.equal', { speed: own })]
    case 'alone':
      return [words.text('note.noAnswer', { unit: target })]
  }
}

function groundNote(view: SiegefrontView, x: number, y: number): string {
  const terrain = view.terrain[y * 3 + x] ?? 'NONE'
  const effect = terrainEffect(terrain)
  const name = words.said(`terrain.${terrain}`)
  return effect === ''
    ? words.text('note.ground', { terrain: name })
    : words.text('note.groundEffect', { terrain: name, effect })
}

/** What the unit could strike from there. */
function reachNote(view: SiegefrontView, id: number, main: Outcome | undefined): readonly string[] {
  if (main === undefined || view.to === 'spectator') return []
  const after = siegefrontRules.view(main.after, view.to, view.config)
  const names: string[] = []
  for (const [place, choice] of targetsOf(after, { kind: 'unit', unit: id })) {
    if (choice.type === 'attack_castle') names.push(words.text('who.castle'))
    const there = choice.type === 'attack_card' ? unitOn(after, place) : undefined
    if (there !== undefined) names.push(unitText(there))
  }
  return names.length > 0 ? [words.text('note.canStrike', { targets: listed(names) })] : []
}

/** Formations and control of the middle. */
function changes(view: SiegefrontView, main: Outcome): readonly string[] {
  const notes: string[] = []
  for (const event of main.events) {
    if (event.type === 'formation_changed') {
      notes.push(formationNote(event, event.seat === view.to))
    } else if (event.type === 'control_changed') {
      const key =
        event.seat === null ? 'note.nobodyControls' : event.seat === view.to ? 'note.youControl' : 'note.theyControl'
      notes.push(words.text(key))
    }
  }
  return notes.length > 0 ? notes : [words.text('note.sameFormation')]
}

function formationNote({ from, to }: { readonly from: Formation; readonly to: Formation }, mine: boolean): string {
  if (to === 'NONE')
    return words.text(mine ? 'note.yourFormationBreaks' : 'note.theirFormationBreaks', {
      formation: words.said(`formation.${from}`),
    })
  const effect = formationEffect(to)
  const name = words.said(`formation.${to}`)
  const formation = effect === '' ? name : words.said('named.effect', { name, effect })
  return words.text(mine ? 'note.yourFormation' : 'note.theirFormation', { formation })
}
