// @ts-check
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { transform, transformSync } from 'esbuild'

/** @satisfies {import('esbuild').TransformOptions} */
const OPTIONS = { loader: 'ts', format: 'esm', target: 'node20' }

/**
 * TypeScript as Node can run it. Lines move: types take up none.
 * @param {string} source
 * @returns {Promise<string>}
 */
export async function withoutTypes(source) {
  return (await transform(source, OPTIONS)).code
}

/**
 * Where something stands in a file of which a stack names the place without types; both from 1.
 * @param {string} path
 * @param {{ line: number, column: number }} place
 * @returns {{ line: number, column: number }}
 */
export function placeWithTypes(path, { line, column }) {
  const { map } = transformSync(readFileSync(path, 'utf8'), { ...OPTIONS, sourcemap: 'external', sourcefile: path })
  const found = new SourceMap(JSON.parse(map)).findEntry(line - 1, column - 1)
  if (!('originalLine' in found)) return { line, column }
  return { line: found.originalLine + 1, column: found.originalColumn + 1 }
}
