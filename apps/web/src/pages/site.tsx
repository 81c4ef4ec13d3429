import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router'
import { useOutlook } from '../online/outlook.ts'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { ThemeButton } from '../settings/theme-button.tsx'
import { IconButton } from '../ui/index.ts'
import { Wordmark } from './wordmark.tsx'

const PLACES = [
  { to: '/', name: 'Games', online: false },
  { to: '/online', name: 'Online', online: true },
  { to: '/replays', name: 'Replays', online: false },
  { to: '/lab', name: 'Lab', online: false },
  { to: '/rules', name: 'Rules', online: false },
] as const

/** The frame of every page that is not a table: around the page of the address, or around what it is given. */
export function Site({ children }: { readonly children?: ReactNode }) {
  const [settings, setSettings] = useState(false)
  const there = useOutlook(({ server }) => server === 'there')
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
            <NavLink key={to} to={to} end={to === '/'}>
              {name}
              {online && waiting > 0 && (
                <span className="bar-count">
                  {waiting}
                  <span className="vh"> waiting for you</span>
                </span>
              )}
            </NavLink>
          ))}
        </nav>
        <div className="bar-tools">
          {there && <IconButton label="Account" glyph="person" to="/account" />}
          <ThemeButton />
          <IconButton label="Settings" glyph="settings" onClick={() => setSettings(true)} />
        </div>
      </header>
      <div id="content" tabIndex={-1}>
        {children ?? <Outlet />}
      </div>
      <SettingsDialog open={settings} onClose={() => setSettings(false)} />
    </div>
  )
}
