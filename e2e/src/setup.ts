import type { TestProject } from 'vitest/node'
import { launchBrowser } from './browser.ts'
import { serve } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server. */
    home: string
    /** Where the one browser of this run listens. */
    browser: string
  }
}

/** One server and one browser for the whole run; every test gets a context of its own. */
export default async function setup(project: TestProject) {
  const launched = launchBrowser()
  const server = await serve().catch(async (error: unknown) => {
    // An open browser would keep a run alive that cannot begin.
    await (await launched).close()
    throw error
  })
  const browser = await launched
  project.provide('home', server.url)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await server.close()
  }
}
