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
  // Pages of one visitor share a process, which stays warm as long as one of them is open (see `visit.ts`).
  '--process-per-site',
]

/** The machine's own browser, or the one that comes as an npm package. */
export async function launchBrowser(): Promise<BrowserServer> {
  const found = findChromium()
  if (found) return chromium.launchServer({ executablePath: found, args: flags })
  const { default: packaged } = await import('@sparticuz/chromium')
  return chromium.launchServer({ executablePath: await packaged.executablePath(), args: flags })
}
