import { type Anvil, buildTown, startAnvil, type Town, testKey } from '@tessera/chain/testing'
import { violationsOn } from '@tessera/e2e/accessibility'
import { registered } from '@tessera/e2e/online/people'
import { overflowOf } from '@tessera/e2e/overflow'
import { serve } from '@tessera/e2e/server'
import { arrive, type Visitor, visit } from '@tessera/e2e/visit'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

const key = testKey(1)
let anvil: Anvil
let town: Town
let server: Awaited<ReturnType<typeof serve>>
/** Everything that was started, also when a later start failed. */
const started: { close(): Promise<unknown> }[] = []

beforeAll(async () => {
  anvil = await startAnvil()
  started.push(anvil)
  town = await buildTown(anvil)
  await town.vault('0.1', [key.address, 7n], [testKey(2).address, 8n])
  await town.act('Token', town.other, 'mint', key.address, 5n)
  await anvil.mine(town.settings.confirmations)
  server = await serve({ TESSERA_CHAINS: JSON.stringify({ chains: [town.settings] }) })
  started.push(server)
})

afterAll(async () => {
  for (const one of started.toReversed()) await one.close()
})

/** A browser with a wallet in it that really signs, and an account. */
async function holder(name: string, visitor: Visitor = {}): Promise<Page> {
  const page = await arrive({ ...visitor, spoils: true })
  await page.exposeFunction('walletSigns', (hex: string) => key.signMessage({ message: { raw: hex as `0x${string}` } }))
  await page.addInitScript(
    ({ address, chainId }) => {
      const asked: string[] = []
      Object.assign(window, {
        walletAsked: asked,
        ethereum: {
          async request({ method, params = [] }: { method: string; params?: unknown[] }) {
            asked.push(method)
            const { walletSigns, walletSaysNo } = window as unknown as {
              walletSigns(hex: unknown): Promise<string>
              walletSaysNo?: boolean
            }
            if (method === 'eth_requestAccounts') return [address]
            if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
            if (method === 'personal_sign' && !walletSaysNo) return await walletSigns(params[0])
            throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
          },
        },
      })
    },
    { address: key.address, chainId: anvil.chainId },
  )
  await page.goto(`${server.url}/`)
  await registered(page, name)
  await page.goto(`${server.url}/account`)
  await page.getByRole('link', { name: 'Holdings' }).click()
  return page
}

