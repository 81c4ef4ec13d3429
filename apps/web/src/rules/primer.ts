/** A game in a page, for somebody who wants to play it; the numbered book stands behind it. */
export interface Primer {
  /** Three sentences. */
  readonly goal: readonly [string, string, string]
  /** A turn, or a battle, step by step. */
  readonly turn: readonly string[]
  readonly symbols: readonly { readonly icon: string; readonly name: string; readonly means: string }[]
  /** Ten things worth knowing. */
  readonly things: readonly string[]
}

const HEXLINE: Primer = {
  goal: [
    'You buy an army and place it; then it fights by itself against the other one.',
    'A battle is won when no enemy stands.',
    'Whoever wins two of three battles wins the match, and between them both may buy anew.',
  ],
  turn: [
    'Buy units for 100 points: at most four of a kind, of at most two families.',
    'Place them in your zone, without seeing where the others stand.',
    'In each round every unit takes one turn, in an order drawn anew.',
    'A unit with an enemy in reach attacks one of them; otherwise it walks towards the nearest.',
    'Afterwards read what every unit did for its price, and change the army.',
  ],
  symbols: [
    { icon: 'hearts', name: 'Life', means: 'What it can lose before it falls.' },
    { icon: 'crossed-swords', name: 'Damage', means: 'What its attack takes away, before armour.' },
    { icon: 'checked-shield', name: 'Armour', means: 'Taken off every single blow.' },
    { icon: 'bow-arrow', name: 'Reach', means: 'How many hexes away it strikes.' },
    {
      icon: 'walking-boot',
      name: 'Speed',
      means: '100 walks one hex; 150 has an even chance of a second, 200 always walks two.',
    },
    { icon: 'snowflake-2', name: 'Frozen', means: 'It skips its next turn.' },
    { icon: 'silenced', name: 'Silenced', means: 'Its abilities are off for a while.' },
  ],
  things: [
    'Armour counts against each blow: many small blows break on it, one heavy blow goes through.',
    'Which enemy in reach is struck is chance, so what stands alone in reach is surely struck.',
    'Short reach belongs in front, long reach behind; units never walk through each other.',
    'An ability with a number beside it fires every so many turns.',
    'Auras reach only so far: keep who gives and who takes them close.',
    'Silence turns off armour and auras that come from abilities, too.',
    'A summoned Blade is weak and free; it keeps enemies busy.',
    'A battle in which nothing changes any more ends as a draw.',
    'Fight their last army as often as you like before you lock your own.',
    'Every number in the log opens into the sum behind it.',
  ],
}

const SIEGEFRONT: Primer = {
  goal: [
    'Two castles face each other across nine cells.',
    'You spend mana on cards, march them forward and strike.',
    'The first castle at 0 loses.',
  ],
  turn: [
    'Your mana is filled up: as much as the turn’s number, ten at most. What is left over is lost.',
    'You draw a card.',
    'Deploy cards on your home row, or in the middle row while you have more cards there.',
    'Each of your cards may move once and attack once, in any order.',
    'End the turn; then it is theirs.',
  ],
  symbols: [
    { icon: 'gems', name: 'Mana', means: 'What a card costs, and what you have this turn.' },
    { icon: 'crossed-swords', name: 'Attack', means: 'How hard it strikes.' },
    { icon: 'checked-shield', name: 'Defence', means: 'Taken off every blow; at least 1 always gets through.' },
    { icon: 'hearts', name: 'Life', means: 'At 0 the card goes to the graveyard.' },
    {
      icon: 'walking-boot',
      name: 'Speed',
      means: 'The faster strikes first; very slow cards stay where they are, very fast ones walk two cells.',
    },
    {
      icon: 'flag-objective',
      name: 'The middle',
      means: 'Yours while you have more cards in it: then you may deploy there.',
    },
    { icon: 'card-draw', name: 'Deck', means: 'Cards you have not drawn yet.' },
    { icon: 'castle', name: 'Castle', means: 'Protect yours, break theirs.' },
  ],
  things: [
    'A card that has just been deployed cannot attack, but it may move and it strikes back.',
    'The faster strikes first; who falls to that blow does not strike back.',
    'Who cannot reach the attacker does not answer: shoot from two cells away.',
    'A castle is attacked from their home row, or from farther with reach; a card in the same column blocks it.',
    'A Guard beside your card holds it: it must be struck first.',
    'One blow in ten is critical and half as strong again.',
    'The forecast shows every blow before you strike.',
    'Holding the middle lets you deploy closer to their castle.',
    'When all cells of your home row are held by the enemy, your castle still throws them back: look for Sally.',
    'At the turn limit the stronger castle wins.',
  ],
}

