import type { ComponentType } from 'react'
import { Account, Recover, Register, SignIn } from './account/index.ts'
import { Admin } from './admin/index.ts'
import { Holdings } from './chain/index.ts'
import { NewMatch } from './create/index.ts'
import { Lobby } from './lobby/index.ts'
import { Leaderboard, Profile } from './people/index.ts'

/** Pages of the site that need the match server; the match itself is at /m/<id>, without the site's frame. */
export const ONLINE_PLACES: readonly { readonly path: string; readonly Page: ComponentType }[] = [
  { path: '/online', Page: Lobby },
  { path: '/online/new', Page: NewMatch },
  { path: '/account/holdings', Page: Holdings },
  { path: '/account/:part?', Page: Account },
  { path: '/wallet', Page: Holdings },
  { path: '/register', Page: Register },
  { path: '/sign-in', Page: SignIn },
  { path: '/recover', Page: Recover },
  { path: '/people/:name', Page: Profile },
  { path: '/leaderboard/:game?', Page: Leaderboard },
  { path: '/admin', Page: Admin },
]
