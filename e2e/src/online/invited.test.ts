import { expect, test } from 'vitest'
import { arrive } from '../visit.ts'
import { makeMatch } from './online.ts'
import { askAs } from './people.ts'

/** What somebody who practises has in hand. */
const FIRST_DEED: Readonly<Record<string, RegExp>> = {
  siegefront: /^End turn/,
  hexline: /^Fight$/,
  cohort: /^Begin the battle$/,
  hundred: /^Ready$/,
  'gauntlet-duel': /^Lock the deployment$/,
}

test.each(Object.entries(FIRST_DEED))(
  'a player invited to %s sees what it is and practises before any clock runs',
  async (game, button) => {
    const host = await arrive()
    const link = await makeMatch(host, game, async () => {})
    const id = link.split('/').at(-1) ?? ''
    const page = await arrive({ size: game === 'hundred' ? 'desk' : 'phone' })
    await page.goto(link)
    const what = page.getByRole('region', { name: /^What .* is$/ })
    await what.locator('svg').first().waitFor()
    expect((await what.locator('p').first().innerText()).match(/[.!?](\s|$)/g)?.length).toBe(3)
    await what.getByRole('link', { name: 'Practise for 60 seconds' }).click()
    await page.getByRole('button', { name: button }).first().waitFor()
    // Nothing is refused, nothing is kept, and nobody sits there yet.
    await expect.poll(() => page.locator('.notices .bad').count()).toBe(0)
    const { status, seats } = await askAs<{ status: string; seats: { person: unknown }[] }>(host, `/matches/${id}`)
    expect([status, seats.filter(({ person }) => person !== null).length]).toEqual(['open', 1])
    await page.getByRole('button', { name: 'I am ready' }).click()
    await expect.poll(async () => (await askAs<{ status: string }>(host, `/matches/${id}`)).status).toBe('running')
    await page.goto('/replays')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Delete/ }).count()).toBe(0)
  },
)

test('after a minute the practice says so, and goes on as long as one likes', async () => {
  const host = await arrive()
  const link = await makeMatch(host, 'siegefront', async () => {})
  const page = await arrive({ clock: true })
  await page.goto(`${link}?practice`)
  await page.getByRole('button', { name: 'End turn' }).waitFor()
  await page.clock.runFor(61_000)
  await page.getByText('The minute is over.').waitFor()
  await page.getByRole('link', { name: 'Leave the table' }).click()
  await page.getByRole('button', { name: 'Play as a guest' }).waitFor()
})
