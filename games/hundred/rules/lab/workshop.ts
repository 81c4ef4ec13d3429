import type { Build, Dice, Json, Parsed, Workshop } from '@tessera/kernel'
import type { HundredChoice } from '../choice.ts'
import { configSchema, type HundredConfig, scenarioOf } from '../config.ts'
import { contentOf, fieldsOf } from '../content/changes.ts'
import { type ArmyUnit, PRESETS } from '../content/scenarios.ts'
import { TEMPLATES, type Template } from '../content/templates.ts'
import { armyCost, refuseArmy } from '../rules/muster/army.ts'
import { templateName } from '../words/names.ts'

/** HUN-1506: builds are templates; experiments change their figures, and those of armour and weapons. */
export const workshop: Workshop<HundredConfig, HundredChoice> = {
  word: 'army',
  leader: 'normal',
  presets: [
    { id: 'company', name: 'Company', build: buildOf(PRESETS.company) },
    { id: 'horde', name: 'Horde', build: buildOf(PRESETS.horde) },
  ],
  fields: [
    'cost',
    'hp',
    'rate',
    'melee',
    'ranged',
    'block',
    'dodge',
    'toughness',
    'morale',
    'head',
    'torso',
    'arms',
    'legs',
  ],
  parts: (config) =>
    TEMPLATES.map((id) => {
      const { cost, traits } = contentOf(config).templates[id]
      return { id, name: templateName(id), cost, abilities: traits }
    }),
  read(text) {
    const preset = workshop.presets.find(({ id, name }) => id === text || name === text)
    if (preset !== undefined) return { ok: true, value: preset.build }
    const words = text.split(/[\s,]+/).filter((word) => word !== '')
    const unknown = words.find((word) => !isTemplate(word))
    if (unknown !== undefined) return bad(`There is no ${unknown}: ${TEMPLATES.join(', ')}`)
    return words.length === 0 ? bad('An army needs at least one unit') : { ok: true, value: words }
  },
  write: (build) => build.join(','),
  refuse(config, build) {
    const army = armyIn(build)
    if (army === null) return 'Not an army of known templates'
    return (
      ([0, 1] as const).map((seat) => refuseArmy(config, seat, army)?.message).find((text) => text !== undefined) ??
      null
    )
  },
  complete,
  seat: (config, builds) => ({
    config: scenarioOf(config).builder ? config : { ...config, scenario: 'pitched_battle' },
    brings: builds.map((build) => (build === null ? null : { type: 'army', preset: null, units: armyIn(build) ?? [] })),
  }),
  change,
}

function isTemplate(word: string): word is Template {
  return TEMPLATES.some((template) => template === word)
}

function buildOf(units: readonly ArmyUnit[]): Build {
  return units.map(({ template }) => template)
}

function armyIn(build: Build): readonly ArmyUnit[] | null {
  return build.every(isTemplate) ? build.map((template) => ({ template: template as Template })) : null
}

/** Keeps what is given and fills the budget by chance. */
function complete(config: HundredConfig, kept: Build, dice: Dice, never: ReadonlySet<string> = new Set()): Build {
  const open = TEMPLATES.filter((template) => !never.has(template))
  let build = kept
  for (let misses = 0; misses < 12 && open.length > 0; ) {
    const next = [...build, dice.pick(open)]
    const army = armyIn(next)
    const fits =
      army !== null && armyCost(army, contentOf(config)) <= config.budget && workshop.refuse(config, next) === null
    if (fits) build = next
    else misses++
  }
  return build
}

function change(config: HundredConfig, part: string, field: string, value: Json): Parsed<HundredConfig> {
  if (fieldsOf(part).length === 0) return bad(`There is no ${part} in Hundred`)
  const entry = field === 'without' ? { part, values: {}, without: [value] } : { part, values: { [field]: value } }
  return configSchema.parse({ ...config, changes: [...(config.changes ?? []), entry] })
}

function bad<T>(text: string): Parsed<T> {
  return { ok: false, inputErrors: [{ path: '', code: 'bad_build', text }] }
}
