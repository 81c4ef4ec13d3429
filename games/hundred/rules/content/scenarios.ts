import type { Item } from './ammunition.ts'
import type { ArmyUnit, AtLimit, Condition, Scenario, ScenarioSide, ScenarioUnit } from './scenario-shape.ts'
import type { Template } from './templates.ts'
import { type Patch, TERRAINS, type Terrain } from './terrain.ts'

export type {
  Area,
  ArmyUnit,
  AtLimit,
  Banner,
  Condition,
  Leaf,
  Scenario,
  ScenarioSide,
  ScenarioUnit,
} from './scenario-shape.ts'

/** HUN-1301: the tables are written in decimetres. */
const DECIMETRE = 100

export const SCENARIOS = [
  'first_muster',
  'open_field',
  'hold_the_bridge',
  'village_road',
  'the_banner',
  'warlords_head',
  'troll_ford',
  'break_their_nerve',
  'pitched_battle',
  'wolfswood',
  'the_lances',
] as const

export type ScenarioId = (typeof SCENARIOS)[number]

export const SCENARIO_DATA: Readonly<Record<ScenarioId, Scenario>> = {
  first_muster: scenario({
    size: [300, 200],
    turns: 15,
    atLimit: 'side1',
    fog: false,
    atOnce: true,
    terrain: 'F 120,20,40,40; H1 190,60,60,80',
    sides: [
      { condition: { type: 'elimination' }, units: 'warrior@40,85 40,115 archer@20,100' },
      { condition: { type: 'elimination' }, units: 'goblin@260,80 260,100 260,120' },
    ],
  }),
  open_field: scenario({
    size: [600, 400],
    turns: 25,
    atLimit: 'points',
    terrain: 'H1 270,150,60,100; F 180,30,60,60; F 360,310,60,60; M 270,20,60,60; M 270,320,60,60',
    sides: [
      {
        zone: [20, 60, 80, 280],
        condition: { type: 'elimination' },
        units: 'knight@60,200 veteran@70,180 70,220 warrior@70,160 militia@70,140 70,240 archer@40,180 40,220',
      },
      {
        zone: [500, 60, 80, 280],
        condition: { type: 'elimination' },
        units:
          'orcWarlord@540,200 orcWarrior@530,160 530,180 530,220 530,240 goblin@530,120 530,140 530,260 530,280 orcArcher@560,180 560,220',
      },
    ],
  }),
  hold_the_bridge: scenario({
    size: [500, 300],
    turns: 14,
    atLimit: 'side1',
    terrain: 'W 220,0,60,300; D 210,130,80,40',
    areas: [['bridge', 250, 150, 50]],
    sides: [
      {
        condition: { type: 'hold', area: 'bridge', turns: 8 },
        units:
          'warrior@200,140 200,160 veteran@185,150(caltrops) militia@185,125(oil) militia@185,175 archer@150,130(fire) 150,170(fire) militia@170,150',
      },
      {
        condition: { type: 'any', of: [{ type: 'elimination' }, { type: 'hold', area: 'bridge', turns: 5 }] },
        units:
          'orcWarrior@380,120 380,140 380,160 380,180 orcBrute@400,150 goblin@400,100 400,120 400,180 400,200 orcArcher@430,130 430,170 goblin@400,220',
      },
    ],
  }),
  village_road: scenario({
    size: [700, 300],
    turns: 18,
    atLimit: 'side1',
    terrain: 'D 0,135,700,30; F 220,20,120,80; F 300,190,120,90; R 200,200,20,20; B 600,60,50,40; B 600,210,50,40',
    areas: [['village', 650, 150, 40]],
    sides: [
      {
        condition: { type: 'escort', unit: 1, area: 'village' },
        units: 'healer@40,150 warrior@60,135 60,165 scout@60,110 archer@30,170',
      },
      {
        condition: { type: 'assassinate', unit: 1 },
        units: 'goblin@330,60 330,80 310,220 330,240 orcArcher@450,80 500,150 orcWarrior@560,150',
      },
    ],
  }),
  the_banner: scenario({
    size: [600, 400],
    turns: 20,
    atLimit: 'points',
    terrain: 'B 280,60,40,60; B 280,280,40,60; F 150,150,50,100; F 400,150,50,100; L 60,150,5,100; L 535,150,5,100',
    areas: [
      ['camp0', 30, 200, 40],
      ['camp1', 570, 200, 40],
    ],
    banners: [
      ['b0', 0, 30, 200],
      ['b1', 1, 570, 200],
    ],
    sides: [
      {
        condition: { type: 'capture', banner: 'b1', area: 'camp0' },
        units: 'knight@80,200 warrior@80,180 80,220 archer@40,170 scout@80,250',
      },
      {
        condition: { type: 'capture', banner: 'b0', area: 'camp1' },
        units: 'knight@520,200 warrior@520,180 520,220 archer@560,170 scout@520,250',
      },
    ],
  }),
  warlords_head: scenario({
    size: [600, 400],
    turns: 16,
    atLimit: 'side1',
    terrain:
      'H1 430,130,100,140; L 380,120,5,160; L 380,120,160,5; L 380,275,160,5; B 470,150,40,30; B 470,220,40,30; F 150,20,120,100; F 200,280,120,100',
    sides: [
      {
        condition: { type: 'assassinate', unit: 101 },
        units: 'knight@60,200 veteran@70,180 70,220 scout@60,80 60,320 archer@40,180 40,220',
      },
      {
        condition: { type: 'elimination' },
        units:
          'orcWarlord@500,200 orcWarrior@440,190 440,210 orcBrute@420,200 goblin@400,150 400,170 400,230 400,250 orcArcher@450,170 450,230',
      },
    ],
  }),
  troll_ford: scenario({
    size: [500, 300],
    turns: 14,
    atLimit: 'draw',
    terrain: 'S 230,0,60,300; F 60,20,80,60; R 380,60,30,20',
    sides: [
      {
        condition: {
          type: 'any',
          of: [
            { type: 'assassinate', unit: 101 },
            { type: 'survive', turns: 12 },
          ],
        },
        units: 'veteran@200,140 200,160 militia@200,120 200,180 185,150 crossbowman@150,135 healer@130,150',
      },
      {
        condition: { type: 'elimination' },
        units: 'troll@330,150 goblin@330,100 330,115 330,185 330,200 orcWarrior@335,130 335,170 orcBrute@350,150',
      },
    ],
  }),
  break_their_nerve: scenario({
    size: [600, 400],
    turns: 20,
    atLimit: 'points',
    terrain: 'H1 240,120,120,160; H2 270,160,60,80; F 120,300,80,60; F 400,40,80,60; M 150,180,40,40; M 410,180,40,40',
    sides: [
      {
        condition: { type: 'morale' },
        units: 'knight@300,200 warrior@320,180 320,200 320,220 militia@320,160 320,240 archer@290,180 290,220',
      },
      {
        condition: { type: 'morale' },
        units:
          'orcWarlord@540,200 orcWarrior@520,170 520,190 520,210 520,230 goblin@520,130 520,150 520,250 520,270 orcArcher@550,220 goblin@520,290',
      },
    ],
  }),
  pitched_battle: scenario({
    size: [800, 500],
    turns: 12,
    atLimit: 'points',
    builder: true,
    terrain:
      'H1 350,200,100,100; F 200,60,100,80; F 500,360,100,80; R 300,380,30,30; R 470,90,30,30; M 380,20,40,100; M 380,380,40,100',
    sides: [
      { zone: [20, 50, 100, 400], condition: { type: 'points', turns: 12 }, units: '' },
      { zone: [680, 50, 100, 400], condition: { type: 'points', turns: 12 }, units: '' },
    ],
  }),
  wolfswood: scenario({
    size: [600, 300],
    turns: 16,
    atLimit: 'side1',
    terrain: 'D 0,140,600,20; F 120,10,140,110; F 120,180,140,110; F 340,10,140,110; F 340,180,140,110',
    areas: [['exit', 580, 150, 30]],
    sides: [
      {
        condition: {
          type: 'all',
          of: [
            { type: 'reach', area: 'exit', units: 3 },
            { type: 'keep', unit: 1 },
          ],
        },
        units: 'knight@40,150 warrior@55,135 55,165 archer@25,135 25,165 militia@25,150 40,165',
      },
      {
        condition: { type: 'any', of: [{ type: 'assassinate', unit: 1 }, { type: 'elimination' }] },
        units:
          'goblin@200,100 200,200 220,100 220,200 orcArcher@400,90 400,210 orcWarrior@420,100 420,200 440,150 orcArcher@460,130 orcBrute@500,150',
      },
    ],
  }),
  the_lances: scenario({
    size: [700, 400],
    turns: 15,
    atLimit: 'points',
    terrain: 'L 500,150,5,100; M 300,60,60,100; M 300,240,60,100',
    sides: [
      { condition: { type: 'morale' }, units: 'mountedKnight@60,180 60,220 scout@40,140' },
      {
        condition: { type: 'any', of: [{ type: 'morale' }, { type: 'survive', turns: 15 }] },
        units: 'knight@560,200 veteran@520,200 520,215 militia@520,165 520,235 crossbowman@540,215',
      },
    ],
  }),
}

