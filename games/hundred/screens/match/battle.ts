import {
  ARMOUR_DATA,
  type HundredConfig,
  type HundredView,
  type Marker,
  type OwnUnit,
  type SeenUnit,
  SHIELD_DATA,
  type Special,
  scenarioName,
  scenarioOf,
  TEMPLATE_DATA,
  type Template,
  type Trait,
  templateName,
  traitsOf,
  unitName,
  unitNames,
} from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { textOfSaid } from '@tessera/words'
import type { FieldModel, TerrainKind } from '../board/scene/model.ts'
import type { Fighter, OwnFighter, SkillLine } from './fighter.ts'

const KINDS: Readonly<Record<string, TerrainKind>> = {
  F: 'forest',
  M: 'mud',
  S: 'shallows',
  L: 'wall',
  D: 'road',
  W: 'water',
  R: 'rock',
  B: 'building',
  H: 'hill',
}

/** The ground of a scenario, in metres. */
export function fieldModelOf(config: HundredConfig): FieldModel {
  const scenario = scenarioOf(config)
  const m = (mm: number): number => mm / 1000
  return {
    name: scenarioName(config),
    w: m(scenario.w),
    h: m(scenario.h),
    terrain: scenario.terrain.map(({ code, level, x, y, w, h }) => ({
      kind: KINDS[code] ?? 'mud',
      level,
      x: m(x),
      y: m(y),
      w: m(w),
      h: m(h),
    })),
    areas: scenario.areas.map(({ id, x, y, radius }) => ({ id, x: m(x), y: m(y), radius: m(radius) })),
  }
}

/** All fighters a listener knows of, own ones first. */
export function fightersOf(view: HundredView): Fighter[] {
  const known = view.revealed ?? view.units
  const names = namesOf(view)
  const mine = (seat: number): boolean => seat === view.to
  const out = known.map((unit) => ownFighter(view, unit, mine(unit.faction.seat), names))
  const there = new Set(out.map((one) => one.id))
  for (const enemy of view.enemies) if (!there.has(enemy.id)) out.push(seenFighter(enemy, names))
  for (const marker of view.markers) if (!there.has(marker.id)) out.push(markedFighter(marker, names))
  return out
}

export function seatIn(seat: number): 0 | 1 {
  return seat === 1 ? 1 : 0
}

/** A unit's name; that of its kind where the view does not list it. */
function namesOf(view: HundredView): (id: number, template: Template) => string {
  const names = unitNames(view)
  return (id, template) => {
    const name = names.get(id)?.name
    return name === undefined ? templateName(template) : textOfSaid(name)
  }
}

function traitWords(trait: Trait): Fighter['traits'][number] {
  return { name: words.text(`trait.${trait}.name`), text: words.text(`trait.${trait}.text`) }
}

function protectionOf(armour: keyof typeof ARMOUR_DATA): Fighter['protection'] {
  const data = ARMOUR_DATA[armour]
  return [
    { place: words.text('body.head'), rolls: '01–15', value: data.head },
    { place: words.text('body.torso'), rolls: '16–35', value: data.torso },
    { place: words.text('body.arms'), rolls: '36–55', value: data.arms },
    { place: words.text('body.legs'), rolls: '56–80', value: data.legs },
  ]
}

const LIMBS = ['weaponArm', 'shieldArm', 'legs'] as const

function crippledOf(bits: number): Fighter['crippled'] {
  return LIMBS.filter((_, place) => (bits & (1 << place)) !== 0)
}

interface Standing {
  readonly wound: Fighter['wound']
  readonly exhausted: boolean
  readonly morale: Fighter['morale']
}

/** HUN-802, last row: the penalties on every skill. */
function penaltiesOf({
  wound,
  exhausted,
  morale,
}: Standing): readonly { readonly value: number; readonly why: string }[] {
  return [
    ...(wound === 'wounded'
      ? [{ value: -10, why: words.text('wound.wounded') }]
      : wound === 'critical'
        ? [{ value: -20, why: words.text('wound.critical') }]
        : []),
    ...(exhausted ? [{ value: -10, why: words.text('state.exhausted') }] : []),
    ...(morale === 'shaken'
      ? [{ value: -10, why: words.text('morale.shaken') }]
      : morale === 'broken'
        ? [{ value: -20, why: words.text('morale.broken') }]
        : []),
  ]
}

type Skills = {
  readonly melee: number
  readonly ranged: number
  readonly block: number
  readonly dodge: number
  readonly medicine: number
  readonly toughness: number
  readonly morale: number
}

function skillLines(skills: Skills, dodgePenalty: number, standing: Standing): SkillLine[] {
  const state = penaltiesOf(standing)
  const line = (
    name: string,
    base: number,
    terms: readonly { readonly value: number; readonly why: string }[],
  ): SkillLine => ({
    name,
    value: base + terms.reduce((sum, term) => sum + term.value, 0),
    sum: terms.length === 0 ? '' : `${base} ${terms.map((term) => `− ${-term.value} ${term.why}`).join(' ')}`,
  })
  return [
    line(words.text('skill.melee'), skills.melee, state),
    ...(skills.ranged > 0 ? [line(words.text('skill.ranged'), skills.ranged, state)] : []),
    ...(skills.block > 0 ? [line(words.text('skill.block'), skills.block, state)] : []),
    line(words.text('skill.dodge'), skills.dodge, [
      ...(dodgePenalty < 0 ? [{ value: dodgePenalty, why: words.text('state.armour') }] : []),
      ...state,
    ]),
    ...(skills.medicine > 0 ? [line(words.text('skill.medicine'), skills.medicine, state)] : []),
    line(words.text('skill.toughness'), skills.toughness, []),
    line(words.text('skill.morale'), skills.morale, []),
  ]
}

