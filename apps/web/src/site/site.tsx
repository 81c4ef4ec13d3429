import { useOutlook } from '@tessera/play/online'
import { Glyph, IconButton, Skeletons, ThemeButton, Wordmark } from '@tessera/ui'
import { Link, Outlet, useLocation } from '@tessera/ui/router'
import { words as uiWords } from '@tessera/ui/words'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { words } from '../words/catalogue.ts'

const SettingsDialog = lazy(() => import('@tessera/ui/settings-dialog'))

const PLACES = [
  { to: '/', id: 'games', online: false },
  { to: '/online', id: 'online', online: true },
  { to: '/puzzles', id: 'puzzles', online: false },
  { to: '/replays', id: 'replays', online: false },
  { to: '/lab', id: 'lab', online: false },
  { to: '/rules', id: 'rules', online: false },
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
        {words.text('site.skip')}
      </a>
      <header className="bar">
        <Link className="wordmark" to="/">
          <Wordmark />
          Tessera
        </Link>
        <nav aria-label="Tessera">
          {PLACES.filter(({ online }) => there || !online).map(({ to, id, online }) => (
            <Link key={to} to={to} aria-current={isAt(to, pathname) ? 'page' : undefined}>
              {words.text(`place.${id}`)}
              {online && waiting > 0 && (
                <span className="bar-count">
                  <span aria-hidden="true">{waiting}</span>
                  <span className="vh">{words.text('site.waiting', { n: waiting })}</span>
                </span>
              )}
            </Link>
          ))}
        </nav>
        <div className="bar-tools">
          {there && (
            <Link
              className="bar-you"
              to="/account"
              aria-label={you === null ? words.text('site.account') : words.text('site.account.of', { name: you })}
            >
              <Glyph name="person" />
              {you !== null && <span>{you}</span>}
            </Link>
          )}
          <ThemeButton />
          <IconButton label={uiWords.text('settings.title')} glyph="settings" onClick={() => setSettings(true)} />
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
      <Skeletons lines={4} label={words.text('site.loading')} />
    </main>
  )
}
