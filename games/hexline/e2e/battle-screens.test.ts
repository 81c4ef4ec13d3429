import { lookedAt } from '@tessera/e2e/screens/looked-at'
import { intoBattle, moment, recordLink, skipToReport } from './hexline.ts'

lookedAt({
  'guided first battle': async (page) => {
    await page.goto('/hexline/learn')
    await page.getByRole('dialog').waitFor()
  },
  deployment: async (page) => {
    await page.goto('/hexline/play')
    await page.getByRole('button', { name: 'Place units first' }).click()
    await page.getByRole('heading', { name: 'Place your units' }).waitFor()
  },
  battle: async (page) => {
    await page.goto(recordLink().replace('#', '?at=60#'))
    await moment(page).waitFor()
  },
  'battle from inside': async (page) => {
    await page.goto(recordLink().replace('#', '?at=60#'))
    await moment(page).waitFor()
    const tab = page.getByRole('tab', { name: 'Log' })
    if (await tab.isVisible()) await tab.click()
    await page.getByRole('button', { name: 'Look inside the step' }).click()
    await page
      .getByRole('link', { name: /^Rule HEX-/ })
      .first()
      .waitFor()
  },
  breakpoints: async (page) => {
    await page.goto(recordLink())
    await moment(page).waitFor()
    await page.keyboard.press('b')
    await page.getByRole('dialog').waitFor()
  },
  'report of a battle': async (page) => {
    await intoBattle(page)
    await skipToReport(page)
  },
  'match over': async (page) => {
    await page.goto('/hexline/play')
    await page.getByRole('button', { name: 'Place units first' }).click()
    await page.getByRole('button', { name: 'Give up the match' }).click()
    await page.getByRole('button', { name: 'Give up', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /match/ }).waitFor()
  },
  'replays with a match': async (page) => {
    await intoBattle(page)
    await page.goto('/replays')
    await page.getByRole('main').getByRole('listitem').first().waitFor()
  },
  'record that cannot be shown': async (page) => {
    await page.goto('/hexline/replay#0nonsense')
    await page.getByText('This record cannot be shown').waitFor()
  },
})
