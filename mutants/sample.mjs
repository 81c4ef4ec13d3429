// @ts-check
import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * A checker that lets a random sample of the mutants through, the same one every time: those whose hashes are the smallest.
 * Stryker has no sampling of its own; what a checker turns down does not count in the score.
 */
const size = Number(process.env['TESSERA_MUTANTS_SAMPLE'] ?? 0)

/** @typedef {{ id: string, fileName: string, mutatorName: string, replacement: string, location: object }} Mutant */

function sample() {
  /** @type {Set<string>} */
  let drawn = new Set()
  return {
    async init() {},
    /**
     * Stryker hands over all mutants here before any of them is checked.
     * @param {readonly Mutant[]} mutants
     */
    async group(mutants) {
      const ranked = mutants.map((mutant) => ({ id: mutant.id, rank: rankOf(mutant) }))
      ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1))
      drawn = new Set(ranked.slice(0, size).map(({ id }) => id))
      return [mutants.map(({ id }) => id)]
    },
    /** @param {readonly Mutant[]} mutants */
    async check(mutants) {
      const verdict = (/** @type {string} */ id) =>
        drawn.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' }
      return Object.fromEntries(mutants.map(({ id }) => [id, verdict(id)]))
    },
  }
}

/** @param {Mutant} mutant */
function rankOf({ fileName, mutatorName, replacement, location }) {
  const told = JSON.stringify([relative(process.cwd(), fileName), mutatorName, replacement, location])
  return createHash('sha256').update(told).digest('hex')
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: sample }]
