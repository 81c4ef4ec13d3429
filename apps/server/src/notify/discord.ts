import type { Report } from '@tessera/kernel'
import type { Message } from './webhooks.ts'

/** Limits of Discord: letters of a content, of a field, of a whole embed, and the number of fields. */
const MOST_CONTENT = 2000
const MOST_IN_FIELD = 1024
const MOST_IN_EMBED = 5800
const MOST_TEXT = 3800
const MOST_FIELDS = 25
/** A longer text is cut. */
const MOST_PARTS = 10

type ReportField = NonNullable<Report['fields']>[number]

interface Embed {
  title: string
  description?: string
  fields: ReportField[]
}

/** A message in the form that Discord reads; a long one is split into several, in order and numbered. */
export function discordMessages({ text, link, report }: Message): readonly object[] {
  const from = { username: 'Tessera', allowed_mentions: { parse: [] } }
  const content = (link === null ? text : `${text}\n${link}`).slice(0, MOST_CONTENT)
  if (report === undefined) return [{ ...from, content }]
  const embeds = embedsOf(report)
  return embeds.map((embed, index) => {
    const number = embeds.length === 1 ? '' : ` (${index + 1}/${embeds.length})`
    const numbered = { ...embed, title: `${embed.title}${number}` }
    return index === 0 ? { ...from, content, embeds: [numbered] } : { ...from, embeds: [numbered] }
  })
}

function embedsOf({ title, text, fields = [] }: Report): readonly Embed[] {
  const name = title.slice(0, 200)
  const embeds: Embed[] = pieces(text, MOST_TEXT).map((part) => ({
    title: name,
    description: `\`\`\`\n${part.replaceAll('```', "'''")}\n\`\`\``,
    fields: [],
  }))
  let last = embeds.at(-1)
  for (const field of fields.flatMap(split)) {
    if (last === undefined || last.fields.length === MOST_FIELDS || lettersOf(last) + sizeOf(field) > MOST_IN_EMBED) {
      last = { title: name, fields: [] }
      embeds.push(last)
    }
    last.fields.push(field)
  }
  return embeds.slice(0, MOST_PARTS)
}

function split({ name, value }: ReportField): ReportField[] {
  return pieces(value, MOST_IN_FIELD).map((part) => ({ name: name.slice(0, 100), value: part }))
}

/** Whole lines where possible. */
function pieces(text: string, most: number): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > most) {
    const end = rest.lastIndexOf('\n', most)
    const at = end > 0 ? end : most
    parts.push(rest.slice(0, at))
    rest = rest.slice(end > 0 ? at + 1 : at)
  }
  return [...parts, rest]
}

function lettersOf({ title, description = '', fields }: Embed): number {
  return fields.reduce((sum, field) => sum + sizeOf(field), title.length + description.length)
}

function sizeOf({ name, value }: ReportField): number {
  return name.length + value.length
}
