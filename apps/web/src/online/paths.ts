/** Addresses within the site that need the match server; a match at its table is at /m/<id>, without the site's frame. */
export const ONLINE_PATHS = [
  '/online',
  '/online/new',
  '/account/:part?',
  '/register',
  '/sign-in',
  '/recover',
  '/people/:name',
  '/leaderboard/:game?',
  '/admin',
] as const

export type OnlinePath = (typeof ONLINE_PATHS)[number]
