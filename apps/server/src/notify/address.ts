import { BlockList, isIP } from 'node:net'
import { requestError } from '../request-error.ts'
import { type Address, addressesOf } from './lookup.ts'

/** Where a request of ours may go: looked up once, and then called by this address and no other. */
export interface Pinned {
  readonly url: URL
  readonly address: string
  readonly family: 4 | 6
}

type Lookup = (host: string) => Promise<readonly Address[]>

/** Networks that are not the open internet: a webhook must not reach machines beside the server. */
const CLOSED = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  CLOSED.addSubnet(network, bits, 'ipv4')

/** Of version 6 only global unicast is open, except for addresses that carry one of version 4 and those reserved for documentation. */
const OPEN6 = new BlockList()
OPEN6.addSubnet('2000::', 3, 'ipv6')
const CLOSED6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED6.addSubnet(network, bits, 'ipv6')

export function isOpenAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !CLOSED.check(address, 'ipv4')
  return kind === 6 && OPEN6.check(address, 'ipv6') && !CLOSED6.check(address, 'ipv6')
}

/** Refuses every address of a name when one of them is closed: the next lookup could give that one. */
export async function pin(text: string, allowPrivate: boolean, find: Lookup = addressesOf): Promise<Pinned> {
  const url = checkedUrl(text, allowPrivate)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) === 0 ? await find(host) : [{ address: host, family: isIP(host) }]
  const [first] = found
  if (first === undefined) throw requestError(422, 'no_such_address', `The name ${host} leads nowhere.`)
  if (!allowPrivate && !found.every(({ address }) => isOpenAddress(address)))
    throw requestError(422, 'closed_address', 'Webhooks may only go to addresses on the open internet.')
  return { url, address: first.address, family: first.family === 6 ? 6 : 4 }
}

/** Checks an address without looking it up. */
function checkedUrl(text: string, allowPrivate: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')))
    throw requestError(422, 'https_only', 'Webhooks need an https address.')
  if (url.username !== '' || url.password !== '')
    throw requestError(422, 'no_credentials', 'Put no name or password into the address: messages are signed.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) !== 0 && !isOpenAddress(host))
    throw requestError(422, 'closed_address', 'Webhooks may only go to addresses on the open internet.')
  return url
}
