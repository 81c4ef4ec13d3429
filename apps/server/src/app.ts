import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'
import { contentSecurityPolicy } from './security.ts'

/** The client as files, an answer for load balancers, and nothing else: every other path is a page of the client. */
export async function createApp(webRoot: string): Promise<FastifyInstance> {
  if (!existsSync(join(webRoot, 'index.html'))) {
    throw new Error(`There is no built web client in ${webRoot} (index.html is missing)`)
  }
  const app = fastify({
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 256 },
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
  })
  app.server.maxHeadersCount = 64

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    // Plain HTTP on a laptop is the normal case; whoever terminates TLS in front adds this header.
    strictTransportSecurity: false,
  })
  await app.register(files, {
    root: webRoot,
    index: 'index.html',
    cacheControl: false,
    setHeaders: (reply, path) => void reply.setHeader('cache-control', caching(path, webRoot)),
  })

  app.get('/healthz', (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ok: true }
  })

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split(/[?#]/, 1)[0] ?? '/'
    const page = (request.method === 'GET' || request.method === 'HEAD') && extname(path) === ''
    if (page) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return reply.code(404).send({ code: 'not_found', message: 'There is nothing at this address.' })
  })

  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) console.error(error)
    const message = status < 500 ? error.message : 'Something went wrong on the server.'
    return reply.code(status).send({ code: status < 500 ? 'bad_request' : 'internal', message })
  })
  return app
}

/** Vite names everything under assets/ after its content, so it never changes; the rest is asked for anew. */
function caching(path: string, webRoot: string): string {
  const hashed = path.startsWith(join(webRoot, 'assets')) && /-[\w-]{8}\.\w+$/.test(path)
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache'
}
