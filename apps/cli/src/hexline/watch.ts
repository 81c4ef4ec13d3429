import { type Condition, type HexlineEvent, type HexlineView, hexline, matches, stepReport } from '@tessera/hexline'
import type { Timeline } from '@tessera/kernel'
import type { Lines } from '../lines.ts'
import { paint } from '../paint.ts'
import { table } from '../table.ts'
import { parseVerb } from './verbs.ts'
import { VERBS_HELP } from './verbs-help.ts'

type Frames = Timeline<HexlineEvent, HexlineView>

/**
 * Tells frames `from` to the last, as far and as fast as the viewer says. Nothing beyond the cursor is ever shown.
 * Resolves to false when the viewer leaves.
 */
export async function watch(frames: Frames, from: number, lines: Lines): Promise<boolean> {
  const first = firstBoard(frames, from)
  let cursor = forward(frames, from - 1, first)
  write(board(frames, cursor))
  for (;;) {
    const atEnd = cursor === frames.length - 1
    const line = await lines.ask(prompt(frames, cursor, atEnd))
    if (line === null) {
      if (lines.atTerminal) return false
      for (cursor++; cursor < frames.length; cursor++) write(told(frames, cursor))
      return true
    }
    const said = parseVerb(line)
    switch (said.verb) {
      case 'step':
        if (atEnd) return true
        cursor = forward(frames, cursor, Math.min(frames.length - 1, cursor + said.count))
        break
      case 'until':
        cursor = atEnd ? cursor : run(frames, cursor, said.conditions)
        break
      case 'back':
        cursor = Math.max(first, cursor - said.count)
        write(board(frames, cursor))
        break
      case 'start':
        cursor = first
        write(board(frames, cursor))
        break
      case 'board':
        write(board(frames, cursor))
        break
      case 'order':
        write(order(frames.frame(cursor).view))
        break
      case 'report':
        write(report(frames, cursor))
        break
      case 'next':
        if (atEnd) return true
        write('The battle is not over yet; end takes you there.')
        break
      case 'help':
        write(VERBS_HELP)
        break
      case 'quit':
        return false
      case 'unknown':
        write(said.message)
    }
  }
}

/** Everything at once, for those who only want to read. */
export function tellAll(frames: Frames, first: number): void {
  for (let index = first; index < frames.length; index++) write(told(frames, index))
  write(board(frames, frames.length - 1))
}

/** Before the armies stand on the board there is nothing to step through. */
function firstBoard(frames: Frames, from: number): number {
  for (let index = from; index < frames.length; index++) {
    if (frames.events(index).some((event) => event.type === 'battle_start')) return index
  }
  return frames.length - 1
}

function forward(frames: Frames, from: number, to: number): number {
  for (let index = from + 1; index <= to; index++) write(told(frames, index))
  return to
}

function run(frames: Frames, from: number, conditions: readonly Condition[]): number {
  for (let index = from + 1; index < frames.length; index++) {
    write(told(frames, index))
    const frame = frames.frame(index)
    if (endsBattle(frame.events) || conditions.some((condition) => matches(condition, frame.events, frame.view))) {
      write(board(frames, index))
      return index
    }
  }
  return frames.length - 1
}

function endsBattle(events: readonly HexlineEvent[]): boolean {
  return events.some((event) => event.type === 'battle_end')
}

function told(frames: Frames, index: number): string {
  const { events, view } = frames.frame(index)
  const step = paint('dim', `${String(view.battle?.steps ?? 0).padStart(4)} `)
  return events.map((event, i) => (i === 0 ? step : '     ') + hexline.sentence(event, view)).join('\n')
}

function board(frames: Frames, index: number): string {
  return `\n${hexline.picture(frames.frame(index).view)}\n`
}

function order({ battle }: HexlineView): string {
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
  return table(fields.map(([field, value]) => [field, typeof value === 'string' ? value : JSON.stringify(value)]))
}

function prompt(frames: Frames, cursor: number, atEnd: boolean): string {
  const { battle } = frames.frame(cursor).view
  const where = battle === null ? '' : `round ${battle.round}, step ${battle.steps}`
  return `${paint('cyan', where)}${atEnd ? ' (over: next, back or quit)' : ''} > `
}

function write(text: string): void {
  if (text !== '') process.stdout.write(`${text}\n`)
}
