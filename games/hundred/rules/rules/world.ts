import { DEFAULT_POLICY } from '../choice.ts'
import { type Column, type Columns, columnOf, type Place, type Sight, type UnitRow, type World } from '../state.ts'

/** HUN-1501: every component of a unit that has nothing; a new component is one line here. */
const BLANK: UnitRow = {
  position: { x: 0, y: 0, fx: 1000, fy: 0, startX: 0, startY: 0, startLevel: 0 },
  faction: { seat: 0, template: 'warrior', experience: 'regular', traits: 0, radius: 400, rate: 0, cost: 0 },
  skills: { melee: 0, ranged: 0, block: 0, dodge: 0, medicine: 0, toughness: 0, morale: 0 },
  health: {
    current: 1,
    max: 1,
    woundState: 'healthy',
    crippled: 0,
    bleeding: false,
    bandage: 0,
    bandageNext: 0,
    burning: 0,
    tended: false,
    executed: false,
    fled: false,
  },
  actionPoints: { current: 0, max: 1, spent: 0 },
  stamina: { current: 0, max: 0, exhausted: false },
  armour: { kind: 'none', head: 0, torso: 0, arms: 0, legs: 0, dodge: 0, staminaPenalty: 0 },
  weapon: { list: [], thrown: [], readied: -1, loaded: true, shield: 'none', integrity: 0 },
  ammo: { slots: [], currentSlot: 0 },
  inventory: { bandage: 0, oil: 0, caltrops: 0 },
  moraleState: { state: 'steady', tested: 0, feared: 0, challenge: -1, challengeUntil: 0 },
  commandQueue: {
    steps: [],
    loop: false,
    current: 0,
    begun: false,
    progress: 0,
    since: 0,
    pending: null,
    route: [],
    mode: 'none',
    retreat: false,
    ticksLeft: 0,
    slipTicks: 0,
    blocked: 0,
    walking: false,
    fromX: 0,
    fromY: 0,
    walkedTicks: 0,
    walkedDistance: 0,
    waiting: '',
  },
  policy: DEFAULT_POLICY,
  engagement: { engagedWith: 0, atStart: 0 },
  turnFlags: {
    attacks: 0,
    freeAttack: false,
    freeTurn: false,
    reactions: 1,
    arcLock: 'none',
    stance: 0,
    wall: false,
    safe: false,
    prone: false,
    slipTested: false,
    burnt: false,
    moved: false,
    zoneEntries: [],
    revealed: false,
    revealedLast: false,
  },
}

/** A unit that has nothing. */
export function blankRow(): UnitRow {
  return {
    position: { ...BLANK.position },
    faction: { ...BLANK.faction },
    skills: { ...BLANK.skills },
    health: { ...BLANK.health },
    actionPoints: { ...BLANK.actionPoints },
    stamina: { ...BLANK.stamina },
    armour: { ...BLANK.armour },
    weapon: { ...BLANK.weapon },
    ammo: { ...BLANK.ammo },
    inventory: { ...BLANK.inventory },
    moraleState: { ...BLANK.moraleState },
    commandQueue: { ...BLANK.commandQueue },
    policy: { ...BLANK.policy },
    engagement: { ...BLANK.engagement },
    turnFlags: { ...BLANK.turnFlags },
  }
}

/** A world without units. */
export function emptyWorld(): World {
  return copyWorld(NO_UNITS)
}

const NO_UNITS: World = {
  ids: columnOf([]),
  position: noEntries(BLANK.position),
  faction: noEntries(BLANK.faction),
  skills: noEntries(BLANK.skills),
  health: noEntries(BLANK.health),
  actionPoints: noEntries(BLANK.actionPoints),
  stamina: noEntries(BLANK.stamina),
  armour: noEntries(BLANK.armour),
  weapon: noEntries(BLANK.weapon),
  ammo: noEntries(BLANK.ammo),
  inventory: noEntries(BLANK.inventory),
  moraleState: noEntries(BLANK.moraleState),
  commandQueue: noEntries(BLANK.commandQueue),
  policy: noEntries(BLANK.policy),
  engagement: noEntries(BLANK.engagement),
  turnFlags: noEntries(BLANK.turnFlags),
}

