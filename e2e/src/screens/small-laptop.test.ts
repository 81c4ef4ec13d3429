import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '../visit.ts'

const LAPTOP = { width: 1280, height: 800 }

async function visitOnLaptop(path: string): Promise<Page> {
  const page = await visit(path)
  await page.setViewportSize(LAPTOP)
  return page
}

/** Texts of those whose content is higher than they are. */
function cutOff(all: Locator): Promise<readonly string[]> {
  return all.evaluateAll((found) =>
    found.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent ?? ''),
  )
}

test('on a small laptop: no card cuts its words off, of an army or of a deck', async () => {
  const page = await visitOnLaptop('/hexline/army')
  const cards = page.locator('.ugrid > .ucard')
  await cards.first().waitFor()
  await expect.poll(() => cutOff(cards)).toEqual([])
  await page.goto('/siegefront/play')
  const abilities = page.locator('.sf-faces-of .sf-cab')
  await abilities.first().waitFor()
  await expect.poll(() => cutOff(abilities)).toEqual([])
})

test('on a small laptop: what a unit stands on does not lie over its life', async () => {
  const page = await visitOnLaptop('/siegefront/puzzle/1')
  const cells = page.locator('.sf-cell', { has: page.locator('.sf-hp') })
  await cells.first().waitFor()
  const covered = () =>
    cells.evaluateAll((found) =>
      found
        .filter((cell) => {
          const life = cell.querySelector('.sf-hp')?.getBoundingClientRect()
          const soil = cell.querySelector('.sf-soil')?.getBoundingClientRect()
          return life !== undefined && soil !== undefined && soil.top < life.bottom - 1
        })
        .map((cell) => cell.getAttribute('aria-label') ?? ''),
    )
  await expect.poll(covered).toEqual([])

  // The same at twice the size: names of castles are whole, and what stands on a wall stands side by side.
  await page.setViewportSize({ width: 720, height: 450 })
  const crowded = () =>
    page.locator('.sf-wall').evaluateAll((walls) =>
      walls.flatMap((wall) => {
        const boxes = [...wall.children].map((part) => part.getBoundingClientRect())
        const ends = [...boxes.slice(1).map(({ left }) => left), wall.getBoundingClientRect().right]
        const name = wall.querySelector('.sf-castle-name')
        const cut = name === null || name.scrollWidth > name.clientWidth
        return cut || boxes.some(({ right }, i) => right > (ends[i] ?? 0) + 1) ? [wall.textContent] : []
      }),
    )
  await expect.poll(crowded).toEqual([])
})

test('on a small laptop: a run is begun from a bar that holds its button, and every card on offer is seen whole', async () => {
  const page = await visitOnLaptop('/gauntlet-run/play')
  const bar = page.locator('.gr-beginbar')
  await bar.getByRole('button', { name: /^Choose a leader/ }).waitFor()
  const spare = () =>
    bar.evaluate((one) => {
      const button = one.querySelector('button')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
      return Math.min(one.getBoundingClientRect().bottom, innerHeight) - button
    })
  await expect.poll(spare).toBeGreaterThan(0)

  await bar.getByRole('button', { name: /^Choose a leader/ }).click()
  await bar.getByRole('button', { name: /^Set out with/ }).click()
  const offer = page.locator('.gr-cards')
  await offer.locator('li').first().waitFor()
  const hidden = () =>
    offer.evaluate((list) => {
      const top = list.getBoundingClientRect().top
      return [...list.children].filter((card) => card.getBoundingClientRect().top + list.scrollTop < top - 1).length
    })
  await expect.poll(hidden).toBe(0)
})
