import { type AnyRecord, type InputError, type MatchRecord, MOST_RECORD_CHARACTERS, type Parsed } from '@tessera/kernel'
import { words } from '@tessera/table/words'
import { checkRecord } from '../work/index.ts'

/** Gives the record to the browser as a file to keep. */
export function saveRecordFile(record: MatchRecord<unknown, unknown, unknown>): void {
  saveText(`${JSON.stringify(record)}\n`, `${record.game}-${record.hash.slice(0, 8)}.tessera.json`)
}

export function saveText(text: string, name: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Firefox begins reading after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Lets the person choose a file; null when they did not. */
export function chooseFile(accept = '.json,application/json'): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.onchange = () => resolve(input.files?.[0] ?? null)
    input.oncancel = () => resolve(null)
    input.click()
  })
}

/** Reads a record file with all its input errors; a file that is too large is not even loaded. */
export async function readRecordFile(file: File): Promise<Parsed<AnyRecord>> {
  if (file.size > MOST_RECORD_CHARACTERS) {
    const megabytes = Math.round(file.size / 1_000_000)
    return one('too_large', words.text('record.too-large', { megabytes, most: MOST_RECORD_CHARACTERS / 1_000_000 }))
  }
  let text: string
  try {
    text = await file.text()
  } catch {
    return one('unreadable', words.text('record.unreadable'))
  }
  return checkRecord(text)
}

/** An input error as a line for people: where, then what. */
export function inputErrorLine({ path, text }: InputError): string {
  return path === '' ? text : words.text('record.error', { text, path })
}

function one(code: string, text: string): Parsed<AnyRecord> {
  return { ok: false, inputErrors: [{ path: '', code, text }] }
}
