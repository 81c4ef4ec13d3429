import { type AnyGame, type Json, randomSeed, seededDice, type Terminal } from '@tessera/kernel'
import { plainText } from './plain-text.ts'

const MOST_LISTED = 60
const HELP = 'a number, or a choice as JSON; r takes one by chance; b shows the position; q leaves'

/** For games without terminal play of their own: legal choices by number. null when the person leaves. */
export async function listedChoice(
  { ruleset, picture }: AnyGame,
  view: Json,
  terminal: Terminal,
): Promise<Json | null> {
  const choices: Json[] = []
  for (const choice of ruleset.legal?.(view) ?? []) if (choices.push(choice) === MOST_LISTED) break
  const list = choices.map((choice, index) => `${String(index + 1).padStart(3)}  ${JSON.stringify(choice)}`)
  terminal.print(plainText(['', picture(view), '', ...list].join('\n')))
  for (;;) {
    const said = (await terminal.ask(`${terminal.paint('cyan', 'your choice')} > `))?.trim()
    if (said === undefined || said === 'q' || said === 'quit') return null
    if (said === 'r') return ruleset.sample(view, seededDice(randomSeed()))
    const chosen = /^\d{1,4}$/.test(said) ? choices[Number(said) - 1] : written(said)
    const parsed = chosen === undefined ? null : ruleset.choice.parse(chosen)
    const refusal = parsed?.ok ? ruleset.refuse(view, parsed.value) : null
    if (parsed?.ok && refusal === null) return parsed.value
    terminal.print(
      said === 'b'
        ? plainText(picture(view))
        : (refusal?.message ?? (parsed?.ok === false ? parsed.inputErrors[0]?.text : HELP) ?? HELP),
    )
  }
}

function written(said: string): Json | undefined {
  try {
    return JSON.parse(said) as Json
  } catch {
    return undefined
  }
}
