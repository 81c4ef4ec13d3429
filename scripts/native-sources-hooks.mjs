// @ts-check
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { withoutTypes } from './without-types.mjs'

/**
 * Sources are loaded as they are, without their types.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  if (!/^file:(?!.*\/node_modules\/).*\.ts$/.test(url)) return next(url, context)
  const path = fileURLToPath(url)
  return { format: 'module', source: await withoutTypes(await readFile(path, 'utf8')), shortCircuit: true }
}
