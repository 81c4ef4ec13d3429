import { Me } from '../accounts.ts'
import { PageQuery, pageOf } from '../parts.ts'
import * as passkey from '../passkeys.ts'
import { ById, type Routes } from '../route.ts'

/** Signing in by a key that a device holds, beside the password. */
export const passkeyRoutes = {
  askPasskey: {
    method: 'POST',
    path: '/api/passkeys/ask',
    tag: 'account',
    summary: 'What a browser needs to sign in by a passkey (WebAuthn)',
    who: 'anybody',
    answer: passkey.PasskeyQuestion,
  },
  signInByPasskey: {
    method: 'POST',
    path: '/api/passkeys/sign-in',
    tag: 'account',
    summary: 'Sign in by a passkey',
    who: 'anybody',
    body: passkey.PasskeySignIn,
    answer: Me,
  },
  passkeys: {
    method: 'GET',
    path: '/api/me/passkeys',
    tag: 'account',
    summary: 'Passkeys',
    who: 'user',
    query: PageQuery,
    answer: pageOf(passkey.PasskeyEntry),
  },
  newPasskey: {
    method: 'POST',
    path: '/api/me/passkeys/ask',
    tag: 'account',
    summary: 'What a browser needs to make a passkey (WebAuthn)',
    who: 'user',
    body: passkey.NewPasskey,
    answer: passkey.PasskeyQuestion,
  },
  keepPasskey: {
    method: 'POST',
    path: '/api/me/passkeys',
    tag: 'account',
    summary: 'Keep a passkey that was made',
    who: 'user',
    body: passkey.KeepPasskey,
    answer: passkey.PasskeyEntry,
  },
  endPasskey: {
    method: 'DELETE',
    path: '/api/me/passkeys/:id',
    tag: 'account',
    summary: 'End a passkey',
    who: 'user',
    params: ById,
  },
} as const satisfies Routes
