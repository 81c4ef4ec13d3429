import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import files from '@fastify/static'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { compressAnswers } from './api/answering/compress.ts'
import { limitConnections } from './api/answering/connections.ts'
import { documentation } from './api/answering/documentation.ts'
import { lightHeaders } from './api/answering/headers.ts'
import { limitMalformed } from './api/answering/malformed.ts'
import { bePatient, PATIENCE, type Patience } from './api/answering/patience.ts'
import { answerUnreadable, problem, problemOf, sendProblem } from './api/answering/problem.ts'
import { RequestCounts } from './api/answering/request-counts.ts'
import { serveRoutes } from './api/answering/serve.ts'
import { refuseStrange } from './api/answering/strange.ts'
import { serveApi } from './api/index.ts'
import type { ServerContext } from './context.ts'
import { isOutage } from './database/away.ts'
import { refuseForeignHosts } from './foreign-host.ts'
import { serveLanguages } from './languages.ts'
import type { Courier } from './notify/deliver.ts'
import type { Metrics } from './operate/metrics.ts'
import { operationRoutes } from './operate/routes.ts'
import { safeError } from './operate/safe-error.ts'
import type { Settings } from './operate/settings.ts'
import { requestError } from './request-error.ts'
import { addressKey, contentSecurityPolicy } from './security.ts'
import { type Hub, openHub } from './stream/hub.ts'

/** Of the requests that an address may send in a minute, so many times fewer may be malformed: 60 of 1,200. */
const MALFORMED_PART = 20

/** A server without routes yet; its log is the one everybody writes to. */
export function bareApp(
  settings: Settings,
  logTo?: { write(line: string): void },
  patience: Patience = PATIENCE,
): FastifyInstance {
  const options: FastifyServerOptions = {
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 256 },
    // A machine that is busy starts slowly; that is no reason not to start.
    pluginTimeout: 0,
    trustProxy: settings.trustedProxies.length === 0 ? false : [...settings.trustedProxies],
    genReqId: () => randomBytes(8).toString('hex'),
    requestIdHeader: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error: FastifyError, _request: unknown, reply: unknown) =>
      void sendProblem(reply as FastifyReply, problemOf(error)),
    logController: new LogController({ disableRequestLogging: true }),
    logger:
      settings.logLevel === 'silent'
        ? false
        : {
            level: settings.logLevel,
            base: null,
            serializers: { err: safeError },
            ...(logTo === undefined ? {} : { stream: logTo }),
          },
  }
  const app =
    settings.tls === null ? fastify({ ...options, forceCloseConnections: 'idle' }) : overTls(options, settings.tls)
  app.server.maxHeadersCount = 64
  bePatient(app, patience)
  if (settings.trustedProxies.length === 0) limitConnections(app, settings.connections)
  return app
}

/** Browsers speak HTTP/2 over https, and one connection carries all their streams; other clients speak HTTP/1.1. */
function overTls(options: FastifyServerOptions, tls: NonNullable<Settings['tls']>): FastifyInstance {
  const secure = {
    ...options,
    http2: true,
    // A connection that says nothing, or stops within a header, is as idle as one without a page; streams are heard from every 20 seconds.
    http2SessionTimeout: 30_000,
    https: { ...tls, allowHTTP1: true, handshakeTimeout: 15_000 },
  }
  // Requests of HTTP/2 look the same to everything here; the types say otherwise.
  return fastify(secure as unknown as FastifyServerOptions) as FastifyInstance
}

export interface AppParts {
  /** Folder of the built web client; null: the API alone. */
  readonly webRoot: string | null
  readonly metrics: Metrics
  readonly courier: Courier
  readonly stopping: () => boolean
}