type Named = ReturnType<typeof namesOf>

function ownFighter(view: HundredView, unit: OwnUnit, mine: boolean, named: Named): Fighter {
  const { faction, position, health, weapon, armour, turnFlags } = unit
  const standing = { wound: health.woundState, exhausted: unit.stamina.exhausted, morale: unit.moraleState.state }
  const readied = weapon.list[weapon.readied] ?? 'unarmed'
  return {
    id: unit.id,
    key: unitName(unit.id),
    seat: seatIn(faction.seat),
    mine,
    name: named(unit.id, faction.template),
    template: faction.template,
    experience: faction.experience,
    cost: faction.cost,
    x: position.x,
    y: position.y,
    fx: position.fx,
    fy: position.fy,
    radius: faction.radius,
    rate: faction.rate,
    hp: health.current,
    maxHp: health.max,
    ...standing,
    armour: armour.kind,
    protection: protectionOf(armour.kind),
    weapon: readied,
    weapons: weapon.list,
    shield: weapon.shield === 'none' ? null : weapon.shield,
    shieldLeft: weapon.integrity,
    shieldFull: SHIELD_DATA[weapon.shield].integrity,
    burning: health.burning > 0,
    bleeding: health.bleeding,
    crippled: crippledOf(health.crippled),
    prone: turnFlags.prone,
    stance: turnFlags.stance,
    wall: turnFlags.wall,
    banner: view.things.find((thing) => thing.kind === 'banner' && thing.carrier === unit.id)?.id ?? null,
    engaged: unit.engagement.engagedWith,
    down: health.woundState === 'down',
    fled: health.fled,
    seen: true,
    seenTurn: null,
    skills: skillLines(unit.skills, armour.dodge, standing),
    traits: traitsOf(faction.traits).map(traitWords),
    own: mine ? ownSide(unit) : null,
  }
}

function ownSide(unit: OwnUnit): OwnFighter {
  const { commandQueue: queue, weapon } = unit
  return {
    ap: unit.actionPoints.current,
    apFull: unit.actionPoints.max,
    stamina: unit.stamina.current,
    staminaMax: unit.stamina.max,
    loaded: weapon.loaded,
    ammo: unit.ammo.slots.map(({ type, left }) => ({ type, left })),
    items: unit.inventory,
    plan: { steps: queue.steps, loop: queue.loop },
    current: queue.current,
    policy: unit.policy,
    specials: specialsOf(unit),
  }
}

/** The special actions of a unit: HUN-302, HUN-807, HUN-911, HUN-1014. */
function specialsOf(unit: OwnUnit): readonly Special[] {
  const traits = traitsOf(unit.faction.traits)
  const specials: Special[] = []
  if (unit.weapon.shield !== 'none' && unit.weapon.integrity > 0 && !traits.includes('mounted'))
    specials.push('shieldWall')
  if (unit.moraleState.state === 'shaken' || unit.moraleState.state === 'broken') specials.push('rally')
  if (traits.includes('medic')) specials.push('treat')
  if (traits.includes('fierce')) specials.push('intimidate')
  if (unit.faction.cost >= 34) specials.push('challenge')
  if (unit.engagement.engagedWith.length === 0) specials.push('execute')
  return specials
}

function seenFighter(enemy: SeenUnit, named: Named): Fighter {
  const data = TEMPLATE_DATA[enemy.template]
  const standing = { wound: enemy.woundState, exhausted: enemy.exhausted, morale: enemy.morale }
  return {
    id: enemy.id,
    key: unitName(enemy.id),
    seat: seatIn(enemy.seat),
    mine: false,
    name: named(enemy.id, enemy.template),
    template: enemy.template,
    experience: data.experience,
    cost: data.cost,
    x: enemy.x,
    y: enemy.y,
    fx: enemy.fx,
    fy: enemy.fy,
    radius: data.radius,
    rate: data.rate,
    hp: enemy.hp,
    maxHp: enemy.max,
    ...standing,
    armour: enemy.armour,
    protection: protectionOf(enemy.armour),
    weapon: enemy.weapon,
    weapons: enemy.weapon === 'unarmed' ? [] : [enemy.weapon],
    shield: enemy.shield === 'none' ? null : enemy.shield,
    shieldLeft: enemy.integrity,
    shieldFull: SHIELD_DATA[enemy.shield].integrity,
    burning: enemy.burning,
    bleeding: false,
    crippled: crippledOf(enemy.crippled),
    prone: enemy.prone,
    stance: enemy.stance,
    wall: enemy.wall,
    banner: enemy.banner,
    engaged: [],
    down: enemy.woundState === 'down',
    fled: false,
    seen: true,
    seenTurn: null,
    skills: skillLines(data, ARMOUR_DATA[enemy.armour].dodge, standing),
    traits: data.traits.map(traitWords),
    own: null,
  }
}

function markedFighter(marker: Marker, named: Named): Fighter {
  const data = TEMPLATE_DATA[marker.template]
  const [weapon = 'unarmed'] = data.weapons
  return {
    ...seenFighter(
      {
        ...marker,
        fx: marker.seat === 0 ? 1000 : -1000,
        fy: 0,
        hp: data.hp,
        max: data.hp,
        woundState: 'healthy',
        crippled: 0,
        exhausted: false,
        morale: 'steady',
        armour: data.armour,
        weapon,
        shield: data.shield,
        integrity: SHIELD_DATA[data.shield].integrity,
        stance: 0,
        wall: false,
        prone: false,
        burning: false,
        banner: null,
      },
      named,
    ),
    seen: false,
    seenTurn: marker.turn,
    fled: marker.gone,
  }
}
