import type { Build, Dice, Json, Parsed, Workshop } from '@tessera/kernel'
import { fill, PAIRS } from '../bot/fill.ts'
import { pairOf } from '../bot/pair.ts'
import type { HexlineChoice } from '../choice.ts'
import type { HexlineConfig } from '../config.ts'
import { configSchema } from '../config.ts'
import { READY_ARMIES } from '../content/armies.ts'
import { refuseArmy } from '../content/army.ts'
import { readArmyCode, writeArmyCode } from '../content/army-code.ts'
import { catalogOf } from '../content/catalog.ts'

/** What the lab may do with Hexline: armies are builds, units their parts. */
export const workshop: Workshop<HexlineConfig, HexlineChoice> = {
  word: 'army',
  leader: 'captain',
  presets: READY_ARMIES.map(({ id, name, units }) => ({ id, name, build: units })),
  fields: ['cost', 'max_hp', 'damage', 'attack_range', 'armor', 'speed', 'abilities', 'without'],
  parts: (config) =>
    catalogOf(config).forHire.map(({ id, name, cost, abilities }) => ({
      id,
      name,
      cost,
      abilities: abilities.map(abilityName),
    })),
  read(text) {
    const wanted = text.trim().toLowerCase().replaceAll(' ', '_')
    const ready = READY_ARMIES.find((army) => army.id === wanted)
    if (ready !== undefined) return { ok: true, value: ready.units }
    if (text.includes(':')) return readArmyCode(text)
    const names = READY_ARMIES.map((army) => army.id).join(', ')
    return bad(
      `There is no ready-made army "${text.slice(0, 40)}". There are: ${names}; or write a code such as hx1:greywolf*3,ripper`,
    )
  },
  write: writeArmyCode,
  refuse: (config, build) => refuseArmy(config, build)?.message ?? null,
  complete,
  seat: (config, builds) => ({
    config: { ...config, armies: [null, null] },
    brings: builds.map((units) => (units === null ? null : { type: 'muster', units })),
  }),
  change,
}

/** Of the families that the kept units have; where that leaves a choice, of any pair with them. */
function complete(config: HexlineConfig, kept: Build, dice: Dice, never: ReadonlySet<string> = new Set()): Build {
  const open = { ...config, bans: [...config.bans, ...never] }
  const { type } = catalogOf(config)
  const families = [...new Set(kept.map((id) => type(id)?.family))].filter((family) => family !== 'custom')
  const fitting = PAIRS.filter((pair) => families.every((family) => family !== undefined && pair.includes(family)))
  const pair =
    fitting.length === 0 || (config.max_families === 1 && kept.length > 0) ? pairOf(config, kept) : dice.pick(fitting)
  return fill(open, kept, pair, config.budget, dice)
}

function change(config: HexlineConfig, part: string, field: string, value: Json): Parsed<HexlineConfig> {
  const type = catalogOf(config).type(part)
  if (type === undefined || type.family === 'custom') return bad(`There is no unit ${part} in the roster`)
  const set =
    field === 'without'
      ? { abilities: type.abilities.filter((ability) => abilityName(ability) !== value) }
      : { [field]: value }
  if (field === 'without' && set['abilities']?.length === type.abilities.length)
    return bad(`${type.name} has no ability ${String(value)}: ${type.abilities.map(abilityName).join(', ')}`)
  return configSchema.parse({ ...config, changes: [...(config.changes ?? []), { unit: part, ...set }] })
}

function abilityName({ trigger, effect }: { readonly trigger: string; readonly effect: string }): string {
  return `${trigger}-${effect}`
}

function bad<T>(text: string): Parsed<T> {
  return { ok: false, inputErrors: [{ path: '', code: 'bad_build', text }] }
}
