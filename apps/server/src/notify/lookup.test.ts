import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { lstat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { addressesOf } from './lookup.ts'
import { openLookups } from './lookups.ts'

const name = (n: number) => `https://name${n}.example/hook`
const open = [{ address: '8.8.8.8', family: 4 }]

test('names whose name server is silent lead nowhere within some seconds and hold no thread', async () => {
  const server = createSocket('udp4')
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  const servers = [`127.0.0.1:${(server.address() as AddressInfo).port}`]
  const began = performance.now()
  const looked = Array.from({ length: 60 }, (_, n) => addressesOf(`name${n}.example`, servers))
  await lstat('/')
  expect(performance.now() - began).toBeLessThan(1500)
  expect(await Promise.all(looked)).toEqual(looked.map(() => []))
  expect(performance.now() - began).toBeLessThan(6000)
  server.close()
})

test('names of this machine are found without a name server', async () => {
  expect(await addressesOf('localhost.')).toContainEqual({ address: '127.0.0.1', family: 4 })
})

test('of an account one name is looked up at a time, others need not wait', async () => {
  let answer = (): void => {}
  const lookups = openLookups(false, () => new Promise((found) => (answer = () => found(open))))
  const first = lookups.pin('one', name(1))
  const refused = { problem: { status: 429, code: 'too_many_lookups' } }
  await expect(lookups.pin('one', name(2))).rejects.toMatchObject(refused)
  answer()
  expect(await first).toMatchObject({ address: '8.8.8.8' })
  const again = lookups.pin('one', name(2))
  const other = lookups.pin('another', name(3))
  answer()
  expect(await other).toMatchObject({ address: '8.8.8.8' })
  await expect(lookups.pin('one', name(4))).rejects.toMatchObject(refused)
  expect(await lookups.pin('one', 'https://8.8.4.4/')).toMatchObject({ address: '8.8.4.4' })
  void again
})

test('after ten names that led nowhere an account may give no further one for an hour', async () => {
  let now = 0
  let asked = 0
  const lookups = openLookups(
    false,
    async () => {
      asked++
      return []
    },
    () => now,
  )
  for (let n = 0; n < 10; n++)
    await expect(lookups.pin('one', name(n))).rejects.toMatchObject({ problem: { code: 'no_such_address' } })
  const next = () => lookups.pin('one', name(10))
  await expect(next()).rejects.toMatchObject({ problem: { code: 'too_many_lookups' } })
  expect(asked).toBe(10)
  now += 3_600_001
  await expect(next()).rejects.toMatchObject({ problem: { code: 'no_such_address' } })
})
