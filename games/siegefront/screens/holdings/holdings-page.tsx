import { ApiProblem, NeedsServer, Unreachable } from '@tessera/play/online'
import type { Holdings } from '@tessera/siegefront-online/wire'
import { Button, EmptyState, Panel, Progress, Skeletons, say, useTitle } from '@tessera/ui'
import { useState } from 'react'
import { amountText, percentText, shortAddress } from './amount.ts'
import { holdingsClient } from './client.ts'
import { FindingPanel } from './finding-panel.tsx'
import { LinkWallet } from './link-wallet.tsx'
import { NameNfts } from './name-nfts.tsx'
import { RaisedCards } from './raised-cards.tsx'
import { takeHoldings, useHoldings } from './use-holdings.ts'
import '@tessera/play/online/account.css'
import './holdings.css'

/** SGF-1907: wallets, what was found in them, how old that is, and what it does to one's cards. */
export default function HoldingsPage() {
  useTitle('Holdings')
  return (
    <main className="page holdings">
      <header className="page-head">
        <div>
          <h1>Holdings</h1>
          <p className="muted">
            Liquidity-pool tokens held by your NFTs can raise your Siegefront cards where both players want it. They
            never do in rated play.
          </p>
        </div>
        <Button kind="quiet" to="/account">
          Your account
        </Button>
      </header>
      <NeedsServer>{() => <Found />}</NeedsServer>
    </main>
  )
}

function Found() {
  const state = useHoldings()
  return (
    <>
      {state.kind === 'loading' && <Skeletons lines={4} label="Loading your holdings" />}
      {state.kind === 'unavailable' && (
        <EmptyState title="Not here" actions={<Button to="/">Back to the games</Button>}>
          This server is not connected to a blockchain, so no match is played with holdings.
        </EmptyState>
      )}
      {state.kind === 'nobody' && (
        <EmptyState title="Sign in first" actions={<Button to="/account">To your account</Button>}>
          A wallet is linked to an account with a name.
        </EmptyState>
      )}
      {state.kind === 'failed' && (
        <EmptyState
          title="That did not work"
          actions={<Button onClick={() => holdingsClient.outdated('holdings')}>Try again</Button>}
        >
          What you hold could not be loaded. Nothing is lost.
        </EmptyState>
      )}
      {state.kind === 'here' && <Here holdings={state.holdings} />}
    </>
  )
}

interface HereProps {
  readonly holdings: Holdings
}

function Here({ holdings }: HereProps) {
  return (
    <div className="holdings-grid">
      <div className="holdings-main">
        <Sum holdings={holdings} />
        {holdings.findings.map((finding) => (
          <FindingPanel
            key={`${finding.wallet} ${finding.chainId}`}
            finding={finding}
            chain={holdings.chains.find(({ chainId }) => chainId === finding.chainId)?.name ?? ''}
          />
        ))}
        {holdings.wallets.length > 0 && <RaisedCards steps={holdings.steps} />}
      </div>
      <div className="holdings-side">
        <Wallets holdings={holdings} />
        <LinkWallet holdings={holdings} onLinked={takeHoldings} />
        {holdings.wallets.length > 0 && <NameNfts holdings={holdings} />}
      </div>
    </div>
  )
}

function Sum({ holdings }: HereProps) {
  const { wallets, steps, total18, looking, again } = holdings
  const look = () => told(async () => takeHoldings(await holdingsClient.ask('lookAgain', { body: {} })))
  const blocked =
    looking || again === null ? null : `What was found is still fresh. You can look again from ${timeText(again)}.`
  return (
    <Panel title="What counts now" aside={`${amountText(total18)} LP`}>
      {wallets.length === 0 ? (
        <p>No wallet is linked yet. Link one, and it is searched for NFTs that hold liquidity-pool tokens.</p>
      ) : (
        <>
          <p className="holdings-sum">
            <strong>{percentText(steps)}</strong> to attack, hit points and defence
          </p>
          <p className="muted t13">
            Every whole 0.01 LP is one step of 5 %. A match takes what was found within ten minutes before you sit down,
            up to its cap.
          </p>
          {looking ? (
            <Progress label="Checking the blockchain" />
          ) : (
            <Button blocked={blocked} onClick={look}>
              Look again
            </Button>
          )}
        </>
      )}
    </Panel>
  )
}

function Wallets({ holdings }: HereProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const unlink = (address: string) =>
    told(async () => {
      await holdingsClient.ask('unlinkWallet', { params: { address } })
      takeHoldings(await holdingsClient.ask('holdings'))
      say(`${shortAddress(address)} is no longer linked.`, 'good')
    })
  if (holdings.wallets.length === 0) return null
  return (
    <Panel title="Your wallets" aside={`${holdings.wallets.length} of 5`}>
      <ul className="wallets">
        {holdings.wallets.map(({ address, linked }) => (
          <li key={address}>
            <code>{address}</code>
            <span className="muted t13">Linked on {dateText(linked)}</span>
            {asked === address ? (
              <Button kind="danger" onClick={() => unlink(address)}>
                Unlink for good
              </Button>
            ) : (
              <Button kind="quiet" aria-label={`Unlink ${shortAddress(address)}`} onClick={() => setAsked(address)}>
                Unlink
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

async function told(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ApiProblem || error instanceof Unreachable)) throw error
    say(error.message, 'bad')
  }
}

function timeText(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}

function dateText(instant: string): string {
  return new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
}
