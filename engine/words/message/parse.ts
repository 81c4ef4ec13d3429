import type { Declaration, Expression, Markup, Message, Operand, Pattern, Variant } from './model.ts'

/** A message that cannot be read: what is wrong, and at which character. */
export class MessageError extends Error {
  readonly at: number

  constructor(what: string, source: string, at: number) {
    super(`${what} at character ${at + 1} of "${source}"`)
    this.name = 'MessageError'
    this.at = at
  }
}

export function parseMessage(source: string): Message {
  return new Parser(source).message()
}

const NAME = /[^\s{}|=:$#/\\@*<>&]+/y
const SPACE = /\s*/y

class Parser {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  message(): Message {
    const start = this.#source.trimStart()
    if (!start.startsWith('.') && !start.startsWith('{{')) {
      return { declarations: [], selectors: [], variants: [{ keys: [], pattern: this.#pattern(null) }] }
    }
    const declarations: Declaration[] = []
    this.#space()
    for (;;) {
      if (this.#takes('.input')) {
        const value = this.#bracedExpression()
        if (value.operand === null || !('variable' in value.operand)) throw this.#error('".input" needs a variable')
        declarations.push({ name: value.operand.variable, value })
      } else break
      this.#space()
    }
    if (this.#takes('.match')) return this.#matcher(declarations)
    const pattern = this.#quotedPattern()
    this.#end()
    return { declarations, selectors: [], variants: [{ keys: [], pattern }] }
  }

  #matcher(declarations: readonly Declaration[]): Message {
    const selectors: string[] = []
    this.#space()
    while (this.#takes('$')) {
      const name = this.#name()
      if (!declarations.some((each) => each.name === name && each.value.function !== null))
        throw this.#error(`"$${name}" is selected on, but not declared with a function`)
      selectors.push(name)
      this.#space()
    }
    if (selectors.length === 0) throw this.#error('".match" needs a variable')
    const variants: Variant[] = []
    while (this.#at < this.#source.length) {
      const keys: (string | null)[] = []
      while (!this.#source.startsWith('{{', this.#at)) {
        if (this.#at >= this.#source.length) throw this.#error('A variant has no pattern')
        keys.push(this.#takes('*') ? null : this.#literal())
        this.#space()
      }
      if (keys.length !== selectors.length)
        throw this.#error(`A variant has ${keys.length} keys for ${selectors.length} variables`)
      variants.push({ keys, pattern: this.#quotedPattern() })
      this.#space()
    }
    if (!variants.some(({ keys }) => keys.every((key) => key === null)))
      throw this.#error('No variant is for all other cases (*)')
    return { declarations, selectors, variants }
  }

  #quotedPattern(): Pattern {
    if (!this.#takes('{{')) throw this.#error('Expected "{{"')
    const pattern = this.#pattern('}}')
    if (!this.#takes('}}')) throw this.#error('Expected "}}"')
    return pattern
  }

  #pattern(end: '}}' | null): Pattern {
    const parts: (string | Expression | Markup)[] = []
    let text = ''
    while (this.#at < this.#source.length) {
      const next = this.#source.charAt(this.#at)
      if (next === '\\') {
        text += this.#escaped()
        continue
      }
      if (next === '}') {
        if (end !== null && this.#source.startsWith('}}', this.#at)) break
        throw this.#error('Unexpected "}"')
      }
      if (next === '{') {
        if (text !== '') parts.push(text)
        text = ''
        parts.push(this.#placeholder())
        continue
      }
      text += next
      this.#at++
    }
    if (text !== '') parts.push(text)
    return parts
  }

  #escaped(): string {
    const next = this.#source.charAt(this.#at + 1)
    if (!'\\{|}'.includes(next) || next === '') throw this.#error('"\\" may stand before \\ { } | alone')
    this.#at += 2
    return next
  }

  #placeholder(): Expression | Markup {
    this.#expect('{')
    this.#space()
    const opens = this.#takes('#')
    if (!opens && !this.#takes('/')) return this.#expression()
    const markup = this.#name()
    const options = this.#options()
    const alone = opens && this.#takes('/')
    this.#expect('}')
    return { markup, kind: alone ? 'standalone' : opens ? 'open' : 'close', options }
  }

  #bracedExpression(): Expression {
    this.#space()
    this.#expect('{')
    this.#space()
    return this.#expression()
  }

  /** After the brace that opens it. */
  #expression(): Expression {
    const operand = this.#source.charAt(this.#at) === ':' ? null : this.#operand()
    this.#space()
    const named = this.#takes(':') ? this.#name() : null
    const options = named === null ? {} : this.#options()
    this.#space()
    this.#expect('}')
    return { operand, function: named, options }
  }

  #options(): Readonly<Record<string, Operand>> {
    const options: Record<string, Operand> = {}
    for (;;) {
      this.#space()
      if ('}/'.includes(this.#source.charAt(this.#at))) return options
      const name = this.#name()
      this.#space()
      this.#expect('=')
      this.#space()
      if (name in options) throw this.#error(`The option "${name}" is given twice`)
      options[name] = this.#operand()
    }
  }

  #operand(): Operand {
    return this.#takes('$') ? { variable: this.#name() } : { literal: this.#literal() }
  }

  #literal(): string {
    if (!this.#takes('|')) return this.#name()
    let text = ''
    while (!this.#takes('|')) {
      if (this.#at >= this.#source.length) throw this.#error('A "|" is not closed')
      if (this.#source.charAt(this.#at) === '\\') text += this.#escaped()
      else text += this.#source.charAt(this.#at++)
    }
    return text
  }

  #name(): string {
    NAME.lastIndex = this.#at
    const found = NAME.exec(this.#source)
    if (found === null) throw this.#error('Expected a name')
    this.#at = NAME.lastIndex
    return found[0]
  }

  #space(): void {
    SPACE.lastIndex = this.#at
    SPACE.exec(this.#source)
    this.#at = SPACE.lastIndex
  }

  #takes(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false
    this.#at += text.length
    return true
  }

  #expect(text: string): void {
    if (!this.#takes(text)) throw this.#error(`Expected "${text}"`)
  }

  #end(): void {
    this.#space()
    if (this.#at < this.#source.length) throw this.#error('Unexpected text after the message')
  }

  #error(what: string): MessageError {
    return new MessageError(what, this.#source, this.#at)
  }
}
