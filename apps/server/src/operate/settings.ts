import { readFileSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { serverPlugins } from '@tessera/games/online'
import { SettingsError } from '@tessera/online'
import { z } from 'zod'

export { SettingsError } from '@tessera/online'

/** The operator's settings. Each has a default that suits one process on a laptop. */
export interface Settings {
  /** Where people reach this server, without a path; null: wherever the request says it went. */
  readonly publicUrl: string | null
  /** Further names that people may reach it by, in lower case. */
  readonly hosts: readonly string[]
  /** Addresses or networks of proxies whose X-Forwarded-* headers are believed. */
  readonly trustedProxies: readonly string[]
  /** The first is used for new data, all of them open older data. Empty: one is made and kept in a file. */
  readonly secrets: readonly string[]
  readonly mail: { readonly url: string; readonly from: string } | null
  /** Whom a push service may write to about our messages: mailto: or https:. */
  readonly pushContact: string
  readonly guestDays: number
  /** Work a password takes to check, as a power of two. */
  readonly passwordCost: number
  readonly privateWebhooks: boolean
  /** Matches that wait to begin, of an account and from an address, and those of an account that run. */
  readonly openMatches: { readonly account: number; readonly address: number; readonly running: number }
  /** Requests a minute; passwords tried in ten minutes from one address; guests made in an hour from one address. */
  readonly rates: {
    readonly address: number
    readonly account: number
    readonly passwords: number
    readonly guests: number
  }
  /** Seconds of a game's rules at work that an account may ask for in a minute. */
  readonly refereeSeconds: number
  /** Streams open at once. */
  readonly streams: { readonly account: number; readonly address: number }
  /** Connections that an address may hold, where no proxy stands before the server. */
  readonly connections: number
  /** A folder of languages that the client was not built with. */
  readonly languages: string | null
  /** Certificate and key as PEM, to be reached by https directly; null: plain HTTP, or a proxy does it. */
  readonly tls: { readonly cert: string; readonly key: string } | null
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Seconds for which a server that stops is not ready and still answers, so that a balancer can send people elsewhere. */
  readonly drainSeconds: number
  /** Seconds that requests under way are given when the server stops. */
  readonly graceSeconds: number
  /** Where /metrics is served, on a port of its own; null: nowhere. 0 takes any free port. */
  readonly metrics: { readonly port: number; readonly host: string } | null
  /** Bearer that /metrics asks for; null: anybody who reaches it. */
  readonly metricsToken: string | null
  /** An OpenTelemetry collector that is sent figures and traces (OTLP over HTTP, JSON); null: none. */
  readonly telemetryUrl: string | null
  /** Variables that plug-ins read, by their names. */
  readonly plugins: Readonly<Record<string, string>>
}

const whole = (least: number, most: number, otherwise: number) =>
  z.coerce.number().int().min(least).max(most).default(otherwise)

const Environment = z.object({
  TESSERA_PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => new URL(url).pathname === '/' && new URL(url).search === '', 'must have no path')
    .optional(),
  TESSERA_HOSTS: list().refine(
    (all) => all.every(isHostName),
    'must be names such as nas.home, without scheme and port',
  ),
  TESSERA_TRUSTED_PROXIES: list().refine((all) => all.every(isNetwork), 'must be addresses or networks (10.0.0.0/8)'),
  TESSERA_SECRETS: list().refine(
    (all) => all.every((one) => one.length >= 32),
    'must each have at least 32 characters',
  ),
  TESSERA_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  TESSERA_MAIL_FROM: z.string().includes('@').optional(),
  TESSERA_PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'must be mailto:... or https://...')
    .default('mailto:operator@localhost.invalid'),
  TESSERA_GUEST_DAYS: whole(1, 3650, 60),
  TESSERA_PASSWORD_COST: whole(14, 20, 17),
  TESSERA_PRIVATE_WEBHOOKS: z.enum(['yes', 'no']).default('no'),
  TESSERA_OPEN_MATCHES: whole(1, 1000, 20),
  TESSERA_OPEN_MATCHES_PER_ADDRESS: whole(1, 100_000, 60),
  TESSERA_RUNNING_MATCHES: whole(1, 1_000_000, 100),
  TESSERA_RATE_ADDRESS: whole(1, 10_000_000, 1200),
  TESSERA_RATE_ACCOUNT: whole(1, 10_000_000, 600),
  TESSERA_RATE_PASSWORDS: whole(1, 1_000_000, 20),
  TESSERA_RATE_GUESTS: whole(1, 1_000_000, 30),
  TESSERA_REFEREE_SECONDS: whole(1, 60_000, 10),
  TESSERA_STREAMS_PER_ACCOUNT: whole(1, 1000, 20),
  TESSERA_STREAMS_PER_ADDRESS: whole(1, 1_000_000, 200),
  TESSERA_CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000, 500),
  TESSERA_LANGUAGES: z
    .string()
    .refine((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory(), 'must be a folder')
    .optional(),
  TESSERA_TLS_CERT: z.string().includes('BEGIN CERTIFICATE').optional(),
  TESSERA_TLS_KEY: z.string().includes('PRIVATE KEY').optional(),
  TESSERA_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  TESSERA_DRAIN_SECONDS: whole(0, 600, 0),
  TESSERA_GRACE_SECONDS: whole(0, 600, 10),
  TESSERA_METRICS_TOKEN: z.string().min(16).optional(),
  TESSERA_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  TESSERA_METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  TESSERA_OTLP_URL: z.url({ protocol: /^https?$/ }).optional(),
})

