import { ask, beSomebody, outdated, sorry, useMe } from '@tessera/play/online'
import { Button, say } from '@tessera/ui'
import type { Profile } from '@tessera/wire'
import { useState } from 'react'
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
    say(blocked ? `${name} is no longer blocked.` : `${name} is blocked: you will not meet.`, 'good')
  }
  return (
    <div className="ac-acts">
      {me?.role === 'admin' && <Button to={`/admin?who=${id}`}>Administration</Button>}
      {profile.kind === 'user' && (
        <Button kind="primary" to={`/online/new?invite=${encodeURIComponent(name)}`}>
          Invite to a match
        </Button>
      )}
      {profile.kind === 'user' && me?.kind === 'user' && !blocked && <FriendButton profile={profile} />}
      <Button onClick={() => void block()}>{blocked ? 'Unblock' : 'Block'}</Button>
      <Button kind="quiet" glyph="flag" onClick={() => setReporting(true)}>
        Report
      </Button>
      <ReportDialog open={reporting} onClose={() => setReporting(false)} about={profile} />
    </div>
  )
}

const FRIENDSHIP = {
  none: { verb: 'Ask to be friends', action: 'befriend' },
  asks: { verb: 'Agree to be friends', action: 'befriend' },
  asked: { verb: 'Take the question back', action: 'unfriend' },
  friends: { verb: 'End the friendship', action: 'unfriend' },
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
  return <Button onClick={() => void change()}>{verb}</Button>
}
