import { type AnyRecord, type Parsed, readRecord } from '@tessera/kernel'
import { loadAllWords } from '@tessera/words'
import { rulesOf } from '../definition/index.ts'

export interface RecordQuestion {
  readonly text: string
  /** That of the page. */
  readonly language: string
}

/** Reads records, in a worker. */
export function serveRecords(): void {
  addEventListener('message', (event: MessageEvent<RecordQuestion>) => {
    read(event.data).then(postMessage).catch(reportError)
  })
}

/** Words are loaded only for a record that is refused; reading it again finds the same faults and words them. */
async function read({ text, language }: RecordQuestion): Promise<Parsed<AnyRecord>> {
  const game = await rulesOf(gameIn(text))
  const parsed = readRecord(text, () => game)
  if (parsed.ok) return parsed
  await loadAllWords(language)
  return readRecord(text, () => game)
}

/** The game the record names; its reader reports every fault in it. */
function gameIn(text: string): string {
  try {
    return String((JSON.parse(text) as { readonly game?: unknown } | null)?.game)
  } catch {
    return ''
  }
}