/** HUN-1402: armies with a name. */
export const PRESETS: Readonly<Record<'company' | 'horde', readonly ArmyUnit[]>> = {
  company: units('knight warrior warrior archer archer militia militia'),
  horde: units('orcWarlord orcWarrior orcWarrior orcBrute goblin goblin goblin goblin orcArcher'),
}

export type PresetId = keyof typeof PRESETS

interface Written {
  readonly size: readonly [number, number]
  readonly turns: number
  readonly atLimit: AtLimit
  readonly fog?: false
  readonly builder?: true
  readonly atOnce?: true
  readonly terrain: string
  readonly areas?: readonly (readonly [id: string, x: number, y: number, radius: number])[]
  readonly banners?: readonly (readonly [id: string, side: 0 | 1, x: number, y: number])[]
  readonly sides: readonly [WrittenSide, WrittenSide]
}

interface WrittenSide {
  readonly zone?: readonly [number, number, number, number]
  readonly condition: Condition
  readonly units: string
}

function scenario(written: Written): Scenario {
  const { turns, atLimit, size, sides } = written
  return {
    w: size[0] * DECIMETRE,
    h: size[1] * DECIMETRE,
    turns,
    atLimit,
    fog: written.fog ?? true,
    builder: written.builder ?? false,
    atOnce: written.atOnce ?? false,
    terrain: written.terrain.split('; ').map(patch),
    areas: (written.areas ?? []).map(([id, x, y, radius]) => ({
      id,
      x: x * DECIMETRE,
      y: y * DECIMETRE,
      radius: radius * DECIMETRE,
    })),
    banners: (written.banners ?? []).map(([id, side, x, y]) => ({ id, side, x: x * DECIMETRE, y: y * DECIMETRE })),
    sides: [sideOf(sides[0]), sideOf(sides[1])],
  }
}

