import { LEVELS, type UnitRef } from '../../grammar/units.ts'
import type { GroupId } from '../../words/groups.ts'
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
import { unknownWord } from '../idle.ts'

/** What people call groups besides the words of the rulebook. */
export const SPOKEN_GROUPS = lexicon<GroupId>({
  everyone:
    'every man|every soldier|every last man|every one of you|everyone of you|the lot of you|the lot|whole army|whole team|whole company|whole gang|the gang|y all|all you lot|all together|every man jack|all ranks|all arms|one and all|all of our troops|all of our units|every unit we have|all we have|all we got|everybody here|every unit|every one|every body|all of you|you all|all the army|all men|all my men|all my units|all my troops|my men|my troops|the men|the troops|troops|soldiers|all soldiers|all forces|all our forces|our forces|the whole lot|everything|all hands|all stations|all my army|all our units|all our troops|all of them|all of us|us all|team|lads|men|guys|you guys|whole force|entire force',
  rest: 'rest of our units|rest of our army|rest of our troops|rest of my units|rest of my men|rest of my troops|whoever is left|what is left|others of you|everyone who is left|everybody who is left|all other troops|other troops|all other men|rest of you|rest of the army|rest of them|rest of the units|rest of the troops|rest of my army|rest of us|every one else|every body else|all the others|the remainder|remainder|all else|all the rest|anyone else|remaining|all remaining|all of the others|everybody left|the other units|all the other units|all of the rest',
  infantry:
    'infs|foot sloggers|footsloggers|walkers|walking men|lads on foot|men on foot|guys on foot|troops on foot|ground troops|infantry men|infantryman|inf|foot troops|foot soldier|foot guys|foot people|foot men|footsoldiers|infantrymen|soldiers on foot|infantries',
  heavyInfantry: 'heavies|heavy foot',
  professional: 'professional infantry|professional soldiers',
  alliedHoplites: 'hops',
  militia: 'milis|mili|militia guys|militia lads|militia folk|militias|mil|mils|militiamen|militia men',
  levy: 'levymen|peasants',
  scouts:
    'sc|recon|recon unit|recon guys|recon boys|scouting unit|scouting troops|spies|lookouts|explorers|rangers|pathfinders|scouting guys|scout unit|sct|scts|scouting party|scout riders|recon troops',
  heavyCavalry: 'heavy horse|heavy cav|cataphracts',
  warElephants: 'eles|war elephant',
  mercenaries: 'hired men|sellswords',
  cavalry:
    'cavs|cavalry men|hoss|hosses|horsey guys|ponies|mounted lads|lads on horses|guys on horses|men on horses|men on horseback|men on horse|boys on horses|soldiers on horses|horse lads|horse boys|chargers|steeds|cav|cavs|calvary|horses|horsies|horse guys|horse people|horse men|horseman|rider|mounted troops|mounted men|mounted units|knights|cavalrymen|horse riders|cavalries',
  archers:
    'archery|bow troops|bow unit|bow units|bowpeople|arrow guys|arrow men|arrow people|shooty guys|shooty boys|ranged|ranged units|ranged troops|longbows|longbowmen|lads with the bows|boys with the bows|guys with the bows|men with the bows|people with bows|people with the bows|everyone with a bow|everybody with a bow|anyone with a bow|all with bows|arch|archs|bow guys|bow men|bow people|bow boys|bowman|shooters|guys with bows|men with bows|soldiers with bows|missile units|missiles',
  crossbowmen: 'crossbow guys|crossbow men',
  horseArchers:
    'archers of horse|archers on horseback|archers on horses|archers on horse|horseback archers|bow cavalry|cavalry archers|cavalry with bows|horse archer|mounted archer|horsemen with bows|riders with bows|horse bows|mounted bowmen|ha|horse bowmen',
  spearmen:
    'spear lads|spear boys|lads with spears|guys with the spears|men with the spears|soldiers with spears|pointy stick guys|spear carriers|spear troops|spear guys|spear men|spear people|guys with spears|men with spears|spear infantry',
  pikemen:
    'pike lads|pike boys|guys with pikes|men with pikes|lads with pikes|guys with the pikes|men with the pikes|guys with the long spears|men with the long spears|long spears|long pikes|pike blocks|pike block|pike troops|pikeman|pike guys|pike men|pike|pike infantry|sarissas',
  elite:
    'elite lads|elite guys|best men|best troops|best unit|finest|finest troops|crack troops|elite unit|elite troops|elite soldiers|royal guard',
  engineers:
    'engrs|engineering|engineering corps|engineer corps|engineers corps|builder guys|building guys|carpenters|constructors|diggers|eng|engs|engis|engi|builders|builder|pioneers',
  fieldEngineers: 'field eng',
  siegeEngineers:
    'siege|siege unit|siege engine crew|siege engines|siege lads|siege guys|siege team|siege crew|siege crews|siege men|siege engineer|siege train',
  medicalCorps:
    'meds|docs|doc|medicos|medico|medical team|medical guys|medic guys|hospital|ambulance|bandage guys|first aiders|physicians|healers|healer|nurses|medical|medical unit|doctor|surgeon|field hospital',
  supplyTrain:
    'logistics|supply column|supply line|baggage column|food|food wagons|carters|mule train|mules|supply unit|supply guys|wagon train|supplies train|carts|supplies|supply|supply wagons|wagon|cart|convoy|supply carts|supply convoy|baggage carts',
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
