import { Portrait } from '../piece/index.ts'
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
  const lines = LINES[mood]
  let sum = 0
  for (const letter of name) sum += letter.codePointAt(0) ?? 0
  return lines[sum % lines.length] ?? ''
}

const LINES = {
  won: [
    'The day is yours. I will remember how.',
    'Well fought. I did not see that coming.',
    'Take the field. I ask for another.',
  ],
  lost: [
    'A near thing, nearer than it looked.',
    'You left a door open. Close it next time.',
    'Come again when your line has rested.',
  ],
  drawn: ['Neither of us sleeps better for this.', 'Call it even, for today.', 'We shall have to do this again.'],
} as const
