/** How matches and battles ended. */
export const result = {
  'ending.drawn': 'Nobody won: {$why}.',
  'ending.won': '.input {$who :name} .match $who you {{You won: {$why}.}} * {{{$who} won: {$why}.}}',
  'ending.battleDrawn': 'Drawn in {$rounds :integer} rounds, life left {$left}',
  'ending.battleWon': '{$who} won in {$rounds :integer} rounds, life left {$left}',
  'ending.nobody': 'Nobody stands.',
  'lost.elimination': 'you have nobody left',
  'lost.rout': 'your whole side has broken and flees',
  'lost.weariness': 'both are spent, and the healthier side wins',
  'lost.round_limit': 'the rounds are over, and the healthier side wins',
  'result.how': 'Against {$foe}, {$rounds :integer} rounds: {$why}',
  'result.turned': 'Round {$n :integer}: {$what}',
} as const
