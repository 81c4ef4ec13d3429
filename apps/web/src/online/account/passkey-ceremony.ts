import type { Json } from '@tessera/wire'

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
    throw new PasskeyError(WORDS[(error as Error).name] ?? 'The browser could not do that with a passkey.')
  }
}

const WORDS: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used: it was called off, or took too long.',
  AbortError: 'No passkey was used: it was called off.',
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys work only where this server is reached by https and by a name.',
}
