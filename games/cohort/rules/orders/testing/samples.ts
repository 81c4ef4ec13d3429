import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { POSITIONS } from './positions.ts'

/** A sentence as somebody wrote it, and what it means in a position. */
export interface Sample {
  readonly who: string
  readonly position: keyof typeof POSITIONS
  readonly text: string
  /**
   * The orders in canonical words; `ask` and alternatives with ` | ` between if any of them is right; `?` if the game has no
   * such order, so that refusing or asking is right; `-` if nothing was ordered.
   */
  readonly meant: string
}

/**
 * `built-on`: the reader was built on these sentences. `held-out`: they are only counted. `sealed`: read once, when everything
 * else was finished.
 */
export type Kind = 'built-on' | 'held-out' | 'sealed'

const folder = join(import.meta.dirname, 'sentences')

/** The sets of a kind by name; each is named after two of its writers. */
export function setsOf(kind: Kind): Readonly<Record<string, readonly Sample[]>> {
  const files = readdirSync(join(folder, kind)).toSorted()
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.txt$/, ''), samplesIn(readFileSync(join(folder, kind, file), 'utf8'))]),
  )
}

/** `## position: writer`, then a line for each sentence: `what was written => what was meant`. */
function samplesIn(file: string): readonly Sample[] {
  return file
    .split(/^## /m)
    .slice(1)
    .flatMap((block) => {
      const [heading = '', ...lines] = block.trim().split('\n')
      const [position = '', who = ''] = heading.split(': ')
      if (!isPosition(position)) throw new Error(`No position is called ${position}`)
      return lines.map((line) => {
        const at = line.lastIndexOf(' => ')
        return { who, position, text: line.slice(0, at), meant: line.slice(at + 4) }
      })
    })
}

function isPosition(name: string): name is Sample['position'] {
  return name in POSITIONS
}

/** What sentences come to for the army of COH-16.28, by the rule they are about: see `summaryOf`. */
export const SENTENCES: Readonly<Record<string, readonly (readonly [text: string, meaning: string])[]>> = JSON.parse(
  readFileSync(join(folder, 'by-rule.json'), 'utf8'),
)
