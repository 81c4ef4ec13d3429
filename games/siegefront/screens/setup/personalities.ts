/** What a player notices after a few matches against each. */
export const PERSONALITY_TEXTS: Readonly<Record<string, string>> = {
  marshal: 'Trades evenly and keeps its ranks: a good first opponent.',
  ravager: 'Would rather hurt you than live. Cheap blockers stop it.',
  bastion: 'Guards and shields before anything else. Shoot over them.',
  stalker: 'Runs round your flanks. Keep a card back.',
  arcanist: 'Burns and freezes from afar. Spread out.',
  besieger: 'Aims at your castle from wherever it can. Go to meet it.',
}
