import type { Block, Cell, Inline, ListItem, RuleDocument } from './document.ts'

/** Reads the part of Markdown that the rulebooks use: headings, paragraphs, nested lists, tables, fences, emphasis, code. */
export function readMarkdown(source: string): RuleDocument {
  const lines = source.replaceAll('\r\n', '\n').split('\n')
  const rules = new Set([...source.matchAll(/^- \*\*([A-Z]+-\d+[a-z]?)\*\*/gm)].map((match) => match[1] ?? ''))
  const title = lines.find((line) => line.startsWith('# '))?.slice(2) ?? ''
  const blocks = readBlocks(
    lines.filter((line) => !line.startsWith('# ')),
    rules,
  )
  const sections = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: plain(block.text) }] : [],
  )
  return { title, blocks, sections }
}

type Rules = ReadonlySet<string>

const ITEM = /^(\s*)([-*]|\d+\.)\s+(.*)$/

function readBlocks(lines: readonly string[], rules: Rules): Block[] {
  const blocks: Block[] = []
  let at = 0
  /** Takes the line at hand and those after it that belong to it, so that reading always gets on. */
  const take = (more: (line: string) => boolean): string[] => {
    const from = at++
    while (at < lines.length && more(lines[at] ?? '')) at++
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (line.trim() === '') {
      at++
    } else if (line.startsWith('```')) {
      blocks.push({
        kind: 'code',
        text: take((next) => !next.startsWith('```'))
          .slice(1)
          .join('\n'),
      })
      at++
    } else if (/^#{2,3} /.test(line)) {
      const text = line.replace(/^#+ /, '')
      blocks.push({
        kind: 'heading',
        level: line.startsWith('###') ? 3 : 2,
        id: anchor(text),
        text: readInline(text, rules),
      })
      at++
    } else if (line.startsWith('|')) {
      blocks.push(
        readTable(
          take((next) => next.startsWith('|')),
          rules,
        ),
      )
    } else if (ITEM.test(line)) {
      blocks.push(
        readList(
          take((next) => ITEM.test(next) || /^\s+\S/.test(next)),
          rules,
        ),
      )
    } else {
      const text = take((next) => next.trim() !== '' && !/^(#|\||```)/.test(next) && !ITEM.test(next))
      blocks.push({ kind: 'text', text: readInline(text.join(' '), rules) })
    }
  }
  return blocks
}

/** All items of one list; what is indented under an item belongs to it. */
function readList(lines: readonly string[], rules: Rules): Block {
  const first = ITEM.exec(lines[0] ?? '')
  const indent = first?.[1]?.length ?? 0
  const items: ListItem[] = []
  let inside: string[] = []
  const close = () => {
    if (inside.length === 0) return
    const rule = /^\*\*([A-Z]+-\d+[a-z]?)\*\*/.exec(inside[0] ?? '')?.[1]
    const body =
      rule === undefined ? inside : [(inside[0] ?? '').replace(`**${rule}**`, '').trimStart(), ...inside.slice(1)]
    const blocks = readBlocks(body, rules)
    items.push(rule === undefined ? { blocks } : { rule, blocks })
    inside = []
  }
  for (const line of lines) {
    const item = ITEM.exec(line)
    if (item && (item[1]?.length ?? 0) === indent) {
      close()
      inside = [item[3] ?? '']
    } else {
      inside.push(line.slice(Math.min(indent + 2, line.length - line.trimStart().length)))
    }
  }
  close()
  return { kind: 'list', ordered: /\d/.test(first?.[2] ?? ''), items }
}

function readTable(lines: readonly string[], rules: Rules): Block {
  const cells = (line: string): Cell[] =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => readInline(cell.trim().replaceAll('\\|', '|'), rules))
  const [head, , ...rows] = lines
  return { kind: 'table', head: cells(head ?? ''), rows: rows.map(cells) }
}

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|\b([A-Z]{2,}-\d+[a-z]?)\b/

function readInline(text: string, rules: Rules): Inline[] {
  const parts: Inline[] = []
  let rest = text
  for (;;) {
    const match = INLINE.exec(rest)
    if (!match) break
    const [whole, code, strong, emphasis, rule] = match
    if (match.index > 0) parts.push(rest.slice(0, match.index))
    if (code !== undefined) parts.push({ kind: 'code', text: code })
    else if (strong !== undefined) parts.push({ kind: 'strong', text: readInline(strong, rules) })
    else if (emphasis !== undefined) parts.push({ kind: 'emphasis', text: readInline(emphasis, rules) })
    else if (rule !== undefined) parts.push(rules.has(rule) ? { kind: 'rule', rule } : rule)
    rest = rest.slice(match.index + whole.length)
  }
  if (rest !== '') parts.push(rest)
  return parts
}

function plain(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.kind === 'rule') return part.rule
      return typeof part.text === 'string' ? part.text : plain(part.text)
    })
    .join('')
}

function anchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
