import type { TerminalPlay, TerminalTurn } from '@tessera/kernel'
import type { DuelChoice } from '../choice.ts'
import type { DuelConfig } from '../config.ts'
import { contentOf } from '../content/changes.ts'
import { READY_ARMIES, upgradeEvenly } from '../content/presets.ts'
import { TIMINGS, type Timing } from '../content/vocabulary.ts'
import type { DuelEvent } from '../events.ts'
import { FORMATIONS, formationPlacement } from '../view/formations.ts'
import type { DuelView } from '../view/view.ts'
import { words } from './catalogue.ts'
import { picture } from './picture.ts'

/** How a person plays a duel in a terminal: a ready team, a formation, a time for each spell. */
export const terminal: TerminalPlay<DuelConfig, DuelChoice, DuelEvent, DuelView> = {
  level: 'normal',
  async choose(view, turn) {
    turn.terminal.print(picture(view))
    return view.phase === 'muster' ? muster(view, turn) : deploy(view, turn)
  },
}

async function muster(
  view: DuelView,
  { terminal: screen, advise }: TerminalTurn<DuelChoice>,
): Promise<DuelChoice | null> {
  const options = READY_ARMIES.map(({ id, name }) => ({ value: id, label: name }))
  const id = await screen.select('Which team do you bring?', [
    { value: 'advice', label: 'Whatever a bot would bring' },
    ...options,
  ])
  if (id === null) return null
  const ready = READY_ARMIES.find((entry) => entry.id === id)
  if (ready === undefined) return advise()
  const bare = { ...ready.army, cards: ready.army.cards.map(({ key }) => ({ key, tier: 1 as const })) }
  return { do: 'muster', ...upgradeEvenly(contentOf(view.config), bare, view.config.gold) }
}

async function deploy(
  view: DuelView,
  { terminal: screen, advise }: TerminalTurn<DuelChoice>,
): Promise<DuelChoice | null> {
  const army = view.armies[view.to === 1 ? 1 : 0]
  if (army === null) return advise()
  const id = await screen.select('How do they stand?', [
    { value: 'advice', label: 'As a bot would place them' },
    ...FORMATIONS.map(({ id: value }) => ({
      value,
      label: words.text(`formation.${value}`),
      hint: words.text(`blurb.${value}`),
    })),
  ])
  if (id === null) return null
  if (id === 'advice') return advise()
  const content = contentOf(view.config)
  const timings: Timing[] = []
  for (const spell of army.spells) {
    const known = content.spells.get(spell)
    const answer = await screen.select(
      `When does ${known?.name ?? spell} come?`,
      TIMINGS.map((timing) => ({ value: timing, label: timing })),
      known?.hint ?? 'early',
    )
    if (answer === null) return null
    timings.push(TIMINGS.find((timing) => timing === answer) ?? 'early')
  }
  return { do: 'deploy', units: formationPlacement(content, army.cards, id), timings }
}
