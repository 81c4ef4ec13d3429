import { plainWords, speak } from '@tessera/words'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { EventData, EventOf, EventType, HundredEvent, Roll } from '../events.ts'
import { attack, Battle, unit } from '../testing/battle.ts'
import { type HundredView, view } from '../view/view.ts'
import { words } from './catalogue.ts'
import { narrator } from './narrator.ts'

const roll: Roll = { base: 60, modifiers: [{ source: 'side', value: 10 }], chance: 70, roll: 34, margin: 36 }
const low: Roll = { ...roll, roll: 99, margin: -29 }
const at = { turn: 4, tick: 14 }

/** Every kind of event, by an archer (1) and a goblin (101). */
const EVERY: { readonly [Type in EventType]: EventData[Type] } = {
  DeploymentStarted: {},
  TurnStarted: {},
  PlanningPhaseStarted: {},
  ResolutionPhaseStarted: {},
  TurnEnded: { values: [120, null] },
  OrderStarted: { step: 0, ap: 2 },
  OrderWaiting: { step: 0, reason: 'range' },
  OrderDropped: { step: 0, reason: 'no_path' },
  UnitMoved: { fromX: 0, fromY: 0, x: 4250, y: 0, mode: 'advance', style: 'normal', ticks: 9, distance: 4250 },
  UnitTurned: { fx: 1000, fy: 0, ap: 1 },
  UnitEngaged: {},
  UnitDisengaged: { how: 'moved' },
  UnitFled: {},
  SlipRolled: { roll: low },
  UnitSeen: { x: 0, y: 0 },
  UnitLost: { x: 0, y: 0 },
  AttackDeclared: { weapon: 'bow', kind: 'aimed', aim: 'head', due: 17, free: false, charge: false },
  AttackLapsed: { reason: 'target down' },
  AttackRolled: { weapon: 'bow', roll: low, arc: 'front', result: 'miss', free: false },
  DefenseRolled: { reaction: 'dodge', roll, by: null, result: 'negated' },
  HitLocationRolled: { roll: 44, location: 'shieldArm' },
  StanceSet: { ap: 2 },
  WallFormed: {},
  ItemStruck: { item: 'round', dice: [4], raw: 8, integrity: 3 },
  GripRolled: { roll, result: 'held' },
  ItemBroken: { item: 'bow' },
  WeaponDropped: { item: 'bow', x: 0, y: 0 },
  DamageDealt: {
    ...{ location: null, dice: [4], rawDamage: 4, armourAbsorbed: 0, multiplier: 1, finalDamage: 4, newHealth: 8 },
    ...{ cause: 'fire', turned: false },
  },
  UnitWounded: { state: 'wounded' },
  LimbCrippled: { limb: 'legs' },
  ToughnessRolled: { roll },
  UnitDown: { cause: 'bleeding' },
  Healed: { amount: 5, cause: 'bandage', dice: [5] },
  Bled: { newHealth: 7 },
  Ignited: { roll, burns: true },
  Extinguished: {},
  UnitExecuted: {},
  AmmoSpent: { type: 'bodkin', left: 5 },
  StaminaDrained: { amount: 2, left: 8 },
  StaminaRecovered: { amount: 1, left: null },
  Exhausted: { exhausted: true },
  Reloaded: {},
  WeaponReadied: { weapon: 'dagger' },
  ItemUsed: { item: 'bandage', dice: [] },
  ItemTaken: { item: 'i1' },
  BannerDropped: { item: 'b0', x: 0, y: 0 },
  BannerReturned: { item: 'b0' },
  ZoneCreated: { zone: 1, kind: 'oil', x: 12_000, y: 8500 },
  ZoneChanged: { zone: 1, state: 'ignited' },
  SpecialUsed: { name: 'intimidate', roll, dice: [] },
  MoraleChecked: { kind: 'allyDown', roll: low, failedBy: 29 },
  UnitShaken: {},
  UnitBroken: {},
  UnitRouted: {},
  UnitRallied: { from: 'broken', to: 'shaken' },
  ArmyMoraleChecked: { seat: 0, roll, broken: false },
  ObjectiveCompleted: { seat: 1, leaf: { type: 'assassinate', unit: 1 } },
  SurvivalRolled: { roll, survived: true },
  VictoryAchieved: { seat: 0, why: 'points' },
  DefeatSuffered: { seat: 1 },
  MatchDrawn: { why: 'turn limit' },
}

