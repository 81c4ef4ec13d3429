import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** OpenAPI 3.1 from the same table and schemas that requests are checked against; to read at /api/docs. */
export async function documentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tessera',
        version: '0.1.0',
        description:
          'Play turn-based battle games over HTTP. Errors are problem documents (RFC 9457) with stable codes. Lists come in pages: pass `next` as `after`.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'tessera_session' },
          token: { type: 'http', scheme: 'bearer', description: 'A personal access token, tess_...' },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', deepLinking: false },
    theme: { title: 'Tessera API' },
  })
}
