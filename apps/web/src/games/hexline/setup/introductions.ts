/** How a ready-made army fights, in a sentence; by its id. */
export const ARMY_WORDS: Readonly<Record<string, string>> = {
  iron_line: 'A wall of shields, iron and pikes: pikes push back whoever wounds them, and a surgeon heals behind it.',
  banner_and_bolt: 'Banners that make every blow harder, pikes and shields in front, crossbows behind.',
  hunting_pack: 'Many quick wolves that heal when they fell somebody; a ripper that does strikes again at once.',
  stampede:
    'Big animals that rage when they are wounded or a friend falls; when one fells somebody, those beside are hurt, too.',
  deep_frost: 'Winds push back whoever comes close, frost holds them, and storms and a comet break them from afar.',
  falling_glass: 'Golems of glass cut whoever is beside them when they are struck, under banners and crossbow bolts.',
  last_rites:
    'Glass in front, and behind it those who mourn: when somebody falls, the rest are healed and grow stronger.',
  knives_at_night:
    'Stalkers step out of the shadows behind the front while beasts hold it, and an oath keeps them standing.',
  cold_steel: 'Iron and a pike in front, and behind them frost that holds and songs that silence every ability.',
  grave_hunt: 'Beasts that make the kills, and ghouls and kites that grow on the fallen.',
}
