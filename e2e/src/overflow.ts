import type { Page } from 'playwright-core'

/** What sticks out of the page to the side, innermost elements only; nothing may. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    )
    const innermost = out.filter((element) => !out.some((other) => other !== element && element.contains(other)))
    return innermost.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
  })
}
