import { ask, outdated, PersonLink, sorry, useAnswer } from '@tessera/play/online'
import { Portrait } from '@tessera/table'
import { Button, IconButton, Panel, say, TextField } from '@tessera/ui'
import type { Friend, Me } from '@tessera/wire'
import { type FormEvent, useState } from 'react'
import { words } from '../words/catalogue.ts'
import './friends.css'

/** People one likes to play with: where they are, and an invitation one press away. */
export function FriendsPanel({ me }: { readonly me: Me | null }) {
  const named = me?.kind === 'user'
  const { data } = useAnswer('friends', { query: { limit: 50 } }, named, LOOK_EVERY)
  const list = [...(data?.entries ?? [])].sort((a, b) => rank(a) - rank(b))
  return (
    <Panel title={words.text('friends.title')} className="on-friends">
      {!named ? (
        <p className="muted on-none">{words.text('friends.sign-up')}</p>
      ) : (
        <>
          {list.length > 0 && (
            <ul>
              {list.map((friend) => (
                <FriendLine key={friend.id} friend={friend} />
              ))}
            </ul>
          )}
          <AddFriend first={list.length === 0} />
        </>
      )}
    </Panel>
  )
}

const LOOK_EVERY = 20_000

/** Who asks comes first, then who is here. */
function rank({ state, here }: Friend): number {
  if (state === 'asks') return 0
  if (state === 'friends') return here ? 1 : 2
  return 3
}

function FriendLine({ friend }: { readonly friend: Friend }) {
  const { id, name, state, here, playing } = friend
  return (
    <li>
      <Portrait name={name} seat={0} size={36} />
      <span className="who">
        <PersonLink person={friend} />
        <span className="muted t13">
          {state === 'friends' && <span className={`dot ${here ? 'here' : ''}`} aria-hidden="true" />}
          {stateWords(friend)}
        </span>
      </span>
      {state === 'asks' && (
        <Button
          kind="primary"
          onClick={() => void change('befriend', id)}
          aria-label={words.text('friends.agree.with', { name })}
        >
          {words.text('friends.agree')}
        </Button>
      )}
      {playing !== null && (
        <Button to={`/m/${playing}`} aria-label={words.text('friends.watch', { name })}>
          {words.text('line.watch')}
        </Button>
      )}
      {state === 'friends' && (
        <Button
          to={`/online/new?invite=${encodeURIComponent(name)}`}
          aria-label={words.text('friends.invite', { name })}
        >
          {words.text('new.verb.invite')}
        </Button>
      )}
      <IconButton
        label={words.text(state === 'friends' ? 'friends.end' : 'friends.forget', { name })}
        glyph="close"
        onClick={() => void change('unfriend', id)}
      />
    </li>
  )
}

function stateWords({ state, here, playing }: Friend): string {
  if (state === 'asks') return words.text('friends.asks')
  if (state === 'asked') return words.text('friends.asked')
  if (playing !== null) return here ? words.text('friends.playing') : words.text('friends.in-match')
  return here ? words.text('friends.here') : words.text('friends.away')
}

async function change(route: 'befriend' | 'unfriend', id: string): Promise<void> {
  try {
    await ask(route, { params: { id } })
  } catch (error) {
    say(sorry(error), 'bad')
  }
  outdated('friends', 'profile')
}

function AddFriend({ first }: { readonly first: boolean }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    try {
      const { id } = await ask('profile', { params: { name: name.trim() } })
      await ask('befriend', { params: { id } })
      setName('')
      setError(null)
      say(words.text('friends.sent', { name: name.trim() }), 'good')
    } catch (problem) {
      setError(sorry(problem))
    }
    outdated('friends', 'profile')
  }
  return (
    <form className="on-befriend" onSubmit={(event) => void add(event)}>
      {first && <p className="muted">{words.text('friends.about')}</p>}
      <TextField
        label={words.text('friends.name')}
        bare
        placeholder={words.text('new.their-name')}
        value={name}
        error={error}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={setName}
      />
      <Button type="submit" blocked={name.trim() === '' ? words.text('friends.name.first') : null}>
        {words.text('friends.ask')}
      </Button>
    </form>
  )
}
