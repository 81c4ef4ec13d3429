import type { Holdings, LookAgain } from '@tessera/wire'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { Asker, Backers } from '../matches/index.ts'
import { type Settings, SettingsError } from '../operate/settings.ts'
import { openScanner } from './holdings-scanner.ts'
import { shownHoldings, stepsNow } from './shown.ts'
import { askProof, linkWallet, type Proof, unlinkWallet } from './wallets.ts'

/** Everything about wallets and what they hold. */
export interface ChainService extends Backers {
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
  readonly settings: Pick<Settings, 'chains'>
  readonly database: Database
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly now?: () => number
  /** How to pass time between attempts; tests do not. */
  readonly wait?: (ms: number) => Promise<void>
}

/** null where the operator has configured no chain: nothing of it is then even loaded. */
export async function openChain(parts: ChainParts): Promise<ChainService | null> {
  const { settings, database, log, now = Date.now } = parts
  if (settings.chains === null) return null
  const chain = await import('@tessera/chain')
  const chains = readOrRefuse(() => chain.readChains(settings.chains ?? ''), chain.ChainSettingsError)
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
