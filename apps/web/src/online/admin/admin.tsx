import { useMe } from '@tessera/play/online'
import { Button, Panel, TextField, useTitle } from '@tessera/ui'
import { NotFound } from '@tessera/ui/not-found'
import { useSearchParams } from '@tessera/ui/router'
import { useState } from 'react'
import { words } from '../words/catalogue.ts'
import { AccountPanels } from './account-panels.tsx'
import { EndMatch } from './end-match.tsx'
import { Reports } from './reports.tsx'
import '@tessera/play/online/account.css'
import '@tessera/play/online/people.css'

/** /admin: other accounts are told that there is no such page. */
export default function AdminPage() {
  useTitle(words.text('admin.title'))
  return useMe()?.role === 'admin' ? <Desk /> : <NotFound />
}

function Desk() {
  const [search, setSearch] = useSearchParams()
  const who = search.get('who') ?? ''
  const [name, setName] = useState('')
  return (
    <main className="page pp-page">
      <header className="page-head">
        <div>
          <h1>{words.text('admin.title')}</h1>
          <p className="muted">{words.text('admin.about')}</p>
        </div>
      </header>
      <div className="pp-columns">
        <Reports onPerson={(id) => setSearch({ who: id })} />
        <div className="ac-parts">
          <Panel title={words.text('admin.somebody')}>
            <form
              className="ac-form"
              onSubmit={(event) => {
                event.preventDefault()
                if (name.trim() !== '') setSearch({ who: name.trim() })
              }}
            >
              <TextField
                label={words.text('admin.who')}
                value={name}
                onChange={setName}
                spellCheck={false}
                maxLength={40}
              />
              <div className="ac-acts">
                <Button type="submit">{words.text('admin.look')}</Button>
              </div>
            </form>
          </Panel>
          {who !== '' && <AccountPanels key={who} who={who} />}
          <EndMatch />
        </div>
      </div>
    </main>
  )
}
