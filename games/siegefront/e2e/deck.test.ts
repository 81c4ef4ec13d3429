import { visit } from '@tessera/e2e/visit'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

const three = '/siegefront/deck?code=sf1:043'

test('SGF-703 a fourth copy is refused where one would add it, with the rule’s sentence', async () => {
  const page = await visit(three)
  const add = cardOf(page, 'Footman').getByRole('button', { name: 'Add Footman' })
  await expect.poll(() => add.getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => add.getAttribute('aria-description')).toBe('At most 3 of Footman.')
  await cardOf(page, 'Knight').getByRole('button', { name: 'Add Knight' }).click()
  await page.getByRole('img', { name: '4 of 30 cards' }).waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: 'Play it' }).getAttribute('aria-description'))
    .toBe('A deck has 30 cards; this has 4.')
})

test('SGF-1906 the codes of the rules stand beside the cards they are about', async () => {
  const page = await visit('/siegefront/deck')
  await importDeck(page, '5 Footman\n2 Assassin\n2 Paladin\n2 Executioner\n1 Cave Troll')
  const deck = page.getByRole('list', { name: 'Cards of the deck, by cost' })
  const row = (name: string) => deck.getByRole('listitem').filter({ hasText: name })
  await row('Footman').getByText('deck_copies').waitFor()
  await row('Cave Troll').getByText('deck_rarity').waitFor()
  await expect.poll(() => row('Footman').getByText('deck_rarity').count()).toBe(0)
  await cardOf(page, 'Footman').getByText('At most 3 of Footman.').waitFor()
})

test('filters by cost, rarity, ability and words', async () => {
  const page = await visit('/siegefront/deck')
  const cards = page.getByRole('region', { name: 'Catalogue' }).getByRole('article')
  await expect.poll(() => cards.count()).toBe(78)
  await page.getByRole('button', { name: 'Legendary' }).click()
  await expect.poll(() => cards.count()).toBe(6)
  await page.getByLabel('Ability').selectOption('winged')
  await expect.poll(() => cards.count()).toBe(1)
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByRole('searchbox').fill('frozen')
  await expect.poll(() => cards.count()).toBeLessThan(10)
})

test('a ready deck is copied, changed, saved, renamed, deleted and put back', async () => {
  const page = await visit('/siegefront/deck')
  await page.getByRole('button', { name: /^Iron Wall/ }).click()
  await page.getByRole('img', { name: '30 of 30 cards' }).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save or share' })
  await dialog.getByLabel('Name').fill('My wall')
  await expect.poll(() => dialog.getByLabel('Deck code').inputValue()).toMatch(/^sf1:/)
  await expect.poll(() => dialog.getByLabel('As text').inputValue()).toMatch(/^# My wall\n\d \w/)
  const link = await dialog.getByLabel('Link to this deck').inputValue()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()

  await page.reload()
  await page.getByRole('button', { name: 'Rename My wall' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Old wall')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('button', { name: 'Delete Old wall' }).click()
  await page.getByText('None yet.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Rename Old wall' }).waitFor()

  await page.goto(new URL(link).pathname + new URL(link).search)
  await page.getByRole('heading', { name: 'My wall' }).waitFor()
  await page.getByRole('img', { name: '30 of 30 cards' }).waitFor()
})

test('hostile text gets a sentence with its line', async () => {
  const page = await visit('/siegefront/deck')
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a deck' })
  const area = dialog.getByLabel('Lines, a code or a link')
  for (const [text, sentence] of [
    ['3 Footman\n2 <img src=x onerror=alert(1)>', /Line 2: there is no card/],
    ['3 Footman\n\n99999999 Knight', /Line 3: .*more than 60 cards/],
    [`sf1:${'zz9'.repeat(2000)}`, /too long/],
    ['https://elsewhere.example/?code=hx1:wolf', /begins with sf1:/],
  ] as const) {
    await area.fill(text)
    await expect.poll(() => area.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => dialog.innerText()).toMatch(sentence)
  }
  await page.goto('/siegefront/deck?code=nonsense')
  await page
    .getByRole('dialog', { name: 'This link holds no deck' })
    .getByRole('button', { name: /instead/ })
    .click()
})

test('a deck is tested: one match to watch, many for a share with its interval, and stopped', async () => {
  const page = await visit('/siegefront/deck')
  await page.getByLabel('Test it against').selectOption('Iron Wall')
  await page.getByRole('button', { name: 'Once: play one match of bots' }).click()
  await page.getByText(/(Beat|Lost to|A draw with) Iron Wall on turn \d+/).waitFor()
  await page.getByRole('button', { name: 'Watch it' }).click()
  await page.getByRole('slider', { name: 'Moment' }).waitFor()
  await page.goBack()
  await page.evaluate(withholdTheEnd)
  await page.getByRole('button', { name: 'Play 200 matches of bots' }).click()
  await page.getByText(/% won, likely .* of 200 matches/).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Play 200 matches of bots' }).waitFor()
})

test('the deck that was built is the deck that is played', async () => {
  const page = await visit('/siegefront/deck')
  await page.getByRole('button', { name: /^Storm Court/ }).click()
  await page.getByRole('button', { name: 'Play it' }).click()
  await page.getByRole('heading', { name: 'Play Siegefront' }).waitFor()
  await expect.poll(() => page.getByRole('radio', { name: /Storm Court/ }).isChecked()).toBe(true)
})

test('the keyboard alone changes a deck', async () => {
  const page = await visit(three)
  const less = page.getByRole('list', { name: 'Cards of the deck, by cost' }).getByRole('button', { name: /^Remove/ })
  await less.focus()
  for (let press = 0; press < 2; press++) await page.keyboard.press('Enter')
  await page.getByRole('img', { name: '1 of 30 cards' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: '2 of 30 cards' }).waitFor()
})

/** The series is still running when it is stopped, with bots of any speed; late messages of workers are ignored. */
function withholdTheEnd(): void {
  const heard = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage')
  Object.defineProperty(Worker.prototype, 'onmessage', {
    set(listener: (event: MessageEvent) => void) {
      heard?.set?.call(this, (event: MessageEvent) => event.data.kind !== 'done' && listener(event))
    },
  })
}

function cardOf(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true })
}

async function importDeck(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByLabel('Lines, a code or a link').fill(text)
  await page.getByRole('button', { name: 'Take this deck' }).click()
}
