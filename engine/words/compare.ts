import type { Messages } from './catalogue.ts'
import type { Message } from './message/model.ts'
import { parseMessage } from './message/parse.ts'

/** What is wrong with a translation, a sentence for each message: it is missing, not known, not readable, or asks for other facts. */
export function problemsOf(source: Messages, translation: Messages): readonly string[] {
  const problems: string[] = []
  for (const [key, text] of Object.entries(source)) {
    const translated = translation[key]
    if (translated === undefined) problems.push(`${key} is missing: ${text}`)
    else problems.push(...differences(key, text, translated))
  }
  for (const key of Object.keys(translation)) if (!(key in source)) problems.push(`${key} is not a message`)
  return problems
}

function differences(key: string, text: string, translated: string): readonly string[] {
  let wanted: ReadonlySet<string>
  let given: ReadonlySet<string>
  try {
    wanted = asked(parseMessage(text))
    given = asked(parseMessage(translated))
  } catch (error) {
    return [`${key}: ${(error as Error).message}`]
  }
  return [
    ...[...wanted].filter((name) => !given.has(name)).map((name) => `${key} does not use ${name}: ${translated}`),
    ...[...given]
      .filter((name) => !wanted.has(name))
      .map((name) => `${key} uses ${name}, which it is not given: ${translated}`),
  ]
}

/** The facts and the markup a message asks for. What a name's own grammar selects on comes from the sentence around it. */
function asked({ declarations, variants }: Message): ReadonlySet<string> {
  const found = new Set<string>()
  for (const piece of [...declarations.map(({ value }) => value), ...variants.flatMap(({ pattern }) => pattern)]) {
    if (typeof piece === 'string') continue
    if ('markup' in piece) found.add(`{#${piece.markup}}`)
    else if (piece.operand !== null && 'variable' in piece.operand) found.add(`{$${piece.operand.variable}}`)
  }
  found.delete('{$case}')
  found.delete('{$article}')
  return found
}
