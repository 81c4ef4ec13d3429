import { effectName, type HexlineEvent, type HexlineView, type LineKind, seatOfSide } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import { NowRibbon, Token, worded } from '@tessera/table'
import { Button } from '@tessera/ui'
import { type Happening, plainWords } from '@tessera/words'
import type { ReactNode } from 'react'
import { unitIcon } from '../icons.ts'
import { linesNow } from './lines.ts'
import type { BattleEnd } from './story.ts'

export interface NowProps {
  readonly view: HexlineView
  readonly events: readonly HexlineEvent[]
  readonly told: readonly Happening<LineKind>[]
  readonly acting: number
  /** Why playing has stopped by itself. */
  readonly stopped: string | null
  /** Set once the viewer has reached the end. */
  readonly end: BattleEnd | null
  readonly onReport: () => void
}

/** The step in a sentence or two, with its dice. */
export function Now({ view, events, told, acting, stopped, end, onReport }: NowProps): ReactNode {
  const battle = view.battle
  const unit = battle?.units[acting - 1]
  if (end !== null) {
    const outcome = told[events.findIndex(({ type }) => type === 'battle_end')]
    return (
      <div className="now panel hx-end">
        <p>{worded(outcome?.line?.parts ?? [])}</p>
        <Button kind="primary" onClick={onReport}>
          {words.text('table.report')}
        </Button>
      </div>
    )
  }
  const lines = linesNow(told)
  return (
    <NowRibbon
      token={
        battle && unit ? <Token seat={seatOfSide(battle, unit.side)} icon={unitIcon(unit.type)} size={28} /> : undefined
      }
      dice={diceOf(events)}
    >
      {stopped !== null && <span className="hx-stopped">{words.text('table.stopped', { why: stopped })} </span>}
      {lines.length === 0
        ? words.text('table.ready')
        : lines.map((line) => <span key={plainWords(line.parts)}>{worded(line.parts)} </span>)}
    </NowRibbon>
  )
}

function diceOf(events: readonly HexlineEvent[]): { readonly name: string; readonly value: string } | undefined {
  for (const event of events) {
    if (event.type === 'attack' && event.draw !== null) {
      return { name: words.text('table.diceTarget'), value: drawn(event.draw, event.candidates) }
    }
    if (event.type === 'speed_roll')
      return {
        name: words.text('table.diceSpeed'),
        value: words.text('table.diceNeeds', { roll: event.roll, need: event.need }),
      }
    if (event.type === 'ability' && event.draw !== null) {
      return { name: effectName(event.effect), value: drawn(event.draw, event.candidates) }
    }
  }
  return undefined
}

function drawn(draw: number, candidates: readonly number[]): string {
  return words.text('sum.of', { part: draw + 1, whole: candidates.length })
}
