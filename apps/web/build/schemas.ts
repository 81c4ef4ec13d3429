import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What of the library of schemas turns them into JSON Schema. */
const DESCRIBING = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/
const EXPORTED = /^export (?:const|function|class) (\w+)|^export \{ \w+ as (\w+) \}/gm

/**
 * Pages and their workers read input by schemas and never describe one; servers and terminals do. The library ties both together, so
 * the description is left out by name: asking for one in a browser throws an error that says so.
 */
export function schemas(): Plugin {
  return {
    name: 'tessera-schemas',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!DESCRIBING.test(id)) return undefined
      const names = [...readFileSync(id, 'utf8').matchAll(EXPORTED)].map(([, own, renamed]) => own ?? renamed ?? '')
      const stubs = names.map((name) => `${name.startsWith('create') ? 'later' : 'none'} as ${name}`)
      return `const none = () => { throw new Error('Browsers describe no schemas') }
const later = () => none
export { ${stubs.join(', ')} }
`
    },
  }
}
