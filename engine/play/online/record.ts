import type { AnyRecord } from '@tessera/kernel'
import { ask } from './answers.ts'

/** The record of a finished match. The server that sends it has played it, so its fields are not checked again. */
export async function fetchRecord(id: string): Promise<AnyRecord> {
  const record: unknown = await ask('record', { params: { id } })
  return record as AnyRecord
}
