import { serverNow } from '@tessera/play/online'
import type { FindingEntry, HolderEntry } from '@tessera/siegefront-online/wire'
import { Panel } from '@tessera/ui'
import { amountText, shortAddress } from './amount.ts'
import { isGap, reasonText } from './reasons.ts'

interface FindingPanelProps {
  readonly finding: FindingEntry
  readonly chain: string
}

/** What one look at a wallet on a chain found: by NFT and pool, how old it is, and what may be missing. */
export function FindingPanel({ finding, chain }: FindingPanelProps) {
  const { holders, leftOut, wallet, block } = finding
  const gaps = leftOut.filter(({ code }) => isGap(code))
  const others = leftOut.filter(({ code }) => !isGap(code))
  return (
    <Panel title={`${shortAddress(wallet)} on ${chain}`} aside={`${amountText(finding.total18)} LP`}>
      <p className="finding-state">
        <Badge finding={finding} /> <span className="muted t13">{ageSentence(finding)}</span>
        {block !== null && <span className="muted t13"> As of block {block.toLocaleString('en-GB')}.</span>}
      </p>
      {gaps.length > 0 && (
        <ul className="gaps">
          {gaps.map(({ code, count }) => (
            <li key={code}>
              {reasonText(code)}
              {count > 1 ? ` (${count} times)` : ''}. Something may be missing.
            </li>
          ))}
        </ul>
      )}
      {holders.length === 0 ? (
        <p className="muted">No NFT that counts was found in this wallet.</p>
      ) : (
        holders.map((holder) => <HolderTable key={holder.address} holder={holder} />)
      )}
      {others.length > 0 && (
        <details>
          <summary>Looked at, but does not count</summary>
          <ul className="left-out">
            {others.map(({ code, count, examples }) => (
              <li key={code}>
                {reasonText(code)}: {examples.map(shortKey).join(', ')}
                {count > examples.length ? ` and ${count - examples.length} more` : ''}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}

function HolderTable({ holder }: { readonly holder: HolderEntry }) {
  const { address, implementation, nfts, supply, holdings } = holder
  const share = supply === null || supply === '1' ? '' : `, ${nfts.length} of ${supply} that share what it holds`
  return (
    <section className="holder">
      <h3>
        {titleOf(holder)}
        <span className="muted t13">
          {' '}
          of <code>{shortAddress(address)}</code>
          {implementation === null ? '' : `, a proxy of ${shortAddress(implementation)}`}
          {share}
        </span>
      </h3>
      {holdings.length === 0 ? (
        <p className="muted t13">It holds no liquidity-pool tokens.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Pool</th>
              <th scope="col" className="num">
                Holds
              </th>
              <th scope="col" className="num">
                Counts for you
              </th>
            </tr>
          </thead>
          <tbody>
            {holdings.map(({ pair, whole18, amount18 }) => (
              <tr key={pair}>
                <td>
                  <code title={pair}>{shortAddress(pair)}</code>
                </td>
                <td className="num">{amountText(whole18)}</td>
                <td className="num">{amountText(amount18)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function titleOf({ wallet, nfts }: HolderEntry): string {
  if (wallet) return 'The wallet itself'
  return nfts.length === 0 ? 'No NFT that counts' : `NFT ${nfts.map((nft) => `#${nft}`).join(', ')}`
}

function Badge({ finding: { state, partial, unfinished } }: { readonly finding: FindingEntry }) {
  const [word, tone] = {
    fresh: partial ? (['Partial', 'warn'] as const) : (['Complete', 'good'] as const),
    stale: ['Stale', 'warn'] as const,
    old: ['Too old', 'warn'] as const,
    failed: ['Failed', 'bad'] as const,
  }[state]
  return <span className={`finding-badge ${tone}`}>{unfinished ? 'Still looking' : word}</span>
}

function ageSentence({ state, made, looked }: FindingEntry): string {
  switch (state) {
    case 'fresh':
      return `Found ${agoText(made)}.`
    case 'stale':
      return `The last look, ${agoText(looked)}, failed; this was found ${agoText(made)} and counts for up to a day.`
    case 'old':
      return `Found ${agoText(made)}: look again before a match, or it counts for nothing.`
    case 'failed':
      return `The look ${agoText(looked)} failed, and nothing earlier is kept.`
  }
}

function agoText(instant: string): string {
  const minutes = Math.max(0, Math.floor((serverNow() - Date.parse(instant)) / 60_000))
  if (minutes < 1) return 'less than a minute ago'
  if (minutes < 120) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`
  return `${Math.floor(minutes / 60)} hours ago`
}

/** `0x1234…abcd#7` for an NFT. */
function shortKey(key: string): string {
  const [address = '', token] = key.split('#')
  return token === undefined ? shortAddress(address) : `${shortAddress(address)}#${token}`
}
