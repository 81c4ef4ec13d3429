import type { GroupId } from '../../../content/groups.ts'
import { LEVELS, type UnitRef } from '../../grammar/unit-phrases.ts'
import { isOfGroup } from '../../words/membership.ts'
import { GROUP_PHRASES, lexicon } from '../../words/vocabulary.ts'
import {
  after,
  before,
  both,
  type Chart,
  cell,
  either,
  maybe,
  nothing,
  phrase,
  type Rule,
  several,
  words,
} from '../chart.ts'
import { unknownWord } from '../filler.ts'

/** What people call groups besides the words of the rulebook. */
export const SPOKEN_GROUPS = lexicon<GroupId>({
  everyone:
    'every man|every soldier|the lot|whole army|whole team|y all|all together|every unit|every one|every body|all of you|you all|all the army|all men|my men|my troops|the men|the troops|troops|soldiers|all soldiers|all forces|our forces|the whole lot|everything|all hands|all stations|all of them|us all|team|lads|men|guys|you guys|whole force|entire force',
  rest: 'what is left|other troops|rest of you|rest of the army|every one else|all the others|the remainder|remainder|all else|all the rest|anyone else|remaining|all remaining|everybody left|the other units|all the other units',
  infantry:
    'ground troops|infantry men|inf|foot troops|foot soldier|foot guys|foot people|footsoldiers|infantrymen|infantries',
  heavyInfantry: 'heavies',
  professional: 'professional infantry|professional soldiers',
  alliedHoplites: 'hops',
  militia: 'mili|militia guys|militia lads|militias|mil|mils|militiamen|militia men',
  levy: 'peasants',
  scouts:
    'sc|recon|recon unit|recon guys|scouting unit|scouting troops|spies|lookouts|explorers|rangers|pathfinders|scout unit|sct|scts|scouting party|recon troops',
  heavyCavalry: 'heavy horse|heavy cav|cataphracts',
  warElephants: 'war elephant',
  mercenaries: 'hired men',
  cavalry:
    'cavs|cavalry men|guys on horses|chargers|cav|cavs|calvary|horses|horsies|horse guys|horse people|horse men|horseman|rider|mounted troops|mounted men|mounted units|knights|cavalrymen|horse riders|cavalries',
  archers:
    'archery|bow troops|bow unit|bow units|arrow guys|ranged|ranged units|ranged troops|everyone with a bow|arch|archs|bow guys|bow men|bow people|bow boys|bowman|shooters|missile units|missiles',
  crossbowmen: 'crossbow guys|crossbow men',
  horseArchers:
    'archers of horse|archers on horseback|horseback archers|bow cavalry|cavalry archers|horse archer|mounted archer|horse bows|mounted bowmen|ha|horse bowmen',
  spearmen: 'spear lads|soldiers with spears|spear troops|spear guys|spear men|spear people|spear infantry',
  pikemen:
    'pike lads|long spears|long pikes|pike blocks|pike block|pike troops|pikeman|pike guys|pike men|pike|pike infantry|sarissas',
  elite:
    'elite lads|elite guys|best men|best troops|best unit|finest|finest troops|crack troops|elite unit|elite troops|elite soldiers|royal guard',
  engineers:
    'engrs|engineering|engineer corps|engineers corps|builder guys|carpenters|diggers|eng|engs|engis|engi|builders|builder|pioneers',
  fieldEngineers: 'field eng',
  siegeEngineers:
    'siege|siege unit|siege engine crew|siege engines|siege guys|siege team|siege crew|siege crews|siege men|siege engineer|siege train',
  medicalCorps:
    'meds|docs|doc|medical team|medical guys|medic guys|hospital|ambulance|healers|healer|nurses|medical|medical unit|doctor|surgeon|field hospital',
  supplyTrain:
    'logistics|supply column|supply line|baggage column|food|food wagons|mules|supply unit|wagon train|supplies train|carts|supplies|supply|supply wagons|wagon|cart|convoy|supply convoy',
  administrators: 'admins|clerks',
  support: 'support|support troops|non combatants',
})

export const NOUN_TAIL = words(
  'unit',
  'unit|units|guys|men|troops|soldiers|squadron|squadrons|boys|lads|people|group|groups|regiment|regiments|squad|squads|companies|team|force|forces|ones|folks|folk|chaps|fellas|fellows|lot|bunch|crew|party|detachment|division|battalion|corps|brigade',
)

export function refOf(level: number, units: readonly number[], from: number, to: number): UnitRef {
  return { level, units, from, to }
}

export function membersOf(chart: Chart, group: GroupId): number[] {
  return chart.scope.units.filter((unit) => isOfGroup(unit, group)).map(({ id }) => id)
}

function levelOf(group: GroupId): number {
  return group === 'everyone' ? LEVELS.everyone : group === 'rest' ? LEVELS.rest : LEVELS.group
}

export function isGroupWord(key: string): boolean {
  return GROUP_PHRASES.words.has(key) || SPOKEN_GROUPS.words.has(key)
}

export const aGroup: Rule<GroupId> = cell(either(phrase(GROUP_PHRASES, 'unit'), phrase(SPOKEN_GROUPS, 'unit')))

export const adjective: Rule<unknown> = maybe(several(unknownWord, 2))

/** A group, with what may stand before and behind it: all of it. */
export const wholeGroup: Rule<UnitRef> = cell((chart, at) =>
  before(
    both(after(adjective, aGroup), nothing(null), (group) => group),
    maybe(NOUN_TAIL),
  )(chart, at).flatMap((found) => {
    const units = membersOf(chart, found.value)
    const level = levelOf(found.value)
    if (units.length === 0 && level !== LEVELS.rest) return []
    return [{ ...found, value: refOf(level, units, at, found.end) }]
  }),
)

const someMen = words('unit', 'unit|units|men|guys|troops|ones|one|those|soldiers|lads|people|boys|lot|bunch|group')

export const anyOfUs: Rule<UnitRef> = (chart, at) =>
  someMen(chart, at).map((found) => ({
    ...found,
    value: refOf(
      LEVELS.group,
      chart.scope.units.map(({ id }) => id),
      at,
      found.end,
    ),
  }))
