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
  [19, 'hush_singer,shard_slinger,verdigris_alchemist,storm_caller*2,gale_reader*4'],
  [10, 'hush_singer,mourner,dirge_drummer*2,ghoul*3,bone_piper*3'],
  [8, 'frost_adept,hush_singer,mourner,dirge_drummer*2,ghoul,bone_piper*4'],
  [7, 'shieldbearer*2,field_surgeon,hush_singer,verdigris_alchemist*2,glass_golem*4'],
  [6, 'tuskboar*3,carrion_kite*2,howler,oathkeeper,headsman,ghoul*2'],
  [6, 'greywolf,tuskboar,ripper,carrion_kite*2,aurochs,howler,night_stalker,headsman,ghoul'],
  [6, 'tuskboar*2,carrion_kite*2,howler,oathkeeper,headsman,ghoul*3'],
  [5, 'greywolf*2,matron_bear,ripper,howler,night_stalker*3,oathkeeper'],
  [5, 'greywolf,tuskboar*3,carrion_kite*2,oathkeeper,headsman*2,ghoul'],
  [4, 'tuskboar*3,carrion_kite*2,howler,oathkeeper,headsman,ghoul,bone_piper'],
  [4, 'tuskboar,carrion_kite*2,howler,night_stalker*2,headsman,ghoul*3'],
  [3, 'tuskboar*3,matron_bear,carrion_kite*2,aurochs,oathkeeper,headsman,ghoul'],
  [3, 'carrion_kite*2,aurochs*2,howler,oathkeeper,headsman*2,ghoul*2'],
  [2, 'frost_adept*2,mourner,dirge_drummer,ghoul*3,bone_piper*4'],
]

/** HEX-172: what a longer search found, which also knew those. */
const FIELD: readonly Weighed[] = [
  [38, 'crossbowman*3,comet_sage,gale_reader*4'],
  [20, 'tuskboar,carrion_kite*4,aurochs,oathkeeper,headsman,ghoul*3'],
  [16, 'tuskboar*3,carrion_kite*3,oathkeeper*2,headsman,bone_piper'],
  [6, 'tuskboar,ripper,carrion_kite*2,aurochs,howler,night_stalker*3,ghoul'],
  [6, 'greywolf,tuskboar,carrion_kite*2,howler,night_stalker*4,ghoul'],
  [5, 'tuskboar*3,carrion_kite*2,howler,oathkeeper,headsman,ghoul*2'],
  [4, 'greywolf,carrion_kite*2,aurochs,night_stalker*2,headsman,ghoul*4'],
  [3, 'greywolf,tuskboar,carrion_kite*4,oathkeeper,headsman,ghoul,bone_piper*2'],
  [2, 'frost_adept,hush_singer,mourner,dirge_drummer*2,ghoul,bone_piper*4'],
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
