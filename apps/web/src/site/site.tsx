import { useOutlook } from '@tessera/play/online'
import { Glyph, IconButton, Skeletons, ThemeButton, Wordmark } from '@tessera/ui'
import { Link, Outlet, useLocation } from '@tessera/ui/router'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

const SettingsDialog = lazy(() => import('@tessera/ui/settings-dialog'))

const PLACES = [
  { to: '/', name: 'Games', online: false },
  { to: '/online', name: 'Online', online: true },
  { to: '/puzzles', name: 'Puzzles', online: false },
  { to: '/replays', name: 'Replays', online: false },
  { to: '/lab', name: 'Lab', online: false },
  { to: '/rules', name: 'Rules', online: false },
] as const

/** The frame of every page that is not a table: around the page of the address, or around what it is given. */
export function Site({ children }: { readonly children?: ReactNode }) {
  const [settings, setSettings] = useState(false)
  const there = useOutlook(({ server }) => server === 'there')
  const you = useOutlook((outlook) => outlook.you)
  const waiting = useOutlook((outlook) => outlook.waiting)
  const { pathname, hash } = useLocation()
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (pathname !== '' && hash === '') top.current?.scrollIntoView()
  }, [pathname, hash])
  return (
    <div className="site" ref={top}>
      <a className="skip" href="#content">
        To the content
      </a>
      <header className="bar">
        <Link className="wordmark" to="/">
          <Wordmark />
          Tessera
        </Link>
        <nav aria-label="Tessera">
          {PLACES.filter(({ online }) => there || !online).map(({ to, name, online }) => (
            <Link key={to} to={to} aria-current={isAt(to, pathname) ? 'page' : undefined}>
              {name}
              {online && waiting > 0 && (
                <span className="bar-count">
                  {waiting}
                  <span className="vh"> waiting for you</span>
                </span>
              )}
            </Link>
          ))}
        </nav>
        <div className="bar-tools">
          {there && (
            <Link className="bar-you" to="/account" aria-label={you === null ? 'Account' : `Account of ${you}`}>
              <Glyph name="person" />
              {you !== null && <span>{you}</span>}
            </Link>
          )}
          <ThemeButton />
          <IconButton label="Settings" glyph="settings" onClick={() => setSettings(true)} />
        </div>
      </header>
      <div id="content" tabIndex={-1}>
        <Suspense fallback={<Coming />}>{children ?? <Outlet />}</Suspense>
      </div>
      {settings && (
        <Suspense fallback={null}>
          <SettingsDialog open onClose={() => setSettings(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Pages that belong to playing each other, wherever they stand. */
const AROUND_ONLINE = /^\/(leaderboard|people)(\/|$)/

function isAt(place: string, pathname: string): boolean {
  if (place === '/') return pathname === '/'
  if (place === '/online' && AROUND_ONLINE.test(pathname)) return true
  return pathname === place || pathname.startsWith(`${place}/`)
}

/** The frame stands while its page is on the way. */
function Coming() {
  return (
    <main className="page">
      <h1 className="vh">Tessera</h1>
      <Skeletons lines={4} label="Loading the page" />
    </main>
  )
}
