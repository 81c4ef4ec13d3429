import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

interface ReceivedMail {
  readonly to: string
  readonly text: string
}

export interface MailSink {
  /** What the product is told: `smtp://...`. */
  readonly url: string
  readonly received: readonly ReceivedMail[]
  close(): Promise<void>
}

/** A mail server that takes everything and keeps it. */
export async function startMailSink(): Promise<MailSink> {
  const received: ReceivedMail[] = []
  const server = createServer((socket) => {
    let unread = ''
    let to = ''
    let body: string[] | null = null
    socket.on('error', () => undefined)
    socket.write('220 sink\r\n')
    socket.on('data', (chunk) => {
      const lines = (unread + chunk).split('\r\n')
      unread = lines.pop() ?? ''
      for (const line of lines) {
        if (body !== null && line !== '.') {
          body.push(line)
          continue
        }
        if (body !== null) received.push({ to, text: textIn(body) })
        body = line === 'DATA' ? [] : null
        to = /^RCPT TO:<(.*)>/.exec(line)?.[1] ?? to
        socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
}

/** Without the headers, and with the lines put together again that were too long for a mail. */
function textIn(lines: readonly string[]): string {
  return lines
    .slice(lines.indexOf('') + 1)
    .join('\n')
    .replace(/=\n/g, '')
}