let seen: HundredView
let names: readonly string[] | undefined

beforeAll(async () => {
  const battle = new Battle({
    west: [unit('archer', 10000, 5000), unit('warrior', 10000, 7000)],
    east: [unit('goblin', 11200, 5000), unit('goblin', 11200, 7000)],
  })
  seen = view(battle.state, 0, battle.config)
  await words.ready()
})
afterEach(async () => {
  names = undefined
  await speak('en')
})

const tell = (...events: readonly HundredEvent[]) => narrator(names)(events, seen)
const text = (...events: readonly HundredEvent[]): readonly string[] =>
  tell(...events).flatMap(({ line }) => (line === null ? [] : [plainWords(line.parts)]))
const event = (type: EventType, entityId: number | null = 1, targetId: number | null = 101): HundredEvent =>
  ({ ...at, type, entityId, targetId, data: EVERY[type] }) as HundredEvent

/** What each kind of event reads, in both languages. Null: it is told in the line of its attack. */
const TOLD: { readonly [Type in EventType]: readonly [en: string, de: string] | null } = {
  DeploymentStarted: ['The armies deploy.', 'Die Armeen stellen sich auf.'],
  TurnStarted: ['Turn 4 begins.', 'Runde 4 beginnt.'],
  PlanningPhaseStarted: ['Both sides plan.', 'Beide Seiten planen.'],
  ResolutionPhaseStarted: ['Turn 4 is played.', 'Runde 4 läuft ab.'],
  TurnEnded: ['Turn 4 ends.', 'Runde 4 endet.'],
  OrderStarted: ['Archer starts step 1.', 'Bogenschütze beginnt Schritt 1.'],
  OrderWaiting: ['Archer waits: the target is out of reach.', 'Bogenschütze wartet: das Ziel ist außer Reichweite.'],
  OrderDropped: [
    'Archer drops an order: there is no way there.',
    'Bogenschütze verwirft einen Befehl: dorthin führt kein Weg.',
  ],
  UnitMoved: ['Archer advances 4.3 m.', 'Bogenschütze rückt 4,3 m vor.'],
  UnitTurned: ['Archer turns.', 'Bogenschütze dreht sich.'],
  UnitEngaged: ['Archer and Goblin 1 are in contact.', 'Bogenschütze und Goblin 1 stehen im Nahkampf.'],
  UnitDisengaged: ['Archer and Goblin 1 are no longer in contact.', 'Bogenschütze und Goblin 1 haben sich gelöst.'],
  UnitFled: ['Archer has fled the field.', 'Bogenschütze ist vom Feld geflohen.'],
  SlipRolled: ['Archer slips in the oil and falls.', 'Bogenschütze rutscht im Öl aus und stürzt.'],
  UnitSeen: ['Archer comes into sight.', 'Bogenschütze kommt in Sicht.'],
  UnitLost: ['Archer is out of sight.', 'Bogenschütze ist außer Sicht.'],
  AttackDeclared: ['Archer aims at Goblin 1: Bow, tick 17.', 'Bogenschütze zielt auf Goblin 1: Bogen, Takt 17.'],
  AttackLapsed: [
    'Archer’s attack comes to nothing: the target has fallen.',
    'Der Angriff von Bogenschützen geht ins Leere: das Ziel ist gefallen.',
  ],
  AttackRolled: ['Archer misses Goblin 1.', 'Bogenschütze verfehlt Goblin 1.'],
  DefenseRolled: null,
  HitLocationRolled: null,
  StanceSet: ['Archer takes a stance.', 'Bogenschütze geht in Abwehrhaltung.'],
  WallFormed: ['Archer joins a shield wall.', 'Bogenschütze schließt sich einem Schildwall an.'],
  ItemStruck: null,
  GripRolled: null,
  ItemBroken: null,
  WeaponDropped: ['Archer drops the bow.', 'Bogenschütze lässt den Bogen fallen.'],
  DamageDealt: ['Goblin 1 takes 4 from the fire.', 'Goblin 1 erleidet 4 Schaden durch Feuer.'],
  UnitWounded: ['Archer is wounded.', 'Bogenschütze ist verwundet.'],
  LimbCrippled: null,
  ToughnessRolled: null,
  UnitDown: ['Archer bleeds out.', 'Bogenschütze verblutet.'],
  Healed: ['Archer regains 5.', 'Bogenschütze erholt sich um 5.'],
  Bled: ['Archer bleeds for 1.', 'Bogenschütze blutet: 1 Schaden.'],
  Ignited: ['Archer catches fire.', 'Bogenschütze fängt Feuer.'],
  Extinguished: ['Archer puts out the fire.', 'Bogenschütze löscht die Flammen.'],
  UnitExecuted: ['Archer is executed by Goblin 1.', 'Bogenschütze wird von Goblin 1 hingerichtet.'],
  AmmoSpent: ['Archer uses ammunition: Bodkin.', 'Bogenschütze verbraucht Munition: Bodkin.'],
  StaminaDrained: ['Archer spends 2 stamina.', 'Bogenschütze verbraucht 2 Ausdauer.'],
  StaminaRecovered: ['Archer recovers 1 stamina.', 'Bogenschütze gewinnt 1 Ausdauer zurück.'],
  Exhausted: ['Archer is exhausted.', 'Bogenschütze ist erschöpft.'],
  Reloaded: ['Archer has reloaded.', 'Bogenschütze hat nachgeladen.'],
  WeaponReadied: ['Archer readies the dagger.', 'Bogenschütze macht den Dolch bereit.'],
  ItemUsed: ['Archer bandages Goblin 1.', 'Bogenschütze verbindet Goblin 1.'],
  ItemTaken: ['Archer takes up a weapon.', 'Bogenschütze hebt eine Waffe auf.'],
  BannerDropped: ['Archer drops the banner.', 'Bogenschütze lässt das Banner fallen.'],
  BannerReturned: ['The banner is back home.', 'Das Banner ist wieder im Lager.'],
  ZoneCreated: ['Oil covers the ground at 12.0, 8.5 m.', 'Öl bedeckt den Boden bei 12,0 / 8,5 m.'],
  ZoneChanged: ['The oil catches fire.', 'Das Öl fängt Feuer.'],
  SpecialUsed: ['Archer intimidates Goblin 1.', 'Bogenschütze bedroht Goblin 1.'],
  MoraleChecked: [
    'Archer fails its nerve by 29: a friend fell.',
    'Bogenschütze verfehlt die Moralprobe um 29: ein Kamerad ist gefallen.',
  ],
  UnitShaken: ['Archer is shaken.', 'Bogenschütze ist erschüttert.'],
  UnitBroken: ['Archer breaks and falls back.', 'Bogenschütze verliert den Mut und weicht zurück.'],
  UnitRouted: ['Archer is routed and runs for good.', 'Bogenschütze flieht endgültig.'],
  UnitRallied: ['Archer rallies: broken to shaken.', 'Bogenschütze fängt sich: erst gebrochen, jetzt erschüttert.'],
  ArmyMoraleChecked: ['Your army holds.', 'Deine Armee hält stand.'],
  ObjectiveCompleted: [
    'Your opponent meets the objective: bring down the archer.',
    'Dein Gegner hat das Ziel erreicht: den Bogenschützen zu Fall bringen.',
  ],
  SurvivalRolled: ['Archer survives.', 'Bogenschütze überlebt.'],
  VictoryAchieved: [
    'You win: the points left decide at the turn limit.',
    'Du hast gewonnen: am Rundenlimit entscheiden die übrigen Punkte.',
  ],
  DefeatSuffered: ['Your opponent loses.', 'Dein Gegner hat verloren.'],
  MatchDrawn: [
    'The battle ends in a draw: the turn limit was reached.',
    'Die Schlacht endet unentschieden: das Rundenlimit ist erreicht.',
  ],
}

