import type { Scan, Store } from '../store.ts'

export interface MemoryStore extends Store {
  /** The same memory for somebody else: what one has claimed the other cannot. */
  as(account: string): Store
  forgetFacts(): void
}

/** Keeps everything as long as the test runs. */
export function memoryStore(): MemoryStore {
  const scans = new Map<string, Scan>()
  const facts = new Map<string, unknown>()
  const claims = new Map<string, Map<string, string>>()
  const as = (account: string): Store => ({
    scan: async (...key) => scans.get(key.join()) ?? null,
    keepScan: async (chainId, kind, address, scan) => void scans.set([chainId, kind, address].join(), scan),
    fact: async (...key) => facts.get(key.join()),
    keepFact: async (chainId, kind, address, value) => void facts.set([chainId, kind, address].join(), value),
    async claim(chainId, holder, tokens, supply) {
      const key = `${chainId} ${holder}`
      const held = claims.get(key) ?? new Map<string, string>()
      const others = [...held].filter(([, by]) => by !== account).map(([token]) => token)
      const free = tokens
        .filter((token) => !others.includes(token))
        .slice(0, Math.max(0, Number(supply) - others.length))
      for (const token of free) held.set(token, account)
      claims.set(key, held)
      return free
    },
  })
  return { ...as('somebody'), as, forgetFacts: () => facts.clear() }
}
