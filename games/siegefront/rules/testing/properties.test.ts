import {
  createMatch,
  hashOf,
  openRecord,
  refereeOf,
  restoreMatch,
  scriptedDice,
  seededDice,
  seedFrom,
  verifyRecord,
} from '@tessera/kernel'
import { playRandomly, playTurn } from '@tessera/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { SiegefrontChoice } from '../choice.ts'
import { siegefrontRules } from '../index.ts'
import { homeRow } from '../rules/field/board.ts'
import { formationOf } from '../rules/field/formation.ts'
import { attackValue, defenceValue, initiative, stepsOf } from '../rules/field/values.ts'
import { brokenInvariants } from '../rules/invariants.ts'
import { copyState, type SiegefrontState, type Unit } from '../state.ts'
import { legal } from '../view/legal.ts'
import { mirrored, mirroredChoice, mirroredUnit } from './mirror.ts'
import { configIn, madeWith } from './position.ts'
import { CONFIGS, configOf, type Stride, walk } from './walk.ts'

const DEEP = process.env['TESSERA_DEEP'] !== undefined && process.env['TESSERA_DEEP'] !== ''
const MATCHES = DEEP ? 700 : 28

/** So many matches are played once for all properties; those of a deep run would not fit into memory. */
const KEPT = 28
const kept = new Map<number, readonly Stride[]>()

function overMatches(look: (stride: Stride, index: number) => void, matches = MATCHES): void {
  for (let index = 0; index < matches; index++) for (const stride of stridesOf(index)) look(stride, index)
}

function stridesOf(index: number): readonly Stride[] {
  const known = kept.get(index)
  if (known !== undefined) return known
  const config = configOf(CONFIGS[index % CONFIGS.length] ?? {})
  const strides: Stride[] = []
  walk(config, `property ${index}`, (stride) =>
    strides.push({ ...stride, after: madeWith(copyState(stride.after), config) }),
  )
  if (index < KEPT) kept.set(index, strides)
  return strides
}