test.each(Object.entries(TOLD))('HUN-1803 %s is told', async (type, texts) => {
  const told = (): string | null => text(event(type as EventType))[0] ?? null
  const english = told()
  await speak('de')
  expect([english, told()]).toEqual(texts ?? [null, null])
})

const EXCHANGE: HundredEvent[] = [
  {
    ...at,
    type: 'AttackRolled',
    entityId: 1,
    targetId: 101,
    data: { weapon: 'sword', roll, arc: 'side', result: 'hit', free: false },
  },
  {
    ...at,
    type: 'DefenseRolled',
    entityId: 101,
    targetId: 1,
    data: { reaction: 'parry', roll: { ...roll, chance: 50, roll: 71, margin: -21 }, by: null, result: 'none' },
  },
  { ...at, type: 'HitLocationRolled', entityId: 101, data: { roll: 44, location: 'shieldArm' } },
  {
    ...at,
    type: 'DamageDealt',
    entityId: 1,
    targetId: 101,
    data: {
      location: 'shieldArm',
      dice: [7],
      rawDamage: 11,
      armourAbsorbed: 4,
      multiplier: 1,
      finalDamage: 7,
      newHealth: 10,
      cause: 'attack',
      turned: false,
    },
  },
  { ...at, type: 'LimbCrippled', entityId: 101, data: { limb: 'shieldArm' } },
  { ...at, type: 'UnitWounded', entityId: 101, data: { state: 'wounded' } },
  {
    ...at,
    type: 'MoraleChecked',
    entityId: 101,
    data: { kind: 'wound', roll: { ...roll, chance: 65, roll: 78, margin: -13 }, failedBy: 13 },
  },
]

