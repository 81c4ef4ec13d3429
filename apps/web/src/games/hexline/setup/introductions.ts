/** How a ready-made army fights, in a sentence; by its id. */
export const ARMY_WORDS: Readonly<Record<string, string>> = {
  iron_line: 'A wall of shields that is healed and fortified while crossbows shoot over it.',
  banner_and_bolt: 'A banner that makes every blow harder, crossbows behind, frost and glass in front.',
  hunting_pack: 'Many quick beasts; a ripper that fells somebody strikes again at once.',
  stampede: 'Big, quick animals that rage when they are wounded; when one fells somebody, those beside are hurt, too.',
  deep_frost: 'Winds push back whoever comes close, frost holds them, and storms break them from afar.',
  falling_glass: 'Shields and glass that cuts whoever strikes it hold the front while comets fall on everybody.',
  last_rites: 'Its dead help the living: they are mourned, avenged and answered by Blades.',
  knives_at_night: 'Stalkers step out of the shadows behind the front while great beasts hold it.',
  cold_steel: 'Shields that grow stronger while they stand, in front of an alchemist who eats armour away.',
  grave_hunt:
    'Beasts whom an oath keeps standing after blows that should fell them, with ghouls that grow on the fallen.',
}
