import type { Primer } from '@tessera/play/guide'
import { primer as duel } from '../duel/primer.ts'

export const primer: Primer = {
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
    ...duel.symbols,
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
