// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  // Without windows, tool bars and their own pages it does the same in much less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a browser on this machine: `CHROME_PATH` first, then the usual places; null when there is none. */
export function findChromium() {
  const named = process.env['CHROME_PATH']
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH is ${named}, but there is no such file.`)
    return named
  }
  return places.find((place) => existsSync(place)) ?? null
}

/**
 * Installs Debian's browser where there is none and we are root. Anywhere else nothing happens, and the browser that
 * comes as an npm package is used.
 */
export function installChromium() {
  if (findChromium() || process.platform !== 'linux' || process.getuid?.() !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  /** @param {string[]} args */
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: 300_000 })
  if (apt('--version').status !== 0) return
  console.log('Installing chromium from the system packages (once) ...')
  apt('update', '-q')
  // Older releases have only the whole browser.
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (apt('install', '-y', '-q', '--no-install-recommends', name).status === 0) return
}
