import { words } from '@tessera/table/words'
import { Link } from '@tessera/ui/router'
import type { Person } from '@tessera/wire'

/** A name that leads to its page; guests have no name of their own and are found by their id. */
export function PersonLink({ person }: { readonly person: Person }) {
  if (person.gone) return <span className="muted">{words.text('person.deleted')}</span>
  return (
    <>
      <Link to={personPath(person)}>{person.name}</Link>
      {person.kind !== 'user' && <span className="ac-mark">{words.text(`person.${person.kind}`)}</span>}
    </>
  )
}

export function personPath({ kind, id, name }: Pick<Person, 'kind' | 'id' | 'name'>): string {
  return `/people/${encodeURIComponent(kind === 'guest' ? id : name)}`
}
