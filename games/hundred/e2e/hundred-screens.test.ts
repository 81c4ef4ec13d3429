import { lookedAt } from '@tessera/e2e/screens/looked-at'
import { intoFirstMuster, playTurn } from './hundred.ts'

lookedAt({
  'hundred set-up': async (page) => {
    await page.goto('/hundred/play')
    await page.getByRole('button', { name: 'Begin the battle' }).waitFor()
  },
  'hundred army': async (page) => {
    await page.goto('/hundred/army')
    await page.getByRole('region', { name: 'Equipment' }).waitFor()
  },
  'hundred planning': async (page) => {
    await intoFirstMuster(page)
  },
  'hundred after a turn': async (page) => {
    await intoFirstMuster(page)
    await playTurn(page)
  },
})
