import { agoWords, PagedList, PersonLink, usePages } from '@tessera/play/online'
import { worded } from '@tessera/table'
import { Panel } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import { words } from '../../words/catalogue.ts'
import { scoreWords } from './score.ts'

export function Opponents({ name }: { readonly name: string }) {
  const pages = usePages('opponents', { params: { name }, query: { limit: 15 } })
  return (
    <Panel title={words.text('opponents.title')}>
      <PagedList
        pages={pages}
        label={words.text('opponents.label')}
        keyOf={({ person }) => person.id}
        none={worded(words.parts('opponents.none'), { link: (inside) => <Link to="/online">{inside}</Link> })}
      >
        {({ person, last, ...score }) => (
          <>
            <div>
              <PersonLink person={person} />
              <p>{words.text('opponents.last', { when: agoWords(last) })}</p>
            </div>
            <span className="pp-score">{scoreWords(score)}</span>
          </>
        )}
      </PagedList>
    </Panel>
  )
}
