import { type Chain, sourceText } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Icon } from '@tessera/ui'
import type { ReactNode } from 'react'

/** One value of a unit with what it is made of. */
export function Stat(props: {
  readonly icon: string
  readonly name: string
  readonly value: string
  readonly chain?: Chain
  readonly printed?: number | undefined
  readonly why?: string
}) {
  const { icon, name, value, chain, printed, why } = props
  return (
    <div className="stat">
      <Icon name={icon} />
      <span>{name}</span>
      <b>{value}</b>
      <span className="why">{chain === undefined ? why : <ChainWords chain={chain} printed={printed} />}</span>
    </div>
  )
}

/** "5, Banner + 1, Vanguard × 120%, rain × 90%": gains and losses have a sign and a colour. */
function ChainWords({ chain, printed }: { readonly chain: Chain; readonly printed: number | undefined }): ReactNode {
  const grown = printed === undefined ? 0 : chain.stat - printed
  return (
    <>
      {words.text('piece.printed', { value: printed ?? chain.stat })}
      {grown !== 0 && (
        <>
          {' '}
          <em className={grown < 0 ? 'bad' : ''}>
            {grown > 0 ? '+' : '−'} {Math.abs(grown)}
          </em>
        </>
      )}
      {chain.plus.map(([source, amount]) => (
        <span key={source}>
          , {sourceText(source)} <em>+ {amount}</em>
        </span>
      ))}
      {chain.steps.map(([source, percent]) => (
        <span key={source}>
          , {sourceText(source)} <em className={percent < 100 ? 'bad' : ''}>× {percent}%</em>
        </span>
      ))}
    </>
  )
}
