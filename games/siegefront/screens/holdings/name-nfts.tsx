import { Form, useSendingTo } from '@tessera/play/online'
import { type Holdings, holdingsRoutes, MOST_NAMED, type NamedNft } from '@tessera/siegefront-online/wire'
import { Button, IconButton, Panel, Select, say, TextField } from '@tessera/ui'
import { useState } from 'react'
import { shortAddress } from './amount.ts'
import { takeHoldings } from './use-holdings.ts'

/** SGF-1414.1: the player may name NFTs; they are looked at first, and by the same rules as all others. */
export function NameNfts({ holdings }: { readonly holdings: Holdings }) {
  const { chains, named, looking } = holdings
  const [chain, setChain] = useState(String(chains[0]?.chainId ?? 1))
  const [contract, setContract] = useState('')
  const [token, setToken] = useState('')
  const sending = useSendingTo(holdingsRoutes.lookAgain)
  const next = named.length
  const inputError = (field: string, words: string) =>
    sending.inputError(`candidates.${next}.${field}`) === undefined ? undefined : words
  const send = async (candidates: NamedNft[]): Promise<boolean> => {
    const sent = await sending.send({ body: { candidates } })
    if (sent !== null) takeHoldings(sent.answer)
    return sent !== null
  }
  const add = async () => {
    const nft = { chainId: Number(chain), contract: contract.trim(), token: token.trim() }
    if (!(await send([...named, nft]))) return
    setContract('')
    setToken('')
    say('It is looked at with the next look, before all others.', 'good')
  }
  return (
    <Panel title="Name an NFT" aside={`${named.length} of ${MOST_NAMED}`}>
      <p className="t15">
        NFTs are found by themselves. Name one that was not: it counts by the same rules, and only if your wallet has
        it.
      </p>
      {named.length > 0 && (
        <ul className="named-nfts">
          {named.map((nft) => (
            <li key={`${nft.chainId} ${nft.contract}#${nft.token}`}>
              <span>
                <code title={nft.contract}>{shortAddress(nft.contract)}</code> #{nft.token}
                {chains.length > 1 && (
                  <span className="muted t13"> on {chains.find(({ chainId }) => chainId === nft.chainId)?.name}</span>
                )}
              </span>
              <IconButton
                label={`Forget ${shortAddress(nft.contract)} #${nft.token}`}
                glyph="close"
                onClick={() => void send(named.filter((other) => other !== nft))}
              />
            </li>
          ))}
        </ul>
      )}
      <Form sending={sending} onSend={add} className="flat" label="Name an NFT">
        {chains.length > 1 && (
          <Select
            label="Chain"
            value={chain}
            options={chains.map(({ chainId, name }) => ({ value: String(chainId), name }))}
            onChange={setChain}
          />
        )}
        <TextField
          label="Contract"
          className="ac-mono"
          value={contract}
          onChange={setContract}
          autoComplete="off"
          spellCheck={false}
          placeholder="0x…"
          maxLength={42}
          error={inputError('contract', 'An address is 0x and 40 digits or letters a to f.')}
        />
        <TextField
          label="Number"
          className="ac-mono"
          value={token}
          onChange={setToken}
          autoComplete="off"
          inputMode="numeric"
          maxLength={78}
          error={inputError('token', 'The number of the NFT, in digits.')}
        />
        <Button
          type="submit"
          blocked={
            named.length >= MOST_NAMED
              ? `At most ${MOST_NAMED} can be named.`
              : looking || sending.busy
                ? 'The blockchain is being checked.'
                : null
          }
        >
          Name it
        </Button>
      </Form>
    </Panel>
  )
}
