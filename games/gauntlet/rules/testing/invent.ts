import type { Dice } from '@tessera/kernel'
import { type Ability, ContentError } from '../content/ability.ts'
import { readAbility } from '../content/notation.ts'
import { CONTAGIONS, mayBeGranted, ORDERS, ROLES, STATS, STATUSES, TAGS, TRIGGERS } from '../content/vocabulary.ts'

/**
 * An ability that nobody has printed, put together at random from the words of the vocabulary. What the notation refuses is
 * drawn again.
 */
export function invent(id: string, kind: 'active' | 'passive' | 'aura', dice: Dice): Ability {
  for (;;) {
    const definition = kind === 'active' ? active(dice) : kind === 'aura' ? aura(dice) : passive(dice)
    try {
      return readAbility(id, id, definition)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
    }
  }
}

function active(dice: Dice): string {
  const shot = maybe(dice, 30, () => ` shot=${dice.pick(['direct', 'arc', 'homing'])}`)
  const ammo = maybe(dice, 15, () => ' ammo=1')
  const min = maybe(dice, 10, () => ' min=2')
  const head = `A${dice.int(3)}${shot}${ammo}${min}`
  if (dice.d(100) <= 25) return `${head} reach=self${maybe(dice, 80, () => ` area=${around(dice)}`)}: ${effects(dice)}`
  const reach = dice.pick(['own', 'any', '2', '4'])
  if (dice.d(100) <= 8) return `${head} reach=${reach} aim=fallen/${dice.pick(['highest_cost', 'id'])}: revive 40`
  return `${head} reach=${reach} aim=${selector(dice)}${maybe(dice, 45, () => ` area=${shape(dice)}`)}: ${effects(dice)}`
}

/** All but what always holds and the start of a battle, with the figures that some are written with. */
const MOMENTS = TRIGGERS.filter((trigger) => trigger !== 'always' && trigger !== 'battle_start').map(
  (trigger) => `${trigger}${{ on_ally_death: 3, on_enemy_death: 3, hp_below: 60 }[trigger as string] ?? ''}`,
)

function passive(dice: Dice): string {
  const when = maybe(dice, 30, () => ` when[${conditions(dice)}]`)
  if (dice.d(100) <= 30) return `P always${when}: ${list(dice, () => `${lasting(dice)}${versus(dice)}`)}`
  const chance = maybe(dice, 15, () => ' chance=60')
  const area = maybe(dice, 15, () => ` area=${around(dice)}`)
  return `P ${dice.pick(MOMENTS)}${when}${chance}${area}: ${effects(dice)}`
}

function aura(dice: Dice): string {
  const side = dice.pick(['allies', 'enemies', 'both'])
  const type = dice.pick(['static', 'static', 'pulse', 'relic'])
  const range = 1 + dice.int(3)
  if (type === 'pulse') return `Aura pulse${range} ${side}: ${effects(dice)}`
  if (type === 'relic') return `Aura relic${range} ${side} 2: ${effects(dice)}`
  if (dice.d(100) <= 30) return `Aura static${range} ${side} turn: ${effects(dice)}`
  return `Aura static${range} ${side}: ${list(dice, () => `${lasting(dice)}${maybe(dice, 20, () => ` if[${conditions(dice)}]`)}`)}`
}

function list(dice: Dice, one: () => string): string {
  return Array.from({ length: 1 + dice.int(2) }, one).join('; ')
}

function effects(dice: Dice): string {
  return list(dice, () => {
    const on = maybe(dice, 15, () => ` if[${conditions(dice)}]`)
    const percent = maybe(dice, 15, () => ` (${dice.pick([30, 60])}%)`)
    const to = maybe(dice, 20, () => ` @${dice.pick(['self', 'target', selector(dice)])}`)
    return `${effect(dice)}${percent}${on}${to}`
  })
}

function effect(dice: Dice): string {
  const turns = `d${1 + dice.int(2)}`
  switch (dice.int(22)) {
    case 0:
    case 1:
      return `strike ${dice.pick([60, 100, 140])}${dice.pick(['', ' magic', ' physical'])}${maybe(dice, 20, () => ' blows2')}${maybe(dice, 20, () => ' pierce40')}${maybe(dice, 20, () => ' resolve150')}${maybe(dice, 20, () => ' crit30')}${maybe(dice, 20, () => ' sure')}${maybe(dice, 20, () => ' silent')}`
    case 2:
    case 3:
      return `damage ${amount(dice)} ${dice.pick(['magic', 'true', 'physical'])}`
    case 4:
      return `heal ${amount(dice)}`
    case 5:
      return `barrier ${amount(dice)} ${turns}`
    case 6:
      return dice.pick(['resolve +12', 'resolve -15', 'resolve -12 fear', 'resolve -20%resolve', 'rally'])
    case 7:
    case 8:
      return `${lasting(dice)} ${dice.pick([turns, 'dB'])}${maybe(dice, 30, () => ' x2')}`
    case 9:
    case 10:
      return `status ${dice.pick(STATUSES)} ${turns}${maybe(dice, 50, () => ' 6%')}`
    case 11:
      return `contagion ${dice.pick(CONTAGIONS)}`
    case 12:
      return dice.pick(['cleanse contagion 1', 'cleanse status 1', 'cleanse debuff all', 'cleanse all all', 'dispel 1'])
    case 13:
      return dice.pick(['push 1', 'push 2', 'pull 2', 'leap', 'leap behind', 'swap'])
    case 14:
      return dice.pick(['teleport home', 'teleport away 3', 'disrupt'])
    case 15:
      return `summon risen_skeleton ${1 + dice.int(2)} ${dice.pick(['d2', 'dB'])} ${dice.pick(['self', 'target', 'front', 'home'])}`
    case 16:
      return dice.pick(['copy 50 d2', 'execute 25', 'sacrifice', 'act_again'])
    case 17:
      return dice.pick(['shred 2', 'repair 2', 'ammo +1', 'ammo -1'])
    case 18:
      return dice.pick(['cooldown reset', 'cooldown -1', 'cooldown +1'])
    default:
      return zone(dice)
  }
}

