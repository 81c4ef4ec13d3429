import type { GroupId } from '../../content/groups.ts'
import { MAP_DATA } from '../../content/maps.ts'
import type { Facing, Formation, Stance, Terrain } from '../../content/terms.ts'
import type { Route, SwitchWeapon, WorkKind } from '../../order.ts'
import { FIGURE_WORDS, keysOf } from './lexer.ts'
import { type Lexicon, lexiconOf } from './phrase.ts'

/** What a verb asks for (COH-12.6). */
export type Verb =
  | 'move'
  | 'scout'
  | 'retreat'
  | 'attack'
  | 'charge'
  | 'shoot'
  | 'holdFire'
  | 'freeFire'
  | 'seize'
  | 'hold'
  | 'form'
  | 'breakFormation'
  | 'face'
  | 'follow'
  | 'guard'
  | 'ambush'
  | 'evade'
  | 'build'
  | 'fortify'
  | 'demolish'
  | 'repair'
  | 'switch'
  | 'dismount'
  | 'mount'
  | 'continue'
  | 'cancel'

/** COH-12.3, and a few more words that say nothing by themselves. */
export const SKIP_WORDS: ReadonlySet<string> = new Set(
  words(
    'the a an please my our his her their its with will should must now immediately quickly slowly to toward towards at on onto into for near in of from up as far',
    'your this that these those over across down against upon just also kindly here there',
  ),
)

/** What may stand between a verb and what it moves: `move the archers to E8`. */
export const DETERMINERS: ReadonlySet<string> = new Set(
  words('the a an my our your his her their its this that these those'),
)

/** Skip words that lead to somebody. */
export const TOWARD: ReadonlySet<string> = new Set(words('to toward towards at on onto into near for against upon'))

/** Before somebody who is spoken to they say nothing: `tell the archers to shoot`. */
export const SPEAKING_WORDS: ReadonlySet<string> = new Set(words('let have tell order ask'))

/** Words that mean something, though nothing orders know: taken for a slip of another they would say what nobody said. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  words(
    'rear front flank left right back away side behind beside ahead around between through past cross pass step leave enter',
    'kill help swap join meet rush rain while since what where many time want tell order orders never only same',
  ),
)

/** Words that have a place in a phrase with others and say nothing alone after a number. */
export const MEASURE_WORDS: ReadonlySet<string> = new Set(words('tile tiles square squares men percent'))

export const GROUP_PHRASES = lexicon<GroupId>({
  everyone: 'everyone|everybody|all|all units|all troops|army|whole army|entire army',
  rest: 'everyone else|everybody else|others|all others|all other units|other units|rest|remaining units|all remaining units',
  infantry: 'infantry|foot|foot soldiers|footmen',
  heavyInfantry: 'heavy infantry',
  professional: 'professional|professionals|regulars|veterans|legion|legions|legionaries',
  alliedHoplites: 'hoplites|hoplite|allied hoplites',
  militia: 'militia|militias',
  levy: 'levy|levies|conscripts',
  scouts: 'scout|scouts|outriders',
  heavyCavalry: 'heavy cavalry|cataphract|cataphracts',
  warElephants: 'elephant|elephants|war elephants',
  mercenaries: 'mercenary|mercenaries|mercs',
  cavalry: 'cavalry|horse|horsemen|riders',
  archers: 'archer|archers|bowmen|bows|missile troops',
  crossbowmen: 'crossbowmen|crossbows',
  horseArchers: 'horse archers|mounted archers',
  spearmen: 'spearmen|spears',
  pikemen: 'pikemen|pikes|phalangites',
  elite: 'elite|elites|guard|guards|bodyguard|bodyguards|elite guard|elite guards',
  engineers: 'engineer|engineers|sappers',
  fieldEngineers: 'field engineers',
  siegeEngineers: 'siege engineers',
  medicalCorps: 'medic|medics|medical corps|surgeons|doctors',
  supplyTrain: 'supply train|baggage|baggage train|train|wagons',
  administrators: 'administrators|officials',
  support: 'support units',
})

/** Units only when a verb follows directly, else verbs (COH-12.6). */
export const UNIT_OR_VERB: ReadonlySet<string> = new Set(['scout', 'guard'])

