import { ask, outdated, PersonLink, sorry, useAnswer } from '@tessera/play/online'
import { Portrait } from '@tessera/table'
import { Button, IconButton, Panel, say, TextField } from '@tessera/ui'
import type { Friend, Me } from '@tessera/wire'
import { type FormEvent, useState } from 'react'
import './friends.css'

/** People one likes to play with: where they are, and an invitation one press away. */
export function FriendsPanel({ me }: { readonly me: Me | null }) {
  const named = me?.kind === 'user'
  const { data } = useAnswer('friends', { query: { limit: 50 } }, named, LOOK_EVERY)
  const list = [...(data?.entries ?? [])].sort((a, b) => rank(a) - rank(b))
  return (
    <Panel title="Friends" className="on-friends">
      {!named ? (
        <p className="muted on-none">
          Sign up under Account to keep a list of friends. To play somebody now, create a match and send them its link.
        </p>
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
        <Button kind="primary" onClick={() => void change('befriend', id)} aria-label={`Be friends with ${name}`}>
          Agree
        </Button>
      )}
      {playing !== null && (
        <Button to={`/m/${playing}`} aria-label={`Watch ${name}`}>
          Watch
        </Button>
      )}
      {state === 'friends' && (
        <Button to={`/online/new?invite=${encodeURIComponent(name)}`} aria-label={`Invite ${name}`}>
          Invite
        </Button>
      )}
      <IconButton
        label={state === 'friends' ? `End the friendship with ${name}` : `Forget ${name}`}
        glyph="close"
        onClick={() => void change('unfriend', id)}
      />
    </li>
  )
}

function stateWords({ state, here, playing }: Friend): string {
  if (state === 'asks') return 'would like to be your friend'
  if (state === 'asked') return 'asked, no answer yet'
  if (playing !== null) return here ? 'here, playing' : 'in a match'
  return here ? 'here now' : 'away'
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
      say(`${name.trim()} is asked.`, 'good')
    } catch (problem) {
      setError(sorry(problem))
    }
    outdated('friends', 'profile')
  }
  return (
    <form className="on-befriend" onSubmit={(event) => void add(event)}>
      {first && (
        <p className="muted">
          Write the name of somebody you like to play with; when they agree, you see when they are here.
        </p>
      )}
      <TextField
        label="Name of a friend"
        bare
        placeholder="Their name"
        value={name}
        error={error}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={setName}
      />
      <Button type="submit" blocked={name.trim() === '' ? 'Write a name first.' : null}>
        Ask
      </Button>
    </form>
  )
}
