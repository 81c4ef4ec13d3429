import { isCancel, multiselect, select, text } from '@clack/prompts'
import type { Terminal } from '@tessera/kernel'
import { type Lines, lines } from './lines.ts'
import { paint } from './paint.ts'

/** Longer menus scroll. */
const MOST_SHOWN = 14

/** The terminal this process runs in, or the text that is piped into it. */
export function processTerminal(words: Lines = lines()): Terminal {
  return {
    interactive: words.atTerminal,
    print: (line) => void process.stdout.write(`${line}\n`),
    ask: (prompt) => words.ask(prompt),
    async select(message, options, initialValue) {
      const maxItems = MOST_SHOWN
      const shown = options.map(({ value, label, hint }) => ({ value, label, ...(hint === undefined ? {} : { hint }) }))
      const picked = await select({ message, options: shown, maxItems, ...(initialValue && { initialValue }) })
      return isCancel(picked) ? null : picked
    },
    async selectMany(message, options) {
      const picked = await multiselect({
        message,
        options: options.map(({ value, label }) => ({ value, label })),
        required: false,
      })
      return isCancel(picked) ? null : picked
    },
    async enter(message, problem) {
      const entered = await text({ message, validate: (value) => problem(value ?? '') ?? undefined })
      return isCancel(entered) ? null : entered
    },
    paint: (style, line) => paint(style, line),
  }
}
