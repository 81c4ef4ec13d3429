import type { Formation, Stance } from '../../content/terms.ts'
import type { SwitchWeapon, WorkKind } from '../../order.ts'
import { FORMATION_PHRASES, lexicon, STANCE_PHRASES, WEAPON_PHRASES, WORK_PHRASES } from '../words/vocabulary.ts'
import { after, before, cell, either, maybe, phrase, type Rule, several, words } from './chart.ts'

const SPOKEN_STANCES = lexicon<Stance>({
  aggressive: 'hard|no quarter|aggressive|with full force|whatever the cost|all out',
  steady: 'in good order',
  cautious:
    'eyes open|eyes peeled|keep a lookout|keep a sharp lookout|on the lookout|take care|slow and steady|sneaky|stealthy|stealth|careful|cautious|with caution|with much care|with care|stealthily|be careful|be cautious|stay low|keep low|watch out|stay alert|be quiet|silently|prudently|but carefully|carefuly|keep your heads down|in silence|do be careful',
  evade: 'evasive|keeping your distance|keeping their distance|keeping distance',
})
export const stance: Rule<Stance> = cell(either(phrase(STANCE_PHRASES, 'stance'), phrase(SPOKEN_STANCES, 'stance')))

const SPOKEN_FORMATIONS = lexicon<Formation>({
  standard: 'line formation|normal order|lines|ranks|a line',
  phalanx: 'falanx|spear wall|phalanxes|pike phalanx|phalanx things',
  testudo: 'turtles|turtle formation|turtle mode|tortoise of iron',
  berserker: 'rage|berserk mode',
  loose: 'skirmish order|skirmish formation|spread out|scattered|open formation',
  wedge: 'arrow|wedges',
})
const ARTICLE = maybe(
  several(
    words(
      'skip',
      'the|a|an|one of those|their|your|its|in|into|in a|up in|up into|of|to|proper|tight|nice|good|under|as|using|with',
    ),
    3,
  ),
)
const FORMATION_TAIL = maybe(words('formation', 'formation|mode|thing|things|order'))
export const formation: Rule<Formation> = cell(
  after(
    ARTICLE,
    before(either(phrase(FORMATION_PHRASES, 'formation'), phrase(SPOKEN_FORMATIONS, 'formation')), FORMATION_TAIL),
  ),
)

const SPOKEN_WORKS = lexicon<WorkKind>({
  fort: 'castle|stockade|trench|trenches|field works|fieldworks|field fort|barricade|position',
  bridge: 'birdge|fine bridge|little bridge|gangway|crossing',
  ram: 'rams|battering rams',
  tower: 'siege towers|towers',
  ladders: 'ladder',
  ballista: 'ballistas',
  catapult: 'catapults',
})
const WORK_ARTICLE = maybe(
  several(words('skip', 'the|a|an|us|me|some|one|fine|little|small|strong|good|please|now|us a|quick'), 4),
)
export const work: Rule<WorkKind> = cell(
  after(WORK_ARTICLE, either(phrase(WORK_PHRASES, 'work'), phrase(SPOKEN_WORKS, 'work'))),
)

export const weapon: Rule<SwitchWeapon> = cell(
  after(maybe(several(words('skip', 'the|your|their|to|its|over to'), 2)), phrase(WEAPON_PHRASES, 'work')),
)
