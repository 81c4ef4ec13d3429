import { agoWords, PagedList, PersonLink, usePages } from '@tessera/play/online'
import { Panel } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import { scoreWords } from './score.ts'

export function Opponents({ name }: { readonly name: string }) {
  const pages = usePages('opponents', { params: { name }, query: { limit: 15 } })
  return (
    <Panel title="Opponents">
      <PagedList
        pages={pages}
        label="Results against each opponent"
        keyOf={({ person }) => person.id}
        none={
          <>
            Nobody yet. <Link to="/online">Open matches</Link> wait in the lobby.
          </>
        }
      >
        {({ person, last, ...score }) => (
          <>
            <div>
              <PersonLink person={person} />
              <p>Last played {agoWords(last)}</p>
            </div>
            <span className="pp-score">{scoreWords(score)}</span>
          </>
        )}
      </PagedList>
    </Panel>
  )
}
