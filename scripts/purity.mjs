// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { gamePackages } from './game-packages.mjs'
import { root } from './install.mjs'

/** What gives the same result on every machine, in every browser, at any time. */
const folders = [
  'engine/kernel',
  'engine/board',
  'engine/wire',
  ...gamePackages().map(({ folder }) => `games/${folder}/rules`),
  'kit/lanterns/rules',
]

/** Math that is exact on integers everywhere; the rest (`sqrt`, `pow`, `sin`, ...) may differ between engines. */
const exactMath = new Set(['abs', 'ceil', 'clz32', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'trunc'])

const outside = new Set(
  (
    'Date performance process window document navigator location localStorage sessionStorage indexedDB fetch XMLHttpRequest ' +
    'WebSocket Worker setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame console crypto Intl require globalThis'
  ).split(' '),
)

/** Depend on the language of the machine. */
const localeMethods = new Set(['localeCompare', 'toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase'])

/**
 * By function. A fresh seed has to come from somewhere: one line of the kernel, called by hosts and never by rules.
 * The integer root takes the platform's as a first guess and corrects it.
 * @type {Readonly<Record<string, string>>}
 */
const exceptions = { randomSeed: 'crypto', isqrt: 'Math.sqrt' }

/**
 * What a file of rules code may not use, one sentence per place.
 * @param {string} file its path from the root
 * @param {string} text
 */
export function impurities(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** @type {string[]} */
  const found = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    const name = impurity(node)
    if (name && exceptions[functionAround(node)] !== name) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${file}:${line + 1}: rules code may not use ${name}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** @param {ts.Node} node */
function impurity(node) {
  if (ts.isPropertyAccessExpression(node)) {
    const name = node.name.text
    if (ts.isIdentifier(node.expression) && node.expression.text === 'Math')
      return exactMath.has(name) ? null : `Math.${name}`
    return localeMethods.has(name) ? name : null
  }
  if (ts.isElementAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'Math')
    return 'Math[...]'
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskToken) return '**'
  if (!ts.isIdentifier(node)) return null
  if (node.text === 'Math')
    return ts.isPropertyAccessExpression(node.parent) || ts.isElementAccessExpression(node.parent)
      ? null
      : 'Math as a value'
  return outside.has(node.text) && !isMemberName(node) && !isDeclaredAround(node) ? node.text : null
}

/**
 * Whether a scope around the name declares it, as in `(location) => location.x`: then it is nothing from outside.
 * @param {ts.Identifier} node
 */
function isDeclaredAround(node) {
  const declares = (/** @type {ts.Node} */ scope) => {
    if (ts.isFunctionLike(scope)) return scope.parameters.some(({ name }) => binds(name, node.text))
    if (ts.isForOfStatement(scope) || ts.isForInStatement(scope) || ts.isForStatement(scope))
      return scope.initializer !== undefined && listBinds(scope.initializer, node.text)
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope) && !ts.isCaseClause(scope)) return false
    return scope.statements.some(
      (statement) => ts.isVariableStatement(statement) && listBinds(statement.declarationList, node.text),
    )
  }
  return ts.findAncestor(node, declares) !== undefined
}

/**
 * @param {ts.Node} list
 * @param {string} text
 */
function listBinds(list, text) {
  return ts.isVariableDeclarationList(list) && list.declarations.some(({ name }) => binds(name, text))
}

/**
 * @param {ts.BindingName} name
 * @param {string} text
 * @returns {boolean}
 */
function binds(name, text) {
  if (ts.isIdentifier(name)) return name.text === text
  return name.elements.some((element) => ts.isBindingElement(element) && binds(element.name, text))
}

/** @param {ts.Node} node */
function functionAround(node) {
  const found = ts.findAncestor(node, ts.isFunctionDeclaration)
  return found?.name?.text ?? ''
}

/**
 * `entry.process` and `{ window: 3 }` are somebody's fields, and a declaration by itself uses nothing.
 * @param {ts.Identifier} node
 */
function isMemberName(node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  const named =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isVariableDeclaration(parent)
  return named && parent.name === node
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function rulesFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['testing', 'fixtures', 'node_modules'].includes(entry.name) ? [] : rulesFiles(path)
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [path] : []
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = folders.flatMap((folder) => rulesFiles(join(root, folder)))
  const found = files.flatMap((file) =>
    impurities(relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')),
  )
  for (const sentence of found) console.log(sentence)
  if (files.length === 0) console.log('No rules code was found.')
  process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0
}