/** The API, the client as files, and answers for load balancers; every other path is a page of the client. */
export async function configureApp(app: FastifyInstance, context: ServerContext, parts: AppParts): Promise<Hub> {
  const { settings } = context
  const { webRoot, metrics } = parts
  if (webRoot !== null) refuseMissing(webRoot)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // A form on a foreign page can send plain text; nothing here is said in it.
  app.removeContentTypeParser('text/plain')
  answerErrors(app, webRoot)

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    // Plain HTTP on a laptop is the normal case; with an https address people must come back by https.
    // Browsers take it from a secure connection alone, and complain about it elsewhere.
    ...(isSecure(settings) ? {} : { crossOriginOpenerPolicy: false }),
    strictTransportSecurity: settings.publicUrl?.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
  })
  await app.register(cookie)
  await app.register(rateLimit, {
    store: RequestCounts,
    max: settings.rates.address,
    timeWindow: 60_000,
    keyGenerator: (request) => addressKey(request.ip),
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: () => requestError(429, 'too_many_requests', 'That was too much at once. Wait a minute.'),
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // Pages show how long a deadline is away: by the clock that it is counted by.
    reply.header('date', new Date(context.clock.now()).toUTCString())
  })
  refuseForeignHosts(app, settings)
  limitMalformed(app, Math.ceil(settings.rates.address / MALFORMED_PART))
  app.addHook('preValidation', async ({ params, query, body }) => refuseStrange(params, query, body))
  app.addHook('onResponse', async (request, reply) => {
    const { method, id } = request
    const facts = {
      reqId: id,
      method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (request.url.startsWith('/api/')) app.log.info({ ...facts, account: request.visitor?.id }, 'answered')
    else app.log.debug(facts, 'answered')
  })

  lightHeaders(app)
  compressAnswers(app)
  operationRoutes(app, context, metrics, parts.stopping)
  const hub = openHub(context)
  metrics.gauge('tessera_streams', 'Streams open', () => hub.open)
  app.addHook('preClose', async () => hub.stop())
  await documentation(app)
  await app.register(async (api) => {
    serveApi(api, serveRoutes(api, context), context, hub, parts.courier)
  })
  if (webRoot !== null) await serveLanguages(app, context.settings.languages, join(webRoot, 'words'))
  if (webRoot !== null)
    await app.register(files, {
      root: webRoot,
      index: 'index.html',
      // Files that the build keeps for itself.
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.setHeader('cache-control', caching(path, webRoot)),
    })
  return hub
}

function answerErrors(app: FastifyInstance, webRoot: string | null): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split(/[?#]/, 1)[0] ?? '/'
    const read = request.method === 'GET' || request.method === 'HEAD'
    const page = webRoot !== null && read && extname(path) === '' && !/^\/api(\/|$)/.test(path)
    if (page) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return sendProblem(reply, problem(404, 'not_found', 'There is nothing at this address.'))
  })
  app.setErrorHandler((error, request, reply) => {
    const found = problemOf(error)
    // A client that leaves in the middle of a request is nothing that an operator could mend.
    const left = request.raw.destroyed && error instanceof Error && error.message === 'aborted'
    if (left) request.log.debug({ reqId: request.id }, 'a request was left in its middle')
    // The database says so itself, once.
    else if (isOutage(error)) request.log.debug({ err: error, reqId: request.id }, 'a request failed')
    else if (found.status >= 500) request.log.error({ err: error, reqId: request.id }, 'a request failed')
    return sendProblem(reply, found)
  })
}

function refuseMissing(webRoot: string): void {
  if (!existsSync(join(webRoot, 'index.html')))
    throw new Error(`There is no built web client in ${webRoot} (index.html is missing)`)
}

function isSecure({ publicUrl, tls }: Settings): boolean {
  return tls !== null || publicUrl?.startsWith('https:') === true
}

/** Vite names everything under assets/ after its content, so it never changes; the rest is asked for anew. */
function caching(path: string, webRoot: string): string {
  const hashed = path.startsWith(join(webRoot, 'assets')) && /-[\w-]{8}\.\w+(\.br|\.gz)?$/.test(path)
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache'
}
