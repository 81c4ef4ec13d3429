import { Outlet } from 'react-router'

export function Site() {
  return <Outlet />
}
