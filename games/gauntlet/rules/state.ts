import type { Seat } from '@tessera/kernel'
import type { Army, Deployment } from './choice.ts'
import type { ContagionType, FactionId, Stat, StatusId, Tag, Tier, Timing, Whom } from './content/vocabulary.ts'
import type { Facing, SideIndex } from './rules/board.ts'

/** How long something lasts: own turns of its holder, -1 for the whole battle. */
type Turns = number

export interface Status {
  readonly id: StatusId
  turns: Turns
  /** The p% of burn, venom, bleed, regrowth and guard; 0 where there is none. */
  p: number
  /** The unit that gave it; 0: none on the board. */
  by: number
  /** Came during the present turn of its holder, which does not count (GB-211). */
  fresh: boolean
  /** Order of arrival: cleansing takes the oldest, dispelling the newest. */
  at: number
}

export interface Modifier {
  /** The ability it comes from; the same one refreshes (GB-212). */
  readonly source: string
  readonly stat: Stat
  readonly pct: number
  readonly flat: number
  turns: Turns
  fresh: boolean
  at: number
}

export interface GrantedTag {
  readonly tag: Tag
  readonly hidden: boolean
  turns: Turns
  fresh: boolean
}

export interface Contagion {
  readonly type: ContagionType
  turns: number
}

/** GB-106. */
export interface Unit {
  readonly id: number
  /** Its entry in the tables. */
  readonly key: string
  readonly tier: Tier
  /** The side it came with: leaders' gifts, the count of GB-1104. */
  readonly owner: SideIndex
  /** The side it belongs to now; charm changes it. */
  side: SideIndex
  /** -1 when it is not on the board. */
  cell: number
  /** Where it was deployed or appeared. */
  readonly home: number
  /** Where it died; -1 before. */
  fell: number
  facing: Facing
  state: 'ready' | 'retreating' | 'crumbling' | 'dead' | 'vanished'
  hp: number
  maxHp: number
  /** Values at its tier, before anything modifies them. */
  readonly baseHp: number
  readonly baseAtk: number
  readonly baseArmor: number
  readonly maxResolve: number
  resolve: number
  barrier: number
  barrierTurns: Turns
  barrierFresh: boolean
  shaken: boolean
  wasAttacked: boolean
  /** -1: needs none. */
  ammo: number
  readonly maxAmmo: number
  cooldown: number
  /** How often it has used its active ability. */
  used: number
  ripostes: number
  /** Armour shredded. */
  stacks: number
  /** Crumbling losses that Wall of Bones still spares it. */
  grace: number
  contagions: Contagion[]
  statuses: Status[]
  modifiers: Modifier[]
  tags: GrantedTag[]
  vigilant: boolean
  reacted: boolean
  moved: boolean
  acted: boolean
  /** 1: this turn, 2: last turn. */
  disengaged: 0 | 1 | 2
  holds: number
  /** Changed its cell since its present or last turn began; in the turn before that. */
  shifted: boolean
  shiftedBefore: boolean
  /** Attacks made and received so far. */
  made: number
  received: number
  /** After a control effect: refuses the next until its turn ends. */
  resists: boolean
  /** hp_below abilities that have fired. */
  fired: string[]
  /** Pulses and turn effects that have reached it this round. */
  reached: string[]
  /** Has had its second turn this round. */
  again: boolean
  readonly summoned: boolean
  /** A copy: without abilities. */
  readonly copied: boolean
  /** Round ends until it vanishes; 0: never. */
  rounds: number
  revived: boolean
}

/** What of a unit follows from its card and its place. */
type Own = Pick<
  Unit,
  | 'id'
  | 'key'
  | 'tier'
  | 'owner'
  | 'side'
  | 'cell'
  | 'home'
  | 'facing'
  | 'hp'
  | 'maxHp'
  | 'baseHp'
  | 'baseAtk'
  | 'baseArmor'
  | 'maxResolve'
  | 'resolve'
  | 'ammo'
  | 'maxAmmo'
  | 'grace'
  | 'summoned'
  | 'copied'
  | 'rounds'
