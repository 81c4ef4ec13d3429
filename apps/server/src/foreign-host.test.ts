import { expect, test } from 'vitest'
import { isOwnName, knownNames } from './foreign-host.ts'

const names = (machine: string, publicUrl: string | null = null, hosts: readonly string[] = []) => {
  const known = knownNames({ publicUrl, hosts }, machine)
  return (host: string) => isOwnName(host, known)
}

test('the machine is known by its own name, with and without its domain', () => {
  expect(['nas', 'NAS:8017', 'nas.local', 'nas.fritz.box'].map(names('Nas'))).toEqual([true, true, true, false])
  expect(['nas', 'nas.local', 'nas.fritz.box', 'other.fritz.box'].map(names('nas.fritz.box'))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('the name in the public address and the listed ones are known, names below them are not', () => {
  const own = names('nas', 'https://play.example:8443', ['games.home'])
  expect(['play.example', 'play.example:8443', 'games.home.'].map(own)).toEqual([true, true, true])
  expect(['a.play.example', 'example', 'evilplay.example'].map(own)).toEqual([false, false, false])
})

test('what is no host is no name of this server', () => {
  expect(
    ['', ':80', 'localhost:', 'localhost/x', 'localhost evil.example', '[::1', '[]', '..', 'local'].map(names('nas')),
  ).toEqual(Array(9).fill(false))
})
