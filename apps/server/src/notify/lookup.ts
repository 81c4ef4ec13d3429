import { Resolver } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'

/** How long one name server is waited for, and all of them together. */
const SERVER_MS = 2000
const ALTOGETHER_MS = 3000
const HOSTS = '/etc/hosts'

export interface Address {
  readonly address: string
  readonly family: number
}

/**
 * The addresses of a name by the hosts file and DNS; none where it leads nowhere. The system's own lookup is not asked: while a name server is
 * silent it holds one of the few threads that files and new connections to the database need too.
 */
export async function addressesOf(name: string, servers?: readonly string[]): Promise<readonly Address[]> {
  const host = name.toLowerCase().replace(/\.$/, '')
  const listed = await inHostsFile(host)
  if (listed.length > 0) return listed.map(withFamily)
  const resolver = new Resolver({ timeout: SERVER_MS, tries: 1 })
  if (servers !== undefined) resolver.setServers(servers)
  const late = setTimeout(() => resolver.cancel(), ALTOGETHER_MS)
  const none = (): string[] => []
  const found = await Promise.all([resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)])
  clearTimeout(late)
  return found.flat().map(withFamily)
}

async function inHostsFile(host: string): Promise<readonly string[]> {
  if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1']
  const text = await readFile(HOSTS, 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/)
    return names.includes(host) && isIP(address) !== 0 ? [address] : []
  })
}

function withFamily(address: string): Address {
  return { address, family: isIP(address) }
}
