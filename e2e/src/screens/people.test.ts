import { botMatch, registered } from '../people.ts'
import { lookedAt } from './looked-at.ts'

let count = 0

lookedAt({
  'your account': async (page) => {
    await page.goto('/')
    await registered(page, `Looked-${count++}`)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Make new codes' }).waitFor()
  },
  'a profile': async (page) => {
    await page.goto('/')
    const name = `Looked-${count++}`
    await registered(page, name)
    await page.goto(`/people/${name}`)
    await page.getByText('Nobody yet').waitFor()
  },
  'a finished match': async (page) => {
    await page.goto('/')
    await page.goto(`/m/${await botMatch(page)}`)
    await page.getByText('Nobody chose these dice').waitFor()
  },
})
