import { z } from 'zod'
import * as company from '../company.ts'
import { MatchPage } from '../matches.ts'
import { PageQuery, pageOf } from '../parts.ts'
import { ById, OfGame, type Routes } from '../route.ts'

/** Company: talking at the table, friends, and matches worth watching. */
export const companyRoutes = {
  chat: {
    method: 'GET',
    path: '/api/matches/:id/chat',
    tag: 'matches',
    summary: 'What those in a match wrote to each other, for them alone',
    who: 'player',
    scope: 'read',
    params: ById,
    query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
    answer: company.Chat,
  },
  sayLine: {
    method: 'POST',
    path: '/api/matches/:id/chat',
    tag: 'matches',
    summary: 'Write to the others in a match by link, by invitation or between friends',
    who: 'player',
    scope: 'play',
    params: ById,
    body: company.SayLine,
  },
  runningMatches: {
    method: 'GET',
    path: '/api/running-matches',
    tag: 'matches',
    summary: 'Public matches that are being played and may be watched, those with the latest move first',
    who: 'anybody',
    scope: 'read',
    query: OfGame,
    answer: MatchPage,
  },
  matchOfTheDay: {
    method: 'GET',
    path: '/api/match-of-the-day',
    tag: 'matches',
    summary: 'A finished public match worth watching, the same one all day',
    who: 'anybody',
    scope: 'read',
    answer: company.MatchOfTheDay,
  },
  friends: {
    method: 'GET',
    path: '/api/me/friends',
    tag: 'people',
    summary: 'Friends, those who ask to be, and those one has asked',
    who: 'player',
    scope: 'account',
    query: PageQuery,
    answer: pageOf(company.Friend),
  },
  befriend: {
    method: 'POST',
    path: '/api/people/:id/friend',
    tag: 'people',
    summary: 'Ask somebody to be friends, or agree',
    who: 'user',
    scope: 'account',
    params: ById,
  },
  unfriend: {
    method: 'DELETE',
    path: '/api/people/:id/friend',
    tag: 'people',
    summary: 'Be friends no longer, decline, or take the question back',
    who: 'user',
    scope: 'account',
    params: ById,
  },
} as const satisfies Routes
