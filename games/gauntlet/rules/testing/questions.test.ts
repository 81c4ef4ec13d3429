import { seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { STATS, STATUSES, TAGS } from '../content/vocabulary.ts'
import { STATUS_BIT, TAG_INDEX } from '../rules/codes.ts'
import { estimate, locked, wouldKill } from '../rules/combat/attack.ts'
import { formationArmor, formationResolve, inFormation } from '../rules/combat/formation.ts'
import { type Field, fieldToRead } from '../rules/field.ts'
import { pathTo, flood as readily } from '../rules/flood.ts'
import { chargePath } from '../rules/movement/charge.ts'
import { boundAt, engagedAt, engagersAt, engagersOf, reaches } from '../rules/movement/engagement.ts'
import { mayAttack, mayAttackAnyFrom, mayAttackFrom, sees } from '../rules/movement/legality.ts'
import { bestGoal, harmfulAt } from '../rules/pathing.ts'
import { score } from '../rules/targeting.ts'
import {
  able,
  armorOf,
  atkOf,
  blowsOf,
  critOf,
  dodgeOf,
  handToHand,
  has,
  initiativeOf,
  rangeOf,
  shooting,
  shredCap,
  speedOf,
  tagged,
} from '../rules/values.ts'
import type { Unit } from '../state.ts'
import { est } from './reference/attack.ts'
import { chargeWay, rider } from './reference/charge.ts'
import { sees as clear, couldFrom, maySee } from './reference/lines.ts'
import { flood, goal, harmful, way } from './reference/pathing.ts'
import { cap } from './reference/shred.ts'
import { score as plainly } from './reference/targets.ts'
import * as r from './reference/world.ts'
import { type World, worldOf } from './reference/world.ts'
import { type Kind, skirmish } from './skirmish.ts'

/** Everybody has something that a question may turn on. */
const KIND: Kind = {
  units: 8,
  room: [6, 5],
  shooters: 45,
  tagged: 75,
  tags: [
    'Flyer',
    'Incorporeal',
    'Unstoppable',
    'LongReach',
    'Heavy',
    'Cavalry',
    'SpearWall',
    'Undead',
    'Structure',
    'Shielded',
  ],
  touched: 60,
  statuses: ['phased', 'stealth', 'slow', 'haste', 'mark', 'disarm', 'stun', 'exposed', 'blind', 'fear', 'suppressed'],
  sick: 20,
  auras: 25,
  zones: 40,
  worn: 60,
  inventive: 45,
  magic: 40,
}
const POSITIONS = Array.from({ length: 11 }, (_, number) => [number] as const)

/** What the rules answer, and what the reference answers, where that is not the same. */
type Answers = readonly (readonly [question: string, rules: unknown, reference: unknown])[]

function ofUnit(field: Field, w: World, u: Unit): Answers {
  return [
    ['speed', speedOf(field, u), r.speed(w, u)],
    ['initiative', initiativeOf(field, u), r.initiative(w, u)],
    ['range', rangeOf(field, u), r.range(w, u)],
    ['blows', blowsOf(field, u), r.blowCount(w, u)],
    ['able', able(field, u), r.able(w, u)],
    ['hand', handToHand(field, u), r.byHand(w, u)],
    ['shooting', shooting(field, u), r.shooter(w, u)],
    ['atk', [atkOf(field, u), atkOf(field, u, null, true)].join(), [r.atk(w, u), r.atk(w, u, null, true)].join()],
    ['formation', inFormation(field, u), r.formed(w, u)],
    ['hold', formationResolve(field, u), r.hold(w, u)],
    [
      'engagers',
      engagersOf(field, u)
        .map(({ id }) => id)
        .join(),
      r
        .engagers(w, u)
        .map(({ id }) => id)
        .join(),
    ],
    ['locked', locked(field, u), r.engagers(w, u).some((foe) => r.arc(u.cell, u.facing, foe.cell) === 'front')],
    ['cap', shredCap(field, u, null), cap(w, u, null)],
    [
      'tags',
      TAGS.filter((tag) => tagged(field, u, TAG_INDEX[tag])).join(),
      TAGS.filter((tag) => r.tag(w, u, tag)).join(),
    ],
    [
      'statuses',
      STATUSES.filter((id) => has(field, u, STATUS_BIT[id])).join(),
      STATUSES.filter((id) => r.status(w, u, id)).join(),
    ],
    ...(['front', 'flank'] as const).map((arc) => {
      const { formation, shield } = formationArmor(field, u, arc)
      return [`armour ${arc}`, formation + shield, r.wall(w, u, arc)] as const
    }),
  ]
}

/** Where it can go, by what way, and to whom. */
function ofWays(field: Field, w: World, u: Unit): Answers {
  const speed = speedOf(field, u)
  const ways = [80, speed].map((most) => {
    const spread = flood(w, u, u.cell, most)
    readily(field, u, u.cell, most)
    const unlike = r.all.filter((cell) => pathTo(cell).join() !== way(spread, cell).join())
    return [`ways of ${most}`, unlike.join(), ''] as const
  })
  const goals = [null, ...r.foes(w, u)].map((only) => {
    const [best, plain] = [bestGoal(field, u, speed, only), speed < 1 ? null : goal(w, u, only)]
    const said = best === null || speed < 1 ? '' : `${best.target.id} by ${best.path.join()}`
    return [`goal ${only?.id}`, said, plain === null ? '' : `${plain.t.id} by ${plain.path.join()}`] as const
  })
  const rides = r.foes(w, u).map((t) => {
    const path = chargePath(field, u, t, u.cell, speed)
    const plain = rider(w, u) ? chargeWay(w, u, t, u.cell) : null
    return [`charge ${t.id}`, typeof path === 'string' ? '' : path.join(), plain?.join() ?? ''] as const
  })
  return [...ways, ...goals, ...rides]
}

function ofCell(field: Field, w: World, u: Unit, cell: number): Answers {
  const engagers = r.engagers(w, u, cell).length
  const foes = r.foes(w, u).filter(({ hp }) => hp > 0)
  const could = foes.filter((foe) => couldFrom(w, u, foe, cell))
  const range = rangeOf(field, u)
  return [
    ['engagersAt', engagersAt(field, u, cell), engagers],
    ['engagedAt', engagedAt(field, u, cell), engagers > 0],
    ['boundAt', boundAt(field, u, cell, null), r.bound(w, u, cell, null)],
    ['boundAt but one', boundAt(field, u, cell, foes[0] ?? null), r.bound(w, u, cell, foes[0] ?? null)],
    ['harmful', harmfulAt(field, u, cell), harmful(w, u, cell)],
    ['any from', mayAttackAnyFrom(field, u, cell, range), could.length > 0],
    [
      'from',
      foes
        .filter((foe) => mayAttackFrom(field, u, foe, cell, range))
        .map(({ id }) => id)
        .join(),
      could.map(({ id }) => id).join(),
    ],
  ]
}

function ofTwo(field: Field, w: World, u: Unit, t: Unit): Answers {
  const hand = handToHand(field, u)
  const estimated = est(w, u, t)
  const kept = [t.hp, t.barrier] as const
  // At the edge of what the attack takes: just enough, and one too little.
  const edges = [estimated, estimated + 1].flatMap((hp) => {
    t.hp = Math.min(t.maxHp, Math.max(1, hp - 3))
    t.barrier = hp - t.hp
    return [wouldKill(field, u, t, hand), score(field, u, t, hand) === plainly(w, u, t)]
  })
  ;[t.hp, t.barrier] = kept
  return [
    ['estimate', estimate(field, u, t), estimated],
    ['in passing', estimate(field, u, t, 'opportunity'), est(w, u, t, true)],
    ['would kill', edges.join(), 'true,true,false,true'],
    ['score', score(field, u, t), plainly(w, u, t)],
    ['may attack', mayAttack(field, u, t), maySee(w, u, t)],
    ['reaches', reaches(field, u, u.cell, t.cell, null), r.reach(w, u, u.cell, t.cell)],
    ['sees', sees(field, u.cell, t.cell), clear(w, u.cell, t.cell)],
    ['dodge', dodgeOf(field, t, u), r.dodge(w, t, u)],
    ['crit', critOf(field, u, t), r.critChance(w, u, t)],
    ['armour', armorOf(field, t, u), r.worn(w, t, u)],
    ['cap', shredCap(field, t, u), cap(w, t, u)],
  ]
}

test.each(POSITIONS)(
  'GB-212 GB-217 GB-506 GB-601 GB-1001 position %i: every question has the answer of the plain reference',
  (number) => {
    const { battle, field: built } = skirmish(KIND, `questions ${number}`)
    for (const { id, modifiers } of battle.units)
      for (const more of [0, 1]) {
        const stat = STATS[(3 * number + 5 * id + 9 * more) % STATS.length] ?? 'atk'
        modifiers.push({ source: 'gift', stat, pct: 20 - 40 * more, flat: 9, turns: 2, fresh: false, at: more })
      }
    const field = fieldToRead(battle, built.content)
    const w = worldOf(battle, built.content, seededDice(seedFrom('nobody rolls')), null)
    const wrong: string[] = []
    const ask = (title: string, answers: Answers): void => {
      for (const [question, rules, reference] of answers)
        if (rules !== reference) wrong.push(`${title} ${question}: ${rules}, not ${reference}`)
    }
    for (const u of battle.units) {
      ask(`${u.id}`, [...ofUnit(field, w, u), ...ofWays(field, w, u)])
      for (const cell of r.all)
        if (cell % 5 === number % 5 && r.at(w, cell) === null) ask(`${u.id} at ${cell}`, ofCell(field, w, u, cell))
      for (const t of r.foes(w, u)) ask(`${u.id} and ${t.id}`, ofTwo(field, w, u, t))
    }
    expect(wrong).toEqual([])
  },
)
