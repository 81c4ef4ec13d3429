import type { TestProject } from 'vitest/node'
import { browserPath } from './browser.ts'
import { serve } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server. */
    home: string
    /** Path of the browser. */
    browser: string
  }
}

/** One server for the whole run; a browser for each worker, and in it a context for every test (`visit.ts`). */
export default async function setup(project: TestProject) {
  const [server, browser] = await Promise.all([serve(), browserPath()])
  project.provide('home', server.url)
  project.provide('browser', browser)
  return () => server.close()
}
