import { say } from '@tessera/ui'
import { packLink } from '@tessera/ui/storage'
import type { SomeRecord } from '../definition/index.ts'

/** Copies a link that carries the whole record and leads to one of its frames. */
export async function shareLink(record: SomeRecord, at: number): Promise<void> {
  const packed = await packLink(record)
  const address = `${location.origin}/${record.game}/replay?at=${at}#record=${packed}`
  if (packed.length > 30_000) say('This match is too long for a link. Save the record to a file instead.', 'bad')
  else await copyText(address, 'The link is on the clipboard. It holds the whole match and leads to this step.')
}

export async function copyText(text: string, words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    say(words, 'good')
  } catch {
    say('This browser does not let the page use the clipboard.', 'bad')
  }
}
