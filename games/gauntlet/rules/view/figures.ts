import { type Content, PRINTED } from '../content/content.ts'
import { CONTAGION_FIGURES, type Stat } from '../content/vocabulary.ts'
import { STAT_INDEX, STATUS_BIT } from '../rules/codes.ts'
import { formationArmor, formationResolve } from '../rules/combat/formation.ts'
import { holdAll } from '../rules/effects/conditions.ts'
import { zoneStays } from '../rules/effects/zones.ts'
import { cardFor, type Field, fieldToRead, scaled } from '../rules/field.ts'
import {
  armorOf,
  atkOf,
  auraReaches,
  blowsOf,
  critOf,
  dodgeOf,
  handToHand,
  has,
  initiativeOf,
  rangeOf,
  speedOf,
  teamReaches,
} from '../rules/values.ts'
import type { Battle, Unit } from '../state.ts'
import { abilityName } from '../words/names.ts'

/** A number of a unit as it counts now, and everything that made it so. */
export interface UnitFigure {
  readonly name: string
  readonly value: number
  /** The first is what is printed. */
  readonly why: readonly string[]
}

/** GB-405, GB-212: the figures of a unit on the board, each with its reasons. */
export function figuresOf(battle: Battle, id: number, content: Content = PRINTED): readonly UnitFigure[] {
  const unit = battle.units[id - 1]
  if (unit === undefined || unit.cell < 0) return []
  const field = fieldToRead(battle, content)
  const { record } = cardFor(field, unit)
  const byHand = handToHand(field, unit)
  const figure = (
    name: string,
    stat: Stat,
    printed: number,
    value: number,
    more: readonly string[] = [],
  ): UnitFigure => ({
    name,
    value,
    why: [
      `${printed} printed${unit.tier > 1 && GROWS.has(stat) ? ` at tier ${unit.tier}` : ''}`,
      ...changesOf(field, unit, stat),
      ...more,
    ],
  })
  const { formation, shield } = formationArmor(field, unit, 'front')
  const hold = formationResolve(field, unit)
  const crumbles = unit.state === 'crumbling' ? ['halved: it crumbles'] : []
  return [
    figure('Attack', 'atk', unit.baseAtk, atkOf(field, unit, null, byHand), [
      ...unit.contagions.flatMap(({ type }) =>
        CONTAGION_FIGURES[type].atk === 0 ? [] : [`${signed(CONTAGION_FIGURES[type].atk)} % ${type}`],
      ),
      ...(byHand ? ['hand to hand instead of shooting'] : []),
      ...crumbles,
    ]),
    figure('Blows', 'attackCount', record.attackCount, blowsOf(field, unit)),
    figure('Armour', 'armor', unit.baseArmor, armorOf(field, unit), [
      ...(unit.stacks > 0 ? [`−${unit.stacks} shredded`] : []),
      ...crumbles,
      ...(formation > 0 ? [`in front ${signed(formation)} for the formation`] : []),
      ...(shield > 0 ? [`in front ${signed(shield)} for the shield`] : []),
    ]),
    figure('Speed', 'speed', record.speed, speedOf(field, unit), paceOf(field, unit)),
    figure('Initiative', 'initiative', record.initiative, initiativeOf(field, unit), [
      ...(has(field, unit, STATUS_BIT.haste) ? ['+5 haste'] : []),
      ...(has(field, unit, STATUS_BIT.slow) ? ['−5 slow'] : []),
    ]),
    figure('Range', 'range', record.range, rangeOf(field, unit)),
    figure('Dodge', 'dodge', record.dodge, dodgeOf(field, unit, null)),
    figure('Critical hit', 'crit', record.crit, critOf(field, unit, unit)),
    ...(hold > 0
      ? [{ name: 'Formation holds', value: hold, why: ['Resolve below 0 against attacks from the front'] }]
      : []),
  ].filter(({ name, value, why }) => ALWAYS.has(name) || value > (name === 'Blows' ? 1 : 0) || why.length > 1)
}

/** GR-504: what a tier makes larger. */
const GROWS: ReadonlySet<Stat> = new Set(['atk', 'armor'])

/** Shown even where nothing is special about them. */
const ALWAYS: ReadonlySet<string> = new Set(['Attack', 'Armour', 'Speed', 'Initiative', 'Range'])

/** Everything that changes a stat of a unit outside an attack, in words. */
function changesOf(field: Field, unit: Unit, stat: Stat): readonly string[] {
  return changeRows(field, unit, stat).map(
    ({ pct, flat, by }) =>
      `${[pct === 0 ? '' : `${signed(pct)} %`, flat === 0 ? '' : signed(flat)].filter((part) => part !== '').join(' and ')} ${by}`,
  )
}

interface Change {
  readonly pct: number
  readonly flat: number
  readonly by: string
}

/** The terms of GB-212 one by one; their sum is what the rules add. */
export function changeRows(field: Field, unit: Unit, stat: Stat): readonly Change[] {
  const { content } = field
  const scales = stat === 'armor' || stat === 'resolveRecovery'
  const rows: Change[] = []
  const add = (pct: number, flat: number, source: string): void => {
    const worth = scales ? scaled(field, unit, flat) : flat
    if (pct !== 0 || worth !== 0) rows.push({ pct, flat: worth, by: abilityName(source, content) })
  }
  for (const ability of cardFor(field, unit).abilities)
    if (ability.on === 'always')
      for (const effect of ability.effects)
        if (effect.do === 'modify' && effect.stat === stat && effect.vs.length === 0)
          if (holdAll(field, [...ability.filter, ...ability.when, ...effect.if], unit, unit, null, stat))
            add(effect.pct, effect.flat, ability.id)
  for (const modifier of unit.modifiers) if (modifier.stat === stat) add(modifier.pct, modifier.flat, modifier.source)
  const counted = new Set<unknown>()
  for (const { carrier, ability, effect } of field.auraMods[STAT_INDEX[stat]] ?? []) {
    if (!auraReaches(carrier, ability.aura, unit) || counted.has(effect)) continue
    counted.add(effect)
    if (holdAll(field, effect.if, unit, carrier, null)) add(effect.pct, effect.flat, ability.id)
  }
  for (const { side, effect, when } of field.teamMods[STAT_INDEX[stat]] ?? [])
    if (effect.to.base !== 'self' && teamReaches(side, effect.to.base, unit))
      if (holdAll(field, [...when, ...effect.to.filter, ...effect.if], unit, unit, null))
        add(effect.pct, effect.flat, leaderPassive(field, side))
  for (const effect of zoneStays(field, unit, 'modify'))
    if (effect.do === 'modify' && effect.stat === stat) add(effect.pct, effect.flat, 'ground it stands on')
  return rows
}

function leaderPassive({ battle, content }: Field, side: 0 | 1): string {
  return content.leaders.get(battle.sides[side].leader)?.passive.id ?? 'leader'
}

function paceOf(field: Field, unit: Unit): readonly string[] {
  return [
    ...(has(field, unit, STATUS_BIT.haste) ? ['+1 haste'] : []),
    ...(has(field, unit, STATUS_BIT.slow) ? ['−1 slow'] : []),
    ...(unit.contagions.some(({ type }) => type === 'frost') ? ['−1 frost'] : []),
    ...(has(field, unit, STATUS_BIT.suppressed) ? ['−1 suppressed'] : []),
  ]
}

const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`)