function sideOf({ zone, condition, units: written }: WrittenSide): ScenarioSide {
  const [x = 0, y = 0, w = 0, h = 0] = zone ?? []
  return {
    zone: zone === undefined ? null : { x: x * DECIMETRE, y: y * DECIMETRE, w: w * DECIMETRE, h: h * DECIMETRE },
    condition,
    units: placed(written),
  }
}

/** `H1 190,60,60,80`. */
function patch(text: string): Patch {
  const [sign = '', numbers = ''] = text.split(' ')
  const code = TERRAINS.find((known) => sign.startsWith(known))
  const [x, y, w, h] = numbers.split(',').map((part) => Number(part) * DECIMETRE)
  if (code === undefined || x === undefined || y === undefined || w === undefined || h === undefined)
    throw new Error(`No patch of terrain: ${text}`)
  return { code: code as Terrain, level: code === 'H' ? Number(sign.slice(1)) : 0, x, y, w, h }
}

/** `warrior@40,85 40,115(oil) archer@20,100`: a place without a template repeats the one before. */
export function placed(text: string): readonly ScenarioUnit[] {
  let template = ''
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const at = word.indexOf('@')
      if (at >= 0) template = word.slice(0, at)
      const [place = '', extra] = word
        .slice(at + 1)
        .replace(')', '')
        .split('(')
      const [x = 0, y = 0] = place.split(',').map((part) => Number(part) * DECIMETRE)
      const unit = { template: template as Template, x, y }
      if (extra === undefined) return unit
      return extra === 'fire' ? { ...unit, halves: ['standard', 'fire'] as const } : { ...unit, items: [extra as Item] }
    })
}

function units(text: string): readonly ArmyUnit[] {
  return text.split(' ').map((template) => ({ template: template as Template }))
}
