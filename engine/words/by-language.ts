import { language } from './catalogue.ts'

/** A text that is read before a catalogue is loaded: in several languages, or in English alone. */
export type ByLanguage = string | ({ readonly en: string } & { readonly [language: string]: string })

/** The text in the language that is spoken, in English where it is not in that. */
export function inLanguage(text: ByLanguage): string {
  return typeof text === 'string' ? text : (text[language()] ?? text.en)
}
