import { expect, test } from 'vitest'
import { type Lanes, openLanes } from './lanes.ts'
import type { post } from './post.ts'

let now = 0
let patience = 0
/** How long the next answer takes, in milliseconds. */
let takes = 10

const send: typeof post = async (_target, _body, _headers, patienceMs) => {
  patience = patienceMs
  now += takes
  return 200
}
const opened = (): Lanes => {
  now = 0
  takes = 10
  return openLanes(send, () => now)
}
const answer = (lanes: Lanes, host: string) =>
  lanes.post({ url: new URL(`https://${host}/hook`), address: '8.8.8.8', family: 4 }, '', {})

let parcels = 0
/** How many of so many messages to a host get a lane, each of another account. */
function entered(lanes: Lanes, host: string, count: number): number {
  const parcelTo = () => ({ id: `parcel ${++parcels}`, account: `account ${parcels}`, host })
  return Array.from({ length: count }, () => lanes.enter(parcelTo())).filter(Boolean).length
}

test('a host that answered promptly last has sixteen lanes, any other four', async () => {
  const lanes = opened()
  expect(entered(lanes, 'new.example', 40)).toBe(4)
  await answer(lanes, 'prompt.example')
  expect(entered(lanes, 'prompt.example', 40)).toBe(16)
  expect(lanes.wanted().fullHosts).toEqual(['new.example', 'prompt.example'])
})

test('eight of 32 lanes are kept for hosts that answered promptly last', async () => {
  const lanes = opened()
  await answer(lanes, 'prompt.example')
  takes = 2000
  await answer(lanes, 'slow.example')
  lanes.failed('silent.example')
  const others = ['slow.example', 'silent.example', ...Array.from({ length: 20 }, (_, n) => `new${n}.example`)]
  expect(others.reduce((sum, host) => sum + entered(lanes, host, 4), 0)).toBe(24)
  expect(lanes.wanted()).toMatchObject({ room: 8, onlyHosts: ['prompt.example'] })
  expect(entered(lanes, 'prompt.example', 40)).toBe(8)
})

test('an account has two lanes, and one that is left can be taken again', () => {
  const lanes = opened()
  const enter = (id: string) => lanes.enter({ id, account: 'one', host: `${id}.example` })
  expect(['a', 'b', 'c'].map(enter)).toEqual([true, true, false])
  expect(lanes.wanted().fullAccounts).toEqual(['one'])
  lanes.leave('a')
  expect(enter('c')).toBe(true)
})

test('a host whose last answer did not come is waited for two seconds, until it answers', async () => {
  const lanes = opened()
  const waited: number[] = []
  const ask = async () => {
    await answer(lanes, 'one.example')
    waited.push(patience)
  }
  await ask()
  lanes.failed('one.example')
  await ask()
  await ask()
  expect(waited).toEqual([10_000, 2000, 10_000])
})
