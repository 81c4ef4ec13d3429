import { readRecord } from '@tessera/kernel'
import { rulesOf } from '../definition/index.ts'

/** Reads records, in a worker. */
export function serveRecords(): void {
  addEventListener('message', (event: MessageEvent<string>) => {
    rulesOf(gameIn(event.data))
      .then((game) => postMessage(readRecord(event.data, () => game)))
      .catch(reportError)
  })
}

/** The game the record names; its reader reports every fault in it. */
function gameIn(text: string): string {
  try {
    return String((JSON.parse(text) as { readonly game?: unknown } | null)?.game)
  } catch {
    return ''
  }
}
