import type { FactionId, Role } from './vocabulary.ts'

/**
 * The units of the eight factions, one row each, in the columns of the rulebook:
 * name, rarity and cost, HP, ATK, armour, speed, initiative, range, blows, dodge, crit, Resolve, form (m melee, d direct,
 * a arc, h homing; a capital is magic; the number is ammunition), living or bound, tags, abilities, mastery at tier 3.
 */
export const UNIT_ROWS: Readonly<Record<FactionId, Readonly<Record<Role, readonly string[]>>>> = {
  order: {
    tank: [
      'Squire|c3|80|12|15|2|7|1|1|0|0|110|m|L|Infantry, Shielded|-|iron_will',
      'Footman|c4|100|15|20|2|7|1|1|0|0|110|m|L|Infantry, Shielded, HeavyInfantry|shield_wall|bulwark',
      'Knight|r5|130|18|25|3|20|1|1|0|0|115|m|L|Cavalry, Heavy, Shielded|taunt|trample',
      'Paladin|r6|150|20|30|2|8|1|1|0|0|115|m|L|Infantry, HeavyInfantry, Shieldwall, CurseImmune|holy_shield|guardian',
      'Grand Champion|e8|200|25|40|2|9|1|1|0|0|125|m|L|Infantry, Heavy, HeavyInfantry, Shielded, AdamantineArmor|unbreakable|second_wind',
    ],
    melee_dps: [
      'Militia|c3|60|18|5|3|13|1|1|5|0|110|m|L|Infantry|-|iron_will',
      'Swordsman|c4|70|22|8|3|13|1|1|5|0|110|m|L|Infantry, HeavyInfantry|-|coordinated_defense',
      'Crusader|r5|85|28|12|3|14|1|1|5|0|115|m|L|Infantry|zealous_strike|bloodlust',
      'Templar|r6|95|32|15|4|14|1|1|5|0|115|m|L|Cavalry, CurseImmune|holy_blade|trample',
      'Inquisitor|e7|101|37|18|3|15|1|1|5|0|125|m|L|Infantry, CurseImmune|purge|dread_presence',
    ],
    ranged_dps: [
      'Bowman|c3|50|20|3|2|11|5|1|0|0|90|a6|L|-|-|coordinated_retreat',
      'Crossbowman|c4|55|25|5|2|11|5|1|0|0|90|d5|L|-|piercing_shot|conserve_ammo',
      'Marksman|r5|65|30|8|2|12|6|1|0|0|95|a6|L|-|volley|eagle_eye',
      'Ballista Crew|r6|75|35|10|1|12|7|1|0|0|95|d4|L|Heavy|siege_shot|rapid_reload',
      'Holy Archer|e7|77|38|12|2|13|6|1|0|0|105|a6|L|-|blessed_arrow|conserve_ammo',
    ],
    mage: [
      'Acolyte|c3|45|22|2|2|9|4|1|0|0|90|H|L|-|-|arcane_surge',
      'Cleric|c4|50|25|3|2|9|4|1|0|0|90|H|L|-|minor_heal|ward',
      'Battle Priest|r6|75|35|5|2|10|3|1|0|0|95|H|L|-|smite, solace|burnout',
      'High Priest|e8|80|40|8|2|11|4|1|0|0|105|H|L|-|divine_wrath, solace|rapid_reload',
    ],
    support: [
      'Medic|c3|72|14|5|2|8|3|1|0|0|95|H|L|-|heal|herald',
      'Banner Bearer|c4|78|17|8|2|8|1|1|0|0|95|m|L|Infantry, Officer|inspire|herald',
      'War Chaplain|r5|98|21|10|2|9|3|1|0|0|100|H|L|-|mass_heal|rapid_reload',
      'Saint|e7|117|28|12|2|10|3|1|0|0|110|H|L|Purifier|resurrection|guardian',
    ],
    control: [
      'Peacekeeper|c4|75|17|10|2|10|1|1|0|0|95|m|L|Infantry, Shielded|pacify|long_grip',
      'Justicar|r6|108|26|15|2|11|1|1|0|0|100|m|L|Infantry, HeavyInfantry, CurseImmune|judgment|rapid_reload',
    ],
  },
  chaos: {
    tank: [
      'Imp|c3|70|15|10|3|4|1|1|0|0|68|m|B|FireImmune, Skirmisher|-|evasive',
      'Hellhound|c4|90|18|12|4|4|1|1|0|0|68|m|B|Beast, FireImmune, Charger|frenzy|bloodlust',
      'Demon Guard|r5|120|22|18|2|5|1|1|0|0|73|m|B|FireImmune, HeavyInfantry, Shielded|demonic_shield|bulwark',
      'Pit Lord|r6|147|27|22|2|5|1|1|0|0|73|m|B|Heavy, FireImmune|cleave|dread_presence',
      'Infernal|e8|180|30|28|2|6|1|1|0|0|83|m|B|Heavy, Unstoppable, FireImmune, Construct|immolation|second_wind',
    ],
    melee_dps: [
      'Cultist|c3|55|22|3|3|10|1|1|5|0|68|m|L|Infantry|-|bloodlust',
      'Berserker|c4|65|28|5|3|10|1|1|5|0|68|m|L|Infantry|rage|rending_blows',
      'Succubus|r5|75|35|8|4|11|1|1|10|0|73|m|B|Flyer|life_drain|evasive',
      'Doom Knight|r6|85|40|12|4|11|1|1|5|0|73|m|L|Cavalry, Heavy|execute|trample',
      'Demon Lord|e8|100|50|15|3|12|1|1|5|0|83|m|B|Heavy, Terror, FireImmune|annihilate|bloodlust',
    ],
    ranged_dps: [
      'Dark Archer|c3|45|24|2|2|8|5|1|0|0|48|a6|L|-|-|coordinated_retreat',
      'Warlock Adept|c4|50|28|3|2|8|4|1|0|0|48|D5|L|-|shadow_bolt|burnout',
      'Fell Caster|r5|60|34|5|2|9|4|1|0|0|53|D5|L|-|chaos_bolt|arcane_surge',
      'Doom Caller|r6|70|38|8|2|9|4|1|0|0|53|D4|L|CurseImmune|rain_of_fire|rapid_reload',
      'Arch Warlock|e7|80|45|10|2|10|4|1|0|0|63|D3|L|CurseImmune|apocalypse|arcane_surge',
    ],
    mage: [
      'Hex Witch|c3|40|26|2|2|6|4|1|0|0|48|H|L|-|curse|rapid_reload',
      'Blood Mage|c4|45|30|3|2|6|4|1|0|0|48|H|L|-|blood_bolt|burnout',
      'Necromancer|r6|55|38|5|2|7|4|1|0|0|53|H|L|CurseImmune|raise_dead, dark_will|rapid_reload',
      'Lich|e8|70|48|8|2|8|4|1|0|0|63|H|B|Undead, FrostImmune|death_coil|ward',
    ],
    support: [
      'Dark Acolyte|c3|65|17|4|2|5|3|1|0|0|53|H|L|-|dark_heal|herald',
      'Soul Collector|c4|72|21|6|2|5|3|1|0|0|53|H|L|-|soul_harvest|ward',
      'Demon Priest|r5|109|31|8|2|6|3|1|0|0|58|H|L|-|infernal_blessing, dark_will|rapid_reload',
      'Void Walker|e7|166|49|10|2|7|3|1|0|0|68|H|B|Ethereal|void_shield|guardian',
    ],
    control: [
      'Mind Render|c4|69|21|8|2|7|3|1|0|0|53|H|B|-|confuse|long_grip',
      'Dread Lord|r6|92|28|12|3|8|3|1|0|0|58|H|B|Flyer, Terror|fear|dread_presence',
    ],
  },
  nature: {
    tank: [
      'Treant Sapling|c3|85|10|12|2|9|1|1|0|0|135|m|B|Flammable, Regenerating|-|thick_hide',
      'Bear|c4|110|14|15|2|9|1|1|0|0|135|m|L|Beast|maul|thick_hide',
      'Ancient Treant|r5|140|16|20|2|10|1|1|0|0|140|m|B|Heavy, Flammable, Regenerating|root|bulwark',
      'Dire Bear|r6|160|20|25|2|10|1|1|0|0|140|m|L|Beast, Heavy|roar|second_wind',
      'Forest Guardian|e8|220|22|35|2|11|1|1|0|0|150|m|B|Heavy, Flammable, Regenerating, AdamantineArmor|natures_wrath|bulwark',
    ],
    melee_dps: [
      'Wolf|c3|55|20|5|4|15|1|1|10|0|135|m|L|Beast, Skirmisher|-|opportunist',
      'Panther|c4|60|25|6|4|15|1|1|10|0|135|m|L|Beast, Skirmisher|pounce|evasive',
      'Werewolf|r5|75|32|10|4|16|1|1|5|0|140|m|L|Beast, Regenerating|feral_strike|bloodlust',
      'Dire Wolf|r6|85|36|12|4|16|1|1|10|0|140|m|L|Beast, Charger|pack_tactics|opportunist',
      'Alpha Beast|e7|85|39|15|4|17|1|1|5|0|150|m|L|Beast, Heavy, Charger|savage_fury|trample',
    ],
    ranged_dps: [
      'Thorn Thrower|c3|48|22|3|2|13|5|1|0|0|115|a6|L|-|-|conserve_ammo',
      'Poison Spitter|c4|52|24|4|2|13|4|1|0|0|115|d6|L|Beast, PoisonImmune|poison|conserve_ammo',
      'Hunter|r5|62|30|6|2|14|5|1|0|0|120|a6|L|-|trap|coordinated_retreat',
      'Venom Sprayer|r6|70|34|8|2|14|4|1|0|0|120|a5|L|PoisonImmune|venom_spray|rapid_reload',
      'Forest Sniper|e7|82|42|10|2|15|6|1|0|0|130|d5|L|-|deadly_shot|eagle_eye',
    ],
    mage: [
      'Seedling|c3|42|20|2|2|11|4|1|0|0|115|H|B|Flammable|grow|thick_hide',
      'Druid|c4|48|24|3|2|11|4|1|0|0|115|H|L|-|natures_touch|ward',
      'Elder Druid|r6|67|35|5|2|12|4|1|0|0|120|H|L|-|moonfire|arcane_surge',
      'Archdruid|e8|75|40|8|2|13|4|1|0|0|130|H|L|-|wrath_of_nature|rapid_reload',
    ],
    support: [
      'Sprite|c3|65|11|3|3|10|3|1|15|0|120|H|L|Flyer|heal|evasive',
      'Dryad|c4|75|17|5|2|10|3|1|0|0|120|H|L|-|rejuvenate|rapid_reload',
      'Keeper|r5|94|21|8|2|11|3|1|0|0|125|H|L|Purifier|tranquility|herald',
      'Elder Loretree|e7|143|32|10|2|12|3|1|0|0|135|H|B|Heavy, Flammable|life_bloom|guardian',
    ],
    control: [
      'Vine Weaver|c4|71|16|8|2|12|3|1|0|0|120|H|L|-|entangle|long_grip',
      'Bog Lurker|r6|94|21|12|3|13|1|1|0|0|125|m|B|Heavy, PoisonImmune, Regenerating|slow|thick_hide',
    ],
  },
  shadow: {
    tank: [
      'Thug|c3|75|14|8|2|10|1|1|0|0|98|m|L|Infantry|-|opportunist',
      'Enforcer|c4|95|18|12|2|10|1|1|0|0|98|m|L|Infantry, HeavyInfantry|intimidate|dread_presence',
      'Shadow Guard|r5|115|22|16|2|11|1|1|0|0|103|m|L|Infantry, Shielded|evasion|evasive',
      'Nightblade|r6|130|26|20|2|11|1|1|0|0|103|m|L|Infantry|parry|coordinated_defense',
      'Phantom|e8|160|32|25|2|12|1|1|0|0|113|m|B|Ethereal|phase|ambusher',
    ],
    melee_dps: [
      'Pickpocket|c3|50|24|3|4|16|1|1|5|0|98|m|L|Skirmisher|-|opportunist',
      'Rogue|c4|58|30|5|4|16|1|1|5|10|98|m|L|Skirmisher|backstab|ambusher',
      'Assassin|r5|68|38|8|4|17|1|1|5|15|103|m|L|Skirmisher|execute|armor_piercer',
      'Shadow Dancer|r6|78|44|10|4|17|1|1|5|10|103|m|L|Skirmisher|blade_dance|evasive',
      'Death Dealer|e7|90|55|12|4|18|1|1|5|20|113|m|L|Skirmisher|death_mark|bloodlust',
    ],
    ranged_dps: [
      'Knife Thrower|c3|42|26|2|3|14|4|1|0|0|78|d6|L|-|-|coordinated_retreat',
      'Poison Dart|c4|48|28|3|2|14|4|1|0|0|78|d6|L|PoisonImmune|poison|conserve_ammo',
      'Sharpshooter|r5|58|35|5|2|15|6|1|0|15|83|d4|L|-|headshot|eagle_eye',
      'Shadow Archer|r6|61|38|7|2|15|5|1|0|10|83|a6|L|-|shadow_arrow|conserve_ammo',
      'Silent Death|e7|66|44|10|2|16|6|1|0|20|93|d4|L|-|lethal_shot|ambusher',
    ],
    mage: [
      'Illusionist|c3|38|22|2|2|12|4|1|0|0|78|H|L|-|blind|evasive',
      'Shadow Mage|c4|44|28|3|2|12|4|1|0|0|78|H|L|-|shadow_bolt|burnout',
      'Nightstalker|r6|55|36|5|2|13|4|1|0|0|83|H|L|-|nightmare|arcane_surge',
      'Void Assassin|e8|68|46|8|2|14|4|1|0|15|93|H|L|-|void_strike|ambusher',
    ],
    support: [
      'Spy|c3|62|14|4|2|11|3|1|0|0|83|H|L|-|scout|ambusher',
      'Saboteur|c4|70|19|6|2|11|3|1|0|0|83|H|L|-|weaken|long_grip',
      'Shadow Priest|r5|88|22|8|2|12|3|1|0|0|88|H|L|-|dark_heal, dark_will|herald',
      'Master of Shadows|e7|155|41|10|2|13|3|1|0|0|98|H|L|-|shadow_veil|guardian',
    ],
    control: [
      'Trickster|c4|67|18|6|3|13|3|1|0|0|83|H|L|-|confuse|evasive',
      'Mind Breaker|r6|101|29|10|2|14|3|1|0|0|88|H|L|-|stun|long_grip',
    ],
  },
  arcane: {
    tank: [
      'Stone Golem|c3|90|10|18|2|6|1|1|0|0|108|m|B|Construct, PoisonImmune|-|bulwark',
      'Ice Elemental|c4|105|14|20|2|6|1|1|0|0|108|m|B|Elemental, FrostImmune|frost_armor|thick_hide',
      'Earth Elemental|r5|135|18|28|2|7|1|1|0|0|113|m|B|Elemental, Heavy|earthquake|bulwark',
      'Fire Elemental|r6|145|22|24|2|7|1|1|0|0|113|m|B|Elemental, FireImmune, DeathSpread(fire)|immolate|second_wind',
      'Arcane Titan|e8|190|28|35|2|8|1|1|0|0|123|m|B|Construct, Heavy, AdamantineArmor|arcane_shield|second_wind',
    ],
    melee_dps: [
      'Spark|c3|52|22|4|3|12|1|1|10|0|108|m|B|Elemental|-|evasive',
      'Flame Dancer|c4|60|28|6|3|12|1|1|10|0|108|m|L|FireImmune|fire_touch|evasive',
      'Storm Elemental|r5|72|35|10|4|13|1|1|5|0|113|m|B|Elemental, Flyer|lightning_strike|evasive',
      'Magma Golem|r6|82|40|14|3|13|1|1|5|0|113|m|B|Construct, Heavy, FireImmune|lava_burst|bulwark',
      'Phoenix|e8|95|50|16|4|14|1|1|5|0|123|m|B|Elemental, Flyer, FireImmune|rebirth|bloodlust',
    ],
    ranged_dps: [
      'Apprentice|c3|40|24|2|2|10|4|1|0|0|88|D5|L|-|-|conserve_ammo',
      'Fire Mage|c4|46|30|3|2|10|4|1|0|0|88|D5|L|FireImmune|fireball|burnout',
      'Ice Mage|r5|52|33|5|2|11|4|1|0|0|93|D5|L|FrostImmune|frost_bolt|rapid_reload',
      'Lightning Mage|r6|64|42|7|2|11|4|1|0|0|93|D4|L|-|chain_lightning|arcane_surge',
      'Archmage|e8|76|52|10|2|12|4|1|0|0|103|D5|L|-|arcane_barrage|arcane_surge',
    ],
    mage: [
      'Conjurer|c3|32|22|2|2|8|4|1|0|0|88|H|L|-|summon|rapid_reload',
      'Elementalist|c4|42|30|3|2|8|4|1|0|0|88|H|L|-|elemental_bolt|arcane_surge',
      'Battle Mage|r6|55|42|6|2|9|3|1|0|0|93|H|L|-|arcane_explosion|ward',
      'Grand Magus|e8|68|55|8|2|6|3|1|0|0|88|H|L|-|meteor|ward',
    ],
    support: [
      'Enchanter|c3|66|15|3|2|7|3|1|0|0|93|H|L|-|buff|herald',
      'Chronomancer|c4|68|19|5|2|7|3|1|0|0|93|H|L|-|haste|rapid_reload',
      'Arcane Healer|r5|86|25|8|2|8|3|1|0|0|98|H|L|-|mana_shield|guardian',
      'Time Weaver|e7|104|30|10|2|9|3|1|0|0|108|H|L|-|time_stop|rapid_reload',
    ],
    control: [
      'Frost Witch|c4|64|21|6|2|9|3|1|0|0|93|H|L|FrostImmune|freeze|long_grip',
      'Void Mage|r6|85|28|10|2|10|3|1|0|0|98|H|L|-|silence|long_grip',
    ],
  },
  machine: {
    tank: [
      'Scrap Bot|c3|85|12|20|2|3|1|1|0|0|78|m|B|-|-|self_repair',
      'Shield Drone|c4|100|14|25|2|3|1|1|0|0|78|m|B|Flyer, Shielded|shield|guardian',
      'War Machine|r5|130|18|32|2|4|1|1|0|0|83|m|B|Heavy|fortify|bulwark',
      'Siege Tank|r6|150|22|38|2|4|1|1|0|0|83|m|B|Heavy|siege_mode|self_repair',
      'Colossus|e8|200|28|50|2|5|1|1|0|0|93|m|B|Heavy|unstoppable|second_wind',
    ],
    melee_dps: [
      'Repair Bot|c3|55|18|8|3|9|1|1|5|0|78|m|B|-|-|self_repair',
      'Blade Drone|c4|62|24|10|4|9|1|1|5|0|78|m|B|Flyer|spin|evasive',
      'Assault Mech|r5|75|32|15|4|10|1|1|5|0|83|m|B|Charger|charge|trample',
      'Destroyer|r6|85|38|18|3|10|1|1|5|0|83|m|B|HeavyInfantry|overdrive|rending_blows',
      'Omega Unit|e8|100|48|22|3|11|1|1|5|0|93|m|B|Heavy|annihilate|bloodlust',
    ],
    ranged_dps: [
      'Gun Turret|c3|50|22|12|1|7|5|1|0|0|58|d8|B|-|-|eagle_eye',
      'Rocket Bot|c4|55|28|14|2|7|5|1|0|0|58|a4|B|-|rocket|rapid_reload',
      'Sniper Drone|r5|65|35|16|2|8|6|1|0|0|63|d5|B|Flyer|precision|eagle_eye',
      'Artillery|r6|72|40|18|1|8|7|1|0|0|63|a3|B|Heavy|barrage|rapid_reload',
      'Devastator|e7|85|50|22|2|9|5|1|0|0|73|d3|B|Heavy|obliterate|conserve_ammo',
    ],
    mage: [
      'Spark Plug|c3|42|24|8|2|5|4|1|0|0|58|H|B|-|shock|arcane_surge',
      'Tesla Coil|c4|48|30|10|1|5|4|1|0|0|58|H|B|-|arc|rapid_reload',
      'Plasma Cannon|r6|60|40|14|2|6|4|1|0|0|63|D|B|-|plasma_bolt|burnout',
      'Doom Cannon|e8|75|52|18|1|7|4|1|0|0|63|D|B|Heavy|doom_ray|rapid_reload',
    ],
    support: [
      'Medic Bot|c3|68|11|10|2|4|3|1|0|0|63|H|B|-|repair|rapid_reload',
      'Shield Generator|c4|75|14|15|1|4|3|1|0|0|63|H|B|-|shield_all|guardian',
      'Engineer|r5|94|19|18|2|5|3|1|0|0|68|d6|L|-|upgrade|field_repairs',
      'Master Engineer|e7|114|25|22|2|6|3|1|0|0|78|d6|L|-|overclock|field_repairs',
    ],
    control: [
      'EMP Drone|c4|69|18|12|2|6|3|1|0|0|63|H|B|Flyer|disable|long_grip',
      'Gravity Well|r6|117|30|16|1|7|3|1|0|0|68|H|B|-|pull|long_grip',
    ],
  },
  empire: {
    tank: [
      'Spearman|c3|82|15|13|2|8|1|1|0|0|130|m|L|Infantry, SpearWall, LongReach|-|unbreakable_square',
      'Shieldbearer|c4|104|14|20|2|8|1|1|0|0|130|m|L|Infantry, Shielded, Shieldwall, HeavyInfantry|shield_wall|unbreakable_square',
      'Halberdier|r5|128|26|20|2|9|1|1|0|0|135|m|L|Infantry, SpearWall, AntiCavalry, LongReach|set_pikes|coordinated_defense',
      'Greatshield|r6|155|20|30|2|9|1|1|0|0|135|m|L|Infantry, HeavyInfantry, Shielded, Shieldwall|hold_the_line|unbreakable_square',
      'Imperial Guard|e8|180|28|36|2|10|1|1|0|0|145|m|L|Infantry, Heavy, HeavyInfantry, Shielded, UnbreakableSquare|last_stand|coordinated_defense',
    ],
    melee_dps: [
      'Swordsman|c3|66|21|8|3|14|1|1|5|0|130|m|L|Infantry, HeavyInfantry|-|coordinated_defense',
      'Outrider|c4|83|31|6|5|14|1|1|5|0|130|m|L|Cavalry, Skirmisher|harry|opportunist',
      'Knight|r5|95|19|10|4|20|1|2|5|0|135|m|L|Cavalry, Heavy|lance|trample',
      'Greatsword|r6|95|43|13|3|15|1|1|5|0|135|m|L|Infantry|cleave|rending_blows',
      'Grand Master|e8|115|50|18|4|22|1|1|5|0|145|m|L|Cavalry, Heavy, Officer|thunder_charge|trample',
    ],
    ranged_dps: [
      'Archer|c3|50|23|3|2|12|5|1|0|0|110|a6|L|-|-|coordinated_retreat',
      'Crossbowman|c4|56|28|5|2|12|5|1|0|0|110|d5|L|-|pavise|conserve_ammo',
      'Musketeer|r5|60|35|6|2|13|6|1|0|0|115|d4|L|-|aimed_shot|conserve_ammo',
      'Mortar|r6|60|35|8|1|13|7|1|0|0|115|a4|L|Heavy|bombard|rapid_reload',
      'Great Cannon|e7|67|43|10|1|14|8|1|0|0|125|d4|L|Heavy|cannonade|rapid_reload',
    ],
    mage: [
      'Priest|c3|48|22|3|2|10|4|1|0|0|110|H|L|-|solace|herald',
      'Fire Adept|c4|48|29|3|2|10|4|1|0|0|110|H|L|-|flame_lance|burnout',
      'Storm Mage|r6|67|39|5|2|11|4|1|0|0|115|H|L|-|arc, storm_front|rapid_reload',
      'Hierophant|e8|74|44|8|2|12|4|1|0|0|125|H|L|CurseImmune|sunburst, holy_light|ward',
    ],
    support: [
      'Blacksmith|c3|91|20|8|2|9|1|1|0|0|115|m|L|Infantry|whetstone|field_repairs',
      'Supply Wagon|c4|124|8|12|1|9|1|1|0|0|115|m|L|SupplyWagon, Heavy|-|bulwark',
      'Officer|r5|171|56|12|2|10|1|1|0|0|120|m|L|Infantry, Officer|command, rally_banner|herald',
      'Arch Chaplain|e7|155|46|12|2|11|3|1|0|0|130|H|L|-|purify, saints_shield, solace|guardian',
    ],
    control: [
      'Provost|c4|74|18|10|2|11|1|1|0|0|115|m|L|Infantry|shackle|long_grip',
      'Exorcist|r6|110|36|10|2|12|3|1|0|0|120|H|L|Purifier|banish|long_grip',
    ],
  },
  undead: {
    tank: [
      'Zombie|c3|105|14|4|2|4|1|1|0|0|125|m|B|Infantry|-|grasping',
      'Skeleton Pikeman|c4|95|20|11|2|5|1|1|0|0|125|m|B|Infantry, SpearWall, LongReach|set_pikes|sticky_intercept',
      'Bone Golem|r5|140|22|20|2|6|1|1|0|0|130|m|B|Heavy, Regenerating|reassemble|bulwark',
      'Grave Guard|r6|140|28|25|2|10|1|1|0|0|130|m|B|Infantry, HeavyInfantry, Shielded|barrow_steel|cursed_blades',
      'Flesh Colossus|e8|212|30|24|2|7|1|1|0|0|140|m|B|Heavy, Unstoppable, Terror|devour|second_wind',
    ],
    melee_dps: [
      'Skeleton Warrior|c3|60|24|2|3|11|1|1|5|0|125|m|B|Infantry|-|rending_blows',
      'Ghoul|c4|74|34|6|4|11|1|1|5|0|125|m|B|Skirmisher|corpse_feast|opportunist',
      'Ghost|r5|62|30|0|3|12|1|1|5|0|130|M|B|Incorporeal, Ethereal|chill_touch|dread_presence',
      'Death Rider|r6|88|42|13|4|14|1|1|5|0|130|m|B|Cavalry|dread_charge|trample',
      'Barrow King|e8|84|40|20|3|13|1|1|5|0|140|m|B|Infantry, Heavy, Officer, Shielded|call_the_barrow|cursed_blades',
    ],
    ranged_dps: [
      'Skeleton Archer|c3|46|23|2|2|9|5|1|0|0|105|a8|B|-|-|endless_quiver',
      'Bone Thrower|c4|52|29|4|2|9|4|1|0|0|105|d6|B|-|impale|conserve_ammo',
      'Wraith Archer|r5|60|35|4|2|10|5|1|0|0|110|a6|B|Ethereal|chill_touch|eagle_eye',
      'Plague Catapult|r6|72|38|8|1|10|7|1|0|0|110|a4|B|Heavy, PlagueImmune|rotten_load|rapid_reload',
      'Grave Drake|e7|105|50|16|4|11|3|1|0|0|120|D6|B|Flyer, Heavy, Terror, FrostImmune|frost_breath|second_wind',
    ],
    mage: [
      'Bone Witch|c3|42|25|2|2|7|4|1|0|0|105|H|B|-|curse|rapid_reload',
      'Grave Acolyte|c4|46|27|3|2|7|4|1|0|0|105|H|B|-|drain_life|burnout',
      'Necromancer|r6|56|36|5|2|8|4|1|0|0|110|H|B|-|raise_dead, dark_will|rapid_reload',
      'Arch Lich|e8|70|46|8|2|9|4|1|0|0|120|H|B|FrostImmune|glacial_doom|ward',
    ],
    support: [
      'Gravedigger|c3|51|11|5|2|6|3|1|0|0|110|H|B|-|stitch|herald',
      'Corpse Cart|c4|137|17|10|2|6|1|1|0|0|110|m|B|Heavy|defiled_ground|bulwark',
      'Reliquary Bearer|r5|101|25|10|2|7|1|1|0|0|115|m|B|Infantry|bone_ward, reliquary|second_wind',
      'Death Priestess|e7|114|33|8|2|8|3|1|0|0|125|H|B|-|unholy_communion, dark_will|rapid_reload',
    ],
    control: [
      'Plague Bearer|c4|76|17|4|2|8|1|1|0|0|110|m|B|DeathSpread(plague), PlagueImmune|festering_touch|grasping',
      'Banshee|r6|81|30|0|3|9|3|1|0|0|115|H|B|Incorporeal, Ethereal|wail, icy_grave|dread_presence',
    ],
  },
}

/** Units that only effects create. */
export const SUMMON_ROWS: readonly (readonly [Role, string])[] = [
  ['melee_dps', 'Risen Skeleton|1|35|14|2|2|4|1|1|5|0|60|m|B|Undead, Infantry|-|-'],
  ['melee_dps', 'Hell Spawn|2|45|18|6|3|11|1|1|5|0|70|m|B|FireImmune|-|-'],
  ['melee_dps', 'Spirit Wolf|2|40|18|3|4|14|1|1|10|0|70|m|L|Beast, Skirmisher|-|-'],
  ['mage', 'Mana Wisp|1|24|12|0|3|8|3|1|0|0|60|H|B|Elemental, Flyer|-|-'],
  ['ranged_dps', 'Field Turret|2|45|16|10|0|6|5|1|0|0|80|d8|B|Mechanical, Construct|-|-'],
  ['tank', 'Barricade|0|60|0|10|0|0|1|1|0|0|100|m|B|Structure|-|-'],
  ['melee_dps', 'Bomb Bot|1|30|8|5|4|12|1|1|5|0|60|m|B|Mechanical, Construct|rush_in, detonate|-'],
]