function noEntries<Row extends object>(row: Row): Columns<Row> {
  const columns: Partial<Columns<Row>> = {}
  for (const field of fieldsOf(row)) columns[field] = columnOf([])
  return columns as Columns<Row>
}

function fieldsOf<Row extends object>(row: Row): readonly (keyof Row)[] {
  return Object.keys(row) as (keyof Row)[]
}

/** Its entries are never changed in place, only put in place of others. Written out, so that every world has one shape. */
export function copyWorld(world: World): World {
  const {
    position,
    faction,
    skills,
    health,
    actionPoints,
    stamina,
    armour,
    weapon,
    ammo,
    inventory,
    moraleState,
    commandQueue,
    policy,
    engagement,
    turnFlags,
  } = world
  return {
    ids: world.ids.slice(),
    position: {
      x: position.x.slice(),
      y: position.y.slice(),
      fx: position.fx.slice(),
      fy: position.fy.slice(),
      startX: position.startX.slice(),
      startY: position.startY.slice(),
      startLevel: position.startLevel.slice(),
    },
    faction: {
      seat: faction.seat.slice(),
      template: faction.template.slice(),
      experience: faction.experience.slice(),
      traits: faction.traits.slice(),
      radius: faction.radius.slice(),
      rate: faction.rate.slice(),
      cost: faction.cost.slice(),
    },
    skills: {
      melee: skills.melee.slice(),
      ranged: skills.ranged.slice(),
      block: skills.block.slice(),
      dodge: skills.dodge.slice(),
      medicine: skills.medicine.slice(),
      toughness: skills.toughness.slice(),
      morale: skills.morale.slice(),
    },
    health: {
      current: health.current.slice(),
      max: health.max.slice(),
      woundState: health.woundState.slice(),
      crippled: health.crippled.slice(),
      bleeding: health.bleeding.slice(),
      bandage: health.bandage.slice(),
      bandageNext: health.bandageNext.slice(),
      burning: health.burning.slice(),
      tended: health.tended.slice(),
      executed: health.executed.slice(),
      fled: health.fled.slice(),
    },
    actionPoints: {
      current: actionPoints.current.slice(),
      max: actionPoints.max.slice(),
      spent: actionPoints.spent.slice(),
    },
    stamina: {
      current: stamina.current.slice(),
      max: stamina.max.slice(),
      exhausted: stamina.exhausted.slice(),
    },
    armour: {
      kind: armour.kind.slice(),
      head: armour.head.slice(),
      torso: armour.torso.slice(),
      arms: armour.arms.slice(),
      legs: armour.legs.slice(),
      dodge: armour.dodge.slice(),
      staminaPenalty: armour.staminaPenalty.slice(),
    },
    weapon: {
      list: weapon.list.slice(),
      thrown: weapon.thrown.slice(),
      readied: weapon.readied.slice(),
      loaded: weapon.loaded.slice(),
      shield: weapon.shield.slice(),
      integrity: weapon.integrity.slice(),
    },
    ammo: {
      slots: ammo.slots.slice(),
      currentSlot: ammo.currentSlot.slice(),
    },
    inventory: {
      bandage: inventory.bandage.slice(),
      oil: inventory.oil.slice(),
      caltrops: inventory.caltrops.slice(),
    },
    moraleState: {
      state: moraleState.state.slice(),
      tested: moraleState.tested.slice(),
      feared: moraleState.feared.slice(),
      challenge: moraleState.challenge.slice(),
      challengeUntil: moraleState.challengeUntil.slice(),
    },
    commandQueue: {
      steps: commandQueue.steps.slice(),
      loop: commandQueue.loop.slice(),
      current: commandQueue.current.slice(),
      begun: commandQueue.begun.slice(),
      progress: commandQueue.progress.slice(),
      since: commandQueue.since.slice(),
      pending: commandQueue.pending.slice(),
      route: commandQueue.route.slice(),
      mode: commandQueue.mode.slice(),
      retreat: commandQueue.retreat.slice(),
      ticksLeft: commandQueue.ticksLeft.slice(),
      slipTicks: commandQueue.slipTicks.slice(),
      blocked: commandQueue.blocked.slice(),
      walking: commandQueue.walking.slice(),
      fromX: commandQueue.fromX.slice(),
      fromY: commandQueue.fromY.slice(),
      walkedTicks: commandQueue.walkedTicks.slice(),
      walkedDistance: commandQueue.walkedDistance.slice(),
      waiting: commandQueue.waiting.slice(),
    },
    policy: {
      prefer: policy.prefer.slice(),
      save: policy.save.slice(),
      against: policy.against.slice(),
      guard: policy.guard.slice(),
      freeAttack: policy.freeAttack.slice(),
      idle: policy.idle.slice(),
      autoFace: policy.autoFace.slice(),
    },
    engagement: {
      engagedWith: engagement.engagedWith.slice(),
      atStart: engagement.atStart.slice(),
    },
    turnFlags: {
      attacks: turnFlags.attacks.slice(),
      freeAttack: turnFlags.freeAttack.slice(),
      freeTurn: turnFlags.freeTurn.slice(),
      reactions: turnFlags.reactions.slice(),
      arcLock: turnFlags.arcLock.slice(),
      stance: turnFlags.stance.slice(),
      wall: turnFlags.wall.slice(),
      safe: turnFlags.safe.slice(),
      prone: turnFlags.prone.slice(),
      slipTested: turnFlags.slipTested.slice(),
      burnt: turnFlags.burnt.slice(),
      moved: turnFlags.moved.slice(),
      zoneEntries: turnFlags.zoneEntries.slice(),
      revealed: turnFlags.revealed.slice(),
      revealedLast: turnFlags.revealedLast.slice(),
    },
  }
}

