import { words } from '@tessera/table/words'
import { say } from '@tessera/ui'
import { packLink } from '@tessera/ui/storage'
import type { SomeRecord } from '../definition/index.ts'

/** Copies a link that carries the whole record and leads to one of its frames. */
export async function shareLink(record: SomeRecord, at: number): Promise<void> {
  const packed = await packLink(record)
  const address = `${location.origin}/${record.game}/replay?at=${at}#record=${packed}`
  if (packed.length > 30_000) say(words.text('share.too-long'), 'bad')
  else await copyText(address, words.text('share.copied'))
}

export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    say(done, 'good')
  } catch {
    say(words.text('share.refused'), 'bad')
  }
}
