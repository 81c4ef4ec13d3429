import { words } from '../words/catalogue.ts'

/** What travels in a link after the #: `1` and deflated JSON, or `0` and plain JSON, in base64url. */
export async function packLink(value: unknown): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(value))
  if (typeof CompressionStream === 'undefined') return `0${toBase64(plain)}`
  return `1${toBase64(await collect(through(plain, new CompressionStream('deflate-raw')), plain.length + 1024))}`
}

export type Unpacked = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly text: string }

const MOST_LINK = 200_000
const MOST_BYTES = 4_000_000

/** Reads such a text from anywhere. The caller still has to check the content. */
export async function unpackLink(text: string): Promise<Unpacked> {
  if (text.length > MOST_LINK) return bad(words.text('link.too-long'))
  const [kind, body] = [text[0], text.slice(1)]
  if (kind !== '0' && kind !== '1') return bad(words.text('link.foreign'))
  if (!/^[A-Za-z0-9_-]*$/.test(body)) return bad(words.text('link.characters'))
  if (kind === '1' && typeof DecompressionStream === 'undefined') return bad(words.text('link.old-browser'))
  let bytes: Uint8Array
  try {
    bytes = fromBase64(body)
    if (kind === '1') bytes = await collect(through(bytes, new DecompressionStream('deflate-raw')), MOST_BYTES)
  } catch (error) {
    return bad(words.text(error instanceof TooLarge ? 'link.too-large' : 'link.damaged'))
  }
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return bad(words.text('link.damaged'))
  }
}

class TooLarge extends Error {}

function bad(text: string): Unpacked {
  return { ok: false, text }
}

function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> {
  const whole = new ReadableStream<BufferSource>({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes))
      controller.close()
    },
  })
  return whole.pipeThrough(stream)
}

/** Stops as soon as there is too much, so that a small link cannot fill the memory. */
async function collect(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) {
      await reader.cancel()
      throw new TooLarge()
    }
    parts.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64(text: string): Uint8Array {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0))
}
