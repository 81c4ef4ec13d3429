import type { FactionId, Timing } from './vocabulary.ts'

export interface FactionRow {
  readonly id: FactionId
  readonly name: string
  /** Unit ids begin with it. */
  readonly prefix: string
  readonly theme: string
  readonly bonus: readonly [name: string, definition: string]
  readonly leaders: readonly LeaderRow[]
  /** Names of the cards of its starter deck, in order. */
  readonly starter: readonly string[]
}

interface LeaderRow {
  readonly name: string
  readonly passive: readonly [name: string, definition: string]
  /** The first two are the signature pair. */
  readonly spells: readonly (readonly [name: string, hint: Timing, definition: string])[]
}

export const FACTION_ROWS: readonly FactionRow[] = [
  {
    id: 'order',
    name: 'Order',
    prefix: 'ord',
    theme: 'Holy warriors: formations, healing, protection',
    bonus: ['Steadfast', 'each P always: mod maxhp +4%'],
    leaders: [
      {
        name: 'Ser Aldric',
        passive: ['Holy Shield', 'each P always: mod armor +12%'],
        spells: [
          ['Divine Smite', 'mid', 'S aim=enemies/highest_cost: damage 45 magic; resolve -15'],
          ['Blessing of Light', 'mid', 'S aim=allies*all: heal 18%maxhp; cleanse debuff 1'],
          [
            'Oath of Iron',
            'early',
            'S aim=allies*all: mod armor +30% d4; mod damageDealt +10 d4; status fear_immune d4',
          ],
        ],
      },
      {
        name: 'Lady Elara',
        passive: ['Righteous Fury', 'each P always: mod damageDealt +15 vs[hp<50]'],
        spells: [
          ['Holy Nova', 'mid', 'S aim=enemies/cluster area=burst2: damage 20 magic; heal 8%maxhp @allies*all'],
          ['Guardian Angel', 'early', 'S aim=allies/highest_cost*2: status guard 30% dB'],
          ["Light's Verdict", 'late', 'S aim=enemies/lowest_hp_pct*3: damage 12%maxhp true; status mark d2'],
        ],
      },
      {
        name: 'Grand Marshal Vorn',
        passive: ['Formation', 'each P always: mod share +3; mod resolveTaken -5'],
        spells: [
          ['Rally Cry', 'mid', 'S aim=allies*all: resolve +25; rally; mod atk +15% d2'],
          ['Fortress', 'early', 'S aim=allies*all: barrier 15%maxhp d3; mod resolveTaken -25 d3'],
          [
            'Close Ranks',
            'early',
            'S aim=allies[tag Infantry]*all: tag UnbreakableSquare d5; mod armor +5 d5; mod damageDealt +10 d5',
          ],
        ],
      },
    ],
    starter: [
      'Squire',
      'Footman',
      'Militia',
      'Swordsman',
      'Bowman',
      'Cleric',
      'Medic',
      'Knight',
      'Crusader',
      'Marksman',
      'Justicar',
      'Inquisitor',
    ],
  },
  {
    id: 'chaos',
    name: 'Chaos',
    prefix: 'cha',
    theme: 'Demons and warlocks: damage, life steal, corruption',
    bonus: ['Bloodthirst', 'each P always: mod atk +13%'],
    leaders: [
      {
        name: 'Malachar the Defiler',
        passive: ['Blood Pact', 'each P always: mod lifesteal +15'],
        spells: [
          ['Hellfire', 'early', 'S aim=enemies/cluster area=burst2: damage 11 magic; contagion fire (50%)'],
          ['Soul Drain', 'mid', 'S aim=enemies/highest_hp: damage 60 magic; heal 100%dealt @allies/lowest_hp_pct*1'],
          ['Blood Frenzy', 'mid', 'S aim=allies*all: mod lifesteal +25 d3; mod atk +15% d3'],
        ],
      },
      {
        name: "Vex'thar",
        passive: ['Chaos Surge', 'each P always when[hp<50]: mod atk +20%'],
        spells: [
          ['Corruption', 'early', 'S aim=enemies/infect*3: contagion curse; resolve -10'],
          ['Demon Gate', 'early', 'S: summon hell_spawn 2 dB home'],
          ['Unleash', 'late', 'S aim=allies*all: mod atk +30% d3; resolve +15'],
        ],
      },
      {
        name: 'Lilith',
        passive: ['Seduction', 'each P on_hit chance=5: status charm d1'],
        spells: [
          ['Dark Pact', 'early', 'S aim=allies*all: damage 8%maxhp true; mod atk +30% d3'],
          ['Nightmare', 'early', 'S aim=enemies/highest_atk*2: status sleep d2; resolve -15 fear'],
          ['Enthrall', 'mid', 'S aim=enemies/highest_atk: status charm d1; resolve -15'],
        ],
      },
    ],
    starter: [
      'Imp',
      'Hellhound',
      'Cultist',
      'Berserker',
      'Dark Archer',
      'Hex Witch',
      'Dark Acolyte',
      'Demon Guard',
      'Doom Knight',
      'Fell Caster',
      'Demon Priest',
      'Demon Lord',
    ],
  },
  {
    id: 'nature',
    name: 'Nature',
    prefix: 'nat',
    theme: 'Druids and beasts: regeneration, poison, growth',
    bonus: ['Verdant', 'each P always: mod regen +6; mod healReceived +10'],
    leaders: [
      {
        name: 'Oakenheart',
        passive: ["Nature's Blessing", 'each P always: mod regen +3'],
        spells: [
          ['Entangle', 'early', 'S aim=enemies[melee]/cluster area=burst2: status root d2'],
          ['Wild Growth', 'mid', 'S aim=allies*all: mod maxhp +10% dB; heal 6%maxhp'],
          ['Ironbark', 'early', 'S aim=allies*all: mod armor +5 d4'],
        ],
      },
      {
        name: 'Fang',
        passive: ['Pack Leader', 'each[tag Beast] P always: mod atk +25%'],
        spells: [
          ['Stampede', 'mid', 'S aim=enemies/cluster area=row: damage 24 physical; status slow d1; disrupt'],
          ['Call of the Wild', 'early', 'S: summon spirit_wolf 2 dB home'],
          ['Blood Scent', 'early', 'S aim=allies[tag Beast]*all: status haste d3; mod crit +20 d3'],
        ],
      },
      {
        name: 'Willow',
        passive: ['Thorns', 'each P always: mod reflect +16'],
        spells: [
          ['Poison Cloud', 'early', 'S aim=enemies/infect area=burst2: contagion poison; resolve -5'],
          ['Rejuvenation', 'mid', 'S aim=allies*all: status regrowth 6% d4'],
          ['Bramble Wall', 'mid', 'S aim=allies*all: mod reflect +30 d3; barrier 8%maxhp d3'],
        ],
      },
    ],
    starter: [
      'Treant Sapling',
      'Bear',
      'Wolf',
      'Panther',
      'Thorn Thrower',
      'Druid',
      'Sprite',
      'Ancient Treant',
      'Dire Wolf',
      'Hunter',
      'Keeper',
      'Forest Sniper',
    ],
  },
  {
    id: 'shadow',
    name: 'Shadow',
    prefix: 'sha',
    theme: 'Assassins and rogues: stealth, critical hits, evasion',
    bonus: ['Elusive', 'each P always: mod dodge +25'],
    leaders: [
      {
        name: 'Shade',
        passive: ['Shadow Step', 'each P always when[first]: mod dodge +20'],
        spells: [
          ['Smoke Bomb', 'early', 'S aim=allies*all: mod dodge +20 d3'],
          ['Assassinate', 'mid', 'S aim=enemies[not role tank]/highest_cost: damage 45 true; execute 15'],
          ['Cloak of Night', 'early', 'S aim=allies[not role tank]*all: status stealth d2'],
        ],
      },
      {
        name: 'Viper',
        passive: ['Lethal Poison', 'each P on_hit: status venom 4% d4; resolve -3'],
        spells: [
          ['Poison Nova', 'early', 'S aim=enemies*all: status venom 6% d3; resolve -10'],
          [
            'Venomous Strike',
            'mid',
            'S aim=enemies/highest_hp: damage 22%maxhp true; contagion poison; status unhealable d3',
          ],
          ['Numbing Toxin', 'mid', 'S aim=enemies/highest_atk*4: mod atk -30% d3; status slow d2'],
        ],
      },
      {
        name: 'Whisper',
        passive: ['Silent Kill', 'each P always: mod damageDealt +50 vs[isolated]'],
        spells: [
          ['Shadow Clone', 'early', 'S aim=allies/highest_atk: copy 60 dB'],
          ['Vanish', 'late', 'S aim=allies/lowest_hp_pct*2: teleport home; status stealth d2; heal 20%maxhp'],
          ['Cut the Thread', 'mid', 'S aim=enemies[isolated]*all: damage 18 true; resolve -10'],
        ],
      },
    ],
    starter: [
      'Thug',
      'Enforcer',
      'Pickpocket',
      'Rogue',
      'Knife Thrower',
      'Shadow Mage',
      'Spy',
      'Shadow Guard',
      'Assassin',
      'Sharpshooter',
      'Mind Breaker',
      'Death Dealer',
    ],
  },
  {
    id: 'arcane',
    name: 'Arcane',
    prefix: 'arc',
    theme: 'Mages and elementals: elements, areas, time',
    bonus: ['Attuned', 'each P always: mod magicDealt +29'],
    leaders: [
      {
        name: 'Archmage Zephyr',
        passive: ['Arcane Mastery', 'team P always: mod spellPower +20; mod magicDealt +10 @allies[role mage]*all'],
        spells: [
          ['Meteor', 'early', 'S aim=enemies/cluster area=burst1: damage 24 magic; contagion fire (40%)'],
          ['Time Warp', 'mid', 'S aim=allies*all: status haste d2; cooldown -1'],
          ['Mana Surge', 'early', 'S aim=allies[magic]*all: mod magicDealt +35 d3'],
        ],
      },
      {
        name: 'Ignis',
        passive: ['Burning Soul', 'each P on_hit: status burn 4% d3'],
        spells: [
          ['Inferno', 'early', 'S aim=enemies*all: damage 7 magic; contagion fire (30%)'],
          ['Fire Shield', 'mid', 'S aim=allies*all: barrier 14%maxhp d3; mod reflect +15 d3'],
          [
            'Cinder Field',
            'mid',
            'S aim=enemies/cluster: zone r2 3 enemies turn {damage 8 true; contagion fire (25%)}',
          ],
        ],
      },
      {
        name: 'Frost Queen',
        passive: [
          'Frozen Heart',
          'team P always: mod initiative -20% @enemies*all; status slow @enemies*all if[not round>=3]',
        ],
        spells: [
          ['Blizzard', 'mid', 'S aim=enemies/cluster area=burst2: damage 22 magic; contagion frost; status slow d2'],
          ['Ice Prison', 'mid', 'S aim=enemies/highest_atk*3: status freeze d1; status mark d2'],
          ['Glacial Ward', 'mid', 'S aim=allies/lowest_hp_pct*4: barrier 50%maxhp d3; resolve +12'],
        ],
      },
    ],
    starter: [
      'Stone Golem',
      'Ice Elemental',
      'Spark',
      'Flame Dancer',
      'Fire Mage',
      'Conjurer',
      'Enchanter',
      'Earth Elemental',
      'Storm Elemental',
      'Ice Mage',
      'Arcane Healer',
      'Archmage',
    ],
  },
  {
    id: 'machine',
    name: 'Machine',
    prefix: 'mac',
    theme: 'Constructs and engineers: plating, turrets, explosions',
    bonus: ['Plated', 'each P always: mod armor +13%'],
    leaders: [
      {
        name: 'Chief Engineer Grix',
        passive: ['Overcharge', 'each[tag Mechanical] P round_start when[round>=2]: mod atk +8% dB x3'],
        spells: [
          ['Deploy Turret', 'early', 'S: summon field_turret 1 dB home'],
          [
            'EMP',
            'mid',
            'S aim=enemies/highest_atk*2: status silence d2; status disarm d1; status stun d1 if[tag Mechanical]',
          ],
          ['Power Surge', 'mid', 'S aim=allies[tag Mechanical]*all: mod atk +15% d2; cooldown -1'],
        ],
      },
      {
        name: 'Iron Maiden',
        passive: ['Fortify', 'each P always when[stationary]: mod armor +3'],
        spells: [
          ['Barricade', 'early', 'S: summon barricade 2 dB home; barrier 18%maxhp d4 @allies*all'],
          ['Artillery Strike', 'early', 'S aim=enemies/cluster area=burst2: damage 32 physical; disrupt'],
          ['Brace', 'early', 'S aim=allies*all: mod armor +7 d4; mod damageDealt +12 d4; status control_immune d4'],
        ],
      },
      {
        name: 'Dr. Fuse',
        passive: ['Explosive', 'each P on_death area=burst1(self,enemies): damage 30%ownhp magic; resolve -10'],
        spells: [
          ['Bomb Squad', 'early', 'S: summon bomb_bot 3 dB home'],
          [
            'Self-Destruct',
            'late',
            'S aim=allies[not role support]/lowest_hp_pct area=burst2(target,enemies): damage 100 magic; resolve -25; execute 101 @target',
          ],
          ['Scrap Plating', 'mid', 'S aim=allies*all: barrier 18%maxhp d3; repair 3'],
        ],
      },
    ],
    starter: [
      'Scrap Bot',
      'Shield Drone',
      'Repair Bot',
      'Blade Drone',
      'Gun Turret',
      'Tesla Coil',
      'Medic Bot',
      'War Machine',
      'Assault Mech',
      'Artillery',
      'Sniper Drone',
      'Devastator',
    ],
  },
  {
    id: 'empire',
    name: 'Empire',
    prefix: 'emp',
    theme: 'Disciplined humans: phalanx, cavalry, powder',
    bonus: ['Discipline', 'each P always: mod resolveTaken -20; mod damageTaken -4'],
    leaders: [
      {
        name: 'Marshal Konrad',
        passive: ['Drill', 'each[tag Infantry] P always: mod damageDealt +10; mod damageTaken -8'],
        spells: [
          ['Rally', 'mid', 'S aim=allies*all: resolve +30; rally'],
          ['Inspire', 'mid', 'S aim=allies/lowest_resolve: resolve +20; cleanse debuff all'],
          ['Steady Advance', 'early', 'S aim=allies*all: mod damageDealt +12 d3; mod damageTaken -8 d3'],
        ],
      },
      {
        name: 'Prelate Odile',
        passive: ['Litany', 'team P round_start when[every 2]: resolve +8 @allies*all'],
        spells: [
          ['Sanctify', 'mid', 'S aim=allies*all: cleanse contagion all; status pure d3; resolve +10'],
          ['Sacred Flame', 'mid', 'S aim=enemies/cluster area=burst1: damage 22 magic; damage 12 magic if[bound]'],
          ['Prayer of Mending', 'late', 'S aim=allies/lowest_hp_pct*3: heal 25%maxhp'],
        ],
      },
      {
        name: 'Gunner Brandt',
        passive: ['Fire Drill', 'each[ranged,not magic] P always when[stationary]: mod damageDealt +5'],
        spells: [
          ['Supply Drop', 'mid', 'S aim=allies*all: ammo +2; mod damageDealt +10 d2'],
          ['Grand Battery', 'early', 'S aim=enemies/cluster area=burst2: damage 22 physical; resolve -10'],
          ['Smoke Screen', 'early', 'S aim=enemies*all: mod rangedAccuracy -40 d3'],
        ],
      },
    ],
    starter: [
      'Spearman',
      'Shieldbearer',
      'Swordsman',
      'Archer',
      'Crossbowman',
      'Priest',
      'Supply Wagon',
      'Halberdier',
      'Knight',
      'Musketeer',
      'Greatsword',
      'Hierophant',
    ],
  },
  {
    id: 'undead',
    name: 'Undead',
    prefix: 'und',
    theme: 'The risen: attrition, terror, plague',
    bonus: ['Dread', 'each P always: mod resolveDealt +25'],
    leaders: [
      {
        name: 'Morvane the Pale',
        passive: ['Soul Leech', 'each P on_kill: heal 15%maxhp @self; resolve +10 @self'],
        spells: [
          ['Terror', 'mid', 'S aim=enemies/cluster area=burst2: resolve -30 fear'],
          ['Blood Mist', 'mid', 'S aim=allies*all: mod lifesteal +30 d3; mod damageDealt +10 d3; resolve +10'],
          ['Grave Bargain', 'late', 'S aim=fallen/highest_cost: revive 40'],
        ],
      },
      {
        name: 'Queen Ysolde',
        passive: ['Endless Ranks', 'each[not summoned] P on_death chance=25: summon risen_skeleton 1 dB self'],
        spells: [
          ['Dark Binding', 'late', 'S aim=allies[crumbling]/lowest_hp: resolve +20'],
          ['Raise the Fallen', 'mid', 'S: summon risen_skeleton 3 dB home'],
          ['Bone Storm', 'mid', 'S aim=enemies/cluster area=burst2: damage 14 true; shred 3'],
        ],
      },
      {
        name: 'Old Father Rot',
        passive: ['Miasma', 'each P on_hit chance=12: contagion plague'],
        spells: [
          ['Plague Wind', 'early', 'S aim=enemies/infect*2: contagion plague'],
          ['Fear', 'mid', 'S aim=enemies/highest_atk: resolve -50%resolve fear'],
          ['Rotting Curse', 'mid', 'S aim=enemies/highest_atk*2: contagion curse; status unhealable d3'],
        ],
      },
    ],
    starter: [
      'Zombie',
      'Skeleton Pikeman',
      'Skeleton Warrior',
      'Ghoul',
      'Skeleton Archer',
      'Bone Witch',
      'Corpse Cart',
      'Grave Guard',
      'Ghost',
      'Necromancer',
      'Reliquary Bearer',
      'Barrow King',
    ],
  },
]
