import { lookedAt } from './looked-at.ts'

lookedAt({
  home: async (page) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Play now' }).waitFor()
  },
  settings: async (page) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog').waitFor()
  },
  'replays without matches': async (page) => {
    await page.goto('/replays')
    await page.getByText('No matches yet').waitFor()
  },
  'replays refusing a link': async (page) => {
    await page.goto('/replays#record=1nonsense')
    await page.getByRole('alert').waitFor()
  },
  puzzles: async (page) => {
    await page.goto('/puzzles')
    await page.getByRole('heading', { name: 'Puzzles' }).waitFor()
  },
  'puzzle of Hexline': async (page) => {
    await page.goto('/hexline/puzzle/1')
    await page
      .getByRole('button', { name: /, yours, on/ })
      .first()
      .click()
  },
  'puzzle of Siegefront': async (page) => {
    await page.goto('/siegefront/puzzle/1')
    await page.getByRole('button', { name: 'Begin again' }).waitFor()
  },
  rulebook: async (page) => {
    await page.goto('/rules/hexline')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  'not found': async (page) => {
    await page.goto('/no-such-page')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
})
