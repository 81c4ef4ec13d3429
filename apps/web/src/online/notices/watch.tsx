import { followAccount, type NextMatch, outdated, useMe, useOutlook } from '@tessera/play/online'
import { countInTitle, say } from '@tessera/ui'
import { useLocation, useNavigate } from '@tessera/ui/router'
import type { AccountMessage, MatchSummary } from '@tessera/wire'
import { useEffect, useMemo, useRef } from 'react'
import { nextWaiting, stateWords, titleOf, useMyMatches, waitsForMe } from '../listed/index.ts'
import { words } from '../words/catalogue.ts'

/** On every page of a player with a session: receives notices, counts them in the tab, and N leads to the next turn. */
export default function Watch() {
  const me = useMe()
  const matches = useMyMatches()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const here = useRef<string | null>(null)
  here.current = matchAt(pathname)
  const said = useRef(new Map<string, () => void>())
  // A notice goes when its page is open: it may have been shown on the way there.
  useEffect(() => {
    const match = matchAt(pathname) ?? ''
    said.current.get(match)?.()
    said.current.delete(match)
  }, [pathname])
  const account = me?.id
  useEffect(() => {
    if (account === undefined) return
    return followAccount(account, ({ kind, match }) => {
      outdated('myMatches', 'invitations', 'notices')
      if (!isTold(kind) || match === undefined || match === here.current) return
      const text = words.text(`notice.${kind}`)
      said.current.set(match, say(text, 'plain', { name: words.text('news.go'), run: () => navigate(`/m/${match}`) }))
    })
  }, [account, navigate])

  const waits = (matches ?? []).filter((match) => waitsForMe(match) && match.id !== here.current)
  const waiting = waits.length
  const [first] = waits
  const next = useMemo(() => (first === undefined ? null : nextOf(first)), [first])
  useEffect(() => useOutlook.setState({ next }), [next])
  useEffect(() => {
    useOutlook.setState({ waiting })
    countInTitle(waiting)
    const badge = navigator as { setAppBadge?: (count: number) => Promise<void> }
    void badge.setAppBadge?.(waiting).catch(() => {})
  }, [waiting])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented)
        return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return
      const next = matches === null ? null : nextWaiting(matches, here.current)
      if (next !== null) navigate(`/m/${next.id}`)
      else if (here.current !== null) say(words.text('news.no-other'))
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [matches, navigate])
  return null
}

function matchAt(pathname: string): string | null {
  return /^\/m\/(\w+)/.exec(pathname)?.[1] ?? null
}

function nextOf(match: MatchSummary): NextMatch {
  const { id, game, mine } = match
  return { id, game, seat: mine === 1 ? 1 : 0, title: titleOf(match), state: stateWords(match) }
}

/** The kinds of notices that are told on every page. */
type Told = Extract<AccountMessage['kind'], 'turn' | 'invitation' | 'started' | 'reminder' | 'paired'>
const TOLD: ReadonlySet<string> = new Set<Told>(['turn', 'invitation', 'started', 'reminder', 'paired'])

function isTold(kind: AccountMessage['kind']): kind is Told {
  return TOLD.has(kind)
}
