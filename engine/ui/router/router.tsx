import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react'
import { words } from '../words/catalogue.ts'
import { findPage, type PageRoute, type Params } from './routes.ts'

/** Where the visitor is; `state` is what was handed over on the way there. */
interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
}

interface GoOptions {
  /** Without a way back to here. */
  readonly replace?: boolean
  readonly state?: unknown
}

type Go = (to: string, options?: GoOptions) => void

const Here = createContext<{ readonly place: Place; readonly go: Go } | null>(null)
const OpenPlaces = createContext<Params>({})
const Inside = createContext<ReactNode>(null)

interface Kept {
  readonly state?: unknown
  /** How far down the page was when it was left. */
  readonly y?: number
}

function kept(): Kept {
  return (window.history.state as Kept | null) ?? {}
}

function placeNow(): Place {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: kept().state ?? null }
}

/** Follows the browser's address. While the next page is loading the last one stays, under a bar that says so. */
export function Router({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState(placeNow)
  const [pending, startTransition] = useTransition()
  useEffect(() => {
    const follow = () => startTransition(() => setPlace(placeNow()))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  useScroll(place)
  // Made once: effects depend on it.
  const [go] = useState(
    (): Go =>
      (to, { replace = false, state = null } = {}) => {
        const address = addressOf(to)
        if (replace) window.history.replaceState({ state }, '', address)
        else {
          window.history.replaceState({ ...kept(), y: window.scrollY }, '')
          window.history.pushState({ state }, '', address)
        }
        startTransition(() => setPlace(placeNow()))
      },
  )
  const here = useMemo(() => ({ place, go }), [place, go])
  return (
    <Here value={here}>
      {pending && <div className="page-coming" role="progressbar" aria-label={words.text('loading.page')} />}
      {children}
    </Here>
  )
}

/** A page opens at its top, and where it was left on the way back. */
function useScroll({ pathname, hash }: Place): void {
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current !== pathname && hash === '') window.scrollTo(0, kept().y ?? 0)
    shown.current = pathname
  }, [pathname, hash])
}

/** On this site, wherever the words would lead: some of them come from an address. */
function addressOf(to: string): string {
  const { pathname, search, hash } = new URL(to, window.location.href)
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`
}

/** The page at the visitor's address, in its frames. */
export function Pages({ routes }: { readonly routes: readonly PageRoute[] }) {
  const found = findPage(routes, useLocation().pathname)
  const outer = use(OpenPlaces)
  if (found === null) return null
  let tree: ReactNode = null
  for (const element of [...found.elements].reverse()) tree = <Inside value={tree}>{element}</Inside>
  return <OpenPlaces value={{ ...outer, ...found.params }}>{tree}</OpenPlaces>
}

/** Where a frame shows the page inside it. */
export function Outlet() {
  return use(Inside)
}

export function useLocation(): Place {
  return useHere().place
}

export function useNavigate(): Go {
  return useHere().go
}

export function useParams(): Params {
  return use(OpenPlaces)
}

export function useSearchParams(): [
  URLSearchParams,
  (next: Readonly<Record<string, string>>, options?: GoOptions) => void,
] {
  const { place, go } = useHere()
  const params = useMemo(() => new URLSearchParams(place.search), [place.search])
  return [params, (next, options) => go(`?${new URLSearchParams(next)}`, options)]
}

function useHere() {
  const here = use(Here)
  if (here === null) throw new Error('There is no Router around this')
  return here
}

/** Leads on at once. */
export function Navigate({ to, state, replace = false }: GoOptions & { readonly to: string }) {
  const go = useNavigate()
  useEffect(() => go(to, { replace, state }), [go, to, replace, state])
  return null
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, GoOptions {
  /** An address on this site, or a `?query` or `#place` on this page. */
  readonly to: string
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link that goes there without loading the site anew; opened elsewhere it is a link like any other. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { go } = useHere()
  const address = addressOf(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || (rest.target ?? '_self') !== '_self') return
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    go(to, { replace: replace ?? address === `${pathname}${search}${hash}`, state })
  }
  return <a {...rest} href={address} onClick={follow} />
}
