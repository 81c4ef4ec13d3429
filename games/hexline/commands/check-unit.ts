import type { CommandHost, RunCommand } from '@tessera/command'
import { priceOf, readCustomUnit, speedPercent } from '@tessera/hexline'
import type { InputError } from '@tessera/kernel'

const LARGEST_FILE = 1_000_000

interface Checked {
  readonly id: string
  readonly cost: number | null
  readonly inputErrors: readonly InputError[]
}

export const run: RunCommand = (host, [name], { json }) => {
  const file = String(name)
  const input = host.parseJson(host.readFile(file, LARGEST_FILE), file)
  const list: readonly unknown[] = Array.isArray(input) ? input : [input]
  const units = list.map((entry, place) => check(entry, place, list))
  const ok = units.every(({ inputErrors }) => inputErrors.length === 0)
  if (json) host.write(`${JSON.stringify({ ok, units })}\n`)
  else host.write(`${units.map((unit) => inWords(unit, host)).join('\n')}\n`)
  const bad = units.filter(({ inputErrors }) => inputErrors.length > 0).length
  if (!ok) throw host.failure(`${file}: ${bad} of ${units.length} units cannot be fielded`)
}

function check(input: unknown, place: number, list: readonly unknown[]): Checked {
  const taken = new Set(list.slice(0, place).map((earlier) => idOf(earlier, '')))
  const read = readCustomUnit(inPercent(input), taken)
  const id = idOf(input, `unit ${place + 1}`)
  return read.ok
    ? { id, cost: read.value.cost ?? priceOf(read.value).cost, inputErrors: [] }
    : { id, cost: null, inputErrors: read.inputErrors }
}

/** HEX-112: as in the editor, a speed of 1.0 to 2.0 is meant in percent. */
function inPercent(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('speed' in input)) return input
  return typeof input.speed === 'number' ? { ...input, speed: speedPercent(input.speed) } : input
}

function idOf(input: unknown, otherwise: string): string {
  const id = typeof input === 'object' && input !== null ? (input as Record<string, unknown>)['id'] : undefined
  return typeof id === 'string' ? id.slice(0, 40) : otherwise
}

function inWords({ id, cost, inputErrors }: Checked, { paint }: CommandHost): string {
  if (inputErrors.length === 0) return `${paint('green', 'good')}  ${id}, ${cost} points`
  const lines = inputErrors.map(
    ({ path, code, text }) => `  ${path === '' ? '' : `${path}: `}${text} ${paint('dim', code)}`,
  )
  return [`${paint('red', 'bad')}   ${id}`, ...lines].join('\n')
}
