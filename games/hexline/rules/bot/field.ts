import type { Dice } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import { refuseArmy } from '../content/army.ts'
import { readArmyCode } from '../content/army-code.ts'
import { fill, fillArmy } from './fill.ts'
import { pairOf } from './pair.ts'
import type { Army } from './practice.ts'

type Weighed = readonly [weight: number, code: string]

/** HEX-172: armies that one search found, which hold their own against each other; with how often each is drawn. */
const KNOWN: readonly Weighed[] = [
  [13, 'verdigris_alchemist,storm_caller*2,comet_sage*3,gale_reader,night_stalker'],
  [12, 'blade_caller*4,mourner*2,dirge_drummer,oathkeeper,ghoul'],
  [12, 'shieldbearer*2,field_surgeon,standard_bearer*2,ironclad,frost_adept,hush_singer*2'],
  [11, 'greywolf,ripper*2,howler,night_stalker*4,oathkeeper'],
  [11, 'ripper*3,carrion_kite,howler*2,oathkeeper,headsman,ghoul'],
  [9, 'ripper*2,aurochs,howler*2,night_stalker*4'],
  [8, 'shieldbearer,mason,ironclad,frost_adept,hush_singer*2,shard_slinger*4'],
  [6, 'hush_singer*2,mourner,dirge_drummer*2,bone_piper*4'],
  [6, 'shieldbearer*2,ironclad*2,frost_adept,verdigris_alchemist,glass_golem*4'],
  [4, 'hush_singer,verdigris_alchemist,storm_caller,comet_sage*3,gale_reader,night_stalker'],
  [4, 'ripper*4,carrion_kite,howler,oathkeeper*2,ghoul'],
  [2, 'ironclad*2,frost_adept*2,hush_singer*2,shard_slinger*3,verdigris_alchemist'],
  [1, 'shieldbearer,warden,field_surgeon,standard_bearer,ironclad,frost_adept,hush_singer,shard_slinger*2'],
  [1, 'shieldbearer*2,warden,field_surgeon,standard_bearer,frost_adept,hush_singer,shard_slinger*2'],
]

/** HEX-172: the armies that two other searches found, weighted so that no known army does much better than even against them. */
const FIELD: readonly Weighed[] = [
  [15, 'frost_adept,blade_caller*4,mourner*2,dirge_drummer,oathkeeper'],
  [12, 'shieldbearer,ironclad,frost_adept,hush_singer*3,shard_slinger*4'],
  [9, 'shieldbearer,warden,field_surgeon,standard_bearer,ironclad,frost_adept,hush_singer,shard_slinger*2'],
  [8, 'ripper*2,aurochs,howler*2,night_stalker*4'],
  [7, 'greywolf,tuskboar,ripper*3,carrion_kite,howler*2,oathkeeper'],
  [6, 'shieldbearer*2,field_surgeon,standard_bearer*2,ironclad,frost_adept,hush_singer*2'],
  [6, 'ironclad*2,matron_bear*4,aurochs*2,howler'],
  [6, 'greywolf,ripper*2,howler,night_stalker*4,oathkeeper'],
  [5, 'verdigris_alchemist,storm_caller*2,comet_sage*3,gale_reader,night_stalker'],
  [5, 'ripper*2,aurochs,howler,night_stalker*4,oathkeeper'],
  [5, 'matron_bear*4,ripper*2,aurochs*2,howler'],
  [4, 'blade_caller*3,mourner*2,dirge_drummer,oathkeeper,ghoul,bone_piper'],
  [3, 'thorn_archer*3,comet_sage*3,gale_reader*2'],
  [2, 'shieldbearer*2,frost_adept,hush_singer*3,shard_slinger*4'],
  [2, 'greywolf,ripper*2,carrion_kite,aurochs,howler,oathkeeper*2,headsman'],
  [2, 'hush_singer,verdigris_alchemist,storm_caller,comet_sage*3,gale_reader,night_stalker'],
  [2, 'warden*2,field_surgeon,mason,crossbowman,frost_adept,hush_singer,shard_slinger*2'],
  [2, 'ironclad,matron_bear*4,ripper,aurochs*2,howler'],
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