describe('invariants over random matches', () => {
  it('SGF-2001 SGF-2002 SGF-2003 SGF-2004 SGF-2009 no state is broken after any choice', { timeout: 3_600_000 }, () => {
    let ended = 0
    overMatches(({ after }) => {
      expect(brokenInvariants(after, configIn(after))).toEqual([])
      if (after.result !== null) {
        ended++
        expect([after.phase, siegefrontRules.awaiting(after, configIn(after))]).toEqual(['over', []])
      }
    })
    expect(ended).toBe(MATCHES)
  })

  it('SGF-2005 stats change only with stat_changed, and values are the same however often they are read', () => {
    const wrong: unknown[] = []
    overMatches(({ before, events, after }, index) => {
      for (const unit of after.units) {
        const was = before.units.find((entry) => entry.id === unit.id)
        if (was === undefined) continue
        for (const stat of ['attack', 'defence', 'maxHp'] as const) {
          const changes = events.filter(
            (event) => event.type === 'stat_changed' && event.unit === unit.id && event.stat === stat,
          )
          if (unit[stat] !== was[stat] + changes.length) wrong.push({ index, was, unit, stat })
        }
        if (unit.speed !== was.speed) wrong.push({ index, was, unit })
        const once = attackValue(after, unit, 'castle')
        if (attackValue(after, unit, 'castle') !== once) wrong.push({ index, unit })
      }
    })
    expect(wrong).toEqual([])
  })

  it('SGF-2006 blows do at least 1 or meet a ward, castle attacks at least 1', () => {
    let blows = 0
    overMatches(({ events }) => {
      for (const event of events) {
        if (event.type === 'blow') {
          blows++
          expect(event.warded ? event.damage === 0 : event.damage >= 1).toBe(true)
        }
        if (event.type === 'castle_hit' && event.cause === 'attack') expect(event.damage).toBeGreaterThanOrEqual(1)
      }
    })
    expect(blows).toBeGreaterThan(100)
  })

  it('SGF-2007 one formation a seat, NONE exactly below two units', () => {
    overMatches(({ after }) => {
      for (const seat of [0, 1]) {
        const units = after.units.filter((unit) => unit.owner === seat).length
        expect(formationOf(after, seat) === 'NONE').toBe(units < 2)
      }
    })
  })

  it('SGF-2008 who may be where, and how often units act', () => {
    const acted = new Map<number, { attacks: number; moves: number; roused: boolean }>()
    overMatches(({ before, choices, events }) => {
      const choice = choices[before.active]
      for (const event of events) {
        if (event.type === 'turn_started') acted.clear()
        if (event.type === 'unit_entered' && event.source !== 'levy') expect(event.y).not.toBe(homeRow(1 - event.seat))
      }
      if (before.turn === 0 || choice == null || !('unit' in choice)) return
      const unit = before.units.find((entry) => entry.id === choice.unit)
      const own = acted.get(choice.unit) ?? { attacks: 0, moves: 0, roused: false }
      acted.set(choice.unit, own)
      if (choice.type === 'attack_castle') expect(unit?.fresh).toBe(false)
      if (choice.type === 'attack_castle' || choice.type === 'attack_card') own.attacks++
      if (choice.type === 'move_card') own.moves++
      if (choice.type === 'use_ability' && choice.ability === 'rouse' && choice.target !== undefined)
        acted.set(choice.target, { ...(acted.get(choice.target) ?? { attacks: 1, moves: 0 }), roused: true })
      expect(own.attacks).toBeLessThanOrEqual(own.roused ? 2 : 1)
      expect(own.moves).toBeLessThanOrEqual(1)
    })
  })

  it('SGF-2009 what is listed as legal never fails, and refused commands change nothing', () => {
    let index = 0
    overMatches(({ after }) => {
      if (after.phase !== 'action' || index++ % 9 !== 0) return
      for (const choice of legal(siegefrontRules.view(after, after.active, configIn(after)))) {
        const copy = copyState(after)
        siegefrontRules.resolve(
          copy,
          after.active === 0 ? [choice, null] : [null, choice],
          refereeOf(configIn(after), {
            dice: seededDice(seedFrom('legal')),
            tell: undefined,
          }),
        )
        expect(brokenInvariants(copy, configIn(after))).toEqual([])
      }
    }, 14)
  })

  it('SGF-2009 every order of a unit that is not refused is listed', () => {
    let index = 0
    overMatches(({ after }) => {
      if (after.phase !== 'action' || index++ % 9 !== 0) return
      const view = siegefrontRules.view(after, after.active, configIn(after))
      const listed = new Set(legal(view).map((choice) => JSON.stringify(choice)))
      const orders = after.units.flatMap(({ id: unit, abilities }): SiegefrontChoice[] => [
        { type: 'attack_castle', unit },
        ...after.units.map(({ id: target }) => ({ type: 'attack_card' as const, unit, target })),
        ...Array.from({ length: 9 }, (_, cell) => ({
          type: 'move_card' as const,
          unit,
          x: cell % 3,
          y: Math.floor(cell / 3),
        })),
        ...abilities.flatMap((ability) => [
          { type: 'use_ability' as const, unit, ability },
          ...after.units.map(({ id: target }) => ({ type: 'use_ability' as const, unit, ability, target })),
        ]),
      ])
      const open = orders.filter((order) => siegefrontRules.refuse(view, order) === null)
      expect(open.filter((order) => !listed.has(JSON.stringify(order)))).toEqual([])
    }, 14)
  })

  it('SGF-2013 a settle ends, however many cards die at once', () => {
    overMatches(({ events }) => expect(events.length).toBeLessThan(400))
  })
})

describe('mirror', () => {
  it('SGF-2011 values, legality, formations and outcomes mirror with the board and the seats', () => {
    overMatches(
      ({ before, choices, after }, index) => {
        if (before.phase !== 'action') return
        const other = mirrored(before)
        for (const seat of [0, 1]) expect(formationOf(other, 1 - seat)).toBe(formationOf(before, seat))
        for (const [place, unit] of before.units.entries()) {
          const twin = other.units[place] as Unit
          expect(valuesOf(other, twin)).toEqual(valuesOf(before, unit))
        }
        const listed = [...legal(siegefrontRules.view(before, before.active, configIn(before)))].map(mirroredChoice)
        const theirs = [...legal(siegefrontRules.view(other, other.active, configIn(other)))]
        expect(new Set(theirs.map((choice) => hashOf(choice)))).toEqual(new Set(listed.map((choice) => hashOf(choice))))
        const choice = choices[before.active]
        if (choice == null) throw new Error('nobody chose')
        const pair = [before, other].map((state, turned) => {
          const mine = turned === 0 ? choice : mirroredChoice(choice)
          const dice = seededDice(seedFrom(`mirror ${index} ${before.turn}`))
          const copy = madeWith(copyState(state), configIn(state))
          siegefrontRules.resolve(
            copy,
            copy.active === 0 ? [mine, null] : [null, mine],
            refereeOf(configIn(state), { dice, tell: undefined }),
          )
          return copy
        }) as [SiegefrontState, SiegefrontState]
        expect(hashOf(mirrored(pair[0]))).toBe(hashOf(pair[1]))
        expect(after.units.map(mirroredUnit).map(mirroredUnit)).toEqual(after.units)
      },
      DEEP ? MATCHES : 10,
    )
  })
})

