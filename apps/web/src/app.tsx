import { lazy, Suspense } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router'
import { GamePages } from '#play'
import { GAMES } from './games/index.ts'
import { keepOffline } from './offline/register.ts'
import { useOutlook } from './online/outlook.ts'
import { ONLINE_PLACES } from './online/places.ts'
import { Home } from './pages/home.tsx'
import { Site } from './pages/site.tsx'
import { ErrorBoundary, Notices, Skeletons } from './ui/index.ts'

const Replays = lazy(() => import('./pages/replays.tsx'))
const Lab = lazy(() => import('./lab/lab-page.tsx'))
const Puzzles = lazy(() => import('./puzzles/puzzles-page.tsx'))
const Rules = lazy(() => import('./pages/rules.tsx'))
const NotFound = lazy(() => import('./pages/not-found.tsx'))
const Rooms = lazy(() => import('./online/rooms.tsx'))
const MatchPage = lazy(() => import('./online/match/match-page.tsx'))
const Watch = lazy(() => import('./online/notices/watch.tsx'))

/** A game's pages are loaded with its screens when somebody goes there. */
const SCREENS = GAMES.map(({ id, screens }) => ({
  id,
  Screens: lazy(async () => {
    const { pages } = (await screens()).screens
    keepOffline(id)
    return { default: () => <GamePages pages={pages} /> }
  }),
}))

export function App() {
  return (
    <BrowserRouter>
      <Pages />
      <Watching />
      <Notices />
    </BrowserRouter>
  )
}

/** Only somebody with matches on a server has anything to be told. */
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

function Pages() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetOn={pathname}>
      <Suspense fallback={<Loading />}>
        <Routes>
          {SCREENS.map(({ id, Screens }) => (
            <Route key={id} path={`/${id}/*`} element={<Screens />} />
          ))}
          <Route element={<Rooms />}>
            <Route path="/m/:id" element={<MatchPage />} />
          </Route>
          <Route element={<Site />}>
            <Route element={<Rooms />}>
              {ONLINE_PLACES.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
            <Route index element={<Home />} />
            <Route path="/replays" element={<Replays />} />
            <Route path="/lab" element={<Lab />} />
            <Route path="/puzzles" element={<Puzzles />} />
            <Route path="/rules/:game?" element={<Rules />} />
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}

function Loading() {
  return (
    <main className="loading">
      <h1 className="vh">Tessera</h1>
      <Skeletons lines={4} label="Loading the page" />
    </main>
  )
}
