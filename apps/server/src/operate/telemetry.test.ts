import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { routes } from '@tessera/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, testServer } from '../api/testing/client.ts'

let collector: Server
let url: string
const heard: { readonly path: string; readonly text: string }[] = []

beforeAll(async () => {
  collector = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      heard.push({ path: request.url ?? '', text: Buffer.concat(pieces).toString() })
      response.end('{}')
    })
  })
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterAll(() => void collector.close())

test('a collector is sent every API request and the figures, and nothing that says who asked', async () => {
  const server = await testServer({ telemetryUrl: url })
  const client = new Client(server)
  const { body } = await client.ask(routes.guest)
  const parent = '00-11112222333344445555666677778888-9999aaaabbbbcccc-01'
  await fetch(`${server.url}/api/people/${body.id}`, { headers: { traceparent: parent } })
  await server.close()
  const traces = JSON.parse(heard.find(({ path }) => path === '/v1/traces')?.text ?? '{}')
  const spans = traces.resourceSpans[0].scopeSpans[0].spans as readonly Record<string, unknown>[]
  expect(spans.map(({ name }) => name)).toEqual(['POST /api/guest', 'GET /api/people/:name'])
  expect(spans[1]).toMatchObject({ traceId: parent.slice(3, 35), parentSpanId: '9999aaaabbbbcccc', kind: 2 })
  const figures = JSON.parse(heard.find(({ path }) => path === '/v1/metrics')?.text ?? '{}')
  const names = figures.resourceMetrics[0].scopeMetrics[0].metrics.map(({ name }: { name: string }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['tessera_http_requests_total', 'tessera_http_seconds_count', 'tessera_rules_busy']),
  )
  for (const { text } of heard) {
    expect(text).not.toContain(body.id)
    expect(text).not.toContain(client.cookie)
  }
})

test('a collector that is away costs one line in the log', async () => {
  const lines: string[] = []
  const dead = 'http://127.0.0.1:9'
  const server = await testServer(
    { telemetryUrl: dead, logLevel: 'warn' },
    { logTo: { write: (line) => void lines.push(line) } },
  )
  expect((await new Client(server).ask(routes.guest)).status).toBe(200)
  await server.close()
  expect(lines.filter((line) => line.includes('OpenTelemetry collector takes nothing'))).toHaveLength(1)
})
