import { books } from 'virtual:rules'
import { primerOf } from '@tessera/games/primers'
import { GAMES } from '@tessera/games/screens'
import { RulesGuide } from '@tessera/play/guide'
import { gameOf } from '@tessera/play/registry'
import { Button, EmptyState, Skeletons, useTitle } from '@tessera/ui'
import { Link, useLocation, useParams } from '@tessera/ui/router'
import { useEffect, useState } from 'react'
import { Book, type RuleDocument } from '../rulebook/index.ts'
import '../rulebook/rulebook.css'

/** How a game is played, in a page; behind it every rule with its number: /rules/<game>#RULE-51. */
export default function Rules() {
  const id = useParams()['game'] ?? GAMES[0]?.id ?? ''
  const game = gameOf(id)
  useTitle(game ? `Rules of ${game.name}` : 'Rules')
  const { hash, search } = useLocation()
  const load = game && books[game.rulebook ?? id]
  const primer = primerOf(id)
  const asBook = primer === null || hash !== '' || new URLSearchParams(search).has('book')
  if (!game || !load) return <NoBook id={id} />
  return (
    <main className="page rulebook">
      {GAMES.length > 1 && (
        <nav className="other-books" aria-label="Rulebooks">
          {GAMES.map((each) => (
            <Link key={each.id} to={`/rules/${each.id}`} aria-current={each.id === id ? 'page' : undefined}>
              {each.name}
            </Link>
          ))}
        </nav>
      )}
      {asBook ? (
        <>
          {primer !== null && (
            <p className="to-guide">
              <Link to={`/rules/${id}`}>How to play {game.name}, in a page</Link>
            </p>
          )}
          <Opened key={id} load={load} />
        </>
      ) : (
        <RulesGuide game={game} primer={primer} />
      )}
    </main>
  )
}

function Opened({ load }: { readonly load: () => Promise<{ readonly default: RuleDocument }> }) {
  const [book, setBook] = useState<RuleDocument | null>(null)
  const [failed, setFailed] = useState(false)
  const { hash } = useLocation()
  useEffect(() => {
    let open = true
    load().then(
      (loaded) => open && setBook(loaded.default),
      () => open && setFailed(true),
    )
    return () => {
      open = false
    }
  }, [load])
  useEffect(() => {
    if (!book || hash === '') return
    const place = document.getElementById(decodeURIComponent(hash.slice(1)))
    place?.scrollIntoView({ block: 'start' })
    place?.focus({ preventScroll: true })
  }, [book, hash])
  if (failed) {
    return (
      <>
        <h1 className="vh">Rules</h1>
        <EmptyState
          title="The rulebook could not be loaded"
          actions={<Button onClick={() => location.reload()}>Try again</Button>}
        >
          The connection may be gone.
        </EmptyState>
      </>
    )
  }
  if (!book) {
    return (
      <>
        <h1 className="vh">Rules</h1>
        <Skeletons lines={8} label="Loading the rulebook" />
      </>
    )
  }
  return (
    <div className="rule-columns">
      <nav className="contents" aria-label="Sections">
        <ul>
          {book.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <article>
        <h1>{book.title}</h1>
        <Book document={book} />
      </article>
    </div>
  )
}

function NoBook({ id }: { readonly id: string }) {
  return (
    <main className="page">
      <h1 className="vh">Rules</h1>
      <EmptyState title="There is no such rulebook" actions={<Button to="/">To the games</Button>}>
        {`Nothing here is called "${id.slice(0, 40)}".`}
      </EmptyState>
    </main>
  )
}
