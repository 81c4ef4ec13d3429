import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe-core finds wrong with the page as it stands, one line per element. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Evaluated by the debugger, not as a script element, so that the page's own policy on scripts stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // Nothing is preloaded: that is for sounds, films and style sheets of other sites.
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations"], preload: false })',
  )
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(' ')} (${node.failureSummary ?? violation.help})`,
    ),
  )
}
