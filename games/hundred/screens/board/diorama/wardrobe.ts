import { HOLD, type Hold } from './gear.ts'

/** Which parts make up a figure: by template, and by what it wears and carries at the moment. */
export interface Outfit {
  readonly legs: string
  readonly trunk: string
  readonly sleeves: string
  readonly head: string
  readonly extra: string | null
  readonly mounted: boolean
  readonly scale: readonly [number, number, number]
  readonly stoop: number
  readonly hold: Hold
}

interface Kind {
  readonly race: 'human' | 'orc' | 'goblin' | 'troll'
  readonly scale: readonly [number, number, number]
  readonly extra: string | null
  readonly stoop?: number
  readonly mounted?: boolean
}

const MAN = [1.12, 1.12, 1.12] as const

const KINDS: Record<string, Kind> = {
  militia: { race: 'human', scale: [1.04, 1.04, 1.04], extra: null },
  warrior: { race: 'human', scale: MAN, extra: null },
  veteran: { race: 'human', scale: MAN, extra: null },
  knight: { race: 'human', scale: [1.18, 1.18, 1.18], extra: 'cape' },
  archer: { race: 'human', scale: MAN, extra: 'quiver' },
  crossbowman: { race: 'human', scale: MAN, extra: 'pavise' },
  healer: { race: 'human', scale: MAN, extra: 'satchel' },
  scout: { race: 'human', scale: [1.06, 1.06, 1.06], extra: 'cloak' },
  goblin: { race: 'goblin', scale: [0.8, 0.66, 0.8], extra: null, stoop: 0.42 },
  orcWarrior: { race: 'orc', scale: [1.34, 1.16, 1.26], extra: 'pelt', stoop: 0.12 },
  orcArcher: { race: 'orc', scale: [1.2, 1.08, 1.14], extra: 'quiver', stoop: 0.1 },
  orcBrute: { race: 'orc', scale: [1.6, 1.34, 1.46], extra: null, stoop: 0.16 },
  orcWarlord: { race: 'orc', scale: [1.46, 1.28, 1.36], extra: 'standard', stoop: 0.06 },
  troll: { race: 'troll', scale: [2.0, 1.98, 2.0], extra: null, stoop: 0.3 },
  mountedKnight: { race: 'human', scale: [1.16, 1.16, 1.16], extra: 'cape', mounted: true },
}

const PLAIN: Kind = { race: 'human', scale: MAN, extra: null }

/** The rules say `none` for a bare chest and for a goblin's rags alike. */
const TRUNK: Record<string, string> = {
  robes: 'robes',
  leather: 'leather',
  hide: 'hide',
  chain: 'chain',
  plate: 'plate',
  thickHide: 'thickHide',
}

export function outfitOf(template: string, armour: string, weapon: string): Outfit {
  const kind = KINDS[template] ?? PLAIN
  const trunk = TRUNK[armour] ?? (kind.race === 'goblin' ? 'rags' : kind.race === 'human' ? 'robes' : 'none')
  return {
    trunk,
    legs: legsOf(kind.race, trunk),
    sleeves: sleevesOf(kind.race, trunk),
    head: template in KINDS ? template : 'warrior',
    extra: kind.extra,
    mounted: kind.mounted === true,
    scale: kind.scale,
    stoop: kind.stoop ?? 0,
    hold: HOLD[weapon] ?? 'fists',
  }
}

function legsOf(race: Kind['race'], trunk: string): string {
  if (race !== 'human') return trunk === 'chain' || trunk === 'plate' ? (trunk === 'chain' ? 'mail' : 'plate') : race
  if (trunk === 'plate') return 'plate'
  if (trunk === 'chain') return 'mail'
  return trunk === 'robes' ? 'robe' : trunk === 'leather' ? 'green' : 'cloth'
}

function sleevesOf(race: Kind['race'], trunk: string): string {
  if (trunk === 'plate') return 'plate'
  if (trunk === 'chain') return 'mail'
  if (race !== 'human') return race
  return trunk === 'robes' ? 'robe' : trunk === 'leather' ? 'cloth' : 'linen'
}
