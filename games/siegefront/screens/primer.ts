import type { Primer } from '@tessera/play/guide'

export const primer: Primer = {
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
