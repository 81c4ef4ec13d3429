import { lazy, Suspense } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router'
import { GAMES } from './games/index.ts'
import { Home } from './pages/home.tsx'
import { Site } from './pages/site.tsx'
import { ErrorBoundary, Notices, Skeletons } from './ui/index.ts'

const Replays = lazy(() => import('./pages/replays.tsx'))
const Lab = lazy(() => import('./lab/LabPage.tsx'))
const Rules = lazy(() => import('./pages/rules.tsx'))
const NotFound = lazy(() => import('./pages/not-found.tsx'))

export function App() {
  return (
    <BrowserRouter>
      <Pages />
      <Notices />
    </BrowserRouter>
  )
}

function Pages() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetOn={pathname}>
      <Suspense fallback={<Loading />}>
        <Routes>
          {GAMES.map(({ id, Screens }) => (
            <Route key={id} path={`/${id}/*`} element={<Screens />} />
          ))}
          <Route element={<Site />}>
            <Route index element={<Home />} />
            <Route path="/replays" element={<Replays />} />
            <Route path="/lab" element={<Lab />} />
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
