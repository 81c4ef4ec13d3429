import { ApiProblem, Unreachable } from '@tessera/play/online'
import type { Holdings } from '@tessera/siegefront-online/wire'
import { Button, Panel, say } from '@tessera/ui'
import { useEffect, useState } from 'react'
import { holdingsClient } from './client.ts'
import { chainOf, connect, findWallets, sign, type WalletChoice, WalletTrouble } from './wallet.ts'

interface LinkWalletProps {
  readonly holdings: Holdings
  readonly onLinked: (holdings: Holdings) => void
}

/** SGF-1413: connect, sign plain words, done. */
export function LinkWallet({ holdings, onLinked }: LinkWalletProps) {
  const [wallets, setWallets] = useState<readonly WalletChoice[]>([])
  const [busy, setBusy] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => findWallets(setWallets), [])
  const link = async ({ provider }: WalletChoice) => {
    setTrouble(null)
    try {
      setBusy('Choose an account in your wallet.')
      const address = await connect(provider)
      const at = await chainOf(provider)
      const chainId = holdings.chains.find((chain) => chain.chainId === at)?.chainId ?? holdings.chains[0]?.chainId ?? 1
      setBusy('Sign the text in your wallet.')
      const { text } = await holdingsClient.ask('askProof', { body: { address, chainId } })
      const signature = await sign(provider, address, text)
      setBusy('Linking the wallet.')
      onLinked(await holdingsClient.ask('linkWallet', { body: { text, signature } }))
      say('The wallet is linked. It is searched now.', 'good')
    } catch (error) {
      if (!(error instanceof WalletTrouble || error instanceof ApiProblem || error instanceof Unreachable)) throw error
      setTrouble(error.message)
    } finally {
      setBusy(null)
    }
  }
  return (
    <Panel title="Link a wallet">
      <p className="t15">
        Your wallet signs a short text that names this site and your account. No transaction and no approval is ever
        asked for; nothing is sent or spent.
      </p>
      {wallets.length === 0 ? (
        <p className="muted">
          There is no wallet in this browser. Open this page where yours is: as an extension, or in the wallet’s own
          browser.
        </p>
      ) : (
        <div className="wallet-choices">
          {wallets.map((wallet) => (
            <Button key={wallet.id} kind="primary" blocked={busy} onClick={() => void link(wallet)}>
              Connect {wallet.name}
            </Button>
          ))}
        </div>
      )}
      <p role="status" className="muted t13">
        {busy}
      </p>
      {trouble !== null && (
        <p role="alert" className="holdings-trouble">
          {trouble}
        </p>
      )}
      <p className="muted t13">
        Looked at here: {holdings.chains.map(({ name }) => name).join(', ')}. Only you see addresses and amounts; others
        see the percentage in a match.
      </p>
    </Panel>
  )
}
