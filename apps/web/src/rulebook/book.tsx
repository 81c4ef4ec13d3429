import { memo, type ReactNode } from 'react'
import type { Block, Inline, ListItem, RuleDocument } from './document.ts'

/** A rulebook, every rule with its own address. */
export const Book = memo(function Book({ document }: { readonly document: RuleDocument }) {
  return <div className="book">{document.blocks.map(drawBlock)}</div>
})

function drawBlock(block: Block, key: number): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading key={key} id={block.id} tabIndex={-1}>
          {drawInline(block.text)}
        </Heading>
      )
    }
    case 'text':
      return <p key={key}>{drawInline(block.text)}</p>
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <pre key={key} className="mono" tabIndex={0}>
          {block.text}
        </pre>
      )
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div key={key} className="scroller" tabIndex={0}>
          <table>
            <thead>
              <tr>{block.head.map(drawHead)}</tr>
            </thead>
            <tbody>{block.rows.map(drawRow)}</tbody>
          </table>
        </div>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List key={key} className={block.items.some((item) => item.rule) ? 'rules' : undefined}>
          {block.items.map(drawItem)}
        </List>
      )
    }
  }
}

/** A corner without words is no heading. */
function drawHead(cell: readonly Inline[], key: number): ReactNode {
  return cell.length === 0 ? (
    <td key={key} />
  ) : (
    <th key={key} scope="col">
      {drawInline(cell)}
    </th>
  )
}

function drawRow(row: readonly (readonly Inline[])[], key: number): ReactNode {
  return (
    <tr key={key}>
      {row.map((cell, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a book does not change
        <td key={i}>{drawInline(cell)}</td>
      ))}
    </tr>
  )
}

function drawItem({ rule, blocks }: ListItem, key: number): ReactNode {
  return (
    <li key={key} id={rule} tabIndex={rule === undefined ? undefined : -1}>
      {rule !== undefined && (
        <a className="rule-number mono" href={`#${rule}`}>
          {rule}
        </a>
      )}
      <div>{blocks.map(drawBlock)}</div>
    </li>
  )
}

function drawInline(parts: readonly Inline[]): ReactNode {
  return parts.map(drawPart)
}

function drawPart(part: Inline, key: number): ReactNode {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'strong':
      return <strong key={key}>{drawInline(part.text)}</strong>
    case 'emphasis':
      return <em key={key}>{drawInline(part.text)}</em>
    case 'code':
      return <code key={key}>{part.text}</code>
    case 'rule':
      return (
        <a key={key} href={`#${part.rule}`}>
          {part.rule}
        </a>
      )
  }
}
