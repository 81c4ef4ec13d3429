import { speak } from '@tessera/words'
import { create } from 'zustand'
import { useSettings } from './settings.ts'

/** The languages every catalogue comes in. */
const OWN: readonly string[] = ['en', 'de']

/** The languages a person chooses from. */
export const useLanguages = create<readonly string[]>(() => OWN)

/** The language of a setting: `system` is the first language of the reader that there is, English without one. */
export function languageOf(setting: string, readers: readonly string[], there: readonly string[]): string {
  if (setting !== 'system') return setting
  for (const reader of readers) {
    const found = there.find((tag) => tag === reader) ?? there.find((tag) => tag === reader.split('-')[0])
    if (found !== undefined) return found
  }
  return 'en'
}

/** Whether a reader's first language is none of ours: others may have been added. */
function isForeign(readers: readonly string[]): boolean {
  const [first] = readers
  return first !== undefined && !OWN.includes(first) && !OWN.includes(first.split('-')[0] ?? '')
}

let find: () => Promise<readonly string[]> = () => Promise.resolve([])

/** Looks for languages that were added from outside. */
export async function findAddedLanguages(): Promise<void> {
  const added = await find()
  useLanguages.setState([...OWN, ...added.filter((tag) => !OWN.includes(tag))], true)
}

/** Speaks the language that is set, and changes it when the setting changes. `added` finds languages from outside. */
export async function applyLanguage(added: () => Promise<readonly string[]>): Promise<void> {
  find = added
  const apply = async (setting: string): Promise<void> => {
    if (setting === 'system' && isForeign(navigator.languages)) await findAddedLanguages()
    const chosen = languageOf(setting, navigator.languages, useLanguages.getState())
    await speak(chosen)
    document.documentElement.lang = chosen
  }
  useSettings.subscribe(({ language }, before) => {
    if (language !== before.language) void apply(language)
  })
  await apply(useSettings.getState().language)
}
