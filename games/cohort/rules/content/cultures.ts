import type { ArmyList, TroopEntry } from '../choice.ts'
import type { CultureId, Equipment, TroopType } from './terms.ts'

/** What a culture does in battle; each is one rule, looked up by name where it acts. */
export type Trait =
  /** Works give +4 and take a turn less; rams +5 (COH-5.10). */
  | 'engineering'
  /** Formation changes take no turn and go on while engaged (COH-5.10). */
  | 'flexibility'
  /** COH-9.8, Rome, Carthage, Han, Macedon. */
  | 'auxiliaries'
  | 'campaignRecruitment'
  | 'assimilation'
  | 'companions'
  /** Support staff fight (COH-5.12). */
  | 'perioeci'
  /** `switch to spears` and back (COH-5.14). */
  | 'rearming'
  /** Siege engineers build cloud ladders and catapults (COH-5.15). */
  | 'cloudLadders'
  /** Losing the administrators shakes the army (COH-5.15). */
  | 'bureaucracy'
  /** COH-5.16. */
  | 'horseArchery'
  | 'endurance'
  | 'dismount'
  /** COH-5.17. */
  | 'deepQuivers'
  | 'lancers'
  | 'berserkers'
  | 'woodcraft'
  | 'desertBorn'

/** What a player reads of a culture. */
type CultureRule =
  | 'administrators'
  | 'assimilation'
  | 'auxiliaries'
  | 'berserk'
  | 'companions'
  | 'crossbows'
  | 'dearProfessionals'
  | 'deepQuivers'
  | 'dismount'
  | 'endurance'
  | 'engineering'
  | 'farming'
  | 'firmProfessionals'
  | 'flexibility'
  | 'heavyCavalry'
  | 'heavyFoot'
  | 'hired'
  | 'horseArchery'
  | 'lancers'
  | 'lastMan'
  | 'manyHoplites'
  | 'noCavalry'
  | 'noHeat'
  | 'noLevy'
  | 'noMercenaries'
  | 'noMilitiaLevyMercenaries'
  | 'oneElephants'
  | 'oneHoplites'
  | 'oneMercenary'
  | 'perioeci'
  | 'rearming'
  | 'recruitment'
  | 'ridersOnly'
  | 'sarissas'
  | 'siegeCraft'
  | 'smallGuard'
  | 'sworn'
  | 'veterans'
  | 'wealth'
  | 'woodcraft'

interface Elite {
  readonly name: string
  readonly men: number
  readonly attack: number
  readonly defence: number
  readonly mobility: number
  readonly mounted: boolean
  /** Gives its formations and special rules, not its stats again (COH-5.7). */
  readonly gear: readonly Equipment[]
  readonly battles: number
  /** Never breaks (COH-5.17). */
  readonly sworn: boolean
}

/** Elite units are all alike in this (COH-5.7). */
export const ELITE = { morale: 100, weight: 100, breakAt: 35, sight: 3 } as const

export interface Culture {
  readonly name: string
  readonly aliases: readonly string[]
  /** Added to the budget (COH-5.13). */
  readonly supply: number
  readonly troops: readonly TroopType[]
  /** Of the equipment that is not for everybody. */
  readonly equipment: readonly Equipment[]
  readonly administrators: boolean
  /** A train comes free, or may be bought at this price (COH-5.1, 5.16). */
  readonly train: 'free' | number
  readonly mercenaries: 'none' | 'one' | 'any' | 'required'
  /** Most native professionals where everybody else is hired (COH-5.13). */
  readonly natives: number
  readonly most: Readonly<Partial<Record<TroopType, number>>>
  readonly cost: Readonly<Partial<Record<TroopType, number>>>
  /** Break % of a troop where it differs; `elite` likewise. */
  readonly breakAt: Readonly<Partial<Record<TroopType | 'elite', number>>>
  /** Points of attack and defence on top (COH-5.12). */
  readonly better: Readonly<Partial<Record<TroopType, number>>>
  /** Percent of a troop's men, for troops of at least `ofMen`. */
  readonly men: { readonly percent: number; readonly ofMen: number }
  /** Percent of its men that troops and elite come with on this map, in the west and in the east (COH-5.19). */
  readonly strength: readonly [number, number]
  readonly heavyShare: number
  readonly traits: readonly Trait[]
  readonly elite: Elite
  readonly preset: Omit<ArmyList, 'culture'>
  /** The culture's rules as a player reads them: messages `cultureRule.…`. */
  readonly rules: readonly CultureRule[]
}

const ALL: readonly TroopType[] = ['professional', 'militia', 'levy', 'scouts', 'cavalry']
const EVERYBODY = {
  aliases: [],
  supply: 0,
  troops: ALL,
  equipment: [],
  administrators: false,
  train: 'free',
  mercenaries: 'any',
  natives: 0,
  most: {},
  cost: {},
  breakAt: {},
  better: {},
  men: { percent: 100, ofMen: 0 },
  strength: [100, 100],
  heavyShare: 0,
  traits: [],
} as const

