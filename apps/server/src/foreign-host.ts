import { isIP, isIPv6 } from 'node:net'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Settings } from './operate/settings.ts'
import { requestError } from './request-error.ts'

/** Asked by load balancers and monitors under any name, and without secrets. */
const FOR_ANYBODY = ['/healthz', '/readyz']

/**
 * Refuses requests that went to a name this server is not known by. A foreign page can let its own name point to an address inside a
 * home network (DNS rebinding); to the browser that server is then part of the page. It cannot do so with an address, nor with a name
 * that cannot be owned.
 */
export function refuseForeignHosts(app: FastifyInstance, settings: Settings): void {
  const known = knownNames(settings, hostname())
  app.addHook('onRequest', async (request) => {
    if (isOwnName(request.host, known) || FOR_ANYBODY.includes(request.url.split('?', 1)[0] ?? '')) return
    const name = nameIn(request.host)
    const asked = name === null ? 'This request names no host.' : `This server is not known as ${name}.`
    const example = name === null ? '' : ` (TESSERA_HOSTS=${name})`
    throw requestError(
      421,
      'foreign_host',
      `${asked} If this is how people reach it, its operator adds the name to the setting TESSERA_HOSTS${example} or sets TESSERA_PUBLIC_URL, and starts it again.`,
    )
  })
}

export function knownNames(
  { publicUrl, hosts }: Pick<Settings, 'publicUrl' | 'hosts'>,
  machine: string,
): ReadonlySet<string> {
  const own = machine.toLowerCase()
  const [short = own] = own.split('.', 1)
  const published = publicUrl === null ? [] : [new URL(publicUrl).hostname]
  return new Set(['localhost', own, short, ...published, ...hosts])
}

/** Whether a page of this server may be reached under this host, which may have a port. */
export function isOwnName(host: string, known: ReadonlySet<string>): boolean {
  const name = nameIn(host)
  if (name === null) return false
  if (isIP(name) !== 0 || isIPv6(name.replace(/^\[(.*)\]$/, '$1'))) return true
  return known.has(name) || name.endsWith('.localhost') || name.endsWith('.local')
}

/** Without the port and the dot at the end of a complete name; null where it is not a host. */
function nameIn(host: string): string | null {
  const [, name] = /^(\[[\da-f:.]{2,45}\]|[\w.-]{1,253}?)\.?(?::\d{1,5})?$/i.exec(host) ?? []
  return name?.toLowerCase() ?? null
}
