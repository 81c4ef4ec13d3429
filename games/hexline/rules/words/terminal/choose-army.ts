import { inputErrorText, type Terminal } from '@tessera/kernel'
import type { HexlineConfig } from '../../config.ts'
import type { UnitType } from '../../content/ability.ts'
import { READY_ARMIES } from '../../content/armies.ts'
import { copiesOf, costOf, refuseArmy } from '../../content/army.ts'
import { readArmyCode, writeArmyCode } from '../../content/army-code.ts'
import { catalogOf } from '../../content/catalog.ts'
import type { HexlineView } from '../../view/view.ts'

/** Lets a person at a terminal pick an army; null when they would rather leave. */
export async function chooseArmy(
  view: HexlineView,
  own: readonly string[] | null,
  terminal: Terminal,
): Promise<readonly string[] | null> {
  const { config } = view
  showEarlier(view, terminal)
  for (;;) {
    const way = await terminal.select(`Your army, for up to ${config.budget} points`, [
      ...(own === null ? [] : [{ value: 'own', label: 'The same as last time', hint: writeArmyCode(own) }]),
      ...readyArmies(config).map(({ id, name, units }) => ({
        value: id,
        label: name,
        hint: `${costOf(catalogOf(config), units)} points: ${inWords(units)}`,
      })),
      { value: 'build', label: 'Pick it unit by unit' },
      { value: 'code', label: 'Paste an army code' },
    ])
    if (way === null) return null
    if (way === 'own') return own
    const units =
      way === 'build'
        ? await build(config, terminal)
        : way === 'code'
          ? await pasted(config, terminal)
          : readyUnits(way)
    if (units !== null) return units
  }
}

function readyArmies(config: HexlineConfig) {
  return READY_ARMIES.filter(({ units }) => refuseArmy(config, units) === null)
}

function readyUnits(id: string): readonly string[] | null {
  return READY_ARMIES.find((army) => army.id === id)?.units ?? null
}

/** Only what the rules still allow is offered, so every pick is a good one. */
async function build(config: HexlineConfig, terminal: Terminal): Promise<readonly string[] | null> {
  const catalog = catalogOf(config)
  const units: string[] = []
  for (;;) {
    const offered = catalog.forHire.filter((type) => refuseArmy(config, [...units, type.id]) === null)
    const left = config.budget - costOf(catalog, units)
    const picked = await terminal.select(
      units.length === 0 ? `${left} points to spend` : `${inWords(units)}; ${left} points left`,
      [
        ...(units.length === 0 ? [] : [{ value: DONE, label: 'That is my army' }]),
        ...offered.map((type) => ({ value: type.id, label: unitLabel(type, units), hint: unitHint(type) })),
        ...(units.length === 0 ? [] : [{ value: UNDO, label: 'Take the last one back' }]),
      ],
      // Enter again adds another of the same; with nothing left to add, it is done.
      offered.some((type) => type.id === units.at(-1)) ? (units.at(-1) ?? DONE) : (offered[0]?.id ?? DONE),
    )
    if (picked === null) return null
    if (picked === DONE) return units
    if (picked === UNDO) units.pop()
    else units.push(picked)
  }
}

const DONE = '='
const UNDO = '-'

function unitLabel(type: UnitType, units: readonly string[]): string {
  const have = copiesOf(units, type.id)
  return `${type.name} (${type.cost})${have === 0 ? '' : `, you have ${have}`}`
}

function unitHint({ family, max_hp, damage, attack_range, armor }: UnitType): string {
  return `${family}: ${max_hp} hp, ${damage} damage, range ${attack_range}, armour ${armor}`
}

async function pasted(config: HexlineConfig, terminal: Terminal): Promise<readonly string[] | null> {
  const code = await terminal.enter('An army code, such as hx1:greywolf*3,ripper*2', (text) => {
    const parsed = readArmyCode(text)
    return parsed.ok ? (refuseArmy(config, parsed.value)?.message ?? null) : inputErrorText(parsed.inputErrors)
  })
  const parsed = code === null ? null : readArmyCode(code)
  return parsed?.ok ? parsed.value : null
}

/** HEX-180: in later battles the opponent's earlier armies are there to be answered. */
function showEarlier({ past, to, score }: HexlineView, terminal: Terminal): void {
  const last = past.at(-1)
  if (last === undefined || to === 'spectator') return
  const theirs = last.armies[1 - to]
  terminal.print(`${score[to]} : ${score[1 - to]}. Their last army: ${inWords(theirs ?? [])}`)
}

export function inWords(units: readonly string[]): string {
  const kinds = [...new Set(units)]
  return kinds.map((id) => `${copiesOf(units, id)} ${id.replaceAll('_', ' ')}`).join(', ')
}