function elite(
  name: string,
  men: number,
  [attack, defence, mobility]: readonly [number, number, number],
  more: Partial<Elite> = {},
): Elite {
  return { name, men, attack, defence, mobility, mounted: false, gear: [], battles: 0, sworn: false, ...more }
}

function pick(type: TroopType, ...equipment: readonly Equipment[]): TroopEntry {
  return { type, equipment }
}

function hired(type: TroopType, ...equipment: readonly Equipment[]): TroopEntry {
  return { type, equipment, mercenary: true }
}

export const CULTURE_DATA: Readonly<Record<CultureId, Culture>> = {
  roman_republic: {
    ...EVERYBODY,
    name: 'Roman Republic',
    equipment: ['loricaSegmentata'],
    mercenaries: 'none',
    heavyShare: 50,
    traits: ['engineering', 'flexibility', 'auxiliaries'],
    elite: elite('First Cohort', 80, [13, 13, 6], { gear: ['heavyShields'] }),
    preset: {
      troops: [pick('professional', 'heavyShields'), pick('professional'), pick('scouts')],
      support: ['fieldEngineers'],
    },
    rules: ['heavyFoot', 'engineering', 'flexibility', 'auxiliaries', 'noMercenaries'],
  },
  spartan: {
    ...EVERYBODY,
    name: 'Spartan',
    aliases: ['Spartan City-State'],
    troops: ['professional', 'scouts', 'cavalry', 'alliedHoplites'],
    mercenaries: 'none',
    most: { alliedHoplites: 1 },
    breakAt: { professional: 50, elite: 50 },
    better: { alliedHoplites: 1 },
    traits: ['perioeci'],
    elite: elite('Royal Guard', 40, [13, 12, 6], { gear: ['warSpears', 'roundShields'] }),
    preset: {
      troops: [pick('professional', 'warSpears', 'roundShields'), pick('alliedHoplites'), pick('scouts')],
      support: [],
    },
    rules: ['noMilitiaLevyMercenaries', 'lastMan', 'perioeci', 'oneHoplites', 'smallGuard'],
  },
  carthaginian: {
    ...EVERYBODY,
    name: 'Carthaginian',
    supply: 2,
    troops: [...ALL, 'warElephants'],
    mercenaries: 'required',
    natives: 2,
    most: { warElephants: 1 },
    traits: ['campaignRecruitment'],
    elite: elite('Sacred Band', 80, [9, 10, 6], { gear: ['warSpears'] }),
    preset: {
      troops: [pick('warElephants'), pick('professional'), hired('militia'), hired('scouts')],
      support: [],
    },
    rules: ['wealth', 'oneElephants', 'hired', 'recruitment'],
  },
  han: {
    ...EVERYBODY,
    name: 'Han',
    aliases: ['Han Dynasty', 'Han Chinese'],
    equipment: ['crossbows'],
    administrators: true,
    men: { percent: 120, ofMen: 100 },
    traits: ['cloudLadders', 'assimilation', 'bureaucracy'],
    elite: elite('Palace Guard', 80, [11, 10, 6], { gear: ['crossbows'] }),
    preset: {
      troops: [pick('professional', 'crossbows'), pick('militia'), pick('levy')],
      support: ['administrators', 'medicalCorps'],
    },
    rules: ['siegeCraft', 'farming', 'assimilation', 'administrators'],
  },
  macedonian: {
    ...EVERYBODY,
    name: 'Macedonian',
    aliases: ['Macedonian Kingdoms'],
    troops: ['professional', 'scouts', 'cavalry'],
    equipment: ['sarissaPikes'],
    cost: { professional: 12 },
    traits: ['rearming', 'companions'],
    elite: elite('Silver Shields', 80, [14, 13, 6], { gear: ['sarissaPikes'], battles: 10 }),
    preset: { troops: [pick('professional', 'sarissaPikes'), pick('cavalry')], support: [] },
    rules: ['dearProfessionals', 'sarissas', 'rearming', 'companions', 'veterans'],
  },
  mongol: {
    ...EVERYBODY,
    name: 'Mongol',
    aliases: ['Pre-Genghis Mongolia'],
    troops: ['scouts', 'cavalry'],
    train: 2,
    men: { percent: 120, ofMen: 0 },
    traits: ['horseArchery', 'endurance', 'dismount'],
    elite: elite('Keshig', 100, [8, 7, 10], { mounted: true, gear: ['compositeBows'] }),
    preset: {
      troops: [pick('cavalry', 'compositeBows'), pick('scouts', 'compositeBows'), pick('scouts')],
      support: ['supplyTrain'],
    },
    rules: ['ridersOnly', 'horseArchery', 'endurance', 'dismount'],
  },
  roman_empire: {
    ...EVERYBODY,
    name: 'Roman Empire',
    equipment: ['loricaSegmentata'],
    mercenaries: 'one',
    heavyShare: 50,
    traits: ['engineering', 'flexibility'],
    elite: elite('Praetorians', 80, [13, 13, 6], { gear: ['loricaSegmentata', 'heavyShields'] }),
    preset: {
      troops: [pick('professional', 'heavyShields'), pick('professional'), pick('scouts')],
      support: ['medicalCorps'],
    },
    rules: ['heavyFoot', 'engineering', 'flexibility', 'oneMercenary'],
  },
  successor: {
    ...EVERYBODY,
    name: 'Successor',
    aliases: ['Successor Kingdoms'],
    troops: [...ALL, 'warElephants'],
    equipment: ['sarissaPikes'],
    most: { warElephants: 1 },
    elite: elite('Agema', 80, [13, 12, 6], { gear: ['sarissaPikes'] }),
    preset: { troops: [pick('professional', 'sarissaPikes'), pick('cavalry'), pick('scouts')], support: [] },
    rules: ['sarissas', 'oneElephants'],
  },
  chinese: {
    ...EVERYBODY,
    name: 'Chinese',
    aliases: ['Chinese Kingdoms'],
    equipment: ['crossbows'],
    elite: elite('Royal Halberds', 80, [12, 11, 6]),
    preset: {
      troops: [pick('professional'), pick('militia', 'crossbows'), pick('levy'), pick('levy')],
      support: [],
    },
    rules: ['crossbows'],
  },
  parthian: {
    ...EVERYBODY,
    name: 'Parthian',
    troops: [...ALL, 'heavyCavalry'],
    traits: ['deepQuivers'],
    elite: elite('Royal Lancers', 80, [13, 10, 8], { mounted: true }),
    preset: {
      troops: [pick('heavyCavalry'), pick('scouts', 'compositeBows'), pick('scouts'), pick('levy')],
      support: [],
    },
    rules: ['heavyCavalry', 'deepQuivers'],
  },
  sarmatian: {
    ...EVERYBODY,
    name: 'Sarmatian',
    troops: ['professional', 'militia', 'scouts', 'cavalry', 'heavyCavalry'],
    traits: ['lancers'],
    elite: elite('Lance Nobles', 80, [9, 7, 8], { mounted: true }),
    preset: { troops: [pick('heavyCavalry'), pick('cavalry'), pick('scouts')], support: [] },
    rules: ['lancers', 'noLevy'],
  },
  sassanid: {
    ...EVERYBODY,
    name: 'Sassanid',
    troops: [...ALL, 'heavyCavalry', 'warElephants'],
    most: { warElephants: 1 },
    elite: elite('Immortals', 80, [9, 8, 8], { mounted: true }),
    preset: {
      troops: [pick('heavyCavalry'), pick('militia'), pick('levy'), pick('scouts')],
      support: ['fieldEngineers'],
    },
    rules: ['heavyCavalry', 'oneElephants'],
  },
  germanic: {
    ...EVERYBODY,
    name: 'Germanic',
    breakAt: { professional: 30 },
    traits: ['berserkers'],
    elite: elite('Comitatus', 80, [8, 7, 7], { sworn: true }),
    preset: {
      troops: [pick('professional'), pick('professional'), pick('militia'), pick('levy')],
      support: [],
    },
    rules: ['berserk', 'sworn', 'firmProfessionals'],
  },
  celtic: {
    ...EVERYBODY,
    name: 'Celtic',
    traits: ['berserkers', 'woodcraft'],
    elite: elite('Gaesatae', 80, [11, 7, 8]),
    preset: {
      troops: [pick('professional'), pick('militia'), pick('militia'), pick('levy'), pick('levy')],
      support: [],
    },
    rules: ['berserk', 'woodcraft'],
  },
  greek: {
    ...EVERYBODY,
    name: 'Greek',
    aliases: ['Greek Cities'],
    troops: ['professional', 'militia', 'levy', 'scouts', 'alliedHoplites'],
    elite: elite('Picked Hoplites', 80, [14, 12, 6], { gear: ['warSpears'] }),
    preset: {
      troops: [pick('alliedHoplites'), pick('alliedHoplites'), pick('alliedHoplites'), pick('scouts')],
      support: [],
    },
    rules: ['manyHoplites', 'noCavalry'],
  },
  desert: {
    ...EVERYBODY,
    name: 'Desert',
    aliases: ['Arab', 'Berber'],
    traits: ['desertBorn'],
    elite: elite('Camel Guard', 80, [13, 11, 10], { mounted: true }),
    preset: {
      troops: [pick('cavalry'), pick('scouts', 'compositeBows'), pick('militia'), pick('levy')],
      support: [],
    },
    rules: ['noHeat'],
  },
}
