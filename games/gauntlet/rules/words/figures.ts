import type { Said } from '@tessera/words'
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
import { words } from './catalogue.ts'
import { abilitySaid, called, signed } from './names.ts'

type FigureId = 'atk' | 'attackCount' | 'armor' | 'speed' | 'initiative' | 'range' | 'dodge' | 'crit' | 'hold'

/** A number of a unit as it counts now, and everything that made it so. */
export interface UnitFigure {
  readonly id: FigureId
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
    stat: Exclude<FigureId, 'hold'>,
    printed: number,
    value: number,
    more: readonly string[] = [],
  ): UnitFigure => ({
    id: stat,
    name: words.text(`figure.${stat}`),
    value,
    why: [
      unit.tier > 1 && GROWS.has(stat)
        ? words.text('figure.printedAt', { n: printed, tier: unit.tier })
        : words.text('figure.printed', { n: printed }),
      ...changesOf(field, unit, stat),
      ...more,
    ],
  })
  const { formation, shield } = formationArmor(field, unit, 'front')
  const hold = formationResolve(field, unit)
  const crumbles = unit.state === 'crumbling' ? [words.text('figure.halved')] : []
  return [
    figure('atk', unit.baseAtk, atkOf(field, unit, null, byHand), [
      ...unit.contagions.flatMap(({ type }) =>
        CONTAGION_FIGURES[type].atk === 0
          ? []
          : [
              words.text('figure.percent', {
                change: signed(CONTAGION_FIGURES[type].atk),
                why: words.said(`contagion.${type}`),
              }),
            ],
      ),
      ...(byHand ? [words.text('figure.byHand')] : []),
      ...crumbles,
    ]),
    figure('attackCount', record.attackCount, blowsOf(field, unit)),
    figure('armor', unit.baseArmor, armorOf(field, unit), [
      ...(unit.stacks > 0 ? [flat(-unit.stacks, words.said('figure.shredded'))] : []),
      ...crumbles,
      ...(formation > 0 ? [words.text('figure.frontFormation', { change: signed(formation) })] : []),
      ...(shield > 0 ? [words.text('figure.frontShield', { change: signed(shield) })] : []),
    ]),
    figure('speed', record.speed, speedOf(field, unit), paceOf(field, unit)),
    figure('initiative', record.initiative, initiativeOf(field, unit), [
      ...(has(field, unit, STATUS_BIT.haste) ? [flat(5, words.said('figure.haste'))] : []),
      ...(has(field, unit, STATUS_BIT.slow) ? [flat(-5, words.said('figure.slow'))] : []),
    ]),
    figure('range', record.range, rangeOf(field, unit)),
    figure('dodge', record.dodge, dodgeOf(field, unit, null)),
    figure('crit', record.crit, critOf(field, unit, unit)),
    ...(hold > 0
      ? [{ id: 'hold' as const, name: words.text('figure.hold'), value: hold, why: [words.text('figure.holdWhy')] }]
      : []),
  ].filter(({ id: stat, value, why }) => ALWAYS.has(stat) || value > (stat === 'attackCount' ? 1 : 0) || why.length > 1)
}

/** GR-504: what a tier makes larger. */
const GROWS: ReadonlySet<Stat> = new Set(['atk', 'armor'])

/** Shown even where nothing is special about them. */
const ALWAYS: ReadonlySet<FigureId> = new Set(['atk', 'armor', 'speed', 'initiative', 'range'])

/** Everything that changes a stat of a unit outside an attack, in words. */
function changesOf(field: Field, unit: Unit, stat: Stat): readonly string[] {
  return changeRows(field, unit, stat).map(({ pct, flat: by, source }) => {
    const why = sourceSaid(source)
    if (pct === 0) return flat(by, why)
    return by === 0
      ? words.text('figure.percent', { change: signed(pct), why })
      : words.text('figure.both', { percent: signed(pct), change: signed(by), why })
  })
}

function flat(by: number, why: Said | string): string {
  return words.text('figure.flat', { change: signed(by), why })
}

/** What changes a stat: an ability, the ground, or a leader of whom nothing else is known. */
function sourceSaid(source: string): Said | string {
  return called(`figure.${source}`, abilitySaid(source))
}

interface Change {
  readonly pct: number
  readonly flat: number
  /** The id of an ability, `ground` or `leader`. */
  readonly source: string
}

/** The terms of GB-212 one by one; their sum is what the rules add. */
export function changeRows(field: Field, unit: Unit, stat: Stat): readonly Change[] {
  const scales = stat === 'armor' || stat === 'resolveRecovery'
  const rows: Change[] = []
  const add = (pct: number, flat: number, source: string): void => {
    const worth = scales ? scaled(field, unit, flat) : flat
    if (pct !== 0 || worth !== 0) rows.push({ pct, flat: worth, source })
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
    if (effect.do === 'modify' && effect.stat === stat) add(effect.pct, effect.flat, 'ground')
  return rows
}

function leaderPassive({ battle, content }: Field, side: 0 | 1): string {
  return content.leaders.get(battle.sides[side].leader)?.passive.id ?? 'leader'
}

function paceOf(field: Field, unit: Unit): readonly string[] {
  return [
    ...(has(field, unit, STATUS_BIT.haste) ? [flat(1, words.said('figure.haste'))] : []),
    ...(has(field, unit, STATUS_BIT.slow) ? [flat(-1, words.said('figure.slow'))] : []),
    ...(unit.contagions.some(({ type }) => type === 'frost') ? [flat(-1, words.said('contagion.frost'))] : []),
    ...(has(field, unit, STATUS_BIT.suppressed) ? [flat(-1, words.said('figure.suppressed'))] : []),
  ]
}
