import type { Routes } from '@tessera/wire'
import { z } from 'zod'
import * as chain from './schemas.ts'

/** Wallets and what they hold. */
export const holdingsRoutes = {
  holdings: {
    method: 'GET',
    path: '/api/me/holdings',
    tag: 'holdings',
    summary: "One's wallets and what was found in them",
    who: 'user',
    scope: 'account',
    answer: chain.Holdings,
  },
  lookAgain: {
    method: 'POST',
    path: '/api/me/holdings/look',
    tag: 'holdings',
    summary: 'Look again at what is no longer fresh; the answer comes at once, the look goes on',
    who: 'user',
    scope: 'account',
    body: chain.LookAgain,
    answer: chain.Holdings,
  },
  askProof: {
    method: 'POST',
    path: '/api/me/wallets/proof',
    tag: 'holdings',
    summary: 'A text to sign with a wallet; it works once, for ten minutes',
    who: 'user',
    body: chain.AskProof,
    answer: chain.ProofToSign,
  },
  linkWallet: {
    method: 'POST',
    path: '/api/me/wallets',
    tag: 'holdings',
    summary: 'Link the wallet that signed the text',
    who: 'user',
    body: chain.LinkWallet,
    answer: chain.Holdings,
  },
  unlinkWallet: {
    method: 'DELETE',
    path: '/api/me/wallets/:address',
    tag: 'holdings',
    summary: 'Forget a wallet and what was found in it',
    who: 'user',
    params: z.object({ address: chain.WalletAddress }),
  },
} as const satisfies Routes
