import { lazy } from 'react'

export const Lobby = lazy(() => import('./lobby.tsx'))
