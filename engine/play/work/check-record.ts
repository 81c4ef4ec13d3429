import type { AnyRecord, Parsed } from '@tessera/kernel'
import { words } from '@tessera/table/words'
import { language } from '@tessera/words'
import { openWorker } from '../definition/index.ts'
import type { RecordQuestion } from './record-work.ts'

/** Far longer than the longest honest record takes. */
const PATIENCE = 20_000

/** Checks and replays a record in a worker, so that a hostile one can hang nothing. */
export function checkRecord(text: string, patience = PATIENCE): Promise<Parsed<AnyRecord>> {
  return new Promise((resolve) => {
    const worker = openWorker('record')
    const end = (parsed: Parsed<AnyRecord>) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(parsed)
    }
    const fail = (text: string) => end({ ok: false, inputErrors: [{ path: '', code: 'cannot_replay', text }] })
    const timer = setTimeout(() => fail(words.text('record.too-slow')), patience)
    worker.onmessage = (event: MessageEvent<Parsed<AnyRecord>>) => end(event.data)
    worker.onerror = () => fail(words.text('record.broken'))
    worker.postMessage({ text, language: language() } satisfies RecordQuestion)
  })
}
