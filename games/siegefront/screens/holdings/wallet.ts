/** EIP-1193: how a page talks to a wallet of the browser. */
export interface Provider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
}

export interface WalletChoice {
  readonly id: string
  readonly name: string
  readonly provider: Provider
}

/** A wallet said no, or something that makes no sense; the message is for people. */
export class WalletTrouble extends Error {}

/** All wallets that are there: those that announce themselves (EIP-6963), else the one that put itself into the page. */
export function findWallets(heard: (wallets: readonly WalletChoice[]) => void): () => void {
  const found: WalletChoice[] = []
  const listen = (event: Event): void => {
    const { detail } = event as CustomEvent<{ info?: { uuid?: unknown; name?: unknown }; provider?: Provider }>
    const { info, provider } = detail ?? {}
    if (typeof info?.uuid !== 'string' || typeof info.name !== 'string' || provider === undefined) return
    if (found.some(({ id }) => id === info.uuid)) return
    found.push({ id: info.uuid, name: info.name.slice(0, 40), provider })
    heard([...found])
  }
  const { ethereum } = window as { ethereum?: Provider }
  heard(ethereum === undefined ? [] : [{ id: 'injected', name: 'Browser wallet', provider: ethereum }])
  window.addEventListener('eip6963:announceProvider', listen)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  return () => window.removeEventListener('eip6963:announceProvider', listen)
}

/** Asks the wallet which account it wants to show. */
export async function connect({ request }: Provider): Promise<string> {
  const accounts = await asked(() => request({ method: 'eth_requestAccounts' }))
  const address: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  if (typeof address !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(address))
    throw new WalletTrouble('The wallet shows no account.')
  return address
}

/** The chain the wallet is set to; null when it does not say. */
export async function chainOf({ request }: Provider): Promise<number | null> {
  try {
    const id = await request({ method: 'eth_chainId' })
    return typeof id === 'string' && /^0x[0-9a-fA-F]{1,13}$/.test(id) ? Number(id) : null
  } catch {
    return null
  }
}

/** A signature under plain words. Nothing is sent and nothing can be spent with it. */
export async function sign({ request }: Provider, address: string, text: string): Promise<string> {
  const hex = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const signature = await asked(() => request({ method: 'personal_sign', params: [`0x${hex}`, address] }))
  if (typeof signature !== 'string') throw new WalletTrouble('The wallet gave no signature.')
  return signature
}

const DECLINED = 4001

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const declined = typeof error === 'object' && error !== null && 'code' in error && error.code === DECLINED
    throw new WalletTrouble(
      declined ? 'You said no in your wallet. Nothing has changed.' : 'The wallet could not do that.',
    )
  }
}
