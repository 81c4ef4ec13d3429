import { Portrait } from '../piece/index.ts'
import { words } from '../words/catalogue.ts'
import type { Mood } from './outcome.tsx'

/** What an opponent of this browser says at the end: seen from their side, a player's win is their loss. */
export function LastWord({ name, mood }: { readonly name: string; readonly mood: Mood }) {
  if (mood === 'watched') return null
  return (
    <p className="last-word">
      <Portrait name={name} seat={1} />
      <span>
        <b>{name}</b> “{lineOf(name, mood)}”
      </span>
    </p>
  )
}

/** @public Always the same line for the same name: they are people of few words. */
export function lineOf(name: string, mood: Exclude<Mood, 'watched'>): string {
  let sum = 0
  for (const letter of name) sum += letter.codePointAt(0) ?? 0
  return words.text(`last-word.${mood}.${LINES[sum % LINES.length] ?? 1}`)
}

const LINES = [1, 2, 3] as const
