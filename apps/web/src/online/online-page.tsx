import type { ComponentType } from 'react'
import { Account, Recover, Register, SignIn } from './account/index.ts'
import { Admin } from './admin/index.ts'
import { NewMatch } from './create/index.ts'
import { Lobby } from './lobby/index.ts'
import type { OnlinePath } from './paths.ts'
import { Leaderboard, Profile } from './people/index.ts'

const PAGES: Readonly<Record<OnlinePath, ComponentType>> = {
  '/online': Lobby,
  '/online/new': NewMatch,
  '/account/:part?': Account,
  '/register': Register,
  '/sign-in': SignIn,
  '/recover': Recover,
  '/people/:name': Profile,
  '/leaderboard/:game?': Leaderboard,
  '/admin': Admin,
}

/** The page at an address that needs the match server. */
export default function OnlinePage({ path }: { readonly path: OnlinePath }) {
  const Page = PAGES[path]
  return <Page />
}