test('HUN-1803 an exchange is one line that opens into its rolls', () => {
  const [attack, ...rest] = tell(...EXCHANGE)
  expect(rest.map(({ line, rises }) => [line, rises])).toEqual(rest.map(() => [null, []]))
  expect(plainWords(attack?.line?.parts ?? [])).toBe(
    'Archer hits Goblin 1 in the shield arm for 7. The shield arm is crippled. Its nerve fails by 13.',
  )
  expect(attack?.line).toMatchObject({ kind: 'blow', seat: 0, pieces: [1, 101] })
  expect(attack?.line?.sum.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Melee: 60',
    'Side: +10',
    'Chance: 70',
    'Roll: 34, hit by 36',
    'Parry 50, roll: 71, fails',
    'Location, roll 44: shield arm',
    'Sword: dice 7: 7 → 11',
    'Armour: −4',
    'Dealt: 7',
    'Goblin 1, hit points: 17 → 10',
    'Nerve 65, roll: 78, fails by 13',
  ])
  expect(attack?.rises.map(({ over, text: words, tone }) => [over, words, tone])).toEqual([
    [{ piece: 1 }, '34 ≤ 70 hits by 36', 'note'],
    [{ piece: 101 }, '71 > 50 parry: fails', 'note'],
    [{ piece: 101 }, '−7', 'harm'],
  ])
})

test('what belongs to an exchange is still heard', () => {
  expect(tell(...EXCHANGE).map(({ sound }) => sound)).toEqual(['metal', null, null, 'flesh', null, null, 'dice'])
})

test('names wear the colours of their seats, amounts the tone of their effect', () => {
  const parts = tell(...EXCHANGE)[0]?.line?.parts ?? []
  expect(parts).toContainEqual({ name: 'Archer', seat: 0 })
  expect(parts).toContainEqual({ name: 'Goblin 1', seat: 1 })
  expect(parts).toContainEqual({ amount: '7', tone: 'harm' })
})

test('two blows of one tick are two lines', () => {
  expect(text(event('AttackRolled', 101, 1), ...EXCHANGE)[0]).toBe('Goblin 1 misses Archer.')
  expect(text(event('AttackRolled', 101, 1), ...EXCHANGE)).toHaveLength(2)
})

