// @ts-check
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const folder = fileURLToPath(new URL('../contracts/', import.meta.url))
const require = createRequire(import.meta.url)
export const compiledFile = fileURLToPath(new URL('../fixtures/contracts.json', import.meta.url))

/**
 * The hash of all that goes into compiling: the sources, this script, and the versions of the compiler and of what the sources import.
 * @returns {string}
 */
export function sourcesHash() {
  const hash = createHash('sha256')
  for (const file of [...sourceFiles().map((name) => join(folder, name)), fileURLToPath(import.meta.url)])
    hash.update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))
  for (const name of ['solc', '@openzeppelin/contracts'])
    hash.update(JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version)
  return hash.digest('hex')
}

function sourceFiles() {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sol'))
    .sort()
}

/**
 * Every contract of `contracts/` as `fixtures/contracts.json` holds it: what it can be asked, and its code.
 * @returns {string}
 */
export function compile() {
  const solc = require('solc')
  const files = sourceFiles()
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(files.map((file) => [file, { content: readFileSync(join(folder, file), 'utf8') }])),
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'cancun',
      // Without it the code ends with a hash of the sources, comments included.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const find = (/** @type {string} */ path) => ({ contents: readFileSync(require.resolve(path), 'utf8') })
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: find }))
  const errors = (output.errors ?? []).filter(
    (/** @type {{ severity: string }} */ { severity }) => severity === 'error',
  )
  if (errors.length > 0)
    throw new Error(errors.map((/** @type {{ formattedMessage: string }} */ e) => e.formattedMessage).join('\n'))
  /** @type {Record<string, { abi: unknown, code: string }>} */
  const contracts = {}
  for (const file of files)
    for (const [name, { abi, evm }] of Object.entries(output.contracts[file]))
      contracts[name] = { abi, code: `0x${evm.bytecode.object}` }
  return `${JSON.stringify({ compiler: solc.version(), sources: sourcesHash(), contracts })}\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(compiledFile, compile())
