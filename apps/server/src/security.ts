import type { FastifyRequest } from 'fastify'
import type { Settings } from './operate/settings.ts'

/** Everything comes from this server: no foreign scripts, styles, fonts or requests, nothing inline, and no page may frame it. */
export const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  workerSrc: ["'self'"],
  styleSrc: ["'self'"],
  // Vite turns very small pictures and fonts into data addresses; saved records are offered as blobs.
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
}

/** Whether a page of ours sent a request. Browsers put `Origin` on every request that writes, and no script can change it. */
export function fromHere(settings: Settings, request: FastifyRequest, origin: string | undefined): boolean {
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'same-origin'
  return origin === ownOrigin(settings, request)
}

/** Where this server is, as the one who asks sees it. */
export function ownOrigin(settings: Settings, request: FastifyRequest): string {
  return settings.publicUrl ?? `${request.protocol}://${request.host}`
}

/** The part of an address that is counted as one: of version 6 a /64, which one household has, or of a /48, which one customer may have. */
export function addressKey(ip: string, bits: 48 | 64 = 64): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.toLowerCase().split('%', 1)[0]?.split('::') ?? []
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0')
  return `${[...front, ...zeros, ...back].slice(0, bits / 16).join(':')}::/${bits}`
}
