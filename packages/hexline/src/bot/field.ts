import type { Dice } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import { refuseArmy } from '../content/army.ts'
import { readArmyCode } from '../content/army-code.ts'
import { fill, fillArmy } from './fill.ts'
import { pairOf } from './pair.ts'
import type { Army } from './practice.ts'

type Weighed = readonly [weight: number, code: string]

/** HEX-172: armies that a first search found, which hold their own against each other; with how often each is drawn. */
const KNOWN: readonly Weighed[] = [
  [19, 'hush_singer,storm_caller,blade_caller*2,mourner,dirge_drummer*2,bone_piper*2'],
  [16, 'greywolf,ripper*2,carrion_kite,aurochs,howler,oathkeeper*2,headsman'],
  [15, 'ripper*2,aurochs,howler*2,night_stalker*4'],
  [10, 'shieldbearer*2,field_surgeon,standard_bearer*2,mason,ironclad,frost_adept,shard_slinger'],
  [8, 'thorn_archer*4,comet_sage*2,gale_reader,glass_golem*2'],
  [7, 'shieldbearer,ironclad*3,frost_adept,verdigris_alchemist,glass_golem*4'],
  [6, 'shieldbearer*2,standard_bearer,frost_adept,hush_singer,shard_slinger,glass_golem*4'],
  [4, 'blade_caller*2,mourner,dirge_drummer*2,bone_piper*4'],
  [4, 'ironclad*2,frost_adept*2,hush_singer*2,shard_slinger*3,verdigris_alchemist'],
  [3, 'ripper*2,aurochs,howler,night_stalker*4,oathkeeper'],
  [2, 'ripper*2,carrion_kite,aurochs,howler,oathkeeper*2,headsman,ghoul'],
  [2, 'shieldbearer,standard_bearer*2,mason,ironclad*3,frost_adept,shard_slinger'],
  [2, 'matron_bear,thorn_archer*3,comet_sage*3,gale_reader'],
  [2, 'thorn_archer*4,frost_adept,shard_slinger,comet_sage*2,gale_reader'],
]

/** HEX-172: what a longer search found, which began with more armies. */
const FIELD: readonly Weighed[] = [
  [20, 'frost_adept,blade_caller*3,mourner*2,dirge_drummer,oathkeeper,bone_piper'],
  [10, 'verdigris_alchemist,storm_caller*2,comet_sage*3,gale_reader,night_stalker'],
  [9, 'ironclad*2,tuskboar,matron_bear*3,aurochs*2,howler'],
  [9, 'shieldbearer,ironclad,frost_adept*2,hush_singer*2,shard_slinger*3,verdigris_alchemist'],
  [7, 'pikeman*4,standard_bearer*2,frost_adept*2,hush_singer,storm_caller'],
  [6, 'greywolf,ripper*2,howler,night_stalker*4,oathkeeper'],
  [6, 'shieldbearer*2,field_surgeon,standard_bearer*2,ironclad,frost_adept,hush_singer*2'],
  [6, 'greywolf,matron_bear,ripper,carrion_kite,howler,oathkeeper*2,headsman,ghoul'],
  [5, 'shieldbearer,warden,field_surgeon,standard_bearer,ironclad,frost_adept,hush_singer,shard_slinger*2'],
  [5, 'greywolf,ripper*3,howler*2,night_stalker*3'],
  [4, 'hush_singer,verdigris_alchemist,storm_caller,comet_sage*3,gale_reader,night_stalker'],
  [3, 'shieldbearer*2,field_surgeon,ironclad,frost_adept,verdigris_alchemist,glass_golem*4'],
  [3, 'shieldbearer*2,standard_bearer,frost_adept,hush_singer,shard_slinger,glass_golem*4'],
]

export type List = 'known' | 'field'

/** One of a list, as often as its weight says, made to fit the config. */
export function drawnFrom(list: List, config: HexlineConfig, dice: Dice): Army {
  const { armies, total } = LISTS[list]
  let left = dice.int(total)
  const drawn = armies.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  return fitted(config, drawn?.army ?? [], dice)
}

/** All of a list, made to fit the config. */
export function whole(list: List, config: HexlineConfig, dice: Dice): readonly Army[] {
  return LISTS[list].armies.map(({ army }) => fitted(config, army, dice))
}

/**
 * The army itself where it is legal and the budget is the usual one. Otherwise as many of its units as may be fielded, in drawn
 * order and over again while the points last, then Fill (HEX-171).
 */
function fitted(config: HexlineConfig, army: Army, dice: Dice): Army {
  if (config.budget === USUAL_BUDGET && refuseArmy(config, army) === null) return army
  const kept: string[] = []
  for (const id of [...shuffled(army, dice), ...shuffled(army, dice), ...shuffled(army, dice)])
    if (refuseArmy(config, [...kept, id]) === null) kept.push(id)
  if (kept.length === 0) return fillArmy(config, dice)
  return fill(config, kept, pairOf(config, kept), config.budget, dice)
}

const USUAL_BUDGET = 100

const LISTS = { known: read(KNOWN), field: read(FIELD) }

function read(list: readonly Weighed[]) {
  const armies = list.map(([weight, code]) => {
    const army = readArmyCode(`hx1:${code}`)
    if (!army.ok) throw new Error(`${code} is no army`)
    return { weight, army: army.value }
  })
  return { armies, total: list.reduce((sum, [weight]) => sum + weight, 0) }
}

function shuffled(army: Army, dice: Dice): string[] {
  const list = [...army]
  dice.shuffle(list)
  return list
}
