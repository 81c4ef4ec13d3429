// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What runs have found so far, a line a mutant, under .cache/mutants. A mutant that some test noticed stays noticed while its file
 * stays as it is; one that survived is tried again as soon as the tests are others.
 * @typedef {{ key: string, status: string, tests: string }} Found
 * @typedef {{ key: string, file: string, at: number, line: string, was: string, becomes: string }} Drawn
 */

/** @param {string} root */
export const reportsFolder = (root) => join(root, '.cache', 'mutants')
/** @param {string} root @param {string} name */
export const foundFile = (root, name) => join(reportsFolder(root), `${name}.found.jsonl`)
/** @param {string} root @param {string} name */
export const sampleFile = (root, name) => join(reportsFolder(root), `${name}.sample.json`)

/**
 * @param {string} root
 * @param {string} name
 * @returns {Map<string, Found>}
 */
export function readFound(root, name) {
  const file = foundFile(root, name)
  if (!existsSync(file)) return new Map()
  /** @type {Found[]} */
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  return new Map(lines.map((found) => [found.key, found]))
}

/**
 * @param {Found | undefined} found
 * @param {string} tests
 */
export function isSettled(found, tests) {
  return found !== undefined && (isKilled(found) || found.tests === tests)
}

/** @param {Found} found */
export function isKilled({ status }) {
  return status === 'Killed' || status === 'Timeout'
}

/**
 * The 95 % interval of a share by Wilson, in per cent.
 * @param {number} part
 * @param {number} all
 */
export function interval(part, all) {
  if (all === 0) return [0, 100]
  const z = 1.96
  const share = part / all
  const middle = share + (z * z) / (2 * all)
  const reach = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all))
  return [middle - reach, middle + reach].map((bound) => (100 * bound) / (1 + (z * z) / all))
}
