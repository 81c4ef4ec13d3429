import { Navigate, Pages } from '@tessera/ui/router'
import { type ComponentType, lazy } from 'react'

const NotFound = lazy(async () => ({ default: (await import('@tessera/ui/not-found')).NotFound }))

interface GamePagesProps {
  readonly id: string
  readonly pages: Readonly<Record<string, ComponentType>>
}

/** A game's screens by their paths below its own; its bare address leads to the set-up. */
export function GamePages({ id, pages }: GamePagesProps) {
  const screens = Object.entries(pages).map(([path, Page]) => ({ path: `/${id}/${path}`, element: <Page /> }))
  const first = { path: `/${id}`, element: <Navigate to={`/${id}/play`} replace /> }
  return <Pages routes={[first, ...screens, { element: <NotFound /> }]} />
}
