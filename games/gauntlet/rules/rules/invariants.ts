import type { DuelConfig } from '../config.ts'
import { contentOf } from '../content/changes.ts'
import type { Content } from '../content/content.ts'
import type { Battle, DuelState, Unit } from '../state.ts'
import { CELLS } from './board.ts'
import { TAG_INDEX } from './codes.ts'
import { formationArmor, formationResolve } from './combat/formation.ts'
import { cardFor, type Field, fieldOf } from './field.ts'
import { tagged } from './values.ts'

/** Section 15 of the rulebook, as far as one state can show it. */
export function brokenInvariants(state: DuelState, config: DuelConfig): readonly string[] {
  const problems: string[] = []
  if (state.wins[0] + state.wins[1] > state.fought.length) problems.push('More battles are won than were fought')
  if ((state.phase === 'over') !== (state.result !== null)) problems.push('The match is over without a result')
  if (state.battle !== null) problems.push(...brokenInBattle(state.battle, contentOf(config)))
  return problems
}

export function brokenInBattle(battle: Battle, content: Content): string[] {
  const problems: string[] = []
  const copy = structuredCopy(battle)
  const field = fieldOf(copy, content, { dice: NO_DICE, tell: undefined })
  const cells = new Map<number, number>()
  for (const unit of copy.units) {
    const say = (text: string): void => {
      problems.push(`Unit ${unit.id} (${unit.key}) ${text}`)
    }
    if (unit.cell >= CELLS) say(`stands on ${unit.cell}, which is not on the board`)
    if (unit.cell >= 0) {
      const other = cells.get(unit.cell)
      if (other !== undefined) say(`stands on the cell of unit ${other}`)
      cells.set(unit.cell, unit.id)
      checkStanding(field, unit, say, battle.step === 'start')
    } else if (unit.state !== 'dead' && unit.state !== 'vanished') say(`is ${unit.state} but not on the board`)
    checkNumbers(unit, say)
  }
  for (const side of [0, 1] as const) {
    const summons = copy.units.filter((unit) => unit.summoned && unit.cell >= 0 && unit.owner === side).length
    if (summons > 6) problems.push(`Side ${side} has ${summons} summons`)
  }
  if (battle.round > battle.roundLimit) problems.push(`Round ${battle.round} is above the limit`)
  return problems
}

function checkStanding(field: Field, unit: Unit, say: (text: string) => void, opening: boolean): void {
  const card = cardFor(field, unit)
  if (unit.hp <= 0 || unit.hp > unit.maxHp) say(`has ${unit.hp} of ${unit.maxHp} HP`)
  if (unit.resolve > unit.maxResolve) say(`has ${unit.resolve} of ${unit.maxResolve} Resolve`)
  const held = unit.state === 'ready' && !card.structure
  if (unit.resolve < 0 && (!held || unit.resolve <= 0 - formationResolve(field, unit)))
    say(`has ${unit.resolve} Resolve without a formation that holds it`)
  if (unit.state === 'retreating') {
    if (!card.living) say('is bound and retreats')
    if (unit.resolve * 100 >= 25 * unit.maxResolve) say('retreats with enough Resolve to stand')
    if (unit.vigilant) say('retreats and is vigilant')
  }
  if (unit.state === 'crumbling' && (card.living || unit.resolve !== 0)) say('crumbles wrongly')
  if (unit.shaken && unit.resolve <= 0 && !opening) say('is shaken and has not broken')
  const { formation, shield } = formationArmor(field, unit, 'front')
  if (formation + shield > Math.floor((7 * card.factor) / 100)) say(`has ${formation + shield} formation armour`)
  if (unit.contagions.length > 0 && card.structure) say('is a Structure with a contagion')
  for (const { type } of unit.contagions)
    if (type === 'poison' && tagged(field, unit, TAG_INDEX.Undead)) say('is Undead and poisoned')
}

function checkNumbers(unit: Unit, say: (text: string) => void): void {
  if (unit.barrier < 0 || unit.cooldown < 0 || unit.stacks < 0 || unit.ripostes < 0 || unit.grace < 0)
    say('has a counter below 0')
  if (unit.ammo > unit.maxAmmo || unit.ammo < -1) say(`has ${unit.ammo} of ${unit.maxAmmo} ammunition`)
  if (unit.stacks * 100 > 60 * unit.baseArmor) say(`has ${unit.stacks} stacks on ${unit.baseArmor} armour`)
  const types = new Set(unit.contagions.map(({ type }) => type))
  if (types.size < unit.contagions.length) say('has a contagion twice')
  if (unit.facing < 0 || unit.facing > 3) say(`faces ${unit.facing}`)
}

/** The field belongs to the battle that is being played; checks read a copy. */
function structuredCopy(battle: Battle): Battle {
  return JSON.parse(JSON.stringify(battle)) as Battle
}

const NO_DICE = {
  int: (): number => {
    throw new Error('Checking draws nothing')
  },
  d: (): number => {
    throw new Error('Checking draws nothing')
  },
  pick: <T>(): T => {
    throw new Error('Checking draws nothing')
  },
  shuffle: (): void => {
    throw new Error('Checking draws nothing')
  },
}
