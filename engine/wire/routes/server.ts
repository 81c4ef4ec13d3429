import { z } from 'zod'
import * as account from '../accounts.ts'
import * as match from '../matches.ts'
import type { Routes } from '../route.ts'

/** This server, and the games it knows. */
export const serverRoutes = {
  facts: {
    method: 'GET',
    path: '/api/server',
    tag: 'server',
    summary: 'What this server can do',
    who: 'anybody',
    scope: 'read',
    answer: account.ServerFacts,
  },
  games: {
    method: 'GET',
    path: '/api/games',
    tag: 'server',
    summary: 'The games, their bots and options',
    who: 'anybody',
    scope: 'read',
    answer: z.array(match.GameEntry),
  },
  browserError: {
    method: 'POST',
    path: '/api/errors',
    tag: 'server',
    summary: 'Tell the operator of an error in a browser',
    who: 'anybody',
    body: account.BrowserError,
  },
} as const satisfies Routes
