import { lookedAt } from '@tessera/e2e/screens/looked-at'
import { intoBattle, piece, sendTurn, sheet } from './cohort.ts'

lookedAt({
  'cohort set-up': async (page) => {
    await page.goto('/cohort/play')
    await page.getByRole('button', { name: 'To the field' }).waitFor()
  },
  'cohort army builder with problems': async (page) => {
    await page.goto('/cohort/army?code=co1:roman_republic:levy*4,militia%2BwarSpears*3:medicalCorps')
    await page.getByRole('heading', { name: 'Army builder' }).waitFor()
  },
  'cohort deployment': async (page) => {
    await page.goto('/cohort/play')
    await page.getByRole('button', { name: 'To the field' }).click()
    await page
      .getByRole('button', { name: /1st Infantry/ })
      .last()
      .click()
  },
  'cohort table with a unit in hand and errors on the sheet': async (page) => {
    await intoBattle(page)
    await sheet(page).fill('1st infantry move to E6\nscouts scout to H11\nmilitia wibble to E5\neveryone else hold')
    await piece(page, '1st Infantry').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Orders for 1st Infantry' }).waitFor()
  },
  'cohort table after a turn': async (page) => {
    await intoBattle(page)
    await sheet(page).fill('everyone move south 3')
    await sendTurn(page)
  },
})