function valuesOf(state: SiegefrontState, unit: Unit): readonly number[] {
  const [target] = state.units.filter((other) => other.owner !== unit.owner)
  const against = target === undefined ? [] : [attackValue(state, unit, target), defenceValue(state, unit, target)]
  return [attackValue(state, unit, 'castle'), initiative(state, unit), stepsOf(state, unit), ...against]
}

describe('records', () => {
  it.each(CONFIGS.map((config, index) => [index, config] as const))(
    'SGF-2010 config %i: the same choices give the same states, through JSON too',
    (index, config) => {
      const match = playRandomly(siegefrontRules, configOf(config), `record ${index}`)
      const record = match.record()
      expect(verifyRecord(siegefrontRules, JSON.parse(JSON.stringify(record)))).toMatchObject({
        ok: true,
        hash: record.hash,
      })
      const timeline = openRecord(siegefrontRules, record, 'spectator')
      const hashes = Array.from({ length: timeline.length }, (_, frame) =>
        hashOf([timeline.state(frame), timeline.events(frame)]),
      )
      const dice = seededDice(seedFrom(`jumps ${index}`))
      for (let jump = 0; jump < 12; jump++) {
        const frame = dice.int(timeline.length)
        expect(hashOf([timeline.state(frame), timeline.events(frame)])).toBe(hashes[frame])
      }
      expect(hashOf(timeline.state(timeline.length - 1))).toBe(hashOf(match.state))
    },
  )

  it('SGF-2010 a match put aside and taken up again goes on as it would have', () => {
    for (const [index, config] of CONFIGS.entries()) {
      const seed = seedFrom(`aside ${index}`)
      const whole = createMatch(siegefrontRules, { config: configOf(config), seed })
      let parted = createMatch(siegefrontRules, { config: configOf(config), seed })
      const [one, two] = [seededDice(seedFrom(`whims ${index}`)), seededDice(seedFrom(`whims ${index}`))]
      while (whole.result() === null) {
        playTurn(whole, one)
        playTurn(parted, two)
        if (whole.at % 7 === 0) parted = restoreMatch(siegefrontRules, JSON.parse(JSON.stringify(parted.save())))
      }
      expect(parted.record().hash).toBe(whole.record().hash)
    }
  })

  it('SGF-1802 imagine gives a state behind the view: it looks the same, and is in order', () => {
    let index = 0
    overMatches(({ after }) => {
      if (index++ % 11 !== 0) return
      for (const to of [0, 1, 'spectator'] as const) {
        const view = siegefrontRules.view(after, to, configIn(after))
        const imagined = siegefrontRules.imagine?.(view, seededDice(seedFrom(`imagine ${index}`)))
        if (imagined === undefined) throw new Error('nothing was imagined')
        expect(hashOf(siegefrontRules.view(imagined, to, view.config))).toBe(hashOf(view))
        expect(brokenInvariants(imagined, configIn(after))).toEqual([])
      }
    }, 14)
  })

  it('SGF-005 scripted dice that are never asked: moving, ending a calm turn', () => {
    overMatches(({ before, choices }) => {
      const choice = choices[before.active]
      if (before.phase !== 'action' || choice?.type !== 'move_card') return
      const dice = scriptedDice([])
      siegefrontRules.resolve(
        copyState(before),
        before.active === 0 ? [choice, null] : [null, choice],
        refereeOf(configIn(before), {
          dice,
          tell: undefined,
        }),
      )
    }, 7)
  })
})
