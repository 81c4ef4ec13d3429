import type { DeepReadonly, InputError, Seat } from '@tessera/kernel'
import { z } from 'zod'
import { type ArmyList, armyShape } from '../choice.ts'
import { type Content, contentOf, PRINTED } from '../content/changes.ts'
import { CULTURE_DATA } from '../content/cultures.ts'
import { type Mustered, musterArmy } from '../rules/muster.ts'
import { pairOf } from '../state.ts'
import { battlesAtFirst, MOST_BATTLES, seasoned } from './experience.ts'

const MOST_MEN = 240

const roll = z.strictObject({
  army: armyShape,
  // By unit; 0: it is no more, and may be raised anew.
  men: z.array(z.int().min(0).max(MOST_MEN)).max(40),
  // By unit: battles it has stood through.
  battles: z.array(z.int().min(0).max(MOST_BATTLES)).max(40),
})

export const campaignShape = z.strictObject({
  // Counted from 1.
  battle: z.int().min(1).max(7),
  // Battles to win for the campaign.
  wins: z.int().min(2).max(4),
  won: z.tuple([z.int().min(0).max(3), z.int().min(0).max(3)]),
  rolls: z.tuple([roll, roll]),
})

/** COH-21.2: an army on its way from battle to battle. Units are those of the muster, in its order (COH-1.5). */
export type Roll = DeepReadonly<z.infer<typeof roll>>

/** A battle of a campaign, as its options say it. */
export type CampaignBattle = DeepReadonly<z.infer<typeof campaignShape>>

/** Every army as its culture starts a campaign: whole, and new to war but for veterans by name. */
export function rollOf(army: ArmyList): Roll {
  const units = musterArmy(army, 0)
  const { elite } = CULTURE_DATA[army.culture]
  return {
    army,
    men: units.map(({ full }) => full),
    battles: units.map(({ kind }) => (kind === 'elite' ? battlesAtFirst(elite.battles) : 0)),
  }
}

/** What a seat brings to a battle: its muster, or in a campaign what is left of it and what it has learned. */
export function broughtBy(
  army: ArmyList,
  seat: Seat,
  config: { readonly campaign?: CampaignBattle | undefined } & Parameters<typeof contentOf>[0],
): readonly Mustered[] {
  const content = contentOf(config)
  const mustered = musterArmy(army, seat, content)
  if (config.campaign === undefined) return mustered
  return onRoll(mustered, pairOf(config.campaign.rolls, seat), content)
}

/** COH-21.3: a unit is as strong as the men it has left, so that it does not come broken to the field. */
function onRoll(mustered: readonly Mustered[], { army, men, battles }: Roll, content: Content): Mustered[] {
  const { elite } = content.cultures[army.culture]
  return mustered.flatMap((unit, place) => {
    const full = Math.min(unit.full, men[place] ?? 0)
    if (full === 0) return []
    const printed = unit.kind === 'elite' ? seasoned(elite.battles) : 0
    const gained = unit.combat ? seasoned(battles[place] ?? 0) - printed : 0
    return [{ ...unit, full, attack: unit.attack + gained, defence: unit.defence + gained }]
  })
}

/** Men a unit has when it is whole, by its place on the roll. */
export function wholeMen({ army }: Roll): readonly number[] {
  return musterArmy(army, 0, PRINTED).map(({ full }) => full)
}

const MOST_UNITS = 15

export function campaignErrors({ rolls }: CampaignBattle): readonly InputError[] {
  return rolls.flatMap(({ army, men, battles }, seat) => {
    const path = `campaign.rolls.${seat}`
    const units = musterArmy(army, 0)
    if (units.length > MOST_UNITS) return [bad(path, `At most ${MOST_UNITS} units`)]
    if (men.length !== units.length || battles.length !== units.length)
      return [bad(path, `The roll must have men and battles of all ${units.length} units`)]
    const over = units.findIndex(({ full }, place) => (men[place] ?? 0) > full)
    if (over >= 0) return [bad(`${path}.men.${over}`, `${units[over]?.name} has at most ${units[over]?.full} men`)]
    if (!units.some(({ combat }, place) => combat && (men[place] ?? 0) > 0))
      return [bad(path, 'Nobody is left to fight')]
    return []
  })
}

function bad(path: string, text: string): InputError {
  return { path, code: 'bad_campaign', text }
}