const COHORT: Primer = {
  goal: [
    'You lead an ancient army over ground that you mostly do not see.',
    'You write orders in plain English, and both sides’ orders happen at once.',
    'Hold the points that count for long enough, or break the other army.',
  ],
  turn: [
    'Write orders, or press a unit and then a tile. Whoever gets no new order goes on with the last one.',
    'Read under the sheet what was understood; arrows show it on the map.',
    'When both sides have sent, everybody marches at once, in small steps.',
    'Then archers shoot, neighbours fight, and who lost too many men breaks and runs.',
    'Points held are added to the score.',
  ],
  symbols: [
    { icon: 'flying-flag', name: 'Point', means: 'Ground that counts; its number is its worth a turn.' },
    { icon: 'hearts', name: 'Men and morale', means: 'The green bar is men, the yellow one courage.' },
    { icon: 'arrow-cluster', name: 'Volleys', means: 'How often archers can still shoot.' },
    { icon: 'run', name: 'Routing', means: 'It runs and obeys nobody until it rallies.' },
    {
      icon: 'beast-eye',
      name: 'Sight',
      means: 'Painted ground is in sight, inked ground was, pencilled ground never.',
    },
    { icon: 'uncertainty', name: 'Unknown force', means: 'Somebody is somewhere in this box.' },
    { icon: 'scroll-quill', name: 'Orders', means: 'What you wrote, and how it was understood.' },
  ],
  things: [
    'Scouts see five tiles instead of three: send them ahead.',
    'A hill gives sight, range and defence. A ford is the worst place to be struck on.',
    'Forest hides whoever stands in it.',
    'Blows in the flank and the rear hurt more and frighten more.',
    'Riders who take two steps straight at an enemy charge.',
    'Who moves next to a steady enemy stops there.',
    'A unit that breaks frightens friends within two tiles; keep a reserve out of that reach.',
    'Archers are filled up near the supply train, and the train feeds everybody: guard it.',
    'A phalanx is strong in front and slow to turn; it needs open ground.',
    '"If they come within two, attack" and "hold until turn 5" are orders, too.',
  ],
}

const GAUNTLET: Primer = {
  goal: [
    'You bring a team of up to twelve units of one faction and place it in secret.',
    'Then both lines meet and fight by themselves.',
    'The side that still stands wins the battle.',
  ],
  turn: [
    'Muster: choose cards of a faction within the price, and upgrades for your gold.',
    'Deploy on your two rows, and say when the leader’s spells come.',
    'In each round units act by initiative, the quick ones first.',
    'A unit beside an enemy is bound to it; leaving costs a blow.',
    'Who loses all Resolve runs, or crumbles if it never lived.',
  ],
  symbols: [
    { icon: 'hearts', name: 'Life', means: 'The green plate with the number.' },
    { icon: 'brain', name: 'Resolve', means: 'The blue bar: courage. Violet for those who never lived.' },
    { icon: 'checked-shield', name: 'Armour', means: 'Less of every physical blow; magic meets half of it.' },
    { icon: 'arrow-cluster', name: 'Ammunition', means: 'Shots that are left.' },
    { icon: 'magic-swirl', name: 'Spell', means: 'Two for each leader, at a moment chosen before the battle.' },
    {
      icon: 'virus',
      name: 'Contagion',
      means: 'Fire, poison, curse, frost or plague: it spreads to neighbours of either side.',
    },
    { icon: 'coins', name: 'Gold', means: 'For upgrades before the battle.' },
  ],
  things: [
    'From the side and from behind there is no shield, no formation and no answer.',
    'Archers beside an enemy fight by hand, and badly: put somebody in front of them.',
    'A straight shot needs a clear line; an arched one does not.',
    'Riders charge over two or more empty cells in a straight line: leave them a lane.',
    'Spears that stand still stop riders.',
    'Who has not moved strikes at whoever comes into reach.',
    'Neighbours in formation hold longer.',
    'A fallen friend costs courage, a fallen enemy gives it.',
    'Keep burning units away from their friends.',
    'From round 16 on everybody tires, and nothing heals any more.',
  ],
}

