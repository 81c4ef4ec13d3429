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
  rulebook: async (page) => {
    await page.goto('/rules/hexline')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  'not found': async (page) => {
    await page.goto('/no-such-page')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
})
