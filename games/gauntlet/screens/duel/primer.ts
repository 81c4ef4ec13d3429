import type { Primer } from '@tessera/play/guide'

export const primer: Primer = {
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
