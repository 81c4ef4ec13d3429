/** How a ready-made army fights, in a sentence; by its id. */
export const ARMY_WORDS: Readonly<Record<string, string>> = {
  iron_line: 'A line of shields, iron and pikes that hardens while it stands, with splinters and a song that silences.',
  banner_and_bolt: 'Banners that make every blow harder, shields and glass in front, frost and a crossbow behind.',
  hunting_pack:
    'Wolves and rippers that strike again when they fell somebody, beside bears that rage when a friend falls.',
  stampede:
    'Big animals that rage when they are wounded or a friend falls; when one fells somebody, those beside are hurt, too.',
  deep_frost: 'Frost that holds, songs that silence and splinters that cut the crowd, behind one shield and a banner.',
  falling_glass: 'Golems of glass cut whoever is beside them when they are struck, and splinters fall on the crowd.',
  last_rites:
    'Blades are called and mourned: whenever one falls, the rest are healed and grow stronger, and an oath keeps them up.',
  knives_at_night:
    'Stalkers step out of the shadows behind the front while beasts hold it, and an oath keeps them standing.',
  cold_steel: 'Iron and a pike in front, and behind them frost that holds and songs that silence every ability.',
  grave_hunt:
    'Beasts that make the kills, ghouls and kites that grow on the fallen, and a headsman who ends the wounded.',
}
