import type { Asker, PluginDatabase } from '@tessera/online'
import { type PluginContext, SettingsError } from '@tessera/online'
import type { z } from 'zod'
import { openScanner } from './holdings-scanner.ts'
import { shownHoldings, stepsNow } from './shown.ts'
import { askProof, linkWallet, type Proof, unlinkWallet } from './wallets.ts'
import type { Holdings, LookAgain } from './wire/index.ts'

/** Everything about wallets and what they hold. */
export interface ChainService {
  /** What stands behind somebody: so many steps, by what was found out in the last minutes. */
  stepsOf(account: string): Promise<number>
  /** The text to sign; `origin` is where the asker sees this server. */
  askProof(by: Asker, address: string, chainId: number, origin: string): Promise<Proof>
  link(by: Asker, text: string, signature: string): Promise<Holdings>
  unlink(by: Asker, address: string): Promise<void>
  holdings(by: Asker): Promise<Holdings>
  /** Begins to look at what is no longer fresh, unless somebody does already. */
  look(by: Asker, wish: z.infer<typeof LookAgain>): Promise<Holdings>
  /** Resolves when no look is under way. */
  idle(): Promise<void>
  stop(): Promise<void>
}

export interface ChainParts {
  /** The operator's list of chains as JSON; null without one. */
  readonly chains: string | null
  readonly database: PluginDatabase
  readonly log: PluginContext['log']
  readonly now?: () => number
  /** How to pass time between attempts; tests do not. */
  readonly wait?: (ms: number) => Promise<void>
}

/** null where the operator has configured no chain: nothing of it is then even loaded. */
export async function openChain(parts: ChainParts): Promise<ChainService | null> {
  const { chains: list, database, log, now = Date.now } = parts
  if (list === null) return null
  const chain = await import('@tessera/chain')
  const chains = readOrRefuse(() => chain.readChains(list), chain.ChainSettingsError)
  const usable = chains.filter(({ factories }) => factories.length > 0)
  for (const { name } of chains.filter((one) => !usable.includes(one)))
    log.warn({ chain: name }, 'a chain without factories is not looked at')
  for (const { name } of usable.filter(({ collections }) => collections.length === 0))
    log.warn({ chain: name }, 'NFTs of every contract count on this chain: set collections (docs/chain.md)')
  if (usable.length === 0) return null
  const scanner = openScanner({
    chain,
    chains: usable,
    database,
    log,
    now,
    ...(parts.wait ? { wait: parts.wait } : {}),
  })
  const context = { chain, chains: usable, database, now, scanner }
  const holdings = (by: Asker): Promise<Holdings> => shownHoldings(context, by.id)
  return {
    askProof: (by, address, chainId, origin) => askProof(context, by, address, chainId, origin),
    async link(by, text, signature) {
      await linkWallet(context, by, text, signature)
      scanner.look(by.id)
      return await holdings(by)
    },
    unlink: (by, address) => unlinkWallet(database, by.id, address),
    holdings,
    async look(by, { candidates }) {
      if (candidates !== undefined) await scanner.name(by.id, candidates)
      scanner.look(by.id)
      return await holdings(by)
    },
    stepsOf: (account) => stepsNow(context, account),
    idle: () => scanner.idle(),
    stop: () => scanner.stop(),
  }
}

function readOrRefuse<T>(
  read: () => T,
  Refusal: new (...args: never[]) => { readonly inputErrors: readonly string[] },
): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refusal)
      throw new SettingsError(error.inputErrors.map((inputError) => `TESSERA_CHAINS: ${inputError}`))
    throw error
  }
}
