import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useServer } from './account/me.ts'
import { useOutlook } from './outlook.ts'
import './online.css'

/** Around everything that needs the match server: whoever becomes somebody here is known to every page. */
export default function Rooms() {
  const server = useServer()
  const there = server.state === 'here'
  const known = there && server.me !== null
  useEffect(() => {
    if (there) useOutlook.setState({ server: 'there', known })
  }, [there, known])
  return <Outlet />
}
