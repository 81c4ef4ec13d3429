import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
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

/** Pages are laid out and nobody sees them: without memory for their pixels they are not painted, which was a sixth of what they cost. */
const UNPAINTED = '--force-gpu-mem-available-mb=0'

/** Pictures are taken of everything, and the deep run leaves nothing out. */
export const ALL_PAINTED = process.env['TESSERA_DEEP'] === '1' || process.env['TESSERA_SHOTS'] !== undefined

/** Where the machine's own browser lies, or the one that comes as an npm package, which is unpacked by this. */
export async function browserPath(): Promise<string> {
  const found = findChromium()
  if (found) return found
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

export function launchBrowser(painted = ALL_PAINTED): Promise<Browser> {
  return chromium.launch({ executablePath: inject('browser'), args: painted ? flags : [...flags, UNPAINTED] })
}
