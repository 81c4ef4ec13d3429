import type { Primer } from '@tessera/play/guide'

export const primer: Primer = {
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
    'Running or shooting in a forest gives a fighter away.',
    'A leader close by steadies nerves; losing one shakes everybody.',
    'The exhausted are slow, weak and easy: rest before the fight.',
    'Bows are useless at arm’s length.',
    'Conditions make a plan clever: hold, and strike when somebody comes.',
  ],
}
