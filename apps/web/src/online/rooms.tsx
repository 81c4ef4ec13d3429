import { useOutlook, useServer } from '@tessera/play/online'
import { Outlet } from '@tessera/ui/router'
import { useEffect } from 'react'
import './online.css'

/** Around everything that needs the match server: a visitor who signs in here is known to every page. */
export default function Rooms() {
  const server = useServer()
  const there = server.state === 'here'
  const you = server.state === 'here' ? (server.me?.name ?? null) : null
  useEffect(() => {
    if (there) useOutlook.setState({ server: 'there', you })
  }, [there, you])
  return <Outlet />
}
