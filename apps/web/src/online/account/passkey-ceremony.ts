import type { Json } from '@tessera/wire'
import { words } from '../words/catalogue.ts'

/** Browsers keep passkeys for pages that came by https, or from this very machine. */
export function passkeysWork(): boolean {
  return window.isSecureContext && typeof window.PublicKeyCredential === 'function'
}

/** What went wrong between the browser and the device, in words. */
export class PasskeyError extends Error {}

/** Asks the browser to make a passkey; what it gives back goes to the server. */
export async function makePasskey(options: Json): Promise<Json> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return await orWords(async () => (await startRegistration({ optionsJSON: options as never })) as unknown as Json)
}

/** Asks the browser to show a passkey of this server. */
export async function showPasskey(options: Json): Promise<Json> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return await orWords(async () => (await startAuthentication({ optionsJSON: options as never })) as unknown as Json)
}

async function orWords(ceremony: () => Promise<Json>): Promise<Json> {
  try {
    return await ceremony()
  } catch (error) {
    throw new PasskeyError(words.text(failureKey((error as Error).name)))
  }
}

const FAILURES = {
  NotAllowedError: 'passkey.cancelled',
  AbortError: 'passkey.aborted',
  InvalidStateError: 'passkey.known',
  SecurityError: 'passkey.address',
} as const

/** By the name of the browser's error. */
function failureKey(error: string): (typeof FAILURES)[keyof typeof FAILURES] | 'passkey.failed' {
  return error in FAILURES ? FAILURES[error as keyof typeof FAILURES] : 'passkey.failed'
}