>

/** A unit that nothing has happened to. One literal with every field: objects that are put together from others are slow to read. */
export function untouched(own: Own): Unit {
  return {
    id: own.id,
    key: own.key,
    tier: own.tier,
    owner: own.owner,
    side: own.side,
    cell: own.cell,
    home: own.home,
    facing: own.facing,
    hp: own.hp,
    maxHp: own.maxHp,
    baseHp: own.baseHp,
    baseAtk: own.baseAtk,
    baseArmor: own.baseArmor,
    maxResolve: own.maxResolve,
    resolve: own.resolve,
    ammo: own.ammo,
    maxAmmo: own.maxAmmo,
    grace: own.grace,
    summoned: own.summoned,
    copied: own.copied,
    rounds: own.rounds,
    fell: -1,
    state: 'ready',
    barrier: 0,
    barrierTurns: 0,
    barrierFresh: false,
    shaken: false,
    wasAttacked: false,
    cooldown: 0,
    used: 0,
    ripostes: 0,
    stacks: 0,
    contagions: [],
    statuses: [],
    modifiers: [],
    tags: [],
    vigilant: false,
    reacted: false,
    moved: false,
    acted: false,
    disengaged: 0,
    holds: 0,
    shifted: false,
    shiftedBefore: false,
    made: 0,
    received: 0,
    resists: false,
    fired: [],
    reached: [],
    again: false,
    revived: false,
  }
}

/** GB-216. */
export interface Zone {
  /** `ability:` and an ability, `spell:` and a spell, or `relic:` and an aura whose effects it has. */
  readonly source: string
  readonly side: SideIndex
  readonly cell: number
  readonly radius: number
  rounds: number
  readonly whom: Whom
  readonly on: 'enter' | 'turn' | 'stay'
  readonly once: boolean
}

export interface SpellState {
  readonly id: string
  readonly timing: Timing
  fired: boolean
}

export interface SideState {
  readonly faction: FactionId
  readonly leader: string
  readonly spells: SpellState[]
  /** The tier of what its spells summon (GB-214). */
  readonly tier: Tier
}

export type BattleReason = 'elimination' | 'rout' | 'weariness' | 'round_limit'

export interface BattleResult {
  readonly winner: SideIndex | null
  readonly reason: BattleReason
  readonly rounds: number
  /** floor(10000 x HP of its starting units / their summed maximum), by side. */
  readonly shares: readonly [number, number]
}

export type BattleStep = 'start' | 'round' | 'turns' | 'end' | 'over'

/** One battle, all of it: plain data that another ruleset may keep in its own state. */
export interface Battle {
  readonly roundLimit: number
  step: BattleStep
  round: number
  /** Who has priority in odd rounds. */
  first: SideIndex
  priority: SideIndex
  order: number[]
  /** The place in the order of the unit that moves next. */
  next: number
  /** Whose turn it is or was; 0 between rounds. */
  turnOf: number
  /** Units that take another turn at once. */
  again: number[]
  /** Counts what has been put on units. */
  tick: number
  /** By id, from 1; the dead stay. */
  readonly units: Unit[]
  readonly zones: Zone[]
  readonly sides: readonly [SideState, SideState]
  result: BattleResult | null
}

export type DuelPhase = 'muster' | 'deploy' | 'battle' | 'over'

export interface DuelResult {
  readonly winner: Seat | null
  readonly reason: BattleReason | 'battles' | 'resignation' | 'forfeit'
  readonly score: readonly [number, number]
}

export interface DuelState {
  phase: DuelPhase
  armies: [Army | null, Army | null]
  /** As last deployed. */
  deployments: [Deployment | null, Deployment | null]
  /** The present battle, or the last one until the next begins. */
  battle: Battle | null
  fought: BattleResult[]
  wins: [number, number]
  result: DuelResult | null
}
