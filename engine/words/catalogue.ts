import type { Fact, FactsOf, Said } from './fact.ts'
import { formatMessage } from './message/format.ts'
import type { Message } from './message/model.ts'
import { parseMessage } from './message/parse.ts'
import { type Options, type Part, plainWords } from './part.ts'

/** The messages of one language by key. */
export type Messages = Readonly<Record<string, string>>

/** The languages a catalogue comes in, by BCP 47 tag. */
export type Languages = Readonly<Record<string, () => Promise<Messages>>>

/** Finds messages of a language that was added from outside; null where it has none. */
export type Finder = (scope: string, language: string) => Promise<Messages | null>

type Given<Text> = Text extends string
  ? Record<never, never> extends FactsOf<Text>
    ? [facts?: Readonly<Record<string, Fact>>]
    : [facts: FactsOf<Text>]
  : never

const SOURCE = 'en'
let current = SOURCE
const catalogues = new Map<string, Catalogue<Messages>>()
const listeners = new Set<() => void>()
let find: Finder = () => Promise.resolve(null)

/** Where languages are looked for that no catalogue comes in. */
export function findLanguages(finder: Finder): void {
  find = finder
}

/** The messages of one game, or of the shell, in the language that is spoken. */
export class Catalogue<Source extends Messages> {
  readonly scope: string
  readonly #languages = new Map<string, Messages>()
  readonly #parsed = new Map<string, Message>()
  readonly #from: Languages
  #used: boolean

  /** `source` is the English text where it is at hand at once; browsers load it like any other language. */
  constructor(scope: string, source: Source | null, from: Languages) {
    this.scope = scope
    this.#from = from
    this.#used = source !== null
    if (source !== null) this.#languages.set(SOURCE, source)
    catalogues.set(scope, this as unknown as Catalogue<Messages>)
  }

  /** The sentence as plain text. */
  text<Key extends keyof Source & string>(key: Key, ...facts: Given<Source[Key]>): string {
    return plainWords(this.worded(key, facts[0] ?? {}))
  }

  /** The sentence as parts, for screens that colour names and amounts. */
  parts<Key extends keyof Source & string>(key: Key, ...facts: Given<Source[Key]>): readonly Part[] {
    return this.worded(key, facts[0] ?? {})
  }

  /** The sentence as data, to be worded by the program that shows it. */
  said<Key extends keyof Source & string>(key: Key, ...facts: Given<Source[Key]>): Said {
    return { scope: this.scope, key, ...(facts[0] === undefined ? {} : { facts: facts[0] }) }
  }

  has(key: string): key is keyof Source & string {
    return this.#languages.get(SOURCE)?.[key] !== undefined || this.#languages.get(current)?.[key] !== undefined
  }

  /** By a key that was not checked when this was compiled; the key itself where nothing says it. */
  worded(key: string, facts: Readonly<Record<string, Fact>>): readonly Part[] {
    const message = this.#message(key)
    if (message === null) return [key]
    return formatMessage(message, { language: current, facts, resolve: wordedSaid })
  }

  /** Loads the language that is spoken; from now on the catalogue changes its language with all others. */
  async ready(): Promise<void> {
    this.#used = true
    await this.learn(current)
  }

  async learn(language: string): Promise<void> {
    if (!this.#used || this.#languages.has(language)) return
    const messages = await (this.#from[language]?.() ?? this.#added(language))
    if (messages !== null) this.#languages.set(language, messages)
  }

  async #added(language: string): Promise<Messages | null> {
    const [added, source] = await Promise.all([find(this.scope, language), this.#from[SOURCE]?.()])
    return added === null ? (source ?? null) : { ...source, ...added }
  }

  #message(key: string): Message | null {
    const text = this.#languages.get(current)?.[key] ?? this.#languages.get(SOURCE)?.[key]
    if (text === undefined) return null
    let message = this.#parsed.get(text)
    if (message === undefined) {
      message = parseMessage(text)
      this.#parsed.set(text, message)
    }
    return message
  }
}

/** Loads something together with the words that it shows. */
export function afterWords<Loaded>(
  words: { ready(): Promise<void> },
  load: () => Promise<Loaded>,
): () => Promise<Loaded> {
  return async () => {
    const [loaded] = await Promise.all([load(), words.ready()])
    return loaded
  }
}

/** What was said, in the language that is spoken. */
export function wordedSaid({ scope, key, facts }: Said, extra: Options = {}): readonly Part[] {
  return catalogues.get(scope)?.worded(key, { ...facts, ...extra }) ?? [key]
}

export function textOfSaid(said: Said): string {
  return plainWords(wordedSaid(said))
}

export function language(): string {
  return current
}

/** Loads the language for every catalogue there is: for programs that load few of them, and word little. */
export async function loadAllWords(language: string): Promise<void> {
  current = language
  await Promise.all([...catalogues.values()].map((each) => each.ready()))
}

/** Changes the language of every catalogue in use at once, after all of them have learnt it. */
export async function speak(language: string): Promise<void> {
  await Promise.all([...catalogues.values()].map((each) => each.learn(language)))
  current = language
  for (const listener of listeners) listener()
}

/** Calls back when the language has changed; the result ends it. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
