import type { Primer } from '@tessera/play/guide'

export const primer: Primer = {
  goal: [
    'You lead an ancient army over ground that you mostly do not see.',
    'You write orders in plain English, and both sides’ orders happen at once.',
    'Hold the points that count for long enough, or break the other army.',
  ],
  turn: [
    'Write orders, or press a unit and then a tile. A unit without a new order goes on with its last one.',
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
