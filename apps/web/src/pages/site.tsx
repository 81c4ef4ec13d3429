import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { ThemeButton } from '../settings/theme-button.tsx'
import { IconButton } from '../ui/index.ts'
import { Wordmark } from './wordmark.tsx'

const PLACES = [
  { to: '/', name: 'Games' },
  { to: '/replays', name: 'Replays' },
  { to: '/lab', name: 'Lab' },
  { to: '/rules', name: 'Rules' },
] as const

/** The frame of every page that is not a table. */
export function Site() {
  const [settings, setSettings] = useState(false)
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
          {PLACES.map(({ to, name }) => (
            <NavLink key={to} to={to} end={to === '/'}>
              {name}
            </NavLink>
          ))}
        </nav>
        <div className="bar-tools">
          <ThemeButton />
          <IconButton label="Settings" glyph="settings" onClick={() => setSettings(true)} />
        </div>
      </header>
      <div id="content" tabIndex={-1}>
        <Outlet />
      </div>
      <SettingsDialog open={settings} onClose={() => setSettings(false)} />
    </div>
  )
}
