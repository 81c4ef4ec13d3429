import { createInterface } from 'node:readline/promises'

/** Where the words of the person come from. */
export interface Lines {
  readonly atTerminal: boolean
  /** null when there will be no more. */
  ask(prompt: string): Promise<string | null>
}

export function lines(): Lines {
  return process.stdin.isTTY === true && process.stdout.isTTY === true ? typed() : piped()
}

/** One reader per question, so that other prompts may use the terminal in between. */
function typed(): Lines {
  return {
    atTerminal: true,
    async ask(prompt) {
      const reader = createInterface({ input: process.stdin, output: process.stdout })
      const over = new AbortController()
      reader.once('SIGINT', () => over.abort())
      reader.once('close', () => over.abort())
      try {
        return await reader.question(prompt, { signal: over.signal })
      } catch {
        process.stdout.write('\n')
        return null
      } finally {
        reader.close()
      }
    },
  }
}

const MOST_CHARACTERS = 1_000_000

/** A script of verbs; read when the first one is asked for. */
function piped(): Lines {
  let queue: string[] | undefined
  return {
    atTerminal: false,
    async ask() {
      queue ??= await readAll()
      return queue.shift() ?? null
    },
  }
}

async function readAll(): Promise<string[]> {
  let text = ''
  process.stdin.setEncoding('utf8')
  for await (const chunk of process.stdin) {
    text += chunk
    if (text.length > MOST_CHARACTERS) break
  }
  const all = text.split('\n')
  if (all.at(-1) === '') all.pop()
  return all
}