const GAUNTLET_RUN: Primer = {
  goal: [
    'You lead a team that grows card by card through a run of battles.',
    'Each is fought against a team that somebody else has left there, or a bot’s.',
    'Nine wins make the run; at the fourth loss it is over.',
  ],
  turn: [
    'Choose a faction and a leader; everything else has a usual choice.',
    'Pick three of five cards, and after each battle one of three.',
    'In camp spend gold on upgrades, place the team on your two rows and say when the spells come.',
    'Find an opponent: from then on the team is locked.',
    'Watch the battle, take the gold, pick the next card.',
  ],
  symbols: [
    ...GAUNTLET.symbols,
    {
      icon: 'flag-objective',
      name: 'Wins and losses',
      means: 'Nine wins are the end of the road; four losses end it early.',
    },
  ],
  things: [
    'A loss pays more gold than a win: it buys the way back.',
    'From the third win in a row on there is extra gold.',
    'An upgraded card has half as much again of life, attack, armour and Resolve; at the third tier twice, and a mastery.',
    'Cards you do not pick stay in your deck and come again.',
    'After as many battles as you like the hand never has more than twelve cards.',
    'Placement and spells stand as you left them in the next camp.',
    'Put somebody sturdy in front of archers and mages.',
    'From the side and from behind there is no shield, no formation and no answer.',
    'A fallen friend costs courage, a fallen enemy gives it.',
    'From round 16 on everybody tires, and nothing heals any more.',
  ],
}

const HUNDRED: Primer = {
  goal: [
    'You lead a handful of medieval fighters on open ground.',
    'Both sides plan in secret, and then twenty moments are played for everybody at once.',
    'Do what the scenario asks, or leave nobody able to fight.',
  ],
  turn: [
    'Give each fighter steps: go, strike, defend, wait for something.',
    'Steps cost action points; what does not fit waits for the next turn.',
    'When both sides have sent, the turn is played tick by tick.',
    'Every blow is rolled with a hundred-sided die, and you see all of them.',
    'At the end of the turn nerves settle, wounds bleed, and the aims are judged.',
  ],
  symbols: [
    {
      icon: 'perspective-dice-six-faces-random',
      name: 'Chance',
      means: '"34 against 70" hits: at or under the chance.',
    },
    { icon: 'hearts', name: 'Hit points', means: 'Below half it fights worse, below a quarter it bleeds.' },
    { icon: 'tired-eye', name: 'Stamina', means: 'Blows and running cost it; at 0 the fighter is exhausted.' },
    { icon: 'brain', name: 'Nerve', means: 'Shaken, broken, routed: each worse than the one before.' },
    { icon: 'bleeding-wound', name: 'Bleeding', means: 'One hit point a turn until it is bandaged.' },
    { icon: 'shield-bash', name: 'Shield wall', means: 'Neighbours who face alike block better.' },
    { icon: 'flag-objective', name: 'Aim', means: 'What this side must do to win.' },
  ],
  things: [
    'Two against one is worth ten, three against one fifteen: gang up.',
    'Blows from the side and from behind hit more easily.',
    'Everybody has one reaction a turn; defending buys more.',
    'Leaving somebody who is engaged gives a free blow; step back in order instead.',
    'A head that is hit takes three times the harm.',
    'Whoever runs or shoots in a forest is seen.',
    'A leader close by steadies nerves; losing one shakes everybody.',
    'The exhausted are slow, weak and easy: rest before the fight.',
    'Bows are useless at arm’s length.',
    'Conditions make a plan clever: hold, and strike when somebody comes.',
  ],
}

const PRIMERS: Readonly<Record<string, Primer | undefined>> = {
  hexline: HEXLINE,
  siegefront: SIEGEFRONT,
  cohort: COHORT,
  'gauntlet-duel': GAUNTLET,
  'gauntlet-run': GAUNTLET_RUN,
  hundred: HUNDRED,
}

export function primerOf(game: string): Primer | null {
  return PRIMERS[game] ?? null
}