test('a blow that fells is a fall', () => {
  const [felled] = tell(...EXCHANGE.slice(0, 4), event('UnitDown', 101, 1)).flatMap((told) => told.line ?? [])
  expect([felled?.kind, plainWords(felled?.parts ?? [])]).toEqual([
    'fall',
    'Archer hits Goblin 1 in the shield arm for 7. Goblin 1 falls.',
  ])
})

test('a miss, a reaction and a struck shield have sentences of their own', () => {
  const hit = EXCHANGE[0] as EventOf<'AttackRolled'>
  const free: HundredEvent = { ...hit, data: { ...hit.data, result: 'miss', free: true } }
  expect(text(free)).toEqual(['Archer misses Goblin 1, who is leaving.'])
  const defence = (by: number | null): HundredEvent =>
    ({ ...at, type: 'DefenseRolled', entityId: 101, targetId: 1, data: { ...EVERY.DefenseRolled, by } }) as HundredEvent
  expect(text(hit, defence(null))).toEqual(['Archer attacks Goblin 1, who dodges.'])
  expect(text(hit, defence(102))).toEqual(['Archer attacks Goblin 1, but Goblin 2 stops the blow.'])
  expect(text(hit, event('ItemStruck', 101, 1), event('ItemBroken', 101, 1))).toEqual([
    'Archer strikes the round shield of Goblin 1. The bow breaks.',
  ])
})

test('HUN-607 a blow at another target than ordered names the target it was meant for, and the reason', () => {
  const told = (target: number, down: boolean): string | undefined => {
    const [first, ...others] = seen.units
    if (first === undefined) throw new Error('There is no unit')
    const step = { ...attack(target) }
    const units = [{ ...first, commandQueue: { ...first.commandQueue, steps: [step], current: 0 } }, ...others]
    const enemies = seen.enemies.map((enemy) => ({ ...enemy, woundState: down ? ('down' as const) : enemy.woundState }))
    const tells = narrator()
    tells([], { ...seen, units })
    return plainWords(tells(EXCHANGE, { ...seen, enemies })[0]?.line?.parts ?? [])
  }
  expect(told(102, true)).toMatch(/It meant Goblin 2, who has fallen\.$/)
  expect(told(102, false)).toMatch(/who is out of reach\.$/)
  expect(told(101, false)).not.toMatch(/meant/)
})

test('waiting for action points is a detail, a dropped order is not', () => {
  const waiting = { ...event('OrderWaiting'), data: { step: 0, reason: 'ap' } } as HundredEvent
  expect(tell(waiting, event('OrderDropped')).map(({ line }) => line?.detail)).toEqual([true, undefined])
})

test('nobody unseen is named, and a unit that was seen keeps its name', () => {
  expect(text(event('AttackRolled', null, 1))).toEqual(['Somebody unseen misses Archer.'])
  expect(text(event('AttackRolled', 1, 555))).toEqual(['Archer misses somebody unseen.'])
  const tells = narrator()
  tells([], seen)
  const [told] = tells([event('UnitFled', 101)], { ...seen, roster: [], enemies: [] })
  expect(plainWords(told?.line?.parts ?? [])).toBe('Goblin 1 has fled the field.')
})

test('seats are called by their names; without names a spectator reads their numbers', () => {
  names = ['Ann', 'Bob']
  expect(text(event('DefeatSuffered'), event('VictoryAchieved'))[0]).toBe('Bob loses.')
  const [told] = narrator()([event('VictoryAchieved')], { ...seen, to: 'spectator' })
  expect(plainWords(told?.line?.parts ?? [])).toBe('Seat 1 wins: the points left decide at the turn limit.')
})

test('German names stand in the case of their place', async () => {
  await speak('de')
  expect(text(event('AttackRolled', 101, 1))).toEqual(['Goblin 1 verfehlt Bogenschützen.'])
  expect(text(event('UnitExecuted', 101, 1))).toEqual(['Goblin 1 wird von Bogenschützen hingerichtet.'])
  expect(text(event('AttackRolled', null, 1), event('AttackRolled', 1, null))).toEqual([
    'Ein Unbekannter verfehlt Bogenschützen.',
    'Bogenschütze verfehlt einen Unbekannten.',
  ])
})
