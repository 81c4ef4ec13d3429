import { lookedAt } from '@tessera/e2e/screens/looked-at'

lookedAt({
  'set-up': async (page) => {
    await page.goto('/hexline/play')
    await page.getByRole('button', { name: 'Fight', exact: true }).waitFor()
  },
  'set-up with options and a pasted opponent': async (page) => {
    await page.goto('/hexline/play')
    await page.getByText('Match options').click()
    await page.getByText('A sparring army').click()
    await page.getByLabel('Its army code').fill('hx1:dragon')
  },
  'army builder': async (page) => {
    await page.goto('/hexline/army?code=hx1:greywolf*3,ripper*2,howler,thorn_archer*2')
    await page.getByRole('article', { name: 'Greywolf' }).waitFor()
  },
  'army builder with nobody': async (page) => {
    await page.goto('/hexline/army?code=hx1:greywolf')
    await page.getByRole('button', { name: 'Remove one Greywolf' }).first().click()
  },
  'army builder over budget': async (page) => {
    await page.goto('/hexline/army?code=hx1:aurochs*4,matron_bear*4,ripper*4,howler*4')
    await page.getByRole('article', { name: 'Greywolf' }).waitFor()
  },
  'army saved and shared': async (page) => {
    await page.goto('/hexline/army?code=hx1:greywolf*4')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').waitFor()
  },
  'link without an army': async (page) => {
    await page.goto('/hexline/army?code=nonsense')
    await page.getByRole('dialog').waitFor()
  },
  'custom units, none yet': async (page) => {
    await page.goto('/hexline/units')
    await page.getByRole('button', { name: 'New unit' }).first().waitFor()
  },
  'custom unit with inputErrors': async (page) => {
    await page.goto('/hexline/units')
    await page.getByRole('button', { name: 'New unit' }).first().click()
    await page.getByText('More: its name in files').click()
    await page.getByLabel('Id', { exact: true }).fill('greywolf')
  },
  lab: async (page) => {
    await page.goto('/hexline/lab')
    await page.getByRole('button', { name: 'Fight it' }).waitFor()
  },
})
