import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const readme = readFileSync(join(folder, 'README.md'), 'utf8')
const [walk = ''] = /## The walk of one choice[\s\S]*?(?=\n## )/.exec(readme) ?? []
const stations = [...walk.matchAll(/^\| (\w+) \| \[`[^`]+`\]\(([^)]+)\)/gm)].map(([, name = '', file = '']) => ({
  name,
  file,
}))
const road = ['load', 'play', 'settle', 'write', 'publish']
const source = (file: string): string => readFileSync(join(folder, file), 'utf8')

/** The files of the server that a file imports. */
function importsOf(file: string): readonly string[] {
  return [...source(file).matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
    relative(folder, resolve(folder, dirname(file), path)),
  )
}

/** The files of matches that can be reached by imports, by way of files of matches. */
function reachedFrom(file: string): readonly string[] {
  const reached = new Set<string>()
  const open = [file]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const found of importsOf(next)) {
      if (!found.startsWith('src/matches/') || reached.has(found)) continue
      reached.add(found)
      open.push(found)
    }
  }
  return [...reached]
}

test('the README names the stations of a choice, and every file it links to exists', () => {
  expect(stations.map(({ name }) => name)).toEqual([
    'request',
    'route',
    'choice',
    'road',
    ...road,
    'stream',
    'listener',
  ])
  const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file)
  expect(links.length).toBeGreaterThan(stations.length)
  for (const file of links) expect(source(file), file).not.toBe('')
  const folders = [...readme.matchAll(/`(src\/[\w/]+)`/g)].map(([, path = '']) => path)
  for (const path of folders) expect(() => readFileSync(join(folder, path)), path).toThrow('EISDIR')
})

test('from the route to the road every station imports the room of the next one', () => {
  const files = stations.map(({ file }) => file)
  const upTo = files.indexOf('src/matches/road/road.ts')
  for (const [index, file] of files.slice(1, upTo).entries()) {
    const next = files[index + 2] ?? ''
    const door = join(dirname(next), 'index.ts')
    expect(importsOf(file), `${file} leads to ${next}`).toContain(door)
    expect(importsOf(door), `${door} leads to ${next}`).toContain(next)
  }
})

test('the road imports all five of its stations, and no station reaches a later one', () => {
  const rooms = stations.filter(({ name }) => road.includes(name)).map(({ file }) => dirname(file))
  expect(rooms).toEqual(road.map((room) => `src/matches/${room}`))
  const doors = rooms.map((room) => join(room, 'index.ts'))
  expect(importsOf('src/matches/road/road.ts')).toEqual(expect.arrayContaining(doors))
  for (const [index, room] of rooms.entries()) {
    const reached = reachedFrom(doors[index] ?? '')
    expect(reached).toContain(stations.find(({ name }) => room.endsWith(name))?.file)
    for (const later of rooms.slice(index + 1))
      expect(
        reached.filter((found) => found.startsWith(`${later}/`)),
        room,
      ).toEqual([])
  }
})

test('the road takes its stations in this order', () => {
  const text = source('src/matches/road/road.ts')
  const change = text.slice(text.indexOf('async change<T>'), text.indexOf('/** Looks at a match'))
  const write = text.slice(text.indexOf('async #write('), text.indexOf('async #failed'))
  const inOrder = (part: string, ...calls: readonly string[]): void => {
    const places = calls.map((call) => part.indexOf(call))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
  inOrder(change, '#load(id)', 'await action(match)', '#write(match, change)')
  inOrder(write, 'derived(', 'writer.write(', 'publisher.publish(')
})
