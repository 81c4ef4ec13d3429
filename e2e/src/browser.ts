import { type BrowserServer, chromium } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.mjs'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The machine's own browser, or the one that comes as an npm package. */
export async function launchBrowser(): Promise<BrowserServer> {
  const found = findChromium()
  if (found) return chromium.launchServer({ executablePath: found, args: flags })
  const { default: packaged } = await import('@sparticuz/chromium')
  return chromium.launchServer({ executablePath: await packaged.executablePath(), args: flags })
}
