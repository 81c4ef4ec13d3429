/** SGF-1418: everything that can keep a holding from counting. */
export const FAILURES = [
  'rpc_timeout',
  'rpc_error',
  'wrong_chain',
  'logs_limit',
  'no_code',
  'not_erc721',
  'not_owner',
  'not_unique',
  'not_collection',
  'not_pair',
  'unknown_factory',
  'supply_unknown',
  'claimed_elsewhere',
] as const
export type Failure = (typeof FAILURES)[number]

/** We could not look, so something may be missing; with the others we looked, and it does not count. */
const GAPS: ReadonlySet<Failure> = new Set(['rpc_timeout', 'rpc_error', 'wrong_chain', 'logs_limit', 'supply_unknown'])

export function isGap(code: Failure): boolean {
  return GAPS.has(code)
}

/** The endpoint did not do its part. The text is for operators; it never names the endpoint, whose address may hold a key. */
export class ChainError extends Error {
  readonly code: Failure

  constructor(code: Failure, text: string) {
    super(text)
    this.code = code
  }
}
