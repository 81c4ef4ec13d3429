#!/usr/bin/env node
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const folder = await bundle(root)
const entry = (name) => pathToFileURL(resolve(folder, `${name}.js`))
const { main } = await import(entry('main').href)
await main(process.argv.slice(2), {
  root,
  worker: entry('worker'),
  bench: entry('bench'),
  benchChild: entry('bench-child'),
  botWorker: entry('bot-worker'),
})
