import type { Primer } from '@tessera/play/guide'

export const primer: Primer = {
  goal: [
    'You buy an army and place it; then it fights by itself against the other one.',
    'A battle is won when no enemy stands.',
    'Whoever wins two of three battles wins the match; between battles both may change their armies.',
  ],
  turn: [
    'Buy units for 100 points: at most four of a kind, of at most two families.',
    'Place them in your zone, without seeing where the others stand.',
    'In each round every unit takes one turn, in a random order.',
    'A unit with an enemy in range attacks one of them; otherwise it walks towards the nearest.',
    'Afterwards read what every unit did for its price, and change the army.',
  ],
  symbols: [
    { icon: 'hearts', name: 'Life', means: 'What it can lose before it falls.' },
    { icon: 'crossed-swords', name: 'Damage', means: 'What its attack takes away, before armour.' },
    { icon: 'checked-shield', name: 'Armour', means: 'Taken off every single blow.' },
    { icon: 'bow-arrow', name: 'Range', means: 'How many hexes away it strikes.' },
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
    'Which enemy in range is struck is chance, so what stands alone in range is surely struck.',
    'Short range belongs in front, long range behind; units never walk through each other.',
    'An ability with a number beside it fires every so many turns.',
    'Auras reach only a few hexes: keep those who give them close to those who need them.',
    'Silence turns off armour and auras that come from abilities, too.',
    'A summoned Blade is weak and free; it keeps enemies busy.',
    'A battle in which nothing changes any more ends as a draw.',
    'Fight their last army as often as you like before you lock your own.',
    'Every number in the log opens into the sum behind it.',
  ],
}
