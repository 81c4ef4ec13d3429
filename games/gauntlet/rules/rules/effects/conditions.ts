import type { Condition } from '../../content/ability.ts'
import type { Stat, Trigger } from '../../content/vocabulary.ts'
import type { Unit } from '../../state.ts'
import { NEIGHBOURS, within } from '../board.ts'
import { STATUS_BIT, TAG_INDEX } from '../codes.ts'
import { inFormation } from '../combat/formation.ts'
import { cardFor, type Field, placeOf } from '../field.ts'
import { engaged } from '../movement/engagement.ts'
import { has, shooting, tagged } from '../values.ts'

/** Attacks it receives are what `first` counts there; elsewhere those it makes. */
const RECEIVING: ReadonlySet<Stat | Trigger> = new Set<Stat | Trigger>(['dodge', 'damageTaken', 'on_attacked'])

/** GB-208: all of them hold for the subject. `use` is the stat or trigger they belong to. */
export function holdAll(
  field: Field,
  conditions: readonly Condition[],
  subject: Unit,
  owner: Unit | null,
  target: Unit | null,
  use: Stat | Trigger | null = null,
): boolean {
  for (let i = 0; i < conditions.length; i++) {
    const condition = conditions[i] as Condition
    if (holds(field, condition, subject, owner, target, use) === condition.not) return false
  }
  return true
}

function holds(
  field: Field,
  { word, n, arg, ofTarget }: Condition,
  subject: Unit,
  owner: Unit | null,
  target: Unit | null,
  use: Stat | Trigger | null,
): boolean {
  switch (word) {
    case 'hp<':
      return subject.hp * 100 < n * subject.maxHp
    case 'hp>=':
      return subject.hp * 100 >= n * subject.maxHp
    case 'wounded':
      return subject.hp < subject.maxHp
    case 'resolve<':
      return subject.resolve * 100 < n * subject.maxResolve
    case 'tag':
      return tagged(field, subject, TAG_INDEX[arg as keyof typeof TAG_INDEX])
    case 'role':
      return cardFor(field, subject).record.role === arg
    case 'tier>=':
      return subject.tier >= n
    case 'cost<=':
      return cardFor(field, subject).record.cost <= n
    case 'cost>=':
      return cardFor(field, subject).record.cost >= n
    case 'summoned':
      return subject.summoned
    case 'living':
      return cardFor(field, subject).living
    case 'bound':
      return !cardFor(field, subject).living
    case 'ready':
    case 'retreating':
    case 'crumbling':
      return subject.state === word
    case 'melee':
      return !shooting(field, subject)
    case 'ranged':
      return shooting(field, subject)
    case 'magic':
      return cardFor(field, subject).record.attackType === 'magic'
    case 'engaged':
      return engaged(field, subject)
    case 'vigilant':
      return subject.vigilant
    case 'formation':
      return inFormation(field, subject)
    case 'stationary':
      return !subject.shifted && !subject.shiftedBefore
    case 'isolated':
      return neighbours(field, subject, true) === 0
    case 'surrounded':
      return neighbours(field, subject, false) >= n
    case 'flanking':
      return field.attack !== null && field.attack.attacker === subject && field.attack.flanking
    case 'rear':
      return field.attack !== null && field.attack.attacker === subject && field.attack.rear
    case 'charging':
      return field.attack !== null && field.attack.attacker === subject && field.attack.charging
    case 'infected':
      return arg === '' ? subject.contagions.length > 0 : infectedWith(subject, arg)
    case 'status':
      return has(field, subject, STATUS_BIT[arg as keyof typeof STATUS_BIT])
    case 'shredded':
      return subject.stacks > 0
    case 'within': {
      const from = ofTarget ? target : owner
      return from !== null && subject.cell >= 0 && within(n, placeOf(from), subject.cell)
    }
    case 'round>=':
      return field.battle.round >= n
    case 'every':
      return field.battle.round % n === 0
    case 'first':
      return use !== null && RECEIVING.has(use) ? subject.received === 0 : subject.made === 0
    case 'ammo<=':
      return subject.ammo >= 0 && subject.ammo <= n
  }
}

function infectedWith({ contagions }: Unit, type: string): boolean {
  for (const contagion of contagions) if (contagion.type === type) return true
  return false
}

function neighbours(field: Field, unit: Unit, allied: boolean): number {
  if (unit.cell < 0) return 0
  let count = 0
  for (const cell of NEIGHBOURS[unit.cell] as readonly number[]) {
    const other = field.board[cell]
    if (other && (other.side === unit.side) === allied) count++
  }
  return count
}
