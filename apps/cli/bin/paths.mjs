import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

/** The bundled command and where everything is that it starts. */
export async function pathsAt(root) {
  const folder = await bundle(root)
  const entry = (name) => pathToFileURL(resolve(folder, `${name}.js`))
  const paths = {
    root,
    worker: entry('worker'),
    bench: entry('bench'),
    benchChild: entry('bench-child'),
    botWorker: entry('bot-worker'),
    scryptWorker: entry('scrypt-worker'),
    framesWorker: entry('frames-worker'),
  }
  return { command: entry('main'), paths }
}
