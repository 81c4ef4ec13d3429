// @ts-check
import ts from 'typescript'

/**
 * The same source with blanks instead of `as T` and `satisfies T`, so that every place stays where it is. Stryker makes no mutants
 * inside of them, and its printer drops their parentheses: `(a as number) | b` becomes `a as number | b`, which is `a` alone, or
 * nothing that can be read.
 * @param {string} text
 */
export function withoutAssertions(text) {
  const source = ts.createSourceFile('rule.ts', text, ts.ScriptTarget.Latest)
  let bare = text
  const visit = (/** @type {import('typescript').Node} */ node) => {
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      const from = node.expression.getEnd()
      bare = bare.slice(0, from) + bare.slice(from, node.getEnd()).replaceAll(/\S/g, ' ') + bare.slice(node.getEnd())
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return bare
}
