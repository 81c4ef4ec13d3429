import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '@tessera/kernel'

type Json = Readonly<Record<string, unknown>>

const BEGIN = '<!-- written by `npx tessera games --write docs/protocol.md` -->'
const END = '<!-- end of what is written -->'
/** Longer lists of names and deeper objects are in the JSON Schemas alone. */
const MOST_NAMES = 8
const DEEPEST = 3

/** The document with the configs and choices of these games, from their schemas, replacing those written before. */
export function withGames(document: string, games: readonly AnyGame[], root: string): string {
  const from = document.indexOf(BEGIN)
  const to = document.indexOf(END)
  if (from < 0 || to < from) throw new Error(`The document has no lines ${BEGIN} and ${END}`)
  const sections = games.map((game) => sectionOf(game, root))
  return `${document.slice(0, from)}${BEGIN}\n\n${sections.join('\n\n')}\n\n${document.slice(to)}`
}

function sectionOf(game: AnyGame, root: string): string {
  const { name, ruleset } = game
  const { id, version, config, choice } = ruleset
  const { book, events } = pagesOf(id, root)
  const hosts = config.hostFields
  return [
    `### ${name}`,
    '',
    `\`${id}\`, version ${version}. [The rulebook](../${book}) decides; views and events are typed in [${events}](../${events}).`,
    '',
    ...tableOf(['config', 'allowed', 'default'], configRows(config.json, hosts)),
    '',
    ...tableOf(['choice', 'fields'], choiceRows(choice.json)),
  ].join('\n')
}

/** Where a game's rulebook and events are: an id `<folder>-<part>` is a part of that folder. */
function pagesOf(id: string, root: string): { readonly book: string; readonly events: string } {
  const [folder = id, part] = id.split('-')
  const first = (...paths: readonly string[]): string =>
    paths.find((path) => existsSync(join(root, path))) ?? `games/${folder}`
  return {
    book: first(`games/${folder}/${part}-book.md`, `games/${folder}/book.md`),
    events: first(`games/${folder}/rules/${part}/events.ts`, `games/${folder}/rules/events.ts`),
  }
}

function configRows(schema: Json, hosts: readonly string[]): readonly (readonly string[])[] {
  return Object.entries(fieldsOf(schema)).map(([field, shape]) => [
    `\`${field}\`${hosts.includes(field) ? ' (host only)' : ''}`,
    code(typeOf(shape, schema)),
    shape['default'] === undefined ? '' : code(JSON.stringify(shape['default'])),
  ])
}

function choiceRows(schema: Json): readonly (readonly string[])[] {
  return alternativesOf(schema, schema).map((shape) => {
    const fields = Object.entries(fieldsOf(shape))
    const [kind] = fields.find(([, of]) => 'const' in of) ?? []
    const rest = fields.filter(([field]) => field !== kind)
    return [
      code(kind === undefined ? 'any' : `${kind}: ${typeOf(fieldsOf(shape)[kind] ?? {}, schema)}`),
      rest.map(([field, of]) => code(`${field}: ${typeOf(of, schema)}`)).join('<br>'),
    ]
  })
}

function alternativesOf(schema: Json, root: Json): readonly Json[] {
  const options = schema['oneOf'] ?? schema['anyOf']
  if (!Array.isArray(options)) return [schema]
  return options.flatMap((option: Json) => alternativesOf(resolved(option, root), root))
}

function fieldsOf(schema: Json): Readonly<Record<string, Json>> {
  return (schema['properties'] ?? {}) as Readonly<Record<string, Json>>
}

function resolved(schema: Json, root: Json): Json {
  const name = /^#\/\$defs\/(.+)$/.exec(String(schema['$ref']))?.[1]
  return name === undefined ? schema : ((root['$defs'] as Readonly<Record<string, Json>>)[name] ?? {})
}

/** A schema as a type: `1 to 30`, `"drill" or "free"`, `[{ unit, tile }, ...]`. */
function typeOf(shape: Json, root: Json, depth = 0): string {
  const schema = resolved(shape, root)
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) return namesOf(schema['enum'].map((one) => JSON.stringify(one)))
  const options = schema['oneOf'] ?? schema['anyOf']
  if (Array.isArray(options)) return namesOf([...new Set(options.map((one: Json) => typeOf(one, root, depth)))])
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return rangeOf(schema)
    case 'string':
      return schema['maxLength'] === undefined ? 'text' : `text of at most ${schema['maxLength']}`
    case 'boolean':
      return 'true or false'
    case 'null':
      return 'null'
    case 'array':
      return listOf(schema, root, depth)
    case 'object':
      return depth >= DEEPEST ? '{ ... }' : objectOf(schema, root, depth + 1)
    default:
      return 'anything'
  }
}

function namesOf(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return names.join(' or ')
  return `${names.slice(0, 2).join(' or ')} or ... (${names.length} in all)`
}

function rangeOf({ minimum, maximum }: Json): string {
  const low = typeof minimum === 'number' && minimum > -1e9 ? minimum : null
  const high = typeof maximum === 'number' && maximum < 1e9 ? maximum : null
  if (low !== null && high !== null) return `${low} to ${high}`
  if (low !== null) return `${low} or more`
  return high === null ? 'number' : `at most ${high}`
}

function listOf(schema: Json, root: Json, depth: number): string {
  const places = schema['prefixItems']
  if (Array.isArray(places)) return `[${places.map((one: Json) => typeOf(one, root, depth)).join(', ')}]`
  const most = schema['maxItems'] === undefined ? '' : ` (at most ${schema['maxItems']})`
  return `[${typeOf((schema['items'] ?? {}) as Json, root, depth)}, ...]${most}`
}

function objectOf(schema: Json, root: Json, depth: number): string {
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const fields = Object.entries(fieldsOf(schema)).map(
    ([field, of]) => `${field}${required.includes(field) ? '' : '?'}: ${typeOf(of, root, depth)}`,
  )
  const others = schema['additionalProperties']
  if (fields.length === 0)
    return `{ [name]: ${typeof others === 'object' ? typeOf(others as Json, root, depth) : 'anything'} }`
  return `{ ${fields.join(', ')} }`
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)]
}

function code(text: string): string {
  return text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``
}
