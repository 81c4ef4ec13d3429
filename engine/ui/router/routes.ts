import type { ReactNode } from 'react'

/** A page at an address, or a frame around pages: a frame has no path and shows the page inside it by its `Outlet`. */
export interface PageRoute {
  /** `/people/:name`, `/rules/:game?`, `/chess/*`; parts after a colon are read by `useParams`. */
  readonly path?: string
  readonly element: ReactNode
  readonly routes?: readonly PageRoute[]
}

export type Params = Readonly<Record<string, string | undefined>>

export interface Found {
  /** Frames from the outside in, the page last. */
  readonly elements: readonly ReactNode[]
  readonly params: Params
}

/** The first page whose path fits. */
export function findPage(routes: readonly PageRoute[], pathname: string): Found | null {
  for (const { path, element, routes: inner } of routes) {
    if (inner !== undefined) {
      const found = findPage(inner, pathname)
      if (found !== null) return { ...found, elements: [element, ...found.elements] }
    } else {
      const params = fits(path ?? '*', pathname)
      if (params !== null) return { elements: [element], params }
    }
  }
  return null
}

/** What stands in the open places of a path, or null where the address is another one. */
function fits(path: string, pathname: string): Params | null {
  const wanted = partsOf(path)
  const given = partsOf(pathname)
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    if (part === '*') return params
    const here = given[index]
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(part) ?? []
    if (here === undefined) {
      if (optional === undefined) return null
    } else if (name !== undefined) params[name] = decoded(here)
    else if (part.toLowerCase() !== here.toLowerCase()) return null
  }
  return given.length > wanted.length ? null : params
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '')
}

/** Addresses are typed by hand too: what cannot be decoded stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
