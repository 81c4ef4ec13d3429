import { GAMES } from '@tessera/games/screens'
import { GamePages } from '@tessera/play'
import { useOutlook } from '@tessera/play/online'
import { ErrorBoundary, Notices, Skeletons } from '@tessera/ui'
import { Navigate, Pages, Router, useLocation } from '@tessera/ui/router'
import { lazy, Suspense } from 'react'
import { Lab } from './lab/index.ts'
import { keepOffline } from './offline/index.ts'
import { MatchPage, ONLINE_PATHS, OnlinePage, Rooms, Watch } from './online/index.ts'
import { Home, Puzzles, Replays, Rules } from './pages/index.ts'
import { Site } from './site/index.ts'
import { words } from './words/catalogue.ts'

const NotFound = lazy(async () => ({ default: (await import('@tessera/ui/not-found')).NotFound }))

/** A game's pages are loaded with its screens when they are opened. */
const SCREENS = GAMES.map(({ id, screens }) => ({
  id,
  Screens: lazy(async () => {
    const { pages } = (await screens()).screens
    keepOffline(id)
    return { default: () => <GamePages id={id} pages={pages} /> }
  }),
}))

/** A game's name is an address too, where it has another id: people type what they call it. */
const NAMED = GAMES.filter(({ id, name }) => name.toLowerCase() !== id && /^\w+$/.test(name)).map(({ name, door }) => ({
  path: `/${name.toLowerCase()}`,
  element: <Navigate to={door} replace />,
}))

const ROUTES = [
  ...NAMED,
  ...SCREENS.map(({ id, Screens }) => ({ path: `/${id}/*`, element: <Screens /> })),
  { element: <Rooms />, routes: [{ path: '/m/:id', element: <MatchPage /> }] },
  {
    element: <Site />,
    routes: [
      { element: <Rooms />, routes: ONLINE_PATHS.map((path) => ({ path, element: <OnlinePage path={path} /> })) },
      { path: '/', element: <Home /> },
      { path: '/replays', element: <Replays /> },
      { path: '/lab', element: <Lab /> },
      { path: '/puzzles', element: <Puzzles /> },
      { path: '/rules/:game?', element: <Rules /> },
      { element: <NotFound /> },
    ],
  },
]

export function App() {
  return (
    <Router>
      <Page />
      <Watching />
      <Notices />
    </Router>
  )
}

/** Only players with matches on a server get notices. */
function Watching() {
  const known = useOutlook(({ you }) => you !== null)
  return (
    known && (
      <Suspense fallback={null}>
        <Watch />
      </Suspense>
    )
  )
}

function Page() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetOn={pathname}>
      <Suspense fallback={<Loading />}>
        <Pages routes={ROUTES} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Loading() {
  return (
    <main className="loading">
      <h1 className="vh">Tessera</h1>
      <Skeletons lines={4} label={words.text('site.loading')} />
    </main>
  )
}
