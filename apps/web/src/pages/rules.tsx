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
import { words } from './words/catalogue.ts'

/** How a game is played, in a page; behind it every rule with its number: /rules/<game>#RULE-51. */
export default function Rules() {
  const id = useParams()['game'] ?? GAMES[0]?.id ?? ''
  const game = gameOf(id)
  useTitle(game ? words.text('rules.of', { game: game.name }) : words.text('rules.title'))
  const { hash, search } = useLocation()
  const load = game && books[game.rulebook ?? id]
  const primer = primerOf(id)
  const asBook = primer === null || hash !== '' || new URLSearchParams(search).has('book')
  if (!game || !load) return <NoBook id={id} />
  return (
    <main className="page rulebook">
      {GAMES.length > 1 && (
        <nav className="other-books" aria-label={words.text('rules.books')}>
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
              <Link to={`/rules/${id}`}>{words.text('rules.page', { game: game.name })}</Link>
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
        <h1 className="vh">{words.text('rules.title')}</h1>
        <EmptyState
          title={words.text('rules.failed')}
          actions={<Button onClick={() => location.reload()}>{words.text('rules.failed.again')}</Button>}
        >
          {words.text('rules.failed.about')}
        </EmptyState>
      </>
    )
  }
  if (!book) {
    return (
      <>
        <h1 className="vh">{words.text('rules.title')}</h1>
        <Skeletons lines={8} label={words.text('rules.loading')} />
      </>
    )
  }
  return (
    <div className="rule-columns">
      <nav className="contents" aria-label={words.text('rules.sections')}>
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
      <h1 className="vh">{words.text('rules.title')}</h1>
      <EmptyState title={words.text('rules.none')} actions={<Button to="/">{words.text('rules.none.games')}</Button>}>
        {words.text('rules.none.about', { name: id.slice(0, 40) })}
      </EmptyState>
    </main>
  )
}
