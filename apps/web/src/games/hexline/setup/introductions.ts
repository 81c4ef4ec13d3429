/** How a ready-made army fights, in a sentence; by its id. */
export const ARMY_WORDS: Readonly<Record<string, string>> = {
  iron_line: 'A wall of shields that is healed and fortified while bolts and splinters fly over it.',
  banner_and_bolt: 'Banners that make every blow harder, shields and glass in front, crossbows and frost behind.',
  hunting_pack: 'Many quick beasts; a ripper that fells somebody strikes again at once.',
  stampede:
    'Big animals that rage when they are wounded or a friend falls; when one fells somebody, those beside are hurt, too.',
  deep_frost: 'Winds push back whoever comes close, frost holds them, and storms break them from afar.',
  falling_glass:
    'A comet falls on everybody and glass cuts whoever strikes it, while archers step back and alchemists eat armour away.',
  last_rites: 'Its dead help the living: they are mourned, avenged and answered by Blades.',
  knives_at_night:
    'Stalkers step out of the shadows behind the front while beasts hold it, healed by every enemy who falls.',
  cold_steel:
    'A wall that grows stronger while it stands, in front of splinters, frost and an alchemist who eats armour away.',
  grave_hunt:
    'Bears whom an oath keeps standing after blows that should fell them, with a ghoul that grows on the fallen.',
}
