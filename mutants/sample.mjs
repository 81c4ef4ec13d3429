// @ts-check
import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { foundFile, isSettled, readFound, sampleFile } from './found.mjs'

/**
 * Two plugins of Stryker. The checker `sample` lets a random sample of the mutants through, the same one every time: those whose
 * hashes with the seed are the smallest; what a checker turns down does not count. It lets them through in that order, so what a
 * stopped run has measured is a random sample too, and leaves out what is already known. The reporter `keep` writes down every
 * result at once: Stryker's own memory is written at the end of a run, and knows no samples.
 */
const root = process.env['TESSERA_MUTANTS_ROOT'] ?? '.'
const name = process.env['TESSERA_MUTANTS_OF'] ?? ''
const size = Number(process.env['TESSERA_MUTANTS_SAMPLE'] ?? Number.POSITIVE_INFINITY)
const seed = process.env['TESSERA_MUTANTS_SEED'] ?? '1'
const tests = process.env['TESSERA_MUTANTS_TESTS'] ?? ''

/**
 * @typedef {{ line: number, column: number }} Place counted from 0, as Stryker does for its plugins
 * @typedef {{ id: string, fileName: string, mutatorName: string, replacement: string, location: { start: Place, end: Place } }} Mutant
 */

function sample() {
  /** @type {Set<string>} */
  let due = new Set()
  return {
    async init() {},
    /**
     * Stryker hands over all mutants here before any of them is checked, and checks them group by group.
     * @param {readonly Mutant[]} mutants
     */
    async group(mutants) {
      const ranked = mutants.map((mutant) => ({ mutant, rank: rankOf(mutant) }))
      ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1))
      const drawn = ranked.slice(0, size).map(({ mutant }) => mutant)
      writeFileSync(sampleFile(root, name), JSON.stringify({ of: mutants.length, drawn: drawn.map(told) }))
      const found = readFound(root, name)
      const open = drawn.filter((mutant) => !isSettled(found.get(told(mutant).key), tests)).map(({ id }) => id)
      due = new Set(open)
      return [...open.map((id) => [id]), mutants.map(({ id }) => id).filter((id) => !due.has(id))]
    },
    /** @param {readonly Mutant[]} mutants */
    async check(mutants) {
      const verdict = (/** @type {string} */ id) =>
        due.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample, or known' }
      return Object.fromEntries(mutants.map(({ id }) => [id, verdict(id)]))
    },
  }
}

function keep() {
  return {
    /** @param {Mutant & { status: string }} result */
    onMutantTested({ status, ...mutant }) {
      if (status === 'CompileError' || status === 'Ignored') return
      const { start, end } = mutant.location
      const { key } = told({ ...mutant, location: { start: fromOne(start), end: fromOne(end) } })
      appendFileSync(foundFile(root, name), `${JSON.stringify({ key, status, tests })}\n`)
    },
  }
}

/**
 * Reporters are told places counted from 1.
 * @param {Place} place
 */
function fromOne({ line, column }) {
  return { line: line - 1, column: column - 1 }
}

/** @param {Mutant} mutant */
function rankOf({ fileName, mutatorName, replacement, location }) {
  return hash([seed, relative(process.cwd(), fileName), mutatorName, replacement, location])
}

/** @type {Map<string, string>} */
const sources = new Map()

/**
 * What a person is told of a mutant. It is the same mutant as long as its file stays as it is.
 * @param {Mutant} mutant
 */
function told({ fileName, mutatorName, replacement, location: { start, end } }) {
  const file = relative(process.cwd(), resolve(fileName))
  // Here the file has all its mutants in it; in the root it is as written.
  const source = sources.get(file) ?? readFileSync(join(root, file), 'utf8')
  sources.set(file, source)
  const lines = source.split('\n')
  return {
    key: hash([file, source, mutatorName, replacement, start.line, start.column, end.line, end.column]),
    file,
    at: start.line + 1,
    line: lines[start.line]?.trim() ?? '',
    was: folded(between(lines, start, end)),
    becomes: folded(replacement),
  }
}

/**
 * @param {readonly string[]} lines
 * @param {Place} from
 * @param {Place} to
 */
function between(lines, from, to) {
  const some = lines.slice(from.line, to.line + 1)
  some[some.length - 1] = some[some.length - 1]?.slice(0, to.column) ?? ''
  some[0] = some[0]?.slice(from.column) ?? ''
  return some.join(' ')
}

/** @param {string} text */
function folded(text) {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** @param {unknown} value */
function hash(value) {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', factory: sample },
  { kind: 'Reporter', name: 'keep', factory: keep },
]
