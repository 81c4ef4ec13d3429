import { lookedAt } from '@tessera/e2e/screens/looked-at'
import { deployOne, giveUp, intoMatch, intoShortMatch, myTurn, passTurn, result } from './siegefront.ts'

lookedAt({
  'siegefront set-up': async (page) => {
    await page.goto('/siegefront/play')
    await page.getByRole('button', { name: 'Begin the match' }).waitFor()
  },
  'siegefront set-up with a inputError, own ground and a forge': async (page) => {
    await page.goto('/siegefront/play')
    await page.getByText('Match options').click()
    await page.getByLabel('Turn limit').fill('51')
    await page.getByLabel('Ground').selectOption('own')
    await page.getByText('Forge your cards').click()
  },
  'deck builder': async (page) => {
    await page.goto('/siegefront/deck')
    await page.getByRole('article', { name: 'Footman', exact: true }).waitFor()
  },
  'deck builder with inputErrors': async (page) => {
    await page.goto('/siegefront/deck?code=sf1:0450a5')
    await page.getByRole('article', { name: 'Footman', exact: true }).getByText('deck_copies').waitFor()
  },
  'deck saved and shared': async (page) => {
    await page.goto('/siegefront/deck')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').waitFor()
  },
  'link without a deck': async (page) => {
    await page.goto('/siegefront/deck?code=nonsense')
    await page.getByRole('dialog').waitFor()
  },
  'guided first match': async (page) => {
    await page.goto('/siegefront/learn')
    await page.getByRole('dialog').waitFor()
  },
  'opening hand': async (page) => {
    await page.goto('/siegefront/play')
    await page.getByRole('button', { name: 'Begin the match' }).click()
    await page.getByRole('heading', { name: 'Your opening hand' }).waitFor()
  },
  'siegefront table': async (page) => {
    await intoMatch(page)
    while (!(await deployOne(page))) {
      await passTurn(page)
      await myTurn(page)
    }
    await passTurn(page)
    await myTurn(page)
  },
  'siegefront result': async (page) => {
    await intoShortMatch(page)
    await giveUp(page)
    await result(page).waitFor()
  },
})