function zone(dice: Dice): string {
  const where = dice.pick(['', 'self ', 'front ', 'ahead '])
  const side = dice.pick(['allies', 'enemies', 'both'])
  const head = `zone ${where}r${dice.int(3)} 2 ${side}`
  const inner = dice.pick(['damage 9 true', 'heal 7', 'status slow d1', 'resolve -9', 'contagion fire', 'push 1'])
  if (dice.d(100) <= 40) return `${head} stay {${lasting(dice)}}`
  return `${head} ${dice.pick(['enter', 'turn'])}${maybe(dice, 30, () => ' once')} {${inner}}`
}

function amount(dice: Dice): string {
  return dice.pick(['14', '60%atk', '10+30%atk', '40%armor', '8%ownhp', '9%maxhp', '15%hp', '25%missing', '30%dealt'])
}

/** What may be given for a time, or for as long as something lasts. */
function lasting(dice: Dice): string {
  const sign = dice.pick(['+', '-'])
  switch (dice.int(6)) {
    case 0:
      return `status ${dice.pick(STATUSES)}`
    case 1:
      return `tag ${maybe(dice, 30, () => 'remove ')}${dice.pick(TAGS.filter(mayBeGranted))}`
    case 2:
      return `mod ${dice.pick(['atk', 'armor', 'maxhp', 'crit', 'dodge'])} ${sign}${10 + dice.int(20)}%`
    case 3:
      return `mod ${dice.pick(['speed', 'range', 'attackCount', 'riposteCharges', 'shredDealt'])} ${sign}1`
    default:
      return `mod ${dice.pick(STATS)} ${sign}${5 + dice.int(25)}`
  }
}

function versus(dice: Dice): string {
  return maybe(dice, 15, () => ` vs[${conditions(dice)}]`)
}

function selector(dice: Dice): string {
  const base = dice.pick(['enemies', 'enemies', 'enemies', 'allies', 'others', 'units'])
  const filter = maybe(dice, 25, () => `[${conditions(dice)}]`)
  const count = maybe(dice, 35, () => `*${dice.pick(['2', '3', 'all'])}`)
  return `${base}${filter}/${dice.pick(ORDERS)}${count}`
}

function shape(dice: Dice): string {
  return dice.pick(['single', 'burst1', 'burst2', 'cross', 'line4', 'cone2', 'row', 'column', 'board', 'chain2,60'])
}

function around(dice: Dice): string {
  return `${dice.pick(['burst1', 'burst2', 'cross', 'row', 'board'])}(self,${dice.pick(['enemies', 'allies', 'both'])})`
}

function conditions(dice: Dice): string {
  return Array.from(
    { length: dice.d(100) <= 20 ? 2 : 1 },
    () => `${maybe(dice, 25, () => 'not ')}${condition(dice)}`,
  ).join(', ')
}

function condition(dice: Dice): string {
  switch (dice.int(5)) {
    case 0:
      return dice.pick([
        'hp<70',
        'hp>=60',
        'resolve<90',
        'cost<=4',
        'cost>=4',
        'round>=2',
        'ammo<=2',
        'tier>=2',
        'every 2',
      ])
    case 1:
      return dice.pick([
        'surrounded 2',
        'within 2',
        'within 1',
        'tag Infantry',
        `role ${dice.pick(ROLES)}`,
        'status slow',
      ])
    case 2:
      return dice.pick(['infected', 'infected fire', 'wounded', 'summoned', 'living', 'bound', 'ready', 'crumbling'])
    case 3:
      return dice.pick(['melee', 'ranged', 'magic', 'engaged', 'vigilant', 'formation', 'stationary', 'isolated'])
    default:
      return dice.pick(['flanking', 'rear', 'charging', 'shredded', 'first', 'retreating'])
  }
}

function maybe(dice: Dice, percent: number, text: () => string): string {
  return dice.d(100) <= percent ? text() : ''
}
