import { ask, beSomebody, outdated, sorry, useMe } from '@tessera/play/online'
import { Button, say } from '@tessera/ui'
import type { Profile } from '@tessera/wire'
import { useState } from 'react'
import { words } from '../../words/catalogue.ts'
import { ReportDialog } from '../report-dialog.tsx'

/** What can be done about another player: invite, befriend, block, report. */
export function PersonActions({ profile }: { readonly profile: Profile }) {
  const [reporting, setReporting] = useState(false)
  const me = useMe()
  const { id, name, blocked } = profile
  const block = async () => {
    try {
      await beSomebody()
      await ask(blocked ? 'unblock' : 'block', { params: { id } })
    } catch (error) {
      return say(sorry(error), 'bad')
    }
    outdated('profile', 'blocks', 'openMatches')
    say(words.text(blocked ? 'block.ended' : 'block.done', { name }), 'good')
  }
  return (
    <div className="ac-acts">
      {me?.role === 'admin' && <Button to={`/admin?who=${id}`}>{words.text('admin.title')}</Button>}
      {profile.kind === 'user' && (
        <Button kind="primary" to={`/online/new?invite=${encodeURIComponent(name)}`}>
          {words.text('person.invite')}
        </Button>
      )}
      {profile.kind === 'user' && me?.kind === 'user' && !blocked && <FriendButton profile={profile} />}
      <Button onClick={() => void block()}>{blocked ? words.text('block.undo') : words.text('block.do')}</Button>
      <Button kind="quiet" glyph="flag" onClick={() => setReporting(true)}>
        {words.text('report.do')}
      </Button>
      <ReportDialog open={reporting} onClose={() => setReporting(false)} about={profile} />
    </div>
  )
}

const FRIENDSHIP = {
  none: { verb: 'person.friend.none', action: 'befriend' },
  asks: { verb: 'person.friend.asks', action: 'befriend' },
  asked: { verb: 'person.friend.asked', action: 'unfriend' },
  friends: { verb: 'person.friend.friends', action: 'unfriend' },
} as const

function FriendButton({ profile }: { readonly profile: Profile }) {
  const { verb, action } = FRIENDSHIP[profile.friend ?? 'none']
  const change = async () => {
    try {
      await ask(action, { params: { id: profile.id } })
    } catch (error) {
      say(sorry(error), 'bad')
    }
    outdated('profile', 'friends')
  }
  return <Button onClick={() => void change()}>{words.text(verb)}</Button>
}
