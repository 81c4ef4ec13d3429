import { type ComponentType, lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router'

const NotFound = lazy(() => import('#web/pages/not-found.tsx'))

/** A game's screens by their paths below its own; its bare address leads to the set-up. */
export function GamePages({ pages }: { readonly pages: Readonly<Record<string, ComponentType>> }) {
  return (
    <Routes>
      <Route index element={<Navigate to="play" replace />} />
      {Object.entries(pages).map(([path, Page]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