export const VERBS: Readonly<Record<Verb, string>> = {
  move: 'move|go|march|advance|proceed|head|ride|walk|run|push|return|come|get to|send|bring',
  scout: 'scout|reconnoitre|recon|explore|patrol',
  retreat:
    'retreat|withdraw|fall back|pull back|go back|move back|come back|run away|retreat from enemy|withdraw from enemy|fall back from enemy|pull back from enemy',
  attack: 'attack|engage|assault|fight|strike|hit|storm',
  charge: 'charge',
  shoot: 'shoot|open fire|fire|volley|bombard',
  holdFire: 'hold fire|hold your fire|hold their fire|cease fire',
  freeFire: 'fire at will|fire freely',
  seize: 'take|capture|seize|occupy|secure',
  hold: 'hold|hold position|hold your position|hold the line|hold your ground|stay|stay put|stand|stand fast|wait|halt|stop|remain|defend|garrison',
  form: 'form|form up|adopt|assume|change to|change into|deploy into',
  breakFormation: 'break formation',
  face: 'face|turn|turn to face',
  follow: 'follow|escort|protect|support|tend|treat',
  guard: 'guard',
  ambush: 'ambush|hide|lie in wait|ambush enemy|ambush enemies|lie in ambush|set ambush',
  evade: 'evade|skirmish|keep away|keep away from enemy|keep away from enemies|evade enemy|evade enemies',
  build: 'build|dig|construct|raise|erect|make',
  fortify: 'fortify|dig in|entrench',
  demolish: 'demolish|destroy',
  repair: 'repair|mend|fix',
  switch: 'switch to|switch|take up',
  dismount: 'dismount',
  mount: 'mount|remount',
  continue: 'continue|carry on|keep going',
  cancel: 'cancel|belay',
}

export const FORMATION_PHRASES = lexicon<Formation>({
  standard: 'standard|standard formation|line|battle line|normal|normal formation',
  phalanx: 'phalanx|phalanx formation|pike wall',
  testudo: 'testudo|testudo formation|tortoise|turtle',
  berserker: 'berserker|berserk|frenzy',
  loose: 'loose|loose order|open order|loose formation',
  wedge: 'wedge|wedge formation',
})

export const ROUTE_PHRASES = lexicon<Route>({
  road: 'by road|along road|on road|via road',
  cover: 'under cover|through forest|through woods|through wood',
  safe: 'safely|avoiding enemy|avoiding enemies',
  direct: 'directly|straight',
})

export const STANCE_PHRASES = lexicon<Stance>({
  aggressive: 'aggressively|boldly|at all costs',
  steady: 'steadily',
  cautious: 'cautiously|carefully|quietly|warily',
  evade: 'evasively',
})

export const WORK_PHRASES = lexicon<WorkKind>({
  fort: 'fort|fortification|fortifications|field fortifications|earthwork|earthworks|palisade|defences|defenses|ditch',
  bridge: 'bridge',
  ram: 'ram|battering ram',
  tower: 'tower|siege tower',
  ladders: 'ladders|cloud ladders',
  ballista: 'ballista',
  catapult: 'catapult',
})

/** What can be mended, besides works: where it stands is what counts. */
export const MENDED_PHRASES = lexicon<'engine' | 'wall'>({ engine: 'engine', wall: 'wall|walls|gate|gates' })

export const WEAPON_PHRASES = lexicon<SwitchWeapon>({
  warSpears: 'spears|spear|war spears',
  sarissaPikes: 'sarissas|sarissa|pikes|sarissa pikes',
})

export const DIRECTION_PHRASES = lexicon<Facing>({
  N: 'north|northward|northwards',
  E: 'east|eastward|eastwards',
  S: 'south|southward|southwards',
  W: 'west|westward|westwards',
})

/** Kinds of ground as places: the nearest such tile (COH-12.8). */
export const GROUND_PHRASES = lexicon<
  Extract<Terrain, 'hill' | 'forest' | 'road' | 'ford' | 'marsh' | 'river' | 'wall' | 'gate'>
>({
  hill: 'hill|hills',
  forest: 'forest|woods|wood',
  road: 'road',
  ford: 'ford|fords',
  marsh: 'marsh|swamp',
  river: 'river|river bank',
  wall: 'wall|walls',
  gate: 'gate|gates',
})

export const HOME_PHRASES = lexicon<'home'>({ home: 'home|camp' })

export const CONDITION_PHRASES = lexicon<'if' | 'when' | 'unless' | 'onTurn' | 'afterTurn'>({
  if: 'if|in case',
  when: 'when|once|as soon as',
  unless: 'unless',
  onTurn: 'on turn|from turn|at turn|in turn',
  afterTurn: 'after turn',
})

export const PICK_PHRASES = lexicon<'nearest' | 'weakest' | 'strongest'>({
  nearest: 'nearest|closest',
  weakest: 'weakest',
  strongest: 'strongest',
})

export const ENEMY_PHRASES = lexicon<'enemy' | 'anyone'>({
  enemy: 'enemy|enemies|enemy unit|enemy units|foe|foes',
  anyone: 'anyone|anything',
})

/** The words tests are made of (COH-12.10). */
export const TEST_PHRASES = lexicon<
  | 'turn'
  | 'sight'
  | 'see'
  | 'within'
  | 'engaged'
  | 'morale'
  | 'strength'
  | 'casualties'
  | 'below'
  | 'above'
  | 'reaches'
  | 'ours'
  | 'theirs'
  | 'no'
  | 'self'
  | 'filler'