it('SGF-1907 connect a wallet, sign, see what was found and what it does to the cards, and unlink', async () => {
  const page = await holder('Ada')
  const connect = page.getByRole('button', { name: 'Connect Browser wallet' })
  await page.evaluate(() => Object.assign(window, { walletSaysNo: true }))
  await connect.click()
  await page.getByText('You said no in your wallet. Nothing has changed.').waitFor()
  await page.evaluate(() => Object.assign(window, { walletSaysNo: false }))
  await connect.click()
  const found = page.getByRole('region', { name: /on Testnet$/ })
  await found.getByText('Complete').waitFor()
  // One of two NFTs that share 0.1.
  await found.getByText('NFT #7').waitFor()
  await found.getByText('1 of 2 that share what it holds').waitFor()
  const row = found.getByRole('row').nth(1)
  await expect.poll(() => row.getByRole('cell').allTextContents()).toEqual([expect.any(String), '0.1', '0.05'])
  await page.getByText('+25 %', { exact: true }).first().waitFor()
  const palisade = page.getByRole('row', { name: /^Palisade/ })
  await expect.poll(() => palisade.getByRole('cell').allTextContents()).toEqual(['0', '13 +2', '2'])
  // Fresh results are not asked for again, and the button says from when they are.
  await page.getByRole('button', { name: 'Look again' }).press('Enter')
  await page
    .getByText(/still fresh. You can look again from/)
    .first()
    .waitFor()
  const asked = await page.evaluate(() => (window as unknown as { walletAsked: string[] }).walletAsked)
  expect(new Set(asked)).toEqual(new Set(['eth_requestAccounts', 'eth_chainId', 'personal_sign']))
  expect(await violationsOn(page)).toEqual([])
  expect(await overflowOf(page)).toEqual([])

  const naming = page.getByRole('form', { name: 'Name an NFT' })
  await naming.getByLabel('Contract').fill(town.collection)
  await naming.getByLabel('Number').fill('seven')
  await naming.getByRole('button', { name: 'Name it' }).click()
  await naming.getByText('The number of the NFT, in digits.').waitFor()
  await naming.getByLabel('Number').fill('7')
  await naming.getByRole('button', { name: 'Name it' }).click()
  await page.getByRole('button', { name: /^Forget 0x.* #7$/ }).click()
  await page.getByRole('button', { name: /^Forget 0x/ }).waitFor({ state: 'detached' })

  await shareMatch(page)

  await page.goto(`${server.url}/siegefront/holdings`)
  await found.getByText('NFT #7').waitFor()
  await page.getByRole('button', { name: /^Unlink 0x/ }).click()
  await page.getByRole('button', { name: 'Unlink for good' }).click()
  await page.getByText('No wallet is linked yet.').waitFor()
})

/** SGF-1402: a match with shared bonuses, made in the page; the invited player reads the terms, and both see what they do. */
async function shareMatch(page: Page): Promise<void> {
  await page.goto(`${server.url}/online/new?game=siegefront`)
  await page.getByRole('radio', { name: 'Shared' }).check({ force: true })
  await page.getByText('You would bring +25 %.').waitFor()
  await expect.poll(() => page.getByText('LP bonuses', { exact: true }).count()).toBe(1)
  await page.getByLabel('Cap', { exact: true }).fill('4')
  await page.getByText('Everybody', { exact: true }).click()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Create the match' }).click()
  const link = await page.getByLabel(/^Send this link/).inputValue()

  const guest = await arrive({ size: 'phone', theme: 'light' })
  await guest.goto(`${server.url}/online`)
  await guest.getByText('with LP bonuses').waitFor()
  await guest.getByRole('link', { name: 'Read the terms' }).click()
  await guest.getByText('both sides get the larger one, now +20 %, at most +20 %').waitFor()
  expect(guest.url()).toBe(link)
  expect(await violationsOn(guest)).toEqual([])
  await guest.getByRole('button', { name: 'Play as a guest' }).click()
  for (const side of [page, guest]) {
    await side.getByText(/LP \+20 %: attack/).waitFor()
    await side.getByRole('button', { name: 'Bring this deck' }).click()
  }
  for (const side of [page, guest]) {
    await side
      .getByRole('button', { name: /, LP \+20 %/ })
      .first()
      .waitFor()
    await side.getByRole('button', { name: 'Keep this hand' }).click()
  }
  for (const side of [page, guest]) {
    await side.getByText('LP bonus: both sides +20 %').first().waitFor()
    expect(await violationsOn(side)).toEqual([])
    expect(await overflowOf(side)).toEqual([])
  }
}

it('SGF-1907 on a phone in the light theme', async () => {
  const page = await holder('Eve', { size: 'phone', theme: 'light' })
  await page.getByText('No wallet is linked yet.').waitFor()
  await page.getByRole('button', { name: 'Connect Browser wallet' }).click()
  // It has counted for Ada today.
  await page.getByText('Looked at, but does not count').click()
  await page.getByText(/has counted for another account within the last 24 hours/).waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(await overflowOf(page)).toEqual([])
})

it('SGF-1412 where no chain is configured there is nothing of it', async () => {
  const page = await visit('/siegefront/holdings')
  await page.getByText('This server is not connected to a blockchain').waitFor()
  await page.goto('/online/new?game=siegefront')
  await page.getByText('Match options').waitFor()
  await expect.poll(() => page.getByText('LP bonuses').count()).toBe(0)
})
