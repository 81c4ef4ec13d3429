import { type RequestFacts, requestError } from '@tessera/online'

/**
 * SGF-1413: the address that stands in the text to sign. The host named in a request is not trusted: a page elsewhere could
 * have its visitors sign for a name of its own, and their wallets would not warn them. On a loopback address there is nothing to gain.
 */
export function signedOrigin(publicUrl: string | null, { protocol, host, hostname }: Omit<RequestFacts, 'ip'>): string {
  if (publicUrl !== null) return publicUrl
  if (LOOPBACK.test(hostname)) return `${protocol}://${host}`
  throw requestError(503, 'no_public_url', 'Wallets can be linked once the operator has set TESSERA_PUBLIC_URL.')
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/