>({
  turn: 'turn',
  sight: 'in sight|visible|seen|spotted|appears|appear|in view',
  see: 'see|sees|spot|spots',
  within: 'within',
  engaged: 'attacked|engaged|attack|under attack|in combat|in contact',
  morale: 'morale',
  strength: 'strength|men left',
  casualties: 'casualties|losses',
  below: 'below|under|less than|fewer than|falls below|drops below|falls under|drops under',
  above: 'above|over|more than|exceed|exceeds',
  reaches: 'at|reaches|reach|reached|arrives|arrives at|gets to|is at|has reached',
  ours: 'ours|taken|captured|held by us',
  theirs: 'theirs|lost|held by enemy|in enemy hands',
  no: 'no',
  self: 'us|me|them',
  filler: 'is|are|be|has|have|been|comes|come|gets|get|we|you|they|it|any',
})

/** Before a bent verb it says nothing more: `keep shooting`. */
export const KEEP = 'keep'

/** Starts what is to be done when the condition before it is not met. */
export const OTHERWISE_PHRASES = lexicon<'otherwise'>({ otherwise: 'otherwise|else' })
export const UNTIL_PHRASES = lexicon<'until'>({ until: 'until|till|til' })
export const VIA_PHRASES = lexicon<'via'>({ via: 'via|by way of' })

const ALL_PHRASES: readonly Lexicon<string>[] = [
  GROUP_PHRASES,
  FORMATION_PHRASES,
  ROUTE_PHRASES,
  STANCE_PHRASES,
  WORK_PHRASES,
  MENDED_PHRASES,
  WEAPON_PHRASES,
  DIRECTION_PHRASES,
  GROUND_PHRASES,
  HOME_PHRASES,
  CONDITION_PHRASES,
  PICK_PHRASES,
  ENEMY_PHRASES,
  TEST_PHRASES,
  OTHERWISE_PHRASES,
  UNTIL_PHRASES,
  VIA_PHRASES,
]

const FIXED_WORDS: ReadonlySet<string> = new Set([
  ...SKIP_WORDS,
  ...MEASURE_WORDS,
  ...FIGURE_WORDS,
  ...Object.values(VERBS).flatMap((verb) => verb.split(/[| ]/)),
  ...ALL_PHRASES.flatMap((phrases) => [...phrases.words]),
])

/** Phrases that mean the opposite of the verb in them. */
const STOPPING: Readonly<Partial<Record<Verb, readonly string[]>>> = {
  hold: ['stop moving', 'stop marching'],
  holdFire: ['stop shooting', 'stop firing', 'cease firing'],
  cancel: ['stop attacking', 'stop fighting'],
}

/** Verbs also as others bend them (`attacks`, `facing`), as long as that is no word already. */
export const VERB_PHRASES = lexicon<Verb>(
  Object.fromEntries(
    Object.entries(VERBS).map(([verb, phrases]) => [
      verb,
      [...phrases.split('|').flatMap((phrase) => [phrase, ...bent(phrase)]), ...(STOPPING[verb as Verb] ?? [])].join(
        '|',
      ),
    ]),
  ) as Record<Verb, string>,
)

/** Every word that means something on any map, with the words of its places. */
export const VOCABULARY: ReadonlySet<string> = new Set([...FIXED_WORDS, ...VERB_PHRASES.words])

/** A word of §12 in any map's orders: no unit may be called so (COH-5.18). */
export function isOrderWord(word: string): boolean {
  return VOCABULARY.has(word) || MAP_WORDS.has(word)
}

const MAP_WORDS: ReadonlySet<string> = new Set(
  Object.values(MAP_DATA).flatMap((map) => [
    ...map.points.flatMap((point) => [point.name, ...point.aliases].flatMap(keysOf)),
    ...map.regions.flatMap((region) => keysOf(region.name)),
  ]),
)

function bent(phrase: string): string[] {
  const [verb = '', ...rest] = phrase.split(' ')
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb
  const doubled = /^(?:run|stop|dig|hit)$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${stem}ing`
  const third = /(?:s|x|ch|sh)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`
  const forms = verb === 'lie' ? ['lies', 'lying'] : [third, doubled]
  return forms.filter((form) => !FIXED_WORDS.has(form)).map((form) => [form, ...rest].join(' '))
}

export function lexicon<T extends string>(phrases: Readonly<Record<T, string>>): Lexicon<T> {
  const entries = Object.entries(phrases) as [T, string][]
  return lexiconOf(
    entries.flatMap(([value, list]) => list.split('|').map((phrase) => [phrase.split(' '), value] as const)),
  )
}

function words(...lists: readonly string[]): string[] {
  return lists.flatMap((list) => list.split(' '))
}
