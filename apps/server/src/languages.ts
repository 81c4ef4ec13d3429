import { readdirSync } from 'node:fs'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** A language is a folder named by its tag, with a file of messages for every catalogue. */
const TAG = /^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$/

/** Serves languages that an operator added, beside those of the client, and a list of them. */
export async function serveLanguages(app: FastifyInstance, folder: string | null, own: string): Promise<void> {
  app.get('/words/languages.json', (_, reply) =>
    reply.header('cache-control', 'no-cache').send(folder === null ? [] : languagesIn(folder)),
  )
  if (folder === null) return
  await app.register(files, {
    root: [folder, own],
    prefix: '/words/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => path.endsWith('.json'),
    setHeaders: (reply) => void reply.setHeader('cache-control', 'no-cache'),
  })
}

function languagesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && TAG.test(entry.name))
    .map(({ name }) => name)
    .sort()
}
