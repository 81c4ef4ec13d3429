// @ts-check
import ts from 'typescript'

/**
 * Sources with one mutant in them instead of all: these run many times faster.
 * @typedef {{ line: number, column: number }} Place counted from 0
 * @typedef {{ mutatorName: string, replacement: string, location: { start: Place, end: Place } }} Mutant
 */

/**
 * @param {string} text
 * @param {Mutant} mutant
 */
export function withMutant(text, { replacement, location }) {
  const source = ts.createSourceFile('rule.ts', text, ts.ScriptTarget.Latest, true)
  const from = source.getPositionOfLineAndCharacter(location.start.line, location.start.column)
  const to = source.getPositionOfLineAndCharacter(location.end.line, location.end.column)
  const becomes = stands(source, from, to) ? `(${replacement})` : replacement
  return text.slice(0, from) + becomes + text.slice(to)
}

/**
 * Whether an expression is there that needs parentheses: within another one, that is, and not as a statement of its own.
 * @param {import('typescript').SourceFile} source
 * @param {number} from
 * @param {number} to
 */
function stands(source, from, to) {
  let expression = false
  const visit = (/** @type {import('typescript').Node} */ node) => {
    if (node.getStart(source) > from || node.getEnd() < to) return
    if (node.getStart(source) === from && node.getEnd() === to)
      expression = ts.isExpression(node) && !ts.isExpressionStatement(node.parent)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return expression
}

/**
 * The same source with every turn of a loop counted by `__lap`, which throws when there are too many. A time limit would take a
 * busy machine for an endless loop.
 * @param {string} text
 */
export function withLaps(text) {
  if (!/\b(for|while|do)\b/.test(text)) return text
  const source = ts.createSourceFile('rule.ts', text, ts.ScriptTarget.Latest, true)
  /** @type {[at: number, put: string][]} */
  const puts = []
  const visit = (/** @type {import('typescript').Node} */ node) => {
    if (ts.isIterationStatement(node, false)) {
      puts.push([node.statement.getStart(source), '{__lap();'])
      puts.push([node.statement.getEnd(), '}'])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  // Of those at one place the inner loop's end comes before the outer one's, and an end before a beginning.
  puts.sort(([a, x], [b, y]) => b - a || (x === '}' ? 1 : 0) - (y === '}' ? 1 : 0))
  return puts.reduce((changed, [at, put]) => changed.slice(0, at) + put + changed.slice(at), text)
}