/**
 * From the environment. A variable may name a file instead, with `_FILE` at its end (secrets mounted into a container). An
 * unknown TESSERA_ variable is an error: it is most likely misspelt.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const inputErrors: string[] = []
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment)) {
    if (!name.startsWith('TESSERA_') || value === undefined || value === '' || ELSEWHERE.includes(name)) continue
    const known = name.replace(/_FILE$/, '')
    if (!(known in Environment.shape) && !OF_PLUGINS.has(known)) inputErrors.push(`${name} is not a setting`)
    else if (known === name) given[name] = value
    else {
      try {
        given[known] = readFileSync(value, 'utf8').trim()
      } catch {
        inputErrors.push(`${name} names a file that cannot be read: ${value}`)
      }
    }
  }
  const parsed = Environment.safeParse(given)
  if (!parsed.success)
    inputErrors.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message.toLowerCase()}`))
  else if ((parsed.data.TESSERA_SMTP_URL === undefined) !== (parsed.data.TESSERA_MAIL_FROM === undefined))
    inputErrors.push('TESSERA_SMTP_URL and TESSERA_MAIL_FROM belong together')
  else if ((parsed.data.TESSERA_TLS_CERT === undefined) !== (parsed.data.TESSERA_TLS_KEY === undefined))
    inputErrors.push('TESSERA_TLS_CERT and TESSERA_TLS_KEY belong together')
  if (!parsed.success || inputErrors.length > 0) throw new SettingsError(inputErrors)
  const read = parsed.data
  return {
    publicUrl: read.TESSERA_PUBLIC_URL === undefined ? null : new URL(read.TESSERA_PUBLIC_URL).origin,
    hosts: read.TESSERA_HOSTS.map((name) => name.toLowerCase()),
    trustedProxies: read.TESSERA_TRUSTED_PROXIES,
    secrets: read.TESSERA_SECRETS,
    mail:
      read.TESSERA_SMTP_URL === undefined || read.TESSERA_MAIL_FROM === undefined
        ? null
        : { url: read.TESSERA_SMTP_URL, from: read.TESSERA_MAIL_FROM },
    pushContact: read.TESSERA_PUSH_CONTACT,
    guestDays: read.TESSERA_GUEST_DAYS,
    passwordCost: read.TESSERA_PASSWORD_COST,
    privateWebhooks: read.TESSERA_PRIVATE_WEBHOOKS === 'yes',
    openMatches: {
      account: read.TESSERA_OPEN_MATCHES,
      address: read.TESSERA_OPEN_MATCHES_PER_ADDRESS,
      running: read.TESSERA_RUNNING_MATCHES,
    },
    rates: {
      address: read.TESSERA_RATE_ADDRESS,
      account: read.TESSERA_RATE_ACCOUNT,
      passwords: read.TESSERA_RATE_PASSWORDS,
      guests: read.TESSERA_RATE_GUESTS,
    },
    refereeSeconds: read.TESSERA_REFEREE_SECONDS,
    streams: { account: read.TESSERA_STREAMS_PER_ACCOUNT, address: read.TESSERA_STREAMS_PER_ADDRESS },
    connections: read.TESSERA_CONNECTIONS_PER_ADDRESS,
    languages: read.TESSERA_LANGUAGES ?? null,
    tls:
      read.TESSERA_TLS_CERT === undefined || read.TESSERA_TLS_KEY === undefined
        ? null
        : { cert: read.TESSERA_TLS_CERT, key: read.TESSERA_TLS_KEY },
    logLevel: read.TESSERA_LOG,
    drainSeconds: read.TESSERA_DRAIN_SECONDS,
    graceSeconds: read.TESSERA_GRACE_SECONDS,
    metrics:
      read.TESSERA_METRICS_PORT === undefined
        ? null
        : { port: read.TESSERA_METRICS_PORT, host: read.TESSERA_METRICS_HOST },
    metricsToken: read.TESSERA_METRICS_TOKEN ?? null,
    telemetryUrl: read.TESSERA_OTLP_URL ?? null,
    plugins: Object.fromEntries(Object.entries(given).filter(([name]) => OF_PLUGINS.has(name))),
  }
}

const OF_PLUGINS: ReadonlySet<string> = new Set(serverPlugins.flatMap(({ settings = [] }) => settings))

/** Read by other parts: the test runner, the command line. */
const ELSEWHERE = ['TESSERA_CONFIG', 'TESSERA_DEEP', 'TESSERA_DATA', 'TESSERA_BOT_WORKERS']

function list() {
  return z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    )
}

function isHostName(text: string): boolean {
  return /^[a-z\d_]([a-z\d_-]*[a-z\d_])?(\.[a-z\d_]([a-z\d_-]*[a-z\d_])?)*$/i.test(text)
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128))
}
