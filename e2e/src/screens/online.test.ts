import { lookedAt } from './looked-at.ts'

lookedAt({
  lobby: async (page) => {
    await page.goto('/online')
    await page.getByRole('button', { name: 'Find an opponent' }).waitFor()
  },
  'new match': async (page) => {
    await page.goto('/online/new')
    await page.getByText('Match options').click()
    await page.getByLabel('Points').waitFor()
  },
})
