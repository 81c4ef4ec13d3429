import type { Page } from 'playwright-core'
import { arrive, type Visitor } from '../visit.ts'

/** Makes a match in the one panel, with the options that are changed there; returns its link. */
export async function makeMatch(page: Page, game: string, change: (page: Page) => Promise<void>): Promise<string> {
  await page.goto(`/online/new?game=${game}`)
  await page.getByText('Match options').click()
  await change(page)
  await page.getByRole('button', { name: 'Create the match' }).click()
  return await page.getByLabel(/^Send this link/).inputValue()
}

/** Somebody who got the link and has never been here sits down with one press. */
export async function joinAsGuest(link: string, visitor: Visitor): Promise<Page> {
  const page = await arrive(visitor)
  await page.goto(link)
  await page.getByRole('button', { name: 'Play as a guest' }).click()
  return page
}
