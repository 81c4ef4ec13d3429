import type { Brought, Parsed } from '@tessera/kernel'
import type { HexlineChoice } from '../choice.ts'
import type { HexlineConfig } from '../config.ts'
import { workshop } from './workshop.ts'

/**
 * Armies belong to players, not to seats, so that they change sides with them: those fixed by the config move to the
 * players. A scenario gives each seat its units, so players keep their seats.
 */
export function bring(
  config: HexlineConfig,
  given: readonly (string | null)[],
): Parsed<Brought<HexlineConfig, HexlineChoice>> {
  if (config.scenario !== null)
    return given.every((text) => text === null)
      ? { ok: true, value: { config, brings: given.map(() => null), fixedSeats: true } }
      : bad('', 'A scenario has its own units, so no army can be brought')
  const open: HexlineConfig = { ...config, armies: [null, null] }
  const brings: (HexlineChoice | null)[] = []
  for (const [player, text] of given.entries()) {
    const read = text === null ? null : workshop.read(text)
    if (read?.ok === false)
      return { ok: false, inputErrors: read.inputErrors.map((inputError) => ({ ...inputError, path: `${player}` })) }
    const units = read === null ? (config.armies[player] ?? null) : read.value
    const refusal = units === null ? null : workshop.refuse(open, units)
    if (refusal !== null) return bad(`${player}`, refusal)
    brings.push(units === null ? null : { type: 'muster', units })
  }
  return { ok: true, value: { config: open, brings, fixedSeats: false } }
}

function bad<T>(path: string, text: string): Parsed<T> {
  return { ok: false, inputErrors: [{ path, code: 'bad_build', text }] }
}
