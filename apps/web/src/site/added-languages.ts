import type { Messages } from '@tessera/words'

/** The tag of the language that is made from English by a program: what does not change in it is in no catalogue. */
const PSEUDO = 'en-XA'

/** Messages of a language that the client was not built with: those that the server's operator added. */
export async function addedMessages(scope: string, language: string): Promise<Messages | null> {
  if (language !== PSEUDO) return (await json(`/words/${language}/${scope}.json`)) as Messages | null
  const [{ pseudoMessages }, english] = await Promise.all([
    import('@tessera/words/pseudo'),
    json(`/words/en/${scope}.json`),
  ])
  return english === null ? null : pseudoMessages(english as Messages)
}

/** The tags of the languages that were added; none without a connection. */
export async function addedLanguages(): Promise<readonly string[]> {
  const tags = await json('/words/languages.json')
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

async function json(path: string): Promise<unknown> {
  try {
    const answer = await fetch(path)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
