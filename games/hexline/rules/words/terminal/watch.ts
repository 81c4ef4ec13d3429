import type { Terminal, Timeline } from '@tessera/kernel'
import { type Line, plainWords } from '@tessera/words'
import type { HexlineEvent } from '../../events.ts'
import { type Condition, matches } from '../../view/breakpoints.ts'
import type { HexlineView } from '../../view/view.ts'
import { narrator } from '../narration.ts'
import { picture } from '../picture.ts'
import { stepReport } from '../report.ts'
import { parseVerb } from './verbs.ts'
import { VERBS_HELP } from './verbs-help.ts'

type Frames = Timeline<HexlineEvent, HexlineView>

/**
 * Prints frames `from` to the last, as far and as fast as the viewer asks. Nothing beyond the cursor is ever shown.
 * Resolves to false when the viewer leaves.
 */
export async function watch(frames: Frames, from: number, terminal: Terminal): Promise<boolean> {
  const first = firstBoard(frames, from)
  let cursor = forward(frames, from - 1, first, terminal)
  write(terminal, board(frames, cursor))
  for (;;) {
    const atEnd = cursor === frames.length - 1
    const line = await terminal.ask(prompt(frames, cursor, atEnd, terminal))
    if (line === null) {
      if (terminal.interactive) return false
      for (cursor++; cursor < frames.length; cursor++) write(terminal, framesText(frames, cursor, terminal))
      return true
    }
    const said = parseVerb(line)
    switch (said.verb) {
      case 'step':
        if (atEnd) return true
        cursor = forward(frames, cursor, Math.min(frames.length - 1, cursor + said.count), terminal)
        break
      case 'until':
        cursor = atEnd ? cursor : run(frames, cursor, said.conditions, terminal)
        break
      case 'back':
        cursor = Math.max(first, cursor - said.count)
        write(terminal, board(frames, cursor))
        break
      case 'start':
        cursor = first
        write(terminal, board(frames, cursor))
        break
      case 'board':
        write(terminal, board(frames, cursor))
        break
      case 'order':
        write(terminal, order(frames.frame(cursor).view, terminal))
        break
      case 'report':
        write(terminal, report(frames, cursor))
        break
      case 'next':
        if (atEnd) return true
        write(terminal, 'The battle is not over yet; end takes you there.')
        break
      case 'help':
        write(terminal, VERBS_HELP)
        break
      case 'quit':
        return false
      case 'unknown':
        write(terminal, said.message)
    }
  }
}

/** Everything at once, for those who only want to read. */
export function tellAll(frames: Frames, first: number, terminal: Terminal): void {
  for (let index = first; index < frames.length; index++) write(terminal, framesText(frames, index, terminal))
  write(terminal, board(frames, frames.length - 1))
}

/** Before the armies stand on the board there is nothing to step through. */
function firstBoard(frames: Frames, from: number): number {
  for (let index = from; index < frames.length; index++) {
    if (frames.events(index).some((event) => event.type === 'battle_start')) return index
  }
  return frames.length - 1
}

function forward(frames: Frames, from: number, to: number, terminal: Terminal): number {
  for (let index = from + 1; index <= to; index++) write(terminal, framesText(frames, index, terminal))
  return to
}

function run(frames: Frames, from: number, conditions: readonly Condition[], terminal: Terminal): number {
  for (let index = from + 1; index < frames.length; index++) {
    write(terminal, framesText(frames, index, terminal))
    const frame = frames.frame(index)
    if (endsBattle(frame.events) || conditions.some((condition) => matches(condition, frame.events, frame.view))) {
      write(terminal, board(frames, index))
      return index
    }
  }
  return frames.length - 1
}

function endsBattle(events: readonly HexlineEvent[]): boolean {
  return events.some((event) => event.type === 'battle_end')
}

function framesText(frames: Frames, index: number, { paint }: Terminal): string {
  const { events, view } = frames.frame(index)
  const step = paint('dim', `${String(view.battle?.steps ?? 0).padStart(4)} `)
  const lines = narrator()(events, view).flatMap(({ line }) => (line === null ? [] : [line]))
  return lines
    .map((line, i) => `${i === 0 ? step : '     '}${plainWords(line.parts)}${paint('dim', sumText(line))}`)
    .join('\n')
}

/** The numbers behind a line; its rule is for screens, where it is a link. */
function sumText({ sum }: Line): string {
  const rows = sum.filter(({ to }) => to === undefined).map(({ name, value }) => `${name} ${value}`)
  return rows.length === 0 ? '' : ` (${rows.join(', ')})`
}

function board(frames: Frames, index: number): string {
  return `\n${picture(frames.frame(index).view)}\n`
}

function order({ battle }: HexlineView, { paint }: Terminal): string {
  if (battle === null) return 'There is no battle yet.'
  const entries = battle.order.map((id, place) => {
    const unit = battle.units[id - 1]
    const name = `${unit?.type ?? ''} #${id}`
    if (unit?.alive !== true || place < battle.index) return paint('dim', name)
    return place === battle.index ? paint('bold', `> ${name}`) : name
  })
  return `Round ${battle.round}: ${entries.join(', ')}`
}

/** HEX-141: the report of the step as a list of its fields. */
function report(frames: Frames, index: number): string {
  const { events, view } = frames.frame(index)
  const fields = Object.entries(stepReport(events, view))
  const width = Math.max(...fields.map(([field]) => field.length))
  return fields
    .map(([field, value]) => `${field.padEnd(width)}  ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n')
}

function prompt(frames: Frames, cursor: number, atEnd: boolean, { paint }: Terminal): string {
  const { battle } = frames.frame(cursor).view
  const where = battle === null ? '' : `round ${battle.round}, step ${battle.steps}`
  return `${paint('cyan', where)}${atEnd ? ' (over: next, back or quit)' : ''} > `
}

function write(terminal: Terminal, text: string): void {
  if (text !== '') terminal.print(text)
}
