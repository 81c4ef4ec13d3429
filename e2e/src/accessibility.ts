import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** In the page, once the script has run there. */
declare const axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }

/** Of things alike in a row so many are looked at: what is wrong with a card is wrong with the first of eighty. The deep run looks at all. */
const ALIKE = process.env['TESSERA_DEEP'] === '1' ? Number.MAX_SAFE_INTEGER : 2

/**
 * What axe-core finds wrong with the page as it stands, one line per element. Behind a modal dialog nothing can be reached, so only
 * the dialog is looked at.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  // Evaluated by the debugger, not as a script element, so that the page's own policy on scripts stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const { violations } = await page.evaluate(lookAt, ALIKE)
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(' ')} (${node.failureSummary ?? violation.help})`,
    ),
  )
}

/** Runs in the page. */
async function lookAt(most: number): Promise<AxeResults> {
  const include = document.querySelector<HTMLElement>('dialog:modal') ?? document.documentElement
  const exclude: Element[] = []
  for (const parent of [include, ...include.querySelectorAll('*')]) {
    if (parent.childElementCount <= most) continue
    const seen = new Map<string, number>()
    for (const child of parent.children) {
      const kind = `${child.localName}.${child.getAttribute('class') ?? ''}.${child.getAttribute('role') ?? ''}`
      const count = (seen.get(kind) ?? 0) + 1
      seen.set(kind, count)
      if (count > most) exclude.push(child)
    }
  }
  // Nothing is preloaded: that is for sounds, films and style sheets of other sites.
  return axe.run(exclude.length === 0 ? include : { include, exclude }, { resultTypes: ['violations'], preload: false })
}
