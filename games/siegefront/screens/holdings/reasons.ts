/** SGF-1418, as one would say it. */
const REASONS: Readonly<Record<string, string>> = {
  rpc_timeout: 'The chain did not answer in time',
  rpc_error: 'The chain could not be read',
  wrong_chain: 'The operator’s endpoint serves another chain',
  logs_limit: 'There was more than could be gone through',
  no_code: 'There is no contract at this address',
  not_erc721: 'This is not a collection of NFTs',
  not_owner: 'Your wallet does not have this NFT',
  not_unique: 'There are several of this token: only one of a kind counts',
  not_collection: 'This collection does not count on this server',
  not_pair: 'This token is no pool that counts on this server',
  unknown_factory: 'This pool is of an exchange that does not count on this server',
  supply_unknown: 'Nobody can say how many NFTs share this',
  claimed_elsewhere: 'This NFT has counted for another account within the last 24 hours',
}

export function reasonText(code: string): string {
  return REASONS[code] ?? 'Something kept this from counting'
}

/** Whether something may be missing; the others were looked at and do not count. */
export function isGap(code: string): boolean {
  return ['rpc_timeout', 'rpc_error', 'wrong_chain', 'logs_limit', 'supply_unknown'].includes(code)
}
