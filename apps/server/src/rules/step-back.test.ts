import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'

const { code } = transformSync(readFileSync(new URL('./step-back.ts', import.meta.url), 'utf8'), { loader: 'ts' })

/** In a process with this niceness: its own, and that of a thread in it that steps back. */
function niceness(given: number): readonly number[] {
  const thread = `${code}; const { parentPort } = await import('node:worker_threads')
    stepBack(5); parentPort.postMessage(getPriority())`
  const main = `import { getPriority } from 'node:os'; import { Worker } from 'node:worker_threads'
    const address = new URL('data:text/javascript,' + encodeURIComponent(${JSON.stringify(thread)}))
    new Worker(address).on('message', (nice) => console.log(JSON.stringify([getPriority(), nice])))`
  const said = execFileSync('nice', ['-n', String(given), process.execPath, '--input-type=module', '-e', main])
  return JSON.parse(said.toString())
}

test.runIf(process.platform === 'linux')(
  'a thread of rules comes after the requests of its process, however that was started',
  () => {
    for (const given of [0, 7]) {
      const [own = 0, thread] = niceness(given)
      expect(thread).toBe(Math.min(19, own + 5))
    }
  },
)
