import type { FastifyInstance } from 'fastify'

/** Headers that are of use on a page alone. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** An answer of the API opened as if it were a page may load nothing, and no page may frame it. */
const ANSWERS_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** What a policy says about documents is of no use on a script, a style, a font or an answer to a script, and there are very many of them. Workers have their own. */
export function lightHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const asset = request.url.startsWith('/assets/') && !request.url.includes('worker') && reply.statusCode === 200
    const answer = request.url.startsWith('/api/') && !isPage(reply.getHeader('content-type'))
    if (!asset && !answer) return
    for (const name of OF_DOCUMENTS) reply.removeHeader(name)
    if (answer) return void reply.header('content-security-policy', ANSWERS_POLICY)
    for (const name of ['content-security-policy', 'x-request-id']) reply.removeHeader(name)
  })
}

function isPage(type: unknown): boolean {
  return typeof type === 'string' && /^(text\/html|image\/svg|application\/xhtml)/.test(type)
}
