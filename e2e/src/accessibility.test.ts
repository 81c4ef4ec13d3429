import { expect, it } from 'vitest'
import { violationsOn } from './accessibility.ts'
import { visit } from './visit.ts'

const nameless = (count: number) => '<button class="card"></button>'.repeat(count)
const page = (body: string) => `<html lang="en"><title>Cards</title><main><h1>Cards</h1>${body}</main></html>`
const named = (violations: readonly string[]) => violations.filter((line) => line.startsWith('button-name:')).length

it('things alike in a row are judged by the first of them, anything else one by one', async () => {
  const visitor = await visit('/icon.svg')
  await visitor.goto('about:blank')
  await visitor.setContent(page(nameless(9)))
  expect(named(await violationsOn(visitor))).toBe(process.env['TESSERA_DEEP'] === '1' ? 9 : 2)
  await visitor.setContent(page(`${nameless(9)}<button class="other"></button>`))
  expect(named(await violationsOn(visitor))).toBe(process.env['TESSERA_DEEP'] === '1' ? 10 : 3)
})

it('behind a modal dialog nothing is looked at, inside of it everything', async () => {
  const visitor = await visit('/icon.svg')
  await visitor.goto('about:blank')
  await visitor.setContent(page(`${nameless(2)}<dialog aria-label="More"><button></button></dialog>`))
  await visitor.evaluate(() => document.querySelector('dialog')?.showModal())
  expect(named(await violationsOn(visitor))).toBe(1)
})
