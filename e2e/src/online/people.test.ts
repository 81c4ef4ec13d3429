import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { violationsOn } from '../accessibility.ts'
import { overflowOf } from '../overflow.ts'
import { visit } from '../visit.ts'
import { askAs, botMatch, lostMatch, PASSWORD, registered } from './people.ts'

test('a guest takes a name and keeps everything, takes another, leaves, comes back, and gets in by a recovery code', async () => {
  const page = await visit('/', { refused: true })
  const guest = await askAs(page, '/guest', {})
  await page.goto('/account')
  await page.getByText('When a guest has not been seen').waitFor()
  await page.getByRole('link', { name: 'Sign up' }).first().click()

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('N')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.getByText('A password has at least 10 characters').waitFor()
  // The focus follows with the next picture.
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nora')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  const codes = page.locator('.ac-codes li')
  await codes.first().waitFor()
  const [code = ''] = await codes.allTextContents()
  await expect.poll(() => codes.count()).toBe(8)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('switch', { name: 'I have saved them' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Norah')
  await page.getByRole('button', { name: 'Change the name' }).click()
  await page.getByRole('heading', { name: 'Norah', level: 1 }).waitFor()
  expect(await askAs(page, '/me')).toMatchObject({ id: guest['id'], name: 'Norah', kind: 'user' })

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('You are signed out').waitFor()
  await signIn(page, 'norah', 'not the password')
  await page.getByText('That name and password do not belong together').waitFor()
  await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('aria-invalid')).toBe('true')
  await signIn(page, 'norah', PASSWORD)
  await page.getByRole('heading', { name: 'Norah', level: 1 }).waitFor()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto('/recover')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Norah')
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByLabel('New password', { exact: true }).fill('another horse entirely')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await page.getByRole('heading', { name: 'Norah', level: 1 }).waitFor()
  await page.getByText('7 left').waitFor()
})

async function signIn(page: Page, name: string, password: string): Promise<void> {
  if (!page.url().endsWith('/sign-in')) await page.goto('/sign-in')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a device with a passkey opens the account without name and password', async () => {
  const page = await visit('/', { refused: true })
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await registered(page, 'Locksmith')
  await page.goto('/account')
  await page.getByLabel('Name of the device').fill('My phone')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Never used').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('You are signed out').waitFor()
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('heading', { name: 'Locksmith', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'End the passkey My phone' }).click()
  await page.getByText('My phone opens nothing any more').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('This passkey does not open an account here').waitFor()
})

test('making a token asks for the password when the sign-in was long ago', async () => {
  const page = await visit('/', { refused: true })
  await registered(page, 'Longago')
  await page.route('**/api/me/tokens', async (route) => {
    const sent = route.request().postDataJSON() as { readonly password?: string } | null
    if (sent === null || sent.password !== undefined) return await route.continue()
    const detail = 'You signed in a while ago: this needs your password, or sign in again.'
    const json = { type: 'about:blank', title: 'Forbidden', status: 403, code: 'password_needed', detail }
    await route.fulfill({ status: 403, json, contentType: 'application/problem+json' })
  })
  await page.goto('/account/programs')
  await page.getByLabel('What it is for').fill('My book')
  await page.getByRole('button', { name: 'Create a token' }).click()
  await page.getByText('You signed in a while ago').waitFor()
  await page.getByLabel('Your password').fill('not the password')
  await page.getByRole('button', { name: 'Create a token' }).click()
  await page.getByText('That is not your password').waitFor()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create a token' }).click()
  await page.getByRole('textbox', { name: 'The token My book' }).waitFor()
})

test('a token made here opens the API for a program, as far as it says, until it is ended', async () => {
  const page = await visit('/')
  await registered(page, 'Toolmaker')
  await page.goto('/account/programs')
  await page.getByLabel('What it is for').fill('My book')
  await page.getByRole('checkbox', { name: /^Play/ }).uncheck()
  await page.getByRole('button', { name: 'Create a token' }).click()
  const token = await page.getByRole('textbox', { name: 'The token My book' }).inputValue()
  const ask = (path: string, method = 'GET') =>
    fetch(`${inject('home')}/api${path}`, { method, headers: { authorization: `Bearer ${token}` } })
  expect(await (await ask('/me')).json()).toMatchObject({ name: 'Toolmaker' })
  expect((await ask('/pairing', 'DELETE')).status).toBe(403)
  await page.getByRole('button', { name: 'I have it' }).click()
  await page.getByRole('button', { name: 'End the token My book' }).click()
  await page.getByText('My book opens nothing any more').waitFor()
  expect((await ask('/me')).status).toBe(401)
})

test('a link leads to a moment of a finished match, and from there to others', async () => {
  const page = await visit('/')
  const id = await botMatch(page, 'hexline')
  await page.context().clearCookies()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/m/${id}`)
  await page.getByText('Nobody chose these dice').waitFor()
  await page.getByText('only bots sat at this table').waitFor()
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await page.waitForURL(/at=0$/)
  await page.goto(`/m/${id}?at=17`)
  const there = await stepOf(page)
  await page.keyboard.press('ArrowRight')
  await page.getByText(`step ${there + 1} of`).waitFor()
  await page.getByRole('button', { name: /link/i }).first().click()
  await page.getByText('The link to this moment is on the clipboard').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${new URL(page.url()).origin}/m/${id}?at=18`)
  await page.goto(link)
  await expect.poll(() => stepOf(page)).toBe(there + 1)
})

/** Battles begin after the armies were chosen: their steps count from there. */
async function stepOf(page: Page): Promise<number> {
  const text = await page
    .getByText(/step \d+ of/)
    .first()
    .textContent()
  return Number(/step (\d+)/.exec(text ?? '')?.[1])
}

test('the dice of a match are checked in the browser of a player, step by step', async () => {
  const page = await visit('/')
  const id = await lostMatch(page, 'siegefront')
  await page.goto(`/m/${id}?replay`)
  await page.getByText('all 5 promises were kept').waitFor()
  await page.getByText('Your number is the one this browser made').click()
  await page.getByText('The server used exactly that one').waitFor()
  await page.getByRole('heading', { name: 'What this does not prove' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
})

test('pages about people are clean and fit on a phone', async () => {
  const page = await visit('/', { size: 'phone', theme: 'light' })
  await registered(page, 'Pocket')
  const places = {
    '/online': 'Find an opponent',
    '/account': 'Create new codes',
    '/account/programs': 'Create a bot',
    '/people/Pocket': 'Nobody yet',
  }
  for (const [path, sign] of Object.entries(places)) {
    await page.goto(path)
    await page.getByText(sign).first().waitFor()
    expect(await violationsOn(page), path).toEqual([])
    expect(await overflowOf(page), path).toEqual([])
  }
})
