import { expect, it } from 'vitest'
import { myTurn, passTurn } from '../../../games/siegefront/e2e/siegefront.ts'
import { visit } from '../visit.ts'

declare global {
  interface Window {
    /** When the viewer came to which frame. */
    moments: { readonly at: number; readonly frame: number }[]
    /** Whether a place on the board was marked as the one where something happens. */
    marked: boolean
    /** Whether the table was hidden while something was loaded. */
    dropped: boolean
  }
}

it('what the other side does is watched action by action with motion on, and one key skips it', async () => {
  const page = await visit('/siegefront/play', { motion: true })
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await page.getByRole('button', { name: 'Keep this hand' }).click()
  await myTurn(page)
  const moment = page.getByRole('slider', { name: 'Moment' })
  await moment.evaluate((slider) => {
    window.moments = []
    const note = () =>
      window.moments.push({ at: performance.now(), frame: Number(slider.getAttribute('aria-valuenow')) })
    new MutationObserver(note).observe(slider, { attributes: true, attributeFilter: ['aria-valuenow'] })
    // A mark goes when the next action comes: it is noted when it appears, however busy the machine is.
    window.marked = false
    const mark = () => {
      window.marked ||= document.querySelector('.sf-cell.acted, .sf-castle.acted') !== null
    }
    new MutationObserver(mark).observe(document.body, { attributes: true, childList: true, subtree: true })
  })
  await passTurn(page)
  await myTurn(page)
  // The other side has cards: somewhere on the board it does something, and that is where the eye is led.
  expect(await page.evaluate(() => window.marked)).toBe(true)
  const moments = await page.evaluate(() => window.moments)
  const gaps = moments.slice(1).map(({ at, frame }, i) => ({ ms: at - (moments[i]?.at ?? 0), frame }))
  expect(gaps.length).toBeGreaterThan(1)
  for (const { ms } of gaps) expect(ms).toBeGreaterThan(700)
  // Screen readers get every message, one below the other.
  await expect.poll(() => page.getByRole('log', { name: 'What happens' }).locator('p').count()).toBeGreaterThan(1)

  // Pressed as soon as the way to the present is offered: on a busy machine the turn may be over before a test hears of it.
  const pressed = page.evaluate(
    () =>
      new Promise<void>((done) => {
        const press = () => {
          const offered = [...document.querySelectorAll('button')].some((button) =>
            /^Skip to now/.test(button.innerText),
          )
          if (!offered) return
          observer.disconnect()
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }))
          done()
        }
        const observer = new MutationObserver(press)
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await passTurn(page)
  await pressed
  // Both at one moment: the other side may still be adding to the end.
  const atEnd = () =>
    moment.evaluate((slider) => slider.getAttribute('aria-valuenow') === slider.getAttribute('aria-valuemax'))
  await expect.poll(atEnd).toBe(true)
})

it('what the other side does is told beside the board, and no banner stands on a card', async () => {
  const page = await visit('/siegefront/play', { motion: true, size: 'phone' })
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await page.getByRole('button', { name: 'Keep this hand' }).click()
  await myTurn(page)
  const covered = page.evaluate(
    () =>
      new Promise<readonly string[]>((done) => {
        const note = () => {
          const banner = document.querySelector('.sf-banner')
          if (banner === null) return
          observer.disconnect()
          const box = banner.getBoundingClientRect()
          const cells = [...document.querySelectorAll('.sf-cell')].filter((cell) => {
            const { top, bottom } = cell.getBoundingClientRect()
            return box.top < bottom && box.bottom > top
          })
          done(cells.map((cell) => cell.textContent ?? ''))
        }
        const observer = new MutationObserver(note)
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )
  // The sentence goes when the other side is done: it is noted when it appears, however busy the machine is.
  const told = page.evaluate(
    () =>
      new Promise<string>((done) => {
        const note = () => {
          const text = document.querySelector('.sf-theirs')?.textContent ?? ''
          if (text === '') return
          observer.disconnect()
          done(text)
        }
        const observer = new MutationObserver(note)
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
  )
  await passTurn(page)
  expect(await covered).toEqual([])
  expect(await told).toMatch(/\.$/)
})

it('the focus stays at the table when a result is added up', async () => {
  const page = await visit('/siegefront/play')
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await page.getByRole('button', { name: 'Keep this hand' }).click()
  await myTurn(page)
  await page.evaluate(() => {
    window.dropped = false
    document.addEventListener('focusout', () =>
      setTimeout(() => {
        const hidden = document.querySelector('main')?.checkVisibility() !== true
        if (hidden) window.dropped = true
      }),
    )
  })
  await page.getByRole('button', { name: 'Give up the match' }).click()
  await page.getByRole('button', { name: 'Give up', exact: true }).click()
  const over = page.getByRole('dialog', { name: 'You lost the match' })
  await over.getByText('Damage to the castle').waitFor()
  expect(await page.evaluate(() => window.dropped)).toBe(false)
  // Who gives up at once has learnt nothing from the position, so nothing is told about it.
  await expect.poll(() => over.getByText(/What to try next|with other dice|No single moment/).count()).toBe(0)
})
