/** How a ready-made army fights, in a sentence; by its id. */
export const ARMY_WORDS: Readonly<Record<string, string>> = {
  iron_line: 'A wall of shields that is healed while crossbows shoot over it.',
  banner_and_bolt: 'Heavy armour round a banner, with three crossbows behind: slow, hard to break.',
  hunting_pack: 'Many quick beasts; a ripper that fells somebody strikes again at once.',
  stampede: 'Big, quick animals; when one of them fells somebody, those beside are hurt, too.',
  deep_frost: 'Freezes whoever comes close, then breaks them with storms from afar.',
  falling_glass: 'Silences whoever comes close while comets fall on everybody.',
  last_rites: 'Its dead help the living, and whoever is nearly down is finished off.',
  knives_at_night: 'Stalkers step out of the shadows behind the front while ghouls grow on the fallen.',
  cold_steel: 'Shields in front of alchemists who eat armour away, with winds that push back.',
  grave_hunt: 'Beasts whom oaths keep standing after blows that should fell them.',
}