/** Units are added at muster only, in id order; their places never change. */
export function addUnit(world: World, id: number, row: UnitRow): void {
  const last = world.ids[world.ids.length - 1] ?? 0
  if (id <= last) throw new Error(`Unit ${id} comes after unit ${last}`)
  world.ids.push(id)
  append(world.position, row.position)
  append(world.faction, row.faction)
  append(world.skills, row.skills)
  append(world.health, row.health)
  append(world.actionPoints, row.actionPoints)
  append(world.stamina, row.stamina)
  append(world.armour, row.armour)
  append(world.weapon, row.weapon)
  append(world.ammo, row.ammo)
  append(world.inventory, row.inventory)
  append(world.moraleState, row.moraleState)
  append(world.commandQueue, row.commandQueue)
  append(world.policy, row.policy)
  append(world.engagement, row.engagement)
  append(world.turnFlags, row.turnFlags)
}

function append<Row extends object>(columns: Columns<Row>, row: Row): void {
  for (const field of fieldsOf(row)) columns[field].push(row[field])
}

/** Everything about a unit. */
export function rowOf(world: World, place: Place): UnitRow {
  return {
    position: entriesAt(world.position, place),
    faction: entriesAt(world.faction, place),
    skills: entriesAt(world.skills, place),
    health: entriesAt(world.health, place),
    actionPoints: entriesAt(world.actionPoints, place),
    stamina: entriesAt(world.stamina, place),
    armour: entriesAt(world.armour, place),
    weapon: entriesAt(world.weapon, place),
    ammo: entriesAt(world.ammo, place),
    inventory: entriesAt(world.inventory, place),
    moraleState: entriesAt(world.moraleState, place),
    commandQueue: entriesAt(world.commandQueue, place),
    policy: entriesAt(world.policy, place),
    engagement: entriesAt(world.engagement, place),
    turnFlags: entriesAt(world.turnFlags, place),
  }
}

function entriesAt<Row extends object>(columns: Columns<Row>, place: Place): Row {
  const row: Partial<Row> = {}
  for (const field in columns) row[field] = columns[field][place]
  return row as Row
}

/** -1 when there is no such unit. */
export function placeOf(world: World, id: number): Place {
  return world.ids.indexOf(id)
}

export function noSight(units: number): Sight {
  const none = (): Column<number> => columnOf(new Array<number>(units).fill(0))
  return {
    seen: 0,
    gone: 0,
    markX: none(),
    markY: none(),
    markTurn: none(),
    handle: none(),
    handles: 0,
    things: [],
    thingsSeen: [],
  }
}
