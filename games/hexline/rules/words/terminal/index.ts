import type { TerminalPlay, TerminalTurn } from '@tessera/kernel'
import { choiceSchema, type HexlineChoice } from '../../choice.ts'
import type { HexlineConfig } from '../../config.ts'
import { READY_ARMIES } from '../../content/armies.ts'
import { refuseArmy } from '../../content/army.ts'
import type { HexlineEvent } from '../../events.ts'
import { sideOf } from '../../rules/board/sides.ts'
import { late } from '../../view/late.ts'
import { refuse } from '../../view/refuse.ts'
import type { HexlineView } from '../../view/view.ts'
import { chooseArmy, inWords } from './choose-army.ts'
import { tellAll, watch } from './watch.ts'

/** Armies are chosen from menus, placed by naming cells, and the battle is watched step by step. */
export const terminal: TerminalPlay<HexlineConfig, HexlineChoice, HexlineEvent, HexlineView> = {
  level: 'captain',
  usual: (config) => READY_ARMIES.find(({ units }) => refuseArmy(config, units) === null)?.id ?? null,
  brought: (choice) => (choice.type === 'muster' ? `Your army: ${inWords(choice.units)}` : ''),
  async choose(view, turn) {
    if (!turn.terminal.interactive) return turn.advise()
    if (view.phase === 'deploy') return deployment(view, turn)
    const before = view.past.at(-1)?.armies[view.to === 1 ? 1 : 0] ?? null
    const units = await chooseArmy(view, before, turn.terminal)
    if (units === null) return null
    turn.terminal.print(`Your army: ${inWords(units)}`)
    return { type: 'muster', units }
  },
  async watch(frames, from, terminal, all) {
    // Armies are shown with the battle that they fight.
    if (frames.frame(frames.length - 1).view.phase === 'deploy') return from
    if (all) tellAll(frames, from, terminal)
    else if (!(await watch(frames, from, terminal))) return null
    return frames.length
  },
}

async function deployment(
  view: HexlineView,
  { terminal, dice }: TerminalTurn<HexlineChoice>,
): Promise<HexlineChoice | null> {
  const seat = view.to === 1 ? 1 : 0
  const zone = sideOf(seat, view.battle_number) === 1 ? 'columns 0 to 5' : 'columns 11 to 16'
  terminal.print(`Against: ${inWords(view.armies[1 - seat] ?? [])}`)
  for (;;) {
    const line = await terminal.ask(`Where do they stand? Cells such as 5,2 5,3 (${zone}), Enter for a drill > `)
    if (line === null) return null
    if (line.trim() === '') return late(view, dice)
    const cells = line
      .trim()
      .split(/\s+/)
      .map((cell) => cell.split(',').map(Number))
    const parsed = choiceSchema.parse({ type: 'deploy', cells })
    const refusal = parsed.ok ? refuse(view, parsed.value) : null
    if (parsed.ok && refusal === null) return parsed.value
    terminal.print(refusal?.message ?? 'Write cells as column,row with spaces between them.')
  }
}
