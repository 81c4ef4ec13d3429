import { catalogOf, DEFAULT_CONFIG } from '@tessera/hexline'
import { answered, PUZZLES as HEXLINE, storedPuzzle } from '@tessera/hexline/puzzles'
import { unitById } from '@tessera/siegefront'
import { outcomes, puzzleStart, PUZZLES as SIEGEFRONT } from '@tessera/siegefront/puzzles'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { passTurn } from '../../../games/siegefront/e2e/siegefront.ts'
import { visit } from '../visit.ts'

const swap = HEXLINE.findIndex(({ kind }) => kind === 'change')
const plain = new Set(['attack_card', 'move_card', 'attack_castle'])
const march = SIEGEFRONT.findIndex(({ solution }) => solution.every(({ type }) => plain.has(type)))

test('a puzzle of Hexline: a wrong change fails, the right one solves it, and it stays solved', async () => {
  const stored = HEXLINE[swap]
  if (stored?.solution.kind !== 'change') throw new Error('no puzzle of that kind')
  const { unit, type } = stored.solution
  const name = catalogOf(DEFAULT_CONFIG).type(type)?.name ?? ''
  const page = await visit('/puzzles')
  await page.getByRole('link', { name: `Hexline puzzle ${swap + 1}`, exact: true }).click()
  const own = page.getByRole('button', { name: /, yours, on/ })
  const side = page.getByRole('region', { name: 'The chosen unit' })
  await own.nth(unit === 0 ? 1 : 0).click()
  await side.getByRole('listitem').getByRole('button').last().click()
  await page.getByRole('button', { name: 'Fight 100 battles' }).click()
  const result = page.getByRole('dialog')
  await result.getByRole('heading', { name: /Not yet|Solved/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await own.nth(unit).focus()
  await page.keyboard.press('Enter')
  await side.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('button', { name: 'Fight 100 battles' }).click()
  await result.getByRole('heading', { name: 'Solved' }).waitFor()
  await expect.poll(() => result.innerText()).toContain(`${stored.after} won`)
  await result.getByRole('button', { name: 'Watch a battle you win' }).click()
  await page.getByRole('region', { name: 'Log' }).waitFor()
  await page.goto('/puzzles')
  await page.getByRole('link', { name: `Hexline puzzle ${swap + 1}, solved` }).waitFor()
})

test('a puzzle of Siegefront: ending the turn fails, the solution wins with any dice', async () => {
  const stored = SIEGEFRONT[march]
  if (stored === undefined) throw new Error('no puzzle of marching alone')
  const page = await visit(`/siegefront/puzzle/${march + 1}`)
  // One way back, in the bar above the table.
  await page.getByRole('link', { name: 'All puzzles' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Leave the table' }).count()).toBe(0)
  await passTurn(page)
  await page.getByRole('dialog', { name: 'Not this turn' }).getByRole('button', { name: 'Show the solution' }).click()
  const steps = page.getByRole('dialog', { name: 'One way to win' })
  await expect.poll(() => steps.getByRole('listitem').count()).toBe(stored.solution.length)
  await steps.getByRole('button', { name: 'Play it' }).click()
  const { config, state } = puzzleStart(stored.puzzle)
  let at = state
  for (const choice of stored.solution) {
    const unit = 'unit' in choice ? unitById(at, choice.unit) : undefined
    const target = choice.type === 'attack_card' ? unitById(at, choice.target) : undefined
    const to = choice.type === 'move_card' ? choice : target
    // The unit that acted last is still chosen.
    await page.keyboard.press('Escape')
    await press(page, `${unit?.x},${unit?.y}`)
    await press(page, to === undefined ? 'castle-1' : `${to.x},${to.y}`)
    await page.locator('[data-send]').click()
    at = outcomes(at, config, choice)[0]?.after ?? at
  }
  await page.getByRole('dialog', { name: 'Solved' }).waitFor()
})

function press(page: Page, place: string): Promise<void> {
  return page.locator(`[data-place="${place}"]`).click()
}

test('a puzzle made in the lab opens from its link on a phone', async () => {
  const stored = HEXLINE.find(({ kind, goal }) => kind === 'place' && goal >= 60)
  if (stored === undefined) throw new Error('no puzzle of placing')
  const config = answered(storedPuzzle({ ...stored, kind: 'place', goal: 60 }), stored.solution)
  const page = await visit(`/hexline/lab#scenario=0${Buffer.from(JSON.stringify(config)).toString('base64url')}`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByText('14 units on').waitFor()
  await page.getByRole('button', { name: 'Puzzle', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a puzzle' })
  await dialog.getByText('Place the units').click()
  await dialog.getByRole('button', { name: 'Check it' }).click()
  await dialog.getByText(`as you placed it ${stored.after}.`).waitFor()
  await dialog.getByRole('button', { name: 'Copy the link' }).click()
  await page.getByText('The link to your puzzle is on the clipboard').waitFor()
  const friend = await visit(await page.evaluate(() => navigator.clipboard.readText()), { size: 'phone' })
  await friend.getByRole('heading', { name: 'A puzzle for you' }).waitFor()
  await expect.poll(() => friend.getByRole('button', { name: /, yours, on/ }).count()).toBe(7)
})

test('a link that holds no puzzle says so', async () => {
  const page = await visit('/hexline/puzzle/own#puzzle=0e30')
  await page.getByRole('heading', { name: 'There is no such puzzle', level: 2 }).waitFor()
  await page.goto('/siegefront/puzzle/999')
  await page.getByRole('heading', { name: 'There is no such puzzle', level: 2 }).waitFor()
})
