import type { SiegefrontChoice, SiegefrontView } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { seatClass } from '@tessera/table'
import { Button, IconButton } from '@tessera/ui'
import { type ReactNode, useMemo } from 'react'
import { capital } from '../../names.ts'
import { type Block, type Forecast, forecast } from './forecast.ts'

export interface PreviewPanelProps {
  readonly view: SiegefrontView
  readonly choice: SiegefrontChoice
  /** Who does it, where the panel stands apart from its card: "If Knight strikes". */
  readonly who?: string
  readonly compact?: boolean
  /** Aimed at, so that the button sends it; otherwise it is only pointed at. */
  readonly onSend: () => void
  readonly onCancel: (() => void) | null
  /** Further buttons in the row of a phone. */
  readonly beside?: ReactNode
}

/** SGF-1903: one block a blow, in the order they fall, with every factor and the value it leaves. */
export function PreviewPanel({ view, choice, who, compact, onSend, onCancel, beside }: PreviewPanelProps) {
  const seen = useMemo(() => forecast(view, choice, who), [view, choice, who])
  if ('refusal' in seen) return <p className="note">{seen.refusal}</p>
  const Heading = compact ? 'h2' : 'h3'
  return (
    <section
      className={`sf-preview ${compact ? 'compact' : ''}`}
      aria-label={words.text('would.label')}
      data-preview=""
    >
      <div>
        <Heading>
          {seen.title} {seen.target !== null && <span className={seatClass(seen.target.seat)}>{seen.target.name}</span>}
        </Heading>
        <p className="note">{seen.notes.join(' ')}</p>
      </div>
      <div className="sf-blows">
        {seen.blocks.map((block, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are their order
          <BlockView key={i} block={block} number={i + 1} compact={compact === true} />
        ))}
      </div>
      <Ways ways={seen.ways} />
      <div className="sf-go">
        <Button kind="primary" onClick={onSend} data-send="">
          {compact ? seen.short : seen.command}
        </Button>
        {onCancel !== null &&
          (compact ? (
            <Button kind="quiet" onClick={onCancel}>
              {words.text('command.cancel')}
            </Button>
          ) : (
            <IconButton label={words.text('command.cancelKey')} glyph="close" onClick={onCancel} />
          ))}
        {beside}
      </div>
    </section>
  )
}

function BlockView({
  block,
  number,
  compact,
}: {
  readonly block: Block
  readonly number: number
  readonly compact: boolean
}) {
  return (
    <div className={`sf-blow ${block.rows.length === 0 ? 'thin' : ''}`}>
      <div className="sf-bh">
        {!compact && <b className="no">{number}</b>}
        <span>
          {block.by !== null && <b className={seatClass(block.by.seat)}>{block.by.name}</b>}{' '}
          {block.by === null ? capital(block.words) : block.words}
        </span>
        {block.amount !== null && <span className={`big ${block.tone}`}>{block.amount}</span>}
      </div>
      {block.rows.length > 0 && (compact ? <Short block={block} /> : <Long block={block} />)}
      {(block.result !== null || block.otherwise !== null) && (
        <div className="sf-res">
          <b>{block.result}</b>
          <span>{block.otherwise}</span>
        </div>
      )}
    </div>
  )
}

function Long({ block }: { readonly block: Block }) {
  return (
    <table className="sf-chain">
      <tbody>
        {block.rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same cause may count twice
          <tr key={i}>
            <th scope="row">{row.name}</th>
            <td className="m">{row.factor}</td>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same sum in one line: "6 ×120% ×90% = 6.48, less 1.03". */
function Short({ block }: { readonly block: Block }) {
  const attack = block.rows.filter(({ value }) => !value.startsWith('−'))
  const less = block.rows.filter(({ value }) => value.startsWith('−')).at(-1)
  const factors = attack.flatMap(({ factor }) => (factor === null ? [] : [factor.replace('× ', '×')]))
  return (
    <p className="sf-short">
      {attack[0]?.value} {factors.join(' ')}
      {factors.length > 0 && ` = ${attack.at(-1)?.value}`}
      {less !== undefined && `, ${words.text('ways.less', { value: less.value.replace('− ', '') })}`}
    </p>
  )
}

function Ways({ ways }: { readonly ways: Forecast['ways'] }) {
  if (ways.length === 0) return null
  return (
    <div className="sf-ways">
      <p className="note">{words.text('ways.title')}</p>
      <ul>
        {ways.map(({ percent, text }) => (
          <li key={text}>
            <b>{percent}%</b> {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
